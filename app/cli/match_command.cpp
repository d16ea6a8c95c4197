#include <iostream>
#include <sstream>

#include "app/cli/commands.h"
#include "core/base/english.h"
#include "core/base/printable.h"
#include "core/base/processor.h"
#include "core/match/match.h"

namespace mujo::cli {

namespace {

PlayerSpec playerSpec(const Arguments& arguments, std::string_view option) {
    const auto text = arguments.value(option);
    if (!text) {
        throw UsageError{"the option " + std::string(option) + " is missing"};
    }
    auto spec = parsePlayerSpec(*text);
    if (!spec) {
        throw UsageError{std::string(option) + ": " + spec.error().front().message};
    }
    return *spec;
}

/// `PAWNS:PLIES`.
Adjudication adjudication(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) {
        throw UsageError{"--adjudicate takes PAWNS:PLIES, not \"" + text + '"'};
    }
    constexpr int kPawn = 100;
    return {static_cast<int>(parseNumber(text.substr(0, colon), "--adjudicate, pawns,", 1, 1000)) * kPawn,
            static_cast<int>(parseNumber(text.substr(colon + 1), "--adjudicate, plies,", 1, 1000))};
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

PlayerSettings playerSettings(const Arguments& arguments, std::string_view setup) {
    PlayerSettings settings;
    settings.moveTime = std::chrono::milliseconds(arguments.number("--movetime", 300, 1, kMany));
    settings.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    settings.patience = std::chrono::milliseconds(arguments.number("--patience", 10000, 1, kMany));
    settings.memoryMegabytes = static_cast<int>(arguments.number("--memory", 64, 1, 65536));
    settings.setup = setupLines(arguments.value(setup).value_or(""));
    return settings;
}

MatchSettings matchSettings(Catalog& catalog, const Arguments& arguments) {
    MatchSettings match;
    match.variant = loadGame(catalog, arguments.word(0, "the game"), arguments);
    match.players = {playerSpec(arguments, "--a"), playerSpec(arguments, "--b")};
    match.settings = {playerSettings(arguments, "--setup-a"), playerSettings(arguments, "--setup-b")};
    const VariantNotes notes = catalog.notes(*match.variant);
    for (PlayerSettings& player : match.settings) {
        player.notes = notes;
    }
    match.squareStyle = notes.squareStyle;
    match.opening.tuned = notes.tuned;
    match.games = static_cast<int>(arguments.number("--games", 10, 1, kMany));
    match.openings = static_cast<int>(arguments.number("--openings", (match.games + 1) / 2, 1, kMany));
    match.opening.seed = match.settings[0].seed;
    match.opening.plies = static_cast<int>(arguments.number("--opening-plies", 8, 0, 200));
    match.mostPlies = static_cast<int>(arguments.number("--moves", 400, 1, kMany));
    if (const auto text = arguments.value("--adjudicate")) {
        match.adjudication = adjudication(*text);
    }
    match.recordFolder = arguments.value("--record").value_or("");
    return match;
}

void printGame(const GameLine& line) {
    constexpr std::array<const char*, 4> kWords = {"a wins", "b wins", "draw", "void"};
    std::cout << "game " << line.number + 1 << ", a is " << (line.sideOfA == Side::Sente ? "sente" : "gote")
              << ": " << kWords[static_cast<std::size_t>(line.result)] << ", " << printable(line.reason)
              << " after " << counted(line.plies, "ply", "plies")
              << (line.fault.empty() ? "" : "; " + printable(line.fault)) << '\n'
              << std::flush;
}

} // namespace

int match(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    MatchSettings settings = matchSettings(catalog, arguments);
    constexpr long kMostCpus = 1023;
    const int cpu = static_cast<int>(arguments.number("--cpu", currentCpu(), 0, kMostCpus));
    pinTo(cpu);
    for (PlayerSettings& player : settings.settings) {
        player.cpu = cpu;
    }
    auto log = MatchLog::open(arguments.value("--resume").value_or(""), matchText(settings));
    if (!log) {
        failInput(log.error().text);
    }
    if (const auto played = playMatch(settings, *log, printGame); !played) {
        failInput(played.error().text);
    }
    std::cout << matchReport(log->games());
    return Done;
}

} // namespace mujo::cli
