#pragma once

#include <QString>

#include "core/base/diagnostic.h"
#include "core/game/game.h"

namespace mujo::ui {

inline QString shown(const std::string& text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString sideName(Side side);
/// Every fault on a line of its own, with file, line and column.
QString shown(const Diagnostics& faults);
/// "Sente wins", "Draw", "No contest".
QString resultTitle(const rules::Outcome& outcome);
/// Why, as a sentence.
QString resultReason(const rules::Outcome& outcome);
/// "beginner", "strong" and so on.
QString levelName(int level);
/// The level's name and the time it takes for a move.
QString levelInWords(int level);
/// What a check or mate on the board means; empty when there is none.
QString checkInWords(const Game& game);
/// "Sente to move", or the result.
QString turnInWords(const Game& game);

} // namespace mujo::ui
