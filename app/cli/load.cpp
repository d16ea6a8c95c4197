#include "app/cli/commands.h"
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
        auto text = readTextFile(*path);
        if (!text) {
            failInput(text.error());
        }
        while (!text->empty() && (text->back() == '\n' || text->back() == '\r')) {
            text->pop_back();
        }
        return {*text, *path};
    }
    return {given.value_or(""), ""};
}

} // namespace

void failInput(std::string message, std::string file) {
    throw InputError{{{std::move(file), 0, 0, 1, std::move(message), {}}}};
}

std::shared_ptr<const Variant> loadGame(const Catalog& catalog, const std::string& id,
                                        const Arguments& arguments, std::string_view text) {
    const SfenHeader header = sfenHeader(text);
    std::string profile{kStandardProfile};
    if (const auto named = arguments.value("--profile")) {
        profile = *named;
    } else if (header.id == id && !header.profile.empty()) {
        profile = header.profile;
    }
    auto variant = catalog.load(id, profile);
    if (!variant) {
        throw InputError{variant.error()};
    }
    return *variant;
}

Position loadPosition(const Catalog& catalog, const std::string& id, const Arguments& arguments) {
    const PositionText given = positionText(arguments);
    const auto variant = loadGame(catalog, id, arguments, given.text);
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
