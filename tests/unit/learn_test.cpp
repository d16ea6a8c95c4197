// The engine's lessons: games against itself, the fit of the model to them, weights files.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include "core/engine/placement.h"
#include "core/engine/search_board.h"
#include "core/game/game.h"
#include "core/learn/lesson_book.h"
#include "core/learn/model_fit.h"
#include "core/learn/trial.h"
#include "core/learn/uneven_start.h"
#include "core/position/sfen.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/weights_file.h"
#include "tests/support/fake_program.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using testing::Folder;

const std::atomic<bool> kGoOn{false};

LessonPlan smallPlan(const char* id = "wa") {
    LessonPlan plan;
    plan.variant = testing::game(id);
    plan.nodes = 60;
    plan.mostPlies = 60;
    return plan;
}

TEST(Lesson, TheSameNumberIsTheSameGameAndIsReadAsItWasWritten) {
    for (int number = 0; number < 4; ++number) {
        const auto lesson = playLesson(smallPlan(), number, kGoOn);
        ASSERT_TRUE(lesson);
        EXPECT_FALSE(lesson->moves.empty());
        EXPECT_EQ(lesson->moves.size(), lesson->scores.size());
        EXPECT_EQ(playLesson(smallPlan(), number, kGoOn), lesson);
        const auto read = readLesson(lessonText(*lesson));
        ASSERT_TRUE(read) << read.error().front().text();
        EXPECT_EQ(*read, *lesson);
    }
}

TEST(Lesson, FaultsOfALineAreTold) {
    for (const char* bad :
         {"", "{}", "[1]", R"({"game":1,"start":"","result":1,"moves":"a b","scores":[1]})"}) {
        EXPECT_FALSE(readLesson(bad)) << bad;
    }
}

TEST(LessonBook, ThreadsAndInterruptionsChangeNothing) {
    const Folder folder;
    constexpr int kGames = 5;
    auto whole = LessonBook::open("", smallPlan());
    ASSERT_TRUE(whole);
    ASSERT_TRUE(whole->play(
        kGames, 1, [](int) {}, kGoOn));
    std::atomic<bool> stop{false};
    for (int round = 0; round < 3; ++round) { // stopped after the first game, then gone on with
        auto book = LessonBook::open(folder / "games.jsonl", smallPlan());
        ASSERT_TRUE(book) << book.error().text.english();
        stop = false;
        ASSERT_TRUE(book->play(
            kGames, 2, [&](int) { stop = round == 0; }, stop));
    }
    const auto book = LessonBook::open(folder / "games.jsonl", smallPlan());
    ASSERT_TRUE(book);
    EXPECT_EQ(book->lessons(), whole->lessons());
    LessonPlan other = smallPlan();
    other.seed = 2;
    EXPECT_FALSE(LessonBook::open(folder / "games.jsonl", other)) << "another plan";
}

TEST(UnevenStart, UnlikePiecesMeetAndArmiesAreThinned) {
    const auto chu = testing::game("chu");
    const std::size_t usual = Position::start(chu).pieces(Side::Sente).size();
    Random random(3);
    int uneven = 0;
    std::size_t fewest = usual;
    for (int i = 0; i < 20; ++i) {
        const Position missing = unevenStart(chu, {4, 0}, random);
        uneven += sfen(missing) != sfen(Position::start(chu)) ? 1 : 0;
        fewest = std::min(fewest, unevenStart(chu, {0, 90}, random).pieces(Side::Gote).size());
        EXPECT_FALSE(missing.royals(Side::Sente).empty());
    }
    EXPECT_GE(uneven, 10);
    EXPECT_LT(fewest, usual / 2);
    EXPECT_EQ(sfen(unevenStart(chu, {}, random)), sfen(Position::start(chu)));
}

