#include "core/game/record_edits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/game/formats/game_json.h"
#include "core/rules/move_text.h"
#include "tests/support/sampling.h"

namespace mujo {

namespace {

using Kind = RecordEdits::Kind;

/// Plays a move by its text, which must be legal.
Game::Node playText(Game& game, const std::string& text) {
    const auto move =
        rules::matchMove(game.position(), game.legalMoves(), *rules::parseMoveText(game.variant(), text));
    EXPECT_TRUE(move && game.play(*move)) << text;
    return game.current();
}

Game::Node playAny(Game& game, Random& random) {
    game.play(Move(game.legalMoves()[random.below(game.legalMoves().size())]));
    return game.current();
}

/// The whole record, whatever is shown of it.
std::string recordOf(Game game) {
    const std::vector<Branch> lines = branches(game);
    game.goTo(lines.empty() ? Game::kStart : lines.front().moves.back());
    game.endLineHere();
    return writeGameJson({game});
}

std::vector<Game::Node> keptNodes(const Game& game) {
    std::vector<Game::Node> kept;
    for (const Branch& branch : branches(game)) {
        kept.insert(kept.end(), branch.moves.begin(), branch.moves.end());
    }
    return kept;
}

/// Two moves, and another second one: the nodes 1, 2 and 3.
Game forked() {
    Game game(testing::game("wa"));
    Random random(4);
    playAny(game, random);
    playAny(game, random);
    game.takeBack();
    const Move other = *std::find_if(game.legalMoves().begin(), game.legalMoves().end(),
                                     [&](const Move& each) { return !(each == game.ply(2).move); });
    game.play(other);
    return game;
}

TEST(RecordEdits, ACutTakesTheMoveAwayWithAllThatFollowsIt) {
    Game game = forked();
    RecordEdits edits;
    edits.remove(game, 1);
    EXPECT_EQ(game.current(), Game::kStart);
    EXPECT_TRUE(game.line().empty());
    EXPECT_TRUE(branches(game).empty());
    EXPECT_FALSE(game.isKept(1));
    EXPECT_FALSE(game.isKept(3)) << "it follows the move that was cut out";
    for (const Game::Node node : game.keptNodes()) {
        EXPECT_TRUE(game.isKept(node));
    }
    EXPECT_EQ(game.position().key(), game.start().key());
    EXPECT_EQ(edits.undoable(), Kind::Removal);
    edits.undo(game);
    EXPECT_EQ(game.current(), 1U);
    EXPECT_TRUE(game.isKept(3));
    EXPECT_EQ(keptNodes(game), (std::vector<Game::Node>{1, 2, 3}));
}

TEST(RecordEdits, ACutOfTheLineShownGoesOnWithTheOtherOne) {
    Game game = forked();
    RecordEdits edits;
    edits.remove(game, 3);
    EXPECT_EQ(game.current(), 1U);
    EXPECT_EQ(game.lastOfLine(), 2U);
    edits.undo(game);
    EXPECT_EQ(game.current(), 3U) << "what came back is shown";
}

TEST(RecordEdits, ACutElsewhereLeavesThePositionShown) {
    Game game = forked();
    RecordEdits edits;
    edits.remove(game, 2);
    EXPECT_EQ(game.current(), 3U);
    EXPECT_TRUE(game.isMainLine());
}

TEST(RecordEdits, AMoveThatWasCutOutCanBePlayedAnew) {
    Game game = forked();
    RecordEdits edits;
    edits.remove(game, 2);
    game.takeBack();
    ASSERT_TRUE(game.play(Move(game.ply(2).move)));
    EXPECT_EQ(game.current(), 4U);
    edits.undo(game);
    EXPECT_EQ(keptNodes(game).size(), 4U) << "what was played in between stays";
}

TEST(RecordEdits, LinesRiseOneByOneOrToTheTop) {
    Game game = forked();
    RecordEdits edits;
    Random random(9);
    game.goTo(1);
    Game::Node third = 0;
    while (third < 4) {
        game.goTo(1);
        third = playAny(game, random);
    }
    ASSERT_EQ(game.place(4), 2U);
    EXPECT_TRUE(edits.raise(game, 4));
    EXPECT_EQ(game.place(4), 1U);
    EXPECT_FALSE(game.isOnMainLine(4));
    EXPECT_TRUE(edits.raise(game, 4));
    EXPECT_TRUE(game.isOnMainLine(4));
    EXPECT_FALSE(edits.raise(game, 4));
    edits.makeMain(game, 2);
    EXPECT_EQ(game.place(2), 0U);
    edits.undo(game);
    edits.undo(game);
    edits.undo(game);
    EXPECT_EQ(game.next(1), (std::vector<Game::Node>{2, 3, 4}));
    EXPECT_FALSE(edits.undoable());
}

TEST(RecordEdits, TheOrderOfLinesIsChangedWhereOneStands) {
    Game game = forked();
    const Game::Node shown = game.current();
    RecordEdits edits;
    edits.makeMain(game, shown);
    EXPECT_TRUE(game.isMainLine());
    edits.undo(game);
    EXPECT_EQ(game.current(), shown);
    EXPECT_FALSE(game.isMainLine());
    edits.redo(game);
    EXPECT_EQ(game.current(), shown);
    EXPECT_TRUE(game.isMainLine());
}

TEST(RecordEdits, WritingOfOneCommentIsOneChange) {
    Game game = forked();
    RecordEdits edits;
    edits.setComment(game, 2, "T");
    edits.setComment(game, 2, "Th");
    edits.setComment(game, 2, "The");
    edits.setComment(game, 3, "other");
    edits.undo(game);
    EXPECT_EQ(game.ply(3).comment, "");
    EXPECT_EQ(game.ply(2).comment, "The");
    edits.undo(game);
    EXPECT_EQ(game.ply(2).comment, "");
    EXPECT_EQ(game.current(), 2U) << "the position it concerned";
    EXPECT_FALSE(edits.undoable());
    edits.redo(game);
    EXPECT_EQ(game.ply(2).comment, "The");
}

TEST(RecordEdits, ThereIsNoMarkAtTheStart) {
    Game game = forked();
    RecordEdits edits;
    edits.setGlyph(game, Game::kStart, MoveGlyph::Good);
    EXPECT_FALSE(edits.undoable());
}

TEST(RecordEdits, APastedLineComesWithWhatIsSaidOfIt) {
    // Two pawn moves of either side that can change places.
    Game game(testing::game("sho"));
    const Game::Node a = playText(game, "5g5f");
    playText(game, "5c5d");
    const Game::Node third = playText(game, "1g1f");
    RecordEdits edits;
    edits.setComment(game, third, "an edge pawn");
    edits.setGlyph(game, third, MoveGlyph::Interesting);
    game.goTo(a);
    const Game::Node other = playText(game, "9c9d");
    const auto pasted = edits.paste(game, third, other);
    EXPECT_EQ(pasted.moves, 1U);
    EXPECT_EQ(pasted.impossible, 0U);
    ASSERT_TRUE(pasted.at);
    EXPECT_EQ(game.current(), *pasted.at);
    EXPECT_EQ(game.parent(*pasted.at), other);
    EXPECT_EQ(game.comment(), "an edge pawn");
    EXPECT_EQ(game.glyph(), MoveGlyph::Interesting);
    edits.undo(game);
    EXPECT_EQ(game.current(), other);
    EXPECT_TRUE(game.next(other).empty());
    edits.redo(game);
    EXPECT_EQ(game.next(other).size(), 1U);
}

TEST(RecordEdits, WhatIsNotLegalThereIsCountedAndLeftOut) {
    Game game(testing::game("sho"));
    const Game::Node first = playText(game, "5g5f");
    playText(game, "5c5d");
    const Game::Node third = playText(game, "5f5e");
    RecordEdits edits;
    const auto nowhere = edits.paste(game, first, third); // Gote is to move
    EXPECT_EQ(nowhere.moves, 0U);
    EXPECT_EQ(nowhere.impossible, 3U);
    EXPECT_FALSE(nowhere.at);
    EXPECT_EQ(game.current(), third);
    EXPECT_FALSE(edits.undoable());
}

TEST(RecordEdits, AMoveIsNotDoubledByPastingItWhereItIs) {
    Game game = forked();
    RecordEdits edits;
    game.setComment(Game::Node{2}, "kept");
    const auto pasted = edits.paste(game, 2, 1);
    EXPECT_EQ(pasted.moves, 0U);
    EXPECT_EQ(pasted.at, std::optional<Game::Node>(2));
    EXPECT_EQ(game.comment(), "kept");
}

/// One change of some kind somewhere.
void editSomething(Game& game, RecordEdits& edits, Random& random) {
    const std::vector<Game::Node> kept = keptNodes(game);
    if (kept.empty()) {
        return;
    }
    const auto any = [&] { return kept[random.below(kept.size())]; };
    switch (random.below(8)) {
    case 0:
        edits.setComment(game, any(), "said " + std::to_string(random.below(1000)));
        break;
    case 1:
        edits.setGlyph(game, any(), kMoveGlyphs[random.below(kMoveGlyphs.size())]);
        break;
    case 2:
        edits.setShapes(game, any(), {{Square(1), Square(2), 0}});
        break;
    case 7:
        edits.setDiagram(game, any(), random.below(2) == 0);
        break;
    case 3:
        edits.remove(game, any());
        break;
    case 4:
        edits.raise(game, any());
        break;
    case 5:
        edits.makeMain(game, any());
        break;
    default:
        edits.paste(game, any(), random.below(4) == 0 ? Game::kStart : any());
    }
}

class RecordEditsOfEachGame : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordEditsOfEachGame, EveryChangeIsUndoneAndMadeAgain) {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(testing::sampleCount(3, 40)); ++seed) {
        Random random(seed);
        Game game(testing::game(GetParam()));
        for (int i = 0; i < 24; ++i) {
            if (game.isOver() || random.below(4) == 0) {
                const auto kept = keptNodes(game);
                game.goTo(kept.empty() ? Game::kStart : kept[random.below(kept.size())]);
            }
            if (!game.isOver()) {
                playAny(game, random);
            }
        }
        RecordEdits edits;
        std::vector<std::string> records{recordOf(game)};
        for (int i = 0; i < 25; ++i) {
            editSomething(game, edits, random);
            if (const std::string now = recordOf(game); now != records.back()) {
                records.push_back(now);
            }
        }
        const std::string last = records.back();
        std::set<std::string> seen;
        while (edits.undoable()) {
            edits.undo(game);
            ASSERT_TRUE(game.isKept(game.current()));
            std::vector<Game::Node> kept;
            for (Game::Node node = Game::kStart; node < game.nodeCount(); ++node) {
                if (game.isKept(node)) {
                    kept.push_back(node);
                }
            }
            ASSERT_EQ(game.keptNodes(), kept);
            seen.insert(recordOf(game));
        }
        EXPECT_EQ(recordOf(game), records.front()) << "seed " << seed;
        while (edits.redoable()) {
            edits.redo(game);
        }
        EXPECT_EQ(recordOf(game), last) << "seed " << seed;
    }
}

TEST_P(RecordEditsOfEachGame, NothingThatWasPlayedInBetweenIsLost) {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(testing::sampleCount(3, 40)); ++seed) {
        Random random(seed);
        Game game(testing::game(GetParam()));
        RecordEdits edits;
        std::set<Game::Node> played;
        for (int i = 0; i < 40; ++i) {
            if (random.below(2) == 0 && !game.isOver()) {
                const std::size_t known = game.nodeCount();
                if (const Game::Node made = playAny(game, random); game.nodeCount() > known) {
                    played.insert(made);
                }
            } else {
                editSomething(game, edits, random);
            }
        }
        while (edits.undoable()) {
            edits.undo(game);
        }
        for (const Game::Node node : played) {
            // Behind a move that was pasted, and is not there once that is undone, it stands where it was.
            EXPECT_TRUE(game.place(node)) << "seed " << seed << ", move " << node;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, RecordEditsOfEachGame, ::testing::Values("wa", "chu", "tori"));

} // namespace

} // namespace mujo
