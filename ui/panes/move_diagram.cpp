#include "ui/panes/move_diagram.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/study/diagram_painter.h"
#include "ui/study/move_class_name.h"
#include "ui/words/glossary.h"

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

/// A way of moving is called as where pieces are looked for by it.
QString MoveDiagram::nameOf(const insight::DiagramMark& mark) {
    using insight::MoveClass;
    using insight::Reach;
    if (mark.igui) {
        return moveClassName(MoveClass::Igui);
    }
    const auto way = [&mark] {
        switch (mark.reach) {
        case Reach::Step:
            return moveClassName(MoveClass::Step);
        case Reach::Slide:
            return moveClassName(mark.range > 0 ? MoveClass::LimitedSlide : MoveClass::Slide);
        case Reach::Jump:
            return moveClassName(MoveClass::Jump);
        case Reach::SlideOver:
            return moveClassName(MoveClass::JumpToTake);
        case Reach::RangeCapture:
            return moveClassName(MoveClass::Sweep);
        case Reach::MultiLeg:
            return tr("Move of several legs");
        case Reach::Drop:
            break;
        }
        return Glossary::word(Term::Drop);
    };
    return mark.captures ? tr("%1: the piece that stands here is taken", "a way of moving").arg(way())
                         : way();
}

bool MoveDiagram::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto& help = *static_cast<QHelpEvent*>(event);
    const DiagramLayout layout(m_diagram, rect(), devicePixelRatioF());
    const auto square = layout.hit(help.pos());
    const insight::DiagramMark* mark = square ? m_diagram.markOn(*square) : nullptr;
    if (mark == nullptr) {
        QToolTip::hideText();
    } else {
        QToolTip::showText(help.globalPos(), nameOf(*mark), this, layout.cell(*square).toAlignedRect());
    }
    return true;
}

void MoveDiagram::mouseReleaseEvent(QMouseEvent* event) {
    const DiagramLayout layout(m_diagram, rect(), devicePixelRatioF());
    if (const auto square = layout.hit(event->pos()); square && event->button() == Qt::LeftButton) {
        emit squareClicked(*square, event->modifiers());
    }
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
