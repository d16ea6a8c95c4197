#include "core/insight/move_input.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"
#include "core/variant_file/catalog.h"
#include "core/words/refusal_words.h"
#include "tests/support/turn_facts.h"

namespace mujo::insight {

namespace {

const Catalog& catalog() {
    static const Catalog shared{std::filesystem::path{}};
    return shared;
}

Game gameFrom(const char* id, const char* text, std::string_view profile = kStandardProfile) {
    const auto variant = catalog().load(id, profile).value();
    auto position = positionFromSfen(variant, text);
    return Game(position.value());
}

Square squareOf(const Game& game, const char* name) {
    return *game.variant().shape().parse(name, catalog().notes(game.variant()).squareStyle);
}

using Kind = InputResult::Kind;

/// Clicks until the move is made, the origin first; returns the number of clicks, 0 when it could not be
/// entered.
int enter(MoveInput& input, const Game& game, const Move& move) {
    int clicks = 1;
    const Kind picked =
        move.isDrop() ? input.chooseFromHand(move.dropped()).kind : input.click(move.from()).kind;
    if (picked != Kind::Selected) {
        return 0;
    }
    InputResult result;
    if (move.isPass()) {
        result = input.pass();
        ++clicks;
    } else {
        const std::size_t node = input.tree().find(move);
        if (node == ClickTree::kNone) {
            return 0;
        }
        const auto path = input.tree().clicksTo(node);
        for (std::size_t i = 0; i < path.size(); ++i) {
            if (input.markOn(path[i]) == nullptr) {
                return 0;
            }
            if (i + 1 == path.size()) {
                const auto preview = input.preview(path[i]).victims();
                const auto captured = rules::capturedSquares(game.position(), move);
                const std::set<Square> seen(preview.begin(), preview.end());
                if (seen != std::set<Square>(captured.begin(), captured.end())) {
                    return 0;
                }
            }
            result = input.click(path[i]);
            ++clicks;
        }
        if (result.kind == Kind::Armed) {
            result = input.stopHere();
            ++clicks;
        }
    }
    if (result.kind == Kind::Choosing) {
        const auto& choices = input.choices();
        const auto found = std::find_if(choices.begin(), choices.end(),
                                        [&](const MoveChoice& choice) { return choice.move == move; });
        result = input.choose(static_cast<std::size_t>(found - choices.begin()));
        ++clicks;
    }
    return result.kind == Kind::Committed && result.move == move ? clicks : 0;
}

/// No node of the tree is without a move at or below it, no two nodes on one level are the same click.
bool isSound(const ClickTree& tree) {
    for (std::size_t i = 1; i < tree.size(); ++i) {
        const auto& node = tree.node(i);
        if (node.moves.empty() && node.children.empty()) {
            return false;
        }
        std::set<Square> squares;
        for (const std::size_t child : node.children) {
            if (!squares.insert(tree.node(child).square).second) {
                return false;
            }
        }
    }
    return true;
}

constexpr const char* kLions =
    "16/7k8/16/16/16/5(fl)10/5p(dv)p8/6(LN)1(ds)7/16/9g6/16/16/3(HM)4r7/16/7K8/16 b - 1";

} // namespace

class MoveInputOnEachGame : public ::testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Games, MoveInputOnEachGame, ::testing::Values("hook", "wa", "suzumu", "tai"));

