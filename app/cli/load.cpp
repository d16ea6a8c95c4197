#include <iostream>

#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"
#include "core/game/formats/format.h"
#include "core/game/formats/game_summary.h"
#include "core/game/position_text.h"

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
    return name.find('/') != std::string::npos || formatForName(name) != nullptr;
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
    constexpr std::size_t kMostBytes = 16U << 20U;
    auto text = readTextFile(path, kMostBytes, FileKind::RegularOrPipe);
    if (!text) {
        failInput(text.error().text());
    }
    return std::move(*text);
}

NamedGame namedGame(Catalog& catalog, const std::string& name, const Arguments& arguments) {
    const auto profile = arguments.value("--profile");
    if (!namesFile(name)) {
        return {name, profile};
    }
    auto added = catalog.add(readInput(name), name);
    if (!added) {
        throw InputError{added.error()};
    }
    return {std::move(*added), profile};
}

std::shared_ptr<const Variant> loadGame(Catalog& catalog, const std::string& name,
                                        const Arguments& arguments) {
    const NamedGame named = namedGame(catalog, name, arguments);
    auto variant = catalog.load(named.id, named.profile.value_or(std::string(kStandardProfile)));
    if (!variant) {
        throw InputError{variant.error()};
    }
    return *variant;
}

std::optional<GameFile> namedRecord(const Catalog& catalog, const std::string& name) {
    if (!namesFile(name)) {
        return std::nullopt;
    }
    const std::string text = readInput(name);
    if (!isRecord(text, name, catalog)) {
        return std::nullopt;
    }
    auto file = readGame(text, name, catalog);
    if (!file) {
        throw InputError{file.error()};
    }
    return std::move(*file);
}

Game loadBoard(Catalog& catalog, const std::string& name, const Arguments& arguments) {
    const PositionText given = positionText(arguments);
    const bool hasPosition = arguments.has("--position") || arguments.has("--position-file");
    if (auto record = namedRecord(catalog, name)) {
        if (hasPosition || arguments.has("--profile")) {
            throw UsageError{"a record has its own positions and rules"};
        }
        for (const Diagnostic& loss : record->losses) {
            std::cerr << printable(loss.text()) << '\n';
        }
        Game& game = record->game;
        const long last = static_cast<long>(game.line().size());
        const long at = arguments.number("--at", static_cast<long>(game.plies().size()), 0, last);
        game.goTo(game.onLine(static_cast<std::size_t>(at)));
        return std::move(game);
    }
    if (arguments.has("--at")) {
        throw UsageError{"--at counts the moves of a record, and " + name + " is none"};
    }
    if (!hasPosition) {
        return Game(Position::start(loadGame(catalog, name, arguments)));
    }
    auto position = readPosition(catalog, given.text, namedGame(catalog, name, arguments));
    if (!position) {
        Diagnostics faults = position.error().faults;
        for (Diagnostic& fault : faults) {
            if (position.error().game != nullptr) {
                fault.file = given.file.empty() ? "position" : given.file;
            }
        }
        throw InputError{std::move(faults)};
    }
    return Game(std::move(*position));
}

} // namespace mujo::cli
