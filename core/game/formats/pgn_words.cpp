#include "core/game/formats/pgn_words.h"

#include <algorithm>
#include <array>

#include "core/base/ascii.h"
#include "core/game/formats/move_time.h"

namespace mujo {

namespace {

using rules::GameState;
using rules::Outcome;
using rules::Reason;

/// An ending in words: those of XBoard, and a part of them by which other programs' words are known.
struct PgnWords {
    Reason reason;
    std::string_view words; ///< behind the loser
    std::string_view sign;
};
constexpr std::array kPgnWords{PgnWords{Reason::Resignation, " resigns", "resign"},
                               PgnWords{Reason::Time, " forfeits on time", "time"},
                               PgnWords{Reason::IllegalMove, " made an illegal move", "illegal"}};
constexpr std::string_view kDrawAgreed = "draw agreed";

bool isLike(std::string_view text, std::string_view pattern) {
    return text.size() == pattern.size() &&
           std::equal(text.begin(), text.end(), pattern.begin(),
                      [](char c, char like) { return like == '0' ? ascii::isDigit(c) : c == like; });
}

std::string withSign(std::string_view text, char sign, char instead) {
    std::string out(text);
    std::replace(out.begin(), out.end(), sign, instead);
    return out;
}

constexpr std::string_view kNoDateInPgn = "????.??.??";
/// By their numbers.
constexpr std::array<std::string_view, kMoveGlyphs.size() + 1> kNumberedGlyphs{"",   "!",  "?", "!!",
                                                                               "??", "!?", "?!"};

constexpr std::string_view kPgnTime = "[%emt ";

/// Where the text of a time stands in a comment.
struct TimePlace {
    std::size_t begin;
    std::size_t end;
};

std::optional<TimePlace> placeOfTime(std::string_view comment) {
    const std::size_t at = comment.find(kPgnTime);
    const std::size_t end = comment.find(']', std::min(at, comment.size()));
    return end == std::string_view::npos ? std::nullopt : std::optional(TimePlace{at + kPgnTime.size(), end});
}

Outcome byDefault(std::string_view sign) {
    if (sign == "1/2-1/2") {
        return {GameState::Draw, Reason::Agreement};
    }
    return sign == kGoesOnInPgn
               ? Outcome{}
               : Outcome::wonBy(sign == "1-0" ? Side::Sente : Side::Gote, Reason::Resignation);
}

} // namespace

std::string_view pgnSign(GameState state) {
    switch (state) {
    case GameState::SenteWins:
        return "1-0";
    case GameState::GoteWins:
        return "0-1";
    case GameState::Draw:
    case GameState::NoContest:
        return "1/2-1/2";
    case GameState::Ongoing:
        break;
    }
    return kGoesOnInPgn;
}

bool isPgnSign(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == kGoesOnInPgn;
}

std::string pgnReason(const Outcome& outcome) {
    const auto words = std::find_if(kPgnWords.begin(), kPgnWords.end(), [&](const PgnWords& each) {
        return each.reason == outcome.reason && outcome.winner().has_value();
    });
    if (words != kPgnWords.end()) {
        return (outcome.winner() == Side::Sente ? "Black" : "White") + std::string(words->words);
    }
    if (outcome == Outcome{GameState::Draw, Reason::Agreement}) {
        return std::string(kDrawAgreed);
    }
    return std::string(rules::stateCode(outcome.state)) + ' ' + rules::reasonCode(outcome.reason);
}

std::optional<Outcome> parsePgnReason(std::string_view text, std::string_view sign) {
    Outcome outcome = byDefault(sign);
    if (text == pgnReason(outcome) && outcome.isOver()) {
        return outcome;
    }
    for (const PgnWords& each : kPgnWords) {
        outcome.reason = each.reason;
        if (outcome.winner() && text == pgnReason(outcome)) {
            return outcome;
        }
    }
    const std::size_t gap = text.find(' ');
    if (gap == std::string_view::npos) {
        return std::nullopt;
    }
    const auto coded =
        rules::parseOutcome(std::string(text.substr(0, gap)), std::string(text.substr(gap + 1)));
    return coded && coded->isOver() && pgnSign(coded->state) == sign && pgnReason(*coded) == text
               ? coded
               : std::nullopt;
}

Outcome outcomeInPgn(std::string_view sign, std::string_view reason) {
    if (const auto written = parsePgnReason(reason, sign)) {
        return *written;
    }
    Outcome outcome = byDefault(sign);
    const std::string said = ascii::toLower(reason);
    const auto words = std::find_if(kPgnWords.begin(), kPgnWords.end(), [&](const PgnWords& each) {
        return said.find(each.sign) != std::string::npos;
    });
    if (outcome.winner() && words != kPgnWords.end()) {
        outcome.reason = words->reason;
    }
    return outcome;
}

PgnDate pgnDate(const std::string& date) {
    constexpr std::string_view kDay = "0000-00-00";
    const bool hasTime = isLike(date, "0000-00-00T00:00:00");
    if (date.empty()) {
        return {std::string(kNoDateInPgn), {}};
    }
    if (!hasTime && !isLike(date, kDay)) {
        return {date, {}};
    }
    return {withSign(std::string_view(date).substr(0, kDay.size()), '-', '.'),
            hasTime ? date.substr(kDay.size() + 1) : std::string()};
}

std::string dateFromPgn(const std::string& date, const std::string& time) {
    if (!isLike(date, "0000.00.00")) {
        return date == kNoDateInPgn ? std::string() : date;
    }
    return withSign(date, '.', '-') + (isLike(time, "00:00:00") ? 'T' + time : std::string());
}

std::string glyphNumber(MoveGlyph glyph) {
    const auto number = std::find(kNumberedGlyphs.begin(), kNumberedGlyphs.end(), glyphText(glyph));
    return std::to_string(number - kNumberedGlyphs.begin());
}

std::optional<MoveGlyph> glyphOfNumber(std::string_view number) {
    for (const MoveGlyph glyph : kMoveGlyphs) {
        if (glyphNumber(glyph) == number) {
            return glyph;
        }
    }
    return std::nullopt;
}

std::optional<std::string_view> timeInPgnComment(std::string_view comment) {
    const auto place = placeOfTime(comment);
    return place ? std::optional(comment.substr(place->begin, place->end - place->begin)) : std::nullopt;
}

std::string withoutPgnTime(std::string_view comment) {
    const auto place = placeOfTime(comment);
    if (!place) {
        return std::string(comment);
    }
    std::string_view before = comment.substr(0, place->begin - kPgnTime.size());
    std::string_view after = comment.substr(place->end + 1);
    constexpr std::string_view kBlanks = " \n";
    after.remove_prefix(std::min(after.find_first_not_of(kBlanks), after.size()));
    if (after.empty()) {
        before = before.substr(0, before.find_last_not_of(kBlanks) + 1);
    }
    return std::string(before) + std::string(after);
}

std::string pgnTimeComment(std::chrono::milliseconds time) {
    return std::string(kPgnTime) + moveTimeText(time) + ']';
}

bool isDrawnBoard(std::string_view comment) {
    constexpr std::string_view kLine = "--------------";
    return comment.size() > kLine.size() && comment.starts_with(kLine) && comment.ends_with(kLine) &&
           comment[kLine.size()] == '\n';
}

} // namespace mujo
