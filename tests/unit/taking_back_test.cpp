// A line in which what has taken is not taken back.

#include <gtest/gtest.h>

#include <vector>

#include "core/insight/taking_back.h"
#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

// The line as its moves follow from the position.
std::vector<Move> lineOf(Position position, std::initializer_list<const char*> texts) {
    std::vector<Move> line;
    for (const char* text : texts) {
        for (const Move& move : rules::legalMoves(position, {})) {
            if (rules::moveText(position.variant(), move) == text) {
                line.push_back(move);
            }
        }
        position.apply(rules::resolve(position, line.back()));
    }
    return line;
}

bool leaves(const char* sfen, std::initializer_list<const char*> texts) {
    const Position position = positionFromSfen(testing::game("shogi"), sfen).value();
    return insight::leavesTakingBack(position, lineOf(position, texts));
}

constexpr const char* kProtected = "4k4/7g1/7p1/9/9/9/9/7R1/4K4 b - 1";
constexpr const char* kAlone = "4k4/9/7p1/9/9/9/9/7R1/4K4 b - 1";

TEST(TakingBack, IsLeftWhereItCouldBeDone) {
    EXPECT_TRUE(leaves(kProtected, {"2h2c", "5a5b"}));
    EXPECT_FALSE(leaves(kProtected, {"2h2c", "2b2c"})) << "it is done";
    EXPECT_FALSE(leaves(kAlone, {"2h2c", "5a5b"})) << "nothing could";
    EXPECT_FALSE(leaves(kProtected, {"2h2g", "5a5b"})) << "nothing was taken";
    EXPECT_FALSE(leaves(kProtected, {"2h2c"})) << "the answer is not known";
}

} // namespace
} // namespace mujo
