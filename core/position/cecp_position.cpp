#include "core/position/cecp_position.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <sstream>

#include "core/base/ascii.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

/// The protocol counts the ranks of a board of exactly ten from 0.
int cecpFirstRank(const Variant& variant) {
    constexpr int kOddBoard = 10;
    return variant.shape().ranks() == kOddBoard ? 0 : 1;
}

std::string caseOfOwner(const std::string& text, Side owner) {
    return owner == Side::Gote ? ascii::toLower(text) : text;
}

/// The last field, where it can be the number of a move; else 1.
int lastNumber(const std::vector<std::string>& fields) {
    constexpr int kMost = 100000;
    int number = 0;
    if (!fields.empty()) {
        const std::string& text = fields.back();
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size()) {
            number = 0;
        }
    }
    return std::clamp(number, 1, kMost);
}

/// Rows of a position under way, square by square.
class CecpRowReader {
public:
    CecpRowReader(const std::shared_ptr<const Variant>& variant, std::string_view text)
        : m_variant(*variant), m_text(text) {
        m_setup.cells = PerSquare<Cell>(m_variant.shape().squareCount());
    }

    Result<Setup> run() {
        while (m_at < m_text.size() && m_text[m_at] != ' ' && m_text[m_at] != '[' && m_faults.empty()) {
            step();
        }
        if (m_faults.empty() &&
            (m_row != m_variant.shape().ranks() - 1 || m_column != m_variant.shape().files())) {
            fail(sentence("PositionFaults", "the rows do not fill the board"));
        }
        if (m_faults.empty() && m_at < m_text.size() && m_text[m_at] == '[') {
            hand();
        }
        if (!m_faults.empty()) {
            return Failure{m_faults};
        }
        std::istringstream rest{std::string(m_text.substr(std::min(m_at, m_text.size())))};
        const std::vector<std::string> fields{std::istream_iterator<std::string>(rest), {}};
        m_setup.turn = !fields.empty() && fields.front() == "b" ? Side::Gote : Side::Sente;
        m_setup.ply = 2 * lastNumber(fields) - (m_setup.turn == Side::Sente ? 1 : 0);
        return m_setup;
    }

private:
    void fail(Sentence why) { m_faults = faultAt(m_at + 1, std::move(why)); }

    void step() {
        const char c = m_text[m_at];
        if (c == '/') {
            if (m_column != m_variant.shape().files() || ++m_row >= m_variant.shape().ranks()) {
                fail(sentence("PositionFaults", "a row of the wrong length, or one too many,"));
            }
            m_column = 0;
            ++m_at;
        } else if (c >= '0' && c <= '9') {
            int run = 0;
            while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9' &&
                   run <= BoardShape::kMaxSide) {
                run = run * 10 + (m_text[m_at++] - '0');
            }
            m_column += run;
            if (m_column > m_variant.shape().files()) {
                fail(sentence("PositionFaults", "a row is too long"));
            }
        } else if (const auto piece = takePiece()) {
            if (!m_variant.shape().contains(m_column, m_row)) {
                fail(sentence("PositionFaults", "a row is too long"));
                return;
            }
            m_setup.cells[m_variant.shape().at(m_column++, m_row)] = *piece;
        } else {
            fail(sentence("PositionFaults", "no piece of this game"));
        }
    }

    std::optional<Piece> takePiece() {
        std::size_t end = m_at + (m_text[m_at] == '+' ? 1 : 0);
        if (end >= m_text.size()) {
            return std::nullopt;
        }
        const bool sente = ascii::isUpper(m_text[end]);
        ++end;
        end += end < m_text.size() && (m_text[end] == '\'' || m_text[end] == '!') ? 1 : 0;
        const auto found = m_variant.ofLetter(ascii::toUpper(m_text.substr(m_at, end - m_at)));
        if (!found) {
            return std::nullopt;
        }
        m_at = end;
        return Piece{*found, sente ? Side::Sente : Side::Gote};
    }

    void hand() {
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != ']') {
            const auto piece = m_text[m_at] == '-' ? std::nullopt : takePiece();
            if (piece) {
                ++m_setup.hands[piece->owner][piece->type];
            } else if (m_text[m_at] == '-') {
                ++m_at;
            } else {
                fail(sentence("PositionFaults", "no piece to be in hand"));
                return;
            }
        }
        m_at += m_at < m_text.size() ? 1 : 0;
    }

    const Variant& m_variant;
    std::string_view m_text;
    std::size_t m_at = 0;
    int m_row = 0;
    int m_column = 0;
    Setup m_setup;
    Diagnostics m_faults; ///< one at most
};

std::string cecpHands(const Position& position) {
    std::string out;
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
            for (int n = position.inHand(side, PieceTypeId(i)); n > 0; --n) {
                out += caseOfOwner(cecpLetter(position.variant(), PieceTypeId(i)), side);
            }
        }
    }
    return out;
}

} // namespace

std::string cecpSquare(const Variant& variant, Square square) {
    const BoardShape& shape = variant.shape();
    return shape.fileName(shape.column(square), SquareStyle::Chess) +
           std::to_string(shape.ranks() - 1 - shape.row(square) + cecpFirstRank(variant));
}

std::optional<Square> takeCecpSquare(const Variant& variant, std::string_view& text) {
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto letters =
        static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isLower) - text.begin());
    std::size_t end = letters;
    int rank = 0;
    constexpr int kTooMany = 1000;
    while (end < text.size() && isDigit(text[end]) && rank < kTooMany) {
        rank = rank * 10 + (text[end] - '0');
        ++end;
    }
    if (letters == 0 || end == letters) {
        return std::nullopt;
    }
    const std::string name =
        std::string(text.substr(0, letters)) + std::to_string(rank + 1 - cecpFirstRank(variant));
    const auto square = variant.shape().parse(name, SquareStyle::Chess);
    if (square) {
        text.remove_prefix(end);
    }
    return square;
}

const std::string& cecpLetter(const Variant& variant, PieceTypeId type) {
    return variant.hasLetters() ? variant.type(type).letter : variant.type(type).id;
}

std::string cecpRows(const Position& position) {
    const BoardShape& shape = position.shape();
    std::string out;
    for (int row = 0; row < shape.ranks(); ++row) {
        out += row > 0 ? "/" : "";
        int empty = 0;
        for (int column = 0; column < shape.files(); ++column) {
            const Cell cell = position.at(shape.at(column, row));
            if (cell.isEmpty()) {
                ++empty;
                continue;
            }
            out += (empty > 0 ? std::to_string(empty) : "") +
                   caseOfOwner(cecpLetter(position.variant(), cell.type()), cell.owner());
            empty = 0;
        }
        out += empty > 0 ? std::to_string(empty) : "";
    }
    return out;
}

std::string cecpFen(const Position& position) {
    if (!position.variant().hasLetters()) {
        return sfen(position);
    }
    const std::string held = cecpHands(position);
    return cecpRows(position) + (held.empty() ? "" : '[' + held + ']') +
           (position.turn() == Side::Sente ? " w 0 " : " b 0 ") + std::to_string((position.ply() + 1) / 2);
}

Result<Position> positionFromCecpFen(const std::shared_ptr<const Variant>& variant, std::string_view text) {
    if (!variant->hasLetters()) {
        return positionFromSfen(variant, text);
    }
    const auto setup = CecpRowReader(variant, text).run();
    if (!setup) {
        return Failure{setup.error()};
    }
    return Position::create(variant, *setup);
}

} // namespace mujo
