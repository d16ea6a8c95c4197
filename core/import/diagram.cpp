#include "core/import/diagram.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "core/import/diagram_moves.h"
#include "core/import/diagram_squares.h"

namespace mujo {

namespace {

constexpr std::size_t kMaxPieces = 1000;

/// Keys that concern the looks and the handling of a diagram, nothing of its game.
constexpr std::array<std::string_view, 11> kLooks = {
    "graphicsDir", "whitePrefix",  "blackPrefix", "lightShade", "darkShade", "rimColor",
    "coordColor",  "graphicsType", "squareSize",  "newClick",   "satellite"};

/// Keys that carry rules which are not supported, and what they ask for.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kRefused = {
    {{"shuffle", "a shuffled start position"},
     {"succession", "a rule of succession"},
     {"trackPieces", "rules on single pieces"},
     {"morph", "pieces that change with the square they reach"},
     {"protected", "protected pieces"},
     {"counterStrike", "a counter-strike rule"},
     {"holes", "a board with holes"},
     {"hole", "a board with holes"},
     {"castling", "castling"}}};

class DiagramReader {
public:
    DiagramReader(const DiagramText& text, const std::string& fileName, Diagnostics faults)
        : m_text(text), m_faults(std::move(faults)) {
        m_diagram.fileName = fileName;
        m_diagram.notes = text.notes;
    }

    Result<Diagram, Diagnostics> run() {
        collect();
        board();
        if (m_text.records.size() > kMaxPieces) {
            complain(m_text.records[kMaxPieces].name, "more than 1000 pieces");
            return Failure{m_faults};
        }
        for (const DiagramText::Record& record : m_text.records) {
            piece(record);
        }
        symmetry();
        royals();
        promotion();
        holdings();
        stalemate();
        if (const PlacedText* matrix = value("captureMatrix")) {
            auto bans = readCaptureMatrix(*matrix, m_diagram.count(), m_diagram.fileName);
            if (bans) {
                m_diagram.bans = std::move(*bans);
            } else {
                m_faults.insert(m_faults.end(), bans.error().begin(), bans.error().end());
            }
        }
        checkMoves(m_diagram, m_faults);
        if (!m_faults.empty()) {
            std::stable_sort(m_faults.begin(), m_faults.end(), [](const Diagnostic& a, const Diagnostic& b) {
                return std::pair(a.line, a.column) < std::pair(b.line, b.column);
            });
            return Failure{m_faults};
        }
        return std::move(m_diagram);
    }

private:
    void complain(const PlacedText& text, std::string message, std::string hint = {}) {
        m_faults.push_back(faultAt(m_diagram.fileName, text, std::move(message), std::move(hint)));
    }

    /// The value of a key that may stand once, or null.
    const PlacedText* value(std::string_view key) const {
        const auto found = m_values.find(key);
        return found == m_values.end() ? nullptr : found->second;
    }

    void collect() {
        static constexpr std::array<std::string_view, 11> kKnown = {
            "files",       "ranks",         "symmetry",  "promoZone",    "promoOffset", "maxPromote",
            "promoChoice", "captureMatrix", "stalemate", "holdingsType", "firstRank"};
        for (const DiagramText::Item& item : m_text.items) {
            const std::string_view key = item.key.text;
            const auto* const refused = std::find_if(kRefused.begin(), kRefused.end(),
                                                     [key](const auto& each) { return each.first == key; });
            if (key == "royal") {
                m_royals.push_back(&item.value);
            } else if (std::find(kKnown.begin(), kKnown.end(), key) != kKnown.end()) {
                if (!m_values.try_emplace(key, &item.value).second) {
                    complain(item.key, "the key \"" + item.key.text + "\" stands here a second time");
                }
            } else if (refused != kRefused.end()) {
                complain(item.key,
                         '"' + item.key.text + "\" (" + std::string(refused->second) + ") is not supported");
            } else if (std::find(kLooks.begin(), kLooks.end(), key) == kLooks.end()) {
                complain(item.key, "unknown key \"" + item.key.text + '"');
            }
        }
    }