TEST(Examples, AreQuietPositionsOfTheGamesForAnyNumberOfThreads) {
    const LessonPlan plan = smallPlan();
    auto book = LessonBook::open("", plan);
    ASSERT_TRUE(book->play(
        6, 2, [](int) {}, kGoOn));
    const Examples one = examplesOf(plan, book->lessons(), 1, kGoOn);
    const Examples three = examplesOf(plan, book->lessons(), 3, kGoOn);
    ASSERT_FALSE(one.positions.empty());
    ASSERT_EQ(one.positions.size(), three.positions.size());
    for (std::size_t i = 0; i < one.positions.size(); ++i) {
        EXPECT_EQ(one.positions[i].first, three.positions[i].first);
        EXPECT_EQ(one.positions[i].judged, three.positions[i].judged);
        EXPECT_GT(one.positions[i].pieces, 2U);
    }
    std::vector<Lesson> broken = book->lessons();
    broken[0].start = "nonsense";
    broken[1].moves[0] = "1a1b";
    EXPECT_LT(examplesOf(plan, broken, 1, kGoOn).positions.size(), one.positions.size());
}

/// Positions of one piece of a side, whose games one side wins the more often the further forward its piece
/// is.
Examples syntheticExamples(const Variant& variant, std::uint16_t type) {
    Random random(8);
    Examples examples;
    const auto files = LearnedPlaces::filesOn(variant.shape());
    for (int i = 0; i < 20000; ++i) {
        Example example;
        example.first = static_cast<std::uint32_t>(examples.pieces.size());
        example.pieces = 2;
        example.game = i / 10;
        double truth = 0;
        for (const int sign : {1, -1}) {
            ExamplePiece piece;
            piece.type = type;
            piece.square =
                static_cast<std::uint16_t>(random.below(LearnedPlaces::squaresOn(variant.shape())));
            piece.sign = static_cast<std::int8_t>(sign);
            truth += sign * 0.3 * static_cast<double>(piece.square / files);
            examples.pieces.push_back(piece);
        }
        example.result =
            static_cast<double>(random.below(1000)) < 1000 / (1 + std::exp(-truth)) ? 1.0F : 0.0F;
        example.lookedAt = static_cast<float>(truth) * 300;
        examples.positions.push_back(example);
    }
    return examples;
}

TEST(ModelFit, FindsWherePiecesStandWell) {
    LessonPlan plan = smallPlan();
    const std::string id = "SO";
    const auto type = plan.variant->find(id);
    ASSERT_TRUE(type);
    const Examples examples = syntheticExamples(*plan.variant, static_cast<std::uint16_t>(index(*type)));
    const ModelFit fit = fitModel(
        plan, examples, {}, [](int, double) {}, kGoOn);
    EXPECT_LT(fit.lossAfter, fit.lossBefore - 0.02);
    const LearnedPlaces& places = fit.evaluation.places.at(id);
    const auto worthOfRank = [&](std::size_t rank) {
        const std::size_t files = LearnedPlaces::filesOn(plan.variant->shape());
        return places.ranks[rank].middle + places.squares[rank * files].middle;
    };
    for (std::size_t rank = 2; rank < places.ranks.size(); rank += 2) {
        EXPECT_GT(worthOfRank(rank), worthOfRank(rank - 2) + 20) << rank;
    }
    for (const auto& [other, nothing] : fit.evaluation.places) {
        if (other != id) {
            EXPECT_EQ(nothing.ranks.front(), TaperedWorth{}) << other << " was never seen";
        }
    }
    const ModelFit again = fitModel(
        plan, examples, {}, [](int, double) {}, kGoOn);
    EXPECT_EQ(writeWeights(again.evaluation, *plan.variant), writeWeights(fit.evaluation, *plan.variant));
    const ModelFit nothing = fitModel(
        plan, {}, {}, [](int, double) {}, kGoOn);
    EXPECT_EQ(nothing.epochs, 0);
}

/// Positions in which one side holds some pieces of a kind, each of which wins as much as a lead of 3 pawns.
Examples syntheticHands(std::uint16_t type) {
    Random random(9);
    Examples examples;
    for (int i = 0; i < 20000; ++i) {
        Example example;
        example.firstHand = static_cast<std::uint32_t>(examples.hands.size());
        example.hands = 1;
        example.game = i / 10;
        const int more = static_cast<int>(random.below(5)) - 2;
        examples.hands.push_back({type, static_cast<std::int16_t>(more)});
        const double truth = 300.0 * more;
        example.result =
            static_cast<double>(random.below(1000)) < 1000 / (1 + std::exp(-truth / 300)) ? 1.0F : 0.0F;
        example.lookedAt = static_cast<float>(truth);
        examples.positions.push_back(example);
    }
    return examples;
}

