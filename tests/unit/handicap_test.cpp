#include "core/game/handicap.h"

#include <gtest/gtest.h>

#include "core/game/formats/format.h"
#include "core/game/formats/game_json.h"
#include "core/position/sfen.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/loader.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

std::string startWith(const std::string& game, const std::string& id) {
    const std::vector<Handicap> handicaps = testing::notes(game).handicaps;
    const Handicap* handicap = handicapNamed(handicaps, id);
    const auto start = handicap != nullptr ? handicapStart(testing::game(game), *handicap) : std::nullopt;
    return start ? sfenInLetters(*start).value_or(sfen(*start)) : std::string();
}

// Source: Wikipedia, Handicap (shogi).
TEST(Handicap, OfShogiTakesThePiecesOfGoteAway) {
    EXPECT_EQ(startWith("shogi", "lance"), "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(startWith("shogi", "right-lance"),
              "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(startWith("shogi", "rook-lance"),
              "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(startWith("shogi", "six"), "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    EXPECT_EQ(startWith("shogi", "ten"), "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
}

// Source: the Middle Shogi Manual by G. F. Hodges as Wikipedia, Chu shogi, tells it: a second lion by
// promoting the kirin of the weaker player, a third one by exchanging the phoenix for the kirin of the other.
TEST(Handicap, OfChuGivesLionsAndASecondKing) {
    const auto chu = testing::game("chu");
    const std::vector<Handicap> handicaps = testing::notes("chu").handicaps;
    const auto count = [&](const Position& position, const char* id, Side side) {
        int found = 0;
        for (const Square square : position.pieces(side)) {
            found += chu->type(position.at(square).type()).id == id ? 1 : 0;
        }
        return found;
    };
    const auto three = handicapStart(chu, *handicapNamed(handicaps, "three-lions"));
    ASSERT_TRUE(three);
    EXPECT_EQ(count(*three, "+KY", Side::Sente), 2);
    EXPECT_EQ(count(*three, "PH", Side::Sente), 0);
    EXPECT_EQ(count(*three, "PH", Side::Gote), 2);
    EXPECT_EQ(count(*three, "KY", Side::Gote), 0);
    const auto kings = handicapStart(chu, *handicapNamed(handicaps, "two-kings"));
    ASSERT_TRUE(kings);
    EXPECT_EQ(kings->royals(Side::Sente).size(), 2U);
    EXPECT_EQ(kings->royals(Side::Gote).size(), 1U);
    for (const Handicap& handicap : handicaps) {
        const auto start = handicapStart(chu, handicap);
        ASSERT_TRUE(start) << handicap.id;
        EXPECT_EQ(start->turn(), Side::Gote);
        EXPECT_EQ(handicapOf(*start, handicaps), &handicap);
        if (handicap.changes.size() == 1 && handicap.changes.front().piece.empty()) {
            const Cell cell = Position::start(chu).at(handicap.changes.front().square);
            EXPECT_EQ(cell.owner(), Side::Gote);
            EXPECT_EQ(chu->type(cell.type()).name, handicap.name);
        }
    }
    EXPECT_EQ(handicapOf(Position::start(chu), handicaps), nullptr);
    EXPECT_EQ(handicapNamed(handicaps, "hundred-lions"), nullptr);
}

TEST(Handicap, ByHandHasTheNamesOfTheMissingPieces) {
    const auto shogi = testing::game("shogi");
    const std::vector<Handicap> handicaps = testing::notes("shogi").handicaps;
    const auto name = [&](const char* text) { return handicapName(handicaps, testing::at(shogi, text)); };
    EXPECT_EQ(name("lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"), "Rook and lance");
    EXPECT_EQ(name("lnsgkg1nl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"), "Silver General, Rook");
    EXPECT_EQ(name("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"), "");
    EXPECT_EQ(name("lnsgkg1nl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"), "");
    EXPECT_EQ(name("lnsgkg1nl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w S 1"), "");
    EXPECT_EQ(name("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL w - 1"), "");
    EXPECT_EQ(name("lnsgkgsnl/9/ppppppppp/9/1r7/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"), "");
}

TEST(Handicap, IsPossibleUnderEveryReading) {
    for (const testing::GameAndProfile& each : testing::gamesAndProfiles()) {
        const auto variant = testing::game(each.id, each.profile);
        for (const Handicap& handicap : testing::notes(each.id).handicaps) {
            EXPECT_TRUE(handicapStart(variant, handicap)) << each << ' ' << handicap.id;
        }
    }
}

TEST(Handicap, IsNamedInTheRecord) {
    const Catalog catalog{std::filesystem::path()};
    const std::vector<Handicap> handicaps = testing::notes("shogi").handicaps;
    GameFile file{Game(*handicapStart(testing::game("shogi"), *handicapNamed(handicaps, "two")))};
    file.info.handicap = "Two pieces";
    const std::string text = writeGameJson(file);
    const auto read = readGame(text, "a.mujo", catalog);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->info, file.info);
    EXPECT_EQ(read->game.start(), file.game.start());
}

std::string faultsOf(const std::string& handicaps) {
    const std::string text = R"({"id": "t", "name": "T", "board": {"files": 3, "ranks": 3},
"pieces": [{"id": "K", "name": "King", "kanji": "玉", "betza": "K", "royal": true}],
"setup": [["", "K", ""]],
"handicaps": )" + handicaps + "}";
    std::string faults;
    for (const Diagnostic& fault : checkVariant(text, "t.json")) {
        faults += fault.text() + '\n';
    }
    return faults;
}

TEST(Handicap, AFaultyOneIsRefusedWithItsPlace) {
    EXPECT_EQ(faultsOf(R"([{"id": "a", "name": "A", "changes": {"2a": "K"}}])"), "");
    EXPECT_NE(faultsOf(R"([{"id": "a", "name": "A", "changes": {"9z": ""}}])").find("t.json:4:"),
              std::string::npos);
    EXPECT_NE(faultsOf(R"([{"id": "a", "name": "A", "changes": {"1a": ""}}])").find("no piece stands on 1a"),
              std::string::npos);
    EXPECT_NE(faultsOf(R"([{"id": "a", "name": "A", "changes": {"2a": "X"}}])").find("there is no piece"),
              std::string::npos);
    EXPECT_NE(faultsOf(R"([{"id": "a", "name": "A", "changes": {"2a": 1}}])").find("a change is the id"),
              std::string::npos);
    EXPECT_NE(faultsOf(R"([{"id": "A!", "name": "A"}])").find("must consist of"), std::string::npos);
    EXPECT_NE(faultsOf(R"([{"id": "a", "name": "A"}])").find("needs \"changes\""), std::string::npos);
    EXPECT_NE(faultsOf(R"([{"id": "a", "name": "A", "changes": {"2a": "K"}},
        {"id": "a", "name": "B", "changes": {"2a": "K"}}])")
                  .find("a second handicap"),
              std::string::npos);
    EXPECT_NE(faultsOf(R"([{"id": "a", "nam": "A", "changes": {"2a": "K"}}])").find("nam"),
              std::string::npos);
}

} // namespace
} // namespace mujo
