#include "core/words/result_words.h"

#include "core/words/phrases.h"

namespace mujo::words {

namespace {

using rules::GameState;
using rules::Reason;

/// A clause on how a game has ended.
std::string winnerClause(const Language& language, const rules::Outcome& outcome) {
    if (const auto winner = outcome.winner()) {
        return filled(language.translate("Results", "%1 has won"), sideName(language, *winner));
    }
    return outcome.state == GameState::NoContest
               ? language.translate("Results", "it has ended without a result")
               : language.translate("Results", "it is drawn");
}

/// What has decided a game, said of a side that has a name.
std::string namedClause(const Language& language, Reason reason) {
    switch (reason) {
    case Reason::RoyalsCaptured:
        return language.translate("Results", "%1 has no royal piece left");
    case Reason::NoLegalMove:
        return language.translate("Results", "%1 has no legal move");
    case Reason::Mate:
        return language.translate("Results", "%1 is mated");
    case Reason::Resignation:
        return language.translate("Results", "%1 has resigned");
    case Reason::Time:
        return language.translate("Results", "%1 has run out of time");
    case Reason::IllegalMove:
        return language.translate("Results", "%1 has tried an illegal move, which loses by the strict rule");
    case Reason::Repetition:
        return language.translate("Results", "%1 has repeated the position by attacking with every move");
    case Reason::PerpetualCheck:
        return language.translate("Results", "%1 has given perpetual check");
    case Reason::BareKing:
        return language.translate("Results", "%1 has only royal pieces left");
    case Reason::EnteringKing:
        return language.translate("Results", "%1 has declared the win with an entered king");
    case Reason::Adjudication:
        return language.translate("Results", "the game was decided against %1");
    case Reason::Agreement:
    case Reason::None:
        break;
    }
    return {};
}

/// The same, said to the reader.
std::string readersClause(const Language& language, Reason reason) {
    switch (reason) {
    case Reason::RoyalsCaptured:
        return language.translate("Results", "you have no royal piece left");
    case Reason::NoLegalMove:
        return language.translate("Results", "you have no legal move");
    case Reason::Mate:
        return language.translate("Results", "you are mated");
    case Reason::Resignation:
        return language.translate("Results", "you have resigned");
    case Reason::Time:
        return language.translate("Results", "you have run out of time");
    case Reason::IllegalMove:
        return language.translate("Results",
                                  "you have tried an illegal move, which loses by the strict rule");
    case Reason::Repetition:
        return language.translate("Results", "you have repeated the position by attacking with every move");
    case Reason::PerpetualCheck:
        return language.translate("Results", "you have given perpetual check");
    case Reason::BareKing:
        return language.translate("Results", "you have only royal pieces left");
    case Reason::EnteringKing:
        return language.translate("Results", "you have declared the win with an entered king");
    case Reason::Adjudication:
        return language.translate("Results", "the game was decided against you");
    case Reason::Agreement:
    case Reason::None:
        break;
    }
    return {};
}

/// A clause on what has ended a game that nobody has won.
std::string drawClause(const Language& language, Reason reason) {
    switch (reason) {
    case Reason::NoLegalMove:
        return language.translate("Results", "the side to move has no legal move");
    case Reason::Repetition:
        return language.translate("Results", "the position has occurred too often");
    case Reason::BareKing:
        return language.translate("Results", "both sides have only royal pieces left");
    case Reason::Agreement:
        return language.translate("Results", "both sides have agreed to it");
    case Reason::Adjudication:
        return language.translate("Results", "the players or an arbiter have decided so");
    default:
        return {};
    }
}

std::string reasonClause(const Language& language, const rules::Outcome& outcome, const SideNames& sides) {
    const auto winner = outcome.winner();
    if (!winner) {
        return drawClause(language, outcome.reason);
    }
    const Side told = outcome.reason == Reason::EnteringKing ? *winner : opponent(*winner);
    return sides.isReader[told] ? readersClause(language, outcome.reason)
                                : filled(namedClause(language, outcome.reason), sides.names[told]);
}

} // namespace

SideNames SideNames::plain(const Language& language) {
    return {{sideName(language, Side::Sente), sideName(language, Side::Gote)}};
}

std::string resultTitle(const Language& language, const rules::Outcome& outcome, const SideNames& sides) {
    if (const auto winner = outcome.winner()) {
        if (sides.isReader[opponent(*winner)]) {
            return language.translate("Results", "You lose");
        }
        return sides.isReader[*winner]
                   ? language.translate("Results", "You win")
                   : filled(language.translate("Results", "%1 wins"), sides.names[*winner]);
    }
    switch (outcome.state) {
    case GameState::Draw:
        return language.translate("Results", "Draw");
    case GameState::NoContest:
        return language.translate("Results", "No result");
    default:
        return language.translate("Results", "The game goes on");
    }
}

std::string resultReason(const Language& language, const rules::Outcome& outcome, const SideNames& sides) {
    const std::string reason = reasonClause(language, outcome, sides);
    return reason.empty()
               ? reason
               : filled(language.translate("Results", "%1.", "a clause as a sentence"), capitalised(reason));
}

std::string resultClause(const Language& language, const rules::Outcome& outcome) {
    const std::string result = winnerClause(language, outcome);
    const std::string reason = reasonClause(language, outcome, SideNames::plain(language));
    return reason.empty() ? result : clauses(language, {result, reason});
}

std::string repetitionAheadInWords(const Language& language, const rules::RepetitionAhead& ahead) {
    if (ahead.mustDeviate) {
        return filled(language.translate("Results", "The position has come about for the third time. %1 has "
                                                    "to deviate and may not bring it about again."),
                      sideName(language, *ahead.mustDeviate));
    }
    if (const auto winner = ahead.ending.winner()) {
        const std::string loser = sideName(language, opponent(*winner));
        return filled(
            ahead.ending.reason == Reason::PerpetualCheck
                ? language.translate("Results", "The position has come about for the third time. The "
                                                "fourth time %1 loses by perpetual check.")
                : language.translate("Results",
                                     "The position has come about for the third time. The "
                                     "fourth time %1 loses, since it has attacked with every move."),
            loser);
    }
    return ahead.ending.state == GameState::Draw
               ? language.translate("Results",
                                    "The position has come about for the third time. The fourth time "
                                    "the game is drawn.")
               : language.translate("Results",
                                    "The position has come about for the third time. The fourth time "
                                    "the game ends without a result.");
}

} // namespace mujo::words
