#pragma once

#include <QFrame>
#include <QTimer>
#include <functional>
#include <memory>

#include "ui/look/look.h"
#include "ui/session/game_session.h"

class QLabel;
class QVBoxLayout;

namespace mujo::ui {

class ClockFace;
class FallenView;
class HandView;

/// One side: who plays it, its royals, its clock and hand, whether it is to move or thinking.
class PlayerPanel : public QFrame {
    Q_OBJECT

public:
    PlayerPanel(Side side, const GameSession& session, QWidget* parent);

    /// Name, clock and hand alone.
    void setCompact(bool compact);
    void setLook(const Look& look);
    /// The near side's pieces stand upright.
    void setFlipped(bool flipped);
    /// What pieces are worth, in hundredths of a pawn; without it no balance is told.
    void setWorths(std::function<PerType<int>(const std::shared_ptr<const Variant>&)> worths);
    [[nodiscard]] HandView& hand() { return *m_hand; }
    [[nodiscard]] ClockFace& clock() { return *m_clock; }
    [[nodiscard]] FallenView& fallen() { return *m_fallen; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void refreshClock();
    void refreshMaterial();
    void setThinking(bool thinking);
    void tick();

    Side m_side;
    const GameSession& m_session;
    Theme m_theme = Theme::light();
    QLabel* m_name;
    QLabel* m_detail;
    QLabel* m_holding; ///< how many royals, or how many pieces in hand, where a game has several or drops
    QLabel* m_state;
    ClockFace* m_clock;
    HandView* m_hand;
    FallenView* m_fallen;
    QLabel* m_balance;
    QLabel* m_lost; ///< the heading of the fallen pieces
    std::function<PerType<int>(const std::shared_ptr<const Variant>&)> m_worths;
    std::shared_ptr<const Variant> m_worthsOf;
    PerType<int> m_knownWorths; ///< of the game `m_worthsOf`
    QTimer m_dots;
    int m_dotCount = 0;
    bool m_isActive = false;
};

} // namespace mujo::ui
