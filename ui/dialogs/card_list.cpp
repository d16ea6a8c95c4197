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
    std::sort(rows.begin(), rows.end());
    if (currentIndex().isValid() && !selectionModel()->isSelected(currentIndex())) {
        return {currentIndex().row()};
    }
    return rows;
}

void CardList::chooseRows(const std::vector<int>& rows) {
    if (rows.empty()) {
        return;
    }
    setCurrentIndex(model()->index(rows.front(), 0));
    QItemSelection chosen;
    for (const int row : rows) {
        chosen.select(model()->index(row, 0), model()->index(row, 0));
    }
    m_isChoosing = true;
    selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
    m_isChoosing = false;
}

/// The space between the cards lets no card go.
QItemSelectionModel::SelectionFlags CardList::selectionCommand(const QModelIndex& index,
                                                               const QEvent* event) const {
    return index.isValid() || event == nullptr ? QListView::selectionCommand(index, event)
                                               : QItemSelectionModel::NoUpdate;
}

void CardList::onSelected(const QItemSelection& chosen) {
    const QModelIndexList indexes = chosen.indexes();
    const bool byHand =
        QGuiApplication::mouseButtons() != Qt::NoButton ||
        QGuiApplication::keyboardModifiers().testAnyFlags(Qt::ControlModifier | Qt::ShiftModifier);
    if (indexes.size() == 1 && indexes.first() != currentIndex() && !byHand && !m_isChoosing) {
        selectionModel()->setCurrentIndex(indexes.first(), QItemSelectionModel::ClearAndSelect);
    }
}

} // namespace mujo::ui
