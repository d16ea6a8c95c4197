#include "core/protocol/xboard_setup.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include "core/position/cecp_position.h"
#include "core/protocol/cecp_dialect.h"
#include "core/protocol/xboard_moves.h"
#include "tests/support/game_params.h"

namespace mujo {
namespace {

constexpr std::size_t kPlaces = 66;

/// One side's part of XBoard's table, a text a place.
std::vector<std::string> placesOf(const std::string& table) {
    std::vector<std::string> result;
    for (std::size_t i = 0; i < table.size();) {
        std::string place(1, table[i++]);
        if (place == "^" || place == "*") {
            place += table[i++];
        }
        if (i < table.size() && (table[i] == '\'' || table[i] == '!')) {
            place += table[i++];
        }
        result.push_back(place);
    }
    return result;
}

std::string tableOf(const std::string& setup) {
    const std::size_t begin = setup.find('(') + 1;
    return setup.substr(begin, setup.find(')') - begin);
}

std::vector<std::shared_ptr<const Variant>> gamesThatAreSetUp() {
    std::vector<std::shared_ptr<const Variant>> games;
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        if (fitsXBoard(*entry.standard)) {
            games.push_back(entry.standard);
        }
    }
    return games;
}

TEST(XBoardSetup, TheTableHasAPlaceForEachSideAndKind) {
    for (const auto& variant : gamesThatAreSetUp()) {
        const auto lines = xboardSetup(variant);
        ASSERT_TRUE(lines.front().starts_with("setup (")) << variant->id();
        const auto table = placesOf(tableOf(lines.front()));
        ASSERT_EQ(table.size(), 2 * kPlaces) << variant->id();
        EXPECT_EQ(table[kPlaces - 1], ".") << "XBoard must not look for checks in " << variant->id();
        const std::set<std::string> known(table.begin(), table.end());
        for (const PieceType& type : variant->types()) {
            if (type.formOnly) {
                continue;
            }
            const bool there =
                type.promoted
                    ? known.count('^' + type.letter.substr(1)) + known.count('*' + type.letter.substr(1)) > 0
                    : known.count(type.letter) + known.count('*' + type.letter) > 0;
            EXPECT_TRUE(there) << variant->id() << ' ' << type.letter;
        }
        EXPECT_LT(lines.front().find(')'), 500U) << "XBoard reads no longer table";
        for (std::size_t i = 1; i < lines.size(); ++i) {
            EXPECT_TRUE(lines[i].starts_with("piece ") && lines[i].find("& ") != std::string::npos)
                << lines[i];
        }
        EXPECT_TRUE(lines.front().ends_with(cecpFen(Position::start(variant))));
    }
}

TEST(XBoardSetup, LettersAreDistinctAndReadBack) {
    for (const auto& variant : gamesThatAreSetUp()) {
        std::set<std::string> letters;
        for (const PieceType& type : variant->types()) {
            EXPECT_TRUE(type.formOnly || letters.insert(type.letter).second)
                << variant->id() << ' ' << type.id;
        }
        const Position start = Position::start(variant);
        const auto read = positionFromCecpFen(variant, cecpFen(start));
        ASSERT_TRUE(read.hasValue()) << variant->id();
        EXPECT_TRUE(*read == start) << variant->id();
    }
}

TEST(XBoardSetup, MovesThatXBoardKnowsAreToldAsTheyAre) {
    const auto sho = testing::game("sho");
    EXPECT_EQ(xboardMoves(*sho, *sho->find("DE")), "FsfW");
    EXPECT_EQ(xboardMoves(*sho, *sho->find("+B")), "BW");
    const auto hook = testing::game("hook");
    EXPECT_EQ(xboardMoves(*hook, *hook->find("HM")), "RasR") << "two legs over empty squares";
}

TEST(XBoardSetup, WhatXBoardCannotReadBecomesLeapsToAllTargets) {
    const auto dai = testing::game("dai");
    EXPECT_EQ(xboardMoves(*dai, *dai->find("LN")), "KNADcaKmcabKKjK2NmpabK");
    const auto suzumu = testing::game("suzumu");
    const std::string general = xboardMoves(*suzumu, *suzumu->find("RG"));
    EXPECT_NE(general.find("jjjjjjjjjjjjjjW15"), std::string::npos) << general;
    EXPECT_EQ(general.find('('), std::string::npos) << "XBoard knows no groups";
}

TEST(XBoardSetup, WherePiecesBurnOwnGhostsAreNoObstacle) {
    const auto tenjiku = testing::game("tenjiku");
    EXPECT_EQ(xboardMoves(*tenjiku, *tenjiku->find("P")), "fmcdW");
    EXPECT_NE(xboardMoves(*tenjiku, *tenjiku->find("R")).find("mcdjjjW4"), std::string::npos);
}

TEST(XBoardSetup, NoGameIsDescribedThatIsTooLarge) {
    const Catalog catalog{std::filesystem::path()};
    for (const char* large : {"daidai", "maka", "tai", "taikyoku"}) {
        EXPECT_TRUE(cecpDescription(catalog, testing::game(large)).empty()) << large;
    }
}

} // namespace
} // namespace mujo
