#include <array>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <iomanip>
#include <iostream>

#include "app/cli/commands.h"
#include "core/base/english.h"
#include "core/base/whole_file.h"
#include "core/game/formats/game_json.h"
#include "core/match/ask_and_wait.h"
#include "core/opponent/engine_opponent.h"
#include "core/position/sfen.h"
#include "core/system/paths.h"

namespace mujo::cli {

namespace {

struct Match {
    std::array<int, 2> levels{}; ///< of the first and the second player
    std::shared_ptr<const TunedEvaluation> tuned{};
    long games = 1;
    long longest = 0;
    std::optional<std::chrono::milliseconds> moveTime;
    std::uint64_t seed = 1;
    std::optional<std::string> folder;
};

/// Wins, draws and losses of the first player.
struct Score {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] double points() const { return wins + draws / 2.0; }
    [[nodiscard]] int games() const { return wins + draws + losses; }
};

double elo(double share) {
    const double safe = std::min(std::max(share, 0.001), 0.999);
    return -400 * std::log10(1 / safe - 1);
}

void printScore(const Score& score) {
    const double n = score.games();
    const double share = score.points() / n;
    const double variance = (score.wins * (1 - share) * (1 - share) +
                             score.draws * (0.5 - share) * (0.5 - share) + score.losses * share * share) /
                            n;
    const double margin = 1.96 * std::sqrt(variance / n);
    std::cout << "first player: +" << score.wins << " =" << score.draws << " -" << score.losses << "  "
              << std::fixed << std::setprecision(1) << 100 * share << " %  Elo " << std::setprecision(0)
              << elo(share) << " [" << elo(share - margin) << ", " << elo(share + margin) << "]\n";
}

/// Plays one game; the first player has Sente in games of even number.
Game playGame(const std::shared_ptr<const Variant>& variant, const Match& match, long number) {
    Game game(variant);
    std::array<std::unique_ptr<EngineOpponent>, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        EnginePlayer player;
        player.level = match.levels[i];
        player.tuned = match.tuned;
        player.seed = match.seed + static_cast<std::uint64_t>(number);
        players[i] = std::make_unique<EngineOpponent>(std::move(player));
        players[i]->begin(game);
    }
    while (!game.isOver() && static_cast<long>(game.plies().size()) < match.longest) {
        const auto player = (game.plies().size() + static_cast<std::size_t>(number)) % 2;
        const Answer answer = askAndWait(*players[player], game, {match.moveTime, std::nullopt});
        if (!answer.move || !game.play(*answer.move)) {
            failInput("game " + std::to_string(number + 1) + ", ply " +
                      std::to_string(game.plies().size() + 1) + ": the engine made no legal move in " +
                      sfen(game.position()));
        }
    }
    return game;
}

/// Writes the record, reads it again and compares; a lost move is an error of ours.
void checkRecord(const Catalog& catalog, const Game& game, const Match& match, long number) {
    const std::size_t sente = number % 2 == 0 ? 0 : 1; // as they were seated
    GameFile file{game};
    file.playerKinds = {GameFile::kComputer, GameFile::kComputer};
    file.levels = {match.levels[sente], match.levels[1 - sente]};
    for (const Side side : {Side::Sente, Side::Gote}) {
        file.playerNames[side] = "level " + std::to_string(file.levels[side]);
    }
    file.squareStyle = catalog.notes(game.variant()).squareStyle;
    const std::string text = writeGameJson(file);
    const std::string name = "game-" + std::to_string(number + 1) + ".mujo";
    const auto again = readGameJson(text, name, catalog);
    if (!again) {
        throw InputError{again.error()};
    }
    if (!(again->game.position() == game.position()) || !(again->game.outcome() == game.outcome())) {
        failInput("the record of game " + std::to_string(number + 1) + " gives another position");
    }
    if (match.folder) {
        std::error_code error; // a folder that cannot be made shows when the file is written
        std::filesystem::create_directories(pathOf(*match.folder), error);
        if (const auto written = writeWholeFile(pathOf(*match.folder) / pathOf(name), text); !written) {
            failInput(written.error().text());
        }
    }
}

} // namespace

int selfplay(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    const auto variant = loadGame(catalog, arguments.word(0, "the game"), arguments);
    Match match;
    match.games = arguments.number("--games", 1, 1, kMany);
    match.tuned = catalog.notes(*variant).tuned;
    match.levels[0] = static_cast<int>(arguments.number("--level", 3, kWeakestLevel, kStrongestLevel));
    match.levels[1] =
        static_cast<int>(arguments.number("--vs", match.levels[0], kWeakestLevel, kStrongestLevel));
    match.longest = arguments.number("--moves", 600, 1, kMany);
    match.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, kMany));
    match.folder = arguments.value("--out");
    if (arguments.has("--movetime")) {
        match.moveTime = std::chrono::milliseconds(arguments.number("--movetime", 0, 1, kMany));
    }
    Score score;
    for (long number = 0; number < match.games; ++number) {
        const Game game = playGame(variant, match, number);
        checkRecord(catalog, game, match, number);
        const auto winner = game.outcome().winner();
        const Side first = number % 2 == 0 ? Side::Sente : Side::Gote;
        ++(!winner ? score.draws : (*winner == first ? score.wins : score.losses));
        std::cout << "game " << number + 1 << ": " << rules::stateCode(game.outcome().state) << ' '
                  << (game.isOver() ? rules::reasonCode(game.outcome().reason) : "move-limit") << " in "
                  << counted(static_cast<long long>(game.plies().size()), "ply", "plies") << '\n'
                  << std::flush;
    }
    printScore(score);
    return Done;
}

} // namespace mujo::cli
