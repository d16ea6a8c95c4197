#include "ui/panes/engine_lines_view.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/models/engine_lines_model.h"
#include "ui/panes/shown_move.h"

namespace mujo::ui {

namespace {

constexpr int kPadding = 8;
constexpr int kFewestRows = 2;
constexpr int kUsualRows = 3;

class LineDelegate : public QStyledItemDelegate {
public:
    explicit LineDelegate(EngineLinesView* view) : QStyledItemDelegate(view), m_view(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QString text = index.data().toString();
        if (text.isEmpty()) {
            return;
        }
        const QPalette& palette = option.palette;
        const QModelIndex pointed = m_view->pointed();
        // A line is shown as far as the move that is pointed at.
        const bool isInLine =
            pointed.isValid() && pointed.row() == index.row() &&
            (pointed.column() == EngineLinesModel::kScoreColumn || index.column() <= pointed.column());
        const bool isScore = index.column() == EngineLinesModel::kScoreColumn;
        painter->save();
        if (isInLine) {
            drawShownMove(*painter, option.rect, palette, pointed == index);
        }
        QFont font = option.font;
        font.setBold(isScore);
        painter->setFont(font);
        // The moves of the side that moves first stand out a little from the replies.
        const bool isReply = !isScore && index.column() % 2 == 0;
        painter->setPen(palette.color(pointed == index ? QPalette::HighlightedText
                                      : isReply        ? QPalette::PlaceholderText
                                                       : QPalette::Text));
        painter->drawText(option.rect.adjusted(kPadding, 0, -kPadding, 0),
                          (isScore ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QFont font = option.font;
        font.setBold(index.column() == EngineLinesModel::kScoreColumn);
        const QFontMetrics metrics(font);
        return {metrics.horizontalAdvance(index.data().toString()) + 2 * kPadding + 1,
                metrics.height() + kPadding};
    }

private:
    EngineLinesView* m_view;
};

} // namespace

EngineLinesView::EngineLinesView(EngineLinesModel* model, QWidget* parent) : QTableView(parent) {
    setModel(model);
    setObjectName(QStringLiteral("engineLines"));
    setAccessibleName(tr("Lines of the engine, with the scores as Sente sees them"));
    setItemDelegate(new LineDelegate(this));
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
    horizontalHeader()->hide();
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
}

void EngineLinesView::fitRows() {
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kPadding);
    updateGeometry();
}

QModelIndex EngineLinesView::pointed() const {
    return m_hovered.isValid() ? QModelIndex(m_hovered) : hasFocus() ? currentIndex() : QModelIndex();
}

QSize EngineLinesView::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 24, verticalHeader()->defaultSectionSize() * kFewestRows};
}

QSize EngineLinesView::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 70, verticalHeader()->defaultSectionSize() * kUsualRows};
}

void EngineLinesView::setHovered(const QModelIndex& index) {
    const QModelIndex hovered = index.isValid() && !index.data().toString().isEmpty() ? index : QModelIndex();
    if (hovered != QModelIndex(m_hovered)) {
        m_hovered = hovered;
        viewport()->update();
        emit pointedChanged();
    }
}

void EngineLinesView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    viewport()->update();
    emit pointedChanged();
}

void EngineLinesView::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && model()->rowCount() > 0 && event->reason() != Qt::MouseFocusReason) {
        setCurrentIndex(model()->index(0, EngineLinesModel::kScoreColumn));
    }
    viewport()->update();
    emit pointedChanged();
}

void EngineLinesView::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    viewport()->update();
    emit pointedChanged();
}

/// The keys show what they lead to, wherever the mouse rests.
void EngineLinesView::keyPressEvent(QKeyEvent* event) {
    setHovered({});
    if (!currentIndex().isValid() && model()->rowCount() > 0) {
        setCurrentIndex(model()->index(0, EngineLinesModel::kScoreColumn));
        return;
    }
    const QModelIndex before = currentIndex();
    QTableView::keyPressEvent(event);
    if (currentIndex().isValid() && currentIndex().data().toString().isEmpty()) {
        setCurrentIndex(before); // a shorter line has ended
    }
}

bool EngineLinesView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        setHovered(indexAt(static_cast<QMouseEvent*>(event)->pos()));
    } else if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        setHovered({});
    }
    return QTableView::viewportEvent(event);
}

void EngineLinesView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
    }
}

} // namespace mujo::ui