TEST_P(MoveInputOnEachGame, EveryLegalMoveCanBeEntered) {
    const auto variant = catalog().load(GetParam()).value();
    constexpr int kGames = 3;
    constexpr int kPlies = 160;
    for (int number = 0; number < kGames; ++number) {
        std::mt19937 random(static_cast<unsigned>(number) * 977 + 5);
        Game game(variant);
        for (int ply = 0; ply < kPlies && !game.isOver(); ++ply) {
            if (ply % 20 == 19) {
                MoveInput input;
                input.setTurn(testing::turnFacts(game));
                for (const Move& move : game.legalMoves()) {
                    const int clicks = enter(input, game, move);
                    ASSERT_TRUE(clicks > 0)
                        << rules::moveText(*variant, move) + " in " + sfen(game.position());
                    ASSERT_TRUE(clicks <= 5);
                }
                for (const Square origin : game.position().pieces(game.position().turn())) {
                    input.select(origin);
                    ASSERT_TRUE(isSound(input.tree()));
                }
            }
            const auto& legal = game.legalMoves();
            // Captures are preferred, so that the positions become open ones.
            std::vector<Move> captures;
            std::copy_if(legal.begin(), legal.end(), std::back_inserter(captures), [&](const Move& move) {
                return !rules::capturedSquares(game.position(), move).empty();
            });
            const auto& from = !captures.empty() && random() % 3 == 0 ? captures : legal;
            ASSERT_TRUE(game.play(Move(from[random() % from.size()])));
        }
    }
}

// Taikyoku: the Great General on 19gg sweeps up its file. The pieces on the way go before the one at the end.
TEST(MoveInput, VictimsOfASweepAreInTheOrderOfItsWay) {
    const Game game(catalog().load("taikyoku").value());
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    input.select(squareOf(game, "19gg"));
    const Square end = squareOf(game, "19j");
    ASSERT_NE(input.markOn(end), nullptr);
    const std::vector<Square> victims = input.preview(end).victims();
    ASSERT_EQ(victims.size(), 9U);
    EXPECT_EQ(victims.back(), end);
    for (std::size_t i = 1; i < victims.size(); ++i) {
        EXPECT_LT(game.variant().shape().row(victims[i]), game.variant().shape().row(victims[i - 1]));
    }
}

TEST(MoveInput, ClickCountsOfALion) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    const auto count = [&](std::initializer_list<const char*> clicks) {
        int used = 0;
        input.clear();
        for (const char* name : clicks) {
            ++used;
            if (input.click(squareOf(game, name)).kind == Kind::Committed) {
                return used;
            }
        }
        return -used;
    };
    ASSERT_EQ(count({"g9", "f9"}), 2);         // step
    ASSERT_EQ(count({"g9", "g11"}), 2);        // jump
    ASSERT_EQ(count({"g9", "f11"}), 2);        // capture two squares away
    ASSERT_EQ(count({"g9", "f10", "f10"}), 3); // capture and stop
    ASSERT_EQ(count({"g9", "f10", "f11"}), 3); // double capture
    ASSERT_EQ(count({"g9", "g10", "g9"}), 3);  // igui
    ASSERT_EQ(count({"g9", "g10", "f9"}), 3);  // capture and go on
    input.clear();
    ASSERT_EQ(input.click(squareOf(game, "g9")).kind, Kind::Selected);
    ASSERT_TRUE(input.canPass());
    ASSERT_EQ(input.pass().kind, Kind::Committed);
    ASSERT_EQ(count({"g9", "g9"}), -2); // a second click gives the selection up
    ASSERT_EQ(input.state(), InputState::Idle);
}

// A lion that is protected may only be taken behind another piece (Chu, trading of lions): step by step as
// any double capture, though a click on the lion alone tells the move as well.
TEST(MoveInput, ADoubleCaptureOnTheOnlyWayIsEnteredStepByStep) {
    const struct {
        const char* position;
        std::vector<const char*> clicks;
    } cases[] = {
        {"6k5/12/8r3/4R1p5/6(ln)5/6s5/6(LN)5/12/12/6R5/12/5K6 b - 1", {"6f", "6e"}},
        {"6k5/12/8r3/7p4/7(ln)4/6s5/6(LN)5/12/12/6R5/12/5K6 b - 1", {"6f", "5e"}},
        {"6k5/12/8r3/4R1p5/6(ln)5/6s5/6(LN)5/12/12/6R5/12/5K6 b - 1", {"6e"}},
    };
    for (const auto& each : cases) {
        const Game game = gameFrom("chu", each.position);
        MoveInput input;
        input.setTurn(testing::turnFacts(game));
        ASSERT_EQ(input.click(squareOf(game, "6g")).kind, Kind::Selected);
        InputResult result;
        for (const char* click : each.clicks) {
            ASSERT_NE(input.markOn(squareOf(game, click)), nullptr) << click;
            result = input.click(squareOf(game, click));
        }
        ASSERT_EQ(result.kind, Kind::Committed);
        const std::string text = rules::moveText(game.variant(), *result.move);
        EXPECT_EQ(text, each.clicks.back() == std::string("5e") ? "6g6f5e" : "6g6f6e");
    }
}

