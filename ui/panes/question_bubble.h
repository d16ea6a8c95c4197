#pragma once

#include <QFrame>

#include "ui/look/look.h"

namespace mujo::ui {

class Banner;
class GamePane;

/// Where the questions of the game are seen: over the pane beside the board, above the near player, or over
/// another pane there, or else at the lower edge of the window. It comes and goes without moving anything
/// else than the record below it, whose move on the board stays in sight.
class QuestionBubble : public QFrame {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        QWidget& window; ///< gets the bubble as its child
        QWidget& page;   ///< of the board: nothing is asked while it is not seen
        GamePane& pane;  ///< beside the board, if it is seen
        Banner& banner;
    };
    explicit QuestionBubble(const Parts& parts);

    void setLook(const Look& look);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    [[nodiscard]] bool isSeen(const QWidget& part) const;
    [[nodiscard]] int bottomOfRecord() const;
    /// A pane beside the board that is seen; null for none.
    [[nodiscard]] const QWidget* otherPane() const;
    [[nodiscard]] QRect inWindow(const QWidget& part) const;

    QWidget& m_window;
    QWidget& m_page;
    GamePane& m_pane;
    Banner& m_banner;
};

} // namespace mujo::ui
