#include "ui/panes/move_list_view.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/look/judgement_marks.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/record_keys.h"

namespace mujo::ui {

namespace {

constexpr int kTimeGap = 6;
constexpr float kTimeInk = 0.72F;
constexpr int kMark = 10;     // what the analysis makes of a move
constexpr int kMarkRoom = 16; // with what is left before it

QRect textRoom(const QRect& cell) {
    return cell.adjusted(8, 0, -6, 0);
}

/// How wide a move is as it is drawn, with what lies around it.
int widthOf(const QModelIndex& index, QFont font) {
    font.setBold(index.data(MoveListModel::CurrentRole).toBool());
    font.setItalic(index.data(MoveListModel::IsAsideRole).toBool());
    const QRect cell(0, 0, 100, 10);
    const bool hasComment = !index.data(MoveListModel::CommentRole).toString().isEmpty();
    return QFontMetrics(font).horizontalAdvance(index.data().toString()) + cell.width() -
           textRoom(cell).width() + (hasComment ? 8 : 0) + 1 +
           (index.data(MoveListModel::JudgementRole).isValid() ? kMarkRoom : 0);
}

/// The room of a move: its column, and what the move beside it leaves of the other one.
QRect roomOf(const QTableView& view, const QModelIndex& index) {
    const QRect cell = view.visualRect(index);
    const bool isSentes = index.column() == MoveListModel::SenteColumn;
    if ((!isSentes && index.column() != MoveListModel::GoteColumn) ||
        index.data(MoveListModel::IsOtherLineRole).toBool()) {
        return cell;
    }
    const QModelIndex sente = index.siblingAtColumn(MoveListModel::SenteColumn);
    const QModelIndex gote = index.siblingAtColumn(MoveListModel::GoteColumn);
    const int left = view.columnViewportPosition(MoveListModel::SenteColumn);
    const int middle = view.columnViewportPosition(MoveListModel::GoteColumn);
    const int right = middle + view.columnWidth(MoveListModel::GoteColumn);
    const int needsLeft = widthOf(sente, view.font());
    const int needsRight = widthOf(gote, view.font());
    int edge = middle;
    if (needsLeft > middle - left) {
        edge = std::max(middle, std::min(left + needsLeft, right - needsRight));
    } else if (needsRight > right - middle) {
        edge = std::min(middle, std::max(right - needsRight, left + needsLeft));
    }
    return isSentes ? QRect(QPoint(left, cell.top()), QPoint(edge - 1, cell.bottom()))
                    : QRect(QPoint(edge, cell.top()), QPoint(right - 1, cell.bottom()));
}

} // namespace

class MoveDelegate : public QStyledItemDelegate {
public:
    explicit MoveDelegate(QTableView* view) : QStyledItemDelegate(view), m_view(*view) {}

    void setTheme(const Theme& theme) { m_theme = theme; }

