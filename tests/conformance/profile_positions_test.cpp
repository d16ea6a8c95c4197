// Positions in which a rule profile, or a single rule choice, differs from the standard rules of its game.
// They stand in profiles/ID.json, each with its source and the reason; both sides of every difference are
// tried.

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "core/base/text_file.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/located_json.h"
#include "tests/support/sampling.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;

constexpr std::size_t kLeastPerProfile = 12;
constexpr std::size_t kLionTradingPositions = 20;

const char* const kDifferences[] = {"onlyHere",        "onlyStandard", "outcomeHere",
                                    "outcomeStandard", "onHere",       "onStandard"};

std::filesystem::path folder() {
    return std::filesystem::path(MUJO_SOURCE_DIR) / "tests/conformance/profiles";
}

std::string text(const LocatedJson& entry, const char* name) {
    const LocatedJson* member = entry.find(name);
    return member != nullptr && member->string() != nullptr ? *member->string() : "";
}

std::vector<std::string> texts(const LocatedJson& entry, const char* name) {
    std::vector<std::string> out;
    if (const LocatedJson* member = entry.find(name); member != nullptr && member->array() != nullptr) {
        for (const LocatedJson& each : *member->array()) {
            out.push_back(*each.string());
        }
    }
    return out;
}

/// The entries of one file.
LocatedJson::Array entriesOf(const std::string& id) {
    const std::filesystem::path path = folder() / (id + ".json");
    auto file = readTextFile(path);
    if (!file) {
        throw std::runtime_error(file.error().text());
    }
    auto json = parseLocatedJson(*file, path.filename().string());
    if (!json || json->array() == nullptr) {
        throw std::runtime_error(path.string() + " holds no list");
    }
    return *json->array();
}

