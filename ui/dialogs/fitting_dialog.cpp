#include "ui/dialogs/fitting_dialog.h"

#include <QDialogButtonBox>
#include <QLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/dialogs/window_room.h"

namespace mujo::ui {

void FittingDialog::setVisible(bool visible) {
    if (visible && !isVisible()) {
        ensurePolished();
        aboutToBeShown();
        fitInto(roomOnScreen());
    }
    QDialog::setVisible(visible);
}

QSize FittingDialog::roomOnScreen() const {
    const QWidget* owner = parentWidget() != nullptr ? parentWidget()->window() : this;
    const QSize room = roomOn(*owner->screen());
    // A window beyond the edges of its screen, on several of them say, has shown how much room there is.
    const QSize whole = owner->screen()->size();
    const bool isBeyond =
        owner != this && (owner->width() > whole.width() || owner->height() > whole.height());
    return isBeyond ? room.expandedTo(owner->size()) : room;
}

void FittingDialog::fitInto(QSize room) {
    if (layout() == nullptr) {
        return;
    }
    const QSize least = layout()->totalMinimumSize().expandedTo(minimumSize());
    if (!isScrolled() && (least.width() > room.width() || least.height() > room.height())) {
        putIntoScrollArea();
    }
    const QSize wanted = testAttribute(Qt::WA_Resized) ? size() : sizeHint();
    if (wanted.width() > room.width() || wanted.height() > room.height()) {
        resize(wanted.boundedTo(room));
    }
}

void FittingDialog::closeIfAllowed(const QString& question, const QString& close) {
    auto* box = new QMessageBox(QMessageBox::Question, windowTitle(), question, QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(
        box->addButton(tr("&Keep editing"), QMessageBox::RejectRole)); // Enter loses nothing
    box->addButton(close, QMessageBox::DestructiveRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, box](QAbstractButton* button) {
        if (box->buttonRole(button) == QMessageBox::DestructiveRole) {
            QDialog::reject();
        }
    });
    box->open();
}

void FittingDialog::putIntoScrollArea() {
    const QSize before = testAttribute(Qt::WA_Resized) ? size() : sizeHint();
    auto* content = new QWidget;
    content->setMinimumWidth(minimumWidth());
    setMinimumSize(0, 0);
    QLayout* parts = layout();
    const QMargins margins = parts->contentsMargins();
    auto* buttons = findChild<QDialogButtonBox*>(QString(), Qt::FindDirectChildrenOnly);
    content->setLayout(parts);
    m_scroll = new QScrollArea;
    m_scroll->setAccessibleName(windowTitle());
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll, 1);
    if (buttons != nullptr) {
        parts->removeWidget(buttons);
        auto* foot = new QVBoxLayout;
        foot->setContentsMargins(margins.left(), 0, margins.right(), margins.bottom());
        foot->addWidget(buttons);
        outer->addLayout(foot);
    }
    // The bar takes no room away from what it moves.
    resize(before.width() + m_scroll->verticalScrollBar()->sizeHint().width(), before.height());
}

} // namespace mujo::ui
