#include "core/protocol/cecp_clock.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>

namespace mujo {

namespace {

using std::chrono::milliseconds;

constexpr double kLongestSeconds = 1e7;
constexpr int kMillisecondsASecond = 1000;

std::optional<double> readNumber(const std::string& text) {
    if (text.empty() || text.find_first_not_of("0123456789.") != std::string::npos) {
        return std::nullopt;
    }
    std::istringstream in(text);
    in.imbue(std::locale::classic());
    double value = 0;
    return (in >> value) && in.eof() && value <= kLongestSeconds * kMillisecondsASecond ? std::optional(value)
                                                                                        : std::nullopt;
}

std::optional<milliseconds> inMilliseconds(const std::string& text, double unit) {
    const auto number = readNumber(text);
    if (!number || *number * unit > kLongestSeconds * kMillisecondsASecond) {
        return std::nullopt;
    }
    return milliseconds(std::llround(*number * unit));
}

/// `5`, `0.5` or `1:30`.
std::optional<milliseconds> readBase(const std::string& text) {
    constexpr double kMinute = 60.0 * kMillisecondsASecond;
    const std::size_t colon = text.find(':');
    const auto minutes = inMilliseconds(text.substr(0, colon), kMinute);
    const auto seconds = colon == std::string::npos
                             ? std::optional(milliseconds(0))
                             : inMilliseconds(text.substr(colon + 1), kMillisecondsASecond);
    return minutes && seconds ? std::optional(*minutes + *seconds) : std::nullopt;
}

} // namespace

bool CecpClock::setLevel(std::string_view arguments) {
    std::istringstream in{std::string(arguments)};
    std::string moves;
    std::string base;
    std::string increment;
    in >> moves >> base >> increment;
    const auto perSession = readNumber(moves);
    const auto time = readBase(base);
    const auto extra = inMilliseconds(increment, kMillisecondsASecond);
    if (!perSession || !time || !extra) {
        return false;
    }
    m_movesPerSession = static_cast<int>(std::min(*perSession, kLongestSeconds));
    m_remaining = *time;
    m_increment = *extra;
    m_moveTime.reset();
    return true;
}

bool CecpClock::setMoveTime(std::string_view argument) {
    const auto time = inMilliseconds(std::string(argument), kMillisecondsASecond);
    if (time) {
        m_moveTime = std::max(*time, milliseconds(1));
    }
    return time.has_value();
}

bool CecpClock::setDepth(std::string_view argument) {
    constexpr double kDeepest = 100;
    const auto depth = readNumber(std::string(argument));
    if (depth && *depth >= 1) {
        m_depth = static_cast<int>(std::min(*depth, kDeepest));
    }
    return depth && *depth >= 1;
}

bool CecpClock::setRemaining(std::string_view argument) {
    constexpr double kCentisecond = 10;
    const auto time = inMilliseconds(std::string(argument), kCentisecond);
    if (time) {
        m_remaining = *time;
    }
    return time.has_value();
}

SearchLimits CecpClock::limits() const {
    SearchLimits limits;
    limits.depth = m_depth;
    if (m_moveTime) {
        limits.time = *m_moveTime;
        return limits;
    }
    limits.clock = ClockLimits{m_remaining, m_increment, milliseconds{0}, m_movesPerSession};
    return limits;
}

} // namespace mujo
