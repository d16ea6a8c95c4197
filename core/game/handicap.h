#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position/position.h"
#include "core/variant_file/handicap.h"

namespace mujo {

/// The start position of a game with a handicap: Gote, who gives it, is to move.
/// Source: <Handicap (shogi), Wikipedia>: the weaker player is Sente (shitate), Gote (uwate) moves first.
/// None where a reading of the rules lacks one of the pieces.
[[nodiscard]] std::optional<Position> handicapStart(const std::shared_ptr<const Variant>& variant,
                                                    const Handicap& handicap);

/// Which of them a game that begins here is played with; null for none of them.
[[nodiscard]] const Handicap* handicapOf(const Position& start, const std::vector<Handicap>& handicaps);

/// What a record calls the handicap with which a game begins: the name of one of these, or else the names of
/// the pieces that Gote, which is to move, lacks of the start position; empty where there is none.
[[nodiscard]] std::string handicapName(const std::vector<Handicap>& handicaps, const Position& start);

/// By its id; null for none.
[[nodiscard]] const Handicap* handicapNamed(const std::vector<Handicap>& handicaps, std::string_view id);

} // namespace mujo
