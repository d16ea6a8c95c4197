#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/position/sfen.h"
#include "core/variant_file/catalog.h"
#include "ui/board/motion/move_motion.h"

namespace mujo::ui::testing {

/// A move worth seeing, and the answer to it; squares in chess style, stops of the move included.
struct MotionGame {
    const char* title;
    const char* variant;
    const char* position;
    std::vector<std::string> stops;
    std::vector<std::string> answer;

    [[nodiscard]] Game begun(const Catalog& catalog) const {
        return Game(positionFromSfen(catalog.load(variant).value(), position).value());
    }
    [[nodiscard]] Move move(const Game& game) const { return found(game, stops); }
    bool playMove(Game& game) const { return game.play(found(game, stops)); }
    bool playAnswer(Game& game) const { return game.play(found(game, answer)); }

private:
    [[nodiscard]] static Move found(const Game& game, const std::vector<std::string>& names) {
        for (const Move& move : game.legalMoves()) {
            if (move.isDrop() || move.path.size() + 1 != names.size() ||
                !(move.origin == at(game, names[0]))) {
                continue;
            }
            bool isSame = true;
            for (std::size_t i = 1; i < names.size(); ++i) {
                isSame = isSame && move.path[i - 1] == at(game, names[i]);
            }
            if (isSame) {
                return move;
            }
        }
        return {};
    }
    [[nodiscard]] static Square at(const Game& game, const std::string& name) {
        return *game.position().shape().parse(name, SquareStyle::Chess);
    }
};

/// That of the move that was played last.
inline MoveMotion motionOf(const Game& game, MoveMotion::Pace pace = MoveMotion::Pace::Played) {
    const Game::Ply& ply = game.plies().back();
    Position before = game.position();
    before.revert(ply.transition);
    return {before, ply.move, pace};
}

/// A lion's double capture, a hook move, a burning and a contagion, each answered by a capture.
inline const std::vector<MotionGame>& motionGames() {
    static const std::vector<MotionGame> games{
        {"lion",
         "hook",
         "16/7k8/4r11/16/16/16/4p11/5p10/5(LN)10/16/16/16/16/16/7K8/16 b - 1",
         {"f8", "f9", "e10"},
         {"e14", "e10"}},
        {"hook",
         "hook",
         "7k8/16/10r5/16/16/10p5/16/16/16/16/16/16/3(HM)12/16/7K8/16 b - 1",
         {"d4", "k11"},
         {"k14", "k11"}},
        {"burning",
         "tenjiku",
         "8k7/16/6r9/16/5ppp8/5p1p8/16/16/16/2(FD)13/16/16/16/16/16/7K8 b - 1",
         {"c7", "g11"},
         {"g14", "g11"}},
        {"contagion",
         "hook",
         "16/7k8/16/6r9/16/16/6(dv)9/16/6(LN)9/16/16/16/16/16/7K8/16 b - 1",
         {"g8", "g10"},
         {"g13", "g10"}},
    };
    return games;
}

} // namespace mujo::ui::testing
