#include "core/position/sfen.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/base/utf8.h"

namespace mujo {

namespace {

std::string cased(const std::string& text, Side side) {
    return side == Side::Gote ? ascii::toLower(text) : text;
}

class Parser {
public:
    Parser(const Variant& variant, std::string_view text) : m_variant(variant), m_text(text) {
        m_setup.cells = PerSquare<Cell>(variant.shape().squareCount());
    }

    Result<Setup> run() {
        constexpr std::size_t kMaxLength = 100000;
        if (m_text.size() > kMaxLength) {
            complain(
                0, sentence("PositionFaults", "position text is longer than %1 characters").with(kMaxLength));
            return Failure{m_faults};
        }
        header();
        takeUsiWord("position");
        if (takeUsiWord("startpos")) {
            m_setup = Setup::start(m_variant);
        } else {
            const bool isOfUsi = takeUsiWord("sfen");
            rows();
            turn();
            state();
            skipBlanks();
            if (!isOfUsi || !atEnd()) { // some programs leave the number out
                ply();
            }
        }
        skipBlanks();
        if (m_at < m_text.size() && m_faults.empty()) {
            complain(m_at, sentence("PositionFaults", "unexpected text after the move number"));
        }
        if (!m_faults.empty()) {
            return Failure{m_faults};
        }
        return m_setup;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }

    void complain(std::size_t at, Sentence message, Sentence hint = {}, std::size_t length = 1) {
        constexpr std::size_t kMaxFaults = 50;
        if (m_faults.size() < kMaxFaults) {
            m_faults.push_back({{},
                                1,
                                characterColumn(m_text, at),
                                static_cast<int>(length),
                                std::move(message),
                                std::move(hint)});
        }
    }

    void skipBlanks() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') {
            ++m_at;
        }
    }

    void header() {
        skipBlanks();
        if (peek() != '[') {
            return;
        }
        const SfenHeader header = sfenHeader(m_text.substr(m_at));
        if (header.id.empty()) {
            complain(m_at, sentence("PositionFaults", "malformed header"),
                     sentence("PositionFaults", "[ID;PROFILE] in front of the rows"));
            m_at = std::min(m_text.find(' ', m_at), m_text.size());
            return;
        }
        if (header.id != m_variant.id()) {
            complain(m_at + 1, sentence("PositionFaults", "the position is of the game \"%1\", not \"%2\"")
                                   .with(header.id, m_variant.id()));
        } else if (!header.profile.empty() && header.profile != m_variant.profile()) {
            complain(m_at + 2 + header.id.size(),
                     sentence("PositionFaults", "the position is of the profile \"%1\", not \"%2\"")
                         .with(header.profile, m_variant.profile()));
        }
        m_at += header.length;
    }

    /// A word that stands before the rows where the text is a line for a USI program.
    bool takeUsiWord(std::string_view word) {
        skipBlanks();
        const std::string_view rest = m_text.substr(m_at);
        const bool isNext =
            rest.starts_with(word) && (rest.size() == word.size() || rest[word.size()] == ' ');
        m_at += isNext ? word.size() : 0;
        return isNext;
    }

    /// `missing`: the fault where there is nothing.
    std::string_view field(const Sentence& missing) {
        skipBlanks();
        const std::size_t start = m_at;
        while (!atEnd() && peek() != ' ' && peek() != '\t' && peek() != '\r' && peek() != '\n') {
            ++m_at;
        }
        if (start == m_at) {
            complain(start, missing, sentence("PositionFaults", "a position text is ROWS TURN STATE PLY"));
        }
        return m_text.substr(start, m_at - start);
    }

    int number() {
        constexpr int kTooMuch = 1000000;
        int value = 0;
        while (ascii::isDigit(peek())) {
            value = std::min(value * 10 + (peek() - '0'), kTooMuch);
            ++m_at;
        }
        return value;
    }

