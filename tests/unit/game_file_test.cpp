#include "core/game/formats/game_json.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/game/clock.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/random_tree.h"
#include "tests/support/sampling.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::playRandomly;
using testing::randomTree;
using testing::Scene;

TEST(GameFile, KeepsTheLevelOfEachSide) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("wa")), {}, {"computer", "computer"}, {2, 9}};
    const auto read = readGameJson(writeGameJson(file), "game.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->levels, (PerSide<int>{2, 9}));
    // As files were before: one level for both.
    std::string text = writeGameJson({Game(testing::game("wa"))});
    text.insert(text.find(" \"settings\""), " \"level\": 7,\n");
    const auto old = readGameJson(text, "game.mujo", catalog);
    ASSERT_TRUE(old) << old.error().front().text();
    EXPECT_EQ(old->levels, (PerSide<int>{7, 7}));
}

TEST(GameFile, KeepsMovesTakenBackNamesAndResult) {
    const Catalog catalog{std::filesystem::path{}};
    for (const auto& [id, profile] : testing::gamesAndProfiles()) {
        Random random(4);
        GameFile file{Game(testing::game(id, profile)),
                      {"Ayumu", "歩"},
                      {"human", "computer"},
                      {3, 7},
                      true,
                      {"", "", "2026-11-02"}};
        file.squareStyle = testing::notes(id).squareStyle;
        for (int i = 0; i < 60 && !file.game.isOver(); ++i) {
            file.game.play(file.game.legalMoves()[random.below(file.game.legalMoves().size())]);
        }
        file.game.takeBack();
        file.game.takeBack();
        const std::string text = writeGameJson(file);
        const auto read = readGameJson(text, "game.json", catalog);
        ASSERT_TRUE(read) << read.error().front().text();
        EXPECT_TRUE(read->game.position() == file.game.position());
        EXPECT_EQ(read->game.position().key(), file.game.position().key());
        EXPECT_EQ(read->game.plies().size(), file.game.plies().size());
        EXPECT_EQ(read->game.following().size(), file.game.following().size());
        EXPECT_EQ(read->playerNames, file.playerNames);
        EXPECT_EQ(read->playerKinds, file.playerKinds);
        EXPECT_EQ(read->levels, file.levels);
        EXPECT_TRUE(read->illegalMoveLoses);
        EXPECT_EQ(writeGameJson(*read), text);
    }
}

TEST(GameFile, KeepsAnEndingThatNoMoveBroughtAbout) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("hook"))};
    file.game.resign(Side::Gote);
    const auto read = readGameJson(writeGameJson(file), "game.json", catalog);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.outcome(), file.game.outcome());
}

TEST(GameFile, KeepsADeclaredWinOnlyWhereItIsAllowed) {
    const Catalog catalog{std::filesystem::path{}};
    const Position entered =
        testing::at(testing::game("shogi"), "RR+BGKS3/9/PPPP1P3/9/9/9/9/9/4k4 b hand=6P 1");
    GameFile file{Game(entered)};
    ASSERT_TRUE(file.game.declareWin());
    std::string text = writeGameJson(file);
    const auto read = readGameJson(text, "game.json", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.outcome(), file.game.outcome());
    const std::size_t hand = text.find("hand=6P");
    ASSERT_NE(hand, std::string::npos);
    text.replace(hand, 7, "hand=5P");
    EXPECT_FALSE(readGameJson(text, "game.json", catalog)) << "one point is missing";
}

/// A game of five moves under a clock, two of them taken back.
GameFile timedFile() {
    GameFile file{Game(testing::game("wa"))};
    file.time = *parseTimeControl("1m,3x10s");
    file.timeLoses = true;
    file.elapsed = std::chrono::milliseconds(4321);
    for (const int spent : {0, 30000, 85000, 1, 2500}) {
        file.game.play(Move(file.game.legalMoves().front()));
        file.game.setSpent(std::chrono::milliseconds(spent));
    }
    file.game.takeBack();
    file.game.takeBack();
    return file;
}

TEST(GameFile, KeepsTheTreeOfMoves) {
    const Catalog catalog{std::filesystem::path{}};
    for (const auto& [id, profile] : testing::gamesAndProfiles()) {
        GameFile file{randomTree(id.c_str(), 12, 5, profile), {"a", "b"}};
        file.squareStyle = testing::notes(id).squareStyle;
        const std::string text = writeGameJson(file);
        const auto read = readGameJson(text, "tree.mujo", catalog);
        ASSERT_TRUE(read) << id << ": " << read.error().front().text();
        EXPECT_EQ(writeGameJson(*read), text) << id;
        EXPECT_EQ(read->game.nodeCount(), file.game.nodeCount());
        EXPECT_TRUE(read->game.position() == file.game.position());
        EXPECT_EQ(read->game.line().size(), file.game.line().size());
        EXPECT_EQ(read->game.lineOutcome(), file.game.lineOutcome());
    }
}

