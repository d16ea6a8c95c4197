#pragma once

#include <QString>
#include <QWidget>

#include "core/geometry/side.h"
#include "ui/look/look.h"

namespace mujo::ui {

class GameClock;

/// The clock of one side. Digits are equally wide whatever the font, so that the time does not tremble.
class ClockFace : public QWidget {
    Q_OBJECT

public:
    /// What is drawn.
    struct Reading {
        QString time;
        QString note;
        QString brief; ///< the note where there is little room for it
        bool isRunning = false;
        bool isPaused = false;
        bool isLow = false; ///< told by a sign, a frame and a filled ground
        friend bool operator==(const Reading&, const Reading&) = default;
    };

    explicit ClockFace(Side side, QWidget* parent = nullptr);

    /// Repaints only when it looks different.
    void refresh(const GameClock& clock);
    void setLook(const Look& look);
    [[nodiscard]] const Reading& reading() const { return m_reading; }
    /// The time in words, for assistive technology; not told while it changes.
    [[nodiscard]] const QString& spoken() const { return m_spoken; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont digitFont() const;
    [[nodiscard]] QFont noteFont() const;
    [[nodiscard]] int widthOf(const QString& time) const;
    void paintSign(QPainter& painter, const QRectF& box) const;
    void paintWarning(QPainter& painter, const QRectF& box) const;
    void paintTime(QPainter& painter, QRectF box) const;

    Side m_side;
    Reading m_reading;
    QString m_spoken;
    Theme m_theme = Theme::light();
};

} // namespace mujo::ui
