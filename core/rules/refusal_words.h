#pragma once

#include <string>
#include <vector>

#include "core/base/english.h"
#include "core/position/position.h"
#include "core/rules/outcome.h"

namespace mujo::rules {

/// Names squares and pieces of a position in the sentences of an explanation.
class RefusalWords {
public:
    RefusalWords(const Position& position, SquareStyle style) : m_position(position), m_style(style) {}

    [[nodiscard]] std::string square(Square square) const { return m_position.shape().name(square, m_style); }
    /// "Lion".
    [[nodiscard]] const std::string& kind(Square square) const {
        return m_position.variant().type(m_position.at(square).type()).name;
    }
    /// "Lion on 5g".
    [[nodiscard]] std::string piece(Square at) const { return kind(at) + " on " + square(at); }
    /// "the Lion on 5g, the Pawn on 5f and the Pawn on 5e".
    [[nodiscard]] std::string pieces(const std::vector<Square>& squares) const;

private:
    const Position& m_position;
    SquareStyle m_style;
};

/// "Sente has won: Gote has no royal piece left".
[[nodiscard]] std::string resultInWords(const Outcome& outcome);

} // namespace mujo::rules
