#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <utility>

#include "core/rules/refusal.h"
#include "core/variant_file/catalog.h"
#include "ui/look/settings.h"
#include "ui/session/game_session.h"

class QWidget;

namespace mujo::ui {

class CommandSet;
class EngineList;
class GameFiles;
class LookKeeper;
class Messages;
class PositionEditor;

/// The course of a game: how one begins and ends, what is offered and answered on the way, and what is told
/// of it. Does what the commands of the menus Game and Move ask for.
class GameFlow : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; dialogs stand before the window.
    struct Parts {
        Catalog& catalog;
        const EngineList& engines;
        Settings& settings;
        GameSession& session;
        GameFiles& files;
        LookKeeper& look;
        Messages& messages;
        CommandSet& commands;
        QWidget& window;
    };
    explicit GameFlow(const Parts& parts);

    void begin(GameSetup setup);
    /// In place of the game on the board: asks first where that would be lost.
    void beginInstead(GameSetup setup);
    /// On the usual terms; nothing where the game is unknown.
    void play(const QString& id);
    /// These terms in words; of any game where it is unknown.
    [[nodiscard]] QString termsInWords(const QString& id) const;
    /// Asks for the terms.
    void askNewGame(const QString& id = {});
    /// Which game is chosen on the page that is shown; it tells an empty id where none is.
    void setChosenGame(std::function<QString()> tells) { m_chosenGame = std::move(tells); }
    /// How a game of the user's own gets another start; it tells what is wrong, and nothing where that was
    /// done.
    void setStartChanger(std::function<QString(const Position&)> changes) {
        m_changesStart = std::move(changes);
    }
    /// Starts a game from a position text; refused with the place of the fault.
    bool startFromText(const QString& text);
    /// A move was asked for that may not be made: says why, and ends the game where that loses.
    void refuse(const QString& sentence, rules::RefusalReason reason);
    /// Opens the editor with the position on the board, or with the start position of the game of an id. The
    /// piece of an id is picked from its list, ready to be put.
    void editPosition(const QString& id = {}, const QString& piece = {});

signals:
    void startPageAsked();
    /// A refused move loses the game when it is tried again; the sentence says why it was refused, too.
    void warned(const QString& sentence);

private:
    void connectCommands();
    void onLineLeft(int plies, bool isFromBeside);
    void askWhetherToStay(const QString& title, const QString& text, const QString& back);
    void onDrawOffered(Side by);
    void onMoveMissing(Side side, const QString& why);
    /// How a player is called in a question.
    [[nodiscard]] QString playerOf(Side side) const;
    /// What is said of an end of the game, and where it ends if that is not the position shown.
    std::optional<std::pair<QString, QString>> earlierShown();
    void askWhere(const std::function<void()>& then);
    void askResign();
    void askDraw();
    void adjourn();
    void askDecision();
    void tellRepetition();
    void askInfo();
    void copyPosition();
    /// A letter, a game, moves or a position, whatever the clipboard has.
    void paste();
    [[nodiscard]] bool isMovesFromHere(const QString& text) const;
    void openWithMoves(const QString& text);
    /// As asked for in the dialog, where people may have chosen whose camp lies below.
    void beginAsked(GameSetup setup, Side below);
    /// The game on these terms begins with a position that is made by hand first.
    void askStart(const GameSetup& setup, Side below);
    [[nodiscard]] static QString computersStay(const GameSetup& setup);
    PositionEditor* openEditor(const Position& position);
    void beginFrom(GameSetup setup, const QString& notice = {});
    void startFrom(GameSetup setup);

    Catalog& m_catalog;
    const EngineList& m_engines;
    Settings& m_settings;
    GameSession& m_session;
    GameFiles& m_files;
    LookKeeper& m_look;
    Messages& m_messages;
    CommandSet& m_commands;
    QWidget& m_window;
    QString m_warnedOf;               ///< the illegal move that loses when it is tried again in this position
    QMetaObject::Connection m_goesOn; ///< while it is told that the game is adjourned
    QMetaObject::Connection m_leavesNewLine; ///< while a new line has just begun
    std::function<QString()> m_chosenGame;
    std::function<QString(const Position&)> m_changesStart;
};

} // namespace mujo::ui
