#include "ui/panes/mate_tree_view.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/models/mate_tree_model.h"
#include "ui/panes/shown_move.h"

namespace mujo::ui {

namespace {

constexpr int kPadding = 8;
constexpr int kFewestRows = 2;

class MateDelegate : public QStyledItemDelegate {
public:
    explicit MateDelegate(MateTreeView* view) : QStyledItemDelegate(view), m_view(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QPalette& palette = option.palette;
        const bool isMove = index.column() == MateTreeModel::MoveColumn;
        const QModelIndex pointed = m_view->pointed();
        const bool isPointed = isMove && pointed == index;
        bool isShown = false;
        for (QModelIndex each = pointed; isMove && each.isValid(); each = each.parent()) {
            isShown = isShown || each == index;
        }
        const QString text = index.data().toString();
        QRect box = option.rect;
        box.setWidth(std::min(box.width(), option.fontMetrics.horizontalAdvance(text) + 2 * kPadding + 1));
        if (isShown) {
            drawShownMove(*painter, box, palette, isPointed);
        }
        painter->save();
        painter->setFont(option.font);
        // The moves of the winner stand out a little from the answers, as in the lines.
        const bool isMuted = !isMove || index.data(MateTreeModel::IsAnswerRole).toBool();
        painter->setPen(palette.color(isPointed ? QPalette::HighlightedText
                                      : isMuted ? QPalette::PlaceholderText
                                                : QPalette::Text));
        painter->drawText(option.rect.adjusted(kPadding, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        return {option.fontMetrics.horizontalAdvance(index.data().toString()) + 2 * kPadding + 1,
                option.fontMetrics.height() + kPadding};
    }

private:
    MateTreeView* m_view;
};

} // namespace

MateTreeView::MateTreeView(MateTreeModel* model, QWidget* parent) : QTreeView(parent), m_model(model) {
    setModel(model);
    setObjectName(QStringLiteral("mateTree"));
    setAccessibleName(tr("Proof of the forced win: the first moves, their answers, and what follows"));
    setItemDelegate(new MateDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setAllColumnsShowFocus(false);
    setHeaderHidden(true);
    header()->setMinimumSectionSize(kPadding);
    header()->setStretchLastSection(true);
    header()->setSectionResizeMode(MateTreeModel::MoveColumn, QHeaderView::ResizeToContents);
    fitRows();
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& above, int row) {
        if (!above.isValid() && row == 0) {
            openMainLine();
        }
    });
    const auto changed = [this] {
        viewport()->update();
        emit pointedChanged();
    };
    connect(model, &QAbstractItemModel::dataChanged, this, changed);
    connect(model, &QAbstractItemModel::modelReset, this, changed);
}

/// Opened as soon as it is known, where the reader has not gone elsewhere.
void MateTreeView::openMainLine() {
    if (currentIndex().isValid()) {
        return;
    }
    collapseAll();
    for (QModelIndex each = m_model->endOfMainLine().parent(); each.isValid(); each = each.parent()) {
        expand(each);
    }
}

void MateTreeView::fitRows() {
    setIndentation(fontMetrics().height());
}

QModelIndex MateTreeView::pointed() const {
    const QModelIndex index = m_hovered.isValid() ? QModelIndex(m_hovered)
                              : hasFocus()        ? currentIndex()
                                                  : QModelIndex();
    return index.siblingAtColumn(MateTreeModel::MoveColumn);
}

QSize MateTreeView::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 24, (fontMetrics().height() + kPadding) * kFewestRows};
}

QSize MateTreeView::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 70, minimumSizeHint().height()}; // it takes what others leave
}

void MateTreeView::setHovered(const QModelIndex& index) {
    const QModelIndex hovered = index.siblingAtColumn(MateTreeModel::MoveColumn);
    if (hovered != QModelIndex(m_hovered)) {
        m_hovered = hovered;
        viewport()->update();
        emit pointedChanged();
    }
}

void MateTreeView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    viewport()->update();
    emit pointedChanged();
}

void MateTreeView::focusInEvent(QFocusEvent* event) {
    QTreeView::focusInEvent(event);
    if (!currentIndex().isValid() && event->reason() != Qt::MouseFocusReason) {
        setCurrentIndex(m_model->index(0, MateTreeModel::MoveColumn));
    }
    viewport()->update();
    emit pointedChanged();
}

void MateTreeView::focusOutEvent(QFocusEvent* event) {
    QTreeView::focusOutEvent(event);
    viewport()->update();
    emit pointedChanged();
}

/// The keys show what they lead to, wherever the mouse rests.
void MateTreeView::keyPressEvent(QKeyEvent* event) {
    setHovered({});
    QTreeView::keyPressEvent(event);
}

bool MateTreeView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        setHovered(indexAt(static_cast<QMouseEvent*>(event)->pos()));
    } else if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        setHovered({});
    }
    return QTreeView::viewportEvent(event);
}

void MateTreeView::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
    }
}

} // namespace mujo::ui
