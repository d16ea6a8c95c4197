#include "core/match/openings.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>
#include <utility>

#include "core/engine/engine.h"

namespace mujo {

Sentence drawnByLot() {
    return sentence("MatchFaults", "The moves up to here were drawn by lot.");
}

namespace {

/// One of the best moves that is hardly worse than the best of all.
Move goodMove(const Game& game, const OpeningSettings& settings, Random& random) {
    constexpr int kWorse = 50; // hundredths of a pawn
    constexpr std::uint64_t kShare = 10;
    SearchRequest request{game.position(), game.history(), {}, kStrongestLevel, 0};
    request.limits.nodes = std::max<std::uint64_t>(1, settings.nodes / kShare);
    request.lines = settings.lines;
    request.joinsPromotions = true;
    request.tuned = settings.tuned;
    const std::vector<SearchLine> lines = Engine::search(request).lines;
    const auto worse = std::ranges::find_if(
        lines, [&lines](const SearchLine& line) { return line.score < lines.front().score - kWorse; });
    return lines[random.below(static_cast<std::size_t>(worse - lines.begin()))].moves.front();
}

/// A game of random moves; shorter when it ends by itself, which makes it no opening.
Game randomGame(Position start, const OpeningSettings& settings, Random& random) {
    Game game(std::move(start));
    while (!game.isOver() && static_cast<int>(game.plies().size()) < settings.plies) {
        game.play(settings.lines > 0 ? goodMove(game, settings, random)
                                     : game.legalMoves()[random.below(game.legalMoves().size())]);
    }
    return game;
}

int judged(const Game& game, const OpeningSettings& settings) {
    SearchRequest request{game.position(), game.history(), {}, kStrongestLevel, 0};
    request.limits.nodes = settings.nodes;
    request.tuned = settings.tuned;
    return std::abs(Engine::search(request).score);
}

} // namespace

Game balancedGame(const OpeningSettings& settings, int number, const std::function<Position(Random&)>& start,
                  const std::stop_token& stop) {
    constexpr int kTries = 60;
    constexpr std::uint64_t kStride = 0x9E3779B97F4A7C15ULL;
    Random random(Random(settings.seed + kStride * static_cast<std::uint64_t>(number + 1)).next());
    std::optional<Game> best;
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < kTries && least > settings.margin && !stop.stop_requested(); ++i) {
        Game game = randomGame(start(random), settings, random);
        if (game.isOver() || game.inCheck()) {
            continue;
        }
        if (const int score = judged(game, settings); score < least) {
            least = score;
            best.emplace(std::move(game));
        }
    }
    return best ? std::move(*best) : Game(start(random));
}

Opening randomOpening(const std::shared_ptr<const Variant>& variant, const OpeningSettings& settings,
                      int number, const std::stop_token& stop) {
    Opening moves;
    const Game game = balancedGame(
        settings, number, [&](Random&) { return Position::start(variant); }, stop);
    for (const Game::Ply& ply : game.plies()) {
        moves.push_back(ply.move);
    }
    return moves;
}

} // namespace mujo
