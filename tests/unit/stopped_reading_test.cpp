// Readers that are asked to stop end with a fault that says so, before they find any other.

#include <gtest/gtest.h>

#include <stop_token>

#include "core/game/formats/game_json.h"
#include "core/import/importer.h"
#include "core/variant_file/loader.h"
#include "tests/support/diagrams.h"

namespace mujo {
namespace {

std::stop_token stopped() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

template <class T>
std::string firstFault(const Result<T>& result) {
    return result ? std::string() : result.error().front().message.english();
}

TEST(StoppedReading, EndsAGame) {
    const Catalog catalog{std::filesystem::path()};
    GameFile file{Game(Position::start(catalog.find("wa")->standard))};
    for (int i = 0; i < 4; ++i) {
        ASSERT_TRUE(file.game.play(file.game.legalMoves().front()));
    }
    const std::string text = writeGameJson(file);
    EXPECT_TRUE(readGameJson(text, "game", catalog));
    EXPECT_EQ(firstFault(readGameJson(text, "game", catalog, stopped())), "the reading was stopped");
}

TEST(StoppedReading, EndsAVariant) {
    for (const VariantText& each : builtinVariants()) {
        const std::string name(each.fileName);
        EXPECT_EQ(firstFault(loadVariant(each.text, name, kStandardProfile, stopped())),
                  "the reading was stopped");
        const Diagnostics faults = checkVariant(each.text, name, stopped());
        ASSERT_FALSE(faults.empty());
        EXPECT_EQ(faults.front().message.english(), "the reading was stopped");
    }
}

TEST(StoppedReading, EndsADiagram) {
    const std::string text = testing::diagramText("hook_diagram.txt");
    EXPECT_EQ(firstFault(readDiagram(text, "d.txt", stopped())), "the reading was stopped");
    const auto diagram = readDiagram(text, "d.txt");
    ASSERT_TRUE(diagram);
    const auto imported = importVariant(*diagram, testing::hookAnswers(), {}, stopped());
    ASSERT_FALSE(imported);
    EXPECT_EQ(imported.error().front().message.english(), "the reading was stopped");
}

} // namespace
} // namespace mujo
