#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "core/base/diagnostic.h"
#include "core/game/formats/game_file.h"
#include "core/game/position_text.h"
#include "core/variant_file/catalog.h"

namespace mujo::cli {

/// Thrown for input that is at fault; `main` prints it and exits with 1.
struct InputError {
    Diagnostics faults;
};

// One function a command; each returns the exit code. Their options stand in command_table.cpp.
int variants(Catalog& catalog, const Arguments& arguments);
int moves(Catalog& catalog, const Arguments& arguments);
int perft(Catalog& catalog, const Arguments& arguments);
int play(Catalog& catalog, const Arguments& arguments);
int show(Catalog& catalog, const Arguments& arguments);
int explain(Catalog& catalog, const Arguments& arguments);
int batch(Catalog& catalog, const Arguments& arguments);
int check(Catalog& catalog, const Arguments& arguments);
int convert(Catalog& catalog, const Arguments& arguments);
int importDiagram(Catalog& catalog, const Arguments& arguments);
int selfplay(Catalog& catalog, const Arguments& arguments);
int match(Catalog& catalog, const Arguments& arguments);
int tournament(Catalog& catalog, const Arguments& arguments);
int solve(Catalog& catalog, const Arguments& arguments);
int learn(Catalog& catalog, const Arguments& arguments);
int tune(Catalog& catalog, const Arguments& arguments);
int openings(Catalog& catalog, const Arguments& arguments);
int bench(Catalog& catalog, const Arguments& arguments);
int describe(Catalog& catalog, const Arguments& arguments);

/// The text of a file or pipe that the command line names; an input error when it cannot be read.
std::string readInput(const std::string& path);

/// The game that a command names by its id or by the path of its file (`./my.json`), and `--profile`. A
/// file's game is in the catalogue from then on.
NamedGame namedGame(Catalog& catalog, const std::string& name, const Arguments& arguments);
/// The same game, loaded.
std::shared_ptr<const Variant> loadGame(Catalog& catalog, const std::string& name,
                                        const Arguments& arguments);

/// What a command is about.
struct Subject {
    GameFile file; ///< its game is at the position that was asked for
    bool isRecord; ///< else a game that begins with that position, without players
};

/// The record in the file that a command names, after the moves of `--at` or else where it is shown; or a
/// game with the position of `--position` or `--position-file`, or else its start position. Input that is at
/// fault is an input error, but for a torn record, which is read as far as it goes.
Subject loadSubject(Catalog& catalog, const std::string& name, const Arguments& arguments);
/// Its game alone.
Game loadBoard(Catalog& catalog, const std::string& name, const Arguments& arguments);

/// An input error of one sentence.
[[noreturn]] void failInput(std::string message, std::string file = {});

} // namespace mujo::cli