TEST(GameFile, KeepsWhatTheAnnotatorSays) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("wa")), {"a", "b"}};
    file.game.setComment(file.game.current(), "Before the first move.");
    file.game.setGlyph(file.game.current(), MoveGlyph::Good);
    EXPECT_EQ(file.game.glyph(), std::nullopt) << "the start is no move";
    playRandomly(file.game, 2, 1);
    file.game.setComment(file.game.current(), "Two lines,\nこの手は良い.");
    file.game.setGlyph(file.game.current(), MoveGlyph::Dubious);
    const std::string text = writeGameJson(file);
    auto read = readGameJson(text, "notes.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.comment(), "Two lines,\nこの手は良い.");
    EXPECT_EQ(read->game.glyph(), MoveGlyph::Dubious);
    read->game.goTo(read->game.onLine(1));
    EXPECT_EQ(read->game.comment(), "");
    EXPECT_EQ(read->game.glyph(), std::nullopt);
    read->game.goTo(Game::kStart);
    EXPECT_EQ(read->game.comment(), "Before the first move.");

    std::string wrong = text;
    wrong.replace(wrong.find("\"?!\""), 4, "\"!!!\"");
    const auto refused = readGameJson(wrong, "wrong.mujo", catalog);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().front().message.english(), "unknown glyph");
    EXPECT_GT(refused.error().front().line, 1);
    file.game.setComment(file.game.current(), std::string(Game::kLongestComment + 1, 'x'));
    const auto tooLong = readGameJson(writeGameJson(file), "long.mujo", catalog);
    ASSERT_FALSE(tooLong);
    EXPECT_NE(tooLong.error().front().message.english().find("at most 20000 bytes"), std::string::npos);
}

TEST(GameFile, KeepsTheScoresOfTheAnalysis) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("wa"))};
    EXPECT_TRUE(file.game.noteScore(Game::kStart, {12, false, 9}));
    playRandomly(file.game, 2, 1);
    EXPECT_TRUE(file.game.noteScore(1, {-35, false, 14}));
    EXPECT_FALSE(file.game.noteScore(1, {80, false, 13})) << "a shallower search tells less";
    EXPECT_TRUE(file.game.noteScore(2, {-5, true, 21}));
    const std::string text = writeGameJson(file);
    const auto read = readGameJson(text, "scores.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    for (Game::Node node = 0; node < 3; ++node) {
        EXPECT_EQ(read->game.ply(node).score, file.game.ply(node).score) << node;
    }
    std::string wrong = text;
    wrong.replace(wrong.find("-35"), 3, "\"high\"");
    const auto refused = readGameJson(wrong, "wrong.mujo", catalog);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().front().message.english().find("value"), std::string::npos);
}

TEST(GameFile, KeepsWhatTheAnalysisOfTheWholeGameHasFound) {
    const Catalog catalog{std::filesystem::path{}};
    for (const char* id : {"sho", "shogi", "chu", "tai"}) {
        GameFile file{Game(testing::game(id))};
        playRandomly(file.game, 6, 3);
        Game ahead = file.game;
        playRandomly(ahead, static_cast<int>(Finding::kLongestLine), 4);
        std::vector<Move> line;
        for (std::size_t ply = file.game.plies().size(); ply < ahead.plies().size(); ++ply) {
            line.push_back(ahead.plies()[ply].move);
        }
        using Unit = SearchBudget::Unit;
        Finding finding{{-35, false, 14}, line, {Unit::Nodes, 20000}, "Mujō"};
        finding.compared = {file.game.legalMoves().back(), {2, true, 13}};
        file.game.noteFinding(file.game.current(), finding);
        file.game.noteFinding(Game::kStart, {{7, true, 9}, {}, {Unit::Milliseconds, 200}, {}});
        EXPECT_EQ(file.game.ply(Game::kStart).score, std::optional(PositionScore{7, true, 9}));
        const std::string text = writeGameJson(file);
        const auto read = readGameJson(text, "found.mujo", catalog);
        ASSERT_TRUE(read) << read.error().front().text();
        for (const Game::Node node : {Game::kStart, file.game.current()}) {
            ASSERT_TRUE(read->game.ply(node).finding);
            EXPECT_EQ(*read->game.ply(node).finding, *file.game.ply(node).finding) << id;
        }
        EXPECT_FALSE(read->game.ply(1).finding);
        EXPECT_EQ(writeGameJson(*read), text);
    }
}

