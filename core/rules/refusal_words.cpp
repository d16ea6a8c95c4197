#include "core/rules/refusal_words.h"

#include <algorithm>

namespace mujo::rules {

namespace {

const char* nameOf(Side side) {
    return side == Side::Sente ? "Sente" : "Gote";
}

/// What has decided the game; `loser` is empty when nobody has won.
std::string reasonInWords(Reason reason, const std::string& winner, const std::string& loser) {
    switch (reason) {
    case Reason::RoyalsCaptured:
        return loser + " has no royal piece left";
    case Reason::NoLegalMove:
        return (loser.empty() ? "the side to move" : loser) + " has no legal move";
    case Reason::Mate:
        return loser + " is mated";
    case Reason::Resignation:
        return loser + " has resigned";
    case Reason::Time:
        return loser + " has run out of time";
    case Reason::IllegalMove:
        return loser + " has tried an illegal move";
    case Reason::Repetition:
        return loser.empty() ? "the position has arisen too often"
                             : loser + " has repeated the position by its attacks";
    case Reason::PerpetualCheck:
        return loser + " has given perpetual check";
    case Reason::BareKing:
        return (loser.empty() ? "either side" : loser) + " has only a royal piece left";
    case Reason::EnteringKing:
        return winner + " has declared the win with an entered king";
    case Reason::Agreement:
        return "both sides have agreed to it";
    case Reason::None:
        break;
    }
    return {};
}

} // namespace

std::string RefusalWords::pieces(const std::vector<Square>& squares) const {
    std::vector<std::string> names;
    std::transform(squares.begin(), squares.end(), std::back_inserter(names),
                   [&](Square at) { return "the " + piece(at); });
    return joined(names);
}

std::string resultInWords(const Outcome& outcome) {
    const auto winner = outcome.winner();
    const std::string result = winner ? nameOf(*winner) + std::string(" has won")
                               : outcome.state == GameState::NoContest ? "it has ended without a result"
                                                                       : "it is drawn";
    const std::string reason =
        reasonInWords(outcome.reason, winner ? nameOf(*winner) : "", winner ? nameOf(opponent(*winner)) : "");
    return result + (reason.empty() ? "" : "; " + reason);
}

} // namespace mujo::rules
