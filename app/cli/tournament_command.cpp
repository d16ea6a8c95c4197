#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/match_options.h"
#include "core/base/english.h"
#include "core/base/printable.h"
#include "core/match/tournament.h"
#include "core/system/paths.h"

namespace mujo::cli {

namespace {

void expectNoneTwice(std::vector<std::string> texts, const std::string& what) {
    std::sort(texts.begin(), texts.end());
    if (const auto twice = std::adjacent_find(texts.begin(), texts.end()); twice != texts.end()) {
        throw UsageError{"the " + what + " \"" + printable(*twice) + "\" is there twice"};
    }
}

TournamentSettings tournamentSettings(Catalog& catalog, const Arguments& arguments) {
    TournamentSettings tournament;
    if (arguments.positional().empty()) {
        throw UsageError{"the games are missing"};
    }
    expectNoneTwice(arguments.positional(), "game");
    expectNoneTwice(arguments.values("--player"), "player");
    expectNoneTwice(arguments.values("--without"), "player");
    for (const std::string& name : arguments.positional()) {
        auto variant = loadGame(catalog, name, arguments);
        VariantNotes notes = catalog.notes(*variant);
        tournament.boards.push_back({std::move(variant), std::move(notes)});
    }
    for (const std::string& text : arguments.values("--player")) {
        tournament.players.push_back(playerSpec(text, "--player"));
    }
    if (tournament.players.size() < 2) {
        throw UsageError{"a tournament needs two players or more, each by --player"};
    }
    for (const std::string& text : arguments.values("--without")) {
        const auto player = std::find_if(tournament.players.begin(), tournament.players.end(),
                                         [&text](const PlayerSpec& each) { return each.text == text; });
        if (player == tournament.players.end()) {
            throw UsageError{"--without: \"" + printable(text) + "\" is none of the players"};
        }
        tournament.withdrawn.push_back(static_cast<std::size_t>(player - tournament.players.begin()));
    }
    tournament.pairing = arguments.has("--gauntlet") ? Pairing::Gauntlet : Pairing::RoundRobin;
    constexpr long kMostRounds = 10000;
    tournament.rounds = static_cast<int>(arguments.number("--rounds", 1, 1, kMostRounds));
    tournament.common = playerSettings(arguments);
    tournament.common.cpu = bindToProcessor(arguments);
    tournament.opening = openingSettings(arguments);
    tournament.mostPlies = mostPlies(arguments);
    tournament.adjudication = adjudication(arguments);
    tournament.recordFolder = arguments.value("--record").value_or("");
    return tournament;
}

void printGame(const TournamentSettings& settings, const GameLine& line) {
    const Schedule schedule(settings);
    const Fixture fixture = schedule.fixture(line.number);
    const std::size_t sente = line.sideOfA == Side::Sente ? 0 : 1;
    const auto name = [&](std::size_t i) { return printable(settings.players[fixture.players[i]].text); };
    constexpr std::array<const char*, 4> kWords = {" wins", " wins", "draw", "void"};
    const bool isWon = line.result == GameLine::Result::A || line.result == GameLine::Result::B;
    std::cout << "game " << line.number + 1 << " of " << schedule.games() << ", "
              << settings.boards[fixture.board].variant->id() << ", " << name(sente) << " - "
              << name(1 - sente) << ": "
              << (isWon ? name(line.result == GameLine::Result::A ? 0 : 1) : std::string())
              << kWords[static_cast<std::size_t>(line.result)] << ", " << printable(line.reason) << " after "
              << counted(line.plies, "ply", "plies")
              << (line.fault.empty() ? "" : "; " + printable(line.fault.english())) << '\n'
              << std::flush;
}

} // namespace

int tournament(Catalog& catalog, const Arguments& arguments) {
    const TournamentSettings settings = tournamentSettings(catalog, arguments);
    auto log = MatchLog::open(pathOf(arguments.value("--resume").value_or("")), tournamentText(settings));
    if (!log) {
        failInput(log.error().text.english());
    }
    const auto tell = [&settings](const GameLine& line) { printGame(settings, line); };
    if (const auto played = playTournament(settings, *log, tell); !played) {
        const auto& absent = played.error().absent;
        failInput(played.error().text.english() +
                  (absent ? "; --without \"" + printable(settings.players[*absent].text) +
                                "\" leaves out what it has not played yet"
                          : ""));
    }
    std::cout << tournamentReport(settings, log->games());
    return Done;
}

} // namespace mujo::cli
