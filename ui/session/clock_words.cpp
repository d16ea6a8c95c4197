#include "ui/session/clock_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstdint>
#include <cstdlib>

namespace mujo::ui {

namespace {

using Milliseconds = TimeControl::Milliseconds;

constexpr Milliseconds kTenthsBelow{10000};
constexpr int kSecond = 1000;
constexpr int kSixty = 60;

/// The context of the texts here.
struct ClockWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::ClockWords)
};

QString twoDigits(std::int64_t number) {
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

QString secondsText(std::int64_t seconds) {
    const std::int64_t minutes = seconds / kSixty;
    const QString rest = QLatin1Char(':') + twoDigits(seconds % kSixty);
    return minutes < kSixty
               ? QString::number(minutes) + rest
               : QString::number(minutes / kSixty) + QLatin1Char(':') + twoDigits(minutes % kSixty) + rest;
}

/// "1 h 30 min", "0.5 s".
QString durationInWords(Milliseconds time) {
    const std::int64_t minutes = time.count() / kSecond / kSixty;
    const double seconds = static_cast<double>(time.count() % (std::int64_t{kSecond} * kSixty)) / kSecond;
    QStringList parts;
    if (minutes >= kSixty) {
        parts << ClockWords::tr("%1 h").arg(minutes / kSixty);
    }
    if (minutes % kSixty > 0) {
        parts << ClockWords::tr("%1 min").arg(minutes % kSixty);
    }
    if (seconds > 0) {
        parts << ClockWords::tr("%1 s").arg(QLocale().toString(seconds, 'g', 5));
    }
    return parts.join(QLatin1Char(' '));
}

bool isOver(const TimeLeft& left) {
    return left.time.count() < 0;
}

} // namespace

QString clockText(const TimeLeft& left) {
    if (isOver(left)) {
        return QLatin1Char('+') + secondsText(-left.time.count() / kSecond);
    }
    if (left.time < kTenthsBelow) {
        const std::int64_t tenths = left.time.count() * 10 / kSecond;
        return QStringLiteral("%1%2%3").arg(tenths / 10).arg(QLocale().decimalPoint()).arg(tenths % 10);
    }
    return secondsText(left.time.count() / kSecond);
}

QString secondsText(std::chrono::milliseconds time) {
    constexpr double kMilliseconds = 1000;
    constexpr int kDigits = 3;
    return QLocale::c().toString(static_cast<double>(time.count()) / kMilliseconds, 'g', kDigits);
}

QString spentText(std::chrono::milliseconds spent) {
    TimeLeft time;
    time.time = spent;
    return spent < std::chrono::minutes(1) ? spentInWords(spent)
                                           : clockText(time); // a bare "0.4" could be a score
}

QString spentInWords(std::chrono::milliseconds spent) {
    constexpr Milliseconds kTenth{kSecond / 10};
    return durationInWords(spent < kTenthsBelow ? std::max(spent / kTenth, std::int64_t{1}) * kTenth
                                                : spent / kSecond * kSecond);
}

std::chrono::milliseconds untilTextChanges(const TimeLeft& left) {
    if (isOver(left)) {
        return Milliseconds(kSecond - (-left.time.count()) % kSecond);
    }
    const int step = left.time < kTenthsBelow ? kSecond / 10 : kSecond;
    return Milliseconds(left.time.count() % step + 1);
}

bool isLow(const TimeLeft& left) {
    return left.time < kTenthsBelow && (left.inByoyomi || left.periods == 0);
}

QString clockNote(const TimeLeft& left, const TimeControl& control) {
    if (isOver(left)) {
        return ClockWords::tr("over time");
    }
    if (control.isFixedPerMove()) {
        return ClockWords::tr("for each move");
    }
    if (left.inByoyomi && control.isCanadian()) {
        return ClockWords::tr("for %n more move(s)", nullptr, left.moves);
    }
    if (left.inByoyomi) {
        return left.periods > 1 ? ClockWords::tr("byoyomi, %n period(s)", nullptr, left.periods)
                                : ClockWords::tr("byoyomi, last period");
    }
    if (control.isCanadian()) {
        return ClockWords::tr("then %1 for %n move(s)", nullptr, control.movesInPeriod)
            .arg(durationInWords(control.period));
    }
    if (control.periods > 0) {
        return ClockWords::tr("then %1 × %2").arg(control.periods).arg(durationInWords(control.period));
    }
    return control.increment.count() > 0
               ? ClockWords::tr("+ %1 a move").arg(durationInWords(control.increment))
               : QString();
}

QString briefClockNote(const TimeLeft& left, const TimeControl& control) {
    if (isOver(left) || control.isFixedPerMove()) {
        return clockNote(left, control);
    }
    if (control.isCanadian()) {
        return ClockWords::tr("%n move(s)", nullptr, left.moves);
    }
    if (left.inByoyomi) {
        return left.periods > 1 ? ClockWords::tr("%n period(s)", nullptr, left.periods)
                                : ClockWords::tr("last period");
    }
    if (control.periods > 0) {
        return ClockWords::tr("%1 × %2").arg(control.periods).arg(durationInWords(control.period));
    }
    return control.increment.count() > 0 ? ClockWords::tr("+ %1").arg(durationInWords(control.increment))
                                         : QString();
}

QString spokenClock(const TimeLeft& left, const TimeControl& control) {
    const std::int64_t seconds = std::abs(left.time.count()) / kSecond;
    const std::int64_t minutes = seconds / kSixty;
    QStringList parts;
    if (minutes > 0) {
        parts << ClockWords::tr("%n minute(s)", nullptr, static_cast<int>(minutes));
    }
    if (minutes == 0 || seconds % kSixty > 0) {
        parts << ClockWords::tr("%n second(s)", nullptr, static_cast<int>(seconds % kSixty));
    }
    const QString note = clockNote(left, control);
    const QString time = parts.join(QLatin1Char(' '));
    return note.isEmpty() ? time : ClockWords::tr("%1, %2").arg(time, note);
}

namespace {

QString controlInWords(const TimeControl& control) {
    if (control.isFixedPerMove()) {
        return ClockWords::tr("%1 a move").arg(durationInWords(control.period));
    }
    const auto each = [&control] {
        const QString period = durationInWords(control.period);
        if (control.isCanadian()) {
            return ClockWords::tr("%1 for each %n moves", nullptr, control.movesInPeriod).arg(period);
        }
        return control.periods == 1
                   ? ClockWords::tr("%1 a move").arg(period)
                   : ClockWords::tr("%n period(s) of %1", nullptr, control.periods).arg(period);
    };
    const QString periods = control.periods == 0 ? QString() : each();
    if (control.main.count() == 0) {
        return periods;
    }
    const QString main = durationInWords(control.main);
    if (!periods.isEmpty()) {
        return ClockWords::tr("%1, then %2").arg(main, periods);
    }
    return control.increment.count() > 0
               ? ClockWords::tr("%1 + %2 a move").arg(main, durationInWords(control.increment))
               : main;
}

} // namespace

QString timeInWords(const std::optional<GameTime>& time) {
    if (!time) {
        return ClockWords::tr("no clock");
    }
    const QString sentes = controlInWords((*time)[Side::Sente]);
    return time->isSame() ? sentes
                          : ClockWords::tr("Sente %1; Gote %2", "the time of each side")
                                .arg(sentes, controlInWords((*time)[Side::Gote]));
}

} // namespace mujo::ui
