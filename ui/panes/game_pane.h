#pragma once

#include <QWidget>

#include "core/geometry/per_side.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/player_panel.h"

class QAction;
class QLabel;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace mujo::ui {

class MoveListView;
class NotePane;
class RecordFindBar;

/// The two players with the moves and what is said of them between, and the buttons of the game.
class GamePane : public QWidget {
    Q_OBJECT

public:
    explicit GamePane(const GameSession& session, QWidget* parent = nullptr);

    /// The row of buttons below.
    void addButtons(const QList<QAction*>& actions);
    void setFlipped(bool flipped);
    void setLook(const Look& look);
    [[nodiscard]] PlayerPanel& panel(Side side) { return *m_panels[side]; }
    [[nodiscard]] MoveListModel& moves() { return *m_moves; }
    [[nodiscard]] MoveListView& moveList() { return *m_list; }
    [[nodiscard]] NotePane& notes() { return *m_notes; }
    [[nodiscard]] RecordFindBar& find() { return *m_find; }

private:
    void onChanged(GameFacts what);

    PerSide<PlayerPanel*> m_panels;
    MoveListModel* m_moves;
    MoveListView* m_list;
    QLabel* m_noMoves;
    RecordFindBar* m_find;
    NotePane* m_notes;
    QVBoxLayout* m_far; ///< place of the player at the top of the board
    QVBoxLayout* m_near;
    QHBoxLayout* m_buttons;
};

} // namespace mujo::ui
