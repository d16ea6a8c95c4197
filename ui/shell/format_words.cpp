#include "ui/shell/format_words.h"

namespace mujo::ui {

QString FormatWords::nameOf(const GameFormat& format) {
    if (format.keepsAll()) {
        return tr("Games");
    }
    if (format.id == "usi") {
        return tr("Moves for USI programs");
    }
    if (format.id == "tm1") {
        return tr("Games as TSFEN1 and TM1");
    }
    if (format.id == "csl") {
        return tr("Games for ChuShogiLite");
    }
    if (format.id == "kifu") {
        return tr("Games as KIF");
    }
    if (format.id == "kif") {
        return tr("Games as KIF in Shift-JIS");
    }
    if (format.id == "csa") {
        return tr("Games for CSA programs");
    }
    if (format.id == "pgn") {
        return tr("Games for XBoard");
    }
    return format.keepsGames() ? tr("Games as text") : tr("Positions");
}

QString FormatWords::nameOf(GamePart part) {
    switch (part) {
    case GamePart::Moves:
        return tr("the moves");
    case GamePart::OtherLines:
        return tr("the other lines");
    case GamePart::Ending:
        return tr("the end of the game");
    case GamePart::Comments:
        return tr("the comments");
    case GamePart::Marks:
        return tr("the marks of moves");
    case GamePart::Drawings:
        return tr("the drawings");
    case GamePart::Diagrams:
        return tr("where diagrams are printed");
    case GamePart::Scores:
        return tr("the scores that the computer has given");
    case GamePart::Players:
        return tr("the names of the players");
    case GamePart::Seats:
        return tr("which sides the computer plays");
    case GamePart::Occasion:
        return tr("the event and the place");
    case GamePart::Date:
        return tr("the date");
    case GamePart::Handicap:
        return tr("the name of the handicap");
    case GamePart::Clocks:
        return tr("the clocks");
    case GamePart::MoveTimes:
        return tr("the times of the moves");
    case GamePart::Fractions:
        return tr("the fractions of seconds in the times of the moves");
    case GamePart::Settings:
        return tr("the settings of the game");
    case GamePart::Place:
        return tr("the line and the position shown");
    case GamePart::Rules:
        return tr("the rules of this game of your own");
    case GamePart::Characters:
        return tr("characters that Shift-JIS has no room for");
    case GamePart::Profile:
        return tr("the reading of the rules");
    case GamePart::Unknown:
        break;
    }
    return tr("what another program has put into its file");
}

} // namespace mujo::ui
