// Constants of the search: their texts, and how games find better ones.

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <fstream>

#include "core/engine/correction_memory.h"
#include "core/learn/constants_tuning.h"
#include "core/variant_file/catalog.h"
#include "tests/support/fake_program.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using testing::Folder;

const std::atomic<bool> kGoOn{false};

std::string faultOf(const std::string& text) {
    SearchConstants constants;
    const auto set = setConstants(constants, text);
    EXPECT_EQ(constants, SearchConstants()) << "a text with a fault changes nothing";
    return set ? "" : set.error().front().message.english();
}

TEST(SearchConstants, AreReadAsTheyAreWritten) {
    SearchConstants constants;
    EXPECT_EQ(textOf(constants), "");
    ASSERT_TRUE(setConstants(constants, "window=77,quietsBase=9"));
    EXPECT_EQ(constants.window, 77);
    EXPECT_EQ(constants.quietsBase, 9);
    SearchConstants read;
    ASSERT_TRUE(setConstants(read, textOf(constants)));
    EXPECT_EQ(read, constants);
}

TEST(SearchConstants, FaultsAreToldAndChangeNothing) {
    EXPECT_EQ(faultOf("window=70,windov=70"),
              "the search has no constant \"windov\"; did you mean \"window\"?");
    for (const char* bad : {"window", "window=", "window=x", "window=7x", "window=-1", "window=100000"}) {
        EXPECT_NE(faultOf(std::string("quietsBase=9,") + bad).find("is a whole number from 5 to 500"),
                  std::string::npos)
            << bad;
    }
}

TEST(SearchConstants, EachHasANameOfItsOwnAndIsWithinItsLimits) {
    for (const NamedConstant& constant : kSearchConstants) {
        SearchConstants changed;
        const int value = changed.*constant.value;
        EXPECT_GE(value, constant.least) << constant.name;
        EXPECT_LE(value, constant.most) << constant.name;
        EXPECT_GT(constant.step, 0) << constant.name;
        const int other = value == constant.most ? constant.least : constant.most;
        ASSERT_TRUE(setConstants(changed, std::string(constant.name) + '=' + std::to_string(other)));
        EXPECT_EQ(changed.*constant.value, other) << constant.name;
    }
    EXPECT_EQ(sizeof(SearchConstants), kSearchConstants.size() * sizeof(int)) << "one has no name";
}

// What searches of positions with the same pieces have shown counts for those alone.
TEST(CorrectionMemory, KnowsBetterWhatHasBeenSearched) {
    SearchConstants constants;
    constants.correctionMaterial = 100;
    constants.correctionRoyals = 0;
    constants.correctionReply = 0;
    CorrectionMemory memory(constants);
    const CorrectionMemory::Keys keys{Side::Sente, 7, 1, 1};
    EXPECT_EQ(memory.of(keys), 0);
    for (int i = 0; i < 60; ++i) {
        memory.learn(keys, 80, 6);
    }
    EXPECT_NEAR(memory.of(keys), 80, 8);
    EXPECT_EQ(memory.of({Side::Gote, 7, 1, 1}), 0);
    EXPECT_EQ(memory.of({Side::Sente, 8, 1, 1}), 0);
    EXPECT_EQ(memory.of({Side::Sente, 7, 2, 3}), memory.of(keys)) << "these do not count";
    for (int i = 0; i < 200; ++i) {
        memory.learn(keys, 30000, 20);
    }
    EXPECT_LE(memory.of(keys), 400) << "never by more than a piece";
    constants.correctionMaterial = 0;
    EXPECT_FALSE(CorrectionMemory(constants).isActive());
}

ConstantsTuning smallTuning() {
    ConstantsTuning plan;
    for (const char* id : {"wa", "tori"}) {
        Trial board;
        board.variant = testing::game(id);
        board.nodes = 40;
        board.mostPlies = 30;
        plan.boards.push_back(board);
    }
    plan.pairs = 3;
    plan.steps = 4;
    return plan;
}

ConstantValues tuned(const std::string& file, int threads, int atOnce) {
    for (;;) {
        auto book = TuningBook::open(file, smallTuning());
        EXPECT_TRUE(book) << book.error().text.english();
        std::atomic<bool> stop{false};
        int made = 0;
        EXPECT_TRUE(book->play(
            threads, [&] { stop = ++made == atOnce; }, stop));
        if (book->stepsMade() == smallTuning().steps) {
            return book->values();
        }
    }
}

TEST(ConstantsTuning, ThreadsAndInterruptionsChangeNothing) {
    const Folder folder;
    const ConstantValues once = tuned("", 1, -1);
    EXPECT_EQ(tuned(folder / "steps.jsonl", 2, 1), once);
    EXPECT_NE(once, valuesOf(SearchConstants())) << "somebody has won";
    EXPECT_EQ(nearestConstants(valuesOf(SearchConstants())), SearchConstants());
    ConstantsTuning other = smallTuning();
    other.seed = 2;
    EXPECT_FALSE(TuningBook::open(folder / "steps.jsonl", other)) << "another search has another file";
}

TEST(ConstantsTuning, LinesThatAreNoStepsAreRefused) {
    const Folder folder;
    ASSERT_TRUE(TuningBook::open(folder / "steps.jsonl", smallTuning()));
    for (const char* bad : {"[]", "{}", R"({"step":5,"result":0})", R"({"step":4,"result":7})",
                            R"({"step":4,"result":"x"})", R"({"step":"x","result":0})"}) {
        const Folder place;
        const std::string file = place / "steps.jsonl";
        tuned(file, 1, -1);
        std::ofstream(file, std::ios::app) << bad << '\n';
        EXPECT_FALSE(TuningBook::open(file, smallTuning())) << bad;
    }
}

// Only what is asked for moves.
TEST(ConstantsTuning, LeavesTheOtherConstantsAlone) {
    ConstantsTuning plan = smallTuning();
    plan.moved = 1; // the first
    auto book = TuningBook::open("", plan);
    ASSERT_TRUE(book);
    ASSERT_TRUE(book->play(
        1, [] {}, kGoOn));
    ConstantValues values = book->values();
    values[0] = valuesOf(plan.from)[0];
    EXPECT_EQ(values, valuesOf(plan.from));
}

} // namespace
} // namespace mujo
