#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/base/random.h"
#include "core/game/game.h"
#include "core/match/line_log.h"
#include "core/openings/opening_tree.h"
#include "core/variant/tuned_evaluation.h"
#include "core/variant/variant.h"

namespace mujo {

/// How the engine finds out about the first moves of a game: by games against itself from the usual start.
/// In each position that it meets for the first time it searches for the best lines; the game goes on with
/// one of them that is nearly the best, by lot.
struct OpeningPlan {
    std::shared_ptr<const Variant> variant;
    std::shared_ptr<const TunedEvaluation> tuned{}; ///< what the engine goes by; null for its moves
    std::uint64_t nodes = 1'000'000;                ///< of a search
    int lines = 4;                                  ///< that it looks for
    int plies = 12;                                 ///< of a game
    int margin = 40;        ///< in hundredths of a pawn: what a move may be worse by than the best
    std::uint64_t seed = 1; ///< the same plan makes the same tree on every machine
};

/// The tree of a plan while it grows. Every search is kept in a file (see `LineLog`), so that an interrupted
/// work goes on, and more games can be added later. One thread, as only then a search is always the same.
class OpeningBuilder {
public:
    /// An empty path keeps the searches in memory.
    static Result<OpeningBuilder, LogFault> open(const std::filesystem::path& path, const OpeningPlan& plan);

    /// Plays until there are so many games. `onSearch` is told, after each position that was searched, the
    /// number of the game, from 1, and how many positions are known. `stop` may be set by any thread, and
    /// ends it before the next search.
    Result<void, LogFault> play(int games, const std::function<void(int, std::size_t)>& onSearch,
                                const std::atomic<bool>& stop);

    [[nodiscard]] int games() const { return m_games; }
    /// Of the games that are complete, with scores backed up.
    [[nodiscard]] const OpeningTree& tree() const { return m_tree; }

private:
    /// What a search has found; moves as machine texts.
    struct Finding {
        int depth = 0;
        std::vector<std::string> moves;
        std::vector<int> scores;
    };

    static Result<std::pair<std::uint64_t, Finding>> readFinding(const std::string& text);
    static std::string findingText(std::uint64_t key, const Finding& finding);

    Result<void, LogFault> playGame(const std::function<void(int, std::size_t)>& onSearch,
                                    const std::atomic<bool>& stop);
    /// Sees to it that the tree knows the position shown.
    Result<void, LogFault> look(const Game& game, const std::function<void(int, std::size_t)>& onSearch);
    Result<Finding, LogFault> search(const Game& game);
    [[nodiscard]] const Move& drawn(std::uint64_t key, Random& random) const;

    OpeningPlan m_plan;
    LineLog m_file;
    std::unordered_map<std::uint64_t, Finding> m_findings; ///< by position
    OpeningTree m_searched;                                ///< with the scores of the searches
    OpeningTree m_tree;
    int m_games = 0;
};

/// One line that tells this plan from others.
[[nodiscard]] std::string planText(const OpeningPlan& plan);

} // namespace mujo
