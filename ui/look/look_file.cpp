#include "ui/look/look_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/base/utf8.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestName = 60;

/// The whole of an ordinary file; a pipe or a device would be waited for.
Result<QByteArray> bytesOf(const QString& path, const std::string& name, qint64 most) {
    const auto refused = [&name](Sentence why) {
        return Failure{Diagnostics{{name, 0, 0, 1, std::move(why), {}}}};
    };
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) {
        return refused(sentence("mujo::ui::LookFaults", "not an ordinary file"));
    }
    if (info.size() > most) {
        return refused(sentence("mujo::ui::LookFaults", "larger than %1 KiB").with(most >> 10));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return refused(
            sentence("mujo::ui::LookFaults", "cannot be read: %1").with(file.errorString().toStdString()));
    }
    return file.read(most);
}

bool isDrawingName(const QString& name) {
    return name.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive) && !name.contains(QLatin1Char('/')) &&
           !name.contains(QLatin1Char('\\')) && !name.startsWith(QLatin1Char('.'));
}

QString readName(JsonReader& reader, const LocatedJson& parent) {
    const QString name = QString::fromStdString(reader.string(parent, "name", true));
    if (name.size() > kLongestName) {
        reader.complain(
            parent.find("name")->place,
            sentence("mujo::ui::LookFaults", "the name is longer than %1 characters").with(kLongestName));
    }
    return name.simplified();
}

} // namespace

Result<LookFile> LookFile::read(const QString& path, const std::string& name) {
    const auto bytes = bytesOf(path, name, kMostBytes);
    if (!bytes) {
        return Failure{bytes.error()};
    }
    return LookFile{bytes->toStdString(), name, QFileInfo(path).path()};
}

std::optional<LookKind> lookKindOf(std::string_view text) {
    if (text.size() > static_cast<std::size_t>(LookFile::kMostBytes)) {
        return std::nullopt;
    }
    const TornJson read = parseTornJson(text, {});
    const LocatedJson* format = read.root.find("format");
    if (format == nullptr || format->string() == nullptr) {
        return std::nullopt;
    }
    return format->string()->starts_with("mujo board")    ? std::optional(LookKind::Board)
           : format->string()->starts_with("mujo pieces") ? std::optional(LookKind::Pieces)
                                                          : std::nullopt;
}

LookHead readLookHead(JsonReader& reader, const LocatedJson& file, std::string_view format) {
    LookHead head;
    if (const std::string given = reader.string(file, "format", true); !given.empty() && given != format) {
        reader.complain(file.find("format")->place,
                        sentence("mujo::ui::LookFaults", "this program reads %1, not %2")
                            .with(shortened(format), shortened(given)));
    }
    const std::string id = reader.string(file, "id", true);
    if (!id.empty() && !isPlainId(id)) {
        reader.complain(
            file.find("id")->place,
            sentence("mujo::ui::LookFaults", "the id must have 1 to 32 characters: a-z, 0-9 and -"));
    }
    head.id = QString::fromStdString(id);
    head.name = readName(reader, file);
    head.base = reader.string(file, "base");
    if (const LocatedJson* languages = file.find("translations")) {
        if (languages->object() == nullptr) {
            reader.complain(languages->place, sentence("mujo::ui::LookFaults", "%1 must be an object, not %2")
                                                  .with(shortened("translations"), languages->kind()));
        } else {
            for (const LocatedJson::Member& language : *languages->object()) {
                if (reader.expectObject(language.value, shortened(language.name), {"name"})) {
                    head.names.insert(QString::fromStdString(language.name),
                                      readName(reader, language.value));
                }
            }
        }
    }
    return head;
}

void complainOfBase(JsonReader& reader, const LocatedJson& named, const std::string& base,
                    const std::vector<std::string>& ids) {
    reader.complain(named.place,
                    sentence("mujo::ui::LookFaults", "there is no base %1").with(shortened(base)),
                    sentence("mujo::ui::LookFaults", "one of: %1").with(joined(ids)));
}

Result<std::shared_ptr<const SvgPicture>> readDrawing(const QString& folder, const QString& name) {
    const std::string shown = name.toStdString();
    const auto bytes = bytesOf(QDir(folder).filePath(name), shown, SvgPicture::kMostBytes);
    if (!bytes) {
        return Failure{bytes.error()};
    }
    return SvgPicture::read(*bytes, shown);
}

std::shared_ptr<const SvgPicture> readNamedDrawing(JsonReader& reader, const LocatedJson& name,
                                                   const QString& folder) {
    const QString file = name.string() != nullptr ? QString::fromStdString(*name.string()) : QString();
    if (!isDrawingName(file)) {
        reader.complain(name.place,
                        sentence("mujo::ui::LookFaults",
                                 "the name of a drawing beside this file must stand here, such as %1")
                            .with(std::string("\"mine.svg\"")));
        return nullptr;
    }
    const auto drawing = readDrawing(folder, file);
    if (!drawing) {
        for (const Diagnostic& fault : drawing.error()) {
            reader.complain(name.place, about(shortened(*name.string()), fault.message));
        }
        return nullptr;
    }
    return *drawing;
}

} // namespace mujo::ui
