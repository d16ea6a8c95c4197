// Games of variants that do not come with the program: their files bring the rules along.

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/game/formats/game_json.h"
#include "core/game/formats/game_summary.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/game_params.h"

namespace mujo {
namespace {

/// Wa with another name, in which one kind moves as a knight, too; under an id of its own, or as "wa".
std::string changedWa(const std::string& id) {
    std::string text(testing::game("wa")->text());
    const auto replace = [&text](const std::string& before, const std::string& after) {
        const std::size_t at = text.find(before);
        ASSERT_NE(at, std::string::npos) << before;
        text.replace(at, before.size(), after);
    };
    replace("\"id\": \"wa\"", "\"id\": \"" + id + '"');
    replace("\"name\": \"Wa Shogi\"", "\"name\": \"Mine\"");
    replace("\"betza\": \"WfF\"", "\"betza\": \"WfFN\""); // the first of the golds
    return text;
}

Catalog catalogWith(const std::string& text) {
    Catalog catalog{std::filesystem::path()};
    EXPECT_TRUE(catalog.add(text, "own.json"));
    return catalog;
}

GameFile playedGame(const Catalog& catalog, const std::string& id, const char* profile = "standard") {
    GameFile file{Game(*catalog.load(id, profile))};
    Random random(7);
    for (int i = 0; i < 30 && !file.game.isOver(); ++i) {
        file.game.play(Move(file.game.legalMoves()[random.below(file.game.legalMoves().size())]));
    }
    return file;
}

TEST(OwnVariantRecord, IsReadWhereTheVariantIsMissing) {
    const Catalog own = catalogWith(changedWa("mine"));
    const Catalog others{std::filesystem::path()};
    const GameFile file = playedGame(own, "mine");
    const std::string text = writeGameJson(file);
    const auto read = readGameJson(text, "own.mujo", others);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.variant().name(), "Mine");
    EXPECT_TRUE(read->game.position() == file.game.position());
    EXPECT_EQ(writeGameJson(*read), text);
    const auto summary = readGameSummary(text, others);
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->variant->name(), "Mine");
    EXPECT_TRUE(summary->position.has_value());
}

TEST(OwnVariantRecord, IsOfTheCatalogueWhereItIsTheSame) {
    const Catalog own = catalogWith(changedWa("mine"));
    const auto read = readGameJson(writeGameJson(playedGame(own, "mine")), "own.mujo", own);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.position().sharedVariant(), *own.load("mine"));
}

TEST(OwnVariantRecord, IsPlayedByItsOwnRulesThoughTheVariantHasChangedSince) {
    const Catalog own = catalogWith(changedWa("wa"));
    const Catalog others{std::filesystem::path()};
    const auto read = readGameJson(writeGameJson(playedGame(own, "wa")), "own.mujo", others);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.variant().name(), "Mine");
    EXPECT_FALSE(isShipped(read->game.variant()));
}

TEST(OwnVariantRecord, OfAShippedGameStaysSoWhereAnotherHasTakenItsPlace) {
    const Catalog own = catalogWith(changedWa("wa"));
    const Catalog shipped{std::filesystem::path()};
    const std::string text = writeGameJson(playedGame(shipped, "wa"));
    EXPECT_EQ(text.find("\"definition\""), std::string::npos);
    const auto read = readGameJson(text, "wa.mujo", own);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.variant().name(), "Wa Shogi");
    EXPECT_EQ(readGameSummary(text, own)->variant->name(), "Wa Shogi");
}

TEST(OwnVariantRecord, OfATimeWithoutDefinitionsIsReadByTheRulesAtHand) {
    const Catalog own = catalogWith(changedWa("wa"));
    const std::string start = sfen(Position::start(*own.load("wa")));
    // A move that the shipped rules do not know.
    const Game game(*own.load("wa"));
    const Game usual(testing::game("wa"));
    const auto& legal = game.legalMoves();
    const auto isNew = [&usual](const Move& move) {
        const auto& known = usual.legalMoves();
        return std::find(known.begin(), known.end(), move) == known.end();
    };
    const auto fresh = std::find_if(legal.begin(), legal.end(), isNew);
    ASSERT_NE(fresh, legal.end());
    const std::string text = R"({"format": "mujo-game", "version": 2, "variant": "wa", "start": ")" + start +
                             R"(", "moves": [")" + rules::moveText(game.variant(), *fresh) + R"("]})";
    const auto read = readGameJson(text, "old.mujo", own);
    ASSERT_TRUE(read) << read.error().front().text();
    EXPECT_EQ(read->game.variant().name(), "Mine");
}

TEST(OwnVariantRecord, SaysWhereItsRulesAreAtFault) {
    const Catalog own = catalogWith(changedWa("mine"));
    const Catalog others{std::filesystem::path()};
    const std::string text = writeGameJson(playedGame(own, "mine"));
    const auto faultAfter = [&](const std::string& before, const std::string& after) {
        std::string wrong = text;
        wrong.replace(wrong.find(before), before.size(), after);
        const auto read = readGameJson(wrong, "own.mujo", others);
        return read ? std::string() : read.error().front().text();
    };
    const std::size_t at = text.find("WfFN");
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    EXPECT_EQ(faultAfter("WfFN", "WfF?").find("own.mujo:" + std::to_string(line) + ':'), 0U)
        << faultAfter("WfFN", "WfF?");
    EXPECT_NE(faultAfter("\"id\": \"mine\"", "\"id\": \"other\"").find("defined is \"other\""),
              std::string::npos);
    EXPECT_NE(faultAfter("\"definition\": {", "\"definition\": 3, \"rest\": {").find("object"),
              std::string::npos);
}

TEST(OwnVariantRecord, KeepsItsProfile) {
    std::string hook(testing::game("hook")->text());
    hook.replace(hook.find("\"id\": \"hook\""), 12, "\"id\": \"crook\"");
    const Catalog own = catalogWith(hook);
    const Catalog others{std::filesystem::path()};
    for (const Profile& profile : (*own.load("crook"))->data().optionTable.profiles) {
        const GameFile file = playedGame(own, "crook", profile.id.c_str());
        const auto read = readGameJson(writeGameJson(file), "crook.mujo", others);
        ASSERT_TRUE(read) << read.error().front().text();
        EXPECT_EQ(read->game.variant().profile(), file.game.variant().profile());
        EXPECT_TRUE(read->game.position() == file.game.position());
    }
}

} // namespace
} // namespace mujo
