#include "ui/docks/dock_title.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/docks/line_icons.h"

namespace mujo::ui {

DockTitle::DockTitle(QDockWidget* dock) : QWidget(dock) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 4, 0);
    auto* label = new QLabel(dock->windowTitle());
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.8);
    label->setFont(font);
    label->setForegroundRole(QPalette::PlaceholderText);
    auto* close = new QToolButton;
    close->setIcon(lineIcon(LineIcon::Close));
    close->setIconSize(QSize(12, 12));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus);
    close->setToolTip(tr("Hide; the View menu brings it back"));
    close->setAccessibleName(tr("Hide %1").arg(dock->windowTitle()));
    connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
    layout->addWidget(label, 1);
    layout->addWidget(close);
}

} // namespace mujo::ui
