#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>

#include "core/position/position.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// A position as a picture, as large as there is room for.
class LivePicture : public QWidget {
    Q_OBJECT

public:
    explicit LivePicture(QWidget* parent = nullptr);

    void setLook(const Look& look);
    /// With the camp of `near` below. Faded for a game that cannot be gone on with.
    void show(const std::optional<Position>& position, Side near, bool isFaded);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRect place() const;

    Look m_look;
    std::optional<Position> m_position;
    Side m_near = Side::Sente;
    bool m_isFaded = false;
    QPixmap m_drawn; ///< null until it is painted
};

} // namespace mujo::ui
