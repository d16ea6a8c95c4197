#include "core/engine/bench.h"

#include <algorithm>
#include <ctime>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/engine/search_move.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo {

BenchResult benchSearch(const std::shared_ptr<const Variant>& variant,
                        const std::shared_ptr<const TunedEvaluation>& tuned) {
    constexpr int kPositions = 4;
    constexpr int kPliesBetween = 12;
    constexpr std::uint64_t kNodes = 20000;
    BenchResult result;
    const auto mix = [&result](std::uint64_t value) {
        result.signature = Random(result.signature ^ value).next();
    };
    std::clock_t spent = 0;
    Random random(2026);
    SearchRequest request{Position::start(variant), {}, {}, kStrongestLevel, 0};
    request.history = History(request.position.key());
    request.limits.nodes = kNodes;
    request.tuned = tuned;
    for (int i = 0; i < kPositions; ++i) {
        const std::clock_t began = std::clock();
        const SearchInfo info = Engine::search(request);
        spent += std::clock() - began;
        result.nodes += info.nodes;
        mix(info.nodes);
        mix(static_cast<std::uint64_t>(info.score));
        for (const Move& move : info.line) {
            mix(MoveCode::of(move));
        }
        for (int ply = 0; ply < kPliesBetween; ++ply) {
            const auto legal = rules::legalMoves(request.position, request.history);
            if (legal.empty()) {
                break;
            }
            Position next = request.position;
            const Transition transition = rules::resolve(next, legal[random.below(legal.size())]);
            next.apply(transition);
            request.history.push(rules::entryAfter(transition, next));
            request.position = next;
            if (next.isExtinct(Side::Sente) || next.isExtinct(Side::Gote)) {
                request.position = Position::start(variant);
                request.history = History(request.position.key());
            }
        }
    }
    const auto ticks = static_cast<std::uint64_t>(std::max<std::clock_t>(1, spent));
    result.nodesPerSecond = result.nodes * CLOCKS_PER_SEC / ticks;
    return result;
}

} // namespace mujo