    /// A long move reaches into the column beside it; each cell draws its part of both moves of its row,
    /// since it may be painted alone.
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setClipRect(option.rect, Qt::IntersectClip);
        for (const int column : {MoveListModel::SenteColumn, MoveListModel::GoteColumn}) {
            const QModelIndex other = index.siblingAtColumn(column);
            const QRect room = roomOf(m_view, other);
            if (column != index.column() && index.column() != MoveListModel::NumberColumn &&
                !index.data(MoveListModel::IsOtherLineRole).toBool() && room.intersects(option.rect)) {
                QStyleOptionViewItem shifted = option;
                shifted.rect = room;
                shifted.state.setFlag(QStyle::State_MouseOver, false);
                paintCell(painter, shifted, other);
            }
        }
        QStyleOptionViewItem own = option;
        own.rect = roomOf(m_view, index);
        paintCell(painter, own, index);
        painter->restore();
    }

private:
    void paintCell(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const QPalette& palette = option.palette;
        const bool current = index.data(MoveListModel::CurrentRole).toBool();
        const bool number = index.column() == MoveListModel::NumberColumn;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(option.rect).adjusted(2, 1, -2, -1);
        constexpr qreal kRadius = 4;
        if (current) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(palette.color(QPalette::Highlight));
            painter->drawRoundedRect(box, kRadius, kRadius);
        } else if (option.state.testFlag(QStyle::State_MouseOver) &&
                   index.data(MoveListModel::NodeRole).isValid()) {
            painter->setPen(QPen(palette.color(QPalette::Mid)));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
        }
        const bool isOtherLine = index.data(MoveListModel::IsOtherLineRole).toBool();
        const bool isAside = index.data(MoveListModel::IsAsideRole).toBool();
        const bool faint =
            number || (isOtherLine && isAside) || index.data(MoveListModel::TakenBackRole).toBool();
        painter->setPen(palette.color(current ? QPalette::HighlightedText
                                      : faint ? QPalette::PlaceholderText
                                              : QPalette::Text));
        QFont font = option.font;
        font.setBold(current);
        font.setItalic(isAside && !isOtherLine); // a line beside the game, while it is shown
        painter->setFont(font);
        QRect room = textRoom(option.rect);
        if (isOtherLine) {
            constexpr int kIndent = 12;
            const qreal x = room.left() + 1.5;
            const qreal y = box.center().y();
            painter->drawPolyline(
                QPolygonF{{x, box.top() + 1}, {x, y}, {x + kIndent - 6, y}}); // leaves the line
            room.setLeft(room.left() + kIndent);
        }
        if (!index.data(MoveListModel::CommentRole).toString().isEmpty()) {
            constexpr qreal kDot = 2.5;
            painter->setBrush(painter->pen().color());
            painter->drawEllipse(QPointF(box.right() - 2 * kDot, box.center().y()), kDot, kDot);
            painter->setBrush(Qt::NoBrush);
            room.setRight(room.right() - static_cast<int>(3 * kDot));
        }
        const QString text = index.data().toString();
        const QVariant judged = index.data(MoveListModel::JudgementRole);
        const int width = QFontMetrics(font).horizontalAdvance(text);
        QRect words = room;
        int end = width;
        if (judged.isValid()) { // right behind the move, as far as there is room
            words.setRight(room.right() - kMarkRoom);
            end = std::min(width, words.width()) + kMarkRoom;
            const auto judgement = static_cast<Judgement>(judged.toInt());
            const QRectF mark(words.left() + end - kMark, box.center().y() - kMark / 2.0, kMark, kMark);
            marks::drawJudgement(*painter, mark, judgement,
                                 current ? palette.color(QPalette::HighlightedText)
                                         : marks::judgementColour(m_theme, judgement));
        }
        drawNarrowed(*painter, words, number ? Qt::AlignRight : Qt::AlignLeft, text);
        paintTime(*painter, room.adjusted(end + kTimeGap, 0, 0, 0),
                  index.data(MoveListModel::TimeRole).toString(), option);
        painter->restore();
    }

    /// Beside the move, where that leaves room for it.
    static void paintTime(QPainter& painter, const QRect& room, const QString& time,
                          const QStyleOptionViewItem& option) {
        constexpr qreal kSize = 0.82;
        QFont small = option.font;
        small.setPointSizeF(small.pointSizeF() * kSize);
        if (time.isEmpty() || QFontMetrics(small).horizontalAdvance(time) > room.width()) {
            return;
        }
        QColor ink = painter.pen().color();
        ink.setAlphaF(kTimeInk);
        painter.setPen(ink);
        painter.setFont(small);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, time);
    }

    /// Letters of a text that is too long are narrower, as far as they are read easily; then its middle is
    /// left out: it begins with the piece and ends on the square.
    static void drawNarrowed(QPainter& painter, const QRect& room, Qt::AlignmentFlag side,
                             const QString& text) {
        constexpr qreal kNarrowest = 0.85;
        const QFontMetrics metrics(painter.font());
        const int width = std::max(metrics.horizontalAdvance(text), 1);
        const qreal narrow = std::clamp(static_cast<qreal>(room.width()) / width, kNarrowest, 1.0);
        painter.save();
        painter.translate(room.left(), 0);
        painter.scale(narrow, 1);
        const QRect wide(0, room.top(), static_cast<int>(room.width() / narrow), room.height());
        const bool isWhole = narrow > kNarrowest;
        painter.drawText(wide, side | Qt::AlignVCenter | Qt::TextDontClip,
                         isWhole ? text : metrics.elidedText(text, Qt::ElideMiddle, wide.width()));
        painter.restore();
    }

    const QTableView& m_view;
    Theme m_theme = Theme::light();
};

