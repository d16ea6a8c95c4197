// Whether the checks of architecture_test.cpp see what they look for.

#include <gtest/gtest.h>

#include <utility>

#include "tests/architecture/habits.h"
#include "tests/architecture/layers.h"

namespace mujo::architecture {
namespace {

bool mayInclude(std::string path, std::string_view directive) {
    return includeFaults(scanned(std::move(path), directive)).empty();
}

std::size_t markupFound(std::string path, std::string_view code) {
    return markupFaults(scanned(std::move(path), code)).size();
}

std::size_t namesFound(std::string_view code) {
    return nameFaults(scanned("core/rules/a.cpp", code)).size();
}

TEST(ArchitectureChecker, FindsTablesThatAreIndexedByHand) {
    const auto found = [](std::string_view code) {
        return castFaults(scanned("core/rules/a.cpp", code)).size();
    };
    EXPECT_EQ(found("cells[static_cast<std::size_t>(square.index())] = cell;"), 1U);
    EXPECT_EQ(found("cells[static_cast<std::size_t>(candidate.to.index())] = cell;"), 1U);
    EXPECT_EQ(found("std::vector<bool> lions;"), 1U);
    EXPECT_EQ(found("cells[square] = rows[static_cast<std::size_t>(index.row())];"), 0U);
    EXPECT_EQ(found("std::vector<int> counts; bool found = false;"), 0U);
}

TEST(ArchitectureChecker, FindsWhatIsNoPartOfAGame) {
    const auto found = [](std::string_view code) {
        return variantFaults(scanned("core/variant/a.h", code)).size();
    };
    EXPECT_EQ(found("std::optional<TunedEvaluation> evaluation;"), 1U);
    EXPECT_EQ(found("SquareStyle squareStyle = SquareStyle::Shogi;"), 2U);
    EXPECT_EQ(found("RuleSet rules; // no EngineHabits"), 0U);
}

TEST(ArchitectureChecker, FindsWhatStandsForNone) {
    const auto found = [](std::string_view code) { return absenceFaults(scanned("core/a.h", code)).size(); };
    EXPECT_EQ(found("PieceTypeId form = kNoPieceType;"), 1U);
    EXPECT_EQ(found("return m_at.isNone() ? kNoSquare : m_at;"), 2U);
    EXPECT_EQ(found("std::optional<Square> at; // no kNoSquare"), 0U);
}

TEST(ArchitectureChecker, FindsWhatWritesFilesByItself) {
    const auto found = [](std::string_view code) { return writerFaults(scanned("ui/a.cpp", code)).size(); };
    EXPECT_EQ(found("QSaveFile file(path);"), 1U);
    EXPECT_EQ(found("std::ofstream(path) << text;"), 1U);
    EXPECT_EQ(found("QFile file(path);\nfile.open(QIODevice::WriteOnly);"), 1U);
    EXPECT_EQ(found("QFile file(path); file.open(QFile::ReadOnly); std::ifstream in(path);"), 0U);
    EXPECT_EQ(
        found("#include <fstream>\n// QSaveFile\nQBuffer b; b.open(QIODevice::WriteOnly); f(\"ofstream\");"),
        0U);
}

TEST(ArchitectureChecker, FindsRulesAboveTheRules) {
    const auto found = [](std::string_view path, std::string_view code) {
        return ruleFaults(scanned(std::string(path), code)).size();
    };
    EXPECT_EQ(found("core/engine/a.cpp", "#include \"core/rules/burning/burning.h\""), 1U);
    EXPECT_EQ(found("core/engine/a.cpp", "if (variant.rules().drops) { mayBurn(x); }"), 2U);
    EXPECT_EQ(found("core/insight/a.cpp", "return variant->rules().sweep;"), 1U);
    EXPECT_EQ(found("core/insight/a.cpp", "return rules::mayBurn(x); // variant.rules()"), 0U);
    EXPECT_EQ(found("core/engine/a.cpp", "#include \"core/rules/captures.h\""), 0U);
    EXPECT_EQ(found("core/rules/drops/a.cpp", "#include \"core/rules/burning/burning.h\""), 1U);
    EXPECT_EQ(found("core/rules/burning/a.cpp", "#include \"core/rules/burning/burning.h\""), 0U);
    EXPECT_EQ(found("ui/board/a.cpp", "#include \"core/rules/burning/burning.h\""), 1U);
    EXPECT_EQ(found("ui/board/a.cpp", "if (variant.rules().drops) {}"), 1U);
    EXPECT_EQ(
        found("core/rules/a.cpp", "#include \"core/rules/burning/burning.h\"\nvariant.rules().burning;"), 0U);
    EXPECT_EQ(found("core/game/game.cpp", "#include \"core/rules/entering_king/entering_king.h\""), 0U);
}

TEST(ArchitectureChecker, FindsSentences) {
    const auto found = [](std::string_view path, std::string_view text) {
        return proseFaults(scanned(std::string(path), text)).size();
    };
    EXPECT_EQ(found("core/rules/a.cpp", "return \"The move is legal.\";"), 1U);
    EXPECT_EQ(found("core/words/a.cpp", "return \"The move is legal.\";"), 0U);
    EXPECT_EQ(found("core/rules/a.cpp", "f(\"unknown piece\"); g(\"Sente\"); // \"A word\""), 0U);
    EXPECT_EQ(found("core/rules/a.cpp", "sentence(\"GameFaults\", \"Sente has no royal\")"), 0U);
    EXPECT_EQ(found("core/rules/a.cpp", "f(\"GameFaults\", \"a\", \"Sente has no royal\")"), 1U);
}

TEST(ArchitectureChecker, LetsAFileIncludeItsOwnFolderAndLowerOnes) {
    EXPECT_TRUE(mayInclude("core/rules/a.cpp", "#include \"core/rules/b.h\""));
    EXPECT_TRUE(mayInclude("core/rules/a.cpp", "#include \"core/base/result.h\""));
    EXPECT_TRUE(mayInclude("core/game/formats/a.cpp", "#include \"core/game/notation/b.h\""));
    EXPECT_TRUE(mayInclude("core/engine/a.cpp", "#include \"core/rules/b.h\""));
    EXPECT_TRUE(
        mayInclude("core/protocol/a.cpp", "#include \"core/game/b.h\"\n#include \"core/engine/c.h\""));
    EXPECT_TRUE(mayInclude("core/base/a.h", "#include <queue>"));
    EXPECT_TRUE(mayInclude("core/variant_file/a.cpp", "#include <nlohmann/json.hpp>"));
    EXPECT_TRUE(mayInclude("ui/session/a.cpp", "#include <QWidget>\n#include \"core/engine/engine.h\""));
    EXPECT_TRUE(mayInclude("ui/board/a.cpp", "#include \"core/insight/a.h\"\n#include \"ui/look/b.h\""));
    EXPECT_TRUE(mayInclude("ui/board/overlays/a.cpp", "#include \"ui/board/b.h\"\n#include \"a.moc\""));
    EXPECT_TRUE(mayInclude("ui/shell/main_window.cpp", "#include \"ui/trainer/b.h\""));
    EXPECT_TRUE(mayInclude("app/desktop/main.cpp", "#include \"ui/shell/main_window.h\""));
}

TEST(ArchitectureChecker, RefusesWhatStandsAbove) {
    EXPECT_FALSE(mayInclude("core/position/a.h", "#include \"core/rules/b.h\""));
    EXPECT_FALSE(mayInclude("core/base/a.h", "  #  include \"core/geometry/square.h\""));
    EXPECT_FALSE(mayInclude("core/rules/a.h", "#include \"ui/board/b.h\""));
    EXPECT_FALSE(mayInclude("core/rules/a.h", "#include <app/cli/b.h>"));
    EXPECT_FALSE(mayInclude("ui/board/a.h", "#include \"app/desktop/b.h\""));
    EXPECT_FALSE(mayInclude("core/extra/a.h", "#include \"core/base/b.h\""));
}

TEST(ArchitectureChecker, KeepsTheFileOutOfTheGame) {
    for (const std::string_view folder : {"betza", "variant", "position", "rules"}) {
        EXPECT_FALSE(mayInclude("core/" + std::string(folder) + "/a.h",
                                "#include \"core/variant_file/json_reader.h\""))
            << folder;
        EXPECT_FALSE(mayInclude("core/" + std::string(folder) + "/a.h", "#include <nlohmann/json.hpp>"))
            << folder;
    }
    EXPECT_TRUE(mayInclude("core/variant_file/a.h", "#include \"core/variant/variant.h\""));
    EXPECT_TRUE(mayInclude("core/import/a.h", "#include \"core/variant_file/loader.h\""));
}

TEST(ArchitectureChecker, KeepsTheBordersInsideUi) {
    EXPECT_FALSE(mayInclude("ui/board/a.h", "#include \"core/rules/b.h\""));
    EXPECT_FALSE(mayInclude("ui/board/overlays/a.h", "#include \"core/engine/b.h\""));
    EXPECT_FALSE(mayInclude("ui/board/a.h", "#include \"ui/study/b.h\""));
    EXPECT_FALSE(mayInclude("ui/look/a.h", "#include \"ui/board/b.h\""));
    EXPECT_FALSE(mayInclude("ui/look/a.h", "#include \"wedge.h\""));
    EXPECT_FALSE(mayInclude("ui/panes/a.h", "#include \"ui/dialogs/b.h\""));
    EXPECT_FALSE(mayInclude("ui/dialogs/a.h", "#include \"ui/shell/main_window.h\""));
    EXPECT_FALSE(mayInclude("ui/extra/a.h", "#include \"ui/board/b.h\""));
}

TEST(ArchitectureChecker, KeepsGameAndEngineApart) {
    EXPECT_FALSE(mayInclude("core/game/a.h", "#include \"core/engine/b.h\""));
    EXPECT_FALSE(mayInclude("core/engine/a.h", "#include \"core/protocol/b.h\""));
    EXPECT_FALSE(mayInclude("core/engine/a.h", "#include \"core/game/b.h\""));
}

TEST(ArchitectureChecker, RefusesQtInCore) {
    EXPECT_FALSE(mayInclude("core/base/a.h", "#include <QString>"));
    EXPECT_FALSE(mayInclude("core/base/a.h", "#include <QtCore/qstring.h>"));
    EXPECT_FALSE(mayInclude("core/base/a.h", "#include <qglobal.h>"));
}

TEST(ArchitectureChecker, RefusesPathsThatDoNotStartAtTheRoot) {
    EXPECT_FALSE(mayInclude("core/rules/a.cpp", "#include \"a.h\""));
    EXPECT_FALSE(mayInclude("ui/board/a.cpp", "#include \"../docks/a.h\""));
}

TEST(ArchitectureChecker, IgnoresIncludesInComments) {
    EXPECT_TRUE(mayInclude("core/base/a.h", "// #include <QString>\n/*\n#include <QString>\n*/"));
}

TEST(ArchitectureChecker, FindsVariantNames) {
    EXPECT_EQ(namesFound("f(\"tai\");"), 1U);
    EXPECT_EQ(namesFound("auto x = u8\"wa\"sv; int n = 1'000; f(\"chu\"_s);"), 2U);
    EXPECT_EQ(namesFound("load(\":/variants/hook.json\");"), 1U);
    EXPECT_EQ(namesFound("load(R\"x(dai)x\");"), 1U);
}

TEST(ArchitectureChecker, FindsWhatObeysMarkup) {
    EXPECT_EQ(markupFound("ui/a.cpp", "label->setTextFormat(Qt::RichText);"), 1U);
    EXPECT_EQ(markupFound("ui/a.cpp", "QTextDocument page; page.setHtml(name);"), 2U);
    EXPECT_EQ(markupFound("ui/look/house_style.cpp", "if (format == Qt::AutoText) {"), 0U);
    EXPECT_EQ(markupFound("ui/panes/piece_study.cpp", "setTextFormat(Qt::RichText)"), 0U);
    EXPECT_EQ(markupFound("ui/a.cpp", "// setHtml\nf(\"setHtml\"); setHtmlLike(); Qt::PlainText"), 0U);
}

TEST(ArchitectureChecker, LeavesOtherTextAlone) {
    EXPECT_EQ(
        namesFound(
            "// as in \"tai\"\n/* \"wa\" */ f('\"', u8'\"', 0xf'f, \"chunk\", \"hook move\", \"\\\"tai\");"),
        0U);
    EXPECT_EQ(namesFound("#include \"hook\"\nint tai = 0;"), 0U);
}

} // namespace
} // namespace mujo::architecture
