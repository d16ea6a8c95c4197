// What the engine knows of the first moves of a game: the tree, its file, how it is made, and games beside
// it.

#include <gtest/gtest.h>

#include <fstream>

#include "core/base/text_file.h"
#include "core/engine/engine.h"
#include "core/openings/opening_builder.h"
#include "core/openings/opening_tally.h"
#include "core/openings/openings_file.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/variant_file/builtin_openings.h"
#include "tests/support/fake_program.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using testing::Folder;

const std::atomic<bool> kNoStop{false};

OpeningPlan smallOpenings(const char* id = "wa") {
    OpeningPlan plan;
    plan.variant = testing::game(id);
    plan.nodes = 300;
    plan.lines = 3;
    plan.plies = 5;
    return plan;
}

OpeningBuilder builtOpenings(const OpeningPlan& plan, int games, const std::filesystem::path& path = {}) {
    auto builder = OpeningBuilder::open(path, plan);
    EXPECT_TRUE(builder) << builder.error().text.english();
    EXPECT_TRUE(builder->play(
        games, [](int, std::size_t) {}, kNoStop));
    return std::move(*builder);
}

Game shogiAfter(std::initializer_list<const char*> moves) {
    Game game(testing::game("shogi"));
    for (const char* text : moves) {
        const auto parsed = rules::parseMoveText(game.variant(), text);
        EXPECT_TRUE(parsed && game.play(*rules::matchMove(game.position(), game.legalMoves(), *parsed)))
            << text;
    }
    return game;
}

std::uint64_t keyAfter(std::initializer_list<const char*> moves) {
    return shogiAfter(moves).position().key();
}

/// A file of Shogi with these lines of moves.
std::string shogiFile(const std::string& moves) {
    const auto shogi = testing::game("shogi");
    return writeOpenings({OpeningTree(Position::start(shogi).key()), "a test", "standard"}, shogi) + moves;
}

Result<Openings> readShogi(const std::string& text) {
    return readOpenings(text, testing::game("shogi"), "shogi.openings");
}

TEST(OpeningsFile, IsReadAsItWasWritten) {
    for (const char* id : {"wa", "tori", "tenjiku"}) {
        const OpeningPlan plan = smallOpenings(id);
        const OpeningBuilder builder = builtOpenings(plan, 4);
        const Openings made{builder.tree(), "made by a test; 2026-01-01", "standard"};
        const std::string text = writeOpenings(made, plan.variant);
        const auto read = readOpenings(text, plan.variant, "x.openings");
        ASSERT_TRUE(read) << read.error().front().text();
        EXPECT_EQ(read->tree, made.tree) << id;
        EXPECT_EQ(read->provenance, made.provenance);
        EXPECT_EQ(writeOpenings(*read, plan.variant), text);
    }
}

TEST(OpeningsFile, WaysThatLeadToOnePositionMeetInIt) {
    const auto read = readShogi(shogiFile("1 7g7f 2 30 9\n2 3c3d 2 -20 8\n3 2g2f 1 25 9\n4 8c8d 1 7 5\n"
                                          "1 2g2f 1 10 9\n2 3c3d 1 0 9\n3 7g7f 1 4 4\n"));
    ASSERT_TRUE(read) << read.error().front().text();
    const std::uint64_t key = keyAfter({"2g2f", "3c3d", "7g7f"});
    EXPECT_EQ(key, keyAfter({"7g7f", "3c3d", "2g2f"}));
    ASSERT_EQ(read->tree.at(key).size(), 1U);
    EXPECT_EQ(read->tree.at(key).front().score, 7);
    EXPECT_EQ(read->tree.positions(), 6U);
    EXPECT_TRUE(read->tree.at(keyAfter({"9g9f"})).empty());
}

/// What the reader says of these moves.
std::string openingsFault(const std::string& moves) {
    const auto read = readShogi(shogiFile(moves));
    return read ? "nothing" : read.error().front().text();
}

