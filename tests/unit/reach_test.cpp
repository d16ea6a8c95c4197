#include "core/insight/reach.h"

#include <gtest/gtest.h>

#include "core/insight/piece_diagram.h"
#include "core/variant_file/catalog.h"

namespace mujo::insight {

// Wikipedia, "Taikyoku shogi": the Vice General takes whatever it passes diagonally, and jumps to the second
// square orthogonally. In the setup its lines begin with pieces of its own side, which it sweeps as well.
TEST(ReachTable, WhatASweepPassesMakesItNoJump) {
    const Catalog catalog{std::filesystem::path()};
    const Position start = Position::start(catalog.find("taikyoku")->standard);
    const auto at = [&start](const char* name) { return *start.shape().parse(name); };
    const Square general = at("18gg");
    ASSERT_EQ(start.variant().type(start.at(general).type()).name, "Vice General");
    ASSERT_FALSE(start.at(at("19ff")).isEmpty());
    const ReachTable swept(start, general);
    for (const char* square : {"19ff", "20ee", "9x", "27x"}) {
        EXPECT_EQ(swept.at(at(square)), Reach::RangeCapture) << square;
    }
    const Position alone = lonePiece(start.sharedVariant(), start.at(general).piece(), general);
    EXPECT_EQ(ReachTable(alone, general).at(at("18ee")), Reach::Jump);
    EXPECT_EQ(ReachTable(alone, general).at(at("16ee")), Reach::RangeCapture);
}

} // namespace mujo::insight
