#include "core/game/time_control.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/base/ascii.h"

namespace mujo {

namespace {

using Milliseconds = TimeControl::Milliseconds;

constexpr std::string_view kForms = "10m, 10m+5s, 30m,3x60s, 60s/move";
constexpr std::string_view kLastForm = "1h,10m/20moves";
constexpr std::array<std::pair<char, int>, 3> kUnits = {{{'h', 3600000}, {'m', 60000}, {'s', 1000}}};
constexpr int kSecond = 1000;

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Result<TimeControl> run() {
        TimeControl control;
        read(control);
        skipBlanks();
        if (m_fault.message.empty() && m_at < m_text.size()) {
            fail(m_at, sentence("TimeFaults", "nothing more is expected here"));
        }
        if (!m_fault.message.empty()) {
            return Failure{Diagnostics{m_fault}};
        }
        return control;
    }

private:
    void read(TimeControl& control) {
        if (startsPeriods()) {
            periods(control);
            return;
        }
        const auto first = time(sentence("TimeFaults", "the time", "of which something is wrong"));
        if (!first) {
            return;
        }
        if (take('/')) {
            forMoves(control, *first);
            return;
        }
        control.main = *first;
        if (take('+')) {
            control.increment = time(sentence("TimeFaults", "the increment", "of which something is wrong"))
                                    .value_or(Milliseconds(0));
        } else if (take(',')) {
            if (startsPeriods()) {
                periods(control);
            } else if (const auto period = time(
                           sentence("TimeFaults", "the time of a period", "of which something is wrong"))) {
                if (!take('/')) {
                    fail(m_at, sentence("TimeFaults", "\"/\" and a number of moves are expected"));
                    return;
                }
                forMoves(control, *period);
            }
        }
    }

    /// `move`, or `20moves`.
    void forMoves(TimeControl& control, Milliseconds period) {
        control.periods = 1;
        control.period = period;
        skipBlanks();
        if (takeWord("move")) {
            return;
        }
        const std::size_t start = m_at;
        const auto count = number(TimeControl::kMostMoves);
        skipBlanks();
        if (m_at == start) {
            fail(start, sentence("TimeFaults", "\"move\" or a number of moves is expected after \"/\""));
        } else if (!count || *count < 2) {
            fail(start, sentence("TimeFaults", "a number of moves from 2 to %1 is expected")
                            .with(TimeControl::kMostMoves));
        } else if (!takeWord("moves")) {
            fail(m_at, sentence("TimeFaults", "\"moves\" is expected here"));
        } else {
            control.movesInPeriod = static_cast<int>(*count);
        }
    }

    /// `3x60s`.
    void periods(TimeControl& control) {
        skipBlanks();
        const std::size_t start = m_at;
        const auto count = number(TimeControl::kMostPeriods);
        if (!count || *count == 0) {
            fail(start, sentence("TimeFaults", "a number of periods from 1 to %1 is expected")
                            .with(TimeControl::kMostPeriods));
            return;
        }
        if (!take('x')) {
            fail(m_at, sentence("TimeFaults", "\"x\" and the time of a period are expected"));
            return;
        }
        control.periods = static_cast<int>(*count);
        control.period = time(sentence("TimeFaults", "the time of a period", "of which something is wrong"))
                             .value_or(Milliseconds(0));
    }

    /// `1h30m`, `45s`, `0.5s`: larger units first, each once at most; never nothing at all.
    std::optional<Milliseconds> time(const Sentence& what) {
        skipBlanks();
        const std::size_t start = m_at;
        Milliseconds sum{0};
        std::size_t unit = 0;
        while (m_at < m_text.size() && ascii::isDigit(m_text[m_at])) {
            const std::size_t numberAt = m_at;
            const auto whole = number(TimeControl::kLongest.count());
            const auto thousandths = m_at < m_text.size() && m_text[m_at] == '.' ? fraction() : 0;
            while (unit < kUnits.size() && (m_at >= m_text.size() || kUnits[unit].first != m_text[m_at])) {
                ++unit;
            }
            if (unit == kUnits.size()) {
                fail(m_at, sentence("TimeFaults", "behind a number h, m or s is expected (hours, minutes, "
                                                  "seconds), the larger ones first"));
                return std::nullopt;
            }
            const int size = kUnits[unit].second;
            if (!thousandths || (*thousandths != 0 && size != kSecond)) {
                fail(numberAt,
                     sentence("TimeFaults", "a fraction is for seconds, with three places at most"));
                return std::nullopt;
            }
            ++m_at;
            ++unit;
            sum += Milliseconds(whole && *whole <= TimeControl::kLongest.count() / size
                                    ? *whole * size
                                    : TimeControl::kLongest.count() + 1);
            sum += Milliseconds(*thousandths);
            if (sum > TimeControl::kLongest) {
                fail(start, sentence("TimeFaults", "%1 is longer than 100 hours").with(what));
                return std::nullopt;
            }
        }
        if (sum.count() == 0) {
            fail(start, m_at == start ? sentence("TimeFaults", "%1 is expected").with(what)
                                      : sentence("TimeFaults", "%1 must not be zero").with(what));
            return std::nullopt;
        }
        return sum;
    }