    /// A number, or none and a fault.
    std::optional<int> number(const PlacedText& text, std::string_view key, int least, int most) {
        int result = 0;
        const char* end = text.text.data() + text.text.size();
        const auto [at, error] = std::from_chars(text.text.data(), end, result);
        if (text.text.empty() || error != std::errc{} || at != end || result < least || result > most) {
            complain(text, '"' + std::string(key) + "\" must be a whole number from " +
                               std::to_string(least) + " to " + std::to_string(most));
            return std::nullopt;
        }
        return result;
    }

    std::optional<int> numberOf(std::string_view key, int least, int most) {
        const PlacedText* text = value(key);
        return text != nullptr ? number(*text, key, least, most) : std::nullopt;
    }

    void board() {
        constexpr int kUsual = 8;
        const int files = numberOf("files", 1, BoardShape::kMaxSide).value_or(kUsual);
        const int ranks = numberOf("ranks", 1, BoardShape::kMaxSide).value_or(kUsual);
        m_diagram.shape = BoardShape(files, ranks);
        if (const PlacedText* first = value("firstRank"); first != nullptr && first->text != "1") {
            complain(*first, "only firstRank=1 is supported");
        }
    }

    void piece(const DiagramText::Record& record) {
        constexpr std::size_t kFewest = 3;
        constexpr std::size_t kMost = 5;
        if (record.name.text.empty()) {
            complain(record.name, "a piece without a name");
            return;
        }
        if (record.fields.size() < kFewest || record.fields.size() > kMost) {
            complain(record.name,
                     "the piece \"" + record.name.text + "\" has " +
                         std::to_string(record.fields.size() + 1) + " fields",
                     "name:id:move:image:squares, and squares of the second player behind another ':'");
            return;
        }
        DiagramPiece piece{record.name, record.fields[0], record.fields[1], {}, {}};
        if (piece.id.text.empty()) {
            complain(record.name, "the piece \"" + record.name.text + "\" has no id");
        }
        if (piece.move.text.empty()) {
            complain(record.name, "the piece \"" + record.name.text + "\" has no move",
                     "a move that is only implied by the name is not supported; write it out");
        }
        SquareReader squares(m_diagram.shape, m_diagram.fileName, m_faults);
        if (record.fields.size() > 3) {
            squares.readField(record.fields[3], piece.first, piece.second);
        }
        if (record.fields.size() > 4) {
            squares.readList(record.fields[4], piece.second);
        }
        occupy(piece);
        m_diagram.pieces.push_back(std::move(piece));
    }

    void occupy(const DiagramPiece& piece) {
        for (const auto* squares : {&piece.first, &piece.second}) {
            for (const Square square : *squares) {
                const auto [other, isFree] = m_occupants.try_emplace(square.index(), piece.name.text);
                if (!isFree) {
                    complain(piece.name, "two pieces on " + m_diagram.shape.name(square, SquareStyle::Chess) +
                                             ": \"" + piece.name.text + "\" and \"" + other->second + '"');
                }
            }
        }
    }

    void symmetry() {
        const PlacedText* text = value("symmetry");
        if (text == nullptr) {
            return;
        }
        static const std::map<std::string_view, DiagramSymmetry> kWords = {
            {"mirror", DiagramSymmetry::Mirror},
            {"rotate", DiagramSymmetry::Rotate},
            {"none", DiagramSymmetry::None}};
        const auto found = kWords.find(text->text);
        if (found == kWords.end()) {
            complain(*text, "unknown symmetry \"" + text->text + '"', "one of: mirror rotate none");
            return;
        }
        m_diagram.symmetry = found->second;
        if (found->second != DiagramSymmetry::None && m_diagram.listsSecondPlayer()) {
            complain(*text,
                     "squares are given for the second player, and symmetry=" + text->text + " gives others",
                     "with symmetry=none every piece stands where it is listed");
        }
    }

    void royals() {
        for (const PlacedText* text : m_royals) {
            if (text->text.find_first_not_of("0123456789") == std::string::npos) {
                if (const auto type = number(*text, "royal", 1, std::max(1, m_diagram.count()))) {
                    addRoyal(*type);
                }
                continue;
            }
            std::vector<int> named;
            for (int i = 1; i <= m_diagram.count(); ++i) {
                if (m_diagram.piece(i).id.text == text->text) {
                    named.push_back(i);
                }
            }
            if (named.size() == 1) {
                addRoyal(named.front());
            } else {
                complain(*text,
                         (named.empty() ? "no piece has the id \"" : "several pieces have the id \"") +
                             text->text + '"',
                         named.empty() ? "" : "give the number of the piece in the list");
            }
        }
    }

