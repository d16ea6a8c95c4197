#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/betza/compiler.h"
#include "core/betza/parser.h"

// The steps of every atom written out, since the second interpreter in tests/support reads the atoms by a
// table like the compiler's and could share a mistake in it. Source: XBetza, atoms and ranges.

namespace mujo::betza {
namespace {

struct Steps {
    std::set<Offset> steps;
    std::set<int> ranges;
};

Steps stepsOf(const std::string& text) {
    StepTable table{BoardShape(9, 9)};
    const auto program = compile(parse(text).value(), table);
    Steps result;
    for (const Leg& leg : program.value().legs) {
        result.steps.insert(leg.step);
        result.ranges.insert(leg.range);
    }
    return result;
}

/// All images of (a, b) under turns and reflections.
std::set<Offset> images(int a, int b) {
    std::set<Offset> all;
    for (const int x : {a, -a}) {
        for (const int y : {b, -b}) {
            all.insert({x, y});
            all.insert({y, x});
        }
    }
    return all;
}

std::set<Offset> both(std::set<Offset> a, const std::set<Offset>& b) {
    a.insert(b.begin(), b.end());
    return a;
}

TEST(BetzaAtoms, LeapersStepAsTheSpecificationHasIt) {
    EXPECT_EQ(stepsOf("W").steps, images(1, 0));
    EXPECT_EQ(stepsOf("F").steps, images(1, 1));
    EXPECT_EQ(stepsOf("D").steps, images(2, 0));
    EXPECT_EQ(stepsOf("N").steps, images(1, 2));
    EXPECT_EQ(stepsOf("A").steps, images(2, 2));
    EXPECT_EQ(stepsOf("H").steps, images(3, 0));
    EXPECT_EQ(stepsOf("C").steps, images(1, 3));
    EXPECT_EQ(stepsOf("L").steps, images(1, 3));
    EXPECT_EQ(stepsOf("Z").steps, images(2, 3));
    EXPECT_EQ(stepsOf("J").steps, images(2, 3));
    EXPECT_EQ(stepsOf("G").steps, images(3, 3));
    EXPECT_EQ(stepsOf("K").steps, both(images(1, 0), images(1, 1)));
    for (const char* leaper : {"W", "F", "D", "N", "A", "H", "C", "L", "Z", "J", "G", "K"}) {
        EXPECT_EQ(stepsOf(leaper).ranges, std::set<int>{1}) << leaper;
    }
}

TEST(BetzaAtoms, SlidersGoOnWithoutLimit) {
    EXPECT_EQ(stepsOf("R").steps, images(1, 0));
    EXPECT_EQ(stepsOf("B").steps, images(1, 1));
    EXPECT_EQ(stepsOf("Q").steps, both(images(1, 0), images(1, 1)));
    for (const char* slider : {"R", "B", "Q", "W0", "FF"}) {
        EXPECT_EQ(stepsOf(slider).ranges, std::set<int>{BoardShape::kMaxSide}) << slider;
    }
}

} // namespace
} // namespace mujo::betza
