#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/game/game.h"
#include "core/variant/tuned_evaluation.h"
#include "core/variant/variant.h"

namespace mujo {

/// What records say of openings: nobody has chosen their moves, whatever an analysis thinks of them.
[[nodiscard]] Sentence drawnByLot();

/// How openings are made: random moves, kept when a short search finds neither side ahead.
struct OpeningSettings {
    int plies = 8;
    int margin = 120;           ///< in hundredths of a pawn
    std::uint64_t nodes = 8000; ///< of the search that judges
    std::uint64_t seed = 1;
    std::shared_ptr<const TunedEvaluation> tuned{}; ///< by which the search judges
    /// Each move is drawn from so many of the best ones, as a search with a tenth of the nodes finds them; 0
    /// for any legal move. Where one move decides the game, as an emperor's may, random ones are seldom even.
    int lines = 0;
    std::string note = drawnByLot().english(); ///< in records, the comment on the last of the moves
};

using Opening = std::vector<Move>;

/// A game of random moves from a start that may differ from try to try; the most balanced one when none is
/// within the margin. The number decides it, the same on every machine; when it is stopped it is any game.
[[nodiscard]] Game balancedGame(const OpeningSettings& settings, int number,
                                const std::function<Position(Random&)>& start,
                                const std::stop_token& stop = {});

/// The moves of such a game from the start position of the variant.
[[nodiscard]] Opening randomOpening(const std::shared_ptr<const Variant>& variant,
                                    const OpeningSettings& settings, int number,
                                    const std::stop_token& stop = {});

} // namespace mujo
