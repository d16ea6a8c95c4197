#pragma once

#include <QFrame>
#include <QRect>
#include <vector>

#include "ui/look/look.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace mujo::ui {

/// The result of a game, on a card that lies over the board and blocks nothing: the winner, the reason, and
/// what can be done next.
class EndingCard : public QFrame {
    Q_OBJECT

public:
    struct Words {
        QString title;  ///< the winner, or that there is none
        QString reason; ///< as a sentence
        QString game;   ///< its name, its players and its length
    };

    explicit EndingCard(QWidget* parent);

    /// What can be done beside playing again and choosing another game.
    struct Choices {
        bool changesSides = true; ///< in the next game
        bool reviews = true;      ///< there are moves to step through
    };
    void tell(const Words& words, Choices choices);
    /// Lies within `room`, in pixels of the parent, over as little as possible of `keepFree`, of which what
    /// stands earlier weighs more; then over as few of the squares of `pieces` as possible, beside `board` or
    /// in the middle of its width, over little of it, not beside `keepFree`, and low. It takes the form for
    /// which there is such a place: a narrow one beside the board, a flat one over it. Once it was dragged it
    /// stays where it is, and as it is.
    void lieIn(const QRect& room, const QRect& board, const std::vector<QRect>& keepFree,
               const std::vector<QRect>& pieces);
    /// Takes the keys, on the first button.
    void takeFocus();
    void setLook(const Look& look);

signals:
    void reviewAsked();
    void pictureAsked();
    void playAgainAsked(bool changesSides);
    void otherGameAsked();
    void closed(); ///< by its own button or by Esc

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    enum class Form {
        Block,
        Column, ///< narrow: the buttons one below the other
        Strip   ///< flat: the words beside the title
    };
    void arrange(Form form);

    QLabel* m_title;
    QLabel* m_reason;
    QLabel* m_game;
    QCheckBox* m_changesSides;
    QPushButton* m_review;
    QPushButton* m_picture;
    QPushButton* m_again;
    QPushButton* m_other;
    QToolButton* m_close;
    QGridLayout* m_grid;
    QPoint m_grip; ///< where it was taken hold of
    bool m_isDragged = false;
};

} // namespace mujo::ui
