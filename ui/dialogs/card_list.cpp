#include "ui/dialogs/card_list.h"

#include <QGuiApplication>
#include <algorithm>

namespace mujo::ui {

CardList::CardList(QWidget* parent) : QListView(parent) {
    setViewMode(QListView::IconMode);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
}

void CardList::setModel(QAbstractItemModel* model) {
    QListView::setModel(model);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &CardList::onSelected);
}

std::vector<int> CardList::chosenRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        rows.push_back(index.row());
    }
    if (rows.empty() && currentIndex().isValid()) {
        rows.push_back(currentIndex().row()); // the last one was let go with Ctrl
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

void CardList::chooseRows(const std::vector<int>& rows) {
    QItemSelection chosen;
    for (const int row : rows) {
        chosen.select(model()->index(row, 0), model()->index(row, 0));
    }
    setCurrentIndex(model()->index(rows.front(), 0));
    m_isChoosing = true;
    selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
    m_isChoosing = false;
}

/// A click between the cards changes nothing.
QItemSelectionModel::SelectionFlags CardList::selectionCommand(const QModelIndex& index,
                                                               const QEvent* event) const {
    if (event == nullptr) { // the program chooses, whatever key is held down meanwhile
        return QItemSelectionModel::ClearAndSelect;
    }
    return index.isValid() ? QListView::selectionCommand(index, event) : QItemSelectionModel::NoUpdate;
}

void CardList::onSelected(const QItemSelection& chosen) {
    const QModelIndexList added = chosen.indexes();
    const bool byHand =
        QGuiApplication::mouseButtons() != Qt::NoButton ||
        QGuiApplication::keyboardModifiers().testAnyFlags(Qt::ControlModifier | Qt::ShiftModifier);
    if (byHand) {
        const QModelIndexList all = selectionModel()->selectedIndexes();
        if (!all.isEmpty() && !all.contains(currentIndex())) { // the current one was let go
            selectionModel()->setCurrentIndex(all.first(), QItemSelectionModel::NoUpdate);
        }
    } else if (added.size() == 1 && added.first() != currentIndex() && !m_isChoosing) {
        selectionModel()->setCurrentIndex(added.first(), QItemSelectionModel::ClearAndSelect);
    }
}

} // namespace mujo::ui
