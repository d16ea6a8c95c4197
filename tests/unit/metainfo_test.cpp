// What software centres are told of the program is true of it.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "core/variant_file/catalog.h"

namespace mujo {
namespace {

std::string metainfo() {
    std::ifstream file(MUJO_SOURCE_DIR "/packaging/linux/io.github.mujo_shogi.Mujo.metainfo.xml");
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string sizeInWords(const Variant& variant) {
    return std::to_string(variant.shape().files()) + " by " + std::to_string(variant.shape().ranks());
}

TEST(Metainfo, NamesTheSmallestAndTheLargestShippedBoard) {
    const Catalog catalog{std::filesystem::path()};
    const std::string text = metainfo();
    const std::string smallest = sizeInWords(*catalog.entries().front().standard);
    const std::string largest = sizeInWords(*catalog.entries().back().standard);
    EXPECT_NE(text.find("from games of " + smallest + " squares up to one of " + largest), std::string::npos);
}

TEST(Metainfo, NamesEveryProgramThatIsInstalled) {
    const std::string text = metainfo();
    for (const char* program : {"mujo", "mujo-cli", "mujo-engine"}) {
        EXPECT_NE(text.find("<binary>" + std::string(program) + "</binary>"), std::string::npos) << program;
    }
}

TEST(Metainfo, PromisesNoVariationsInTheRecord) {
    EXPECT_EQ(metainfo().find("variations"), std::string::npos);
}

} // namespace
} // namespace mujo
