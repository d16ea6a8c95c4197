// Positions and moves of the Taikyoku program by yetiowin805: `TSFEN1`, a list of pieces such as
// `B:+DragonKing<Rook>@18,30`, and TM1, moves such as `12,3-13,4-15,6+`; files from Sente's left and ranks
// from Sente's side, both from 0. Source: src/README.md of its repository.

#include <algorithm>
#include <array>
#include <charconv>

#include "core/game/formats/foreign_record.h"
#include "core/game/formats/format_table.h"
#include "core/game/formats/record_lines.h"
#include "core/position/sfen.h"
#include "core/rules/routes.h"
#include "core/variant_file/loader.h"

namespace mujo {

namespace {

constexpr std::string_view kTm1 = "tm1";
constexpr std::string_view kTm1Mark = "TSFEN1";
/// Turn, counter of quiet moves, number of pieces.
constexpr std::size_t kTm1Fields = 3;

std::string tm1Square(const BoardShape& shape, Square square) {
    return std::to_string(shape.column(square)) + ',' + std::to_string(shape.ranks() - 1 - shape.row(square));
}

/// A number at the front, which is removed.
std::optional<int> takeNumber(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < 0) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::optional<Square> tm1SquareOf(const BoardShape& shape, std::string_view text) {
    const auto file = takeNumber(text);
    if (!file || !text.starts_with(',')) {
        return std::nullopt;
    }
    text.remove_prefix(1);
    const auto rank = takeNumber(text);
    if (!rank || !text.empty() || !shape.contains(*file, shape.ranks() - 1 - *rank)) {
        return std::nullopt;
    }
    return shape.at(*file, shape.ranks() - 1 - *rank);
}

/// None for a text that is no move of the board.
std::vector<rules::ParsedMove> tm1Readings(const BoardShape& shape, std::string_view text) {
    rules::ParsedMove move;
    move.promote = text.ends_with('+');
    text.remove_suffix(move.promote ? 1 : 0);
    for (bool isFirst = true; isFirst || !text.empty(); isFirst = false) {
        const std::size_t end = std::min(text.find('-'), text.size());
        const auto square = tm1SquareOf(shape, text.substr(0, end));
        if (!square || move.stops.size() > kMaxStops) {
            return {};
        }
        if (isFirst) {
            move.origin = *square;
        } else {
            move.stops.push_back(*square);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return move.stops.empty() ? std::vector<rules::ParsedMove>() : std::vector{std::move(move)};
}

/// The squares where something is taken or the piece turns, without the start.
std::vector<Square> tm1Stops(const Position& position, const Move& move) {
    if (move.isPass()) {
        for (const Square beside : position.shape().beside(move.from())) {
            if (position.at(beside).isEmpty()) {
                return {beside, move.to()};
            }
        }
    }
    const rules::Route route = rules::route(position, move);
    std::vector<Square> stops;
    for (std::size_t i = 1; i + 1 < route.size(); ++i) {
        const auto sign = [](int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; };
        const Offset before = position.shape().offset(route[i - 1], route[i], Side::Sente);
        const Offset after = position.shape().offset(route[i], route[i + 1], Side::Sente);
        const bool turns =
            sign(before.right) != sign(after.right) || sign(before.forward) != sign(after.forward);
        if (turns || std::count(move.victimsBegin(), move.victimsEnd(), route[i]) > 0) {
            stops.push_back(route[i]);
        }
    }
    stops.push_back(move.to());
    return stops;
}

std::string tm1Move(const Position& position, std::span<const Move> legal, const Move& move) {
    const BoardShape& shape = position.shape();
    const auto text = [&](const auto& stops) {
        std::string out = tm1Square(shape, move.from());
        for (const Square stop : stops) {
            out += '-' + tm1Square(shape, stop);
        }
        return out + (move.promotes() ? "+" : "");
    };
    const std::string whole = text(tm1Stops(position, move));
    const auto readings = tm1Readings(shape, whole);
    const auto again = readings.empty() ? Result<Move, rules::MoveTextFault>(Failure{rules::MoveTextFault{}})
                                        : rules::matchMove(position, legal, readings.front());
    return again && *again == move ? whole : text(move.path);
}

std::string tm1Position(const Position& position, const ForeignPieces& pieces) {
    const BoardShape& shape = position.shape();
    std::string list;
    int count = 0;
    for (int column = 0; column < shape.files(); ++column) {
        for (int row = shape.ranks() - 1; row >= 0; --row) {
            const Square square = shape.at(column, row);
            const Cell cell = position.at(square);
            if (cell.isEmpty()) {
                continue;
            }
            const PieceType& type = position.variant().type(cell.type());
            ++count;
            list += cell.owner() == Side::Sente ? " B:" : " W:";
            list += (type.promoted ? "+" : "") + pieces.nameOf(cell.type());
            list += type.promoted ? '<' + pieces.nameOf(type.base) + '>' : std::string();
            list += '@' + tm1Square(shape, square);
        }
    }
    return std::string(kTm1Mark) + (position.turn() == Side::Sente ? " b 0 " : " w 0 ") +
           std::to_string(count) + list;
}

std::string writeTm1(const GameFile& file) {
    Game game = file.game;
    const auto lines = branches(game);
    std::string text = "position ";
    if (!lines.empty() && sfen(game.start()) == sfen(Position::start(game.start().sharedVariant()))) {
        text += "startpos";
    } else {
        const VariantNotes notes = notesOf(game.variant());
        const auto names = notes.pieceNames.find(kTm1);
        text += "fen " + tm1Position(game.start(),
                                     {game.start().sharedVariant(),
                                      names == notes.pieceNames.end() ? NamesOfPieces() : names->second});
    }
    if (lines.empty()) {
        return text + '\n';
    }
    game.goTo(Game::kStart);
    text += " moves";
    for (const Game::Node node : lines.front().moves) {
        text += ' ' + tm1Move(game.position(), game.legalMoves(), game.ply(node).move);
        game.goTo(node);
    }
    return text + '\n';
}

class Tm1Reader {
public:
    Tm1Reader(std::string_view text, const std::string& fileName, const Catalog& catalog,
              const std::stop_token& stop)
        : m_record(text, fileName, catalog, stop) {
        for (const auto& line : lineWordsOf(text)) {
            m_words.insert(m_words.end(), line.begin(), line.end());
        }
    }

    Result<GameFile> run() {
        if (const auto pieces = m_record.pieces(kTm1); pieces && start(*pieces)) {
            const BoardShape& shape = m_record.game().variant().shape();
            at("moves");
            while (m_at < m_words.size() && !m_record.isStopped() &&
                   m_record.play(m_words[m_at], tm1Readings(shape, m_words[m_at].text))) {
                ++m_at;
            }
        }
        return m_record.result();
    }

private:
    /// Takes the next word where it is this one.
    bool at(std::string_view text) {
        const bool is = m_at < m_words.size() && m_words[m_at].text == text;
        m_at += is ? 1 : 0;
        return is;
    }

    bool start(const ForeignPieces& pieces) {
        at("position");
        if (at("startpos")) {
            m_record.begin(Position::start(pieces.variant()));
            return true;
        }
        at("fen");
        const std::size_t first = m_at;
        if (!at(kTm1Mark) || m_at + kTm1Fields > m_words.size()) {
            return first < m_words.size()
                       ? m_record.complain(m_words[first],
                                           sentence("GameFileFaults", "a position is expected here"),
                                           sentence("GameFileFaults", "such as TSFEN1 b 0 1 B:King@0,0"))
                       : m_record.complainAtEnd(sentence("GameFileFaults", "a position is expected here"));
        }
        Setup setup;
        setup.cells = PerSquare<Cell>(pieces.variant()->shape().squareCount());
        const std::string_view turn = m_words[m_at].text;
        if (turn != "b" && turn != "w") {
            return m_record.complain(m_words[m_at], sentence("GameFileFaults", "the turn is b or w"));
        }
        setup.turn = turn == "b" ? Side::Sente : Side::Gote;
        setup.ply = setup.turn == Side::Sente ? 1 : 2;
        std::string_view number = m_words[m_at + 2].text;
        const auto count = takeNumber(number);
        if (!count || !number.empty()) {
            return m_record.complain(m_words[m_at + 2],
                                     sentence("GameFileFaults", "the number of pieces is expected here"));
        }
        m_at += kTm1Fields;
        for (int i = 0; i < *count; ++i, ++m_at) {
            if (m_at == m_words.size()) {
                return m_record.complainAtEnd(
                    sentence("GameFileFaults", "%1 pieces are announced, %2 are there").with(*count, i));
            }
            if (!piece(pieces, m_words[m_at], setup)) {
                return false;
            }
        }
        if (m_at < m_words.size() && m_words[m_at].text.find('@') != std::string_view::npos) {
            return m_record.complain(
                m_words[m_at], sentence("GameFileFaults", "more pieces stand here than were announced"));
        }
        return m_record.begin(pieces.variant(), setup, m_words[first]);
    }

    /// `B:+DragonKing<Rook>@18,30`.
    bool piece(const ForeignPieces& pieces, const PlacedWord& word, Setup& setup) {
        const std::string_view text = word.text;
        const std::size_t colon = text.find(':');
        const std::size_t sign = text.find('@');
        const bool isSente = text.starts_with("B:") || text.starts_with("b:");
        if (colon != 1 || sign == std::string_view::npos ||
            !(isSente || text.starts_with("W:") || text.starts_with("w:"))) {
            return m_record.complain(word, sentence("GameFileFaults", "a piece is expected here"),
                                     sentence("GameFileFaults", "such as B:+DragonKing<Rook>@18,30"));
        }
        const auto type = kind(pieces, text.substr(colon + 1, sign - colon - 1));
        if (!type) {
            return m_record.complain(word, sentence("GameFileFaults", "there is no such piece"));
        }
        const auto square = tm1SquareOf(pieces.variant()->shape(), text.substr(sign + 1));
        if (!square) {
            return m_record.complain(word, sentence("GameFileFaults", "there is no such square"));
        }
        if (!setup.cells[*square].isEmpty()) {
            return m_record.complain(word, sentence("GameFileFaults", "two pieces stand on this square"));
        }
        setup.cells[*square] = Piece{*type, isSente ? Side::Sente : Side::Gote};
        return true;
    }

    static std::optional<PieceTypeId> kind(const ForeignPieces& pieces, std::string_view name) {
        if (!name.starts_with('+')) {
            return pieces.kindOf(name);
        }
        name.remove_prefix(1);
        const std::size_t open = name.find('<');
        if (open == std::string_view::npos || !name.ends_with('>')) {
            const auto type = pieces.kindOf(name);
            return type && pieces.variant()->type(*type).promoted ? type : std::nullopt;
        }
        const auto base = pieces.kindOf(name.substr(open + 1, name.size() - open - 2));
        const auto type = base ? pieces.variant()->type(*base).promotesTo : std::nullopt;
        return type && pieces.nameOf(*type) == name.substr(0, open) ? type : std::nullopt;
    }

    ForeignRecord m_record;
    std::vector<PlacedWord> m_words;
    std::size_t m_at = 0;
};

bool hasTm1Names(const Variant& variant, const Catalog& catalog) {
    return catalog.notes(variant).pieceNames.contains(kTm1);
}

bool looksLikeTm1(std::string_view text) {
    constexpr std::size_t kEnough = 10000; // for comments before it
    std::vector<PlacedWord> words;
    for (const auto& line : lineWordsOf(text.substr(0, kEnough))) {
        words.insert(words.end(), line.begin(), line.end());
    }
    const auto word = [&](std::size_t number) {
        return number < words.size() ? words[number].text : std::string_view();
    };
    const std::size_t start = word(0) == "position" ? 1 : 0;
    return word(start) == kTm1Mark || word(start + (word(start) == "fen" ? 1 : 0)) == kTm1Mark ||
           (word(start) == "startpos" &&
            word(start + (word(start + 1) == "moves" ? 2 : 1)).find(',') != std::string_view::npos);
}

Result<GameFile> readTm1(std::string_view text, const std::string& fileName, const Catalog& catalog,
                         const std::stop_token& stop) {
    return Tm1Reader(text, fileName, catalog, stop).run();
}

} // namespace

GameFormat tm1Format() {
    static constexpr std::array<std::string_view, 1> kEndings{"tm1"};
    return {"tm1", kEndings, GameParts{GamePart::Moves}, hasTm1Names, looksLikeTm1, readTm1, writeTm1};
}

} // namespace mujo
