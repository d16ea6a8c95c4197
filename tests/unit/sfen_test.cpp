#include "core/position/sfen.h"

#include <gtest/gtest.h>

#include "tests/support/sampling.h"

namespace mujo {
namespace {

const std::string kEmptyWa = "11/11/11/11/11/11/11/11/11/11/";

/// Columns of all faults of a text for Wa.
std::vector<int> columns(const std::string& text, std::string_view profile = kStandardProfile) {
    const auto variant = testing::game("wa", profile);
    std::vector<int> out;
    const auto setup = parseSfen(*variant, text);
    if (!setup) {
        for (const Diagnostic& fault : setup.error()) {
            EXPECT_FALSE(fault.message.empty());
            out.push_back(fault.column);
        }
    }
    return out;
}

using Columns = std::vector<int>;
constexpr int kAfterRows = 31; ///< column behind kEmptyWa

TEST(PositionText, WritesTheOpeningInTheAgreedShape) {
    EXPECT_EQ(
        sfen(Position::start(testing::game("wa"))),
        "(lh)(cm)(so)(fc)(vs)(ck)(vw)(fg)(sc)(bd)(oc)/1(ce)3(sw)3(ff)1/"
        "(sp)(sp)(sp)(rr)(sp)(sp)(sp)(tf)(sp)(sp)"
        "(sp)/3(sp)3(sp)3/11/11/11/3(SP)3(SP)3/(SP)(SP)(SP)(TF)(SP)(SP)(SP)(RR)(SP)(SP)(SP)/1(FF)3(SW)3(CE)1/"
        "(OC)(BD)(SC)(FG)(VW)(CK)(VS)(FC)(SO)(CM)(LH) b - 1");
}

TEST(PositionText, HasAHeaderWhereTheProfileIsNotTheStandard) {
    const auto variant = testing::game("wa", "no-drops");
    const std::string text = sfen(Position::start(variant));
    EXPECT_EQ(text.substr(0, 14), "[wa;no-drops] ");
    EXPECT_TRUE(positionFromSfen(variant, text));
    EXPECT_FALSE(positionFromSfen(testing::game("wa"), text));
    EXPECT_EQ(sfenHeader(text).id, "wa");
    EXPECT_EQ(sfenHeader(text).profile, "no-drops");
    EXPECT_EQ(sfenHeader("11/11").id, "");
}

TEST(PositionText, AcceptsAHeaderOfItsOwnGameAndRefusesAnother) {
    EXPECT_EQ(columns("[wa] " + kEmptyWa + "11 b - 1"), Columns{});
    EXPECT_EQ(columns("[wa;standard] " + kEmptyWa + "11 b - 1"), Columns{});
    EXPECT_EQ(columns("[tai] " + kEmptyWa + "11 b - 1"), (Columns{2}));
    EXPECT_FALSE(columns("[wa " + kEmptyWa + "11 b - 1").empty());
}

TEST(PositionText, NamesTheColumnOfAnUnknownPiece) {
    EXPECT_EQ(columns("3(XX)7/" + kEmptyWa.substr(3) + "11 b - 1"), (Columns{2}));
    EXPECT_EQ(columns(kEmptyWa + "5?5 b - 1"), (Columns{kAfterRows + 1}));
    EXPECT_EQ(columns(kEmptyWa + "5(Sp)5 b - 1"), (Columns{kAfterRows + 1}));
    EXPECT_EQ(columns(kEmptyWa + "5+(CK)5 b - 1"), (Columns{kAfterRows + 1}));
}

TEST(PositionText, NamesTheRankThatIsTooLongOrTooShort) {
    EXPECT_EQ(columns("10/" + kEmptyWa.substr(3) + "11 b - 1"), (Columns{1}));
    EXPECT_EQ(columns("11/12/" + kEmptyWa.substr(6) + "11 b - 1"), (Columns{4}));
    EXPECT_EQ(columns("11/0(SP)10/" + kEmptyWa.substr(6) + "11 b - 1"), (Columns{4}));
    EXPECT_FALSE(columns(kEmptyWa.substr(3) + "11 b - 1").empty());
    EXPECT_FALSE(columns(kEmptyWa + "11/11 b - 1").empty());
}

TEST(PositionText, NamesTheColumnOfEveryBadField) {
    EXPECT_EQ(columns(kEmptyWa + "11 x - 1"), (Columns{kAfterRows + 3}));
    EXPECT_EQ(columns(kEmptyWa + "11 b ? 1"), (Columns{kAfterRows + 5}));
    EXPECT_EQ(columns(kEmptyWa + "11 b - 0"), (Columns{kAfterRows + 7}));
    EXPECT_EQ(columns(kEmptyWa + "11 b - one"), (Columns{kAfterRows + 7}));
    EXPECT_EQ(columns(kEmptyWa + "11 b - 1 more"), (Columns{kAfterRows + 9}));
    EXPECT_EQ(columns(kEmptyWa + "11 x - 0"), (Columns{kAfterRows + 3, kAfterRows + 7}));
    EXPECT_FALSE(columns(kEmptyWa + "11").empty());
    EXPECT_FALSE(columns("").empty());
}

TEST(PositionText, ReadsHandsWithCountsAndCase) {
    const auto position = positionFromSfen(testing::game("wa"), kEmptyWa + "11 w hand=2(SP)(oc)3(sp) 8");
    ASSERT_TRUE(position);
    const Variant& wa = position->variant();
    EXPECT_EQ(position->inHand(Side::Sente, *wa.find("SP")), 2);
    EXPECT_EQ(position->inHand(Side::Gote, *wa.find("SP")), 3);
    EXPECT_EQ(position->inHand(Side::Gote, *wa.find("OC")), 1);
    EXPECT_EQ(position->turn(), Side::Gote);
    EXPECT_EQ(position->ply(), 8);
}

TEST(PositionText, RefusesImpossibleHands) {
    const int at = kAfterRows + 10;
    EXPECT_EQ(columns(kEmptyWa + "11 b hand=+(SP) 1"), (Columns{at}));
    EXPECT_EQ(columns(kEmptyWa + "11 b hand=0(SP) 1"), (Columns{at}));
    EXPECT_EQ(columns(kEmptyWa + "11 b hand=999999999999(SP) 1"), (Columns{at}));
    EXPECT_EQ(columns(kEmptyWa + "11 b hand=2 1"), (Columns{at}));
    EXPECT_EQ(columns(kEmptyWa + "11 b hand=(ZZ) 1"), (Columns{at}));
}

TEST(PositionText, IgnoresKnownKeysThatTheGameHasNoUseFor) {
    EXPECT_EQ(columns(kEmptyWa + "11 b skip=bw,lion=5c 1"), Columns{});
    EXPECT_EQ(columns(kEmptyWa + "11 b hand=(SP) 1", "no-drops"), Columns{});
    EXPECT_EQ(columns(kEmptyWa + "11 b skip=x 1"), (Columns{kAfterRows + 10}));
    EXPECT_EQ(columns(kEmptyWa + "11 b moon=full 1"), (Columns{kAfterRows + 5}));
}

TEST(PositionText, CountsCharactersNotBytes) {
    // 歩 takes three bytes and one column.
    EXPECT_EQ(columns(kEmptyWa + "5歩5 x - 1"), (Columns{kAfterRows + 1, kAfterRows + 4}));
}

TEST(PositionText, RefusesHostileTexts) {
    EXPECT_FALSE(columns(std::string(10U << 20U, '/')).empty());
    EXPECT_FALSE(columns(std::string(10U << 20U, '9')).empty());
    EXPECT_FALSE(columns(std::string(90000, '+')).empty());
    EXPECT_FALSE(columns(std::string("11/\0/11", 7)).empty());
    EXPECT_LE(columns(std::string(90000, '?')).size(), 100U);
}

TEST(PositionText, RefusesEveryCutOffText) {
    const auto variant = testing::game("suzumu");
    const std::string whole = sfen(Position::start(variant));
    for (std::size_t length = 0; length < whole.size(); ++length) {
        EXPECT_FALSE(positionFromSfen(variant, whole.substr(0, length))) << length;
    }
}

// A hand has room for 255; captures must not make it overflow.
TEST(Sfen, RefusesMoreOfAKindThanOneHandCouldHold) {
    const auto wa = testing::game("wa");
    const std::string rows = "5(CK)5/11/11/11/11/11/11/11/11/(sp)(sp)(sp)(sp)(sp)6/5(ck)5 b ";
    EXPECT_TRUE(positionFromSfen(wa, rows + "hand=125(SP)125(sp) 1"));
    EXPECT_FALSE(positionFromSfen(wa, rows + "hand=126(SP)125(sp) 1"));
    EXPECT_FALSE(positionFromSfen(wa, rows + "hand=250(SP)3(sp) 1"));
}

// Lishogi's start position of Chu, as its documentation has it.
TEST(Sfen, ReadsAndWritesTheTextOfLishogiForChu) {
    const std::string start =
        "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/"
        "A1B1TOXT1B1A/LFCSGKEGSCFL b - 1";
    const auto variant = testing::game("chu", "lishogi");
    EXPECT_EQ(sfenInLetters(Position::start(variant)), start);
    const auto read = positionFromSfen(variant, start);
    ASSERT_TRUE(read);
    EXPECT_TRUE(*read == Position::start(variant));
}

TEST(Sfen, KeepsTheLionSquareAndPromotedPiecesOfLishogi) {
    const std::string text = "12/12/4+o7/12/12/12/12/3K8/12/12/12/k11 w 8c 17";
    const auto variant = testing::game("chu", "lishogi");
    const auto read = positionFromSfen(variant, text);
    ASSERT_TRUE(read);
    EXPECT_EQ(sfenInLetters(*read), text);
    EXPECT_NE(sfen(*read).find("lion=8c"), std::string::npos);
    EXPECT_FALSE(sfenInLetters(Position::start(testing::game("dai"))));
}

} // namespace
} // namespace mujo