TEST(OpeningsFile, FaultsHaveTheirPlaces) {
    const std::string at = "shogi.openings:";
    EXPECT_EQ(openingsFault("1 7g7f 2 30 9\n2 7f7e 1 0 9\n"),
              at + "6:3: error: the rules do not allow this move here");
    EXPECT_EQ(openingsFault("1 7g7x 2 30 9\n").substr(0, at.size() + 4), at + "5:5:");
    EXPECT_EQ(openingsFault("2 7g7f 2 30 9\n"),
              at + "5:1: error: the number of the ply must be from 1 to 1 here");
    EXPECT_EQ(openingsFault("1 7g7f 2 30 9\n3 3c3d 1 0 9\n"),
              at + "6:1: error: the number of the ply must be from 1 to 2 here");
    EXPECT_EQ(openingsFault("1 7g7f 2 much 9\n"),
              at + "5:10: error: games, score and depth must be whole numbers within bounds");
    EXPECT_EQ(openingsFault("1 7g7f -1 0 9\n").substr(0, at.size() + 4), at + "5:8:");
    EXPECT_EQ(openingsFault("1 7g7f 1 0\n").substr(0, at.size() + 5), at + "5:11:");
    EXPECT_EQ(openingsFault("1 7g7f 1 0 9 9\n"),
              at + "5:14: error: there is more on this line than a move has");
    EXPECT_EQ(openingsFault("1 7g7f 1 0 9\n1 7g7f 1 0 9\n"),
              at + "6:3: error: this position has the move already");
    EXPECT_EQ(openingsFault("best 7g7f\n"), at + "5:1: error: there is no line \"best\" in an openings file");
    EXPECT_EQ(openingsFault(""), "nothing");
    EXPECT_FALSE(readShogi(""));
    EXPECT_FALSE(readShogi("mujo openings 2\n"));
    EXPECT_FALSE(readShogi("mujo openings 1\n"));
    EXPECT_FALSE(readShogi("mujo openings 1\n1 7g7f 1 0 9\n"));
    EXPECT_FALSE(readShogi(shogiFile(std::string(kMostOpeningsBytes, ' '))));
}

TEST(OpeningsFile, OfAnotherGameOrOfAGameThatHasChangedIsRefused) {
    const std::string text = shogiFile("1 7g7f 2 30 9\n");
    const auto ofWa = readOpenings(text, testing::game("wa"), "wa.openings");
    ASSERT_FALSE(ofWa);
    EXPECT_EQ(ofWa.error().size(), 1U) << "it says all";
    EXPECT_EQ(ofWa.error().front().text(),
              "wa.openings:2:6: error: these are openings of another game, \"shogi\"");
    std::string other = text;
    other.replace(other.find("9 9"), 3, "9 8");
    EXPECT_NE(readShogi(other).error().front().text().find(":2:14: error"), std::string::npos)
        << readShogi(other).error().front().text();
    other = text;
    const std::size_t key = text.find('\n', text.find("game")) - 1;
    other[key] = other[key] == '0' ? '1' : '0';
    EXPECT_NE(readShogi(other).error().front().text().find("begins or moves in another way"),
              std::string::npos);
}

TEST(OpeningsFile, IsForOneReadingOfTheRules) {
    const OpeningPlan plan = smallOpenings();
    const std::string text =
        writeOpenings({builtOpenings(plan, 2).tree(), "a test", "standard"}, plan.variant);
    const auto read = readOpenings(text, testing::game("wa", "no-drops"), "wa.openings");
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->profile, "standard");
    EXPECT_EQ(read->tree.positions(), 0U);
}

TEST(OpeningsFile, CanBeStoppedWhileItIsRead) {
    std::stop_source stop;
    stop.request_stop();
    const auto read =
        readOpenings(shogiFile("1 7g7f 2 30 9\n"), testing::game("shogi"), "x", stop.get_token());
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().message.english(), "the reading was stopped");
}

TEST(OpeningsFile, StandsBesideTheFileOfAGame) {
    const Folder folder;
    const auto shogi = testing::game("shogi");
    std::ofstream(folder / "my.openings") << shogiFile("1 7g7f 2 30 9\n");
    const auto own = loadOpenings(shogi, folder / "my.json");
    ASSERT_TRUE(own) << own.error().front().text();
    EXPECT_EQ(own->provenance, "a test");
    std::ofstream(folder / "my.openings") << "nonsense";
    EXPECT_FALSE(loadOpenings(shogi, folder / "my.json")) << "it does not hide behind the shipped one";
    const auto none = loadOpenings(testing::variantFrom(R"({"id": "one", "name": "One",
        "board": {"files": 3, "ranks": 3}, "pieces": [{"id": "SP", "name": "King", "kanji": "玉",
        "betza": "K", "royal": true}], "setup": [["", "SP", ""]]})"),
                                   folder / "one.json");
    ASSERT_TRUE(none) << none.error().front().text();
    EXPECT_EQ(none->tree.positions(), 0U);
}

