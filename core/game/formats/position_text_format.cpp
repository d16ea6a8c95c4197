#include <algorithm>
#include <array>

#include "core/game/formats/format_table.h"
#include "core/game/position_text.h"

namespace mujo {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kBlanks = " \t\r\n";

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
    return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

bool looksLikePosition(std::string_view text) {
    const std::string_view position = withoutBlanks(text);
    const std::string_view line = position.substr(0, position.find('\n'));
    const std::size_t header = line.find(']');
    return line.starts_with('[') && header != std::string_view::npos &&
           line.find('/', header) != std::string_view::npos;
}

/// One position text with its header; blank lines may stand around it.
Result<GameFile> readPositionFile(std::string_view text, const std::string& fileName, const Catalog& catalog,
                                  const std::stop_token& /*stop: it is one line*/) {
    const std::string_view whole = withoutBlanks(text);
    const auto linesBefore = std::count(text.begin(), whole.empty() ? text.end() : whole.begin(), '\n');
    const int line = 1 + static_cast<int>(whole.empty() ? 0 : linesBefore);
    if (const std::size_t end = whole.find('\n'); end != std::string_view::npos) {
        const std::size_t second = whole.find_first_not_of(kBlanks, end);
        const auto linesBetween =
            std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(second), '\n');
        return Failure{Diagnostics{
            {fileName, line + static_cast<int>(linesBetween), 1, 1,
             sentence("GameFileFaults", "a file of this kind holds one position and nothing else"),
             sentence("GameFileFaults", "a position text is one line, %1")
                 .with("[ID;PROFILE] ROWS TURN STATE PLY"sv)}}};
    }
    auto position = readPosition(catalog, whole, nullptr);
    if (!position) {
        Diagnostics faults = position.error().faults;
        for (Diagnostic& fault : faults) {
            fault.file = fileName;
            fault.line = line;
            fault.column = std::max(fault.column, 1);
        }
        return Failure{std::move(faults)};
    }
    GameFile file{Game(std::move(*position))};
    file.squareStyle = catalog.notes(file.game.variant()).squareStyle;
    return file;
}

std::string writePositionFile(const GameFile& file) {
    return writePosition(file.game.position()) + '\n';
}

} // namespace

GameFormat positionTextFormat() {
    static constexpr std::array<std::string_view, 1> kEndings{"sfen"};
    return {"position",        kEndings,         GameParts{},      nullptr,
            looksLikePosition, readPositionFile, writePositionFile};
}

} // namespace mujo
