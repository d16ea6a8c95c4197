// Why moves are refused: at least twelve refusals of every family of rules, each with its reason code and a
// sentence for people (item UI-06 of the brief).

#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "core/rules/explain.h"
#include "core/rules/move_text.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;

struct Refused {
    const char* move;
    const char* code;
};

struct Case {
    const char* family;
    const char* game;
    const char* pieces;
    const char* rest;
    const char* before; ///< moves that are played first
    std::vector<Refused> refused;
    const char* profile = "standard";
};

const std::vector<Case>& cases() {
    static const std::vector<Case> kCases = {
        {"turn",
         "chu",
         "K 6l, k 6a, P 6h, r 9a, ln 3d",
         "b - 1",
         "",
         {{"5h5g", "no-piece"},
          {"6g6f", "no-piece"},
          {"1a1b", "no-piece"},
          {"12l12k", "no-piece"},
          {"7d7c", "no-piece"},
          {"6e5e", "no-piece"},
          {"9a9b", "not-your-piece"},
          {"6a6b", "not-your-piece"},
          {"9a8a", "not-your-piece"},
          {"9a9l", "not-your-piece"},
          {"3d3b", "not-your-piece"},
          {"6a5b", "not-your-piece"}}},
        {"turn",
         "chu",
         "K 6l, k 6a, P 6h, r 9a",
         "w - 1",
         "",
         {{"6h6g", "not-your-piece"}, {"6l6k", "not-your-piece"}}},

        {"steps and slides",
         "chu",
         "K 6l, k 6a, R 9h, P 9e, p 5h, G 3j, L 2k, P 2g, KY 11j, PH 7j",
         "b - 1",
         "",
         {{"9h9e", "own-piece-on-target"},
          {"9h9d", "blocked"},
          {"9h9a", "blocked"},
          {"9h4h", "blocked"},
          {"9h1h", "blocked"},
          {"9h8g", "no-such-move"},
          {"9h7f", "no-such-move"},
          {"9h8f", "no-such-move"},
          {"3j3h", "no-such-move"},
          {"3j4k", "no-such-move"},
          {"2k2f", "blocked"},
          {"2k2l", "no-such-move"},
          {"2k2g", "own-piece-on-target"},
          {"9e9f", "no-such-move"},
          {"9e8d", "no-such-move"},
          {"11j11i", "no-such-move"},
          {"11j9i", "no-such-move"},
          {"7j6i", "no-such-move"},
          {"7j7h", "no-such-move"}}},

        {"hook movers",
         "hook",
         "K 1p, k 1a, HM 8h, P 8f, p 5h",
         "b - 1",
         "",
         {{"8h8f", "own-piece-on-target"},
          {"8h8e", "blocked"},
          {"8h8b", "blocked"},
          {"8h4h", "blocked"},
          {"8h1h", "blocked"},
          {"8h4f", "blocked"},
          {"8h4e", "blocked"},
          {"8h4d", "blocked"},
          {"8h3c", "blocked"},
          {"8h2b", "blocked"},
          {"8h5h5f", "no-such-move"}}},
        {"hook movers",
         "hook",
         "K 1p, k 1a, CA 8h, P 6f, p 11k",
         "b - 1",
         "",
         {{"8h8g", "no-such-move"},
          {"8h7h", "no-such-move"},
          {"8h8e", "no-such-move"},
          {"8h3h", "no-such-move"},
          {"8h6f", "own-piece-on-target"},
          {"8h5e", "blocked"}}},

        {"lions",
         "hook",
         "K 1p, k 1a, LN 8h, P 8g, p 7g, p 7f",
         "b - 1",
         "",
         {{"8h8g", "own-piece-on-target"},
          {"8h8e", "no-such-move"},
          {"8h5h", "no-such-move"},
          {"8h8g8f", "no-such-move"},
          {"8h7g8g", "own-piece-on-target"},
          {"8h7g5e", "no-such-move"},
          {"8h7f7e", "no-such-move"},
          {"8h7g7e", "no-such-move"},
          {"8h8g8h", "no-such-move"},
          {"8h5e", "no-such-move"},
          {"8h11h", "no-such-move"},
          {"8h8k", "no-such-move"},
          {"8h7g7f7e", "no-such-move"}}},

        {"burning, area and range captures",
         "tenjiku",
         "K 1p, k 1a, GG 8j, gg 8h, p 8f, VG 12j, P 12i, p 12h",
         "b - 1",
         "",
         {{"8j8f", "blocked"},
          {"8j8g", "blocked"},
          {"8j7h", "no-such-move"},
          {"8j12j", "own-piece-on-target"},
          {"8j13j", "blocked"},
          {"12j12f", "no-such-move"},
          {"12j8h", "no-such-move"}}},
        {"burning, area and range captures",
         "tenjiku",
         "K 1p, k 1a, VG 8j, P 8i, P 7i, P 9i, P 7j, P 9j, P 8k, P 7k, P 9k",
         "b - 1",
         "",
         {{"8j8g", "blocked"},
          {"8j8h", "blocked"},
          {"8j7h", "blocked"},
          {"8j6h", "blocked"},
          {"8j5g", "blocked"},
          {"8j8f", "no-such-move"}}},
        {"burning, area and range captures",
         "suzumu",
         "K 1p, k 1a, FD 8j, P 8h, p 9f, p 7e",
         "b - 1",
         "",
         {{"8j7e", "no-such-move"}, {"8j8h", "own-piece-on-target"}, {"8j9f", "no-such-move"}}},
        {"burning, area and range captures",
         "taikyoku",
         "K 1jj, k 1a, GG 18r, P 18o, gg 18l",
         "b - 1",
         "",
         {{"18r18l", "cannot-take"}, {"18r18k", "blocked"}, {"18r17p", "no-such-move"}}},

        {"forbidden captures",
         "hook",
         "K 1p, k 1a, HM 8h, hm 8d, ca 4h, tg 12h, pc 8l",
         "b - 1",
         "",
         {{"8h8d", "capture-banned"},
          {"8h4h", "capture-banned"},
          {"8h12h", "capture-banned"},
          {"8h8l", "capture-banned"}}},
        {"forbidden captures",
         "hook",
         "K 1p, k 1a, CA 8h, hm 5e, ca 11e, tg 5k, pc 11k",
         "b - 1",
         "",
         {{"8h5e", "capture-banned"},
          {"8h11e", "capture-banned"},
          {"8h5k", "capture-banned"},
          {"8h11k", "capture-banned"}}},
        {"forbidden captures",
         "tai",
         "E 13y, e 13a, g 14a, cp 2b, r 2g",
         "b - 1",
         "",
         {{"13y13a", "protected-from-emperor"}, {"13y2b", "protected-from-emperor"}}},
        {"forbidden captures",
         "tai",
         "E 13y, e 1a, cp 13a, fd 14b, cp 20b, fd 21c",
         "b - 1",
         "",
         {{"13y13a", "protected-from-emperor"}, {"13y20b", "protected-from-emperor"}}},

        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 6e, g 6d", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 6e, s 6d", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 6e, p 6d", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 6e, l 6a", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 6e, r 12e", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 6e, b 10a", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 6d, LN 6g, ln 6e", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 6e, ky 6c", "b - 1", "", {{"6g6e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 4e, ph 2c", "b - 1", "", {{"6g4e", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 8g, q 8a", "b - 1", "", {{"6g8g", "lion-protected"}}},
        {"lion trade", "chu", "K 1l, k 12a, LN 6g, ln 7i, fl 6h", "b - 1", "", {{"6g7i", "lion-protected"}}},
        {"lion trade",
         "chu",
         "K 1l, k 12a, LN 6g, ln 6e, g 6d, p 6f",
         "b - 1",
         "",
         {{"6g6f6e", "lion-protected"}}},

        {"promotion",
         "tai",
         "CP 1y, cp 1a, HM 13m, p 13g, P 20b",
         "b - 1",
         "",
         {{"13m13g=", "must-promote"},
          {"13m13h+", "cannot-promote"},
          {"20b20a+", "cannot-promote"},
          {"1y2x+", "cannot-promote"}}},
        {"promotion",
         "wa",
         "CK 1k, ck 1a, SP 8b, OC 7g, CE 5d",
         "b - 1",
         "",
         {{"8b8a=", "must-promote"},
          {"7g7a=", "must-promote"},
          {"7g7e+", "cannot-promote"},
          {"5d5c+", "cannot-promote"}}},
        {"promotion",
         "shogi",
         "K 1i, k 1a, P 8b, L 7g, N 5d, G 3d, S 9f, R 6h",
         "b - 1",
         "",
         {{"8b8a=", "must-promote"},
          {"7g7a=", "must-promote"},
          {"7g7e+", "cannot-promote"},
          {"3d3c+", "cannot-promote"},
          {"9f9e+", "cannot-promote"},
          {"6h6d+", "cannot-promote"},
          {"1i1h+", "cannot-promote"}}},
        {"promotion",
         "chu",
         "K 6l, k 6a, g 1a, LN 6e, Q 9h, R 3g",
         "b - 1",
         "",
         {{"6e6d+", "cannot-promote"}, {"9h9d+", "cannot-promote"}, {"3g3f+", "cannot-promote"}}},

        {"drops",
         "wa",
         "CK 1k, ck 1a, SP 5g, +SP 4g, sp 3d",
         "b hand=(SP)(OC) 1",
         "",
         {{"SP*5e", "drop-second-on-file"},
          {"SP*5a", "drop-stuck"},
          {"SP*6a", "drop-stuck"},
          {"OC*6a", "drop-stuck"},
          {"OC*5g", "drop-occupied"},
          {"SP*3d", "drop-occupied"},
          {"FF*5d", "not-in-hand"},
          {"CE*5d", "not-in-hand"}}},
        {"drops",
         "shogi",
         "K 9i, k 1a, P 5g",
         "b hand=PLN 1",
         "",
         {{"P*5e", "drop-second-on-file"},
          {"P*6a", "drop-stuck"},
          {"L*6a", "drop-stuck"},
          {"N*6a", "drop-stuck"},
          {"N*6b", "drop-stuck"},
          {"L*1a", "drop-occupied"},
          {"R*5e", "not-in-hand"}}},
        {"drops", "shogi", "K 9i, k 1a, n 2a, G 2c, R 3b, S 1d", "b hand=P 1", "", {{"P*1b", "drop-mates"}}},
        {"drops", "chu", "K 6l, k 6a, G 1l, g 1a", "b - 1", "", {{"P*5e", "no-drops"}}},
        {"drops", "wa", "CK 1k, ck 1a", "b - 1", "", {{"SP*5e", "no-drops"}}, "no-drops"},

        {"passes",
         "hook",
         "K 1p, k 1a, R 8h, P 9h, G 7h, HM 5h, B 3h, KY 11k, L 2n, DE 4n",
         "b - 1",
         "",
         {{"8h8h", "pass-impossible"},
          {"9h9h", "pass-impossible"},
          {"7h7h", "pass-impossible"},
          {"5h5h", "pass-impossible"},
          {"3h3h", "pass-impossible"},
          {"11k11k", "pass-impossible"},
          {"2n2n", "pass-impossible"},
          {"4n4n", "pass-impossible"},
          {"1p1p", "pass-impossible"}}},
        {"passes",
         "hook",
         "K 1p, k 1a, +DH 8h, P 8g, LN 3p, p 12b",
         "b - 1",
         "",
         {{"8h8h", "pass-impossible"}}},
        {"passes", "hook", "K 1p, k 1a, LN 8h, p 12b", "b - 1", "8h8h 12b12c", {{"8h8h", "pass-forbidden"}}},
        {"passes", "suzumu", "K 1p, k 1a, LN 8h, ln 8b", "b - 1", "8h8h", {{"8b8b", "pass-forbidden"}}},

        {"safety of the royal",
         "shogi",
         "K 5i, k 1a, G 5h, r 5b, S 4h, b 1e, N 6h, b 9e",
         "b - 1",
         "",
         {{"5h4g", "royal-exposed"},
          {"5h6g", "royal-exposed"},
          {"4h5g", "royal-exposed"},
          {"6h7f", "royal-exposed"},
          {"6h5f", "royal-exposed"}}},
        {"safety of the royal",
         "shogi",
         "K 5i, k 1a, r 4b, l 6b, g 5g",
         "b hand=P 1",
         "",
         {{"5i4i", "royal-exposed"},
          {"5i4h", "royal-exposed"},
          {"5i6i", "royal-exposed"},
          {"5i6h", "royal-exposed"},
          {"5i5h", "royal-exposed"}}},
        {"safety of the royal",
         "shogi",
         "K 5i, k 1a, r 5b, R 1h, P 9g",
         "b hand=P 1",
         "",
         {{"9g9f", "royal-exposed"}, {"1h1b", "royal-exposed"}, {"P*4e", "royal-exposed"}}},
    };
    return kCases;
}

void expectRefused(const Scene& scene, const Refused& refused, const std::string& family) {
    const std::string where = family + ", " + refused.move + " in " + scene.text();
    EXPECT_EQ(scene.refusal(refused.move), refused.code) << where;
    EXPECT_FALSE(scene.allows(refused.move)) << where;
    const auto parsed = rules::parseMoveText(scene.game().variant(), refused.move);
    ASSERT_TRUE(parsed.hasValue()) << where;
    const auto explained = rules::explain(scene.position(), scene.game().history(), *parsed);
    ASSERT_GT(explained.sentence.size(), 12U) << where;
    EXPECT_TRUE(std::isupper(static_cast<unsigned char>(explained.sentence.front())) != 0)
        << explained.sentence;
    EXPECT_EQ(explained.sentence.back(), '.') << explained.sentence;
    // What blocks, protects or attacks is marked on the board.
    const std::string code = refused.code;
    if (code == "blocked" || code == "lion-protected" || code == "protected-from-emperor" ||
        code == "royal-exposed" || code == "capture-banned" || code == "cannot-take" ||
        code == "drop-second-on-file") {
        EXPECT_FALSE(explained.squares.empty()) << where << ": " << explained.sentence;
    }
    for (const Square square : explained.squares) {
        EXPECT_FALSE(scene.position().at(square).isEmpty() && code != "royal-exposed") << where;
    }
}

TEST(Refusals, OfEveryFamilyOfRulesSayWhy) {
    std::map<std::string, int> counts;
    for (const Case& each : cases()) {
        Scene scene(each.game, each.pieces, each.rest, each.profile);
        scene.playAll(each.before);
        for (const Refused& refused : each.refused) {
            expectRefused(scene, refused, each.family);
            ++counts[each.family];
        }
    }
    for (const auto& [family, count] : counts) {
        EXPECT_GE(count, 12) << family;
    }
    EXPECT_EQ(counts.size(), 11U);
}

// Tai: no position may come a second time. Twelve pieces go out and back.
TEST(Refusals, OfRepetitionsSayWhy) {
    const std::vector<std::string> kinds = {"R",  "B",  "Q",  "DK", "DH", "VM",
                                            "SM", "RV", "FE", "LN", "FD", "VO"};
    int count = 0;
    for (const std::string& kind : kinds) {
        Scene scene("tai", "CP 1y, cp 1a, " + kind + " 13m, r 5e");
        std::string there;
        for (const char* target : {"13l", "12l", "14m", "12m"}) {
            if (there.empty() && scene.allows(std::string("13m") + target) &&
                Scene("tai", "CP 1y, cp 1a, " + kind + " " + target + ", r 5e")
                    .allows(std::string(target) + "13m")) {
                there = target;
            }
        }
        ASSERT_FALSE(there.empty()) << kind;
        scene.playAll("13m" + there + " 5e5f " + there + "13m");
        expectRefused(scene, {"5f5e", "repetition"}, "repetition");
        ++count;
    }
    EXPECT_GE(count, 12);
}

} // namespace
} // namespace mujo
