#include "core/protocol/usi_clock.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <string>

namespace mujo {

namespace {

using std::chrono::milliseconds;

/// The number behind each word that has one.
std::map<std::string, long long> numbersOf(std::string_view words) {
    std::istringstream in{std::string(words)};
    std::map<std::string, long long> numbers;
    std::string last;
    for (std::string word; in >> word;) {
        const bool number =
            word.size() < 16 &&
            word.find_first_not_of("0123456789", word[0] == '-' ? 1 : 0) == std::string::npos && word != "-";
        if (number && !last.empty()) {
            constexpr long long kMost = 10'000'000'000;
            numbers[last] = std::clamp(std::stoll(word), 0LL, kMost);
        }
        last = number ? std::string() : word;
        if (!number) {
            numbers.emplace(word, -1);
        }
    }
    return numbers;
}

} // namespace

UsiOrder readUsiOrder(std::string_view words, Side turn) {
    const auto numbers = numbersOf(words);
    const auto has = [&](const char* word) { return numbers.count(word) > 0; };
    const auto number = [&](const char* word) -> std::optional<long long> {
        const auto found = numbers.find(word);
        return found != numbers.end() && found->second >= 0 ? std::optional(found->second) : std::nullopt;
    };
    UsiOrder order;
    order.ponder = has("ponder");
    order.mate = has("mate");
    if (const auto time = number("mate")) {
        order.mateTime = milliseconds(*time);
    }
    if (const auto time = number("movetime")) {
        order.limits.time = milliseconds(std::max(*time, 1LL));
    }
    if (const auto nodes = number("nodes")) {
        order.limits.nodes = static_cast<std::uint64_t>(std::max(*nodes, 1LL));
    }
    if (const auto depth = number("depth")) {
        constexpr long long kDeepest = 100;
        order.limits.depth = static_cast<int>(std::clamp(*depth, 1LL, kDeepest));
    }
    const bool sente = turn == Side::Sente;
    const auto left = number(sente ? "btime" : "wtime");
    const auto increment = number(sente ? "binc" : "winc");
    const auto byoyomi = number("byoyomi");
    if (left || increment || byoyomi) {
        order.limits.clock = ClockLimits{milliseconds(left.value_or(0)), milliseconds(increment.value_or(0)),
                                         milliseconds(byoyomi.value_or(0)), 0};
    }
    const bool limited = order.limits.time || order.limits.nodes || order.limits.depth || order.limits.clock;
    order.infinite = has("infinite") || (!limited && !order.ponder);
    if (has("infinite")) {
        order.limits = {};
    }
    return order;
}

} // namespace mujo
