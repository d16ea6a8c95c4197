#include "ui/panes/pointed_table.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

namespace mujo::ui {

PointedTable::PointedTable(QAbstractItemModel* model, QWidget* parent) : QTableView(parent) {
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(kPadding);
    horizontalHeader()->setResizeContentsPrecision(-1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    fitRows();
    const auto changed = [this] {
        viewport()->update();
        emit pointedChanged();
    };
    connect(model, &QAbstractItemModel::dataChanged, this, changed);
    connect(model, &QAbstractItemModel::rowsRemoved, this, changed);
    connect(model, &QAbstractItemModel::columnsRemoved, this, changed);
    connect(model, &QAbstractItemModel::modelReset, this, changed);
}

void PointedTable::fitRows() {
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kPadding);
    updateGeometry();
}

QModelIndex PointedTable::pointed() const {
    return m_hovered.isValid() ? QModelIndex(m_hovered) : hasFocus() ? currentIndex() : QModelIndex();
}

void PointedTable::setHovered(const QModelIndex& index) {
    const QModelIndex hovered = index.isValid() && !index.data().toString().isEmpty() ? index : QModelIndex();
    if (hovered != QModelIndex(m_hovered)) {
        m_hovered = hovered;
        viewport()->update();
        emit pointedChanged();
    }
}

void PointedTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    viewport()->update();
    emit pointedChanged();
}

void PointedTable::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && model()->rowCount() > 0 && event->reason() != Qt::MouseFocusReason) {
        setCurrentIndex(model()->index(0, 0));
    }
    viewport()->update();
    emit pointedChanged();
}

void PointedTable::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    viewport()->update();
    emit pointedChanged();
}

/// The keys show what they lead to, wherever the mouse rests.
void PointedTable::keyPressEvent(QKeyEvent* event) {
    setHovered({});
    if (!currentIndex().isValid() && model()->rowCount() > 0) {
        setCurrentIndex(model()->index(0, 0));
        return;
    }
    const QModelIndex before = currentIndex();
    QTableView::keyPressEvent(event);
    if (currentIndex().isValid() && currentIndex().data().toString().isEmpty()) {
        setCurrentIndex(before); // a shorter line has ended
    }
}

bool PointedTable::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        setHovered(indexAt(static_cast<QMouseEvent*>(event)->pos()));
    } else if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        setHovered({});
    }
    return QTableView::viewportEvent(event);
}

void PointedTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
    }
}

} // namespace mujo::ui
