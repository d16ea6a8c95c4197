// What is found out of a program before it plays, of made-up ones and of those that are installed.

#include "core/protocol/inquiry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <future>

#include "core/protocol/program_conversation.h"
#include "tests/support/fake_program.h"
#include "tests/support/opponent_listener.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using Facts = Result<EngineFacts, ProgramFault>;
using testing::FakeProgram;
using testing::fakeProgram;
using testing::FakeUsiProgram;
using testing::fakeUsiProgram;

const Catalog& catalog() {
    static const Catalog shipped{std::filesystem::path()};
    return shipped;
}

Facts inquire(const std::string& command, std::optional<EngineProtocol> protocol = std::nullopt,
              std::chrono::milliseconds patience = testing::kLongWait) {
    std::promise<Facts> answer;
    EngineProgram program{command};
    program.patience = patience;
    const Inquiry inquiry(program, protocol, catalog(),
                          [&answer](const Facts& facts) { answer.set_value(facts); });
    return answer.get_future().get();
}

std::vector<std::string> gameIds(const EngineFacts& facts) {
    std::vector<std::string> ids;
    for (const GameReading& game : gamesOf(facts.announcement, catalog())) {
        ids.push_back(game.id + ';' + game.profile);
    }
    return ids;
}

bool has(const std::vector<std::string>& list, const std::string& text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

TEST(EngineOptions, OfUsiAreReadWithNamesOfSeveralWords) {
    const auto spin = readUsiOption("option name Skill Level type spin default 20 min -20 max 20");
    ASSERT_TRUE(spin);
    EXPECT_EQ(*spin, (EngineOption{"Skill Level", EngineOption::Type::Spin, "20", -20, 20, {}}));
    const auto combo =
        readUsiOption("option name Style of play type combo default Very normal var Wild var Very normal");
    ASSERT_TRUE(combo);
    EXPECT_EQ(combo->standard, "Very normal");
    EXPECT_EQ(combo->choices, (std::vector<std::string>{"Wild", "Very normal"}));
    EXPECT_EQ(readUsiOption("option name Book type filename default <empty>")->standard, "");
    EXPECT_EQ(readUsiOption("option name Clear Hash type button")->type, EngineOption::Type::Button);
    for (const char* bad :
         {"", "option", "option name X", "option type spin default 1 min 0 max 2",
          "option name X type spin default a min 0 max 2", "option name X type spin default 1 min 3 max 2",
          "option name X type combo default a", "option name X type wheel default 1",
          "info string option name X type button"}) {
        EXPECT_FALSE(readUsiOption(bad)) << bad;
    }
}

TEST(EngineOptions, OfCecpAreRead) {
    EXPECT_EQ(*readCecpOption("Contempt -spin 0 -200 200"),
              (EngineOption{"Contempt", EngineOption::Type::Spin, "0", -200, 200, {}}));
    const auto combo = readCecpOption("Mate search -combo Disabled /// *Enabled for drop games /// Enabled");
    ASSERT_TRUE(combo);
    EXPECT_EQ(combo->standard, "Enabled for drop games");
    EXPECT_EQ(combo->choices.size(), 3U);
    EXPECT_EQ(readCecpOption("Resign -check 0")->standard, "false");
    EXPECT_EQ(readCecpOption("Book -file ")->type, EngineOption::Type::File);
    EXPECT_EQ(readCecpOption("Clear Hash -button")->type, EngineOption::Type::Button);
    for (const char* bad : {"", "-", " -spin 0 1 2", "X", "X -spin 1", "X -spin a b c", "X -wheel"}) {
        EXPECT_FALSE(readCecpOption(bad)) << bad;
    }
}

TEST(EngineOptions, TakeTheValuesOfTheirType) {
    const EngineOption spin{"n", EngineOption::Type::Spin, "1", 0, 5, {}};
    EXPECT_TRUE(spin.takes("5"));
    EXPECT_FALSE(spin.takes("6"));
    EXPECT_FALSE(spin.takes("5 "));
    EXPECT_FALSE(spin.takes(std::nullopt));
    const EngineOption text{"t", EngineOption::Type::String, "", 0, 0, {}};
    EXPECT_TRUE(text.takes("any thing"));
    EXPECT_FALSE(text.takes("two\nlines"));
    const EngineOption check{"c", EngineOption::Type::Check, "true", 0, 0, {}};
    EXPECT_TRUE(check.takes("false"));
    EXPECT_FALSE(check.takes("1"));
    const EngineOption button{"b", EngineOption::Type::Button, "", 0, 0, {}};
    EXPECT_TRUE(button.takes(std::nullopt));
    EXPECT_FALSE(button.takes("x"));
}

TEST(CecpFeatures, AreReadAlsoWhereAValueHoldsAnEqualsSign) {
    const auto features =
        readCecpFeatures("feature myname=\"A = B\" option=\"X done=1 -check 0\" ping=1  done=0");
    ASSERT_EQ(features.size(), 4U);
    EXPECT_EQ(features[0].value, "A = B");
    EXPECT_EQ(features[1].value, "X done=1 -check 0");
    EXPECT_EQ(features[3].name, "done");
    EXPECT_EQ(features[3].value, "0");
    EXPECT_TRUE(readCecpFeatures("features a=1").empty());
    EXPECT_TRUE(readCecpFeatures("feature ").empty());
    EXPECT_EQ(readCecpFeatures("feature a=\"unfinished").front().value, "unfinished");
}

TEST(Inquiry, FindsTheProtocolByItself) {
    const testing::Folder folder;
    const auto usi = inquire(fakeUsiProgram(folder, {}));
    ASSERT_TRUE(usi) << usi.error().text.english();
    EXPECT_EQ(usi->announcement.protocol, EngineProtocol::Usi);
    EXPECT_EQ(usi->announcement.name, "Fake");
    EXPECT_EQ(usi->announcement.author, "Nobody");
    EXPECT_TRUE(has(gameIds(*usi), "chu;standard"));
    FakeProgram cecp;
    cecp.features = "variants=\"chu,dai\" option=\"Resign -check 0\"";
    const testing::Folder second;
    const auto found = inquire(fakeProgram(second, cecp));
    ASSERT_TRUE(found) << found.error().text.english();
    EXPECT_EQ(found->announcement.protocol, EngineProtocol::Cecp);
    EXPECT_EQ(gameIds(*found), (std::vector<std::string>{"chu;standard", "dai;standard"}));
    ASSERT_NE(found->announcement.option("Resign"), nullptr);
}

TEST(Inquiry, SaysWhyNothingIsFound) {
    const auto none = inquire("/nonexistent/engine 2>/dev/null");
    ASSERT_FALSE(none);
    EXPECT_NE(none.error().text.english().find("is not there"), std::string::npos)
        << none.error().text.english();
    const auto silent = inquire("sleep 1000", std::nullopt, 500ms);
    ASSERT_FALSE(silent);
    EXPECT_NE(silent.error().text.english().find("none of the protocols"), std::string::npos)
        << silent.error().text.english();
    const auto flood = inquire("head -c 10000000 /dev/zero; sleep 1000", EngineProtocol::Usi, 500ms);
    ASSERT_FALSE(flood);
    EXPECT_FALSE(flood.error().hasEnded) << flood.error().text.english();
    const auto extended = inquire("sleep 1000 extended", std::nullopt, 500ms);
    ASSERT_FALSE(extended) << "its name tells nothing of its end";
    const auto babble = inquire("yes", EngineProtocol::Cecp, 500ms);
    ASSERT_FALSE(babble);
    EXPECT_NE(babble.error().text.english().find("does not answer \"protover 2\""), std::string::npos)
        << babble.error().text.english();
}

TEST(Inquiry, CanBeCancelledAtAnyTime) {
    for (const char* command : {"sleep 1000", "yes", "cat", "true"}) {
        for (const auto wait : {0ms, 20ms}) {
            bool called = false;
            EngineProgram program{command};
            program.patience = testing::kLongWait;
            {
                Inquiry inquiry(program, std::nullopt, catalog(), [&](const Facts&) { called = true; });
                std::this_thread::sleep_for(wait);
                inquiry.cancel();
                called = false;
            }
            EXPECT_FALSE(called) << command;
        }
    }
}

// ---- programs of others, where they are installed
// ---------------------------------------------------------------------------------------------------------------

std::string installed(const std::string& name) {
    const std::string path = "/usr/games/" + name;
    return std::filesystem::exists(path) ? path : std::string();
}

TEST(Inquiry, KnowsHaChu) {
    const std::string command = installed("hachu");
    if (command.empty()) {
        GTEST_SKIP() << "not installed";
    }
    const auto facts = inquire(command);
    ASSERT_TRUE(facts) << facts.error().text.english();
    EXPECT_EQ(facts->announcement.protocol, EngineProtocol::Cecp);
    EXPECT_TRUE(facts->announcement.name.starts_with("HaChu"));
    EXPECT_TRUE(has(gameIds(*facts), "chu;standard"));
    EXPECT_TRUE(has(gameIds(*facts), "dai;standard"));
    EXPECT_TRUE(has(gameIds(*facts), "wa;no-drops"));
    EXPECT_FALSE(has(gameIds(*facts), "wa;standard"));
    // It announces these and dies of them.
    EXPECT_FALSE(has(gameIds(*facts), "sho;standard"));
    EXPECT_FALSE(has(gameIds(*facts), "tenjiku;standard"));
    ASSERT_NE(facts->announcement.option("Contempt"), nullptr);
}

TEST(Inquiry, KnowsSjaak) {
    const std::string command = installed("sjaakii");
    if (command.empty()) {
        GTEST_SKIP() << "not installed";
    }
    const auto facts = inquire(command);
    ASSERT_TRUE(facts) << facts.error().text.english();
    EXPECT_TRUE(facts->announcement.name.starts_with("Sjaak II"));
    EXPECT_EQ(facts->announcement.protocol, EngineProtocol::Cecp) << "where it plays the most of our games";
    EXPECT_TRUE(has(gameIds(*facts), "wa;standard"));
    EXPECT_TRUE(has(gameIds(*facts), "wa;no-drops"));
}

TEST(Inquiry, KnowsFairyStockfish) {
    const std::string command = installed("fairy-stockfish");
    if (command.empty()) {
        GTEST_SKIP() << "not installed";
    }
    const auto facts = inquire(command);
    ASSERT_TRUE(facts) << facts.error().text.english();
    EXPECT_EQ(facts->announcement.protocol, EngineProtocol::Usi);
    EXPECT_EQ(facts->announcement.author, "Fabian Fichter");
    EXPECT_TRUE(has(gameIds(*facts), "shogi;standard"));
    EXPECT_TRUE(facts->announcement.analyses);
    for (const auto protocol : {EngineProtocol::Uci, EngineProtocol::Cecp}) {
        const auto other = inquire(command, protocol);
        ASSERT_TRUE(other) << other.error().text.english();
        EXPECT_TRUE(has(gameIds(*other), "shogi;standard"));
    }
}

} // namespace
} // namespace mujo