// Without it a kind that is worth little on the board is worth little in hand, however well it is dropped:
// Tori Shogi, taught that way, lost to its untaught self.
TEST(ModelFit, FindsWhatAPieceInHandIsWorth) {
    const LessonPlan plan = smallPlan();
    const auto type = plan.variant->find("SO");
    const auto tables = EvaluationTables::of(plan.variant, nullptr);
    const ModelFit fit = fitModel(
        plan, syntheticHands(static_cast<std::uint16_t>(index(*type))), {}, [](int, double) {}, kGoOn);
    EXPECT_LT(fit.lossAfter, fit.lossBefore - 0.02);
    EXPECT_NEAR(fit.evaluation.inHand.at("SO"), tables->handWorth(*type) + 300, 30)
        << "what it is judged by before the fit is nothing here";
    EXPECT_EQ(fit.evaluation.inHand.size(), 1U) << "nothing else was held";
    EXPECT_EQ(fit.evaluation.worth.at("SO"), tables->worth(*type)) << "none stood on the board";
}

TEST(LearnedPlaces, AHeldPieceIsWorthWhatWasLearned) {
    const auto wa = testing::game("wa");
    const auto type = *wa->find("SO");
    mujo::Setup setup = mujo::Setup::start(*wa);
    setup.hands[Side::Sente][type] = 2;
    const Position position = *Position::create(wa, setup);
    const auto judged = [&](std::optional<int> inHand) {
        auto tuned = std::make_shared<TunedEvaluation>();
        tuned->worth["SO"] = 400;
        if (inHand) {
            tuned->inHand["SO"] = *inHand;
        }
        return SearchBoard(position, History(position.key()), tuned).roughScore();
    };
    EXPECT_EQ(judged(900) - judged(700), 400);
    EXPECT_EQ(judged({}), judged(455)) << "a tenth and 15 more than on the board";
}

/// What the engine thinks of a position when a kind is worth more on its rank.
int judgedBy(const TaperedWorth& worth, const Position& position, const char* id, Square square) {
    auto tuned = std::make_shared<TunedEvaluation>();
    LearnedPlaces& places = tuned->places[id];
    const LearnedIndex at(position.shape(), square, Side::Sente);
    places.ranks.resize(static_cast<std::size_t>(position.shape().ranks()));
    places.ranks[at.rank] = worth;
    SearchBoard board(position, History(position.key()), tuned);
    return board.roughScore();
}

TEST(LearnedPlaces, CountByThePhaseOfTheGame) {
    const auto wa = testing::game("wa");
    const Position start = Position::start(wa);
    Square square(0);
    for (const Square each : start.pieces(Side::Sente)) {
        square = wa->types()[index(start.at(each).type())].id == "SO" ? each : square;
    }
    ASSERT_GT(square.index(), 0);
    // Gote's own piece of the kind stands on the same rank as Gote sees it: Sente's must be the only one.
    mujo::Setup setup = mujo::Setup::start(*wa);
    setup.cells[wa->shape().turned(square)] = Cell();
    const Position full = *Position::create(wa, setup);
    const int before = judgedBy({}, full, "SO", square);
    EXPECT_GE(judgedBy({300, 0}, full, "SO", square), before + 290) << "nearly all pieces are there";
    EXPECT_LE(judgedBy({0, 300}, full, "SO", square), before + 10);
    for (int i = 0; i < wa->shape().squareCount(); ++i) {
        Cell& cell = setup.cells[Square(i)];
        if (!cell.isEmpty() && !wa->type(cell.type()).royal && Square(i) != square) {
            cell = Cell();
        }
    }
    const Position bare = *Position::create(wa, setup);
    const int bareBefore = judgedBy({}, bare, "SO", square);
    EXPECT_LE(judgedBy({300, 0}, bare, "SO", square), bareBefore + 30);
    EXPECT_GE(judgedBy({0, 300}, bare, "SO", square), bareBefore + 270);
}

