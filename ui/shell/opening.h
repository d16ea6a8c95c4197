#pragma once

#include <QString>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/game/formats/game_file.h"
#include "core/variant_file/catalog.h"
#include "ui/shell/command_line.h"

namespace mujo::ui {

/// What a command line asks to put on the board, checked through before there is any window.
struct Opening {
    std::shared_ptr<const Variant> variant; ///< null when the game is to be chosen
    std::optional<Position> start;          ///< of a new game; none for the usual one
    std::optional<GameFile> game;           ///< when a saved game was named
    QString path;                           ///< of that game
    std::vector<Square> clicks;
};

/// Why nothing can be put on the board.
struct OpeningFault {
    QString text; ///< one or more lines, which name the place of each fault
};

/// Whether a file is called a variant file, and its text is not that of a saved game.
[[nodiscard]] bool isVariantText(const QString& path, std::string_view text);
/// A file of games in any format, or a variant file, which is added to the catalogue. A stop that is
/// requested ends the reading with a fault.
Result<Opening, OpeningFault> openingFromFile(const QString& path, Catalog& catalog,
                                              const std::stop_token& stop = {});
/// The same for all that a command line asks for.
Result<Opening, OpeningFault> openingFrom(const CommandLine& line, Catalog& catalog,
                                          const std::stop_token& stop = {});
/// The command line as it is meant: where no file of the name is there, but a game has that id, `mujo wa` is
/// `mujo --variant wa`. A file takes none of the options of a game.
[[nodiscard]] Result<CommandLine, UsageFault> withGameForFile(CommandLine line, const Catalog& catalog);

} // namespace mujo::ui
