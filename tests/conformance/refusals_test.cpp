// Why moves are refused: at least twelve refusals of every family of rules, each with its reason code and a
// sentence for people.

#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "core/rules/explain.h"
#include "core/rules/move_text.h"
#include "core/words/refusal_words.h"
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
        {"drops",
         "tori",
         "PH 1g, ph 1a, SW 5e, SW 5d",
         "b hand=(SW) 1",
         "",
         {{"SW*5f", "drop-file-full"}, {"SW*5c", "drop-file-full"}}},
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
    const std::string sentence = words::refusal(English(), scene.game().variant(), explained);
    ASSERT_GT(sentence.size(), 12U) << where;
    EXPECT_TRUE(std::isupper(static_cast<unsigned char>(sentence.front())) != 0) << sentence;
    EXPECT_EQ(sentence.back(), '.') << sentence;
    // What blocks, protects or attacks is marked on the board.
    const std::string code = refused.code;
    if (code == "blocked" || code == "lion-protected" || code == "protected-from-emperor" ||
        code == "royal-exposed" || code == "capture-banned" || code == "cannot-take" ||
        code == "drop-second-on-file" || code == "drop-file-full") {
        EXPECT_FALSE(explained.squares.empty()) << where << ": " << sentence;
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

struct Told {
    const char* game;
    const char* pieces;
    const char* before; ///< moves that are played first
    const char* move;
    const char* code;
    const char* sentence;
    const char* rest = "b - 1";
};

// The sentence names the rule by which the move is refused.
TEST(Refusals, NameTheRule) {
    const std::vector<Told> all = {
        // A skipped turn does not promote, whoever has skipped before.
        {"suzumu", "K 1p, k 1a, LN 8l", "", "8l8l+", "cannot-promote", "A skipped turn never promotes."},
        {"hook", "K 1p, k 1a, LN 8h", "", "8h8h+", "cannot-promote", "A skipped turn never promotes."},
        {"tai", "CP 1y, cp 1a, LN 13m", "", "13m13m+", "cannot-promote", "A skipped turn never promotes."},
        {"hook", "K 1p, k 1a, LN 8h, p 12b", "8h8h 12b12c", "8h8h+", "pass-forbidden",
         "You skipped your last turn; two turns in a row may not be skipped."},
        {"wa", "CK 1k, ck 1a, OC 7g", "", "7g7g", "pass-forbidden", "Turns may not be skipped in this game."},
        {"hook", "K 1p, k 1a, R 8h", "", "8h8h", "pass-impossible",
         "The Rook on 8h cannot skip a turn: it cannot step out and back."},
        {"hook", "K 1p, k 1a, +DH 8h, P 8g", "", "8h8h", "pass-impossible",
         "The Horned Falcon on 8h cannot skip a turn here: it needs an empty square straight forward to step "
         "out "
         "to."},
        // Promotion.
        {"hook", "K 1p, k 1a, R 8h", "", "8h8d+", "cannot-promote",
         "The Rook on 8h takes nothing by this move; in this game a piece promotes only when it captures."},
        {"hook", "K 1p, k 1a, R 8h, p 5h", "", "8h5h=", "must-promote",
         "The Rook on 8h must promote, since in this game a piece that can promote does so when it "
         "captures."},
        {"hook", "K 1p, k 1a, R 8h, dv 5h", "", "8h5h=", "must-promote",
         "The Rook on 8h becomes a Teaching King by contagion, which cannot be declined."},
        {"hook", "K 8i, k 1a, dv 8h", "", "8i8h+", "cannot-promote",
         "The King on 8i never promotes, and contagion does not change it."},
        {"hook", "K 1p, k 1a, +R 8h, p 5h", "", "8h5h+", "cannot-promote",
         "The Dragon King on 8h is promoted already and does not promote again."},
        {"wa", "CK 1k, ck 1a, OC 7g", "", "7g7e+", "cannot-promote",
         "The Oxcart on 7g does not promote by this move: the move neither starts nor ends in the promotion "
         "zone, "
         "the farthest 3 ranks."},
        {"wa", "CK 1k, ck 1a, OC 7g", "", "7g7a=", "must-promote",
         "The Oxcart on 7g must promote: unpromoted it could never move again from 7a."},
        {"chu", "K 6l, k 6a, R 3d, g 12a", "", "3d3c+", "cannot-promote",
         "The Rook on 3d does not promote by this move: it was in the promotion zone already, where only a "
         "capture "
         "promotes it."},
        // What cannot be done in one turn.
        {"hook", "K 1p, k 1a, LN 8h, p 7g, p 7f", "", "8h7g7f7e", "no-such-move",
         "The Lion on 8h makes at most two steps of one square when it takes and goes on; this move would "
         "need "
         "three."},
        {"hook", "K 1p, k 1a, LN 8h, p 7g, p 7f", "", "8h7g7f8h", "no-such-move",
         "The Lion on 8h takes only one piece when it takes without moving (igui)."},
        {"hook", "K 1p, k 1a, LN 8h, P 8g", "", "8h8g8f", "no-such-move",
         "The Lion on 8h cannot stop on 8g, where your own Pawn stands."},
        {"hook", "K 1p, k 1a, LD 8h, p 8g, p 7f", "", "8h8g7f", "no-such-move",
         "The Lion Dog on 8h keeps to one line when it takes and goes on."},
        {"hook", "K 1p, k 1a, LD 8h, p 8g, p 8f, p 8e", "", "8h8g8f8e8d", "no-such-move",
         "The Lion Dog on 8h makes at most three steps of one square when it takes and goes on; this move "
         "would "
         "need four."},
        {"hook", "K 1p, k 1a, +DH 8h, p 7g", "", "8h7g8h", "no-such-move",
         "The Horned Falcon on 8h takes without moving (igui) only on a neighbouring square straight "
         "forward."},
        {"hook", "K 1p, k 1a, HM 8h, p 5h", "", "8h5h5f", "no-such-move",
         "The Hook Mover on 8h ends its move where it takes; it cannot take the Pawn on 5h and go on."},
        {"hook", "K 1p, k 1a, HM 8h", "", "8h8e5e5c", "no-such-move",
         "The Hook Mover on 8h may turn only once in a move."},
        {"suzumu", "K 1p, k 1a, FD 8j, p 9f, p 7e", "", "8j9f7e8f", "no-such-move",
         "The Fire Demon on 8j burns only one piece in a move."},
        {"suzumu", "K 1p, k 1a, FD 8j, p 7e", "", "8j7e3j", "no-such-move",
         "The Fire Demon on 8j burns only a piece beside the square on which it ends its move; 7e is not "
         "beside 3j."},
        // Jumps and sweeps.
        {"suzumu", "K 1p, k 1a, BG 14n, lh 9i, p 10j, p 11k, p 8h", "", "14n8h", "blocked",
         "The Bishop General on 14n jumps over at most two pieces; on the way to 8h stand the Pawn on 11k, "
         "the Pawn "
         "on 10j and the Lion Hawk on 9i."},
        {"suzumu", "K 1p, k 1a, BG 14n, p 10j", "", "14n9i", "blocked",
         "The Bishop General on 14n jumps over pieces only to take; 9i is empty."},
        {"tenjiku", "K 1p, k 1a, GG 8j, gg 8h, p 8f", "", "8j8f", "blocked",
         "The Great General on 8j jumps only over pieces of lower rank, which the Great General on 8h is "
         "not."},
        {"tenjiku", "K 1p, k 8a, GG 8j, p 8f", "", "8j8a", "cannot-take",
         "The Great General on 8j jumps only to take a piece of lower rank, which the King on 8a is not."},
        {"tenjiku", "K 1p, k 1a, RG 8j, p 8h, bg 8f", "", "8j8f", "cannot-take",
         "The Rook General on 8j jumps only to take a piece of lower rank, which the Bishop General on 8f is "
         "not."},
        {"tenjiku", "K 1p, k 1a, GG 8j, VG 12j", "", "8j13j", "blocked",
         "The Great General on 8j jumps over pieces only to take; 13j is empty."},
        {"taikyoku", "K 1jj, k 1a, GG 18r, P 18o, gg 18l", "", "18r18k", "blocked",
         "The Great General on 18r passes only pieces of lower rank, which the Great General on 18l is not."},
        // Articles, squares named once, repetition and the end.
        {"wa", "CK 1k, ck 1a", "", "OC*7a", "drop-stuck", "An Oxcart on 7a could never move again.",
         "b hand=(OC) 1"},
        {"wa", "CK 1k, ck 1a, SW 6i", "", "OC*6i", "drop-occupied",
         "A piece is dropped on an empty square; 6i holds the Swallow's Wings.", "b hand=(OC) 1"},
        {"hook", "K 1p, k 1a, HM 8h, ca 4h", "", "8h4h", "capture-banned",
         "A Hook Mover may not take a Capricorn."},
        {"tai", "CP 1y, cp 1a, R 13m, r 5e", "13m13l 5e5f 13l13m", "5f5e", "repetition",
         "The resulting position has been on the board before with the same side to move; in this game no "
         "position "
         "may be repeated."},
        {"hook", "K 1p, k 1a, R 1h", "1h1a+", "1a2a", "game-over",
         "The game is over: Sente has won; Gote has no royal piece left."},
    };
    for (const Told& each : all) {
        Scene scene(each.game, each.pieces, each.rest);
        scene.playAll(each.before);
        const auto parsed = rules::parseMoveText(scene.game().variant(), each.move);
        ASSERT_TRUE(parsed.hasValue()) << each.move;
        const auto why = rules::explain(scene.position(), scene.game().history(), *parsed);
        EXPECT_STREQ(rules::refusalCode(why.reason), each.code) << each.game << ' ' << each.move;
        EXPECT_EQ(words::refusal(English(), scene.game().variant(), why), each.sentence)
            << each.game << ' ' << each.move;
    }
}

} // namespace
} // namespace mujo
