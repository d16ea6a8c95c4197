#include "core/geometry/board_shape.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "core/base/kanji_number.h"

namespace mujo {

namespace {

/// a .. z, then aa, bb .. jj: how the printed tradition letters more than 26 ranks.
std::string letters(int index) {
    const char letter = static_cast<char>('a' + index % 26);
    return std::string(index < 26 ? 1 : 2, letter);
}

std::optional<int> readNumber(std::string_view& text) {
    std::size_t n = 0;
    int value = 0;
    while (n < text.size() && n < 3 && text[n] >= '0' && text[n] <= '9') {
        value = value * 10 + (text[n] - '0');
        ++n;
    }
    if (n == 0 || text[0] == '0') {
        return std::nullopt;
    }
    text.remove_prefix(n);
    return value;
}

std::optional<int> readLetters(std::string_view& text) {
    if (text.empty() || text[0] < 'a' || text[0] > 'z') {
        return std::nullopt;
    }
    int index = text[0] - 'a';
    const bool doubled = text.size() > 1 && text[1] == text[0];
    text.remove_prefix(doubled ? 2 : 1);
    return doubled ? index + 26 : index;
}

} // namespace

BoardShape::BoardShape(int files, int ranks) : m_files(files), m_ranks(ranks) {
    assert(files >= 1 && files <= kMaxSide && ranks >= 1 && ranks <= kMaxSide);
}

std::optional<Square> BoardShape::step(Square from, Offset offset, Side side) const {
    const int sign = side == Side::Sente ? 1 : -1;
    const int toColumn = column(from) + sign * offset.right;
    const int toRow = row(from) - sign * offset.forward;
    if (!contains(toColumn, toRow)) {
        return std::nullopt;
    }
    return at(toColumn, toRow);
}

StaticVector<Square, 8> BoardShape::beside(Square square) const {
    const int atColumn = column(square);
    const int atRow = row(square);
    const int right = std::min(1, m_files - 1 - atColumn);
    const int back = std::min(1, m_ranks - 1 - atRow);
    StaticVector<Square, 8> result;
    for (int x = std::max(-1, -atColumn); x <= right; ++x) {
        for (int y = back; y >= std::max(-1, -atRow); --y) {
            if (x != 0 || y != 0) {
                result.push_back(Square(square.index() + x + y * m_files));
            }
        }
    }
    return result;
}

int BoardShape::delta(Offset offset, Side side) const {
    const int value = offset.right - offset.forward * m_files;
    return side == Side::Sente ? value : -value;
}

int BoardShape::stepsToEdge(Square from, Offset offset, Side side) const {
    const int sign = side == Side::Sente ? 1 : -1;
    const auto along = [](int position, int step, int size) {
        if (step == 0) {
            return kMaxSide;
        }
        return step > 0 ? (size - 1 - position) / step : position / -step;
    };
    return std::min(along(column(from), sign * offset.right, m_files),
                    along(row(from), -sign * offset.forward, m_ranks));
}

int BoardShape::ranksAhead(Square square, Side side) const {
    return side == Side::Sente ? row(square) : m_ranks - 1 - row(square);
}

StaticVector<Square, BoardShape::kMaxSide> BoardShape::between(Square a, Square b) const {
    StaticVector<Square, kMaxSide> found;
    const int right = column(b) - column(a);
    const int down = row(b) - row(a);
    if (right != 0 && down != 0 && std::abs(right) != std::abs(down)) {
        return found;
    }
    const int steps = distance(a, b);
    for (int n = 1; n < steps; ++n) {
        found.push_back(at(column(a) + right / steps * n, row(a) + down / steps * n));
    }
    return found;
}

int BoardShape::distance(Square a, Square b) const {
    return std::max(std::abs(column(a) - column(b)), std::abs(row(a) - row(b)));
}

std::string BoardShape::fileName(int column, SquareStyle style) const {
    return style == SquareStyle::Chess ? letters(column) : std::to_string(m_files - column);
}

std::string BoardShape::rankName(int row, SquareStyle style) const {
    return style == SquareStyle::Shogi   ? letters(row)
           : style == SquareStyle::Chess ? std::to_string(m_ranks - row)
                                         : kanjiNumber(row + 1);
}

std::string BoardShape::name(Square square, SquareStyle style) const {
    return (style == SquareStyle::Kanji ? wideNumber(m_files - column(square))
                                        : fileName(column(square), style)) +
           rankName(row(square), style);
}

std::optional<Square> BoardShape::parsePrefix(std::string_view& text, SquareStyle style) const {
    std::string_view rest = text;
    const bool isChess = style == SquareStyle::Chess;
    std::optional<int> first = isChess ? readLetters(rest) : readNumber(rest);
    std::optional<int> second = isChess ? readNumber(rest) : readLetters(rest);
    if (!first || !second) {
        return std::nullopt;
    }
    const int column = isChess ? *first : m_files - *first;
    const int row = isChess ? m_ranks - *second : *second;
    if (!contains(column, row)) {
        return std::nullopt;
    }
    text = rest;
    return at(column, row);
}

std::optional<Square> BoardShape::parse(std::string_view text, SquareStyle style) const {
    const std::optional<Square> square = parsePrefix(text, style);
    return text.empty() ? square : std::nullopt;
}

} // namespace mujo
