#pragma once

#include <QString>
#include <filesystem>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/loader.h"

namespace mujo::ui {

/// Why a variant was not kept.
struct VariantFault {
    enum class Kind {
        Faulty,     ///< its text is, as `faults` say
        NoHome,     ///< there is no folder for it
        NoFolder,   ///< `path` cannot be made
        NotWritten, ///< `path`, for the `reason` of the system
    };

    Kind kind = Kind::Faulty;
    QString path{};
    QString reason{};
    Diagnostics faults{};
};

/// One sentence, or the faults of the text.
[[nodiscard]] QString faultInWords(const VariantFault& fault);

/// The folder of the user's own variant files.
class UserVariants {
public:
    explicit UserVariants(std::filesystem::path folder = userVariantFolder()) : m_folder(std::move(folder)) {}

    [[nodiscard]] QString folder() const;
    /// Whether the game of this id comes from the user's folder.
    [[nodiscard]] bool holds(const Catalog& catalog, const std::string& id) const;
    /// Writes a variant file that has been checked and makes its game known: into the file the game came from
    /// when that is one of the user's, else into `ID.json`. What was there stays untouched when anything
    /// fails; the value is the path.
    Result<QString, VariantFault> keep(Catalog& catalog, const std::string& text) const;
    /// The same for a variant that was loaded from its text before.
    Result<QString, VariantFault> keep(Catalog& catalog, const std::string& text,
                                       const LoadedVariant& loaded) const;
    /// An id after the wish that no game has yet.
    [[nodiscard]] static std::string freeId(const Catalog& catalog, const QString& wish);

private:
    [[nodiscard]] std::filesystem::path fileOf(const Catalog& catalog, const std::string& id) const;

    std::filesystem::path m_folder;
};

} // namespace mujo::ui
