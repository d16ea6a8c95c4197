#include "core/game/formats/move_time.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/game/notation/japanese_squares.h"

namespace mujo {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr long long kSixty = 60;

/// What stands behind a point, in whole milliseconds; 0 where there is none.
std::optional<milliseconds> takeFraction(std::string_view& text) {
    if (!takeWord(text, ".")) {
        return milliseconds(0);
    }
    constexpr int kTen = 10;
    int worth = 1000;
    int value = 0;
    const std::size_t before = text.size();
    for (; !text.empty() && ascii::isDigit(text.front()); text.remove_prefix(1)) {
        worth /= kTen;
        value += worth * (text.front() - '0');
    }
    return text.size() < before ? std::optional(milliseconds(value)) : std::nullopt;
}

} // namespace

std::optional<milliseconds> parseMoveTime(std::string_view text) {
    constexpr int kMostParts = 3;
    long long whole = 0;
    int parts = 0;
    do {
        skipBlanks(text);
        const auto part = takeDigits(text);
        if (!part || ++parts > kMostParts) {
            return std::nullopt;
        }
        whole = whole * kSixty + *part;
    } while (takeWord(text, ":"));
    const auto fraction = takeFraction(text);
    skipBlanks(text);
    if (!fraction || !text.empty() || seconds(whole) + *fraction > TimeControl::kLongestMove) {
        return std::nullopt;
    }
    return seconds(whole) + *fraction;
}

std::string moveTimeText(milliseconds time) {
    const long long whole = time / seconds(1);
    const long long hours = whole / kSixty / kSixty;
    constexpr int kRoom = 100;
    std::array<char, kRoom> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld.%03lld", hours, whole / kSixty % kSixty,
                  whole % kSixty, static_cast<long long>((time % seconds(1)).count()));
    std::string out = text.data();
    out.erase(out.find_last_not_of('0') + 1);
    out.erase(out.find_last_not_of('.') + 1);
    return out;
}

Sentence noMoveTime(std::string_view text) {
    return sentence("GameFileFaults", "%1 is no time of a move", "a text in quotation marks")
        .with(shortened(text));
}

Sentence longestMoveTime() {
    return sentence("GameFileFaults", "such as 0:01:10, at most %1 hours")
        .with(std::chrono::duration_cast<std::chrono::hours>(TimeControl::kLongestMove).count());
}

} // namespace mujo
