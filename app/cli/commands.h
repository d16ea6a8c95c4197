#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "core/base/diagnostic.h"
#include "core/position/position.h"
#include "core/variant/catalog.h"

namespace mujo::cli {

/// Thrown for input that is at fault; `main` prints it and exits with 1.
struct InputError {
    Diagnostics faults;
};

using Words = std::vector<std::string>;

// One function a command; each returns the exit code.
int variants(const Catalog& catalog, Words words);
int moves(const Catalog& catalog, Words words);
int perft(const Catalog& catalog, Words words);
int play(const Catalog& catalog, Words words);
int explain(const Catalog& catalog, Words words);
int batch(const Catalog& catalog, Words words);
int check(const Catalog& catalog, Words words);
int importDiagram(const Catalog& catalog, Words words);
int selfplay(const Catalog& catalog, Words words);
int match(const Catalog& catalog, Words words);
int tune(const Catalog& catalog, Words words);
int bench(const Catalog& catalog, Words words);

/// The game a command names, under `--profile`, or the profile of a position text's header.
std::shared_ptr<const Variant> loadGame(const Catalog& catalog, const std::string& id,
                                        const Arguments& arguments, std::string_view positionText = {});

/// The position of `--position` or `--position-file`, else the start position.
Position loadPosition(const Catalog& catalog, const std::string& id, const Arguments& arguments);

/// An input error of one sentence.
[[noreturn]] void failInput(std::string message, std::string file = {});

} // namespace mujo::cli