    /// A piece id with its case: `P`, `(RV)`, `+p`, `+(sm)`. Nothing when it is faulty, with the fault told.
    std::optional<Piece> piece(bool mayBePromoted) {
        const std::size_t start = m_at;
        std::string id;
        if (peek() == '+') {
            id = "+";
            ++m_at;
        }
        std::string letters;
        if (peek() == '(') {
            ++m_at;
            while (!atEnd() && peek() != ')' && peek() != '/' && peek() != ' ') {
                letters += peek();
                ++m_at;
            }
            if (peek() != ')') {
                complain(start, sentence("PositionFaults", "parenthesis is not closed"));
                return std::nullopt;
            }
            ++m_at;
        } else {
            letters = peek();
            if (!ascii::isLetter(peek())) {
                complain(m_at, sentence("PositionFaults", "'%1' is no piece, no number and no '/'")
                                   .with(characterAt(m_text, m_at)));
                m_at += characterAt(m_text, m_at).size();
                return std::nullopt;
            }
            ++m_at;
        }
        const bool upper = std::any_of(letters.begin(), letters.end(), ascii::isUpper);
        const bool lower = std::any_of(letters.begin(), letters.end(), ascii::isLower);
        if (upper == lower) {
            complain(start,
                     sentence("PositionFaults",
                              "a piece is written in capitals for Sente or in small letters for Gote"),
                     {}, m_at - start);
            return std::nullopt;
        }
        auto type = m_variant.find(id + letters);
        if (!type && letters.size() == 1) {
            type = byLetter(id + cased(letters, upper ? Side::Sente : Side::Gote));
        }
        if (!type || m_variant.type(*type).formOnly) {
            complain(
                start,
                sentence("PositionFaults", "%1 has no piece \"%2\"").with(m_variant.name(), id + letters), {},
                m_at - start);
            return std::nullopt;
        }
        if (!mayBePromoted && m_variant.type(*type).promoted) {
            complain(start, sentence("PositionFaults", "a promoted piece cannot be in hand"), {},
                     m_at - start);
            return std::nullopt;
        }
        return Piece{*type, upper ? Side::Sente : Side::Gote};
    }

    /// A piece by the letter that engine protocols have for it.
    [[nodiscard]] std::optional<PieceTypeId> byLetter(std::string_view letter) const {
        return m_variant.ofLetter(ascii::toUpper(letter));
    }

    void rows() {
        skipBlanks();
        const BoardShape& shape = m_variant.shape();
        int row = 0;
        int column = 0;
        std::size_t rowStart = m_at;
        const auto endRow = [&] {
            if (row < shape.ranks() && column != shape.files()) {
                complain(rowStart,
                         sentence("PositionFaults", "rank %1 has %n square(s), the board %2", nullptr, column)
                             .with(shape.rankName(row, SquareStyle::Shogi), shape.files()),
                         {}, m_at - rowStart);
            }
        };
        while (!atEnd() && peek() != ' ' && peek() != '\t') {
            if (peek() == '/') {
                endRow();
                ++m_at;
                ++row;
                column = 0;
                rowStart = m_at;
            } else if (ascii::isDigit(peek())) {
                const std::size_t at = m_at;
                const int run = number();
                if (run == 0) {
                    complain(at, sentence("PositionFaults", "a run of 0 empty squares"));
                }
                column = std::min(column + run, 10000);
            } else {
                const std::size_t at = m_at;
                const std::optional<Piece> found = piece(true);
                if (found && row < shape.ranks() && column < shape.files()) {
                    m_setup.cells[shape.at(column, row)] = *found;
                }
                column += m_at > at ? 1 : 0;
            }
        }
        endRow();
        if (const int ranks = row + 1; ranks != shape.ranks()) {
            complain(rowStart,
                     sentence("PositionFaults", "the text has %n rank(s), the board %1", nullptr, ranks)
                         .with(shape.ranks()));
        }
    }

    void turn() {
        skipBlanks();
        const std::size_t at = m_at;
        const std::string_view text = field(sentence("PositionFaults", "the side to move is missing"));
        if (text == "b" || text == "w") {
            m_setup.turn = text == "b" ? Side::Sente : Side::Gote;
        } else if (!text.empty()) {
            complain(at, sentence("PositionFaults",
                                  "the side to move is \"b\" (Sente) or \"w\" (Gote), not \"%1\"")
                             .with(text));
        }
    }

    void state() {
        skipBlanks();
        const std::size_t start = m_at;
        const std::string_view text = field(sentence("PositionFaults", "the state is missing"));
        if (text.empty() || text == "-") {
            return;
        }
        if (const auto square = m_variant.shape().parse(text); square && m_variant.rules().tracksLions()) {
            m_setup.state.lionTaken = *square; // as Lishogi has it
            return;
        }
        const std::size_t end = m_at;
        m_at = start;
        if (m_variant.rules().drops && text.find('=') == std::string_view::npos) {
            hand(end); // as USI has them
            m_at = end;
            return;
        }
        while (m_at < end) {
            const std::size_t at = m_at;
            const std::size_t stop = std::min(m_text.find(',', m_at), end);
            const std::size_t equals = m_text.find('=', m_at);
            if (equals == std::string_view::npos || equals >= stop) {
                complain(at, sentence("PositionFaults", "the state is '-' or key=value parts"),
                         sentence("PositionFaults", "for example hand=2P,skip=b"));
                m_at = stop + 1;
                continue;
            }
            const std::string key(m_text.substr(at, equals - at));
            m_at = equals + 1;
            entry(key, at, stop);
            m_at = stop + 1;
        }
        m_at = end;
    }

