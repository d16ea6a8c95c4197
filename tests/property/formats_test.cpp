// Random games go through every format that has room for them, and come back as they were.

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <sstream>

#include "core/base/random.h"
#include "core/game/formats/format.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/support/game_params.h"

namespace mujo {
namespace {

void playSome(Game& game, Random& random, std::size_t moves) {
    for (std::size_t i = 0; i < moves && !game.isOver(); ++i) {
        const auto& legal = game.legalMoves();
        game.play(Move(legal[random.below(legal.size())]));
    }
}

/// Of either sign, and not 0: no end is in 0 plies.
int scoreByLot(Random& random) {
    const int value = static_cast<int>(random.below(300)) - 150;
    return value < 0 ? value : value + 1;
}

/// A game; every other one with lines, comments, marks and drawings.
GameFile randomGame(const std::shared_ptr<const Variant>& variant, std::uint64_t seed) {
    Random random(seed);
    GameFile file{Game(variant), {"Ayumu", "歩 \"Fu\" \\"}};
    file.squareStyle = testing::notes(variant->id()).squareStyle;
    file.info = {"A \"match\"", "Kyōto", "2026-11-23", "Two pieces"};
    const std::array<const char*, 4> times{"10m", "30m,3x60s", "10m+2s | 5m", "0.5s+0.05s"};
    file.time = *parseGameTime(times[random.below(times.size())]);
    file.timeLoses = false;
    Game& game = file.game;
    playSome(game, random, 20 + random.below(40));
    if (random.below(3) == 0 && !game.isOver()) {
        game.resign(game.position().turn());
    }
    if (seed % 2 == 0) {
        return file;
    }
    for (int i = 0; i < 12; ++i) {
        game.goTo(random.below(game.nodeCount()));
        playSome(game, random, random.below(5));
        game.setSpent(std::chrono::milliseconds(random.below(3) * 61500));
        switch (random.below(7)) {
        case 0:
            game.setComment(game.current(),
                            "A {brace}, a \\ and \"無上\",\nin two lines; " + std::to_string(i));
            break;
        case 1:
            game.setGlyph(game.current(), kMoveGlyphs[random.below(kMoveGlyphs.size())]);
            break;
        case 2:
            game.setShapes(game.current(), {{Square(1), Square(4), 2}});
            break;
        case 3:
            if (!game.isOver() && game.following().empty()) {
                game.resign(game.position().turn());
            }
            break;
        case 4:
            game.setDiagram(game.current(), true);
            break;
        case 5:
            game.noteScore(game.current(), {scoreByLot(random), i % 2 == 0, i + 1});
            break;
        default:
            break;
        }
    }
    game.goTo(random.below(game.nodeCount()));
    return file;
}

/// What a format keeps of a game, as text: the same for the same game.
std::string keptOf(const GameFile& file, GameParts keeps) {
    const Game& game = file.game;
    std::ostringstream out;
    std::map<Game::Node, std::size_t> numbers{{Game::kStart, 0}};
    const auto addPly = [&](Game::Node node) {
        const Game::Ply& ply = game.ply(node);
        out << (keeps.has(GamePart::Comments) ? ply.comment : "") << '|'
            << (keeps.has(GamePart::Marks) && ply.glyph ? glyphText(*ply.glyph) : "") << '|'
            << (keeps.has(GamePart::Drawings) ? ply.shapes.size() : 0) << '|'
            << (keeps.has(GamePart::Diagrams) && ply.hasDiagram) << '|';
        if (keeps.has(GamePart::MoveTimes)) {
            out << (keeps.has(GamePart::Fractions) ? ply.spent.count() : ply.spent / std::chrono::seconds(1))
                << '|';
        }
        if (keeps.has(GamePart::Scores) && ply.score) {
            out << ply.score->value << (ply.score->isForced ? '#' : '.') << ply.score->depth;
        }
        if (keeps.has(GamePart::Ending)) {
            out << '|' << rules::stateCode(game.outcome(node).state)
                << rules::reasonCode(game.outcome(node).reason);
        }
        out << '\n';
    };
    out << sfen(game.start()) << '\n';
    addPly(Game::kStart);
    for (const Branch& branch : branches(game)) {
        out << "after " << numbers.at(branch.after) << '\n';
        for (const Game::Node node : branch.moves) {
            numbers.emplace(node, numbers.size());
            out << rules::moveText(game.variant(), game.ply(node).move) << ' ';
            addPly(node);
        }
        if (!keeps.has(GamePart::OtherLines)) {
            break;
        }
    }
    if (keeps.has(GamePart::Players)) {
        out << file.playerNames[Side::Sente] << ' ' << file.playerNames[Side::Gote] << '\n';
    }
    if (keeps.has(GamePart::Occasion)) {
        out << file.info.event << ", " << file.info.place << '\n';
    }
    if (keeps.has(GamePart::Clocks)) {
        out << (file.time ? gameTimeText(*file.time) : "none") << '\n';
    }
    if (keeps.has(GamePart::Date)) {
        out << file.info.date << '\n';
    }
    if (keeps.has(GamePart::Handicap)) {
        out << file.info.handicap << '\n';
    }
    if (keeps.has(GamePart::Place)) {
        out << sfen(game.position()) << '\n';
    }
    return out.str();
}

class FormatsOnEachGame : public ::testing::TestWithParam<testing::GameAndProfile> {};

TEST_P(FormatsOnEachGame, AGameComesBackAsItWas) {
    const auto variant = testing::game(GetParam().id, GetParam().profile);
    constexpr int kLarge = 19;
    const bool isLarge = variant->shape().ranks() >= kLarge;
    const Catalog catalog{std::filesystem::path()};
    const int games = testing::sampleCount(2, isLarge ? 100 : 1000);
    for (int seed = 0; seed < games; ++seed) {
        const GameFile whole = randomGame(variant, static_cast<std::uint64_t>(seed));
        for (const GameFormat& format : gameFormats()) {
            GameFile file = whole;
            if (!format.keeps.has(GamePart::Characters)) {
                file.info.place = "Kyoto";
            }
            if (!format.keepsGames() || !format.hasRoomFor(*variant, catalog) ||
                (GetParam().profile != kStandardProfile && !format.keeps.has(GamePart::Profile))) {
                continue;
            }
            const std::string text = format.write(file);
            const auto read = readGame(text, "game", catalog);
            ASSERT_TRUE(read) << format.id << ", seed " << seed << ": " << read.error().front().text() << '\n'
                              << text;
            ASSERT_TRUE(read->losses.empty())
                << format.id << ", seed " << seed << ": " << read->losses.front().text() << '\n'
                << text;
            ASSERT_EQ(keptOf(*read, format.keeps), keptOf(file, format.keeps))
                << format.id << ", seed " << seed << '\n'
                << text;
            EXPECT_EQ(format.write(*read), text) << format.id << ", seed " << seed;
        }
    }
}

TEST_P(FormatsOnEachGame, ATextThatBreaksOffGivesBackTheMovesBeforeThat) {
    const auto variant = testing::game(GetParam().id, GetParam().profile);
    const Catalog catalog{std::filesystem::path()};
    const GameFile file = randomGame(variant, 1);
    Random random(5);
    for (const GameFormat& format : gameFormats()) {
        if (!format.keepsGames() || !format.hasRoomFor(*variant, catalog)) {
            continue;
        }
        const std::string text = format.write(file);
        for (int i = 0; i < testing::sampleCount(3, 30); ++i) {
            const std::string cut = text.substr(0, random.below(text.size()));
            const auto read = format.read(cut, "cut", catalog, {});
            if (read) {
                EXPECT_LE(read->game.nodeCount(), file.game.nodeCount());
            } else {
                EXPECT_FALSE(read.error().empty());
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, FormatsOnEachGame, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
