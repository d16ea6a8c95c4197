#include "core/game/formats/format.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/base/random.h"
#include "core/game/formats/game_json.h"
#include "tests/support/game_params.h"

namespace mujo {
namespace {

GameFile played(const std::string& id) {
    GameFile file{Game(testing::game(id))};
    file.squareStyle = testing::notes(id).squareStyle;
    Random random(3);
    for (int i = 0; i < 12; ++i) {
        file.game.play(Move(file.game.legalMoves()[random.below(file.game.legalMoves().size())]));
    }
    file.game.takeBack();
    return file;
}

TEST(Formats, EachIsRecognisedByItsTextAndItsName) {
    std::set<std::string_view> ids;
    for (const GameFormat& format : gameFormats()) {
        EXPECT_TRUE(ids.insert(format.id).second) << format.id;
        ASSERT_FALSE(format.endings.empty());
        const std::string name = "a game." + std::string(format.endings.front());
        EXPECT_EQ(formatForName(name), &format);
        const Catalog catalog{std::filesystem::path()};
        const auto& games = catalog.entries();
        const auto fitting = std::find_if(games.begin(), games.end(), [&](const Catalog::Entry& entry) {
            return format.hasRoomFor(*entry.standard, catalog);
        });
        if (fitting == games.end()) {
            EXPECT_EQ(format.write, nullptr) << "a format is for a game or read only";
            continue;
        }
        const std::string text = format.write(played(fitting->standard->id()));
        EXPECT_EQ(sniffFormat(text), &format) << text;
        EXPECT_EQ(&formatToRead(text, "renamed.xyz"), &format) << "the text tells, not the name";
    }
    EXPECT_EQ(formatForName("GAME.MUJO"), &gameFormats().front());
    EXPECT_EQ(formatForName("mujo"), nullptr) << "an ending has a dot before it";
    EXPECT_EQ(formatForName("a.mujo.bak"), nullptr);
    EXPECT_EQ(&formatToRead("", "empty.mujo"), &gameFormats().front());
    EXPECT_EQ(&formatToRead("nonsense", "what"), &gameFormats().front());
}

TEST(Formats, WhatIsWrittenReadsBack) {
    const Catalog catalog{std::filesystem::path()};
    for (const GameFormat& format : gameFormats()) {
        for (const char* id : {"wa", "hook", "tai", "chu", "shogi"}) {
            GameFile file = played(id);
            if (!format.hasRoomFor(file.game.variant(), catalog)) {
                continue;
            }
            const std::string text = format.write(file);
            const auto read = readGame(text, "game", catalog);
            ASSERT_TRUE(read) << read.error().front().text();
            if (!format.keeps.has(GamePart::Place) && format.keepsGames()) {
                file.game.goTo(file.game.lastOfLine());
            }
            EXPECT_TRUE(read->game.position() == file.game.position()) << format.id;
            EXPECT_EQ(format.write(*read), text);
            if (format.keepsAll()) {
                EXPECT_EQ(writeGameJson(*read), writeGameJson(file));
            }
        }
    }
}

TEST(Formats, EachPartHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < kGameParts; ++i) {
        const std::string_view name = partName(static_cast<GamePart>(i));
        EXPECT_FALSE(name.empty()) << i;
        EXPECT_TRUE(names.insert(name).second) << name;
    }
    EXPECT_EQ(partName(GamePart::Players), "the names of the players");
    EXPECT_EQ(partName(GamePart::Unknown), "what this program does not know of its file");
}

// What no format knows is not measured by one of them.
TEST(Formats, SayWhatATextIsThatNoneOfThemReads) {
    const Catalog catalog{std::filesystem::path()};
    const auto told = [&catalog](const char* text, const char* name) {
        const auto read = readGame(text, name, catalog);
        EXPECT_FALSE(read.hasValue());
        return read ? std::string() : read.error().front().text();
    };
    EXPECT_NE(told("\n<!DOCTYPE html><html><body></body></html>", "game.html").find("this is a web page"),
              std::string::npos);
    EXPECT_NE(told("hello", "game.rtf").find("this is none of the files of games"), std::string::npos);
    EXPECT_NE(told("hello", "game.mujo").find("begins with '{'"), std::string::npos); // as its name says
}

TEST(Formats, SayWhereATextIsNone) {
    const Catalog catalog{std::filesystem::path()};
    for (const GameFormat& format : gameFormats()) {
        for (const char* text :
             {"", "\n", "{", "[", "[]", "[wa]", "[nothing] 1/1", "plain words", "\xff\xfe"}) {
            const auto read = format.read(text, "some.file", catalog, {});
            ASSERT_FALSE(read) << format.id << ": " << text;
            EXPECT_EQ(read.error().front().file, "some.file") << format.id << ": " << text;
            EXPECT_GT(read.error().front().line, 0) << format.id << ": " << text;
        }
    }
}

} // namespace
} // namespace mujo
