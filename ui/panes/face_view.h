#pragma once

#include <QWidget>
#include <optional>

#include "ui/look/look.h"

namespace mujo::ui {

/// One piece, drawn as large as the widget allows.
class FaceView : public QWidget {
    Q_OBJECT

public:
    explicit FaceView(int side, QWidget* parent = nullptr);

    void setFace(const std::optional<PieceFace>& face);
    void setLook(const Look& look);
    /// The sign of a piece that infects its captor.
    void setContagious(bool contagious);
    [[nodiscard]] bool isContagious() const { return m_contagious; }
    /// Turned about its upright axis: 0 as it lies, 0.5 on edge, 1 lying on its other face. For tosses.
    void setTurn(double turn);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<PieceFace> m_face;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    double m_turn = 0;
    bool m_contagious = false;
};

} // namespace mujo::ui