    /// A whole number; none when it is larger than `most` or absent.
    std::optional<std::int64_t> number(std::int64_t most) {
        constexpr int kTen = 10;
        const std::size_t start = m_at;
        std::int64_t value = 0;
        for (; m_at < m_text.size() && ascii::isDigit(m_text[m_at]); ++m_at) {
            value = std::min(most + 1, value * kTen + (m_text[m_at] - '0'));
        }
        return m_at > start && value <= most ? std::optional(value) : std::nullopt;
    }

    /// What follows a point, in thousandths.
    std::optional<int> fraction() {
        constexpr int kTen = 10;
        ++m_at;
        int value = 0;
        int worth = kSecond;
        bool isExact = true;
        for (; m_at < m_text.size() && ascii::isDigit(m_text[m_at]); ++m_at) {
            isExact = isExact && worth > 1;
            worth /= kTen;
            value += worth * (m_text[m_at] - '0');
        }
        return isExact && worth < kSecond ? std::optional(value) : std::nullopt;
    }

    /// Whether digits and an `x` come next.
    bool startsPeriods() {
        skipBlanks();
        const std::size_t end = m_text.find_first_not_of("0123456789 ", m_at);
        return end != std::string_view::npos && m_text[end] == 'x';
    }

    void skipBlanks() {
        while (m_at < m_text.size() && m_text[m_at] == ' ') {
            ++m_at;
        }
    }

    bool take(char c) {
        skipBlanks();
        const bool isNext = m_at < m_text.size() && m_text[m_at] == c;
        m_at += isNext ? 1 : 0;
        return isNext;
    }

    bool takeWord(std::string_view word) {
        skipBlanks();
        const bool isNext = m_text.substr(m_at, word.size()) == word;
        m_at += isNext ? word.size() : 0;
        return isNext;
    }

    /// The first fault stands.
    void fail(std::size_t at, Sentence message) {
        if (m_fault.message.empty()) {
            m_fault = {{},
                       1,
                       static_cast<int>(at) + 1,
                       1,
                       std::move(message),
                       sentence("TimeFaults", "such as %1 or %2").with(kForms, kLastForm)};
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    Diagnostic m_fault;
};

std::string timeText(Milliseconds time) {
    std::string text;
    std::int64_t rest = time.count();
    for (const auto& [letter, size] : kUnits) {
        if (size == kSecond) {
            break;
        }
        if (rest >= size) {
            text += std::to_string(rest / size) + letter;
            rest %= size;
        }
    }
    if (rest == 0 && !text.empty()) {
        return text;
    }
    text += std::to_string(rest / kSecond);
    if (rest % kSecond != 0) {
        std::string places = std::to_string(kSecond + rest % kSecond).substr(1);
        places.erase(places.find_last_not_of('0') + 1);
        text += '.' + places;
    }
    return text + 's';
}

} // namespace

Result<TimeControl> parseTimeControl(std::string_view text) {
    return Parser(text).run();
}

Result<GameTime> parseGameTime(std::string_view text) {
    const std::size_t bar = text.find('|');
    auto first = parseTimeControl(text.substr(0, bar));
    if (!first) {
        return Failure{std::move(first).error()};
    }
    if (bar == std::string_view::npos) {
        return GameTime(*first);
    }
    auto second = parseTimeControl(text.substr(bar + 1));
    if (!second) {
        Diagnostics faults = std::move(second).error();
        faults.front().column += static_cast<int>(bar) + 1;
        return Failure{std::move(faults)};
    }
    return GameTime(*first, *second);
}

std::string gameTimeText(const GameTime& time) {
    const std::string sentes = timeControlText(time[Side::Sente]);
    return time.isSame() ? sentes : sentes + " | " + timeControlText(time[Side::Gote]);
}

std::string timeControlText(const TimeControl& control) {
    if (control.isFixedPerMove()) {
        return timeText(control.period) + "/move";
    }
    std::string text = control.main.count() > 0 ? timeText(control.main) : std::string();
    if (control.increment.count() > 0) {
        text += '+' + timeText(control.increment);
    }
    if (control.isCanadian()) {
        text += (text.empty() ? "" : ",") + timeText(control.period) + '/' +
                std::to_string(control.movesInPeriod) + "moves";
    } else if (control.periods > 0) {
        text += (text.empty() ? "" : ",") + std::to_string(control.periods) + 'x' + timeText(control.period);
    }
    return text;
}

} // namespace mujo