TEST(GameFile, KeepsAnotherScoreOfTheSameDepthBesideAFinding) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("sho"))};
    playRandomly(file.game, 2, 1);
    for (const Game::Node node : {Game::kStart, file.game.current()}) {
        file.game.noteFinding(node, {{-35, false, 14}, {}, {SearchBudget::Unit::Nodes, 20000}, "Mujō"});
        EXPECT_TRUE(file.game.noteScore(node, {80, false, 14}));
    }
    const std::string text = writeGameJson(file);
    const auto read = readGameJson(text, "scores.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    for (const Game::Node node : {Game::kStart, file.game.current()}) {
        EXPECT_EQ(read->game.ply(node).score, std::optional(PositionScore{80, false, 14})) << node;
        EXPECT_EQ(read->game.ply(node).finding->score, (PositionScore{-35, false, 14})) << node;
    }
    EXPECT_EQ(writeGameJson(*read), text);
}

TEST(GameFile, KeepsWhatItDoesNotKnowOfAFinding) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("sho"))};
    playRandomly(file.game, 1, 1);
    file.game.noteFinding(1, {{-35, false, 14}, {}, {SearchBudget::Unit::Nodes, 20000}, "Mujō"});
    std::string text = writeGameJson(file);
    const std::string by = R"("by": "Mujō")";
    text.replace(text.find(by), by.size(), R"("by": "Mujō", "wdl": [1, {"draws": 2}])");
    const auto read = readGameJson(text, "newer.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.ply(1).finding->unknown, R"({"wdl":[1,{"draws":2}]})");
    const std::string again = writeGameJson(*read);
    EXPECT_NE(again.find("\"draws\": 2"), std::string::npos) << again;
    const auto twice = readGameJson(again, "newer.mujo", catalog);
    ASSERT_TRUE(twice) << twice.error().front().text();
    EXPECT_EQ(*twice->game.ply(1).finding, *read->game.ply(1).finding);
}

TEST(GameFile, RefusesABadFindingWithItsPlace) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("sho"))};
    playRandomly(file.game, 2, 1);
    const Move next = file.game.legalMoves().front();
    file.game.noteFinding(2, {{-35, false, 14}, {next}, {SearchBudget::Unit::Nodes, 20000}, "Mujō"});
    const std::string text = writeGameJson(file);
    const std::string move = '"' + rules::moveText(file.game.variant(), next) + '"';
    const struct {
        std::string from, to, message;
    } cases[] = {
        {R"("nodes": 20000)", R"("nodes": 0)", "nodes"},
        {R"("nodes": 20000)", R"("nodes": "many")", "nodes"},
        {R"("nodes": 20000)", R"("minutes": 3)", "ms"},
        {R"("analysis": {)", R"("analysis": 7, "other": {)", "must be an object"},
        {R"("value": -35)", R"("endsIn": 0)", "must not be 0"},
        {R"("value": -35)", R"("endsIn": -1001)", "endsIn"},
        {R"("by": "Mujō")", R"("by": 7)", "by"},
        {R"("by": "Mujō")", R"("by": "Mujō", "compared": 7)", "must be an object"},
        {R"("by": "Mujō")", R"("by": "Mujō", "compared": {"value": 1, "depth": 3, "line": []})",
         "is one move"},
        {R"("by": "Mujō")", R"("by": "Mujō", "compared": {"value": 1, "line": []})", "depth"},
        {R"("by": "Mujō")", R"("by": "Mujō", "compared": {"value": 1, "depth": 3, "line": ["1a1b"]})",
         "not legal there"},
        {R"("by": "Mujō")", "\"by\": \"" + std::string(101, 'x') + '"', "at most 100 bytes"},
        {R"("depth": 14,
    "line")",
         R"("line")", "depth"},
        {move, "\"5e5e\"", "not legal there"},
        {move, "\"hello\"", "the line of an analysis"},
        {move, "5", "the line of an analysis"},
    };
    for (const auto& wrong : cases) {
        std::string changed = text;
        const std::size_t at = changed.rfind(wrong.from);
        ASSERT_NE(at, std::string::npos) << wrong.from << text;
        changed.replace(at, wrong.from.size(), wrong.to);
        const auto refused = readGameJson(changed, "wrong.mujo", catalog);
        ASSERT_FALSE(refused) << wrong.to;
        EXPECT_NE(refused.error().front().text().find(wrong.message), std::string::npos)
            << refused.error().front().text();
        EXPECT_GT(refused.error().front().line, 1);
    }
}