// Suzumu, heavenly tetrarch: it passes over the first square whatever is there, and slides on from the
// second: what stands farther off is in its way.
TEST(MoveInput, AFirstSquareThatIsPassedOverMakesNoJumpOfTheSlideBehindIt) {
    const Game game = gameFrom("suzumu", "16/7k8/16/16/16/16/16/16/16/7(+CS)8/16/16/16/16/16/7K8 b - 1");
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    ASSERT_EQ(input.click(squareOf(game, "h7")).kind, Kind::Selected);
    const auto reachOf = [&](const char* square) {
        const TargetMark* mark = input.markOn(squareOf(game, square));
        return mark == nullptr ? std::nullopt : std::optional(mark->reach);
    };
    EXPECT_EQ(reachOf("h8"), std::nullopt);
    EXPECT_EQ(reachOf("h9"), Reach::Jump);
    EXPECT_EQ(reachOf("h10"), Reach::Slide);
    EXPECT_EQ(reachOf("n7"), Reach::Slide);
}

TEST(MoveInput, ControlStopsAtOnce) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    input.click(squareOf(game, "g9"));
    const InputResult result = input.click(squareOf(game, "f10"), {true, false});
    ASSERT_EQ(result.kind, Kind::Committed);
    ASSERT_EQ(result.move->path.size(), std::size_t{1});
}

TEST(MoveInput, UndoTakesBackOneStep) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    const auto key = game.position().key();
    input.click(squareOf(game, "g9"));
    const auto marks = input.marks();
    input.click(squareOf(game, "g10"));
    ASSERT_EQ(input.state(), InputState::LegsUnderWay);
    ASSERT_TRUE(input.canStop());
    ASSERT_TRUE(input.markOn(squareOf(game, "g9"))->igui);
    ASSERT_TRUE(input.markOn(squareOf(game, "f9"))->contagion);
    ASSERT_TRUE(input.undo());
    ASSERT_EQ(input.state(), InputState::PieceSelected);
    ASSERT_EQ(marks, input.marks());
    ASSERT_TRUE(input.undo());
    ASSERT_EQ(input.state(), InputState::Idle);
    ASSERT_FALSE(input.undo());
    ASSERT_EQ(game.position().key(), key);
}

TEST(MoveInput, HookMovesTakeTwoClicks) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    for (const Move& move : game.legalMoves()) {
        if (move.origin == squareOf(game, "d4") && !move.isPass()) {
            ASSERT_EQ(enter(input, game, move), 2);
        }
    }
    input.select(squareOf(game, "d4"));
    const auto both = input.preview(squareOf(game, "f7")).routes();
    ASSERT_EQ(both.size(), std::size_t{2});
    ASSERT_TRUE(both.front() != both.back());
    // j7 can be reached by one corner only: the rook on i4 is in the other's way.
    ASSERT_EQ(input.preview(squareOf(game, "j7")).routes().size(), std::size_t{1});
    ASSERT_EQ(input.preview(squareOf(game, "j7")).blockers(), std::vector<Square>{squareOf(game, "i4")});
}

