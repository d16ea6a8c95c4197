#pragma once

#include <QString>
#include <Qt>
#include <span>

namespace mujo::ui {

/// What can be asked of the game by those who hear the board instead of seeing it.
enum class Say { LastMove, WhereIs, WhatStands, Moves, Threats, Hands, Clocks, Step };

struct SayCommand {
    const char* id;   ///< the name of the action, and of its keys in the settings
    const char* text; ///< in English
    Qt::Key key;      ///< with Shift
};

/// Every command, in the order of `Say` and of the menu.
[[nodiscard]] std::span<const SayCommand> sayCommands();
/// The text of a command for the menu.
[[nodiscard]] QString menuText(const SayCommand& command);

} // namespace mujo::ui
