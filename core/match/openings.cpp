#include "core/match/openings.h"

#include <cstdlib>
#include <limits>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/game/game.h"

namespace mujo {

namespace {

/// A game of random moves; shorter when it ends by itself, which makes it no opening.
Game randomGame(const std::shared_ptr<const Variant>& variant, int plies, Random& random) {
    Game game(variant);
    while (!game.isOver() && static_cast<int>(game.plies().size()) < plies) {
        game.play(game.legalMoves()[random.below(game.legalMoves().size())]);
    }
    return game;
}

int judged(const Game& game, std::uint64_t nodes) {
    SearchRequest request{game.position(), game.history(), {}, kStrongestLevel, 0};
    request.limits.nodes = nodes;
    return std::abs(Engine::search(request).score);
}

} // namespace

Opening randomOpening(const std::shared_ptr<const Variant>& variant, const OpeningSettings& settings,
                      int number) {
    constexpr int kTries = 60;
    constexpr std::uint64_t kStride = 0x9E3779B97F4A7C15ULL;
    Random random(Random(settings.seed + kStride * static_cast<std::uint64_t>(number + 1)).next());
    Opening best;
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < kTries && least > settings.margin; ++i) {
        const Game game = randomGame(variant, settings.plies, random);
        if (game.isOver() || game.inCheck()) {
            continue;
        }
        if (const int score = judged(game, settings.nodes); score < least) {
            least = score;
            best.clear();
            for (const Game::Ply& ply : game.plies()) {
                best.push_back(ply.move);
            }
        }
    }
    return best;
}

} // namespace mujo
