#pragma once

#include <QObject>
#include <Qt>

class QKeyEvent;
class QWidget;

namespace mujo::ui {

class BoardView;

/// T and M, which are held while one looks at the board, need no click on it first: they act wherever the
/// keys go on the page of the game, unless text is written there.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    HeldKeys(QWidget& window, BoardView& board);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isForBoard(const QWidget& widget, const QKeyEvent& key) const;

    QWidget& m_window;
    BoardView& m_board;
    int m_held = 0; ///< a key that went to the board and was not let go yet
};

} // namespace mujo::ui