// One begins a move that is proposed by a click on its piece, which is picked already.
TEST(MoveInput, ThePieceOfAProposedMoveIsKeptByTheFirstClickOnIt) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    const Move& move = game.legalMoves().front();
    input.select(squareOf(game, "d4"));
    input.propose(move);
    ASSERT_EQ(input.selected(), move.from());
    input.click(move.from());
    ASSERT_EQ(input.selected(), move.from());
    input.click(move.from());
    ASSERT_FALSE(input.hasSelection());

    const Game dropping = gameFrom("wa", "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b hand=2(SP) 1");
    input.setTurn(testing::turnFacts(dropping));
    const auto drop = std::find_if(dropping.legalMoves().begin(), dropping.legalMoves().end(),
                                   [](const Move& each) { return each.isDrop(); });
    ASSERT_NE(drop, dropping.legalMoves().end());
    input.propose(*drop);
    input.chooseFromHand(drop->dropped());
    ASSERT_EQ(input.selectedInHand(), drop->dropped());
    input.chooseFromHand(drop->dropped());
    ASSERT_FALSE(input.hasSelection());
}

// Enter plays what was proposed, with its promotion or without; a click still asks.
TEST(MoveInput, AProposedMoveIsAcceptedAsItWasProposed) {
    const Game game = gameFrom("shogi", "4k4/9/9/4S4/9/9/9/9/4K4 b - 1");
    for (const bool promotes : {true, false}) {
        MoveInput input;
        input.setTurn(testing::turnFacts(game));
        const auto& legal = game.legalMoves();
        const auto move = std::find_if(legal.begin(), legal.end(), [&](const Move& each) {
            return each.from() == squareOf(game, "5d") && each.to() == squareOf(game, "5c") &&
                   each.promotes() == promotes;
        });
        ASSERT_NE(move, legal.end());
        input.propose(*move);
        EXPECT_EQ(input.click(move->to()).kind, InputResult::Kind::Choosing);
        input.propose(*move);
        const InputResult other = input.accept(squareOf(game, "4c")); // not where it leads
        EXPECT_EQ(other.kind, InputResult::Kind::Choosing);
        input.propose(*move);
        const InputResult accepted = input.accept(move->to());
        EXPECT_EQ(accepted.kind, InputResult::Kind::Committed);
        EXPECT_EQ(accepted.move, std::optional(*move));
        input.select(move->from()); // by hand
        EXPECT_EQ(input.accept(move->to()).kind, InputResult::Kind::Choosing);
        input.propose(*move);
        input.click(move->from()); // begun by hand
        EXPECT_EQ(input.accept(move->to()).kind, InputResult::Kind::Choosing);
    }
    // A move of several legs as a whole, and a pass, which leads nowhere.
    const Game lions = gameFrom("hook", kLions);
    for (const Move& move : lions.legalMoves()) {
        MoveInput input;
        input.setTurn(testing::turnFacts(lions));
        input.propose(move);
        EXPECT_EQ(input.accept(move.path.front()).move, std::optional(move));
    }
    // The lion goes another way to the end of the one that was proposed.
    MoveInput input;
    input.setTurn(testing::turnFacts(lions));
    const auto& legal = lions.legalMoves();
    const auto proposed = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return move.from() == squareOf(lions, "g9") && move.path.size() == 2 &&
               move.path.front() == squareOf(lions, "f10") && move.to() == squareOf(lions, "g11");
    });
    ASSERT_NE(proposed, legal.end());
    input.propose(*proposed);
    ASSERT_EQ(input.click(squareOf(lions, "h10")).kind, InputResult::Kind::Armed);
    const InputResult own = input.accept(squareOf(lions, "g11"));
    ASSERT_TRUE(own.move.has_value());
    EXPECT_NE(*own.move, *proposed);
}

TEST(MoveInput, PreviewedPathsAreLegalRoutes) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    int seen = 0;
    for (const Move& move : game.legalMoves()) {
        if (move.origin != squareOf(game, "d4") || move.isPass()) {
            continue;
        }
        input.select(move.from());
        const auto all = rules::routes(game.position(), move);
        const auto way = input.preview(move.to()).routes().front();
        ASSERT_TRUE(std::find(all.begin(), all.end(), way) != all.end());
        ++seen;
    }
    ASSERT_TRUE(seen > 100);
}