TEST(OpeningsFile, EveryShippedOneFitsItsGameAndIsSmall) {
    const Catalog catalog{std::filesystem::path()};
    EXPECT_EQ(builtinOpenings().size(), catalog.entries().size());
    for (const VariantText& shipped : builtinOpenings()) {
        const std::string id(shipped.fileName.substr(0, shipped.fileName.find('.')));
        ASSERT_NE(catalog.find(id), nullptr) << shipped.fileName;
        const auto read = loadOpenings(catalog.find(id)->standard, catalog.find(id)->fileName);
        ASSERT_TRUE(read) << read.error().front().text();
        EXPECT_GE(read->tree.positions(), 20U) << id;
        EXPECT_FALSE(read->tree.at(read->tree.start()).empty()) << id;
        EXPECT_NE(read->provenance.find(" nodes a search"), std::string::npos) << id;
        EXPECT_LT(shipped.text.size(), 30'000U) << id;
        EXPECT_EQ(writeOpenings(*read, catalog.find(id)->standard), shipped.text) << id;
    }
}

TEST(OpeningTree, ScoresFollowFromTheBestReply) {
    const auto shogi = testing::game("shogi");
    const std::vector<Move> moves = Game(shogi).legalMoves();
    OpeningTree tree(1);
    tree.add(1, {moves[0], 2, 0, 50, 9});
    tree.add(1, {moves[1], 3, 0, 40, 9});
    tree.add(1, {moves[2], 4, 0, 10, 9});
    tree.add(2, {moves[0], 5, 0, 5, 11});
    tree.add(2, {moves[1], 6, 0, -30, 11});
    tree.add(4, {moves[0], 7, 0, -kEndScore + 3, 8}); // loses in three
    tree.add(6, {moves[0], 1, 0, 80, 7});             // comes back to the start
    const OpeningTree backed = tree.backedUp();
    const OpeningTree::Moves& best = backed.at(1);
    ASSERT_EQ(best.size(), 3U);
    EXPECT_EQ(best[0].move, moves[2]) << "the opponent loses by force";
    EXPECT_EQ(best[0].score, kEndScore - 4);
    EXPECT_EQ(best[0].depth, 9);
    EXPECT_EQ(best[1].move, moves[1]);
    EXPECT_EQ(best[1].score, 40) << "nothing is known behind it";
    EXPECT_EQ(best[2].score, -5);
    EXPECT_EQ(best[2].depth, 12);
    EXPECT_EQ(backed.at(6).front().score, 80) << "a way in a circle keeps the score of the search";
    EXPECT_EQ(backed.at(2).back().score, -80);
    EXPECT_FALSE(tree.add(1, {moves[0], 2, 0, 0, 0})) << "it is there";
}

TEST(OpeningBuilder, ThePlanMakesTheTree) {
    const OpeningPlan plan = smallOpenings();
    const OpeningBuilder one = builtOpenings(plan, 5);
    EXPECT_EQ(one.games(), 5);
    EXPECT_EQ(one.tree(), builtOpenings(plan, 5).tree());
    int games = 0;
    for (const OpeningMove& each : one.tree().at(one.tree().start())) {
        games += each.games;
    }
    EXPECT_EQ(games, 5) << "all games begin there";
    OpeningPlan other = plan;
    other.seed = 2;
    EXPECT_NE(builtOpenings(other, 5).tree(), one.tree());
}

TEST(OpeningBuilder, InterruptionsChangeNothing) {
    const Folder folder;
    const OpeningPlan plan = smallOpenings();
    const OpeningBuilder whole = builtOpenings(plan, 4);
    std::atomic<bool> stop{false};
    int searches = 0;
    for (int round = 0; round < 3; ++round) { // stopped in a game, once more, then gone on with
        auto builder = OpeningBuilder::open(folder / "log", plan);
        ASSERT_TRUE(builder) << builder.error().text.english();
        stop = false;
        ASSERT_TRUE(builder->play(
            4,
            [&](int, std::size_t) {
                ++searches;
                stop = round < 2;
            },
            stop));
        EXPECT_EQ(builder->games(), round < 2 ? 0 : 4);
    }
    std::ofstream(folder / "log", std::ios::app) << "{\"position\": 12, \"dep"; // killed while it wrote
    const OpeningBuilder again = builtOpenings(plan, 4, folder / "log");
    EXPECT_EQ(again.tree(), whole.tree());
    EXPECT_EQ(static_cast<std::size_t>(searches), whole.tree().positions()) << "nothing is searched twice";
    EXPECT_EQ(builtOpenings(plan, 6, folder / "log").tree(), builtOpenings(plan, 6).tree()) << "more games";
    OpeningPlan other = plan;
    other.nodes = 400;
    EXPECT_FALSE(OpeningBuilder::open(folder / "log", other)) << "another plan";
}

TEST(OpeningBuilder, FaultsOfItsFileAreTold) {
    const Folder folder;
    const OpeningPlan plan = smallOpenings();
    for (const char* line : {"nonsense", "{}", R"({"position":1,"depth":1,"moves":[],"scores":[]})"}) {
        std::ofstream(folder / "log") << planText(plan) << '\n' << line << '\n';
        const auto builder = OpeningBuilder::open(folder / "log", plan);
        ASSERT_FALSE(builder) << line;
        EXPECT_NE(builder.error().text.english().find(":2:1: error"), std::string::npos)
            << builder.error().text.english();
    }
    const std::uint64_t start = Position::start(plan.variant).key();
    std::ofstream(folder / "log") << planText(plan) << "\n{\"position\":" << start
                                  << R"(,"depth":1,"moves":["1a9i"],"scores":[0]})" << '\n';
    auto builder = OpeningBuilder::open(folder / "log", plan);
    ASSERT_TRUE(builder);
    const auto played = builder->play(
        1, [](int, std::size_t) {}, kNoStop);
    ASSERT_FALSE(played);
    EXPECT_NE(played.error().text.english().find("1a9i"), std::string::npos);
}

TEST(OpeningTally, CountsTheResultsOfGames) {
    OpeningTally tally;
    Game won = shogiAfter({"7g7f", "3c3d", "2g2f"});
    won.resign(Side::Gote);
    Game lost = shogiAfter({"7g7f", "8c8d"});
    lost.resign(Side::Sente);
    Game open = shogiAfter({"2g2f"});
    ASSERT_TRUE(open.takeBack()); // the record goes on behind what is shown
    for (const Game* game : {&won, &lost, &open}) {
        tally.add(playedOpening(*game));
    }
    EXPECT_EQ(tally.games(), 3);
    const auto first = tally.at(keyAfter({}));
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(first[0].results, (GameResults{1, 1, 0, 0}));
    EXPECT_EQ(first[1].results, (GameResults{0, 0, 0, 1}));
    EXPECT_EQ(tally.at(keyAfter({"7g7f", "3c3d"})).front().results, (GameResults{1, 0, 0, 0}));
    EXPECT_TRUE(tally.at(keyAfter({"9g9f"})).empty());
    const Game elsewhere(shogiAfter({"7g7f"}).position());
    EXPECT_TRUE(playedOpening(elsewhere).moves.empty()) << "it does not begin from the usual start";
}

TEST(OpeningTally, RowsHaveWhatTheEngineAndTheGamesKnow) {
    const auto read = readShogi(shogiFile("1 7g7f 2 30 9\n1 2g2f 1 10 9\n"));
    ASSERT_TRUE(read);
    OpeningTally tally;
    for (const char* move : {"9g9f", "1g1f", "1g1f", "2g2f"}) {
        tally.add(playedOpening(shogiAfter({move})));
    }
    const auto rows = openingRows(read->tree, tally, keyAfter({}));
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].engine.score, 30);
    EXPECT_EQ(rows[0].played.total(), 0);
    EXPECT_EQ(rows[1].played.total(), 1);
    EXPECT_TRUE(rows[1].isOfEngine);
    EXPECT_FALSE(rows[2].isOfEngine);
    EXPECT_EQ(rows[2].played.total(), 2);
    EXPECT_EQ(rows[3].played.open, 1);
}

} // namespace
} // namespace mujo
