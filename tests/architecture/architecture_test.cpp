// Holds the project's own sources to the layers and habits that docs/architecture.md tells of.
// MUJO_SOURCE_DIR is the root of the checkout.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/architecture/habits.h"
#include "tests/architecture/layers.h"

namespace mujo::architecture {
namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const auto& line : lines) {
        all += "\n" + line;
    }
    return all;
}

TEST(Architecture, TheCheckoutIsFound) {
    EXPECT_FALSE(sourcesBelow({"core"}).empty()) << MUJO_SOURCE_DIR;
}

TEST(Architecture, IncludesGoDownwardsOnly) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = includeFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, EveryExceptionIsStillNeeded) {
    const auto sources = sourcesBelow({"ui"});
    for (const Exception& each : exceptions()) {
        const bool isNeeded = std::any_of(sources.begin(), sources.end(), [&](const Source& source) {
            return source.path == each.file &&
                   std::any_of(source.includes.begin(), source.includes.end(), [&](const Include& include) {
                       return include.path == each.include && !faultInUi(source.path, include).empty();
                   });
        });
        EXPECT_TRUE(isNeeded) << each.file << " no longer includes " << each.include;
    }
}

TEST(Architecture, NoVariantIsNamedInTheProgram) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = nameFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, ASingleRuleIsKnownToTheCommonFilesOfTheRulesOnly) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = ruleFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, EveryUseOfASingleRuleIsStillNeeded) {
    const auto sources = sourcesBelow({"core", "ui"});
    for (const RuleUse& use : ruleUses()) {
        const auto source = std::find_if(sources.begin(), sources.end(),
                                         [&](const Source& each) { return each.path == use.file; });
        ASSERT_NE(source, sources.end()) << use.file;
        const std::string folder = "core/rules/" + std::string(use.rule) + '/';
        const bool included = std::any_of(source->includes.begin(), source->includes.end(),
                                          [&](const Include& each) { return each.path.starts_with(folder); });
        const bool read = std::any_of(source->members.begin(), source->members.end(),
                                      [](const Literal& each) { return each.text == "rules"; });
        EXPECT_TRUE(use.rule == "data" ? read : included) << use.file << " does without " << use.rule;
    }
}

TEST(Architecture, FilesAreWrittenWholeByOneFunction) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = writerFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, SentencesForPlayersAreMadeInOneRoomOfCore) {
    for (const auto& source : sourcesBelow({"core"})) {
        const auto faults = proseFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, TablesAreIndexedByTheirKeys) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = castFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, AVariantIsOnlyTheGame) {
    for (const auto& source : sourcesBelow({"core/variant"})) {
        const auto faults = variantFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, WhatCanBeAbsentIsAnOptional) {
    for (const auto& source : sourcesBelow({"core", "ui", "app"})) {
        const auto faults = absenceFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

TEST(Architecture, MarkupIsMadeInTwoFilesOnly) {
    for (const auto& source : sourcesBelow({"ui", "app"})) {
        const auto faults = markupFaults(source);
        EXPECT_TRUE(faults.empty()) << joined(faults);
    }
}

} // namespace
} // namespace mujo::architecture
