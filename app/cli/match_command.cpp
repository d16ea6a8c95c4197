#include <iostream>
#include <sstream>

#include "app/cli/commands.h"
#include "app/cli/match_options.h"
#include "core/base/english.h"
#include "core/base/printable.h"
#include "core/match/match.h"
#include "core/system/paths.h"

namespace mujo::cli {

namespace {

constexpr long kMostOpeningLines = 50;

PlayerSpec playerOf(const Arguments& arguments, std::string_view option) {
    const auto text = arguments.value(option);
    if (!text) {
        throw UsageError{"the option " + std::string(option) + " is missing"};
    }
    return playerSpec(*text, option);
}

/// Lines for an engine, separated by semicolons.
std::vector<std::string> setupLines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    std::string line;
    while (std::getline(in, line, ';')) {
        line.erase(0, line.find_first_not_of(' '));
        if (!line.empty()) {
            lines.push_back(line);
        }
    }
    return lines;
}

PlayerSettings settingsOf(const Arguments& arguments, std::string_view setup) {
    PlayerSettings settings = playerSettings(arguments);
    settings.setup = setupLines(arguments.value(setup).value_or(""));
    return settings;
}

MatchSettings matchSettings(Catalog& catalog, const Arguments& arguments) {
    MatchSettings match;
    match.variant = loadGame(catalog, arguments.word(0, "the game"), arguments);
    match.players = {playerOf(arguments, "--a"), playerOf(arguments, "--b")};
    match.settings = {settingsOf(arguments, "--setup-a"), settingsOf(arguments, "--setup-b")};
    const VariantNotes notes = catalog.notes(*match.variant);
    for (PlayerSettings& player : match.settings) {
        player.notes = notes;
    }
    match.squareStyle = notes.squareStyle;
    match.opening = openingSettings(arguments);
    match.opening.lines = static_cast<int>(arguments.number("--opening-lines", 0, 0, kMostOpeningLines));
    match.opening.tuned = notes.tuned;
    match.games = static_cast<int>(arguments.number("--games", 10, 1, kMany));
    match.openings = static_cast<int>(arguments.number("--openings", (match.games + 1) / 2, 1, kMany));
    match.mostPlies = mostPlies(arguments);
    match.adjudication = adjudication(arguments);
    match.recordFolder = arguments.value("--record").value_or("");
    return match;
}

void printGame(const GameLine& line) {
    constexpr std::array<const char*, 4> kWords = {"a wins", "b wins", "draw", "void"};
    std::cout << "game " << line.number + 1 << ", a is " << (line.sideOfA == Side::Sente ? "sente" : "gote")
              << ": " << kWords[static_cast<std::size_t>(line.result)] << ", " << printable(line.reason)
              << " after " << counted(line.plies, "ply", "plies")
              << (line.fault.empty() ? "" : "; " + printable(line.fault.english())) << '\n'
              << std::flush;
}

} // namespace

int match(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    MatchSettings settings = matchSettings(catalog, arguments);
    const int cpu = bindToProcessor(arguments);
    for (PlayerSettings& player : settings.settings) {
        player.cpu = cpu;
    }
    auto log = MatchLog::open(pathOf(arguments.value("--resume").value_or("")), matchText(settings));
    if (!log) {
        failInput(log.error().text.english());
    }
    if (const auto played = playMatch(settings, *log, printGame); !played) {
        failInput(played.error().text.english());
    }
    std::cout << matchReport(log->games());
    return Done;
}

} // namespace mujo::cli
