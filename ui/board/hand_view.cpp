#include "ui/board/hand_view.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/board_words.h"
#include "ui/board/layers/found_layer.h"
#include "ui/look/piece_faces.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kCell = 44;        // without a board, and where many are held: with room for two kanji
constexpr int kTiniestCell = 16; // with too little height
constexpr int kLargestCell = 76;
constexpr double kShareOfBoard = 0.9; // of the board's cells
constexpr int kRows = 2;
constexpr double kDragStart = 6; // pixels

} // namespace

HandView::HandView(Side side, const ObservedGame& game, QWidget* parent)
    : QWidget(parent), m_side(side), m_game(game) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(side == Side::Sente ? tr("Hand of Sente") : tr("Hand of Gote"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_style.nameShown = false;
    connect(&m_game, &ObservedGame::changed, this, &HandView::onChanged);
    onChanged(GameFact::Game | GameFact::Position);
}

HandView::~HandView() = default;

void HandView::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game) && m_game.hasGame()) {
        m_faces = std::make_unique<PieceFaces>(m_game.game().variant());
    }
    if (what.testFlag(GameFact::Position)) {
        refresh();
    }
}

void HandView::refresh() {
    m_held.clear();
    m_selected.reset();
    m_current = -1;
    if (m_game.hasGame()) {
        const Position& position = m_game.game().position();
        for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
            const auto type = static_cast<PieceTypeId>(i);
            if (const int count = position.inHand(m_side, type); count > 0) {
                m_held.push_back({type, count});
            }
        }
    }
    QStringList words;
    for (const Held& held : m_held) {
        words << this->words(held);
    }
    setAccessibleDescription(words.isEmpty() ? tr("empty") : Phrases::list(words));
    updateGeometry();
    update();
}

QString HandView::words(const Held& held) const {
    return QStringLiteral("%1 %2").arg(held.count).arg(BoardWords(m_game.game().position()).kind(held.type));
}

void HandView::setFlipped(bool flipped) {
    m_flipped = flipped;
    update();
}

void HandView::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    update();
}

void HandView::markPicked(Side side, std::optional<PieceTypeId> type) {
    m_selected = side == m_side ? type : std::nullopt;
    update();
}

void HandView::markFound(std::optional<PieceTypeId> type) {
    m_found = type;
    update();
}

void HandView::measureBy(QWidget& board, std::function<double()> cell) {
    m_boardCell = std::move(cell);
    board.installEventFilter(this);
    updateGeometry();
}

QSize HandView::sizeHint() const {
    return {kCell * 5, heightForWidth(kCell * 5)};
}

QSize HandView::minimumSizeHint() const {
    return {kCell * 2, kCell};
}

int HandView::rowsFor(int width, int side) const {
    const int columns = std::max(1, width / side);
    return std::max(1, (static_cast<int>(m_held.size()) + columns - 1) / columns);
}

/// The largest that has room in two rows.
int HandView::cellSideFor(int width) const {
    int side = m_boardCell ? std::clamp(static_cast<int>(std::lround(kShareOfBoard * m_boardCell())), kCell,
                                        kLargestCell)
                           : kCell;
    while (side > kCell && rowsFor(width, side) > kRows) {
        --side;
    }
    return side;
}

/// Where the pane gives less height than was asked for, the pieces are smaller rather than cut off.
int HandView::cellSide() const {
    int side = cellSideFor(width());
    while (side > kTiniestCell && rowsFor(width(), side) * side > height()) {
        --side;
    }
    return side;
}

int HandView::heightForWidth(int width) const {
    const int side = cellSideFor(width);
    return rowsFor(width, side) * side;
}

QRect HandView::cellRect(int place) const {
    const int side = cellSide();
    const int columns = std::max(1, width() / side);
    return {place % columns * side, place / columns * side, side, side};
}

QRect HandView::pieceRect(PieceTypeId type) const {
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        if (m_held[i].type == type) {
            return cellRect(static_cast<int>(i));
        }
    }
    return {};
}

int HandView::placeAt(QPoint point) const {
    for (int i = 0; i < static_cast<int>(m_held.size()); ++i) {
        if (cellRect(i).contains(point)) {
            return i;
        }
    }
    return -1;
}

void HandView::setCurrent(int place) {
    if (place == m_current) {
        return;
    }
    m_current = place;
    update();
    if (place >= 0) {
        emit pieceShown(Piece{m_held[static_cast<std::size_t>(place)].type, m_side});
    } else {
        emit pieceShown(std::nullopt);
    }
}

void HandView::browseTo(int place) {
    setCurrent(place);
    emit browsed(words(m_held[static_cast<std::size_t>(place)]));
}

