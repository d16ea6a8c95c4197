#pragma once

#include <QString>

#include "core/base/diagnostic.h"
#include "core/game/game.h"
#include "core/opponent/opponent.h"
#include "ui/session/seat.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

inline QString toQString(const std::string& text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Texts of files where & is read as a key, on buttons, in menus and in labels of fields: it stays what it
/// is.
QString inButton(QString text);
/// The same for the titles of windows, where [*] stands for a sign of unsaved changes.
QString inTitle(QString text);
/// With places to break a line in words that are longer than any of a language.
QString breakable(const QString& text);
/// The beginning of a text of any length, with an ellipsis where something is left out.
QString shortened(const QString& text, qsizetype longest);

QString sideName(Side side);
/// "Ann (Sente)", or the side alone where the player has no name.
QString playerName(const Seat& seat, Side side);
/// What a player is beside a name: "You", "Computer, level 3"; empty for a person whom nothing tells apart.
QString seatInWords(const Seat& seat, const Seat& other);
/// The wedge that stands for a side in the names of players, black for Sente.
QString sideSign(Side side);
/// How the game calls this reading of its rules: "Without drops", or that it is the user's own.
QString readingName(const Variant& variant);
/// "Wa Shogi", and behind it the reading of the rules where it is not the standard one.
QString gameName(const Variant& variant);
/// A fault as a sentence with its place: "The file ends too early (line 49, character 10)."
QString inWords(const Diagnostic& fault);
/// Every fault as a sentence with its place, on a line of its own. The name of a file stands above them.
QString toQString(const Diagnostics& faults);
/// "beginner", "strong" and so on.
QString levelName(int level);
/// The level's name and the time it takes for a move.
QString levelInWords(int level);
/// What a check or mate on the board means; empty when there is none.
QString checkInWords(const Game& game);
/// Why an opponent of this name gives no move, and what can be done.
QString noMoveInWords(const Answer& answer, const QString& name);
/// "Sente to move", or the result.
QString turnInWords(const Game& game);

} // namespace mujo::ui
