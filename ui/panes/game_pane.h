#pragma once

#include <QWidget>
#include <optional>

#include "core/geometry/per_side.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/player_panel.h"

class QAction;
class QLabel;
class QSpacerItem;
class QVBoxLayout;

namespace mujo::ui {

class IconRow;
class MoveListView;
class NotePane;
class RecordFindBar;
class RecordTree;

/// The two players with the moves and what is said of them between, and the buttons of the game.
class GamePane : public QWidget {
    Q_OBJECT

public:
    explicit GamePane(const GameSession& session, QWidget* parent = nullptr);

    /// The buttons of the game at the bottom, and those that lead through the record below the moves.
    void addButtons(const QList<QAction*>& game, const QList<QAction*>& record);
    void setFlipped(bool flipped);
    void setLook(const Look& look);
    /// Whether the record is drawn as a tree instead of listed.
    void showTree(bool on);
    /// From which y of the pane on something lies over the record, whose moves then end above that; nullopt
    /// for nothing.
    void setCoveredFrom(std::optional<int> y);
    [[nodiscard]] PlayerPanel& panel(Side side) { return *m_panels[side]; }
    [[nodiscard]] MoveListModel& moves() { return *m_moves; }
    [[nodiscard]] MoveListView& moveList() { return *m_list; }
    [[nodiscard]] RecordTree& tree() { return *m_tree; }
    [[nodiscard]] NotePane& notes() { return *m_notes; }
    [[nodiscard]] RecordFindBar& find() { return *m_find; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void onChanged(GameFacts what);
    void uncoverRecord();
    void showRecord();
    void showResult();

    PerSide<PlayerPanel*> m_panels;
    MoveListModel* m_moves;
    MoveListView* m_list;
    RecordTree* m_tree;
    bool m_showsTree = false;
    QSpacerItem* m_covered;           ///< below the record, where something lies over it, ...
    std::optional<int> m_coveredFrom; ///< from this y of the pane on
    QLabel* m_noMoves;
    QLabel* m_result; ///< of the line on the board
    const GameSession& m_session;
    RecordFindBar* m_find;
    NotePane* m_notes;
    QVBoxLayout* m_far; ///< place of the player at the top of the board
    QVBoxLayout* m_near;
    IconRow* m_steps; ///< through the record
    IconRow* m_buttons;
};

} // namespace mujo::ui