TEST(MoveInput, BurningIsArrivalThenVictim) {
    const Game game =
        gameFrom("suzumu", "7k8/16/16/6ppp7/6p1p7/6ppp7/16/16/7(FD)8/16/16/16/16/16/7K8/16 b - 1");
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    input.click(squareOf(game, "h8"));
    ASSERT_EQ(input.click(squareOf(game, "h11")).kind, Kind::Armed);
    ASSERT_TRUE(input.canStop());
    ASSERT_TRUE(input.markOn(squareOf(game, "g12"))->burns);
    const InputResult burnt = input.click(squareOf(game, "g12"));
    ASSERT_EQ(burnt.kind, Kind::Committed);
    ASSERT_EQ(rules::moveText(game.variant(), *burnt.move), "9i10e9f");
    input.click(squareOf(game, "h8"));
    input.click(squareOf(game, "h11"));
    const InputResult stopped = input.click(squareOf(game, "h11"));
    ASSERT_EQ(stopped.kind, Kind::Committed);
    ASSERT_EQ(stopped.move->path.size(), std::size_t{1});
    input.click(squareOf(game, "h8"));
    ASSERT_EQ(input.click(squareOf(game, "e8")).kind, Kind::Committed); // nothing to burn there: two clicks
}

TEST(MoveInput, PromotionIsAskedOnlyWhereItIsOptional) {
    const Game suzumu = gameFrom("suzumu", "7k8/P15/16/16/16/16/16/16/16/9(SE)6/16/16/16/16/7K8/16 b - 1");
    MoveInput input;
    input.setTurn(testing::turnFacts(suzumu));
    const Square from = squareOf(suzumu, "j7");
    const Square to = squareOf(suzumu, "j12");
    input.click(from);
    ASSERT_TRUE(input.markOn(to)->mayPromote && !input.markOn(to)->mustPromote);
    ASSERT_EQ(input.click(to).kind, Kind::Choosing);
    ASSERT_EQ(input.choices().size(), std::size_t{2});
    ASSERT_EQ(input.choices()[0].kind, MoveChoice::Kind::Promote);
    ASSERT_EQ(input.choices()[1].kind, MoveChoice::Kind::Stay);
    ASSERT_TRUE(input.undo());
    ASSERT_EQ(input.state(), InputState::PieceSelected);
    ASSERT_TRUE(input.click(to, {false, true}).move->promotes()); // Shift: without asking
    input.setAlwaysPromote(true);
    input.click(from);
    ASSERT_TRUE(input.click(to).move->promotes());
    input.click(from);
    ASSERT_EQ(input.click(to, {false, true}).kind, Kind::Choosing);
    input.setAlwaysPromote(false);
    // A pawn that could never move again is not asked.
    input.clear();
    input.click(squareOf(suzumu, "a15"));
    ASSERT_TRUE(input.markOn(squareOf(suzumu, "a16"))->mustPromote);
    ASSERT_TRUE(input.click(squareOf(suzumu, "a16")).move->promotes());
}

TEST(MoveInput, CaptureOrderDecidesContagion) {
    // A lion dog with a deva on the first and a dark spirit on the second square before it.
    const Game game = gameFrom("hook", "7k8/16/16/16/6(ds)9/6(dv)9/6(LD)9/16/16/16/16/16/16/16/7K8/16 b - 1");
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    const Square near = squareOf(game, "g11");
    const Square far = squareOf(game, "g12");
    const auto becomes = [&](std::initializer_list<Square> clicks) {
        input.clear();
        input.click(squareOf(game, "g10"));
        InputResult result;
        for (const Square square : clicks) {
            result = input.click(square);
        }
        if (result.kind != Kind::Committed) {
            result = input.stopHere();
        }
        return result.move ? game.variant().type(*result.move->promotion).id : std::string();
    };
    const std::string hopFirst = becomes({far, near});
    const std::string takeFirst = becomes({near, far, near});
    ASSERT_EQ(hopFirst, "+DV");
    ASSERT_EQ(takeFirst, "+DS");
}

