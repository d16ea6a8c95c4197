#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/variant/variant.h"
#include "core/variant_file/variant_notes.h"

namespace mujo {

/// A shipped variant file.
struct VariantText {
    std::string_view fileName;
    std::string_view text;
};

/// Every shipped variant file, as text.
std::span<const VariantText> builtinVariants();
/// Every shipped weights file; its name is that of the variant file but for the end.
std::span<const VariantText> builtinWeights();

/// Whether a game is, letter for letter of its file, one that comes with the program.
[[nodiscard]] bool isShipped(const Variant& variant);

/// `mujo/variants` in the `userDataFolder`; empty when there is none.
std::filesystem::path userVariantFolder();

/// All variants that can be played: the shipped ones and those of the user's folder, where a file with the
/// same id wins. Files are parsed once here and once more for each profile that is loaded. A weights file,
/// `my.weights` beside `my.json`, says what the engine has learned of the game; for readings of it with the
/// other rule of drops, `my.drops.weights` or `my.no-drops.weights` does.
class Catalog {
public:
    struct Entry {
        std::shared_ptr<const Variant> standard;
        std::string fileName;
        VariantNotes notes;
        bool replacesBuiltin = false;
    };

    /// Names and sentences of the games come in `language` where it has them; null for those of the files.
    explicit Catalog(const std::filesystem::path& userFolder = userVariantFolder(),
                     std::shared_ptr<const Translation> language = {});

    [[nodiscard]] const std::shared_ptr<const Translation>& language() const { return m_language; }

    /// Ordered by board size, then by name.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// Faults of files in the user's folder, which are left out, and notes on replaced variants.
    [[nodiscard]] const Diagnostics& faults() const { return m_faults; }
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }

    [[nodiscard]] const Entry* find(std::string_view id) const;
    /// The game under a profile; the fault of an unknown id names the nearest or all known ones, and where
    /// games are looked for.
    [[nodiscard]] Result<std::shared_ptr<const Variant>>
    load(std::string_view id, std::string_view profile = kStandardProfile) const;

    /// The same of the shipped files alone, whatever has taken the place of one.
    [[nodiscard]] Result<std::shared_ptr<const Variant>>
    loadShipped(std::string_view id, std::string_view profile = kStandardProfile) const;

    /// Whether the file of a game says what `definition` does, however the one and the other is laid out.
    [[nodiscard]] bool isDefinedSo(std::string_view id, const nlohmann::ordered_json& definition) const;

    /// What the file of a game says beside it; nothing for one that is not here, or here by other rules.
    [[nodiscard]] VariantNotes notes(const Variant& variant) const;

    /// Adds a variant from a text, replacing one of the same id. Returns its id.
    Result<std::string> add(const std::string& text, const std::string& fileName);
    /// Adds one that was read into another catalogue, by another thread say, in the same way.
    void add(Entry entry);

private:
    void sort();
    void learn(VariantNotes& notes, const Variant& variant, const std::string& fileName);
    /// What a weights file of the variant file says, which has that ending instead of `.json`; null where
    /// there is none, and where it does not fit, which is a fault.
    std::shared_ptr<const TunedEvaluation> learned(const Variant& variant, const std::string& fileName,
                                                   const std::string& ending);

    std::filesystem::path m_userFolder;
    std::shared_ptr<const Translation> m_language;
    std::vector<Entry> m_entries;
    Diagnostics m_faults;
    std::vector<std::string> m_notes;
};

} // namespace mujo
