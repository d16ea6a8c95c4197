#pragma once

#include <QPointF>
#include <optional>

#include "ui/board/tools/board_tool.h"

namespace mujo::ui {

/// Moves and enlarges the part of the board that is seen: by the middle button, by Space and the left one, by
/// the wheel, a pinch and keys.
class PanZoomTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    void fit();
    void centreLastMove();
    void zoomIn();
    void zoomOut();
    void zoomBy(double factor, QPointF anchor);

    bool press(const QMouseEvent& event) override;
    bool pressTwice(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool wheel(const QWheelEvent& event) override;
    bool keyDown(const QKeyEvent& event) override;
    /// Space is left to others unless something was panned while it was held.
    bool keyUp(const QKeyEvent& event) override;
    void onFocusLost() override { m_isSpaceHeld = false; }

private:
    [[nodiscard]] QPointF anchorOfKeys() const; ///< the cursor, else the middle of what is seen
    void panBy(QPointF pixels);

    std::optional<QPointF> m_from; ///< where the mouse was last while it pans
    bool m_isSpaceHeld = false;
    bool m_hasPanned = false; ///< since Space went down
};

} // namespace mujo::ui
