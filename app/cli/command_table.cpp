#include "app/cli/command_table.h"

#include <algorithm>

#include "app/cli/commands.h"
#include "core/base/nearest_name.h"

namespace mujo::cli {

namespace {

constexpr Option kProfile{"--profile", "NAME", "a reading of the rules: a profile, or OPTION=CHOICE,..."};
constexpr Option kPosition{"--position", "TEXT", "a position instead of the start"};
constexpr Option kPositionFile{"--position-file", "FILE", "the same, from a file"};
constexpr Option kHandicap{"--handicap", "NAME", "the start with a handicap, as `variants GAME` lists them"};
constexpr Option kAt{"--at", "N", "the position after N moves, where GAME is the file of a played game"};
constexpr Option kOpeningPlies{"--opening-plies", "N", "length of the openings (8)"};
constexpr Option kOpeningNodes{"--opening-nodes", "N", "of the search that finds an opening even (8000)"};
constexpr Option kMoveTime{"--movetime", "MS", "time for a move where a player has none of its own (300)"};
constexpr Option kMoves{"--moves", "MAX", "plies until a game is broken off (400)"};
constexpr Option kAdjudicate{"--adjudicate", "PAWNS:PLIES", "ends a game when both see so much for so long"};
constexpr Option kResume{"--resume", "FILE", "keeps the results there and goes on with them"};
constexpr Option kRecord{"--record", "DIR", "keeps the records of all games there"};
constexpr Option kCpu{"--cpu", "N", "the processor that the players play on"};
constexpr Option kPatience{"--patience", "MS", "beyond its time, before a player counts as hanging (10000)"};
constexpr Option kMemory{"--memory", "MB", "for the table of an engine (64)"};
constexpr Option kSeed{"--seed", "N", "decides what is drawn by lot"};

std::vector<Option> withGame(std::vector<Option> own) {
    own.insert(own.end(), {kProfile, kPosition, kPositionFile, kHandicap, kAt});
    return own;
}

std::vector<Command> makeCommands() {
    return {{"variants",
             "[GAME]",
             "all games, or all about one",
             variants,
             {{"--options", "", "the rule options as tables"}, kProfile}},
            {"moves", "GAME", "legal moves", moves, withGame({{"--json", "", "a line of JSON each"}})},
            {"perft", "GAME DEPTH", "leaf count, each outcome once", perft,
             withGame({{"--divide", "", "the leaves behind each move"}})},
            {"play", "GAME MOVE...", "applies moves, prints the position and the result", play,
             withGame({{"--letters", "", "the position as USI writes it"}})},
            {"show", "GAME", "the board as text, and what a file of a played game holds", show,
             withGame({{"--threats", "", "what either side could take, and which pieces hang"},
                       {"--reach", "SQUARE", "where the piece on a square could go, whoever is to move"},
                       {"--diagram", "PIECE", "where a piece, by its id, goes on an empty board"}})},
            {"explain", "GAME MOVE", "why a move is or is not legal", explain, withGame({})},
            {"batch",
             "GAME",
             "positions on standard input, a JSON line each",
             batch,
             {{"--json", "", "moves as objects"}, kProfile}},
            {"check", "FILE...", "validates variant files", check, {}},
            {"convert",
             "IN OUT",
             "a game into the format that OUT is named by",
             convert,
             {{"--to", "NAME", "another one: mujo, hodges, usi, csl, csa, kifu, kif, pgn, tm1 or position"}}},
            {"import",
             "FILE",
             "text of an Interactive Diagram to a variant file",
             importDiagram,
             {{"--answer", "KEY=VALUE", "what the text does not say; may be repeated", true},
              {"--id", "ID", "id of the new variant"},
              {"--name", "NAME", "its name"},
              {"--quiet", "", "no notes"}}},
            {"selfplay",
             "GAME",
             "games of the engine against itself",
             selfplay,
             {{"--games", "N", "how many (1)"},
              {"--level", "N", "of the first player, 1 to 10 (3)"},
              {"--vs", "N", "of the second player"},
              {"--moves", "MAX", "plies until a game is broken off (600)"},
              {"--movetime", "MS", "time for each move"},
              {"--out", "DIR", "keeps the records there"},
              kSeed,
              kProfile}},
            {"bench",
             "[GAME...]",
             "fixed search and move generation work",
             bench,
             {{"--check", "FILE", "compares the signatures with a file, says nothing where they are equal"},
              {"--signatures", "", "writes such a file"},
              kProfile}},
            {"match",
             "GAME",
             "games between two players, level:N[@MS], novice or cecp:, usi: or uci:COMMAND[@MS]",
             match,
             {{"--a", "PLAYER", "the player whose score is told"},
              {"--b", "PLAYER", "its opponent"},
              {"--games", "N", "how many (10)"},
              {"--openings", "N", "openings, each played from both sides"},
              kOpeningPlies,
              {"--opening-lines", "N", "draws their moves from so many of the best ones (0: from all)"},
              kOpeningNodes,
              kMoveTime,
              kMoves,
              kAdjudicate,
              kResume,
              kRecord,
              {"--setup-a", "LINES", "for an engine, separated by semicolons"},
              {"--setup-b", "LINES", "the same for the other one"},
              kCpu,
              kPatience,
              kMemory,
              kSeed,
              kProfile}},
            {"tournament",
             "GAME...",
             "several players, written as for match, at one game or more",
             tournament,
             {{"--player", "PLAYER", "one of the players; is repeated", true},
              {"--rounds", "N", "in each every pair plays two games at every board (1)"},
              {"--gauntlet", "", "the first player meets all others, who do not meet"},
              {"--without", "PLAYER", "leaves out what one has not played yet; is repeated", true},
              kOpeningPlies,
              kOpeningNodes,
              kMoveTime,
              kMoves,
              kAdjudicate,
              kResume,
              kRecord,
              kCpu,
              kPatience,
              kMemory,
              kSeed,
              kProfile}},
            {"solve", "GAME", "whether the side to move wins by force, with all first moves", solve,
             withGame({{"--nodes", "N", "positions that are looked at (200000)"},
                       {"--quiet-moves", "", "of the attacker are tried, too: finds short wins alone"},
                       {"--tree", "", "the whole proof"}})},
            {"learn",
             "GAME",
             "teaches the engine a game by games against itself",
             learn,
             {{"--games", "N", "how many it plays (1000)"},
              {"--nodes", "N", "nodes a move (1000)"},
              {"--moves", "MAX", "plies until a game is broken off (400)"},
              {"--lessons", "FILE", "keeps the games there and goes on with them"},
              {"--match", "N", "games against what was there before, at twice the nodes (200); 0 for none"},
              {"--write", "FILE", "writes the weights there when they win: GAME.weights beside GAME.json"},
              {"--note", "TEXT", "stands in the weights file, beside where they come from"},
              {"--untaught", "", "begins as if nothing had been learned of the game"},
              {"--threads", "N", "games at once (one a processor)"},
              kSeed,
              kProfile}},
            {"tune",
             "GAME...",
             "finds constants of the search by games of the engine against itself",
             tune,
             {{"--steps", "N", "as planned (400)"},
              {"--pairs", "N", "of games a step, board by board in turn (8)"},
              {"--nodes", "N", "nodes a move (3000)"},
              {"--moves", "MAX", "plies until a game is broken off (300)"},
              {"--from", "NAME=VALUE,...", "constants to begin from, where others than the shipped ones"},
              {"--only", "NAME,...", "the constants that are looked for; else all"},
              {"--threads", "N", "games at once (one a processor)"},
              kResume,
              kSeed,
              kProfile}},
            {"openings", "GAME",
             "what the engine knows of the first moves of a game; with --games, finds it out", openings,
             withGame({{"--games", "N", "plays until there are so many games of the engine against itself"},
                       {"--plies", "N", "length of a game (12)"},
                       {"--nodes", "N", "of the search in each new position (1000000)"},
                       {"--lines", "N", "that it looks for there (4)"},
                       {"--margin", "N", "hundredths of a pawn by which a played move may be worse (40)"},
                       {"--resume", "FILE", "keeps the searches there and goes on with them"},
                       {"--write", "FILE", "writes the openings there: GAME.openings beside GAME.json"},
                       {"--note", "TEXT", "stands in that file, beside where it comes from"},
                       kSeed})},
            {"describe",
             "bash|man",
             "all commands, as a script that completes command lines or as a manual page",
             describe,
             {}}};
}

/// Two columns, the left one as wide as its widest entry.
std::string table(const std::vector<std::pair<std::string, std::string>>& rows) {
    std::size_t width = 0;
    for (const auto& row : rows) {
        width = std::max(width, row.first.size());
    }
    std::string text;
    for (const auto& [left, right] : rows) {
        text += "  " + left + std::string(width - left.size() + 2, ' ') + right + '\n';
    }
    return text;
}

std::string withWords(const Command& command) {
    return std::string(command.name) + ' ' + std::string(command.words);
}

} // namespace

std::span<const Command> commands() {
    static const std::vector<Command> all = makeCommands();
    return all;
}

const Command& commandNamed(std::string_view name) {
    std::vector<std::string_view> names;
    for (const Command& command : commands()) {
        if (command.name == name) {
            return command;
        }
        names.push_back(command.name);
    }
    const std::string nearest = nearestName(name, names);
    throw UsageError{"unknown command \"" + std::string(name) + '"' +
                     (nearest.empty() ? "" : "; did you mean " + nearest + '?')};
}

std::string helpText() {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const Command& command : commands()) {
        rows.emplace_back(withWords(command), command.summary);
    }
    return "Usage: mujo-cli COMMAND ...\n\n" + table(rows) +
           "\nmujo-cli COMMAND --help tells the options of a command; mujo-cli --version the version.\n"
           "GAME is the id of a game or the path of a variant file, as ./my.json.\n"
           "Exit codes: 0 done, 1 the input is at fault, 2 wrong usage.\n";
}

std::string helpText(const Command& command) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const Option& option : command.options) {
        rows.emplace_back(std::string(option.name) + (option.value.empty() ? "" : " ") +
                              std::string(option.value),
                          option.help);
    }
    return "Usage: mujo-cli " + withWords(command) + (rows.empty() ? "" : " [OPTION]...") + "\n\n  " +
           std::string(command.summary) + '\n' + (rows.empty() ? "" : "\nOptions:\n" + table(rows));
}

} // namespace mujo::cli