TEST(Trial, IsTheSameForAnyNumberOfThreads) {
    Trial trial;
    trial.variant = testing::game("wa");
    trial.a.tuned = testing::notes("wa").tuned;
    trial.games = 6;
    trial.nodes = 60;
    trial.mostPlies = 80;
    const Score one = playTrial(
        trial, 1, [](const Score&) {}, kGoOn);
    const Score two = playTrial(
        trial, 2, [](const Score&) {}, kGoOn);
    EXPECT_EQ(one.games(), 6);
    EXPECT_EQ(scoreText(one), scoreText(two));
}

/// `mujo-cli learn wa`, killed after so many seconds; the weights that it has written.
std::string taught(const std::string& folder, const std::string& lessons, const std::string& seconds) {
    const std::string weights = folder + "/wa.weights";
    const std::string command = "timeout -s KILL " + seconds +
                                " '" MUJO_CLI_PROGRAM
                                "' learn wa --games 200 --seed 1 --match 0 --lessons '" +
                                lessons + "' --write '" + weights + "' >/dev/null 2>&1";
    std::ifstream in(std::system(command.c_str()) == 0 ? weights : "");
    return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t linesOf(const std::string& file) {
    std::ifstream in(file);
    return static_cast<std::size_t>(std::count(std::istreambuf_iterator<char>(in), {}, '\n'));
}

TEST(FullLearn, TheSameWeightsComeOutTwiceAndAfterAKill) {
    const Folder folder;
    const std::string first = taught(folder / "", folder / "a.jsonl", "600");
    ASSERT_FALSE(first.empty());
    EXPECT_EQ(taught(folder / "", folder / "b.jsonl", "600"), first);
    std::string last;
    int kills = 0;
    for (; last.empty() && kills < 300; ++kills) {
        last = taught(folder / "", folder / "c.jsonl", kills < 3 ? "2" : "600");
    }
    EXPECT_EQ(last, first);
    EXPECT_GE(kills, 2) << "it was killed at least once";
    EXPECT_EQ(linesOf(folder / "c.jsonl"), 201U);
}

std::string weightsOfWa() {
    return writeWeights(*testing::notes("wa").tuned, *testing::game("wa"));
}

TEST(WeightsFile, IsReadAsItWasWritten) {
    const auto wa = testing::game("wa");
    const auto tuned = testing::notes("wa").tuned;
    ASSERT_TRUE(tuned && !tuned->places.empty()) << "Wa is taught";
    const auto read = readWeights(weightsOfWa(), *wa, "wa.weights");
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->worth, tuned->worth);
    EXPECT_EQ(read->weights, tuned->weights);
    EXPECT_EQ(read->places, tuned->places);
    EXPECT_EQ(read->provenance, tuned->provenance);
    TunedEvaluation held = *tuned;
    held.inHand = {{"SO", 321}, {"CM", 0}};
    const auto again = readWeights(writeWeights(held, *wa), *wa, "wa.weights");
    ASSERT_TRUE(again) << again.error().front().text();
    EXPECT_EQ(again->inHand, held.inHand);
    EXPECT_EQ(again->places, tuned->places);
}

