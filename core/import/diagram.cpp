#include "core/import/diagram.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

#include "core/base/utf8.h"
#include "core/import/diagram_keys.h"
#include "core/import/diagram_moves.h"
#include "core/import/diagram_squares.h"
#include "core/import/supplied.h"
#include "core/import/usual_moves.h"

namespace mujo {

namespace {

using namespace std::string_view_literals;

/// A key or value as it is, unless it is longer than a message should be.
std::string inShort(const std::string& text) {
    constexpr std::size_t kLong = 40;
    return text.size() > kLong ? shortened(text) : text;
}

class DiagramReader {
public:
    DiagramReader(const DiagramText& text, const std::string& fileName, FaultList faults)
        : m_text(text), m_faults(std::move(faults)) {
        m_diagram.fileName = fileName;
        m_diagram.notes = text.notes;
    }

    Result<Diagram> run(const std::stop_token& stop) {
        collect();
        board();
        for (const DiagramText::Record& record : m_text.records) {
            piece(record);
        }
        if (!m_implied.empty()) {
            note(sentence("ImportFaults", "moves that the names imply: %1").with(listed(m_implied)));
        }
        symmetry();
        promotion();
        supplyIds(m_diagram);
        royals();
        holdings();
        stalemate();
        if (const PlacedText* matrix = value("captureMatrix")) {
            auto bans = readCaptureMatrix(*matrix, m_diagram.count(), m_diagram.fileName);
            if (bans) {
                m_diagram.bans = std::move(*bans);
            } else {
                m_faults.add(bans.error());
            }
        }
        checkMoves(m_diagram, m_faults, stop);
        if (!m_faults.empty()) {
            return Failure{m_faults.inOrder()};
        }
        return std::move(m_diagram);
    }

private:
    void complain(const PlacedText& text, Sentence message, Sentence hint = {}) {
        m_faults.add(faultAt(m_diagram.fileName, text, std::move(message), std::move(hint)));
    }

    void note(Sentence text) { m_diagram.notes.push_back(std::move(text)); }

    /// The value of a key that may stand once, or null.
    const PlacedText* value(std::string_view key) const {
        const auto found = m_values.find(key);
        return found == m_values.end() ? nullptr : found->second;
    }

    void collect() {
        std::set<std::string> looks;
        std::set<std::string> empty;
        for (const DiagramText::Item& item : m_text.items) {
            const std::string& key = item.key.text;
            switch (kindOfKey(key)) {
            case KeyKind::Look:
                looks.insert(inShort(key));
                break;
            case KeyKind::Refused:
                complain(item.key,
                         sentence("ImportFaults", "\"%1\" (%2) is not supported", "a key; what it asks for")
                             .with(key, ruleOfRefusedKey(key)));
                break;
            case KeyKind::Unknown:
                complain(item.key, sentence("ImportFaults", "unknown key %1").with(shortened(key)));
                break;
            case KeyKind::Rule:
                if (item.value.text.empty()) {
                    empty.insert(inShort(key));
                } else {
                    rule(item);
                }
            }
        }
        if (!looks.empty()) {
            note(sentence("ImportFaults", "skipped, since they concern the looks or the page: %1")
                     .with(listed({looks.begin(), looks.end()})));
        }
        if (!empty.empty()) {
            note(sentence("ImportFaults", "skipped, since they have no value: %1")
                     .with(listed({empty.begin(), empty.end()})));
        }
    }

    void rule(const DiagramText::Item& item) {
        const std::string& key = item.key.text;
        if (key == "royal") {
            m_royals.push_back(&item.value);
            return;
        }
        const auto [known, isFirst] = m_values.try_emplace(key, &item.value);
        if (!isFirst && known->second->text != item.value.text) {
            complain(item.key,
                     sentence("ImportFaults", "the key \"%1\" stands here a second time").with(key));
        }
    }

    /// A number, or none and a fault.
    std::optional<int> number(const PlacedText& text, std::string_view key, int least, int most) {
        int result = 0;
        const char* end = text.text.data() + text.text.size();
        const auto [at, error] = std::from_chars(text.text.data(), end, result);
        if (text.text.empty() || error != std::errc{} || at != end || result < least || result > most) {
            complain(text, sentence("ImportFaults", "\"%1\" must be a whole number from %2 to %3")
                               .with(key, least, most));
            return std::nullopt;
        }
        return result;
    }

    std::optional<int> numberOf(std::string_view key, int least, int most) {
        const PlacedText* text = value(key);
        return text != nullptr ? number(*text, key, least, most) : std::nullopt;
    }

