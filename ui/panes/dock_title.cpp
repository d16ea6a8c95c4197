#include "ui/panes/dock_title.h"

#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "ui/panes/line_icons.h"

namespace mujo::ui {

DockTitle::DockTitle(QDockWidget* dock) : QWidget(dock), m_label(new QLabel(dock->windowTitle())) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 4, 0);
    QFont font = m_label->font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.8);
    m_label->setFont(font);
    m_label->setForegroundRole(QPalette::PlaceholderText);
    auto* close = new QToolButton;
    close->setIcon(lineIcon(LineIcon::Close));
    close->setIconSize(QSize(12, 12));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus);
    close->setToolTip(tr("Hide; the View menu brings it back"));
    close->setAccessibleName(tr("Hide %1").arg(dock->windowTitle()));
    connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
    layout->addWidget(m_label, 1);
    layout->addWidget(close);
    connect(qApp, &QApplication::focusChanged, this, [this, dock](QWidget* /*before*/, QWidget* now) {
        setMarked(now != nullptr && dock->isAncestorOf(now));
    });
}

void DockTitle::setMarked(bool marked) {
    if (marked != m_isMarked) {
        m_isMarked = marked;
        m_label->setForegroundRole(marked ? QPalette::WindowText : QPalette::PlaceholderText);
        update();
    }
}

/// The same bar as beside the player whose turn it is.
void DockTitle::paintEvent(QPaintEvent* /*event*/) {
    if (m_isMarked) {
        constexpr int kBar = 4;
        constexpr int kLeft = 3;
        QPainter painter(this);
        painter.fillRect(QRect(kLeft, m_label->y() + 1, kBar, m_label->height() - 2),
                         palette().color(QPalette::Highlight));
    }
}

} // namespace mujo::ui