/// A small table of the same wood as the board.
void HandView::paintStand(QPainter& painter) const {
    constexpr double kRadius = 4;
    constexpr double kLip = 2.5;
    const QRectF stand = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(m_theme.gridFrame, 1));
    painter.setBrush(m_theme.gridFrame);
    painter.drawRoundedRect(stand, kRadius, kRadius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.board);
    painter.drawRoundedRect(stand.adjusted(0.5, 0.5, -0.5, -kLip), kRadius, kRadius);
}

/// Several of a kind lie on each other; how many there are says a badge beside the narrow end.
void HandView::paintHeld(QPainter& painter, const Held& held, const QRect& cell) {
    constexpr int kShownOfStack = 3;
    const qreal ratio = devicePixelRatioF();
    const Side seenFrom = m_flipped ? opponent(m_side) : m_side;
    const int shown = std::min(held.count, kShownOfStack);
    const int step = std::max(2, cell.width() / 14);
    const int face = cell.width() - step; // the same whether stacked or not
    const QPixmap& picture = m_cache.pixmap(m_faces->of(Piece{held.type, seenFrom}), m_style, m_theme,
                                            static_cast<int>(face * ratio), ratio);
    for (int i = shown - 1; i >= 0; --i) {
        painter.drawPixmap(QPoint(cell.left() + step - i * step / 2, cell.top() + step / 2 - i), picture);
    }
    if (held.count > 1) {
        QFont font = painter.font();
        font.setPixelSize(std::max(12, cell.width() / 4));
        font.setBold(true);
        painter.setFont(font);
        const QString count = QString::number(held.count);
        const int high = font.pixelSize() + 4;
        const int wide = std::max(high, painter.fontMetrics().horizontalAdvance(count) + 8);
        const int y = seenFrom == Side::Sente ? cell.top() + 1 : cell.bottom() - high - 1;
        const QRect badge(cell.right() - wide, y, wide, high);
        painter.setPen(QPen(m_theme.gridFrame, 1));
        painter.setBrush(m_theme.panel);
        painter.drawRoundedRect(QRectF(badge).adjusted(0.5, 0.5, -0.5, -0.5), high / 2.0, high / 2.0);
        painter.setPen(m_theme.text);
        painter.drawText(badge, Qt::AlignCenter, count);
    }
}

void HandView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStand(painter);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    if (m_faces == nullptr) {
        return;
    }
    for (int i = 0; i < static_cast<int>(m_held.size()); ++i) {
        const Held& held = m_held[static_cast<std::size_t>(i)];
        const QRect cell = cellRect(i);
        if (held.type == m_selected || (i == m_current && hasFocus())) {
            QColor back = m_theme.accent;
            back.setAlpha(held.type == m_selected ? 110 : 60);
            painter.setPen(Qt::NoPen);
            painter.setBrush(back);
            painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), 5, 5);
        }
        paintHeld(painter, held, cell);
        if (held.type == m_found) {
            paintFoundFrame(painter, QRectF(cell), m_theme);
        }
    }
}

void HandView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int place = byMouse ? placeAt(event->pos()) : m_current;
    if (place >= 0 && place < static_cast<int>(m_held.size())) {
        emit menuAsked(m_held[static_cast<std::size_t>(place)].type,
                       byMouse ? event->globalPos() : mapToGlobal(cellRect(place).bottomLeft()));
    }
}

/// The board has become larger or smaller.
bool HandView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        updateGeometry();
        update();
    }
    return QWidget::eventFilter(watched, event);
}

void HandView::mousePressEvent(QMouseEvent* event) {
    const int place = placeAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && place >= 0) {
        m_pressed = m_held[static_cast<std::size_t>(place)].type;
        m_pressedAt = event->position();
        emit pieceChosen(*m_pressed);
    }
}

void HandView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_pressed.reset();
        if (std::exchange(m_dragging, false)) {
            emit dropped(event->globalPosition());
        }
    }
}

void HandView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF way = event->position() - m_pressedAt;
    m_dragging = m_dragging || (m_pressed && std::hypot(way.x(), way.y()) > kDragStart);
    if (m_dragging) {
        emit dragged(*m_pressed, event->globalPosition());
        return;
    }
    setCurrent(placeAt(event->position().toPoint()));
}

void HandView::leaveEvent(QEvent* event) {
    setCurrent(-1);
    QWidget::leaveEvent(event);
}

void HandView::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(m_held.size());
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (count > 0) {
            const int step = event->key() == Qt::Key_Right ? 1 : -1;
            browseTo(std::clamp(m_current + step, 0, count - 1));
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current >= 0 && m_current < count) {
            emit pieceChosen(m_held[static_cast<std::size_t>(m_current)].type);
        }
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void HandView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && m_current < 0 && !m_held.empty()) {
        browseTo(0);
    }
}

bool HandView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int place = placeAt(help->pos());
        const QString text =
            place < 0
                ? QString()
                : BoardWords(m_game.game().position()).kind(m_held[static_cast<std::size_t>(place)].type);
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace mujo::ui
