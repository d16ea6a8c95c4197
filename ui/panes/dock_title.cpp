#include "ui/panes/dock_title.h"

#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "ui/panes/line_icons.h"

namespace mujo::ui {

DockTitle::DockTitle(QDockWidget* dock)
    : QWidget(dock), m_dock(dock), m_label(new QLabel(dock->windowTitle())), m_close(new QToolButton) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 4, 0);
    QFont font = m_label->font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.8);
    m_label->setFont(font);
    m_label->setForegroundRole(QPalette::PlaceholderText);
    m_close->setIcon(lineIcon(LineIcon::Close));
    m_close->setIconSize(QSize(12, 12));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setToolTip(tr("Hide; the View menu brings it back"));
    m_close->setAccessibleName(tr("Hide %1").arg(dock->windowTitle()));
    connect(m_close, &QToolButton::clicked, dock, &QDockWidget::close);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_close);
    layout->addStretch();
    connect(qApp, &QApplication::focusChanged, this, [this, dock](QWidget* /*before*/, QWidget* now) {
        setMarked(now != nullptr && dock->isAncestorOf(now));
    });
}

bool DockTitle::setBeside(bool beside) {
    if (beside == m_isBeside) {
        return false;
    }
    m_isBeside = beside;
    m_label->setVisible(!beside); // then painted
    auto* row = static_cast<QBoxLayout*>(layout());
    row->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row->setContentsMargins(beside ? 4 : 12, 4, beside ? 0 : 4, 0);
    m_dock->setFeatures(m_dock->features().setFlag(QDockWidget::DockWidgetVerticalTitleBar, beside));
    update();
    return true;
}

void DockTitle::setMarked(bool marked) {
    if (marked != m_isMarked) {
        m_isMarked = marked;
        m_label->setForegroundRole(marked ? QPalette::WindowText : QPalette::PlaceholderText);
        update();
    }
}

/// The bar is the same as beside the player whose turn it is.
void DockTitle::paintEvent(QPaintEvent* /*event*/) {
    constexpr int kBar = 4;
    constexpr int kLeft = 3;
    QPainter painter(this);
    QRect words = m_label->geometry();
    if (m_isBeside) {
        painter.translate(0, height());
        painter.rotate(-90);
        const int length = height() - m_close->geometry().bottom() - 16;
        words = QRect(12, 4, length, m_label->sizeHint().height()); // as seen turned
        painter.setFont(m_label->font());
        painter.setPen(m_label->palette().color(m_label->foregroundRole()));
        if (m_label->sizeHint().width() <= words.width()) { // a part of it would be read as another word
            painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, m_label->text());
        }
    }
    if (m_isMarked) {
        painter.fillRect(QRect(kLeft, words.y() + 1, kBar, words.height() - 2),
                         palette().color(QPalette::Highlight));
    }
}

} // namespace mujo::ui
