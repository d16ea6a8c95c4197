#include "core/game/formats/pgn_result.h"

#include <algorithm>
#include <array>

#include "core/base/ascii.h"

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

} // namespace mujo
