#include <iostream>

#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/base/whole_file.h"
#include "core/game/formats/format.h"

namespace mujo::cli {

namespace {

/// The format in which a file of this name is written.
const GameFormat& formatToWrite(const std::string& path) {
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
    const GameFormat& format = formatToWrite(to);
    const std::string text = readInput(from);
    const auto file = readGame(text, from, catalog);
    if (!file) {
        throw InputError{file.error()};
    }
    if (!file->losses.empty()) {
        throw InputError{file->losses}; // a part of a game is not written as if it were the whole
    }
    if (const auto written = writeWholeFile(to, format.write(*file)); !written) {
        failInput(written.error().text());
    }
    if (format.holds == GameFormat::Holds::Position &&
        formatToRead(text, from).holds == GameFormat::Holds::Game) {
        std::cerr << printable(to) << ": only the position shown is written, not the moves and the players\n";
    }
    return Done;
}

} // namespace mujo::cli
