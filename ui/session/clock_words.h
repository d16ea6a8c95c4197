#pragma once

#include <QString>
#include <chrono>
#include <optional>

#include "core/game/clock.h"

namespace mujo::ui {

/// "1:05:00", "9:59", from ten seconds downwards "9.9", over time "+0:05".
QString clockText(const TimeLeft& left);
/// "0.3", "10": seconds without their unit.
QString secondsText(std::chrono::milliseconds time);
/// What a move took: "4.2 s", "1:05", "1:05:00".
QString spentText(std::chrono::milliseconds spent);
/// The same in words: "4.2 s", "1 min 5 s".
QString spentInWords(std::chrono::milliseconds spent);
/// How long `clockText` stays the same while the clock runs.
std::chrono::milliseconds untilTextChanges(const TimeLeft& left);
/// Less than ten seconds of a period, or of a main time without periods to follow.
bool isLow(const TimeLeft& left);
/// What stands beside the time: the periods, the increment, that it is over; may be empty.
QString clockNote(const TimeLeft& left, const TimeControl& control);
/// The same where there is little room: "last period", "2 × 30 s".
QString briefClockNote(const TimeLeft& left, const TimeControl& control);
/// "4 minutes 5 seconds, byoyomi, 2 periods".
QString spokenClock(const TimeLeft& left, const TimeControl& control);
/// "10 min + 5 s a move", "no clock".
QString timeInWords(const std::optional<GameTime>& time);

} // namespace mujo::ui
