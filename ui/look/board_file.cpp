#include "ui/look/board_file.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <utility>

#include "core/base/utf8.h"
#include "ui/look/board_contrast.h"
#include "ui/look/settings.h"

namespace mujo::ui {

namespace {

using namespace std::string_view_literals;

constexpr int kMostTileCells = 36;

/// A colour of a group by its name.
struct Named {
    std::string_view name;
    QColor* colour;
    enum class Opacity { Whole, Any } opacity = Opacity::Whole;
};
constexpr auto kAny = Named::Opacity::Any;

class BoardReader {
public:
    BoardReader(const LookFile& file, std::span<const BoardStyle> bases)
        : m_file(file), m_bases(bases), m_reader(file.name) {}

    Result<BoardStyle> read() {
        const auto root = parseLocatedJson(m_file.text, m_file.name, LookFile::kMostBytes);
        if (!root) {
            return Failure{root.error()};
        }
        if (m_reader.expectObject(
                *root, sentence("mujo::ui::LookFaults", "a board", "what must be an object"),
                {"format", "id", "name", "translations", "base", "texture", "ground", "pieces", "marks"})) {
            readHead(*root);
            readTexture(*root);
            readColours(*root);
            if (m_reader.faults().empty()) {
                checkContrasts(*root);
            }
        }
        if (!m_reader.faults().empty()) {
            return Failure{m_reader.faults()};
        }
        static std::atomic<int> latest{0};
        m_board.number = ++latest;
        return m_board;
    }

private:
    void readHead(const LocatedJson& root) {
        const LookHead head = readLookHead(m_reader, root, "mujo board 1");
        const LocatedJson* named = root.find("base");
        if (named != nullptr) {
            const auto base = std::find_if(m_bases.begin(), m_bases.end(), [&head](const BoardStyle& each) {
                return each.id.toStdString() == head.base;
            });
            if (base != m_bases.end()) {
                m_board = *base;
            } else {
                std::vector<std::string> ids(m_bases.size());
                std::transform(m_bases.begin(), m_bases.end(), ids.begin(),
                               [](const BoardStyle& each) { return each.id.toStdString(); });
                complainOfBase(m_reader, *named, head.base, ids);
            }
        }
        m_isWhole = named == nullptr;
        const bool isTaken = std::any_of(m_bases.begin(), m_bases.end(),
                                         [&head](const BoardStyle& each) { return each.id == head.id; });
        if (isTaken || head.id == Settings::kBoard.standard) {
            m_reader.complain(root.find("id")->place,
                              sentence("mujo::ui::LookFaults", "a board of the program has this id"),
                              sentence("mujo::ui::LookFaults", "give it another one"));
        }
        m_board.id = head.id;
        m_board.name = head.name;
        m_board.names = head.names;
    }

    /// The object of this name; a board without a base must have it.
    const LocatedJson* group(const LocatedJson& root, std::string_view name) {
        const LocatedJson* found = root.find(name);
        if (found == nullptr && m_isWhole) {
            m_reader.complain(
                root.place,
                sentence("mujo::ui::LookFaults", "the key %1 is missing").with(mujo::shortened(name)),
                sentence("mujo::ui::LookFaults", "a board without a \"base\" says everything itself"));
        }
        return found;
    }

    void readTexture(const LocatedJson& root) {
        using Kind = BoardTexture::Kind;
        const LocatedJson* texture = group(root, "texture");
        if (texture == nullptr || !m_reader.expectObject(*texture, mujo::shortened("texture"),
                                                         {"kind", "strength", "file", "cells"})) {
            return;
        }
        m_board.texture = {};
        BoardTexture& to = m_board.texture;
        to.kind = m_reader.choice<Kind>(*texture, "kind",
                                        {{"plain", Kind::Plain},
                                         {"grain", Kind::Grain},
                                         {"stone", Kind::Stone},
                                         {"fibres", Kind::Fibres},
                                         {"weave", Kind::Weave},
                                         {"tile", Kind::Tile}});
        const double strength = m_reader.number(*texture, "strength", 1);
        if (!(strength >= 0 && strength <= 1)) {
            m_reader.complain(texture->find("strength")->place,
                              sentence("mujo::ui::LookFaults", "\"strength\" must lie between 0 and 1"));
        }
        to.strength = static_cast<float>(strength);
        const LocatedJson* file = texture->find("file");
        if (to.kind == Kind::Tile) {
            to.tileCells = m_reader.integer(*texture, "cells", 1, kMostTileCells).value_or(1);
            if (file == nullptr) {
                m_reader.complain(
                    texture->place,
                    sentence("mujo::ui::LookFaults", "the key %1 is missing").with(mujo::shortened("file")),
                    sentence("mujo::ui::LookFaults", "the drawing of the tile"));
            } else {
                to.tile = readNamedDrawing(m_reader, *file, m_file.folder);
                to.tileFile = QString::fromStdString(m_reader.string(*texture, "file"));
            }
        } else {
            for (const char* name : {"file", "cells"}) {
                if (const LocatedJson* idle = texture->find(name)) {
                    m_reader.complain(idle->place,
                                      sentence("mujo::ui::LookFaults", "%1 belongs to the kind \"tile\"")
                                          .with(mujo::shortened(name)));
                }
            }
        }
    }

