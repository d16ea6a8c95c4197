#include "core/engine/bench.h"

#include <algorithm>
#include <chrono>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/engine/search_move.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo {

BenchResult benchSearch(const std::shared_ptr<const Variant>& variant) {
    constexpr int kPositions = 4;
    constexpr int kPliesBetween = 12;
    constexpr std::uint64_t kNodes = 20000;
    BenchResult result;
    const auto mix = [&result](std::uint64_t value) {
        result.signature = Random(result.signature ^ value).next();
    };
    std::chrono::nanoseconds spent{0};
    Random random(2026);
    SearchRequest request{Position::start(variant), {}, {}, kStrongestLevel, 0};
    request.history = History(request.position.key());
    request.limits.nodes = kNodes;
    for (int i = 0; i < kPositions; ++i) {
        const auto began = std::chrono::steady_clock::now();
        const SearchInfo info = Engine::search(request);
        spent += std::chrono::steady_clock::now() - began;
        result.nodes += info.nodes;
        mix(info.nodes);
        mix(static_cast<std::uint64_t>(info.score));
        for (const Move& move : info.line) {
            mix(moveCode(move));
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
            if (next.royals(Side::Sente).empty() || next.royals(Side::Gote).empty()) {
                request.position = Position::start(variant);
                request.history = History(request.position.key());
            }
        }
    }
    const auto nanoseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(1, spent.count()));
    result.nodesPerSecond = result.nodes * 1'000'000'000ULL / nanoseconds;
    return result;
}

} // namespace mujo