    void board() {
        static constexpr int kUsual = 8;
        const auto side = [this](std::string_view key) {
            if (value(key) == nullptr) {
                note(sentence("ImportFaults", "the text has no %1=; there are 8", "the key files or ranks")
                         .with(key));
            }
            return numberOf(key, 1, BoardShape::kMaxSide).value_or(kUsual);
        };
        const int files = side("files");
        const int ranks = side("ranks");
        m_diagram.shape = BoardShape(files, ranks);
    }

    void piece(const DiagramText::Record& record) {
        constexpr std::size_t kFewest = 3;
        constexpr std::size_t kMost = 5;
        if (record.name.text.empty()) {
            complain(record.name, sentence("ImportFaults", "a piece without a name"));
            return;
        }
        if (record.fields.size() < kFewest || record.fields.size() > kMost) {
            const int fields = static_cast<int>(record.fields.size()) + 1;
            complain(
                record.name,
                sentence("ImportFaults", "the piece \"%1\" has %n field(s)", nullptr, fields)
                    .with(record.name.text),
                sentence("ImportFaults",
                         "name:id:move:image:squares, and squares of the second player behind another ':'"));
            return;
        }
        if (plainName(record.name.text) == "hole") {
            complain(record.name,
                     sentence("ImportFaults",
                              "a piece \"%1\" stands for a board with holes, which is not supported")
                         .with(record.name.text));
            return;
        }
        DiagramPiece piece{record.name, record.fields[0], record.fields[1], {}, {}};
        if (piece.move.text.empty()) {
            implyMove(piece);
        }
        SquareReader squares(m_diagram.shape, m_diagram.fileName, m_faults);
        if (record.fields.size() > 3) {
            squares.readField(record.fields[3], piece.first, piece.second);
        }
        if (record.fields.size() > 4) {
            squares.readList(record.fields[4], piece.second);
        }
        occupy(piece, piece.first);
        occupy(piece, piece.second);
        m_diagram.pieces.push_back(std::move(piece));
    }

    void implyMove(DiagramPiece& piece) {
        const UsualMove* usual = usualMove(piece.name.text);
        if (usual == nullptr) {
            complain(piece.name,
                     sentence("ImportFaults", "the piece \"%1\" has no move").with(piece.name.text),
                     sentence("ImportFaults", "no usual move of this name is known; write it out"));
        } else if (!usual->unsupported.empty()) {
            complain(piece.name,
                     sentence("ImportFaults",
                              "the piece \"%1\" has no move, and the one that its name implies has %2")
                         .with(piece.name.text, usual->unsupported),
                     sentence("ImportFaults", "write out a move without it, such as %1").with(usual->move));
        } else {
            piece.move = {std::string(usual->move), piece.name.place};
            m_implied.emplace_back(piece.name.text + ' ' + piece.move.text);
        }
    }

