#include "app/cli/commands.h"
#include "core/base/text_file.h"
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

/// Ids have neither of these.
bool namesFile(const std::string& name) {
    return name.find('/') != std::string::npos || name.ends_with(".json");
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

Position loadPosition(Catalog& catalog, const std::string& name, const Arguments& arguments) {
    const PositionText given = positionText(arguments);
    if (!arguments.has("--position") && !arguments.has("--position-file")) {
        return Position::start(loadGame(catalog, name, arguments));
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
    return std::move(*position);
}

} // namespace mujo::cli
