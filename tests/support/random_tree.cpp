#include "tests/support/random_tree.h"

#include <algorithm>

#include "core/base/random.h"
#include "tests/support/sampling.h"

namespace mujo::testing {

void playRandomly(Game& game, int moves, std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < moves && !game.isOver(); ++i) {
        game.play(Move(game.legalMoves()[random.below(game.legalMoves().size())]));
    }
}

Move moveBeside(const Game& game, const Move& move) {
    return *std::find_if(game.legalMoves().begin(), game.legalMoves().end(),
                         [&](const Move& each) { return !(each == move); });
}

Game randomTree(const char* id, int moves, std::uint64_t seed, const std::string& profile) {
    Game game(testing::game(id, profile));
    playRandomly(game, moves, seed);
    Random random(seed + 1);
    for (int i = 0; i < moves; ++i) {
        game.goTo(random.below(game.nodeCount()));
        playRandomly(game, static_cast<int>(random.below(4)), random.below(1000));
        if (random.below(3) == 0) {
            game.setShapes(game.current(), {{Square(3), Square(7), static_cast<int>(random.below(4))}});
        }
        if (random.below(3) == 0) {
            game.setComment(game.current(), "Sente's idea:\n\"無上\" \\ " + std::to_string(i));
        }
        if (random.below(3) == 0) {
            game.setGlyph(game.current(), kMoveGlyphs[random.below(kMoveGlyphs.size())]);
        }
        if (random.below(5) == 0) {
            game.setDiagram(game.current(), true);
        }
        if (random.below(9) == 0 && game.following().empty()) {
            game.resign(game.position().turn());
        }
        if (random.below(5) == 0) {
            game.makeMainLine();
        }
    }
    game.goTo(random.below(game.nodeCount()));
    return game;
}

} // namespace mujo::testing