TEST(MoveInput, OneOfTwoContagiousFormsIsChosen) {
    // A lion dog takes a deva and a dark spirit where the player may choose.
    const Game game =
        gameFrom("tai",
                 "(cp)24/25/25/25/25/25/25/25/25/25/12(ds)12/12(dv)12/12(LD)12/25/25/25/25/25/25/25/25/"
                 "25/25/25/24(CP) b - 1",
                 "both-contagions=choice");
    const auto square = [&](const char* name) { return *game.variant().shape().parse(name); };
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    for (const bool alwaysPromote : {false, true}) {
        input.setAlwaysPromote(alwaysPromote); // which does not say to what
        for (const std::size_t line : {std::size_t{0}, std::size_t{1}}) {
            input.clear();
            input.click(square("13m"));
            input.click(square("13l"));
            const bool asks =
                input.click(square("13k")).kind == Kind::Choosing || input.stopHere().kind == Kind::Choosing;
            ASSERT_TRUE(asks);
            ASSERT_EQ(input.choices().size(), std::size_t{2});
            const PieceTypeId form = input.choices()[line].result;
            ASSERT_EQ(input.choices()[line].kind, MoveChoice::Kind::Contagion);
            const InputResult result = input.choose(line);
            ASSERT_EQ(result.kind, Kind::Committed);
            ASSERT_EQ(result.move->promotion, form);
        }
    }
}

TEST(MoveInput, DropsLightTheirSquares) {
    const Game game = gameFrom("wa", "5(ck)5/11/11/11/11/11/11/11/11/11/5(CK)5 b hand=(SP) 1");
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    const PieceTypeId pawn = *game.variant().find("SP");
    ASSERT_EQ(input.chooseFromHand(pawn).kind, Kind::Selected);
    ASSERT_TRUE(input.marks().size() > 50);
    ASSERT_EQ(input.markOn(game.variant().shape().at(3, 0)), nullptr);
    const InputResult refused = input.click(game.variant().shape().at(3, 0));
    ASSERT_EQ(refused.kind, Kind::Refused);
    ASSERT_FALSE(words::refusal(English(), game.variant(), refused.refusal).empty());
    const InputResult dropped = input.click(game.variant().shape().at(3, 5));
    ASSERT_EQ(dropped.kind, Kind::Committed);
    ASSERT_TRUE(dropped.move->isDrop());
}

TEST(MoveInput, ForeignPiecesCanBeStudiedOnly) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    ASSERT_EQ(input.click(squareOf(game, "i4")).kind, Kind::Selected);
    ASSERT_TRUE(input.isStudy());
    ASSERT_TRUE(input.markOn(squareOf(game, "i5")) != nullptr);
    const InputResult result = input.click(squareOf(game, "i5"));
    ASSERT_EQ(result.kind, Kind::Refused);
    ASSERT_EQ(result.refusal.reason, rules::RefusalReason::NotYourPiece);
    input.setEntryAllowed(false);
    input.click(squareOf(game, "g9"));
    ASSERT_TRUE(input.isStudy());
    ASSERT_FALSE(input.marks().empty());
}

TEST(MoveInput, RefusalsSayWhy) {
    const Game game = gameFrom("hook", kLions);
    MoveInput input;
    input.setTurn(testing::turnFacts(game));
    input.click(squareOf(game, "d4"));
    const InputResult result = input.click(squareOf(game, "k7"));
    ASSERT_EQ(result.kind, Kind::Refused);
    ASSERT_FALSE(words::refusal(English(), game.variant(), result.refusal).empty());
    ASSERT_EQ(input.state(), InputState::PieceSelected);               // the piece stays picked
    ASSERT_EQ(input.click(squareOf(game, "g9")).kind, Kind::Selected); // another own piece
}

} // namespace mujo::insight
