#pragma once

#include <QKeySequence>
#include <QList>
#include <optional>

#include "ui/panes/line_icons.h"
#include "ui/shell/commands.h"

namespace mujo::ui {

/// A command of the window, as the table of them has it (command_table.cpp).
struct CommandSet::Entry {
    enum class Needs { Nothing, Board };
    enum class Kind { Plain, Switch };

    Command command;
    const char* id;   ///< the name of the action, and of its keys in the settings
    const char* text; ///< in English, as the menu has it
    QList<QKeySequence> keys = {};
    Needs needs = Needs::Board;
    std::optional<LineIcon> icon = {}; ///< of its button
    Kind kind = Kind::Plain;
    const char* word = nullptr; ///< on its button, where the text of the menu is too long
};

} // namespace mujo::ui
