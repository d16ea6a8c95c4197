#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/insight/reach.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/routes.h"

namespace mujo::insight {

/// What a line of play does to a position.
struct LinePreview {
    struct Step {
        rules::Route way; ///< as the eye needs it
        Side side = Side::Sente;
        std::optional<PieceTypeId> dropped; ///< nothing else shows it where it moves on later
    };
    /// A square that holds something else after the line.
    struct Change {
        Square square;
        std::optional<Piece> arrives; ///< on an empty square; none: what stands there is gone or replaced
    };
    std::vector<Step> steps;
    /// Without the squares whose pieces have moved away, whatever came there later.
    std::vector<Change> changes;
};

/// Moves that are legal one after the other, from the position on.
[[nodiscard]] LinePreview previewOfLine(const Position& position, std::span<const Move> moves);

/// How a piece would move on after an outcome that is being chosen.
struct OptionPreview {
    struct Target {
        Square square;
        Reach reach = Reach::Step;
        bool takes = false; ///< a piece that stands there
    };
    std::vector<Square> gone;    ///< squares whose piece the move removes
    Square from;                 ///< where the piece stands then
    std::vector<Target> targets; ///< empty where it does not survive
};

[[nodiscard]] OptionPreview previewOfOption(const Position& position, const Move& outcome);

} // namespace mujo::insight
