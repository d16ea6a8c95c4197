#include "core/protocol/cecp_dialect.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/protocol/cecp_highlight.h"
#include "core/rules/legal_moves.h"
#include "core/variant_file/catalog.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

/// The shipped games alone.
Catalog shipped() {
    return Catalog(std::filesystem::path());
}

struct GameOfCatalog {
    std::string id;
    std::string profile;
};

std::vector<GameOfCatalog> allGames() {
    std::vector<GameOfCatalog> games;
    const Catalog catalog = shipped();
    for (const Catalog::Entry& entry : catalog.entries()) {
        for (const Profile& profile : entry.standard->data().optionTable.profiles) {
            games.push_back({entry.standard->id(), profile.id});
        }
    }
    return games;
}

/// Two moves that differ in nothing but what the protocol cannot say.
bool sameInProtocol(const Move& a, const Move& b) {
    return a == b || (a.isPass() && b.isPass());
}

TEST(CecpDialect, ReadsBackEveryLegalMoveOfEveryGame) {
    const Catalog catalog = shipped();
    for (const GameOfCatalog& each : allGames()) {
        const auto variant = *catalog.load(each.id, each.profile);
        Random random(11);
        const int positions = variant->shape().squareCount() > 400 ? 10 : testing::sampleCount(40, 100);
        for (int i = 0; i < positions; ++i) {
            const testing::Sample sample = testing::played(variant, random, i);
            const auto legal = rules::legalMoves(sample.position, sample.history);
            for (const Move& move : legal) {
                const std::string text = cecpMove(*variant, move);
                const auto again = readCecpMove(sample.position, legal, text);
                ASSERT_TRUE(again) << each.id << ' ' << text;
                ASSERT_TRUE(sameInProtocol(*again, move)) << each.id << ' ' << text;
            }
        }
    }
}

TEST(CecpDialect, AHundredRandomPositionsOfEachGameWithLettersRoundTrip) {
    const Catalog catalog = shipped();
    for (const GameOfCatalog& each : allGames()) {
        const auto variant = *catalog.load(each.id, each.profile);
        if (!variant->hasLetters()) {
            continue;
        }
        Random random(12);
        for (int i = 0; i < testing::sampleCount(100, 100); ++i) {
            const testing::Sample sample = testing::played(variant, random, i);
            const std::string text = cecpFen(sample.position);
            const auto again = positionFromCecpFen(variant, text);
            ASSERT_TRUE(again) << text << ": " << again.error().front().text();
            EXPECT_EQ(cecpFen(*again), text);
            EXPECT_EQ(again->turn(), sample.position.turn());
            const auto legal = rules::legalMoves(sample.position, sample.history);
            for (const Move& move : legal) {
                const auto read = readCecpMove(sample.position, legal, cecpMove(*variant, move));
                ASSERT_TRUE(read) << text << ' ' << cecpMove(*variant, move);
                EXPECT_TRUE(sameInProtocol(*read, move));
            }
        }
    }
}

TEST(CecpDialect, WaIsWrittenAsTheOtherEnginesWriteIt) {
    const auto wa = testing::game("wa", "no-drops");
    EXPECT_EQ(cecpFen(Position::start(wa)),
              "hmlcvkwgudo/1e3s3f1/ppprpppxppp/3p3p3/11/11/11/3P3P3/PPPXPPPRPPP/"
              "1F3S3E1/ODUGWKVCLMH w 0 1");
    const CecpVariantNames known = cecpVariantNames(shipped());
    std::vector<std::string> names = known.shownByXBoard;
    names.insert(names.end(), known.others.begin(), known.others.end());
    for (const char* name : {"wa-shogi", "wa-shogi-drop", "chu", "dai"}) {
        EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << name;
    }
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
    const auto lines = cecpDescription(shipped(), testing::game("wa"));
    ASSERT_FALSE(lines.empty());
    EXPECT_NE(lines[0].find("11x11+16_chu"), std::string::npos);
    EXPECT_NE(std::find(lines.begin(), lines.end(), "piece P& fWf@10"), lines.end());
    EXPECT_NE(std::find(lines.begin(), lines.end(), "piece O& fR@10"), lines.end());
    EXPECT_NE(std::find(lines.begin(), lines.end(), "piece +H& vN"), lines.end());
}

