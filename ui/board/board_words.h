#pragma once

#include <QString>
#include <optional>

#include "ui/board/move_input.h"

namespace mujo::ui {

/// The board's sentences: prompts, choices, names of cells.
class BoardWords {
public:
    explicit BoardWords(const Position& position) : m_position(position) {}

    [[nodiscard]] QString square(Square square) const;
    [[nodiscard]] QString kind(PieceTypeId type) const;
    /// The square, the side and the name of the piece, such as "8h, Black King".
    [[nodiscard]] QString cell(Square square) const;
    /// What can be done now and how it is finished or cancelled; empty when nothing is under way.
    [[nodiscard]] QString prompt(const MoveInput& input, std::optional<Square> hover) const;
    [[nodiscard]] QString choice(const MoveChoice& choice) const;
    /// Why a piece that may only be studied does not move.
    [[nodiscard]] QString notYours(const MoveInput& input) const;
    static QString side(Side side);

private:
    [[nodiscard]] QString selection(const MoveInput& input) const;
    [[nodiscard]] QString legs(const MoveInput& input, const TargetMark* hovered) const;
    [[nodiscard]] QString target(const TargetMark& mark) const;

    const Position& m_position;
};

} // namespace mujo::ui
