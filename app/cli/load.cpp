#include <iostream>

#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"
#include "core/game/formats/format.h"
#include "core/game/formats/game_json.h"
#include "core/game/formats/game_summary.h"
#include "core/game/handicap.h"
#include "core/game/position_text.h"
#include "core/system/paths.h"

namespace mujo::cli {

namespace {

struct PositionText {
    std::string text;
    std::string file;
};

PositionText positionText(const Arguments& arguments) {
    const auto given = arguments.value("--position");
    const auto path = arguments.value("--position-file");
    if (given && path) {
        throw UsageError{"--position and --position-file exclude each other"};
    }
    if (path) {
        std::string text = readInput(*path);
        while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) {
            text.pop_back();
        }
        return {text, *path};
    }
    return {given.value_or(""), ""};
}

/// Ids have none of these.
bool namesFile(const std::string& name) {
    return pathOf(name).has_parent_path() || formatForName(name) != nullptr;
}

/// Whether a text is a record and no variant, which both may be JSON.
bool isRecord(const std::string& text, const std::string& name, const Catalog& catalog) {
    const GameFormat& format = formatToRead(text, name);
    if (&format != &gameFormats().front()) {
        return true;
    }
    if (formatForName(name) == &format && !name.ends_with(".json")) {
        return true; // by its name, whatever is wrong with it
    }
    const auto summary = readGameSummary(text, catalog);
    return summary || summary.error().kind == SummaryFault::Kind::UnknownGame;
}

} // namespace

void failInput(std::string message, std::string file) {
    throw InputError{{{std::move(file), 0, 0, 1, std::move(message), {}}}};
}

std::string readInput(const std::string& path) {
    auto text = readTextFile(pathOf(path), kMostGameJson, FileKind::RegularOrPipe);
    if (!text) {
        failInput(text.error().text());
    }
    return std::move(*text);
}

namespace {

NamedGame addGame(Catalog& catalog, std::string text, const std::string& name, const Arguments& arguments) {
    auto added = catalog.add(std::move(text), name);
    if (!added) {
        throw InputError{added.error()};
    }
    return {std::move(*added), arguments.value("--profile")};
}

std::shared_ptr<const Variant> load(const Catalog& catalog, const NamedGame& named) {
    auto variant = catalog.load(named.id, named.profile.value_or(std::string(kStandardProfile)));
    if (!variant) {
        throw InputError{variant.error()};
    }
    return *variant;
}

/// A game before its first move, with the handicap that was asked for.
GameFile startedGame(const Catalog& catalog, const std::shared_ptr<const Variant>& variant,
                     const Arguments& arguments) {
    const auto wanted = arguments.value("--handicap");
    if (!wanted) {
        return {Game(Position::start(variant))};
    }
    const std::vector<Handicap> handicaps = catalog.notes(*variant).handicaps;
    const Handicap* handicap = handicapNamed(handicaps, *wanted);
    auto start = handicap != nullptr ? handicapStart(variant, *handicap) : std::nullopt;
    if (!start) {
        std::string known;
        for (const Handicap& one : handicaps) {
            known += (known.empty() ? "; known: " : ", ") + one.id;
        }
        failInput(variant->name() + " has no handicap \"" + *wanted + '"' + known);
    }
    GameFile file{Game(std::move(*start))};
    file.info.handicap = handicap->name;
    return file;
}

/// The record of a text, at the position that was asked for.
GameFile loadRecord(const Catalog& catalog, const std::string& text, const std::string& name,
                    const Arguments& arguments) {
    auto file = readGame(text, name, catalog);
    if (!file) {
        throw InputError{file.error()};
    }
    if (arguments.has("--position") || arguments.has("--position-file") || arguments.has("--profile") ||
        arguments.has("--handicap")) {
        throw UsageError{"a record has its own positions and rules"};
    }
    for (const Diagnostic& loss : file->losses) {
        std::cerr << printable(loss.text()) << '\n';
    }
    Game& game = file->game;
    const long last = static_cast<long>(game.line().size());
    const long at = arguments.number("--at", static_cast<long>(game.plies().size()), 0, last);
    game.goTo(game.onLine(static_cast<std::size_t>(at)));
    return std::move(*file);
}

} // namespace

NamedGame namedGame(Catalog& catalog, const std::string& name, const Arguments& arguments) {
    return namesFile(name) ? addGame(catalog, readInput(name), name, arguments)
                           : NamedGame{name, arguments.value("--profile")};
}

std::shared_ptr<const Variant> loadGame(Catalog& catalog, const std::string& name,
                                        const Arguments& arguments) {
    return load(catalog, namedGame(catalog, name, arguments));
}

Subject loadSubject(Catalog& catalog, const std::string& name, const Arguments& arguments) {
    NamedGame named{name, arguments.value("--profile")};
    if (namesFile(name)) {
        std::string text = readInput(name); // once, as it may be a pipe
        if (isRecord(text, name, catalog)) {
            return {loadRecord(catalog, text, name, arguments), true};
        }
        named = addGame(catalog, std::move(text), name, arguments);
    }
    if (arguments.has("--at")) {
        throw UsageError{"--at counts the moves of a record, and " + name + " is none"};
    }
    const PositionText given = positionText(arguments);
    if (!arguments.has("--position") && !arguments.has("--position-file")) {
        return {startedGame(catalog, load(catalog, named), arguments), false};
    }
    if (arguments.has("--handicap")) {
        throw UsageError{"--handicap and --position exclude each other"};
    }
    auto position = readPosition(catalog, given.text, named);
    if (!position) {
        Diagnostics faults = position.error().faults;
        for (Diagnostic& fault : faults) {
            if (position.error().game != nullptr) {
                fault.file = given.file.empty() ? "position" : given.file;
            }
        }
        throw InputError{std::move(faults)};
    }
    return {GameFile{Game(std::move(*position))}, false};
}

Game loadBoard(Catalog& catalog, const std::string& name, const Arguments& arguments) {
    return loadSubject(catalog, name, arguments).file.game;
}

} // namespace mujo::cli
