// Which folder includes which, as docs/architecture.md shows it between two marker lines. To write it anew:
//   MUJO_WRITE_MAP=1 build/dev/tests/architecture_test --gtest_filter=IncludeMap.*
// MUJO_SOURCE_DIR is the root of the checkout.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/architecture/source.h"

namespace mujo {
namespace {

namespace fs = std::filesystem;

struct Arrow {
    std::string from; // files, from the root of the checkout
    std::string to;
};

/// "core/game/formats/format.h" stands in core/game, "ui/shell/main_window.h" in ui.
std::string folderOf(const std::string& file) {
    const auto first = file.find('/');
    const auto second = file.find('/', first + 1);
    return file.substr(0, second == std::string::npos ? first : second);
}

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Arrow> arrowsOfTheTree() {
    std::vector<Arrow> arrows;
    for (const architecture::Source& source : architecture::sourcesBelow({"core", "ui"})) {
        for (const architecture::Include& include : source.includes) {
            const auto top = architecture::component(include.path, 0);
            if (include.quoted && (top == "core" || top == "ui")) {
                arrows.push_back({source.path, include.path});
            }
        }
    }
    return arrows;
}

/// A line a folder: what it includes of other folders, both by name.
std::string mapOf(const std::vector<Arrow>& arrows) {
    std::map<std::string, std::set<std::string>> below;
    for (const auto& [from, to] : arrows) {
        auto& folders = below[folderOf(from)];
        if (folderOf(to) != folderOf(from)) {
            folders.insert(folderOf(to));
        }
    }
    std::string map = "```\n";
    for (const auto& [folder, folders] : below) {
        map += folder + " ->";
        for (const auto& each : folders) {
            map += ' ' + each;
        }
        map += folders.empty() ? " nothing\n" : "\n";
    }
    return map + "```\n";
}

/// A page in three: up to the end of the first marker line, the map, from the second marker line on.
struct Page {
    std::string before, map, after;
};

std::optional<Page> page(const fs::path& path) {
    static const std::string kBegin = "<!-- include map: begin -->\n";
    static const std::string kEnd = "<!-- include map: end -->\n";
    const std::string text = read(path);
    const auto begin = text.find(kBegin);
    const auto end = text.find(kEnd);
    if (begin == std::string::npos || end == std::string::npos || end < begin) {
        return std::nullopt;
    }
    const auto first = begin + kBegin.size();
    return Page{text.substr(0, first), text.substr(first, end - first), text.substr(end)};
}

const fs::path kPage = fs::path(MUJO_SOURCE_DIR) / "docs/architecture.md";

TEST(IncludeMap, OfThePageIsThatOfTheTree) {
    const std::string map = mapOf(arrowsOfTheTree());
    const auto written = page(kPage);
    ASSERT_TRUE(written) << kPage << " lacks the two marker lines";
    if (std::getenv("MUJO_WRITE_MAP") != nullptr) { // NOLINT(concurrency-mt-unsafe)
        std::ofstream(kPage, std::ios::binary) << written->before << map << written->after;
        return;
    }
    EXPECT_EQ(written->map, map) << "If the new arrow is meant, write the map anew:\n    MUJO_WRITE_MAP=1 "
                                    "architecture_test --gtest_filter=IncludeMap.*";
}

TEST(IncludeMap, ChangesWithEveryArrowBetweenFoldersThatIsTurnedRound) {
    const std::vector<Arrow> arrows = arrowsOfTheTree();
    const std::string map = mapOf(arrows);
    std::set<std::pair<std::string, std::string>> folders;
    for (const auto& [from, to] : arrows) {
        folders.insert({folderOf(from), folderOf(to)});
    }
    std::size_t turned = 0;
    for (std::size_t i = 0; i < arrows.size() && turned < 500; ++i) {
        const std::string from = folderOf(arrows[i].from);
        const std::string to = folderOf(arrows[i].to);
        if (from == to || folders.count({to, from}) > 0) { // an arrow there is already
            continue;
        }
        std::vector<Arrow> changed = arrows;
        std::swap(changed[i].from, changed[i].to);
        EXPECT_NE(mapOf(changed), map) << arrows[i].from << " includes " << arrows[i].to;
        ++turned;
    }
    EXPECT_GT(turned, 100U);
}

} // namespace
} // namespace mujo
