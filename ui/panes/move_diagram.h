#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "core/insight/piece_diagram.h"
#include "ui/look/look.h"

namespace mujo::ui {

class PieceFaces;

/// A diagram of moves, in the marks of the board.
class MoveDiagram : public QWidget {
    Q_OBJECT

public:
    explicit MoveDiagram(QWidget* parent = nullptr);

    /// The faces must outlive the widget or be replaced; none shows nothing.
    void setDiagram(insight::PieceDiagram diagram, const PieceFaces* faces);
    void setLook(const Look& look);
    [[nodiscard]] const insight::PieceDiagram& diagram() const { return m_diagram; }
    [[nodiscard]] const std::vector<insight::DiagramMark>& marks() const { return m_diagram.marks; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return width; }
    [[nodiscard]] QSize sizeHint() const override { return {220, 220}; }

signals:
    /// A square of the window that is shown, with the left button.
    void squareClicked(mujo::Square square, Qt::KeyboardModifiers keys);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] static QString nameOf(const insight::DiagramMark& mark);

    insight::PieceDiagram m_diagram;
    const PieceFaces* m_faces = nullptr;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
};

} // namespace mujo::ui