    void entry(const std::string& key, std::size_t at, std::size_t stop) {
        const std::string_view value = m_text.substr(m_at, stop - m_at);
        if (key == "hand") {
            hand(stop);
        } else if (key == "skip") {
            if (value != "b" && value != "w" && value != "bw") {
                complain(m_at, sentence("PositionFaults", "skip is b, w or bw, not \"%1\"").with(value));
            }
            m_setup.state.skipped = {value.find('b') != std::string_view::npos,
                                     value.find('w') != std::string_view::npos};
        } else if (key == "lion") {
            if (const auto square = m_variant.shape().parse(value)) {
                m_setup.state.lionTaken = *square;
            } else {
                complain(m_at, sentence("PositionFaults",
                                        "lion is the square on which a lion was taken, not \"%1\"")
                                   .with(value));
            }
        } else if (key == "declined") {
            declined(stop);
        } else {
            complain(at, sentence("PositionFaults", "unknown key \"%1\" in the state").with(key),
                     sentence("PositionFaults", "known: hand, skip, lion, declined"), key.size());
        }
    }

    /// Squares joined by `+`.
    void declined(std::size_t stop) {
        while (m_at < stop) {
            const std::size_t end = std::min(m_text.find('+', m_at), stop);
            const auto square = m_variant.shape().parse(m_text.substr(m_at, end - m_at));
            if (!square || m_setup.cells[*square].isEmpty()) {
                complain(m_at, sentence("PositionFaults",
                                        "declined lists squares of pieces that stayed unpromoted, not \"%1\"")
                                   .with(m_text.substr(m_at, end - m_at)));
            } else {
                Cell& cell = m_setup.cells[*square];
                cell = cell.withDeclined(true);
            }
            m_at = end + 1;
        }
    }

    void hand(std::size_t stop) {
        while (m_at < stop) {
            const std::size_t at = m_at;
            const int count = ascii::isDigit(peek()) ? number() : 1;
            if (m_at >= stop) {
                complain(at, sentence("PositionFaults", "a number without a piece behind it"));
                return;
            }
            const std::optional<Piece> found = piece(false);
            if (!found || !m_variant.rules().drops) {
                continue;
            }
            if (count == 0 || count > 250) {
                complain(at, sentence("PositionFaults", "impossible number of pieces in hand"));
                continue;
            }
            int& total = m_setup.hands[found->owner][found->type];
            total = std::min(total + count, 251);
        }
    }

    void ply() {
        skipBlanks();
        const std::size_t at = m_at;
        const std::string_view text = field(sentence("PositionFaults", "the move number is missing"));
        const bool digits =
            !text.empty() && text.size() <= 6 && std::all_of(text.begin(), text.end(), ascii::isDigit);
        m_setup.ply = digits ? std::stoi(std::string(text)) : 0;
        if (!text.empty() && m_setup.ply < 1) {
            complain(at, sentence("PositionFaults",
                                  "the move number must be a whole number from 1 to 999999, not \"%1\"")
                             .with(text));
        }
    }

    const Variant& m_variant;
    std::string_view m_text;
    std::size_t m_at = 0;
    Setup m_setup;
    Diagnostics m_faults;
};

std::string pieceText(const Variant& variant, Piece piece) {
    std::string id = variant.type(piece.type).id;
    std::string out;
    if (id.front() == '+') {
        out = "+";
        id.erase(0, 1);
    }
    const std::string letters = cased(id, piece.owner);
    return out + (id.size() == 1 && !ascii::isDigit(id.front()) ? letters : '(' + letters + ')');
}

/// Pieces in hand, counts before them, as `textOf` writes each.
template <class TextOf>
std::string handsText(const Setup& setup, TextOf&& textOf) {
    std::string hands;
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const auto& [type, count] : setup.hands[side]) {
            if (count > 0) {
                hands += (count > 1 ? std::to_string(count) : std::string()) + textOf(Piece{type, side});
            }
        }
    }
    return hands;
}

