#include "core/rules/outcome.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/rules/bare_king/bare_king.h"
#include "core/rules/captures.h"
#include "core/rules/legal_moves.h"
#include "core/rules/repetition/repetition.h"
#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

constexpr std::array<const char*, 5> kStates = {"ongoing", "sente", "gote", "draw", "no-contest"};
constexpr std::array<const char*, 13> kReasons = {"",
                                                  "royals-captured",
                                                  "no-legal-move",
                                                  "mate",
                                                  "resignation",
                                                  "time",
                                                  "illegal-move",
                                                  "repetition",
                                                  "perpetual-check",
                                                  "bare-king",
                                                  "agreement",
                                                  "entering-king",
                                                  "adjudication"};

Outcome outcomeOf(const RepetitionResult& repeated) {
    if (repeated.loser) {
        return Outcome::wonBy(opponent(*repeated.loser),
                              repeated.byChecks ? Reason::PerpetualCheck : Reason::Repetition);
    }
    return {repeated.end == RepetitionEnd::Draw ? GameState::Draw : GameState::NoContest, Reason::Repetition};
}

} // namespace

const char* stateCode(GameState state) {
    return kStates[static_cast<std::size_t>(state)];
}

const char* reasonCode(Reason reason) {
    return kReasons[static_cast<std::size_t>(reason)];
}

std::optional<Outcome> parseOutcome(const std::string& state, const std::string& reason) {
    const auto foundState = std::find(kStates.begin(), kStates.end(), state);
    const auto foundReason = std::find(kReasons.begin(), kReasons.end(), reason);
    if (foundState == kStates.end() || foundReason == kReasons.end()) {
        return std::nullopt;
    }
    return Outcome{static_cast<GameState>(foundState - kStates.begin()),
                   static_cast<Reason>(foundReason - kReasons.begin())};
}

Outcome outcome(const Position& position, const History& history) {
    const Side toMove = position.turn();
    if (position.isExtinct(toMove)) {
        return Outcome::wonBy(opponent(toMove), Reason::RoyalsCaptured);
    }
    if (position.isExtinct(opponent(toMove))) {
        return Outcome::wonBy(toMove, Reason::RoyalsCaptured);
    }
    if (const auto bare = bareKingEnd(position, history)) {
        return *bare;
    }
    if (const auto repeated = repetitionEnd(position, history)) {
        return outcomeOf(*repeated);
    }
    if (hasLegalMove(position, history)) {
        return {};
    }
    if (isDrawWithoutMove(position)) {
        return {GameState::Draw, Reason::NoLegalMove};
    }
    return Outcome::wonBy(opponent(toMove), inCheck(position, toMove) ? Reason::Mate : Reason::NoLegalMove);
}

std::optional<RepetitionAhead> repetitionAhead(const Position& position, const History& history) {
    const auto repeated = repetitionBefore(position, history);
    if (!repeated) {
        return std::nullopt;
    }
    return repeated->mustDeviate ? RepetitionAhead{{}, repeated->loser}
                                 : RepetitionAhead{outcomeOf(*repeated)};
}

std::optional<Outcome> endByMaterial(const Position& position) {
    return bareKingEnd(position);
}

bool isDrawWithoutMove(const Position& position) {
    return position.variant().rules().stalemate == StalemateRule::Draw && !inCheck(position, position.turn());
}

bool isMate(const Position& position, const History& history) {
    const Side side = position.turn();
    if (!inCheck(position, side)) {
        return false;
    }
    Position next = position;
    for (const Move& move : legalMoves(position, history)) {
        const Transition transition = resolve(position, move);
        next.apply(transition);
        const bool saved = next.isExtinct(opponent(side)) || (!next.isExtinct(side) && !inCheck(next, side));
        next.revert(transition);
        if (saved) {
            return false;
        }
    }
    return true;
}

} // namespace mujo::rules
