// Own artwork only: every picture, font and sound of the checkout stands in the
// list of licences, and every font that outlines are read from.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = MUJO_SOURCE_DIR;

std::string contents(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool isAsset(const fs::path& file) {
    constexpr std::array<std::string_view, 16> kKinds = {".svg", ".png", ".jpg",  ".jpeg",  ".gif", ".webp",
                                                         ".ico", ".ttf", ".otf",  ".woff2", ".pfb", ".wav",
                                                         ".ogg", ".mp3", ".flac", ".webm"};
    const std::string kind = file.extension().string();
    return std::find(kKinds.begin(), kKinds.end(), kind) != kKinds.end();
}

std::set<std::string> assets() {
    std::set<std::string> found;
    for (const char* folder : {"app", "core", "docs", "packaging", "resources", "ui", "variants"}) {
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
            if (entry.is_regular_file() && isAsset(entry.path())) {
                found.insert(fs::relative(entry.path(), kRoot).generic_string());
            }
        }
    }
    return found;
}

TEST(Assets, StandInTheListOfLicences) {
    const std::string list = contents(kRoot / "resources/LICENSES.md");
    ASSERT_FALSE(list.empty());
    const auto found = assets();
    EXPECT_TRUE(found.contains("resources/icons/mujo.svg"));
    for (const std::string& asset : found) {
        EXPECT_NE(list.find('`' + asset + '`'), std::string::npos) << asset << " is not in the list";
    }
    // What is listed as a file of ours is there.
    for (auto at = list.find("\n| `"); at != std::string::npos; at = list.find("\n| `", at + 1)) {
        const std::string name = list.substr(at + 4, list.find('`', at + 4) - at - 4);
        EXPECT_TRUE(fs::exists(kRoot / name)) << name;
    }
}

TEST(Assets, NameEveryFontThatOutlinesAreReadFrom) {
    const std::string list = contents(kRoot / "resources/LICENSES.md");
    const std::string packages = contents(kRoot / "packaging/packages.txt");
    int fonts = 0;
    for (auto at = packages.find("build fonts-"); at != std::string::npos;
         at = packages.find("build fonts-", at + 1)) {
        const std::string name = packages.substr(at + 6, packages.find('\n', at) - at - 6);
        EXPECT_NE(list.find('`' + name + '`'), std::string::npos) << name;
        ++fonts;
    }
    EXPECT_EQ(fonts, 2);
    // The generator opens no font besides.
    const std::string generator = contents(kRoot / "resources/glyphs/glyphgen.cpp");
    for (const std::string_view family : {"Noto Serif CJK JP", "Noto Sans CJK JP", "HanaMinA", "HanaMinB"}) {
        EXPECT_NE(generator.find('"' + std::string(family) + '"'), std::string::npos) << family;
        EXPECT_NE(list.find(family), std::string::npos) << family;
    }
}

} // namespace