std::string stateText(const Variant& variant, const Setup& setup) {
    const std::string hands = handsText(setup, [&](Piece piece) { return pieceText(variant, piece); });
    std::string out = hands.empty() ? std::string{} : "hand=" + hands;
    const auto& skipped = setup.state.skipped;
    if (skipped[Side::Sente] || skipped[Side::Gote]) {
        out += std::string(out.empty() ? "" : ",") + "skip=" + (skipped[Side::Sente] ? "b" : "") +
               (skipped[Side::Gote] ? "w" : "");
    }
    const auto add = [&out](const std::string& entry) { out += (out.empty() ? "" : ",") + entry; };
    if (const auto lion = setup.state.lionTaken) {
        add("lion=" + variant.shape().name(*lion));
    }
    std::string declined;
    for (int i = 0; variant.rules().tracksDeclined() && i < variant.shape().squareCount(); ++i) {
        if (setup.cells[Square(i)].declined()) {
            declined += (declined.empty() ? "" : "+") + variant.shape().name(Square(i));
        }
    }
    if (!declined.empty()) {
        add("declined=" + declined);
    }
    return out.empty() ? "-" : out;
}

/// The ranks from the top, pieces as `text` has them.
template <class PieceText>
std::string rowsText(const BoardShape& shape, const Setup& setup, PieceText&& text) {
    std::string out;
    for (int row = 0; row < shape.ranks(); ++row) {
        int empty = 0;
        out += row > 0 ? "/" : "";
        for (int column = 0; column <= shape.files(); ++column) {
            const Cell cell = column < shape.files() ? setup.cells[shape.at(column, row)] : Cell{};
            if (column < shape.files() && cell.isEmpty()) {
                ++empty;
                continue;
            }
            out += empty > 0 ? std::to_string(empty) : "";
            empty = 0;
            out += column < shape.files() ? text(cell.piece()) : std::string{};
        }
    }
    return out;
}

} // namespace

SfenHeader sfenHeader(std::string_view text) {
    SfenHeader header;
    const std::size_t open = text.find_first_not_of(" \t");
    if (open == std::string_view::npos || text[open] != '[') {
        return header;
    }
    const std::size_t close = text.find(']', open);
    if (close == std::string_view::npos) {
        return header;
    }
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    const std::size_t semicolon = inside.find(';');
    header.id = std::string(inside.substr(0, semicolon));
    if (semicolon != std::string_view::npos) {
        header.profile = std::string(inside.substr(semicolon + 1));
    }
    std::size_t end = close + 1;
    while (end < text.size() && text[end] == ' ') {
        ++end;
    }
    header.length = end;
    return header;
}

Result<Setup> parseSfen(const Variant& variant, std::string_view text) {
    return Parser(variant, text).run();
}

Result<Position> positionFromSfen(const std::shared_ptr<const Variant>& variant, std::string_view text) {
    const auto setup = parseSfen(*variant, text);
    if (!setup) {
        return Failure{setup.error()};
    }
    return Position::create(variant, *setup);
}

std::string sfen(const Variant& variant, const Setup& setup) {
    std::string out;
    if (variant.profile() != kStandardProfile) {
        out = '[' + variant.id() + ';' + variant.profile() + "] ";
    }
    out += rowsText(variant.shape(), setup, [&](Piece piece) { return pieceText(variant, piece); });
    out += setup.turn == Side::Sente ? " b " : " w ";
    return out + stateText(variant, setup) + ' ' + std::to_string(setup.ply);
}

std::string sfen(const Position& position) {
    return sfen(position.variant(), position.setup());
}

bool hasPlainLetters(const Variant& variant) {
    return std::all_of(variant.types().begin(), variant.types().end(), [](const PieceType& type) {
        return type.letter.size() == (type.letter.starts_with('+') ? 2U : 1U);
    });
}

std::optional<std::string> sfenInLetters(const Position& position) {
    const Variant& variant = position.variant();
    if (!hasPlainLetters(variant)) {
        return std::nullopt;
    }
    const auto letter = [&variant](Piece piece) {
        return cased(variant.type(piece.type).letter, piece.owner);
    };
    const Setup setup = position.setup();
    const auto lion = setup.state.lionTaken;
    const std::string state = lion ? variant.shape().name(*lion) : handsText(setup, letter);
    return rowsText(variant.shape(), setup, letter) + (setup.turn == Side::Sente ? " b " : " w ") +
           (state.empty() ? "-" : state) + ' ' + std::to_string(setup.ply);
}

} // namespace mujo
