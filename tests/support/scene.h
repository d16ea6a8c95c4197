#pragma once

#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "core/game/game.h"
#include "core/rules/explain.h"

namespace mujo::testing {

/// A small position in which a rule is tried out, and the game that goes on from it.
class Scene {
public:
    /// `pieces` lists pieces as in a position text, each with its square: `K 8p, k 8a, +LN 8h`. `rest` is
    /// what follows the rows in a position text. The position is made from the position text that this
    /// amounts to.
    Scene(std::string_view game, std::string_view pieces, std::string_view rest = "b - 1",
          std::string_view profile = kStandardProfile);

    [[nodiscard]] Game& game() { return m_game; }
    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] const Position& position() const { return m_game.position(); }
    /// The position text.
    [[nodiscard]] std::string text() const;

    /// Texts of all legal moves, and of those from one square.
    [[nodiscard]] std::set<std::string> moves() const;
    [[nodiscard]] std::set<std::string> movesFrom(std::string_view square) const;
    [[nodiscard]] bool allows(std::string_view move) const;
    /// Ids of the kinds that the mover becomes by the legal moves with these stops, whether or not they are
    /// written with `+`; an empty id for staying what it is, nothing at all when there is no such move.
    [[nodiscard]] std::set<std::string> becomes(std::string_view stops) const;
    /// Squares on which legal moves from a square end, each with the pieces it takes: `8f`, `8f x8g`.
    [[nodiscard]] std::set<std::string> results(std::string_view square) const;
    /// The reason code for which a move is refused; empty when it is legal.
    [[nodiscard]] std::string refusal(std::string_view move) const;
    /// Plays a legal move; one that is not throws.
    Scene& play(std::string_view move);
    /// Plays several, separated by blanks.
    Scene& playAll(std::string_view moves);
    /// `sente royals-captured`, `draw repetition`, `ongoing`.
    [[nodiscard]] std::string outcome() const;
    /// The piece on a square as in a position text; empty for none.
    [[nodiscard]] std::string on(std::string_view square) const;

private:
    Game m_game;
};

} // namespace mujo::testing
