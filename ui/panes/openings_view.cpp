#include "ui/panes/openings_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/models/openings_model.h"

namespace mujo::ui {

namespace {

constexpr int kBeside = 5;
constexpr int kBarHeight = 7;
constexpr int kBarLeast = 28;
constexpr int kRowsInSight = 3;
constexpr int kMoveCharacters = 14;

/// How games have ended, as a bar: what Sente has won from the left, then those without a winner, and what
/// Gote has won; those that are not over are hatched.
void paintResults(QPainter& painter, const QRectF& bar, const GameResults& results, const QPalette& palette) {
    const QColor ink = palette.color(QPalette::PlaceholderText);
    const std::array<std::pair<int, QBrush>, 4> parts{{{results.sente, QColor(0x14, 0x14, 0x14)},
                                                       {results.draws, QColor(0x8c, 0x8c, 0x8c)},
                                                       {results.gote, QColor(0xf8, 0xf8, 0xf4)},
                                                       {results.open, QBrush(ink, Qt::BDiagPattern)}}};
    qreal left = bar.left();
    painter.fillRect(bar, palette.color(QPalette::Base));
    painter.setPen(ink);
    for (const auto& [count, brush] : parts) {
        if (count > 0) {
            const qreal width = bar.width() * count / results.total();
            painter.setBrush(brush);
            painter.drawRect(QRectF(left, bar.top(), width, bar.height()));
            left += width;
        }
    }
}

class OpeningDelegate : public QStyledItemDelegate {
public:
    OpeningDelegate(OpeningsView* view, const OpeningsModel* model)
        : QStyledItemDelegate(view), m_view(view), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QPalette& palette = option.palette;
        const bool isPointed = m_view->pointed().isValid() && m_view->pointed().row() == index.row();
        painter->save();
        if (isPointed) {
            painter->fillRect(option.rect, palette.color(QPalette::Highlight));
        }
        const bool isBlank = index.data().toString() == QStringLiteral("–");
        QFont font = option.font;
        font.setBold(index.column() == OpeningsModel::MoveColumn);
        painter->setFont(font);
        painter->setPen(palette.color(isPointed ? QPalette::HighlightedText
                                      : isBlank ? QPalette::PlaceholderText
                                                : QPalette::Text));
        const QRect room = option.rect.adjusted(kBeside, 0, -kBeside, 0);
        const QString text =
            QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideMiddle, room.width());
        painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt(), text);
        if (index.column() == OpeningsModel::PlayedColumn && !isBlank) {
            const int from = room.left() + option.fontMetrics.horizontalAdvance(text) + kBeside;
            const QRectF bar(from + 0.5, room.center().y() - kBarHeight / 2.0 + 1, room.right() - from,
                             kBarHeight);
            if (bar.width() > 0) {
                paintResults(*painter, bar, m_model->played(index.row()), palette);
            }
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QFont font = option.font;
        font.setBold(index.column() == OpeningsModel::MoveColumn);
        const QFontMetrics metrics(font);
        const int bar = index.column() == OpeningsModel::PlayedColumn ? kBeside + kBarLeast : 0;
        int text = metrics.horizontalAdvance(index.data().toString());
        if (index.column() ==
            OpeningsModel::MoveColumn) { // a sweep names all that it takes; the tip has the whole
            text = std::min(text, metrics.averageCharWidth() * kMoveCharacters);
        }
        return {text + 2 * kBeside + 1 + bar, metrics.height() + PointedTable::kPadding};
    }

private:
    OpeningsView* m_view;
    const OpeningsModel* m_model;
};

} // namespace

OpeningsView::OpeningsView(OpeningsModel* model, QWidget* parent) : PointedTable(model, parent) {
    setObjectName(QStringLiteral("openings"));
    setAccessibleName(tr("Known moves of this position, with the scores as Sente sees them"));
    setItemDelegate(new OpeningDelegate(this, model));
    QHeaderView& header = *horizontalHeader();
    header.setHighlightSections(false);
    header.setSectionsClickable(false);
    header.setSectionResizeMode(OpeningsModel::PlayedColumn, QHeaderView::Stretch);
    connect(this, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex& index) { emit rowChosen(index.row()); });
}

QSize OpeningsView::sizeForRows(int rows) const {
    constexpr int kCharacters = 20;
    return {fontMetrics().averageCharWidth() * kCharacters,
            horizontalHeader()->sizeHint().height() + verticalHeader()->defaultSectionSize() * rows};
}

QSize OpeningsView::minimumSizeHint() const {
    return sizeForRows(kRowsInSight);
}

QSize OpeningsView::sizeHint() const {
    return sizeForRows(std::max(kRowsInSight, model()->rowCount()));
}

void OpeningsView::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid()) {
        emit rowChosen(currentIndex().row());
        return;
    }
    PointedTable::keyPressEvent(event);
}

} // namespace mujo::ui