MoveListView::MoveListView(QWidget* parent) : QTableView(parent), m_delegate(new MoveDelegate(this)) {
    setAccessibleName(tr("Moves"));
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    constexpr int kPadding = 8;
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kPadding);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->hide();
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (const QVariant node = index.data(MoveListModel::NodeRole); node.isValid()) {
            emit nodeChosen(node.value<Game::Node>());
        }
    });
}

void MoveListView::setMoves(MoveListModel* model) {
    m_moves = model;
    setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &MoveListView::joinOtherLines);
    connect(model, &QAbstractItemModel::rowsInserted, this, &MoveListView::joinOtherLines);
    joinOtherLines();
    QHeaderView* header = horizontalHeader();
    header->setMinimumSectionSize(20);
    header->setSectionResizeMode(MoveListModel::NumberColumn, QHeaderView::Fixed);
    header->resizeSection(MoveListModel::NumberColumn,
                          fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 16);
    header->setSectionResizeMode(MoveListModel::SenteColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(MoveListModel::GoteColumn, QHeaderView::Stretch);
}

void MoveListView::setLook(const Look& look) {
    m_delegate->setTheme(look.theme);
    viewport()->update();
}

/// Another line has the width of both columns.
void MoveListView::joinOtherLines() {
    clearSpans();
    for (int row = 0; row < m_moves->rowCount(); ++row) {
        if (m_moves->isOtherLine(row)) {
            setSpan(row, MoveListModel::SenteColumn, 1, 2);
        }
    }
}

/// A move has its whole room.
QModelIndex MoveListView::indexAt(const QPoint& at) const {
    const QModelIndex index = QTableView::indexAt(at);
    if (index.isValid() && index.column() != MoveListModel::NumberColumn &&
        !index.data(MoveListModel::IsOtherLineRole).toBool()) {
        for (const int column : {MoveListModel::SenteColumn, MoveListModel::GoteColumn}) {
            if (roomOf(*this, index.siblingAtColumn(column)).contains(at)) {
                return index.siblingAtColumn(column);
            }
        }
    }
    return index;
}

void MoveListView::showCurrent() {
    const QModelIndex index = m_moves->indexOfPly(std::max(m_moves->ply(), 1));
    if (index.isValid()) {
        updateGeometries(); // the range of the scroll bar may not know of the new row yet
        scrollTo(index);
    }
}

void MoveListView::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(viewport());
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

/// Scrolling moves what is painted, and the frame of the focus would go with it.
void MoveListView::scrollContentsBy(int dx, int dy) {
    QTableView::scrollContentsBy(dx, dy);
    if (hasFocus()) {
        viewport()->update();
    }
}

void MoveListView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (m_moves != nullptr) {
        showCurrent();
    }
}

void MoveListView::contextMenuEvent(QContextMenuEvent* event) {
    if (m_moves == nullptr) {
        return;
    }
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : m_moves->indexOfPly(m_moves->ply());
    if (const QVariant node = index.data(MoveListModel::NodeRole); node.isValid()) {
        const QPoint at =
            byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).bottomLeft());
        emit menuAsked(node.value<Game::Node>(), at);
    }
}

/// Where no other move was played from a position, up and down lead to the row above and below.
void MoveListView::keyPressEvent(QKeyEvent* event) {
    const auto step = recordStepOf(*event);
    const Game* game = m_moves != nullptr ? m_moves->gameIfAny() : nullptr;
    if (!step || game == nullptr) {
        QTableView::keyPressEvent(event);
        return;
    }
    Game::Node to = afterStep(*game, *step);
    if (to == game->current() && (*step == RecordStep::Sibling || *step == RecordStep::SiblingBefore)) {
        const int ply = m_moves->ply() + (*step == RecordStep::Sibling ? 2 : -2);
        to = game->onLine(static_cast<std::size_t>(std::clamp(ply, 0, m_moves->plyCount())));
    }
    emit nodeChosen(to);
}

} // namespace mujo::ui
