#include <iostream>

#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/base/whole_file.h"
#include "core/game/formats/format.h"
#include "core/system/paths.h"

namespace mujo::cli {

namespace {

/// The format in which a file of this name is written, if `--to` names no other.
const GameFormat& formatToWrite(const std::string& path, const Arguments& arguments) {
    if (const auto id = arguments.value("--to")) {
        if (const GameFormat* format = formatOfId(*id)) {
            return *format;
        }
        std::string known;
        for (const GameFormat& format : gameFormats()) {
            known += (known.empty() ? "" : ", ") + std::string(format.id);
        }
        throw UsageError{"there is no format " + *id + "; known: " + known};
    }
    if (const GameFormat* format = formatForName(path)) {
        return *format;
    }
    std::string known;
    for (const GameFormat& format : gameFormats()) {
        for (const std::string_view ending : format.endings) {
            known += (known.empty() ? "." : ", .") + std::string(ending);
        }
    }
    throw UsageError{"the ending of " + path + " names no format; known: " + known};
}

} // namespace

int convert(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(2);
    const std::string& from = arguments.word(0, "the file to read");
    const std::string& to = arguments.word(1, "the file to write");
    const GameFormat& format = formatToWrite(to, arguments);
    const std::string text = readInput(from);
    const auto file = readGame(text, from, catalog);
    if (!file) {
        throw InputError{file.error()};
    }
    if (!file->losses.empty()) {
        throw InputError{file->losses}; // a part of a game is not written as if it were the whole
    }
    const Variant& variant = file->game.variant();
    if (!format.hasRoomFor(variant, catalog)) {
        failInput("the format " + std::string(format.id) + " has no room for games of " + variant.name());
    }
    for (const GamePart part : lostParts(*file, format.keeps)) {
        std::cerr << printable(to) << ": without " << partName(part) << '\n';
    }
    if (const auto written = writeWholeFile(pathOf(to), format.write(*file)); !written) {
        failInput(written.error().text());
    }
    return Done;
}

} // namespace mujo::cli
