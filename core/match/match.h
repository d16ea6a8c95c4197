#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/match/match_log.h"
#include "core/match/openings.h"
#include "core/match/referee.h"
#include "core/match/spec.h"

namespace mujo {

/// A match between two players over openings that each of them plays from both sides.
struct MatchSettings {
    std::shared_ptr<const Variant> variant;
    std::array<PlayerSpec, 2> players;      ///< by Party
    std::array<PlayerSettings, 2> settings; ///< by Party
    int games = 10;
    int openings = 5;
    OpeningSettings opening;
    int mostPlies = 400;
    Adjudication adjudication;
    SquareStyle squareStyle = SquareStyle::Shogi; ///< of the records
    std::string
        recordFolder; ///< every game is kept there; else only those with a fault, in the current folder
};

/// Plays single games of a match, and keeps the opening from one to the next. Players begin each anew:
/// whatever has been played before changes nothing.
class MatchGames {
public:
    explicit MatchGames(MatchSettings match) : m_match(std::move(match)) {}

    /// The game of that number, from 0: two in a row are played from one opening, with sides changed. Its
    /// record is kept under the path when the match keeps all, or a player was at fault in it. None when it
    /// was stopped before its end. Fails when the record cannot be written.
    Result<std::optional<GameLine>, LogFault> play(int number, const std::filesystem::path& record,
                                                   const std::stop_token& stop = {});

private:
    MatchSettings m_match;
    std::optional<int> m_prepared; ///< number of the opening
    Opening m_opening;
};

/// One line that tells this match from others, for the log.
[[nodiscard]] std::string matchText(const MatchSettings& match);

/// Plays the games that the log does not have yet. `onGame` is told of each. Fails when the match cannot go
/// on: a player that cannot play at all, or a file that cannot be written.
Result<void, LogFault> playMatch(const MatchSettings& match, MatchLog& log,
                                 const std::function<void(const GameLine&)>& onGame);

} // namespace mujo
