#pragma once

#include <QWidget>

#include "ui/theme/theme.h"

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
    void setTheme(const Theme& theme); ///< its ground is that around the board

private:
    QVBoxLayout* m_layout;
};

} // namespace mujo::ui
