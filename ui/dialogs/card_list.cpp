#include "ui/dialogs/card_list.h"

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
    connect(
        selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& chosen) {
            if (!chosen.isEmpty() && chosen.indexes().first() != currentIndex()) {
                selectionModel()->setCurrentIndex(chosen.indexes().first(), QItemSelectionModel::NoUpdate);
            }
        });
}

} // namespace mujo::ui