TEST(GameFile, ReadsAllCommentsThatItWrites) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("wa"))};
    playRandomly(file.game, 150, 1);
    for (Game::Node node = 0; node < file.game.nodeCount(); ++node) {
        file.game.setComment(node, std::string(Game::kLongestComment, 'x'));
    }
    const auto read = readGameJson(writeGameJson(file), "long.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.comment(), file.game.comment());
}

TEST(GameFile, RefusesABranchThatLeavesNothingOrRepeatsAMove) {
    const Catalog catalog{std::filesystem::path{}};
    const std::string head = R"({"format": "mujo-game", "version": 2, "variant": "sho", "profile": "standard",
"start": ")" + sfen(Position::start(testing::game("sho"))) +
                             R"(", "moves": ["7g7f", "3c3d"], )";
    const auto faultOf = [&](const std::string& rest) {
        const auto read = readGameJson(head + rest + "}", "bad.mujo", catalog);
        return read ? std::string() : read.error().front().text();
    };
    EXPECT_EQ(faultOf(R"("variations": [{"after": 1, "moves": ["5c5d"]}], "board": {"line": 3, "shown": 1})"),
              "");
    EXPECT_NE(
        faultOf(R"("variations": [{"after": 3, "moves": ["5c5d"]}])").find("\"after\" must lie between"),
        std::string::npos);
    EXPECT_NE(faultOf(R"("variations": [{"after": 1, "moves": ["3c3d"]}])").find("stands twice"),
              std::string::npos);
    EXPECT_NE(faultOf(R"("variations": [{"after": 1, "moves": ["5c5d"]}], "board": {"line": 3, "shown": 2})")
                  .find("does not belong to the line"),
              std::string::npos);
}

TEST(GameFile, ReadsTheLinesOfTheFirstVersion) {
    const Catalog catalog{std::filesystem::path{}};
    const auto read = readGameJson(R"({"format": "mujo-game", "version": 1, "variant": "sho",
"profile": "standard", "start": ")" + sfen(Position::start(testing::game("sho"))) +
                                       R"(", "moves": ["7g7f"], "undone": ["3c3d", "2g2f"],
"result": {"state": "ongoing", "reason": ""}})",
                                   "old.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.plies().size(), 1U);
    EXPECT_EQ(read->game.following().size(), 2U);
}

TEST(GameFile, KeepsKeysItDoesNotKnowAndWritesThemAgain) {
    const Catalog catalog{std::filesystem::path()};
    std::string text = writeGameJson(timedFile());
    const auto put = [&text](const std::string& before, const std::string& added) {
        const std::size_t at = text.find(before);
        ASSERT_NE(at, std::string::npos) << before;
        text.insert(at, added);
    };
    put("\"variant\"", "\"tournament\": {\"name\": \"Meijin\", \"rounds\": [1, 2.5, null, true]},\n ");
    put("\"name\"", "\"rank\": \"5 dan\",\n   ");
    put("\"endsAtMate\"", "\"handicap\": 2,\n  ");
    put("\"control\"", "\"delay\": 3,\n  ");
    put("\"text\"", "\"tempo\": \"a fine move\",\n   ");
    const auto read = readGameJson(text, "newer.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    const std::string again = writeGameJson(*read);
    for (const char* kept : {"\"tournament\"", "\"Meijin\"", "2.5", "\"rank\": \"5 dan\"", "\"handicap\": 2",
                             "\"delay\": 3", "\"tempo\": \"a fine move\""}) {
        EXPECT_NE(again.find(kept), std::string::npos) << kept;
    }
    const auto twice = readGameJson(again, "newer.mujo", catalog);
    ASSERT_TRUE(twice);
    EXPECT_EQ(writeGameJson(*twice), again);
}

TEST(GameFile, GivesBackWhatATornFileHolds) {
    const Catalog catalog{std::filesystem::path()};
    const GameFile whole{randomTree("wa", 15, 8), {"Ayumu", ""}, {"human", "computer"}, {3, 5}};
    const std::string text = writeGameJson(whole);
    const std::size_t moves = text.find("\"moves\"");
    std::size_t most = 0;
    for (std::size_t cut = 0; cut + 2 < text.size(); cut += 23) {
        const auto read = readGameJson(text.substr(0, cut), "torn.mujo", catalog);
        if (cut < text.find("\"start\"")) {
            EXPECT_FALSE(read) << "there is no position yet";
            continue;
        }
        if (cut < moves) {
            continue;
        }
        ASSERT_TRUE(read) << cut;
        ASSERT_FALSE(read->losses.empty());
        EXPECT_GT(read->losses.front().line, 1);
        EXPECT_GE(read->game.nodeCount(), most) << "a longer piece of the file holds no fewer moves";
        most = read->game.nodeCount();
        EXPECT_EQ(read->playerNames[Side::Sente], "Ayumu");
    }
    EXPECT_EQ(most, whole.game.nodeCount());
    EXPECT_TRUE(readGameJson(text, "whole.mujo", catalog)->losses.empty());
}

TEST(GameFile, KeepsTheClocks) {
    const Catalog catalog{std::filesystem::path()};
    const GameFile file = timedFile();
    const std::string text = writeGameJson(file);
    const auto read = readGameJson(text, "timed.mujo", catalog);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->time, file.time);
    EXPECT_EQ(read->timeLoses, true);
    EXPECT_EQ(read->elapsed, file.elapsed);
    ASSERT_EQ(read->game.plies().size(), 3U);
    EXPECT_EQ(read->game.plies()[2].spent, std::chrono::milliseconds(85000));
    EXPECT_EQ(read->game.following().back().spent, std::chrono::milliseconds(2500));
    EXPECT_EQ(budgetsOf(*file.time, read->game), budgetsOf(*file.time, file.game));
    EXPECT_EQ(writeGameJson(*read), text);
}