TEST(WeightsFile, WhatDoesNotFitIsRefusedWithItsPlace) {
    const auto faultWith = [](const std::string& that, const std::string& place) {
        std::string text = weightsOfWa();
        text.replace(text.find(that), that.size(), place);
        const auto read = readWeights(text, *testing::game("wa"), "wa.weights");
        return read ? std::string() : read.error().front().text();
    };
    const auto expectFault = [&](const char* that, const char* place, const char* fault) {
        const std::string found = faultWith(that, place);
        EXPECT_NE(found.find(fault), std::string::npos) << place << ": " << found;
    };
    expectFault("mujo weights 1", "mujo weights 2", "wa.weights:1:1: error: a weights file begins with");
    expectFault("game wa", "game chu", "wa.weights:2:6: error: these are weights of another game");
    std::string ofChu = weightsOfWa();
    ofChu.replace(ofChu.find("game wa"), 7, "game chu");
    EXPECT_EQ(readWeights(ofChu, *testing::game("wa"), "wa.weights").error().size(), 1U) << "it says all";
    expectFault("game wa 11 11", "game wa 11 12",
                "wa.weights:2:12: error: these weights were learned on a board");
    expectFault("weights 100", "weights -1", "wa.weights:4:9: error: placement must be a whole number");
    expectFault("kind CM", "kind XX", "the game has no piece \"XX\"");
    expectFault("\nranks", "\nrank", "there is no line \"rank\"");
    expectFault("\nranks ", "\nranks 1 1 ", "22 numbers are wanted, here are 24");
    expectFault("\nfiles ", "\nfiles 30000 ", "a whole number from -20000 to 20000 is missing");
    expectFault("\nsquares ", "\nhand -3\nsquares ", ": error: the worth must be a whole number from 0 to");
    expectFault("\nkind ", "\nhand 3\nkind ", "a worth in hand without a kind before it");
    expectFault("game wa 11 11\n", "", "the line \"game\" is missing");
    std::string other = weightsOfWa();
    const std::size_t key = other.find(' ', other.find(' ', other.find("kind CM") + 5) + 1) + 1;
    other.replace(key, 1, other[key] == 'a' ? "b" : "a");
    const auto moved = readWeights(other, *testing::game("wa"), "wa.weights");
    ASSERT_FALSE(moved);
    EXPECT_NE(moved.error().front().text().find("CM moves in another way"), std::string::npos);
    std::string cut = weightsOfWa();
    cut.erase(cut.rfind("kind "));
    const auto missing = readWeights(cut, *testing::game("wa"), "wa.weights");
    ASSERT_FALSE(missing);
    EXPECT_NE(missing.error().front().text().find("nothing was learned of the piece"), std::string::npos);
}

TEST(WeightsFile, StandsBesideTheGameOfTheUser) {
    const Folder folder;
    const Catalog shipped{std::filesystem::path()};
    std::string game(shipped.find("wa")->standard->text());
    const std::string id = "\"id\": \"wa\"";
    ASSERT_NE(game.find(id), std::string::npos);
    game.replace(game.find(id), id.size(), "\"id\": \"mine\"");
    std::ofstream(folder / "mine.json") << game;
    EXPECT_TRUE(Catalog(folder / "").find("mine")->notes.tuned->places.empty()) << "not taught yet";
    std::string weights = weightsOfWa();
    weights.replace(weights.find("game wa"), 7, "game mine");
    std::ofstream(folder / "mine.weights") << weights;
    const Catalog taught(folder / "");
    EXPECT_EQ(taught.find("mine")->notes.tuned->places, testing::notes("wa").tuned->places);
    EXPECT_TRUE(taught.faults().empty());
    const auto withoutDrops = [](const Catalog& catalog) {
        return catalog.notes(*catalog.load("mine", "no-drops").value()).tuned;
    };
    EXPECT_FALSE(withoutDrops(taught)) << "not taught by these rules";
    std::ofstream(folder / "mine.no-drops.weights") << weights;
    const Catalog both(folder / "");
    ASSERT_TRUE(withoutDrops(both));
    EXPECT_EQ(withoutDrops(both)->places, testing::notes("wa").tuned->places);
    EXPECT_TRUE(both.faults().empty());
    std::filesystem::remove(folder / "mine.no-drops.weights");
    std::ofstream(folder / "mine.weights") << weightsOfWa();
    const Catalog wrong(folder / "");
    ASSERT_EQ(wrong.faults().size(), 1U);
    EXPECT_NE(wrong.faults().front().text().find("mine.weights:2:6"), std::string::npos);
    EXPECT_TRUE(wrong.find("mine")->notes.tuned->places.empty()) << "the game can be played all the same";
}

} // namespace
} // namespace mujo
