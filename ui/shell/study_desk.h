#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "core/variant_file/catalog.h"
#include "ui/session/game_session.h"

class QWidget;

namespace mujo::ui {

class BoardView;
class CommandSet;
class FindBar;
class GamePane;
class LookKeeper;
class PieceChart;
class PieceStudy;
class StartPage;

/// All that teaches beside the board: the study pane shows what is pointed at elsewhere, pieces are found,
/// and the chart and the trainer are opened.
class StudyDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; dialogs stand before the window.
    struct Parts {
        const Catalog& catalog;
        GameSession& session;
        LookKeeper& look;
        CommandSet& commands;
        BoardView& board;
        GamePane& pane;
        PieceStudy& study;
        FindBar& find;
        const StartPage& start;
        QWidget& window;
    };
    explicit StudyDesk(const Parts& parts);

    /// Where the trainer keeps what was learnt; without it nothing is kept.
    void setLearntFile(const QString& path) { m_learntFile = path; }

private:
    void connectPane();
    void connectComments();
    void followMover();
    void studySquare(Square square);
    void showChart();
    void showTrainer();

    const Catalog& m_catalog;
    GameSession& m_session;
    LookKeeper& m_look;
    CommandSet& m_commands;
    BoardView& m_board;
    GamePane& m_pane;
    PieceStudy& m_study;
    FindBar& m_find;
    const StartPage& m_start;
    QWidget& m_window;
    QPointer<PieceChart> m_chart; ///< of the game on the board, once it was asked for
    QString m_learntFile;
};

} // namespace mujo::ui
