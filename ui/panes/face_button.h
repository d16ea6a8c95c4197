#pragma once

#include <QAbstractButton>
#include <optional>

#include "ui/look/look.h"

namespace mujo::ui {

/// A piece that can be clicked, and pressed by keys.
class FaceButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit FaceButton(int side, QWidget* parent = nullptr);

    void setFace(const PieceFace& face);
    void setLook(const Look& look);
    [[nodiscard]] QSize sizeHint() const override { return {m_side, m_side}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    int m_side;
    std::optional<PieceFace> m_face;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
};

} // namespace mujo::ui
