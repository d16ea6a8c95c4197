#include "ui/panes/move_diagram.h"

#include <QPainter>

#include "ui/study/diagram_painter.h"

namespace mujo::ui {

MoveDiagram::MoveDiagram(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumSize(120, 120);
    setAccessibleName(tr("Diagram of moves"));
}

void MoveDiagram::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    update();
}

void MoveDiagram::setDiagram(insight::PieceDiagram diagram, const PieceFaces* faces) {
    m_diagram = std::move(diagram);
    m_faces = faces;
    update();
}

void MoveDiagram::paintEvent(QPaintEvent*) {
    if (m_faces == nullptr || m_diagram.isEmpty()) {
        return;
    }
    QPainter painter(this);
    const DiagramLayout layout(m_diagram, rect(), devicePixelRatioF());
    paintDiagramBoard(painter, layout, m_diagram, *m_faces, m_theme, m_style);
    paintDiagramMarks(painter, layout, m_diagram, m_theme);
}

} // namespace mujo::ui
