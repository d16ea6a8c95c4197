#include "ui/panes/engine_lines_view.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <algorithm>

#include "ui/models/engine_lines_model.h"
#include "ui/panes/shown_move.h"

namespace mujo::ui {

namespace {

constexpr int kPadding = PointedTable::kPadding;
constexpr int kFewestRows = 2;
constexpr int kUsualRows = 3;
// Letters of a move; one that sweeps a large board has hundreds, and is cut in the middle.
constexpr int kLongestMove = 24;

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
        // Half a move says nothing; that there is more is worth a sign.
        painter->drawText(option.rect.adjusted(kPadding, 0, -kPadding, 0),
                          (isScore ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                          isCut(option, index) ? QStringLiteral("…")
                                               : shortened(text, painter->fontMetrics()));
        painter->restore();
    }

    /// The whole line, where it is not seen to its end.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
        const QString text = index.data().toString();
        const bool isSeen = index.isValid() && index.column() != EngineLinesModel::kScoreColumn &&
                            !isCut(option, index) && shortened(text, option.fontMetrics) == text;
        if (isSeen) {
            QToolTip::hideText();
            return true;
        }
        // Below all lines: none that one is reading is covered.
        const QPoint below = view->viewport()->mapToGlobal(view->viewport()->rect().bottomLeft());
        const QPoint at(event->globalPos().x(), std::max(event->globalPos().y(), below.y()));
        QToolTip::showText(at, index.data(Qt::ToolTipRole).toString(), view->viewport(), option.rect);
        return true;
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QFont font = option.font;
        font.setBold(index.column() == EngineLinesModel::kScoreColumn);
        const QFontMetrics metrics(font);
        return {metrics.horizontalAdvance(shortened(index.data().toString(), metrics)) + 2 * kPadding + 1,
                metrics.height() + kPadding};
    }

private:
    [[nodiscard]] bool isCut(const QStyleOptionViewItem& option, const QModelIndex& index) const {
        return index.column() != EngineLinesModel::kScoreColumn &&
               option.rect.right() >= m_view->viewport()->width();
    }
    static QString shortened(const QString& text, const QFontMetrics& metrics) {
        return metrics.elidedText(text, Qt::ElideMiddle, kLongestMove * metrics.averageCharWidth());
    }

    EngineLinesView* m_view;
};

} // namespace

EngineLinesView::EngineLinesView(EngineLinesModel* model, QWidget* parent) : PointedTable(model, parent) {
    setObjectName(QStringLiteral("engineLines"));
    setAccessibleName(tr("Lines of the engine, with the scores as Sente sees them"));
    setItemDelegate(new LineDelegate(this));
    horizontalHeader()->hide();
}

/// In a low pane the rows need the room of the bar; keys and the wheel lead along them all the same.
void EngineLinesView::resizeEvent(QResizeEvent* event) {
    const int needed =
        verticalHeader()->defaultSectionSize() * kUsualRows + horizontalScrollBar()->sizeHint().height();
    setHorizontalScrollBarPolicy(height() >= needed ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    PointedTable::resizeEvent(event);
}

QSize EngineLinesView::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 24, verticalHeader()->defaultSectionSize() * kFewestRows};
}

QSize EngineLinesView::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 70, minimumSizeHint().height()}; // it takes what others leave
}

} // namespace mujo::ui