std::vector<std::string> files() {
    std::vector<std::string> out;
    for (const auto& each : std::filesystem::directory_iterator(folder())) {
        out.push_back(each.path().stem().string());
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// The start position as a list of pieces.
std::string arrayOf(const Variant& variant) {
    std::string out;
    for (const Placement& each : variant.data().setup) {
        std::string id = variant.type(each.type).id;
        if (each.owner == Side::Gote) {
            std::transform(id.begin(), id.end(), id.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        }
        out += id + ' ' + variant.shape().name(each.square) + ", ";
    }
    return out;
}

Scene sceneOf(const std::string& id, const std::string& profile, const LocatedJson& entry) {
    const std::string pieces = text(entry, "pieces");
    const std::string rest = text(entry, "rest");
    Scene scene(id, pieces.empty() ? arrayOf(*testing::game(id, profile)) : pieces,
                rest.empty() ? "b - 1" : rest, profile);
    scene.playAll(text(entry, "play"));
    return scene;
}

bool differs(const LocatedJson& entry) {
    return std::any_of(std::begin(kDifferences), std::end(kDifferences),
                       [&](const char* name) { return entry.find(name) != nullptr; });
}

/// `6d +DV`: the square and what stands there.
void expectPiece(const Scene& scene, const std::string& expected) {
    std::istringstream in(expected);
    std::string square;
    std::string piece;
    in >> square >> piece;
    EXPECT_EQ(scene.on(square), piece) << "on " << square;
}

void expectMoves(const Scene& here, const Scene& standard, const LocatedJson& entry) {
    const auto legalHere = here.moves();
    const auto legalStandard = standard.moves();
    const auto check = [&](const char* name, bool inHere, bool inStandard) {
        for (const std::string& move : texts(entry, name)) {
            EXPECT_EQ(legalHere.count(move) > 0, inHere) << name << ": " << move << " under the profile";
            EXPECT_EQ(legalStandard.count(move) > 0, inStandard) << name << ": " << move << " under standard";
        }
    };
    check("onlyHere", true, false);
    check("onlyStandard", false, true);
    check("both", true, true);
    check("neither", false, false);
}

void expectAfter(Scene& scene, const LocatedJson& entry, const std::string& which) {
    scene.playAll(text(entry, ("then" + which).c_str()));
    if (text(entry, "agree") == "draw") {
        scene.game().agreeDraw();
    }
    if (const std::string outcome = text(entry, ("outcome" + which).c_str()); !outcome.empty()) {
        EXPECT_EQ(scene.outcome(), outcome) << which;
    }
    for (const std::string& piece : texts(entry, ("on" + which).c_str())) {
        expectPiece(scene, piece);
    }
}

class ProfilePositions : public ::testing::TestWithParam<std::string> {};

TEST_P(ProfilePositions, DifferFromStandardAsTheirSourcesSay) {
    for (const LocatedJson& entry : entriesOf(GetParam())) {
        SCOPED_TRACE(GetParam() + ".json:" + std::to_string(entry.place.line) + ": " +
                     text(entry, "profile") + ": " + text(entry, "why"));
        EXPECT_FALSE(text(entry, "source").empty());
        EXPECT_FALSE(text(entry, "why").empty());
        try {
            Scene here = sceneOf(GetParam(), text(entry, "profile"), entry);
            Scene standard = sceneOf(GetParam(), std::string(kStandardProfile), entry);
            expectMoves(here, standard, entry);
            expectAfter(here, entry, "Here");
            expectAfter(standard, entry, "Standard");
        } catch (const std::exception& fault) {
            ADD_FAILURE() << fault.what();
        }
    }
}

std::string nameOf(const ::testing::TestParamInfo<std::string>& info) {
    return info.param;
}

INSTANTIATE_TEST_SUITE_P(Games, ProfilePositions, ::testing::ValuesIn(files()), nameOf);

TEST(ProfilePositionsCount, EveryProfileHasEnoughOfThem) {
    const Catalog catalog("");
    for (const Catalog::Entry& game : catalog.entries()) {
        std::map<std::string, std::size_t> found;
        const std::string& id = game.standard->id();
        if (std::filesystem::exists(folder() / (id + ".json"))) {
            for (const LocatedJson& entry : entriesOf(id)) {
                found[text(entry, "profile")] += differs(entry) ? 1 : 0;
            }
        }
        for (const Profile& profile : game.standard->data().optionTable.profiles) {
            if (profile.id != kStandardProfile) {
                EXPECT_GE(found[profile.id], kLeastPerProfile) << id << ' ' << profile.id;
            }
        }
    }
}

/// The choices, `option=choice`, that a file tries in positions which differ from the standard.
std::set<std::string> triedChoices(const OptionTable& table, const std::string& id) {
    std::set<std::string> out;
    for (const LocatedJson& entry : entriesOf(id)) {
        const auto reading = table.parse(text(entry, "profile"));
        for (std::size_t i = 0; reading && differs(entry) && i < reading->size(); ++i) {
            out.insert(table.options[i].id + '=' + table.options[i].choices[(*reading)[i]].id);
        }
    }
    return out;
}

TEST(ProfilePositionsCount, EveryChoiceOfEveryOptionIsTried) {
    const Catalog catalog("");
    for (const Catalog::Entry& game : catalog.entries()) {
        const std::string& id = game.standard->id();
        const OptionTable& table = game.standard->data().optionTable;
        if (table.options.empty() || !std::filesystem::exists(folder() / (id + ".json"))) {
            continue;
        }
        const std::set<std::string> tried = triedChoices(table, id);
        for (const RuleOption& option : table.options) {
            for (std::size_t i = 1; i < option.choices.size(); ++i) {
                const std::string choice = option.id + '=' + option.choices[i].id;
                EXPECT_EQ(tried.count(choice), 1U) << id << ' ' << choice;
            }
        }
    }
}

TEST(ProfilePositionsCount, ChuHasItsLionTradingPositions) {
    const auto entries = entriesOf("chu");
    const auto count = std::count_if(entries.begin(), entries.end(), [](const LocatedJson& entry) {
        return text(entry, "source").find("lion trading") != std::string::npos;
    });
    EXPECT_GE(static_cast<std::size_t>(count), kLionTradingPositions);
}

} // namespace
} // namespace mujo
