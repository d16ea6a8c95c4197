#include "core/game/formats/foreign_clocks.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <initializer_list>

#include "core/base/ascii.h"
#include "core/game/clock.h"
#include "core/game/notation/japanese_squares.h"

namespace mujo {

namespace {

using std::chrono::duration_cast;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using Milliseconds = TimeControl::Milliseconds;

/// A whole number of ASCII digits and nothing else.
std::optional<int> wholeNumber(std::string_view text) {
    constexpr std::size_t kMost = 6;
    if (text.empty() || text.size() > kMost || !std::all_of(text.begin(), text.end(), ascii::isDigit)) {
        return std::nullopt;
    }
    return std::stoi(std::string(text));
}

/// The numbers of a text such as `1500+30+0`, which has these two signs between them; none where it is not
/// so.
std::optional<std::array<int, 3>> threeNumbers(std::string_view text, char first, char second) {
    const std::size_t one = text.find(first);
    const std::size_t two = one == std::string_view::npos ? one : text.find(second, one + 1);
    if (two == std::string_view::npos) {
        return std::nullopt;
    }
    const auto a = wholeNumber(text.substr(0, one));
    const auto b = wholeNumber(text.substr(one + 1, two - one - 1));
    const auto c = wholeNumber(text.substr(two + 1));
    return a && b && c ? std::optional(std::array{*a, *b, *c}) : std::nullopt;
}

std::string inWholeSeconds(Milliseconds time) {
    return std::to_string(duration_cast<seconds>(time).count());
}

/// Byoyomi of one period for a time, none for no time.
void setByoyomi(TimeControl& control, Milliseconds period) {
    control.period = period;
    control.periods = period.count() > 0 ? 1 : 0;
}

bool hasOnePeriodAtMost(const TimeControl& control) {
    return control.periods <= 1 && !control.isCanadian();
}

/// `1500+30+0`; empty for clocks that go otherwise.
std::string csaTime(const TimeControl& control) {
    return hasOnePeriodAtMost(control) && isInSeconds(control)
               ? inWholeSeconds(control.main) + '+' + inWholeSeconds(control.periods * control.period) + '+' +
                     inWholeSeconds(control.increment)
               : std::string();
}

// The words of KIF.

std::optional<int> takeNumber(std::string_view& text) {
    const auto digits = takeDigits(text);
    return digits ? digits : takeKanjiNumber(text);
}

bool takeAnyOf(std::string_view& text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return takeWord(text, word); });
}

/// `1時間30分`, `90秒`; none where no time begins the text, which then stays as it is.
std::optional<Milliseconds> takeKifDuration(std::string_view& text) {
    struct Unit {
        std::string_view name;
        Milliseconds size;
    };
    static constexpr std::array<Unit, 3> kUnits{{{"時間", hours(1)}, {"分", minutes(1)}, {"秒", seconds(1)}}};
    std::string_view rest = text;
    std::optional<Milliseconds> sum;
    Milliseconds larger = Milliseconds::max();
    for (const auto& [name, size] : kUnits) {
        std::string_view part = rest;
        skipBlanks(part);
        const auto number = takeNumber(part);
        // In `15分60秒` the seconds are no part of the main time.
        if (number && takeWord(part, name) && (!sum || *number * size < larger)) {
            sum = sum.value_or(Milliseconds(0)) + *number * size;
            rest = part;
        }
        larger = size;
    }
    text = sum ? rest : text;
    return sum;
}

/// What stands between the times and means nothing by itself.
void skipKifFiller(std::string_view& text) {
    do {
        skipBlanks(text);
    } while (takeAnyOf(text, {"、", "，", ",", "・", "（", "(", "）", ")", "。", "各", "それぞれ"}));
}

/// `+30秒`, `秒読み30秒`, `切れたら1手60秒`, `1手5秒加算`; false where it is none of these.
bool takeKifSupplement(std::string_view& text, TimeControl& control) {
    while (takeAnyOf(text, {"+", "＋", "切れたら", "初手から", "秒読み", "1手", "１手", "一手"})) {
        skipKifFiller(text);
    }
    const auto time = takeKifDuration(text);
    if (!time) {
        return false;
    }
    if (takeWord(text, "加算")) {
        control.increment = *time;
        return true;
    }
    setByoyomi(control, *time);
    if (const auto count = takeNumber(text)) {
        control.periods = *count;
        return takeWord(text, "回");
    }
    takeWord(text, "秒読み");
    return true;
}

/// The main time and at most one supplement; none where anything else is said.
std::optional<TimeControl> parseKifWords(std::string_view text) {
    TimeControl control;
    skipKifFiller(text);
    control.main = takeKifDuration(text).value_or(Milliseconds(0));
    skipKifFiller(text);
    if (!takeWord(text, "切れ負け") && !text.empty() && !takeKifSupplement(text, control)) {
        return std::nullopt;
    }
    skipKifFiller(text);
    return text.empty() ? std::optional(control) : std::nullopt;
}

/// `30秒`, `30` or `60秒3回`.
bool parseKifByoyomi(std::string_view text, TimeControl& control) {
    skipBlanks(text);
    std::string_view number = text;
    if (const auto bare = takeNumber(number); bare && number.empty()) {
        setByoyomi(control, seconds(*bare));
        return true;
    }
    return takeKifSupplement(text, control) && text.empty();
}

/// Whether the words of KIF tell the clocks.
bool isInKifWords(const GameTime& time) {
    const TimeControl& control = time[Side::Sente];
    return time.isSame() && isInSeconds(control) && !control.isCanadian();
}

