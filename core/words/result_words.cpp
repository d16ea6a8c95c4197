#include "core/words/result_words.h"

#include "core/words/phrases.h"

namespace mujo::words {

namespace {

/// A clause on how a game has ended.
std::string winnerClause(const Language& language, const rules::Outcome& outcome) {
    if (const auto winner = outcome.winner()) {
        return filled(language.translate("Results", "%1 has won"), sideName(language, *winner));
    }
    return outcome.state == rules::GameState::NoContest
               ? language.translate("Results", "it has ended without a result")
               : language.translate("Results", "it is drawn");
}

/// A clause on what has decided a game that a side has won.
std::string winClause(const Language& language, rules::Reason reason, Side winner) {
    const std::string won = sideName(language, winner);
    const std::string lost = sideName(language, opponent(winner));
    switch (reason) {
    case rules::Reason::RoyalsCaptured:
        return filled(language.translate("Results", "%1 has no royal piece left"), lost);
    case rules::Reason::NoLegalMove:
        return filled(language.translate("Results", "%1 has no legal move"), lost);
    case rules::Reason::Mate:
        return filled(language.translate("Results", "%1 is mated"), lost);
    case rules::Reason::Resignation:
        return filled(language.translate("Results", "%1 has resigned"), lost);
    case rules::Reason::Time:
        return filled(language.translate("Results", "%1 has run out of time"), lost);
    case rules::Reason::IllegalMove:
        return filled(language.translate("Results", "%1 has tried an illegal move"), lost);
    case rules::Reason::Repetition:
        return filled(language.translate("Results", "%1 has repeated the position by its attacks"), lost);
    case rules::Reason::PerpetualCheck:
        return filled(language.translate("Results", "%1 has given perpetual check"), lost);
    case rules::Reason::BareKing:
        return filled(language.translate("Results", "%1 has only a royal piece left"), lost);
    case rules::Reason::EnteringKing:
        return filled(language.translate("Results", "%1 has declared the win with an entered king"), won);
    case rules::Reason::Agreement:
    case rules::Reason::None:
        break;
    }
    return {};
}

/// A clause on what has ended a game that nobody has won.
std::string drawClause(const Language& language, rules::Reason reason) {
    switch (reason) {
    case rules::Reason::NoLegalMove:
        return language.translate("Results", "the side to move has no legal move");
    case rules::Reason::Repetition:
        return language.translate("Results", "the position has arisen too often");
    case rules::Reason::BareKing:
        return language.translate("Results", "either side has only a royal piece left");
    case rules::Reason::Agreement:
        return language.translate("Results", "both sides have agreed to it");
    default:
        return {};
    }
}

} // namespace

std::string resultClause(const Language& language, const rules::Outcome& outcome) {
    const auto winner = outcome.winner();
    const std::string result = winnerClause(language, outcome);
    const std::string reason =
        winner ? winClause(language, outcome.reason, *winner) : drawClause(language, outcome.reason);
    return reason.empty() ? result : clauses(language, {result, reason});
}

} // namespace mujo::words