TEST(GameFile, WithoutAClockSaysNothingOfOne) {
    const Catalog catalog{std::filesystem::path()};
    GameFile file{Game(testing::game("wa"))};
    file.game.play(Move(file.game.legalMoves().front()));
    const std::string text = writeGameJson(file);
    EXPECT_EQ(text.find("clock"), std::string::npos);
    EXPECT_EQ(text.find("\"time\""), std::string::npos);
    EXPECT_FALSE(readGameJson(text, "plain.mujo", catalog)->time);
}

TEST(GameFile, RefusesClocksThatMakeNoSenseWithTheirPlace) {
    const Catalog catalog{std::filesystem::path()};
    const std::string good = writeGameJson(timedFile());
    const std::vector<std::pair<std::string, std::string>> faults{
        {"\"1m,3x10s\"", "\"1m,3x10\""},          {"\"1m,3x10s\"", "7"},
        {"\"elapsed\": 4321", "\"elapsed\": -1"}, {"\"timeLoses\": true", "\"timeLoses\": 3"},
        {"\"time\": 85000", "\"time\": -85000"},  {"\"time\": 85000", "\"time\": \"long\""},
        {"\"time\": 85000", "\"time\": 90001"},   {"\"time\": 2500", "\"time\": 720000000"},
    };
    for (const auto& [from, to] : faults) {
        std::string text = good;
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
        const auto read = readGameJson(text, "bad.mujo", catalog);
        ASSERT_FALSE(read) << to;
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        EXPECT_EQ(read.error().front().line, static_cast<int>(line)) << read.error().front().text();
    }
    std::string loose = good;
    loose.replace(loose.find("\"timeLoses\": true"), 17, "\"timeLoses\": false");
    loose.replace(loose.find("85000"), 5, "95000");
    EXPECT_TRUE(readGameJson(loose, "overtime.mujo", catalog))
        << "where time does not lose, overtime is legal";
}

TEST(GameFile, TellsOfEveryCutOffTextThatItIsCutOff) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("wa"))};
    file.game.play(file.game.legalMoves().front());
    const std::string text = writeGameJson(file);
    const std::size_t closed = text.find_last_of('}');
    for (std::size_t length = 0; length <= closed; ++length) {
        const auto read = readGameJson(text.substr(0, length), "game.json", catalog);
        const Diagnostics& told = read ? read->losses : read.error();
        ASSERT_FALSE(told.empty()) << length;
        ASSERT_EQ(told.front().file, "game.json");
    }
}

TEST(GameFile, RefusesAnIllegalMove) {
    const Catalog catalog{std::filesystem::path{}};
    Scene scene("wa", "CK 1k, ck 1a, SP 8h");
    scene.playAll("8h8g 1a2a");
    GameFile file{scene.game()};
    std::string text = writeGameJson(file);
    const std::size_t at = text.find("8h8g");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 4, "8h8f");
    const auto read = readGameJson(text, "game.json", catalog);
    ASSERT_FALSE(read);
    EXPECT_GT(read.error().front().line, 0);
    EXPECT_NE(read.error().front().message.english().find("8h8f"), std::string::npos)
        << read.error().front().text();
}

} // namespace
} // namespace mujo
