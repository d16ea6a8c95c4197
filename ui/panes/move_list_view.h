#pragma once

#include <QTableView>

#include "core/game/game.h"
#include "ui/look/look.h"

namespace mujo::ui {

class MoveDelegate;
class MoveListModel;

/// The moves in two columns, and other lines below the moves where they begin; a click or the arrow keys lead
/// to any of them.
class MoveListView : public QTableView {
    Q_OBJECT

public:
    explicit MoveListView(QWidget* parent = nullptr);

    void setMoves(MoveListModel* model);
    void setLook(const Look& look);
    [[nodiscard]] QModelIndex indexAt(const QPoint& at) const override;
    /// Brings the latest move on the board into view.
    void showCurrent();

signals:
    void nodeChosen(mujo::Game::Node node);
    /// What can be done with this move is asked for; `at` is a place on the screen.
    void menuAsked(mujo::Game::Node node, QPoint at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// What stands beside the list may grow; the latest move stays in view.
    void resizeEvent(QResizeEvent* event) override;

private:
    void joinOtherLines();

    MoveListModel* m_moves = nullptr;
    MoveDelegate* m_delegate;
};

} // namespace mujo::ui
