// Positions and moves of the Taikyoku engine by jh85 and those after it: `position tsfen ROWS TURN NUMBER
// moves ...` with pieces `L`, `(WT)`, `(+FB)`, capitals the first mover's, and moves such as `18k18l+`, whose
// ranks count from the first mover's side: a to z, then aa to aj. Source: tsfen.py, move.py and usi.py of its
// repository.

#include <algorithm>
#include <array>
#include <charconv>

#include "core/base/ascii.h"
#include "core/game/formats/foreign_record.h"
#include "core/game/formats/format_table.h"

namespace mujo {

namespace {

constexpr std::string_view kTsfen = "tsfen";
constexpr int kLetters = 26;

/// A square at the front, which is removed.
std::optional<Square> takeTsfenSquare(const BoardShape& shape, std::string_view& text) {
    int file = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), file);
    if (error != std::errc{} || file < 1 || file > shape.files()) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.empty() || !ascii::isLower(text.front())) {
        return std::nullopt;
    }
    const bool isDouble = text.size() > 1 && ascii::isLower(text[1]);
    if (isDouble && text.front() != 'a') {
        return std::nullopt;
    }
    const int rank = isDouble ? kLetters + text[1] - 'a' : text.front() - 'a';
    text.remove_prefix(isDouble ? 2 : 1);
    const int column = shape.files() - file;
    const int row = shape.ranks() - 1 - rank;
    return shape.contains(column, row) ? std::optional(shape.at(column, row)) : std::nullopt;
}

/// None for a text that is no move of the board.
std::vector<rules::ParsedMove> tsfenReadings(const BoardShape& shape, std::string_view text) {
    rules::ParsedMove move;
    move.promote = text.ends_with('+');
    text.remove_suffix(move.promote ? 1 : 0);
    const auto from = takeTsfenSquare(shape, text);
    while (from && !text.empty()) {
        const auto stop = takeTsfenSquare(shape, text);
        if (!stop || move.stops.size() > kMaxStops) {
            return {};
        }
        move.stops.push_back(*stop);
    }
    if (!from || move.stops.empty()) {
        return {};
    }
    move.origin = *from;
    return {std::move(move)};
}

class TsfenReader {
public:
    TsfenReader(std::string_view text, const std::string& fileName, const Catalog& catalog,
                const std::stop_token& stop)
        : m_words(wordsOf(text)), m_record(text, fileName, catalog, stop) {}

    Result<GameFile> run() {
        m_pieces = m_record.pieces(kTsfen);
        if (m_pieces && start()) {
            take("moves");
            while (m_at < m_words.size() && !m_record.isStopped() &&
                   m_record.play(m_words[m_at],
                                 tsfenReadings(m_pieces->variant()->shape(), m_words[m_at].text))) {
                ++m_at;
            }
        }
        return m_record.result();
    }

private:
    /// Takes the next word where it is this one.
    bool take(std::string_view text) {
        const bool is = m_at < m_words.size() && m_words[m_at].text == text;
        m_at += is ? 1 : 0;
        return is;
    }

    bool start() {
        take("position");
        if (take("startpos")) {
            m_record.begin(Position::start(m_pieces->variant()));
            return true;
        }
        take("tsfen");
        if (m_at == m_words.size()) {
            return m_record.complainAtEnd(sentence("GameFileFaults", "a position is expected here"),
                                          sentence("GameFileFaults", "tsfen ROWS TURN NUMBER"));
        }
        const PlacedWord& place = m_words[m_at++];
        Setup setup;
        if (!rows(place, setup) || !turnAndNumber(setup)) {
            return false;
        }
        return m_record.begin(m_pieces->variant(), setup, place);
    }

    /// Either may be missing.
    bool turnAndNumber(Setup& setup) {
        if (m_at == m_words.size() || m_words[m_at].text == "moves") {
            return true;
        }
        const PlacedWord& turn = m_words[m_at++];
        if (turn.text != "b" && turn.text != "w") {
            return m_record.complain(turn, sentence("GameFileFaults", "the turn is b or w"));
        }
        setup.turn = turn.text == "b" ? Side::Sente : Side::Gote;
        setup.ply = setup.turn == Side::Sente ? 1 : 2;
        if (m_at == m_words.size() || m_words[m_at].text == "moves") {
            return true;
        }
        constexpr int kMost = 100000;
        const PlacedWord& number = m_words[m_at++];
        const char* const end = number.text.data() + number.text.size();
        const auto parsed = std::from_chars(number.text.data(), end, setup.ply);
        return (parsed.ec == std::errc{} && parsed.ptr == end && setup.ply >= 1 && setup.ply <= kMost) ||
               m_record.complain(number,
                                 sentence("GameFileFaults", "the number of the next move is expected here"));
    }

