// The reader and the printer of XBetza, and plain moves that are added to a text and taken out of it.

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "core/betza/directions.h"
#include "core/betza/parser.h"
#include "core/betza/plain_moves.h"
#include "core/betza/printer.h"
#include "core/variant_file/variant_edit.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

/// Columns of all faults of a text.
std::vector<int> faultColumns(const std::string& text) {
    const auto tree = betza::parse(text);
    std::vector<int> columns;
    if (!tree) {
        for (const Diagnostic& fault : tree.error()) {
            EXPECT_FALSE(fault.message.empty());
            EXPECT_EQ(fault.line, 1);
            columns.push_back(fault.column);
        }
    }
    return columns;
}

using Columns = std::vector<int>;

TEST(BetzaReader, ReadsLettersAtomsAndRanges) {
    const auto tree = betza::parse("fRbW2");
    ASSERT_TRUE(tree);
    ASSERT_EQ(tree->terms.size(), 2U);
    const auto& first = std::get<betza::SimpleTerm>(tree->terms[0]);
    EXPECT_EQ(first.atom, 'R');
    EXPECT_FALSE(first.range.has_value());
    EXPECT_EQ(std::get<betza::Letter>(first.chain.at(0)).letter, 'f');
    const auto& second = std::get<betza::SimpleTerm>(tree->terms[1]);
    EXPECT_EQ(second.atom, 'W');
    EXPECT_EQ(second.range, 2);
    EXPECT_EQ(second.column, 3);
}

TEST(BetzaReader, ReadsGroupsWithAndWithoutANumber) {
    const auto tree = betza::parse("(paf)2cB(a)K");
    ASSERT_TRUE(tree);
    const auto& first = std::get<betza::Group>(std::get<betza::SimpleTerm>(tree->terms[0]).chain.at(0));
    EXPECT_EQ(first.letters.size(), 3U);
    EXPECT_EQ(first.copies, 2);
    const auto& second = std::get<betza::Group>(std::get<betza::SimpleTerm>(tree->terms[1]).chain.at(0));
    EXPECT_EQ(second.copies, 0);
}

TEST(BetzaReader, ReadsBracketsWithBothLinks) {
    const auto tree = betza::parse("[W-fF?sR3]K");
    ASSERT_TRUE(tree);
    const auto& bracket = std::get<betza::BracketTerm>(tree->terms[0]);
    ASSERT_EQ(bracket.legs.size(), 3U);
    EXPECT_EQ(bracket.links, (std::vector<betza::Link>{betza::Link::Obligatory, betza::Link::Optional}));
    EXPECT_EQ(bracket.legs[2].range, 3);
}

TEST(BetzaReader, ReadsADoubledCapitalAsAnUnlimitedRange) {
    EXPECT_EQ(*betza::parse("WW"), *betza::parse("W0"));
    EXPECT_EQ(*betza::parse("fNN"), *betza::parse("fN0"));
    EXPECT_EQ(betza::parse("WF")->terms.size(), 2U);
}

TEST(BetzaReader, ReadsAnEmptyTextAsNoMove) {
    const auto tree = betza::parse("");
    ASSERT_TRUE(tree);
    EXPECT_TRUE(tree->terms.empty());
}

TEST(BetzaReader, NamesTheColumnOfAnUnknownLetter) {
    EXPECT_EQ(faultColumns("fkW"), (Columns{2}));
    EXPECT_EQ(faultColumns("fW?"), (Columns{3}));
    EXPECT_EQ(faultColumns("fWX"), (Columns{3}));
    EXPECT_EQ(faultColumns("f W"), (Columns{2}));
    EXPECT_EQ(faultColumns("3W"), (Columns{1}));
}

TEST(BetzaReader, NamesEveryFaultOfAText) {
    EXPECT_EQ(faultColumns("kWwF%R"), (Columns{1, 3, 5}));
}

TEST(BetzaReader, RefusesLettersWithoutAnAtomWhereTheyBegin) {
    EXPECT_EQ(faultColumns("Kca"), (Columns{2}));
    EXPECT_EQ(faultColumns("[fW-]"), (Columns{5}));
}

