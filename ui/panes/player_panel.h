#pragma once

#include <QFrame>
#include <QTimer>

#include "ui/look/look.h"
#include "ui/session/game_session.h"

class QLabel;
class QVBoxLayout;

namespace mujo::ui {

class ClockFace;
class HandView;

/// One side: who plays it, its royals, its clock and hand, whether it is to move or thinking.
class PlayerPanel : public QFrame {
    Q_OBJECT

public:
    PlayerPanel(Side side, const GameSession& session, QWidget* parent);

    /// Name, clock and hand alone.
    void setCompact(bool compact);
    void setLook(const Look& look);
    [[nodiscard]] HandView& hand() { return *m_hand; }
    [[nodiscard]] ClockFace& clock() { return *m_clock; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void refreshClock();
    void setThinking(bool thinking);
    void tick();

    Side m_side;
    const GameSession& m_session;
    Theme m_theme = Theme::light();
    QLabel* m_name;
    QLabel* m_detail;
    QLabel* m_royals;
    QLabel* m_state;
    ClockFace* m_clock;
    HandView* m_hand;
    QTimer m_dots;
    int m_dotCount = 0;
    bool m_isActive = false;
};

} // namespace mujo::ui
