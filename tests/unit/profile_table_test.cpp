#include "core/variant/profile_table.h"

#include <gtest/gtest.h>

#include "core/base/text_file.h"
#include "core/variant_file/catalog.h"

namespace mujo {
namespace {

// docs/profiles.md is `mujo-cli variants --options` behind its first paragraph.
TEST(ProfileTable, OfTheShippedGamesStandsInTheDocumentation) {
    const auto text = readTextFile(MUJO_SOURCE_DIR "/docs/profiles.md");
    ASSERT_TRUE(text);
    std::string tables;
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        tables += profileTable(*entry.standard);
    }
    const std::size_t start = std::min(text->find("## "), text->size());
    EXPECT_EQ(text->substr(start), tables) << "renew it: packaging/profiles";
}

TEST(ProfileTable, HasEveryProfileAndEveryChoice) {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const std::string table = profileTable(*entry.standard);
        for (const RuleOption& option : entry.standard->data().optionTable.options) {
            for (const OptionChoice& choice : option.choices) {
                EXPECT_NE(table.find('`' + choice.id + '`'), std::string::npos) << option.id;
            }
        }
    }
}

} // namespace
} // namespace mujo
