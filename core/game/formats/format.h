#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/game/formats/game_file.h"
#include "core/game/formats/game_parts.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// A format of files of games: how its files are recognised, read and written. A value; all of them stand in
/// `gameFormats`, which the window, the command line and the fuzzers go by.
struct GameFormat {
    std::string_view id;                       ///< for machines
    std::span<const std::string_view> endings; ///< of the names of files, without dots; the first is written
    GameParts keeps{};
    /// Whether it has room for games of a variant; null for all. What can be written is told by `hasRoomFor`.
    bool (*fits)(const Variant& variant, const Catalog& catalog) = nullptr;
    /// Whether a text looks like one of the format; whether it is one, `read` decides.
    bool (*sniff)(std::string_view text) = nullptr;
    /// Every fault names its place in the file; nothing is repaired. A stop that is requested ends the
    /// reading early, with a fault that says so.
    Result<GameFile> (*read)(std::string_view text, const std::string& fileName, const Catalog& catalog,
                             const std::stop_token& stop) = nullptr;
    /// Of a variant that fits. Without the moves, what is written is the position shown. Null for a format
    /// that is read only.
    std::string (*write)(const GameFile& file) = nullptr;

    [[nodiscard]] bool hasRoomFor(const Variant& variant, const Catalog& catalog) const {
        return write != nullptr && (fits == nullptr || fits(variant, catalog));
    }
    /// Whether it keeps games; else a position alone, at which a game begins.
    [[nodiscard]] bool keepsGames() const { return keeps.has(GamePart::Moves); }
    /// Whether a game comes back from it whole, whatever is in it.
    [[nodiscard]] bool keepsAll() const { return keeps.hasAll(); }
};

/// All formats; the first one is the program's own, which keeps everything.
[[nodiscard]] std::span<const GameFormat> gameFormats();

/// The format whose files are named so, by the ending of the name; null for none.
[[nodiscard]] const GameFormat* formatForName(std::string_view fileName);
/// The format that a text looks like; null for none.
[[nodiscard]] const GameFormat* sniffFormat(std::string_view text);
/// The format of this id; null for none.
[[nodiscard]] const GameFormat* formatOfId(std::string_view id);
/// The format in which a file is read: that of its text; else the one of its name, else the program's own,
/// which then say what is wrong with it.
[[nodiscard]] const GameFormat& formatToRead(std::string_view text, std::string_view fileName);

/// Reads a file of any format.
[[nodiscard]] Result<GameFile> readGame(std::string_view text, const std::string& fileName,
                                        const Catalog& catalog, const std::stop_token& stop = {});

} // namespace mujo
