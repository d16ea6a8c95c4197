#pragma once

#include <QObject>
#include <QTimer>

#include "core/game/game.h"
#include "ui/session/game_analysis.h"

class QWidget;

namespace mujo::ui {

class Analysis;
class Announcer;
class BoardView;
class CommandSet;
class EndingCard;
class EnginePane;
class GameFiles;
class GameSession;
class LookKeeper;
class MateSearch;
class Messages;
class RecordDesk;
class ReviewBar;
class Settings;
class WindowLayout;

/// The analysis of the whole game in the window: the dialog that begins it, its bar in the engine pane, the
/// file that keeps what it finds, and what explains a mark.
class ReviewDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it, but for its owner, the analysis of the game; dialogs stand before the
    /// window.
    struct Parts {
        GameAnalysis& review;
        Analysis& analysis;
        MateSearch& mate;
        EnginePane& pane;
        GameSession& session;
        BoardView& board;
        GameFiles& files;
        RecordDesk& record;
        EndingCard& card;
        Messages& messages;
        Announcer& announcer;
        WindowLayout& layout;
        Settings& settings;
        CommandSet& commands;
        LookKeeper& look;
        QWidget& window;
    };
    explicit ReviewDesk(const Parts& parts);

private:
    void ask();
    void start(int milliseconds);
    /// Begins with the time that was chosen last, or shows what there is.
    void review();
    void onEnded(GameAnalysis::Ended how, Game::Node last);
    void explain(Game::Node node);
    void findMistakes();

    GameAnalysis& m_review;
    Analysis& m_analysis;
    MateSearch& m_mate;
    GameSession& m_session;
    BoardView& m_board;
    GameFiles& m_files;
    Messages& m_messages;
    WindowLayout& m_layout;
    Settings& m_settings;
    LookKeeper& m_look;
    QWidget& m_window;
    ReviewBar* m_bar;
    QTimer m_keeping; ///< until what was found is written
};

} // namespace mujo::ui
