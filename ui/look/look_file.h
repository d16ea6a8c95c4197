#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/variant_file/json_reader.h"
#include "ui/look/svg_picture.h"

namespace mujo::ui {

enum class LookKind { Board, Pieces };

/// The text of a description of a board or of pieces, and where it was found.
struct LookFile {
    static constexpr qint64 kMostBytes = qint64{64} << 10;

    std::string text;
    std::string name; ///< in faults
    QString folder;   ///< of the drawings beside it

    /// Whatever the file holds. Any thread.
    static Result<LookFile> read(const QString& path, const std::string& name);
};

/// What the text says it describes, as far as it can be read; none when it is no description.
[[nodiscard]] std::optional<LookKind> lookKindOf(std::string_view text);

/// What every description begins with.
struct LookHead {
    QString id;
    QString name;
    QHash<QString, QString> names; ///< in other languages, by their codes
    std::string base;              ///< the id of the one that has what this one leaves out; may be empty
};
/// Complains of what is wrong; `format` is the only value of the member of this name.
LookHead readLookHead(JsonReader& reader, const LocatedJson& file, std::string_view format);

/// The id of a base that does not exist, at its place `named`; `ids` are those that do.
void complainOfBase(JsonReader& reader, const LocatedJson& named, const std::string& base,
                    const std::vector<std::string>& ids);

/// The drawing of a file beside a description.
Result<std::shared_ptr<const SvgPicture>> readDrawing(const QString& folder, const QString& name);
/// The same for the text `name` at a place of the description, which complains of all that is wrong with it.
std::shared_ptr<const SvgPicture> readNamedDrawing(JsonReader& reader, const LocatedJson& name,
                                                   const QString& folder);

} // namespace mujo::ui
