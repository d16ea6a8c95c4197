#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/game/game.h"

namespace mujo::ui {

/// A score as Sente sees it.
struct PositionScore {
    int score = 0; ///< as in `SearchInfo`, but positive for Sente
    int depth = 0; ///< of the search that found it

    friend bool operator==(const PositionScore&, const PositionScore&) = default;
};

/// What the engine has made of each position of the game under way.
class ScoreHistory {
public:
    /// For a game that was put on the board; only the same one again keeps its scores.
    void begin(const Game& game);
    /// Keeps what still belongs to the game: the positions up to the first move that differs.
    void follow(const Game& game);
    /// A deeper search takes the place of a shallower one.
    void note(std::size_t ply, PositionScore found);

    /// Those of the plies from 0 to the last one of the game, the taken back among them.
    [[nodiscard]] const std::vector<std::optional<PositionScore>>& scores() const { return m_scores; }

private:
    void clear();

    std::uint64_t m_start = 0; ///< key of the position that the moves begin with
    std::vector<Move> m_moves;
    std::vector<std::optional<PositionScore>> m_scores;
};

/// The score of a search as Sente sees it.
[[nodiscard]] int scoreForSente(int score, Side turn);
/// Such as "+0.35", "wins in 3", as Sente sees it.
[[nodiscard]] QString scoreInWords(int score);
/// The same in few letters, for the board: "+0.4", "wins".
[[nodiscard]] QString shortScore(int score);

} // namespace mujo::ui