    /// Sets up pieces of one player. What is listed twice for the same piece stands there once.
    void occupy(const DiagramPiece& piece, std::vector<Square>& squares) {
        std::vector<Square> once;
        std::set<int> own;
        for (const Square square : squares) {
            if (!own.insert(square.index()).second) {
                continue;
            }
            const auto [other, isFree] = m_occupants.try_emplace(square.index(), piece.name.text);
            if (isFree) {
                once.push_back(square);
            } else if (m_crowded.insert(square.index()).second) {
                complain(piece.name, sentence("ImportFaults", "two pieces on %1: \"%2\" and \"%3\"")
                                         .with(m_diagram.shape.name(square, SquareStyle::Chess),
                                               piece.name.text, other->second));
            }
        }
        squares = std::move(once);
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
            complain(*text, sentence("ImportFaults", "unknown symmetry %1").with(shortened(text->text)),
                     sentence("ImportFaults", "one of: %1").with("mirror rotate none"sv));
            return;
        }
        m_diagram.symmetry = found->second;
        if (found->second == DiagramSymmetry::None) {
            return;
        }
        std::vector<Sentence> elsewhere;
        for (const DiagramPiece& piece : m_diagram.pieces) {
            std::set<int> follow;
            for (const Square square : piece.first) {
                follow.insert(m_diagram.opposite(square, found->second).index());
            }
            const bool agrees = piece.second.size() == follow.size() &&
                                std::all_of(piece.second.begin(), piece.second.end(),
                                            [&](Square square) { return follow.count(square.index()) > 0; });
            if (!piece.second.empty() && !agrees) {
                elsewhere.emplace_back('"' + piece.name.text + '"');
            }
        }
        if (!elsewhere.empty()) {
            note(sentence("ImportFaults",
                          "the squares listed for the second player hold, not those of %1: %2",
                          "symmetry=mirror, say; a list of pieces")
                     .with("symmetry=" + text->text, listed(elsewhere)));
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
            } else if (named.empty()) {
                complain(*text,
                         sentence("ImportFaults", "no piece has the id %1").with(shortened(text->text)));
            } else {
                complain(
                    *text,
                    sentence("ImportFaults", "several pieces have the id %1").with(shortened(text->text)),
                    sentence("ImportFaults", "give the number of the piece in the list"));
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
        const PlacedText* last = value("maxPromote");
        const PlacedText* offset = value("promoOffset");
        if (last != nullptr && last->text == "0") {
            return;
        }
        if (choice != nullptr && choice->text != "+") {
            complain(*choice,
                     sentence("ImportFaults", "a choice of promotions (%1) is not supported",
                              "promoChoice=QRBN, say")
                         .with("promoChoice=" + inShort(choice->text)),
                     sentence("ImportFaults", "only promoChoice=+ is, with promoOffset"));
            return;
        }
        m_diagram.promotionIsOptional = choice != nullptr;
        if (offset == nullptr) {
            if (last != nullptr || choice != nullptr || m_diagram.promotionZone > 0) {
                const PlacedText& at = last != nullptr ? *last : choice != nullptr ? *choice : *zone;
                complain(at, sentence("ImportFaults", "pieces promote here, but nothing says into what"),
                         sentence("ImportFaults",
                                  "promoOffset is missing; promotion by a list of pieces is not supported"));
            } else if (zone == nullptr) {
                note(sentence("ImportFaults", "the text says nothing of promotion: no piece promotes, while "
                                              "in the diagram the first one may on the last rank"));
            }
            return;
        }
        static const PlacedText kFirstAlone{"1", {}};
        if (last == nullptr) {
            note(sentence("ImportFaults",
                          "the text has no maxPromote=; the first piece promotes, as in the diagram"));
            last = &kFirstAlone;
        }
        if (zone == nullptr) {
            note(sentence("ImportFaults",
                          "the text has no promoZone=; the last rank is the zone, as in the diagram"));
            m_diagram.promotionZone = 1;
        }
        const auto step = number(*offset, "promoOffset", 0, m_diagram.count());
        const auto count = number(*last, "maxPromote", 0, m_diagram.count());
        if (!step || !count || *count == 0) {
            return;
        }
        if (*step == 0) {
            complain(*offset, sentence("ImportFaults", "a piece cannot promote to itself"));
        } else if (*step + *count > m_diagram.count()) {
            complain(*offset, sentence("ImportFaults", "piece %1 would promote to piece %2, but there are %3",
                                       "numbers of pieces, and how many there are")
                                  .with(*count, *step + *count, m_diagram.count()));
        } else if (*step < *count) {
            complain(
                m_text.records[static_cast<std::size_t>(*step)].name,
                sentence("ImportFaults", "this piece is what another promotes to, and would promote again"),
                sentence("ImportFaults", "a second promotion is not supported"));
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
            complain(*text,
                     sentence("ImportFaults", "%1 is not supported", "stalemate=lose, say")
                         .with("stalemate=" + inShort(text->text)),
                     sentence("ImportFaults", "win: for who gives it; draw"));
        }
    }

    const DiagramText& m_text;
    Diagram m_diagram;
    std::map<std::string_view, const PlacedText*> m_values;
    std::vector<const PlacedText*> m_royals;
    std::map<int, std::string> m_occupants; ///< square -> name of the piece on it
    std::set<int> m_crowded;                ///< squares that were complained of
    std::vector<Sentence> m_implied;        ///< names with the moves they imply
    FaultList m_faults;
};

} // namespace

bool Diagram::listsSecondPlayer() const {
    return std::any_of(pieces.begin(), pieces.end(),
                       [](const DiagramPiece& piece) { return !piece.second.empty(); });
}

Square Diagram::opposite(Square square, DiagramSymmetry by) const {
    const int column = shape.column(square);
    return shape.at(by == DiagramSymmetry::Rotate ? shape.files() - 1 - column : column,
                    shape.ranks() - 1 - shape.row(square));
}

std::vector<Square> Diagram::secondSquares(const DiagramPiece& piece, DiagramSymmetry by) const {
    if (by == DiagramSymmetry::None || !piece.second.empty()) {
        return piece.second;
    }
    std::vector<Square> squares;
    for (const Square square : piece.first) {
        squares.push_back(opposite(square, by));
    }
    return squares;
}

Result<Diagram> readDiagram(std::string_view text, const std::string& fileName, const std::stop_token& stop) {
    FaultList faults;
    const DiagramText cut = cutDiagram(text, fileName, faults);
    if (cut.records.empty() || !cut.isWhole) {
        return Failure{faults.inOrder()};
    }
    return DiagramReader(cut, fileName, std::move(faults)).run(stop);
}

} // namespace mujo