TEST(CecpDialect, ChuAndDaiAreWrittenAsTheOtherEngineWritesThem) {
    const auto chu = testing::game("chu");
    EXPECT_EQ(cecpRows(Position::start(chu)),
              "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/"
              "3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL");
    const auto dai = testing::game("dai");
    const auto position = positionFromCecpFen(dai, cecpFen(Position::start(dai)));
    ASSERT_TRUE(position);
    EXPECT_NE(cecpRows(*position).find("L!"), std::string::npos);
    EXPECT_NE(cecpRows(*position).find("f'"), std::string::npos);
}

TEST(CecpDialect, ALionsMovesAreWrittenLegByLeg) {
    const auto chu = testing::game("chu");
    const auto position = *positionFromCecpFen(chu, "11k/12/12/12/12/6p5/5p6/4N7/12/12/12/K11 w");
    const auto legal = rules::legalMoves(position, History(position.key()));
    for (const char* text : {"e5f6,f6g7", "e5f6,f6e5", "e5f6", "e5g7", "e5e7", "@@@@"}) {
        const auto move = readCecpMove(position, legal, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(cecpMove(*chu, *move), text);
    }
    // A lion may go on from the pawn it takes, and from nowhere else must it.
    const Square lion = *chu->shape().parse("e5", SquareStyle::Chess);
    const Square pawn = *chu->shape().parse("f6", SquareStyle::Chess);
    EXPECT_TRUE(cecpGoesOn(legal, lion, pawn));
    EXPECT_NE(cecpHighlight(position, legal, lion, std::nullopt).find('C'), std::string::npos);
    EXPECT_EQ(cecpHighlight(position, legal, lion, pawn).substr(0, 23), "12/12/12/12/12/4YYR5/4Y");
}

TEST(CecpDialect, APositionNeedsNothingBehindItsRowsAndMayHaveMore) {
    const auto wa = testing::game("wa");
    const std::string rows = cecpRows(Position::start(wa));
    for (const char* rest : {"", " w", " b", " w 0 1", " w - - 0 1 something"}) {
        const auto position = positionFromCecpFen(wa, rows + rest);
        ASSERT_TRUE(position) << rest;
        EXPECT_EQ(position->turn(), std::string(rest) == " b" ? Side::Gote : Side::Sente);
    }
    const auto held = positionFromCecpFen(wa, rows + "[PPf] b 0 1");
    ASSERT_TRUE(held) << held.error().front().text();
    EXPECT_EQ(held->inHand(Side::Sente, *wa->find("SP")), 2);
    EXPECT_EQ(held->inHand(Side::Gote, *wa->find("FF")), 1);
    EXPECT_FALSE(positionFromCecpFen(testing::game("wa", "no-drops"), rows + "[P] w"));
}

TEST(CecpDialect, FaultyPositionsAreRefusedWithTheirPlace) {
    const auto wa = testing::game("wa");
    for (const char* text :
         {"", "x", "11/11", "kkkkkkkkkkkkkkkk", "99999999999999", "+", "11/11/11/11/11/11/11/11/11/11/11/11",
          "hmlcvkwgud?/11/11/11/11/11/11/11/11/11/11"}) {
        const auto position = positionFromCecpFen(wa, text);
        ASSERT_FALSE(position) << text;
        EXPECT_GT(position.error().front().column, 0) << text;
    }
}

TEST(CecpDialect, SeveralLegsAreJoinedAndEmptyStopsAreRead) {
    const auto hook = testing::game("hook");
    Random random(3);
    bool found = false;
    for (int i = 0; i < 60 && !found; ++i) {
        const testing::Sample sample = testing::played(hook, random, 80 + i);
        const auto legal = rules::legalMoves(sample.position, sample.history);
        const auto two = std::find_if(legal.begin(), legal.end(), [](const Move& move) {
            return !move.isDrop() && move.path.size() == 2;
        });
        if (two != legal.end()) {
            found = true;
            const auto legs = cecpLegs(*hook, *two);
            ASSERT_EQ(legs.size(), 2U);
            EXPECT_EQ(cecpMove(*hook, *two), legs[0] + ',' + legs[1]);
        }
    }
    EXPECT_TRUE(found);
}

TEST(CecpDialect, RefusesTextsThatAreNoMoves) {
    const auto wa = testing::game("wa");
    const Position start = Position::start(wa);
    const History history(start.key());
    const auto legal = rules::legalMoves(start, history);
    for (const char* text :
         {"", "a", "a1", "a1a", "a1b", "@", "P@", "P@z9", "Z@a5", "a4a5,", ",", "a4a5,b5b6", "a4a5x", "@@@@",
          "a99999999999999999999a1", "a3a4a5", "a0a1", "d4d5,d5d6"}) {
        EXPECT_FALSE(readCecpMove(start, legal, text)) << text;
    }
    EXPECT_TRUE(readCecpMove(start, legal, "d4d5"));
    EXPECT_TRUE(readCecpMove(start, legal, "d4d5="));
    EXPECT_EQ(cecpRefusal(start, history, "d4d5+"), "cannot-promote");
    EXPECT_EQ(cecpRefusal(start, history, "rubbish"), "unknown-move");
}

TEST(CecpHighlight, MarksQuietMovesCapturesAndPromotions) {
    const auto wa = testing::game("wa");
    const auto position = *positionFromCecpFen(wa, "5k5/11/11/4p6/4S6/11/11/11/11/11/5K5 w");
    const auto legal = rules::legalMoves(position, History(position.key()));
    const Square swallow = *wa->shape().parse("e7", SquareStyle::Chess);
    // Beyond rank 8 it may promote only by moving there: sideways, forwards on the pawn, one step back.
    EXPECT_EQ(cecpHighlight(position, legal, swallow, std::nullopt),
              "11/11/11/4R6/YYYY1YYYYYY/4Y6/11/11/11/11/11");
}

TEST(ProtocolsOfVariantFiles, FaultsAreFound) {
    const std::string good = std::string(std::string(shipped().find("wa")->standard->text()));
    const auto faults = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
        Catalog catalog = shipped();
        const auto added = catalog.add(text, "wa.json");
        return added ? std::string() : added.error().front().message.english();
    };
    EXPECT_EQ(faults("\"CK\": \"K\"", "\"CK\": \"K\""), "");
    EXPECT_EQ(faults("\"CK\": \"K\"", "\"CK\": \"k\""),
              "a letter must be one of A-Z, alone or with ' or ! behind it");
    EXPECT_EQ(faults("\"CK\": \"K\"", "\"CK\": \"P\""), "two pieces with the letter \"P\"");
    EXPECT_EQ(faults("\"CK\": \"K\", ", ""), "\"letters\" has none for the piece \"CK\"");
    EXPECT_EQ(faults("\"CK\": \"K\"", "\"XX\": \"K\""), "there is no unpromoted piece \"XX\"");
    EXPECT_EQ(faults("\"board\": \"rows\"", "\"board\": \"half\"").empty(), false);
    EXPECT_EQ(faults("{\"name\": \"wa-shogi\", \"profile\": \"no-drops\"",
                     "{\"name\": \"wa-shogi\", \"profile\": \"none\""),
              "this game has no profile \"none\"");
    EXPECT_EQ(faults("\"family\"", "\"famly\"").empty(), false);
}

TEST(ProtocolsOfVariantFiles, HabitsAreFoundByTheBeginningOfTheName) {
    const Catalog catalog = shipped();
    const auto engines = catalog.find("wa")->notes.engines;
    ASSERT_NE(habitsOf(engines, "HaChu 0.21"), nullptr);
    EXPECT_EQ(habitsOf(engines, "HaChu 0.21")->board, EngineHabits::Board::RowsOnly);
    EXPECT_TRUE(habitsOf(engines, "HaChu 0.21")->clockPercent.has_value());
    const auto chu = catalog.find("chu")->notes.engines;
    EXPECT_EQ(habitsOf(chu, "HaChu 0.21")->pawnScore, 20);
    ASSERT_NE(habitsOf(engines, "Sjaak II 1.4.1"), nullptr);
    EXPECT_FALSE(habitsOf(engines, "Sjaak II 1.4.1")->clockPercent.has_value());
    EXPECT_EQ(habitsOf(engines, "Sjaak II 1.4.1")->pawnScore, 100);
    EXPECT_EQ(habitsOf(engines, "Something"), nullptr);
}

} // namespace
} // namespace mujo