TEST(BetzaReader, RefusesBadGroups) {
    EXPECT_FALSE(betza::parse("Rc(afK"));
    EXPECT_EQ(faultColumns("Rc(af").front(), 3);
    EXPECT_EQ(faultColumns("W()K"), (Columns{2}));
    EXPECT_EQ(faultColumns("(a)0K"), (Columns{4}));
    EXPECT_EQ(faultColumns("(a(f))K").front(), 3);
}

TEST(BetzaReader, RefusesBadBrackets) {
    EXPECT_FALSE(betza::parse("[W-F"));
    EXPECT_FALSE(betza::parse("W]"));
    EXPECT_FALSE(betza::parse("[W[F]]"));
    EXPECT_FALSE(betza::parse("[W-F)"));
    EXPECT_FALSE(betza::parse("[]"));
}

TEST(BetzaReader, RefusesNumbersThatNoBoardHasUseFor) {
    EXPECT_TRUE(betza::parse("W36"));
    EXPECT_EQ(faultColumns("fW99999999999999999999"), (Columns{3}));
    EXPECT_EQ(faultColumns("(a)100K"), (Columns{4}));
    EXPECT_EQ(faultColumns("mU2"), (Columns{3}));
}

TEST(BetzaReader, CountsCharactersAndNotBytes) {
    // The whole of a character that is no letter is shown, and what follows keeps its column.
    const auto tree = betza::parse("f龍kW");
    ASSERT_FALSE(tree);
    ASSERT_EQ(tree.error().size(), 2U);
    EXPECT_EQ(tree.error()[0].column, 2);
    EXPECT_NE(tree.error()[0].message.english().find("龍"), std::string::npos);
    EXPECT_EQ(tree.error()[1].column, 3);
}

TEST(BetzaReader, RefusesTextsOfAbsurdLengthWithoutReadingThem) {
    const auto tree = betza::parse(std::string(10000000, '('));
    ASSERT_FALSE(tree);
    EXPECT_EQ(tree.error().size(), 1U);
}

TEST(BetzaPrinter, GivesTheTextsOfAllGamesBack) {
    for (const auto& [id, profile] : testing::gamesAndProfiles()) {
        const auto variant = testing::game(id, profile);
        for (const PieceType& type : variant->types()) {
            EXPECT_EQ(betza::print(type.tree), type.betza) << id << ' ' << type.id;
        }
    }
}

TEST(BetzaPrinter, PrintsWhatReadsAsTheSameTree) {
    for (const char* text :
         {"", "W", "fWW", "W0", "(paf)2cBmcB", "(paf)cQmcQ", "(cdaf)Q", "[F?R]", "[W-fsF?yR3]vB2", "ympacabQ",
          "hlN", "shbmpafmpyafK", "(a)2mpacabK", "asazaqW", "xeoiutW", "U", "mUcU"}) {
        const auto tree = betza::parse(text);
        ASSERT_TRUE(tree) << text;
        const std::string printed = betza::print(*tree);
        const auto again = betza::parse(printed);
        ASSERT_TRUE(again) << printed;
        EXPECT_EQ(*again, *tree) << text << " was printed as " << printed;
        EXPECT_EQ(betza::print(*again), printed);
    }
}

TEST(BetzaPrinter, PrintsRandomTreesSoThatTheyReadAsTheSame) {
    Random random(3);
    const std::string letters = "fblrvshmcpygjndotuxeizqa";
    const std::string atoms = "WFDNAHCLZJGKRBQ";
    const auto someLetters = [&](std::string& out) {
        for (std::uint64_t n = random.below(4); n > 0; --n) {
            out += letters[random.below(letters.size())];
        }
    };
    const auto term = [&](std::string& out) {
        someLetters(out);
        if (random.below(3) == 0) {
            out += "(a";
            someLetters(out);
            out += ')';
            out += random.below(2) == 0 ? std::to_string(1 + random.below(9)) : "";
        }
        someLetters(out);
        char atom = atoms[random.below(atoms.size())];
        while (!out.empty() && out.back() == atom) { // would be read as a doubled capital
            atom = atoms[random.below(atoms.size())];
        }
        out += atom;
        out += random.below(3) == 0 ? std::to_string(random.below(40)) : "";
    };
    for (int i = 0; i < 2000; ++i) {
        std::string text;
        for (std::uint64_t n = 1 + random.below(3); n > 0; --n) {
            if (random.below(4) == 0) {
                text += '[';
                term(text);
                text += random.below(2) == 0 ? '-' : '?';
                term(text);
                text += ']';
            } else {
                term(text);
            }
        }
        const auto tree = betza::parse(text);
        ASSERT_TRUE(tree) << text << ": " << tree.error().front().text();
        const auto again = betza::parse(betza::print(*tree));
        ASSERT_TRUE(again) << text << " was printed as " << betza::print(*tree);
        ASSERT_EQ(*again, *tree) << text << " was printed as " << betza::print(*tree);
    }
}

