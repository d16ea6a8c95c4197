#include "ui/dialogs/leg_table.h"

#include <QHeaderView>

#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kMostOpen = 6; // with more legs that lead on, only their first lines are shown

void fill(QTreeWidgetItem* item, const words::LegLine& line) {
    item->setText(0, toQString(line.directions));
    item->setText(1, toQString(line.travel));
    const QString ends = toQString(line.ends);
    const QString on =
        line.goesOn.empty() ? QString() : LegTable::tr("goes on over %1").arg(toQString(line.goesOn));
    item->setText(2, ends.isEmpty() ? on : on.isEmpty() ? ends : Phrases::inParts({ends, on}));
    for (int column = 0; column < 3; ++column) {
        item->setToolTip(column, item->text(column));
    }
    for (const words::LegLine& next : line.next) {
        fill(new QTreeWidgetItem(item), next);
    }
}

} // namespace

LegTable::LegTable(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(3);
    setHeaderLabels({tr("Direction"), tr("How far"), tr("What it may do there")});
    setAccessibleName(tr("The parts of the move"));
    setAlternatingRowColors(true);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    header()->setStretchLastSection(true);
    for (const int column : {0, 1}) {
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
}

void LegTable::show(const std::vector<words::LegLine>& lines) {
    clear();
    std::size_t leading = 0;
    for (const words::LegLine& line : lines) {
        fill(new QTreeWidgetItem(this), line);
        leading += line.next.empty() ? 0 : 1;
    }
    if (leading <= kMostOpen) {
        expandAll();
    }
}

} // namespace mujo::ui
