#include "tests/architecture/layers.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mujo::architecture {

namespace {

using namespace std::string_view_literals;

bool isQtHeader(std::string_view path) {
    return path.starts_with('Q') || (path.starts_with('q') && path.ends_with(".h"));
}

// Height of a folder of core. Some stand side by side, and do not know each other.
std::optional<int> heightInCore(std::string_view folder) {
    constexpr std::array kOrder{"system"sv,   "base"sv,     "geometry"sv, "betza"sv, "variant"sv,
                                "position"sv, "rules"sv,    "insight"sv,  "words"sv, "game"sv,
                                "opponent"sv, "protocol"sv, "match"sv,    "learn"sv};
    // Rules and words know the game, not the file that it came from. The importer makes such files and plays
    // nothing.
    const std::string_view row = folder == "variant_file"                   ? "words"sv
                                 : folder == "engine" || folder == "import" ? "game"sv
                                 : folder == "openings"                     ? "learn"sv
                                                                            : folder;
    const auto* const found = std::find(kOrder.begin(), kOrder.end(), row);
    if (found == kOrder.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - kOrder.begin());
}

// Why a file of core may not have this include; empty when it may.
std::string faultInCore(std::string_view file, const Include& include) {
    if (isQtHeader(include.path)) {
        return "core names no Qt header";
    }
    const auto top = component(include.path, 0);
    if (top == "ui" || top == "app" || top == "resources" || top == "tests") {
        return "core knows nothing above it";
    }
    const auto own = component(file, 1);
    if (top == "nlohmann" && (own == "betza" || own == "variant" || own == "position" || own == "rules")) {
        return "the model of a game knows no JSON";
    }
    if (top != "core") {
        return include.quoted ? "own headers are written from the root of the checkout" : "";
    }
    const auto other = component(include.path, 1);
    if (own == other) {
        return "";
    }
    const auto ownHeight = heightInCore(own);
    const auto otherHeight = heightInCore(other);
    if (!ownHeight || !otherHeight) {
        return "this folder has no place in the order of core";
    }
    return *otherHeight < *ownHeight ? "" : "includes go downwards only";
}

// Which folders of ui a folder may include besides itself. The shell, which is ui/shell and the files of ui
// itself, includes everything.
struct Room {
    std::string_view folder;
    std::vector<std::string_view> below;
};

const std::vector<Room>& roomsOfUi() {
    static const std::vector<Room> rooms{
        {"words", {}},
        {"session", {"words"}},
        {"look", {"session", "words"}},
        {"sound", {"session", "look"}},
        {"board", {"session", "look", "words"}},
        {"study", {"session", "look", "words"}},
        {"pages", {"session", "look", "words"}},
        {"models", {"session", "study", "words"}},
        {"panes", {"board", "models", "session", "study", "look", "words"}},
        {"dialogs", {"board", "panes", "pages", "models", "session", "study", "look", "words"}},
        {"editor", {"dialogs", "board", "panes", "models", "session", "study", "look", "words"}},
        {"trainer", {"dialogs", "panes", "session", "study", "look", "words"}},
    };
    return rooms;
}

bool isException(std::string_view file, std::string_view include) {
    return std::any_of(exceptions().begin(), exceptions().end(),
                       [&](const Exception& each) { return each.file == file && each.include == include; });
}

std::string fault(std::string_view file, const Include& include) {
    const auto top = component(file, 0);
    if (("/" + include.path).find("/../") != std::string::npos) {
        return "own headers are written from the root of the checkout";
    }
    if (top == "core") {
        return faultInCore(file, include);
    }
    if (component(include.path, 0) == "tests") {
        return "programs know no tests";
    }
    if (top == "ui" && !isException(file, include.path)) {
        return faultInUi(file, include);
    }
    return "";
}

} // namespace

std::string faultInUi(std::string_view file, const Include& include) {
    const auto top = component(include.path, 0);
    if (include.quoted && top != "core" && top != "ui" && !include.path.ends_with(".moc")) {
        return top == "app" ? "ui knows nothing above it"
                            : "own headers are written from the root of the checkout";
    }
    const auto own = component(file, 1);
    const auto other = component(include.path, 1);
    if (top == "core" && own == "board" && (other == "rules" || other == "engine" || other == "match")) {
        return "the board asks no rule and no evaluation; it reads facts of core/insight";
    }
    const bool inFolder = component(file, 2) != "" && own != "shell";
    if (top != "ui" || !inFolder || own == other) {
        return "";
    }
    const auto& rooms = roomsOfUi();
    const auto room =
        std::find_if(rooms.begin(), rooms.end(), [&](const Room& each) { return each.folder == own; });
    if (room == rooms.end()) {
        return "this folder has no place in the order of ui";
    }
    const bool isBelow = std::find(room->below.begin(), room->below.end(), other) != room->below.end();
    return isBelow ? "" : "ui/" + std::string(own) + " does not include " + include.path;
}

const std::vector<Exception>& exceptions() {
    static const std::vector<Exception> kept{
        {"ui/board/typed_moves.cpp", "core/rules/move_text.h"},
        {"ui/board/typed_moves.h", "core/rules/explain.h"},
    };
    return kept;
}

std::vector<std::string> includeFaults(const Source& source) {
    std::vector<std::string> faults;
    for (const auto& include : source.includes) {
        if (const auto why = fault(source.path, include); !why.empty()) {
            faults.push_back(source.path + ":" + std::to_string(include.line) + ": includes " + include.path +
                             ": " + why);
        }
    }
    return faults;
}

} // namespace mujo::architecture