    void readColours(const LocatedJson& root) {
        BoardColours& c = m_board.colours;
        readGroup(root, "ground",
                  std::array{Named{"board", &c.board}, Named{"dark", &c.boardGrain},
                             Named{"light", &c.boardLight}, Named{"grid", &c.gridLine},
                             Named{"frame", &c.gridFrame}, Named{"zone", &c.zoneLine},
                             Named{"edge", &c.boardEdge}, Named{"shadow", &c.boardShadow, kAny},
                             Named{"surround", &c.surround}, Named{"coordinates", &c.coordinate}});
        readGroup(root, "pieces",
                  std::array{Named{"top", &c.faceTop}, Named{"bottom", &c.faceBottom},
                             Named{"gote-top", &c.goteFaceTop}, Named{"gote-bottom", &c.goteFaceBottom},
                             Named{"outline", &c.pieceOutline}, Named{"shadow", &c.pieceShadow, kAny},
                             Named{"grain", &c.pieceGrain, kAny}, Named{"kanji", &c.kanji},
                             Named{"promoted", &c.kanjiPromoted}, Named{"royal", &c.royalMark}});
        const auto mark = [&c](std::string_view name, MarkClass of) {
            return Named{name, &c.marks[static_cast<std::size_t>(of)]};
        };
        readGroup(root, "marks",
                  std::array{mark("step", MarkClass::Step), mark("jump", MarkClass::Jump),
                             mark("legs", MarkClass::MultiLeg), mark("capture", MarkClass::Capture),
                             mark("victim", MarkClass::Victim), mark("selected", MarkClass::Selected),
                             mark("promotion", MarkClass::Promotion), mark("contagion", MarkClass::Contagion),
                             Named{"outline", &c.markOutline}, Named{"check", &c.check},
                             Named{"cursor", &c.cursor}, Named{"brushes", nullptr}});
    }

    template <std::size_t N>
    void readGroup(const LocatedJson& root, std::string_view name, const std::array<Named, N>& colours) {
        const LocatedJson* found = group(root, name);
        if (found == nullptr ||
            !expects(*found, mujo::shortened(name), colours, std::make_index_sequence<N>())) {
            return;
        }
        for (const Named& each : colours) {
            const LocatedJson* value = found->find(each.name);
            if (value == nullptr) {
                if (m_isWhole) {
                    m_reader.complain(found->place,
                                      sentence("mujo::ui::LookFaults", "the key %1 is missing in %2")
                                          .with(mujo::shortened(each.name), mujo::shortened(name)));
                }
            } else if (each.colour == nullptr) {
                readBrushes(*value);
            } else {
                readColour(each.name, *value, *each.colour, each.opacity);
            }
        }
    }
    template <std::size_t N, std::size_t... I>
    bool expects(const LocatedJson& value, const std::string& what, const std::array<Named, N>& colours,
                 std::index_sequence<I...> /*all*/) {
        return m_reader.expectObject(value, what, {colours[I].name...});
    }

    void readBrushes(const LocatedJson& value) {
        auto& brushes = m_board.colours.brushes;
        if (value.array() == nullptr || value.array()->size() != brushes.size()) {
            m_reader.complain(value.place,
                              sentence("mujo::ui::LookFaults", "\"brushes\" must be a list of four colours"));
            return;
        }
        for (std::size_t i = 0; i < brushes.size(); ++i) {
            readColour("brushes", (*value.array())[i], brushes[i], kAny);
        }
    }

    void readColour(std::string_view name, const LocatedJson& value, QColor& to, Named::Opacity opacity) {
        const std::string* text = value.string();
        const bool isColour = text != nullptr && (text->size() == 7 || text->size() == 9) &&
                              text->front() == '#' &&
                              text->find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
        if (!isColour) {
            m_reader.complain(
                value.place,
                sentence("mujo::ui::LookFaults", "%1 must be a colour such as %2")
                    .with(mujo::shortened(name), "\"#D6AC6C\""sv),
                opacity == kAny
                    ? sentence("mujo::ui::LookFaults", "or with its opacity, as %1").with("\"#D6AC6C80\""sv)
                    : Sentence(),
                text != nullptr ? static_cast<int>(text->size()) + 2 : 1);
            return;
        }
        if (text->size() == 9 && opacity != kAny) {
            m_reader.complain(
                value.place,
                sentence("mujo::ui::LookFaults", "%1 has no opacity: six digits").with(mujo::shortened(name)),
                {}, 11);
            return;
        }
        const auto byte = [text](std::size_t at) { return std::stoi(text->substr(at, 2), nullptr, 16); };
        to = QColor(byte(1), byte(3), byte(5), text->size() == 9 ? byte(7) : 255);
    }

    void checkContrasts(const LocatedJson& root) {
        for (const BoardContrast& contrast : contrastsOf(m_board.colours)) {
            if (contrast.isNeeded && contrast.ratio < kLeastContrast) {
                std::array<char, 16> ratio{};
                std::snprintf(ratio.data(), ratio.size(), "%.2f:1", contrast.ratio);
                m_reader.complain(
                    root.place,
                    sentence("mujo::ui::LookFaults", "nobody could see %1: their colours are as near as %2")
                        .with(contrast.name, std::string(ratio.data())),
                    sentence("mujo::ui::LookFaults", "the least is %1").with("1.25:1"sv));
            }
        }
    }

    const LookFile& m_file;
    std::span<const BoardStyle> m_bases;
    JsonReader m_reader;
    BoardStyle m_board;
    bool m_isWhole = false;
};

} // namespace

Result<BoardStyle> readBoard(const LookFile& file, std::span<const BoardStyle> bases) {
    return BoardReader(file, bases).read();
}

} // namespace mujo::ui
