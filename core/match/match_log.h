#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/match/elo.h"
#include "core/match/line_log.h"
#include "core/match/referee.h"

namespace mujo {

/// The players of a match: A, to whom its score belongs, and B.
enum class Party { A, B };

constexpr std::size_t index(Party party) {
    return static_cast<std::size_t>(party);
}

/// What is kept of one game of a match.
struct GameLine {
    enum class Result { A, B, Draw, Void };

    int number = 0;
    Side sideOfA = Side::Sente;
    Result result = Result::Draw;
    std::string reason;
    Sentence fault;      ///< in English when it comes from a file
    std::string faultOf; ///< `a`, `b` or empty
    std::string record;  ///< file that holds the game, or empty
    int plies = 0;
    std::string moves;
    std::array<Spent, 2> spent{}; ///< by Party
};

/// One line of JSON, and back; with one fault at most.
[[nodiscard]] std::string gameLineText(const GameLine& line);
Result<GameLine> readGameLine(const std::string& text);

/// The games of a match that are done, in a file (see `LineLog`).
class MatchLog {
public:
    /// Reads what there is. An empty path keeps the games in memory alone.
    static Result<MatchLog, LogFault> open(const std::filesystem::path& path, const std::string& match);

    [[nodiscard]] const std::vector<GameLine>& games() const { return m_games; }
    [[nodiscard]] bool has(int number) const;
    /// A game that cannot be written has not been played.
    Result<void, LogFault> add(const GameLine& line);

private:
    LineLog m_file;
    std::vector<GameLine> m_games;
};

/// A's score; games that are void are left out.
[[nodiscard]] Score scoreOf(const std::vector<GameLine>& games);
/// Score, time per move, how the games ended, faults: several lines.
[[nodiscard]] std::string matchReport(const std::vector<GameLine>& games);

} // namespace mujo
