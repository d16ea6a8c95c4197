// What a list of games shows of one is what reading the whole game gives.

#include "core/game/formats/game_summary.h"

#include <gtest/gtest.h>

#include <optional>

#include "core/game/formats/game_json.h"

namespace mujo {
namespace {

TEST(GameSummary, AgreesWithTheGameForEveryVariant) {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        Game game(entry.standard);
        for (int i = 0; i < 9 && !game.legalMoves().empty(); ++i) {
            game.play(game.legalMoves()[game.legalMoves().size() / 2]);
        }
        game.takeBack();
        const auto moves = static_cast<int>(game.line().size());
        const GameFile file{game, {"A \"quoted\" name", ""}, {"human", "computer"}, {3, 7}};
        const auto summary = readGameSummary(writeGameJson(file), catalog);
        ASSERT_TRUE(summary);
        EXPECT_EQ(summary->variant->id(), entry.standard->id());
        ASSERT_TRUE(summary->position);
        EXPECT_TRUE(*summary->position == game.position());
        EXPECT_EQ(summary->moves, moves);
        EXPECT_EQ(summary->names[Side::Sente], "A \"quoted\" name");
        EXPECT_TRUE(!summary->isComputer[Side::Sente] && summary->isComputer[Side::Gote]);
        EXPECT_EQ(summary->levels[Side::Gote], 7);
        EXPECT_FALSE(summary->outcome.isOver());
    }
}

TEST(GameSummary, TellsTheResultTheOccasionAndTheLines) {
    const Catalog catalog{std::filesystem::path()};
    Game game(catalog.find("wa")->standard);
    for (int i = 0; i < 4; ++i) {
        game.play(game.legalMoves().front());
    }
    game.goTo(1);
    const Move& known = game.ply(2).move;
    const auto other = std::find_if(game.legalMoves().begin(), game.legalMoves().end(),
                                    [&](const Move& move) { return !(move == known); });
    ASSERT_TRUE(game.play(Move(*other)));
    game.goTo(4);
    game.resign(Side::Sente);
    GameFile file{game};
    file.info = {"Spring match", "Kyōto", "2026-11-23"};
    const auto summary = readGameSummary(writeGameJson(file), catalog);
    ASSERT_TRUE(summary);
    const GameSummary whole = summaryOf(file);
    for (const GameSummary* each : {&*summary, &whole}) {
        EXPECT_EQ(each->moves, 4);
        EXPECT_EQ(each->otherLines, 1);
        EXPECT_EQ(each->outcome, rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
        EXPECT_EQ(each->info, file.info);
        EXPECT_TRUE(each->position == game.position());
    }
}

// The program may be closed, or the game be saved, while a line beside it is looked at.
TEST(GameSummary, TellsTheResultOfTheGameWhateverIsShown) {
    const Catalog catalog{std::filesystem::path()};
    const auto outcomes = [&](Game game, bool isOver, bool besideIsOver) {
        for (int i = 0; i < 2; ++i) {
            game.play(game.legalMoves().front());
        }
        if (isOver) {
            game.resign(Side::Sente);
        }
        game.goTo(1);
        const Move known = game.ply(2).move;
        const auto other =
            std::ranges::find_if(game.legalMoves(), [&](const Move& move) { return !(move == known); });
        EXPECT_TRUE(game.play(Move(*other)));
        if (besideIsOver) {
            game.end({rules::GameState::Draw, rules::Reason::Agreement});
        }
        EXPECT_FALSE(game.isMainLine());
        const GameFile file{game};
        const std::string text = writeGameJson(file);
        const auto read = readGameJson(text, "a.mujo", catalog);
        EXPECT_TRUE(read && read->game.gameOutcome() == game.gameOutcome() &&
                    read->game.outcome() == game.outcome());
        const auto summary = readGameSummary(text, catalog);
        EXPECT_TRUE(summary && summary->outcome == summaryOf(file).outcome);
        return summary->outcome;
    };
    const Game start(catalog.find("wa")->standard);
    EXPECT_FALSE(outcomes(start, false, false).isOver());
    EXPECT_FALSE(outcomes(start, false, true).isOver());
    EXPECT_EQ(outcomes(start, true, false), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
    EXPECT_EQ(outcomes(start, true, true), rules::Outcome::wonBy(Side::Gote, rules::Reason::Resignation));
}

TEST(GameSummary, SaysWhatCannotBeRead) {
    const Catalog catalog{std::filesystem::path()};
    const auto fault = [&catalog](const char* text) {
        const auto summary = readGameSummary(text, catalog);
        return summary ? std::nullopt : std::optional(summary.error().kind);
    };
    EXPECT_EQ(fault(""), SummaryFault::Kind::Empty);
    EXPECT_EQ(fault("{\"format\": \"mujo-game\", \"mo"), SummaryFault::Kind::Damaged);
    EXPECT_EQ(fault("[1, 2, 3]"), SummaryFault::Kind::NotAGame);
    EXPECT_EQ(fault("{\"format\": 3}"), SummaryFault::Kind::NotAGame);
    EXPECT_EQ(fault(R"({"format": "mujo-game", "variant": "none"})"), SummaryFault::Kind::UnknownGame);
    const auto odd = readGameSummary(
        R"({"format": "mujo-game", "variant": "wa", "players": [], "moves": 5, "level": "x", "final": 1})",
        catalog);
    ASSERT_TRUE(odd);
    EXPECT_EQ(odd->moves, 0);
    EXPECT_FALSE(odd->position);
}

// By hand or by another program: where it stands is not said, and it stands no more at its start.
TEST(GameSummary, DoesNotTakeTheStartForWhereAGameStands) {
    const Catalog catalog{std::filesystem::path()};
    const auto positionOf = [&](const std::string& moves) {
        const auto summary = readGameSummary(
            R"({"format": "mujo-game", "variant": "sho", "start": "4k4/9/9/9/9/9/9/9/4K4 b - 1", "moves": [)" +
                moves + "]}",
            catalog);
        return summary ? summary->position : std::nullopt;
    };
    EXPECT_TRUE(positionOf(""));
    EXPECT_FALSE(positionOf("\"5i5h\""));
}

} // namespace
} // namespace mujo
