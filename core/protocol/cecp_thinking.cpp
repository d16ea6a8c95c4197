#include "core/protocol/cecp_thinking.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <limits>
#include <sstream>

#include "core/protocol/cecp_dialect.h"

namespace mujo {

namespace {

int scoreOf(long long told, int pawnScore) {
    constexpr long long kMate = 100'000;
    constexpr long long kPawn = 100;
    const int sign = told < 0 ? -1 : 1;
    const long long size = told == std::numeric_limits<long long>::min() ? kMate : std::llabs(told);
    if (size >= kMate) {
        // The winner makes the last move.
        const long long moves = std::clamp<long long>(size - kMate, 1, (kEndScore - kForcedScore) / 2);
        return sign * static_cast<int>(kEndScore - (2 * moves - (sign > 0 ? 1 : 0)));
    }
    return sign * static_cast<int>(std::min<long long>(size * kPawn / pawnScore, kForcedScore - 1));
}

} // namespace

std::optional<SearchInfo> readCecpThinking(const std::string& line, const Game& game, int pawnScore) {
    std::istringstream in(line);
    std::array<long long, 4> numbers{};
    for (long long& number : numbers) {
        if (!(in >> number)) {
            return std::nullopt;
        }
    }
    constexpr long long kDeepest = 1000;
    constexpr int kCentisecond = 10;
    constexpr long long kLongest = 1'000'000'000;
    SearchInfo info;
    info.depth = static_cast<int>(std::clamp(numbers[0], 0LL, kDeepest));
    info.score = scoreOf(numbers[1], pawnScore);
    info.time = std::chrono::milliseconds(std::clamp(numbers[2], 0LL, kLongest) * kCentisecond);
    info.nodes = static_cast<std::uint64_t>(std::max(numbers[3], 0LL));
    constexpr std::size_t kMostMoves = 12;
    Game ahead(game.position());
    std::string word;
    while (info.line.size() < kMostMoves && in >> word) {
        const auto move = readCecpMove(ahead.position(), ahead.legalMoves(), word);
        if (!move || !ahead.play(*move)) {
            break;
        }
        info.line.push_back(*move);
    }
    if (!info.line.empty()) {
        info.lines = {{info.score, info.line}};
    }
    return info;
}

} // namespace mujo
