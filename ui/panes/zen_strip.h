#pragma once

#include <QWidget>

#include "ui/look/look.h"

class QVBoxLayout;

namespace mujo::ui {

class GamePane;

/// A strip beside the board with what is needed of the players while all else is hidden: clocks and hands.
class ZenStrip : public QWidget {
    Q_OBJECT

public:
    explicit ZenStrip(QWidget* parent = nullptr);

    /// Borrows the players; `GamePane::setFlipped` takes them back.
    void take(GamePane& pane, bool flipped);
    void setLook(const Look& look); ///< its ground is that around the board

private:
    QVBoxLayout* m_layout;
};

} // namespace mujo::ui