std::string stepAdded(const std::string& text, Offset square) {
    return withStepTo(text, square);
}

TEST(PlainMoves, AreAddedAndTakenOut) {
    EXPECT_EQ(stepAdded("", {0, 1}), "fW");
    EXPECT_EQ(stepAdded("fW", {0, 1}), "");
    EXPECT_EQ(stepAdded("K", {0, -1}), "fsWF") << "a gold general and two steps";
    EXPECT_EQ(stepAdded("fsWF", {0, -1}), "K");
    EXPECT_EQ(stepAdded("R", {1, 1}), "frFR") << "steps stand before slides";
    EXPECT_EQ(stepAdded("fN", {-1, 2}), "rfN");
    EXPECT_EQ(withSlideTo("", {3, 3}, 3), "frB3");
    EXPECT_EQ(withSlideTo("frB3", {2, 2}, 2), "frB2");
    EXPECT_EQ(withSlideTo("frB2", {2, 2}, 0), "frB");
    EXPECT_EQ(withSlideTo("frB", {2, 2}, 0), "");
}

TEST(PlainMoves, EndASlideBeforeTheSquareThatIsTakenOut) {
    EXPECT_EQ(stepAdded("frB", {3, 3}), "frB2");
    EXPECT_EQ(stepAdded("R", {0, 2}), "fWbsR") << "the step is left";
    EXPECT_EQ(stepAdded("fR", {0, 1}), "");
    EXPECT_EQ(stepAdded("fR3", {0, 4}), "fR3") << "no atom leaps there";
    EXPECT_EQ(stepAdded("fR2", {0, 3}), "fR2fH");
}

TEST(PlainMoves, LeaveTheRestAsItIs) {
    EXPECT_EQ(stepAdded("KaK", {0, 1}), "bsWFaK") << "only the plain half of the lion";
    EXPECT_EQ(stepAdded("mRcB[W-F]", {0, 1}), "fWmRcB[W-F]");
    EXPECT_EQ(stepAdded("fW", {1, 4}), "fW") << "no atom leaps there";
    EXPECT_EQ(withSlideTo("fW", {1, 2}, 1), "fW") << "no line leads there";
    EXPECT_EQ(stepAdded("fW?", {1, 1}), "fW?") << "a text with a fault";
    EXPECT_EQ(stepAdded("fW", {0, 0}), "fW");
    EXPECT_EQ(stepAdded("U", {0, 1}), "fWU");
}

// Every set of directions of every atom is written so that reading it gives the same set.
TEST(PlainMoves, AreWrittenAsTheyAreRead) {
    for (const char capital : std::string("WFDAHGNCZ")) {
        const auto all = *betza::firstHeadings(betza::atomOf(capital), {});
        for (const int range : {1, 3, 0}) {
            for (unsigned chosen = 1; chosen < 1U << all.size(); ++chosen) {
                std::string text;
                std::set<Offset> wanted;
                for (std::size_t i = 0; i < all.size(); ++i) {
                    if ((chosen >> i & 1U) != 0) {
                        text = betza::toggled(*betza::parse(text), {all[i].step(), range});
                        wanted.insert(all[i].step());
                    }
                }
                const auto tree = betza::parse(text);
                ASSERT_TRUE(tree) << text;
                ASSERT_EQ(tree->terms.size(), 1U) << text;
                // Taking all of them out again leaves nothing only where they were all read.
                std::string left = text;
                for (const Offset step : wanted) {
                    left = betza::toggled(*betza::parse(left), {step, range});
                }
                ASSERT_EQ(left, "") << text;
            }
        }
    }
}

} // namespace
} // namespace mujo