    bool rows(const PlacedWord& word, Setup& setup) {
        const BoardShape& shape = m_pieces->variant()->shape();
        if (!m_record.hasAllRows(word, *m_pieces->variant())) {
            return false;
        }
        setup.cells = PerSquare<Cell>(shape.squareCount());
        int row = 0;
        int column = 0;
        for (std::size_t at = 0; at < word.text.size();) {
            const std::string_view rest = word.text.substr(at);
            std::size_t length = 1;
            if (rest.front() == '/') {
                if (column < shape.files()) {
                    return m_record.complain({rest.substr(0, 1), word.at + at},
                                             sentence("GameFileFaults", "the row is too short"));
                }
                ++row;
                column = 0;
            } else if (ascii::isDigit(rest.front())) {
                int run = 0;
                const auto parsed = std::from_chars(rest.data(), rest.data() + rest.size(), run);
                length = static_cast<std::size_t>(parsed.ptr - rest.data());
                column = parsed.ec == std::errc{} && run <= shape.files() ? column + run : shape.files() + 1;
            } else {
                length = rest.front() == '(' ? std::min(rest.find(')'), rest.size() - 1) + 1 : 1;
                const auto piece = pieceOf(rest.substr(0, length));
                if (!piece) {
                    return m_record.complain({rest.substr(0, length), word.at + at},
                                             sentence("GameFileFaults", "there is no such piece"));
                }
                if (column < shape.files()) {
                    setup.cells[shape.at(column, row)] = *piece;
                }
                ++column;
            }
            if (column > shape.files()) {
                return m_record.complain({rest.substr(0, length), word.at + at},
                                         sentence("GameFileFaults", "the row is too long"));
            }
            at += length;
        }
        return column == shape.files() ||
               m_record.complain(word, sentence("GameFileFaults", "the last row is too short"));
    }

    [[nodiscard]] std::optional<Piece> pieceOf(std::string_view text) const {
        if (text.size() > 2 && text.front() == '(' && text.back() == ')') {
            text = text.substr(1, text.size() - 2);
        }
        const auto letter = std::find_if(text.begin(), text.end(), ascii::isLetter);
        const auto type = m_pieces->kindOf(ascii::toUpper(text));
        if (!type || letter == text.end()) {
            return std::nullopt;
        }
        return Piece{*type, ascii::isUpper(*letter) ? Side::Sente : Side::Gote};
    }

    std::vector<PlacedWord> m_words;
    ForeignRecord m_record;
    std::optional<ForeignPieces> m_pieces;
    std::size_t m_at = 0;
};

bool hasTsfenNames(const Variant& variant, const Catalog& catalog) {
    return catalog.notes(variant).pieceNames.contains(kTsfen);
}

bool looksLikeTsfen(std::string_view text) {
    constexpr std::ptrdiff_t kManyRows = 20; // USI has no board of so many
    constexpr std::size_t kEnough = 10000;
    std::size_t at = std::min(text.find_first_not_of(kGaps), text.size());
    const auto next = [&] {
        const std::string_view word =
            text.substr(at, std::min(text.find_first_of(kGaps, at), at + kEnough) - at);
        at = std::min(text.find_first_not_of(kGaps, at + word.size()), text.size());
        return word;
    };
    std::string_view word = next();
    word = word == "position" ? next() : word;
    return word == kTsfen || (!word.starts_with('[') && word.find(',') == std::string_view::npos &&
                              std::count(word.begin(), word.end(), '/') >= kManyRows);
}

Result<GameFile> readTsfen(std::string_view text, const std::string& fileName, const Catalog& catalog,
                           const std::stop_token& stop) {
    return TsfenReader(text, fileName, catalog, stop).run();
}

} // namespace

GameFormat tsfenFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"tsfen"};
    return {"tsfen", kEndings, GameParts{GamePart::Moves}, hasTsfenNames, looksLikeTsfen, readTsfen, nullptr};
}

} // namespace mujo
