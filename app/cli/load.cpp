#include "app/cli/commands.h"
#include "core/base/text_file.h"
#include "core/position/sfen.h"

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
        failInput(text.error());
    }
    return std::move(*text);
}

std::shared_ptr<const Variant> loadGame(Catalog& catalog, const std::string& name, const Arguments& arguments,
                                        std::string_view positionText) {
    std::string id = name;
    if (namesFile(name)) {
        auto added = catalog.add(readInput(name), name);
        if (!added) {
            throw InputError{added.error()};
        }
        id = std::move(*added);
    }
    const auto load = [&](std::string_view profile) {
        auto variant = catalog.load(id, profile);
        if (!variant) {
            throw InputError{variant.error()};
        }
        return *variant;
    };
    if (const auto profile = arguments.value("--profile")) {
        return load(*profile);
    }
    auto variant = load(kStandardProfile);
    const SfenHeader header = sfenHeader(positionText);
    const bool other = header.id == variant->id() && !header.profile.empty();
    return other ? load(header.profile) : variant;
}

Position loadPosition(Catalog& catalog, const std::string& name, const Arguments& arguments) {
    const PositionText given = positionText(arguments);
    const auto variant = loadGame(catalog, name, arguments, given.text);
    const bool any = arguments.has("--position") || arguments.has("--position-file");
    if (!any) {
        return Position::start(variant);
    }
    auto position = positionFromSfen(variant, given.text);
    if (!position) {
        Diagnostics faults = position.error();
        for (Diagnostic& fault : faults) {
            fault.file = given.file.empty() ? "position" : given.file;
        }
        throw InputError{std::move(faults)};
    }
    return std::move(*position);
}

} // namespace mujo::cli
