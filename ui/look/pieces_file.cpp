#include "ui/look/pieces_file.h"

#include <QDir>
#include <algorithm>

#include "core/base/utf8.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kMostDrawings = 500;
constexpr qsizetype kLongestKey = 64;

class PiecesReader {
public:
    PiecesReader(const LookFile& file, const PieceArts& bases)
        : m_file(file), m_bases(bases), m_reader(file.name) {}

    Result<std::shared_ptr<const PieceArt>> read() {
        const auto root = parseLocatedJson(m_file.text, m_file.name, LookFile::kMostBytes);
        if (!root) {
            return Failure{root.error()};
        }
        if (m_reader.expectObject(
                *root, sentence("mujo::ui::LookFaults", "a set of pieces", "what must be an object"),
                {"format", "id", "name", "translations", "base", "characters", "wedge", "faces"})) {
            readHead(*root);
            readWedge(*root);
            readDrawings(*root);
        }
        if (!m_reader.faults().empty()) {
            return Failure{m_reader.faults()};
        }
        return std::make_shared<const PieceArt>(std::move(m_art));
    }

private:
    void readHead(const LocatedJson& root) {
        const LookHead head = readLookHead(m_reader, root, "mujo pieces 1");
        const auto of = [this](const QString& id) {
            return std::find_if(m_bases.begin(), m_bases.end(),
                                [&id](const auto& each) { return each->id == id; });
        };
        if (of(head.id) != m_bases.end()) {
            m_reader.complain(root.find("id")->place,
                              sentence("mujo::ui::LookFaults", "a set of the program has this id"),
                              sentence("mujo::ui::LookFaults", "give it another one"));
        }
        const LocatedJson* named = root.find("base");
        if (named != nullptr) {
            if (const auto base = of(QString::fromStdString(head.base)); base != m_bases.end()) {
                m_art = **base;
            } else {
                std::vector<std::string> ids(m_bases.size());
                std::transform(m_bases.begin(), m_bases.end(), ids.begin(),
                               [](const auto& each) { return each->id.toStdString(); });
                complainOfBase(m_reader, *named, head.base, ids);
            }
        } else if (!m_bases.empty()) {
            m_reader.complain(
                root.place, sentence("mujo::ui::LookFaults", "the key %1 is missing").with(shortened("base")),
                sentence("mujo::ui::LookFaults", "the set whose characters stand where there is no drawing"));
        }
        m_art.id = head.id;
        m_art.name = head.name;
        m_art.names = head.names;
        if (root.find("characters") != nullptr) {
            m_art.characters = m_reader.choice<PieceSet>(root, "characters",
                                                         {{"kanji", PieceSet::Kanji},
                                                          {"mnemonic", PieceSet::Mnemonic},
                                                          {"western", PieceSet::Western}});
        }
    }

    /// In sides of a cell. The least and most keep the wedge in its cell, with a roof that has a slope.
    void readWedge(const LocatedJson& root) {
        const LocatedJson* wedge = root.find("wedge");
        if (wedge == nullptr ||
            !m_reader.expectObject(*wedge, shortened("wedge"), {"height", "base", "shoulders", "drop"})) {
            return;
        }
        WedgeShape& shape = m_art.wedge;
        readLength(*wedge, "height", shape.height, 0.6, 0.96);
        readLength(*wedge, "base", shape.base, 0.4, 0.96);
        readLength(*wedge, "shoulders", shape.shoulders, 0.3, shape.base);
        readLength(*wedge, "drop", shape.drop, 0.04, 0.4);
    }

    void readLength(const LocatedJson& wedge, const char* name, qreal& to, qreal least, qreal most) {
        const qreal length = m_reader.number(wedge, name, to);
        if (length >= least && length <= most) {
            to = length;
            return;
        }
        const auto inText = [](qreal value) { return QString::number(value).toStdString(); };
        const LocatedJson* place = wedge.find(name);
        m_reader.complain(place != nullptr ? place->place : wedge.place,
                          sentence("mujo::ui::LookFaults", "%1 must lie between %2 and %3, not be %4")
                              .with(shortened(name), inText(least), inText(most), inText(length)));
    }

    /// Those that are named, and every SVG file beside the description by its own name.
    void readDrawings(const LocatedJson& root) {
        const LocatedJson* faces = root.find("faces");
        if (faces != nullptr && faces->object() == nullptr) {
            m_reader.complain(faces->place, sentence("mujo::ui::LookFaults", "%1 must be an object, not %2")
                                                .with(shortened("faces"), faces->kind()));
            return;
        }
        if (faces != nullptr) {
            for (const LocatedJson::Member& face : *faces->object()) {
                if (const auto drawing = readNamedDrawing(m_reader, face.value, m_file.folder)) {
                    take(QString::fromStdString(face.name), QString::fromStdString(*face.value.string()),
                         drawing);
                }
            }
        }
        if (m_file.folder.isEmpty()) {
            return;
        }
        const QStringList beside =
            QDir(m_file.folder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
        for (const QString& name : beside) {
            const QString key = name.chopped(4);
            if (m_art.files.size() >= kMostDrawings || key.size() > kLongestKey || hasFile(name)) {
                continue;
            }
            const auto drawing = readDrawing(m_file.folder, name);
            if (drawing) {
                take(key, name, *drawing);
            } else {
                for (const Diagnostic& fault : drawing.error()) {
                    m_reader.complain(root.place, sentence("mujo::ui::LookFaults", "the drawing %1: %2")
                                                      .with(shortened(name.toStdString()), fault.message));
                }
            }
        }
    }

    [[nodiscard]] bool hasFile(const QString& name) const {
        return std::any_of(m_art.files.cbegin(), m_art.files.cend(),
                           [&name](const QString& file) { return file == name; });
    }

    void take(const QString& key, const QString& file, const std::shared_ptr<const SvgPicture>& drawing) {
        m_art.drawings.insert(key, drawing);
        m_art.files.insert(key, file);
    }

    const LookFile& m_file;
    const PieceArts& m_bases;
    JsonReader m_reader;
    PieceArt m_art;
};

} // namespace

Result<std::shared_ptr<const PieceArt>> readPieces(const LookFile& file, const PieceArts& bases) {
    return PiecesReader(file, bases).read();
}

} // namespace mujo::ui
