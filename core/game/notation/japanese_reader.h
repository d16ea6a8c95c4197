#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/game/notation/move_reader.h"

namespace mujo {

/// Reads the moves of one position as people type them in Japanese: as `japanese` writes them (`▲７六歩`),
/// also without the sign of the side and with narrow digits (`7六歩`, `76歩`). `previous` is where the move
/// before ended, which `同` stands for. Refers to the position and its legal moves, which must outlive it.
class JapaneseReader {
public:
    JapaneseReader(const Position& position, std::span<const Move> legal, std::optional<Square> previous)
        : m_position(position), m_legal(legal), m_previous(previous) {}

    /// What tells several pieces apart may be missing where only one move fits. Texts of squares are left to
    /// `MoveReader`.
    [[nodiscard]] MoveReader::Reading read(std::string_view text) const;

private:
    const Position& m_position;
    std::span<const Move> m_legal;
    std::optional<Square> m_previous;
};

/// The text without the sign of the side and without blanks, with narrow digits and signs: so such moves are
/// compared, and `MoveReader` reads wide ones.
[[nodiscard]] std::string plainJapaneseMove(std::string_view text);

} // namespace mujo
