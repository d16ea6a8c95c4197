#include "core/game/game.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/game/clock.h"
#include "core/game/files/game_json.h"
#include "core/position/sfen.h"
#include "tests/support/sampling.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;

TEST(Game, PlaysOnlyLegalMoves) {
    Game game(testing::game("wa"));
    Move move = game.legalMoves().front();
    EXPECT_TRUE(game.play(move));
    EXPECT_FALSE(game.play(move)) << "it is the other side's turn";
    EXPECT_EQ(game.plies().size(), 1U);
    EXPECT_FALSE(game.plies().front().notation.empty());
}

TEST(Game, IsOverAfterAResignation) {
    Game game(testing::game("hook"));
    game.resign(Side::Sente);
    EXPECT_EQ(game.outcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
    EXPECT_TRUE(game.legalMoves().empty());
    game.agreeDraw();
    EXPECT_EQ(game.outcome().reason, rules::Reason::Resignation) << "the first ending stands";
    EXPECT_TRUE(game.takeBack());
    EXPECT_FALSE(game.isOver());
    EXPECT_FALSE(game.legalMoves().empty());
}

TEST(Game, EndsByAgreementTimeOrAnIllegalMove) {
    Game draw(testing::game("suzumu"));
    draw.agreeDraw();
    EXPECT_EQ(draw.outcome(), (rules::Outcome{rules::GameState::Draw, rules::Reason::Agreement}));
    Game time(testing::game("suzumu"));
    time.loseOnTime(Side::Gote);
    EXPECT_EQ(time.outcome(), rules::Outcome::wonBy(Side::Sente, rules::Reason::Time));
    Game illegal(testing::game("suzumu"));
    illegal.loseByIllegalMove(Side::Sente);
    EXPECT_EQ(illegal.outcome(), rules::Outcome::wonBy(Side::Gote, rules::Reason::IllegalMove));
}

TEST(Game, ForgetsWhatWasTakenBackWhenAnotherMoveIsMade) {
    Game game(testing::game("wa"));
    const Move first = game.legalMoves().front();
    const Move other = game.legalMoves().back();
    game.play(first);
    game.takeBack();
    EXPECT_EQ(game.undone().size(), 1U);
    game.play(other);
    EXPECT_TRUE(game.undone().empty());
    EXPECT_FALSE(game.redo());
}

TEST(Outcome, HasACodeForEveryStateAndReasonThatReadsBack) {
    using rules::GameState;
    using rules::Reason;
    for (const GameState state : {GameState::Ongoing, GameState::SenteWins, GameState::GoteWins,
                                  GameState::Draw, GameState::NoContest}) {
        for (int reason = 0; reason <= static_cast<int>(Reason::Agreement); ++reason) {
            const rules::Outcome outcome{state, Reason(reason)};
            const auto read = rules::parseOutcome(rules::stateCode(state), rules::reasonCode(outcome.reason));
            ASSERT_TRUE(read.has_value());
            EXPECT_EQ(*read, outcome);
        }
    }
    EXPECT_FALSE(rules::parseOutcome("black", "mate").has_value());
    EXPECT_FALSE(rules::parseOutcome("sente", "boredom").has_value());
    EXPECT_STREQ(rules::stateCode(GameState::NoContest), "no-contest");
    EXPECT_STREQ(rules::reasonCode(Reason::RoyalsCaptured), "royals-captured");
    EXPECT_STREQ(rules::reasonCode(Reason::PerpetualCheck), "perpetual-check");
}

TEST(GameFile, KeepsMovesTakenBackNamesAndResult) {
    const Catalog catalog{std::filesystem::path{}};
    for (const auto& [id, profile] : testing::gamesAndProfiles()) {
        Random random(4);
        GameFile file{
            Game(testing::game(id, profile)), {"Ayumu", "歩"}, {"human", "computer"}, 7, true, "2026-11-02"};
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
        EXPECT_EQ(read->game.undone().size(), file.game.undone().size());
        EXPECT_EQ(read->playerNames, file.playerNames);
        EXPECT_EQ(read->playerKinds, file.playerKinds);
        EXPECT_EQ(read->level, 7);
        EXPECT_TRUE(read->illegalMoveLoses);
        EXPECT_EQ(writeGameJson(*read), text);
    }
}

TEST(GameFile, KeepsAnEndingThatNoMoveBroughtAbout) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("hook")), {}, {"human", "human"}, 3, false, ""};
    file.game.resign(Side::Gote);
    const auto read = readGameJson(writeGameJson(file), "game.json", catalog);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.outcome(), file.game.outcome());
}

TEST(GameFile, KeepsADeclaredWinOnlyWhereItIsAllowed) {
    const Catalog catalog{std::filesystem::path{}};
    const Position entered =
        testing::at(testing::game("shogi"), "RR+BGKS3/9/PPPP1P3/9/9/9/9/9/4k4 b hand=6P 1");
    GameFile file{Game(entered), {}, {"human", "human"}, 3, false, ""};
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
    GameFile file{Game(testing::game("wa")), {}, {"human", "human"}, 3, false, {}};
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
    EXPECT_EQ(read->game.undone().front().spent, std::chrono::milliseconds(2500));
    EXPECT_EQ(budgetsOf(*file.time, read->game), budgetsOf(*file.time, file.game));
    EXPECT_EQ(writeGameJson(*read), text);
}

TEST(GameFile, WithoutAClockSaysNothingOfOne) {
    const Catalog catalog{std::filesystem::path()};
    GameFile file{Game(testing::game("wa")), {}, {"human", "human"}, 3, false, {}};
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
        {"\"control\"", "\"kontrol\""},
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

TEST(GameFile, RefusesEveryCutOffText) {
    const Catalog catalog{std::filesystem::path{}};
    GameFile file{Game(testing::game("wa")), {}, {"human", "human"}, 3, false, ""};
    file.game.play(file.game.legalMoves().front());
    const std::string text = writeGameJson(file);
    const std::size_t closed = text.find_last_of('}');
    for (std::size_t length = 0; length <= closed; ++length) {
        const auto read = readGameJson(text.substr(0, length), "game.json", catalog);
        ASSERT_FALSE(read) << length;
        ASSERT_EQ(read.error().front().file, "game.json");
    }
}

TEST(GameFile, RefusesAnIllegalMove) {
    const Catalog catalog{std::filesystem::path{}};
    Scene scene("wa", "CK 1k, ck 1a, SP 8h");
    scene.playAll("8h8g 1a2a");
    GameFile file{scene.game(), {}, {"human", "human"}, 3, false, ""};
    std::string text = writeGameJson(file);
    const std::size_t at = text.find("8h8g");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 4, "8h8f");
    const auto read = readGameJson(text, "game.json", catalog);
    ASSERT_FALSE(read);
    EXPECT_GT(read.error().front().line, 0);
    EXPECT_NE(read.error().front().message.find("8h8f"), std::string::npos) << read.error().front().text();
}

} // namespace
} // namespace mujo
