#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/match/elo.h"
#include "core/match/match.h"
#include "core/match/match_log.h"
#include "core/match/spec.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// Who meets whom.
enum class Pairing {
    RoundRobin, ///< everybody meets everybody
    Gauntlet,   ///< the first player meets all others
};

/// Several players at one game or more. In each round every pair plays two games at every board, from an
/// opening of that round and with sides changed.
struct TournamentSettings {
    struct Board {
        std::shared_ptr<const Variant> variant;
        VariantNotes notes; ///< of its game
    };

    std::vector<PlayerSpec> players; ///< two or more
    std::vector<Board> boards;       ///< one or more
    Pairing pairing = Pairing::RoundRobin;
    int rounds = 1;
    std::vector<std::size_t> withdrawn; ///< players whose games are left out, but for those that are played
    PlayerSettings common;              ///< of all players, but for `notes`
    OpeningSettings opening;            ///< but for `tuned`
    int mostPlies = 400;
    Adjudication adjudication;
    std::string recordFolder; ///< as of a match
};

/// One game of the schedule.
struct Fixture {
    std::array<std::size_t, 2> players{}; ///< by Party
    std::size_t board = 0;
    int game = 0; ///< of these two at this board, from 0; see `MatchGames`
};

/// Which games a tournament consists of, in the order in which they are played: round by round.
class Schedule {
public:
    explicit Schedule(const TournamentSettings& settings);

    /// Numbers that games have.
    [[nodiscard]] int games() const;
    /// The game of that number, from 0.
    [[nodiscard]] Fixture fixture(int number) const;
    /// Whether the game of that number is played only by players that have not been withdrawn.
    [[nodiscard]] bool isWanted(int number) const;
    /// Of the games, how many are played or still to be played.
    [[nodiscard]] int gamesWith(const std::vector<GameLine>& played) const;

private:
    struct Pair {
        std::array<std::size_t, 2> players{}; ///< by Party
        bool isWanted = true;                 ///< neither is withdrawn
    };
    [[nodiscard]] std::size_t pairOf(int number) const;

    std::vector<Pair> m_pairs;
    std::size_t m_boards;
    int m_rounds;
};

/// One line that tells this tournament from others, for the log. The number of rounds and who is withdrawn
/// are not in it: a tournament can be prolonged, and goes on without a player.
[[nodiscard]] std::string tournamentText(const TournamentSettings& settings);

/// The player of a text in the head of a log; none when there is no such player any more.
using FindPlayer = std::function<std::optional<PlayerSpec>(const std::string& text)>;

/// The tournament of such a line, for one round. The fault says what is missing of it. What the line does
/// not name (patience, memory, the folder of the records) is as usual.
Result<TournamentSettings, LogFault> readTournament(const std::string& text, const Catalog& catalog,
                                                    const FindPlayer& findPlayer);

/// Why a tournament cannot go on.
struct TournamentFault : LogFault {
    std::optional<std::size_t> absent; ///< the player that cannot be had now, if that is the reason
};

/// Plays the games that the log does not have yet, until it is stopped; a game under way is then begun anew
/// the next time. A game that a player cannot play is void, unless the player is absent or has already played
/// at this board: then the fault is one of the moment, the call fails, and the game is left for the next
/// time. `onGame` is told of each game. Fails also when a file cannot be written.
Result<void, TournamentFault> playTournament(const TournamentSettings& settings, MatchLog& log,
                                             const std::function<void(const GameLine&)>& onGame,
                                             const std::stop_token& stop = {});

/// How a player stands. Void games count for nobody.
struct Standing {
    std::size_t player = 0;
    Score score;
    std::vector<Score> against; ///< by player
    std::vector<Score> at;      ///< by board
    Estimate elo;               ///< see `ratings`
};

/// The best first: by points, then by rating.
[[nodiscard]] std::vector<Standing> standings(const TournamentSettings& settings,
                                              const std::vector<GameLine>& games);

/// The rules of all games, in one line.
[[nodiscard]] std::string tournamentRules(const TournamentSettings& settings);

/// The rules, the table, how many games there are, and the faults: several lines.
[[nodiscard]] std::string tournamentReport(const TournamentSettings& settings,
                                           const std::vector<GameLine>& games);

} // namespace mujo