std::string kifDuration(Milliseconds time) {
    const auto add = [](long long count, std::string_view unit) {
        return count > 0 ? std::to_string(count) + std::string(unit) : std::string();
    };
    return add(time / hours(1), "時間") + add(time % hours(1) / minutes(1), "分") +
           add(time % minutes(1) / seconds(1), "秒");
}

} // namespace

std::optional<TimeControl> possibleTime(const TimeControl& control) {
    const auto read = parseTimeControl(timeControlText(control));
    return read && *read == control ? std::optional(control) : std::nullopt;
}

bool isInSeconds(const TimeControl& control) {
    return (control.main % seconds(1) + control.increment % seconds(1) + control.period % seconds(1))
               .count() == 0;
}

void allowOvertime(GameFile& file) {
    file.timeLoses = file.timeLoses && !(file.time && overspentMove(*file.time, file.game));
}

std::optional<TimeControl> parseCsaTimeLimit(std::string_view text) {
    const auto numbers = threeNumbers(text, ':', '+');
    if (!numbers) {
        return std::nullopt;
    }
    const auto [ofHours, ofMinutes, byoyomi] = *numbers;
    TimeControl control;
    control.main = hours(ofHours) + minutes(ofMinutes);
    setByoyomi(control, seconds(byoyomi));
    return possibleTime(control);
}

std::optional<TimeControl> parseCsaTime(std::string_view text) {
    const auto numbers = threeNumbers(text, '+', '+');
    if (!numbers) {
        return std::nullopt;
    }
    const auto [main, byoyomi, increment] = *numbers;
    TimeControl control;
    control.main = seconds(main);
    control.increment = seconds(increment);
    setByoyomi(control, seconds(byoyomi));
    return possibleTime(control);
}

std::vector<std::string> csaTimeLines(const GameTime& time) {
    const TimeControl& control = time[Side::Sente];
    const bool isOfV2 = time.isSame() && hasOnePeriodAtMost(control) && isInSeconds(control) &&
                        control.increment.count() == 0 && control.main % minutes(1) == Milliseconds(0);
    if (isOfV2) {
        constexpr int kRoom = 48;
        std::array<char, kRoom> text{};
        std::snprintf(text.data(), text.size(), "$TIME_LIMIT:%02d:%02d+%02d",
                      static_cast<int>(control.main / hours(1)),
                      static_cast<int>(control.main % hours(1) / minutes(1)),
                      static_cast<int>(control.periods * control.period / seconds(1)));
        return {text.data()};
    }
    const std::string sentes = csaTime(control);
    const std::string gotes = csaTime(time[Side::Gote]);
    if (sentes.empty() || gotes.empty()) {
        return {std::string(kCsaClocks) + gameTimeText(time)};
    }
    return time.isSame() ? std::vector{"$TIME:" + sentes}
                         : std::vector{"$TIME+:" + sentes, "$TIME-:" + gotes};
}

std::optional<GameTime> parseKifTime(const KifTime& lines) {
    if (const auto own = parseGameTime(lines.main); own && lines.byoyomi.empty()) {
        return *own;
    }
    auto control = parseKifWords(lines.main);
    if (!control) {
        return std::nullopt;
    }
    if (!lines.byoyomi.empty()) {
        TimeControl whole{.main = control->main};
        const bool saysOther = control->periods > 0 || control->increment.count() > 0;
        if (!parseKifByoyomi(lines.byoyomi, whole) || (saysOther && whole != *control)) {
            return std::nullopt;
        }
        control = whole;
    }
    const auto possible = possibleTime(*control);
    return possible ? std::optional<GameTime>(*possible) : std::nullopt;
}

std::string kifMainTime(const GameTime& time) {
    if (!isInKifWords(time)) {
        return gameTimeText(time);
    }
    const TimeControl& control = time[Side::Sente];
    return kifDuration(control.main) +
           (control.increment.count() > 0 ? '+' + kifDuration(control.increment) + "加算" : "");
}

std::string kifByoyomi(const GameTime& time) {
    const TimeControl& control = time[Side::Sente];
    if (!isInKifWords(time) || control.periods == 0) {
        return {};
    }
    return kifDuration(control.period) +
           (control.periods > 1 ? std::to_string(control.periods) + "回" : std::string());
}

std::optional<TimeControl> parsePgnTime(std::string_view text) {
    TimeControl control;
    if (text.starts_with("1/")) {
        const auto each = wholeNumber(text.substr(2));
        setByoyomi(control, seconds(each.value_or(0)));
        return possibleTime(control);
    }
    const std::size_t plus = text.find('+');
    const auto main = wholeNumber(text.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? std::optional(0) : wholeNumber(text.substr(plus + 1));
    if (!main || !increment) {
        return std::nullopt;
    }
    control.main = seconds(*main);
    control.increment = seconds(*increment);
    return possibleTime(control);
}

std::optional<std::string> pgnTimeControl(const GameTime& time) {
    const TimeControl& control = time[Side::Sente];
    if (!time.isSame() || !isInSeconds(control) || (control.periods > 0 && !control.isFixedPerMove())) {
        return std::nullopt;
    }
    if (control.isFixedPerMove()) {
        return "1/" + inWholeSeconds(control.period);
    }
    return inWholeSeconds(control.main) +
           (control.increment.count() > 0 ? '+' + inWholeSeconds(control.increment) : "");
}

} // namespace mujo