    void addRoyal(int type) {
        if (std::find(m_diagram.royals.begin(), m_diagram.royals.end(), type) == m_diagram.royals.end()) {
            m_diagram.royals.push_back(type);
        }
    }

    void promotion() {
        const PlacedText* zone = value("promoZone");
        m_diagram.promotionZone = numberOf("promoZone", 0, m_diagram.shape.ranks()).value_or(0);
        const PlacedText* choice = value("promoChoice");
        if (choice != nullptr && choice->text != "+") {
            complain(*choice, "a choice of promotions (promoChoice=" + choice->text + ") is not supported",
                     "only promoChoice=+ is, with promoOffset");
            return;
        }
        m_diagram.promotionIsOptional = choice != nullptr;
        const PlacedText* last = value("maxPromote");
        const PlacedText* offset = value("promoOffset");
        const bool some = last == nullptr || last->text != "0";
        if (offset == nullptr) {
            if (some && (last != nullptr || choice != nullptr || m_diagram.promotionZone > 0)) {
                const PlacedText& at = last != nullptr ? *last : choice != nullptr ? *choice : *zone;
                complain(at, "pieces promote here, but nothing says into what",
                         "promoOffset is missing; promotion by a list of pieces is not supported");
            }
            return;
        }
        if (last == nullptr) {
            complain(*offset, "maxPromote is missing", "it says how many of the pieces promote");
            return;
        }
        const auto step = number(*offset, "promoOffset", 0, m_diagram.count());
        const auto count = number(*last, "maxPromote", 0, m_diagram.count());
        if (!step || !count || *count == 0) {
            return;
        }
        if (*step == 0) {
            complain(*offset, "a piece cannot promote to itself");
        } else if (*step + *count > m_diagram.count()) {
            complain(*offset, "piece " + std::to_string(*count) + " would promote to piece " +
                                  std::to_string(*step + *count) + ", but there are " +
                                  std::to_string(m_diagram.count()));
        } else if (*step < *count) {
            complain(m_text.records[static_cast<std::size_t>(*step)].name,
                     "this piece is what another promotes to, and would promote again",
                     "a second promotion is not supported");
        } else {
            m_diagram.promotionOffset = *step;
            m_diagram.lastPromoting = *count;
        }
    }

    void holdings() {
        const PlacedText* text = value("holdingsType");
        if (text == nullptr) {
            return;
        }
        if (text->text == "-1") {
            m_diagram.holdings = Holdings::Drops;
        } else if (text->text == "0") {
            m_diagram.holdings = Holdings::ChuPromotion;
        } else if (text->text == "1") {
            m_diagram.holdings = Holdings::ShogiPromotion;
        } else {
            // Any other number says nothing of the rules; what it leaves open is asked.
            constexpr int kMost = 1000;
            (void)number(*text, "holdingsType", -kMost, kMost);
        }
    }

    void stalemate() {
        const PlacedText* text = value("stalemate");
        if (text == nullptr) {
            return;
        }
        if (text->text == "win") {
            m_diagram.stalemate = DiagramStalemate::Loss;
        } else if (text->text == "draw") {
            m_diagram.stalemate = DiagramStalemate::Draw;
        } else {
            complain(*text, "stalemate=" + text->text + " is not supported", "win: for who gives it; draw");
        }
    }

    const DiagramText& m_text;
    Diagram m_diagram;
    std::map<std::string_view, const PlacedText*> m_values;
    std::vector<const PlacedText*> m_royals;
    std::map<int, std::string> m_occupants; ///< square -> name of the piece on it
    Diagnostics m_faults;
};

} // namespace

bool Diagram::listsSecondPlayer() const {
    return std::any_of(pieces.begin(), pieces.end(),
                       [](const DiagramPiece& piece) { return !piece.second.empty(); });
}

Result<Diagram, Diagnostics> readDiagram(std::string_view text, const std::string& fileName) {
    Diagnostics faults;
    const DiagramText cut = cutDiagram(text, fileName, faults);
    if (cut.records.empty()) {
        return Failure{faults};
    }
    return DiagramReader(cut, fileName, std::move(faults)).run();
}

} // namespace mujo
