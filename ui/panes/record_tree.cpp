#include "ui/panes/record_tree.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

#include "ui/look/judgement_marks.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/record_keys.h"
#include "ui/session/judgement_words.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kColumnWidth = 20;
constexpr int kLaneHeight = 24;
constexpr int kEdge = 14;  // from the border to the middle of the first node
constexpr int kTop = 18;   // the numbers of the moves stand above
constexpr int kAbove = 24; // from these to the middle of the first lane: the sign of an annotator has room
constexpr int kRadius = 6; // of a node
constexpr int kHaloed = 9; // the same with the ring of the one on the board
constexpr int kMark = 9;   // the side of that of the analysis
constexpr int kFifth = 5;  // numbers stand above every fifth move
constexpr int kAround = 3; // columns that are kept in view around the move on the board

} // namespace

RecordTree::RecordTree(const ObservedGame& game, QWidget* parent)
    : QAbstractScrollArea(parent), m_game(game), m_caption(new ElidedLabel(this)) {
    setObjectName(QStringLiteral("recordTree"));
    setAccessibleName(tr("Moves as a tree"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::PointingHandCursor);
    m_caption->setObjectName(QStringLiteral("recordTreeCaption"));
    horizontalScrollBar()->setSingleStep(kColumnWidth);
    verticalScrollBar()->setSingleStep(kLaneHeight);
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, &RecordTree::tellCaption);
    connect(&m_game, &ObservedGame::changed, this, &RecordTree::onChanged);
    connect(&m_game, &ObservedGame::findingNoted, this, [this] {
        tellCaption();
        viewport()->update();
    });
}

void RecordTree::onChanged(GameFacts what) {
    if (what & (GameFact::Game | GameFact::Record)) {
        m_layout.reset();
        m_hovered.reset();
    }
    if (!isVisible() || !m_game.hasGame()) {
        return; // it is drawn anew when it is shown
    }
    if (what & (GameFact::Game | GameFact::Record | GameFact::Position)) {
        showCurrent();
    }
    if (what & (GameFact::Game | GameFact::Record | GameFact::Position | GameFact::Notes)) {
        tellCaption();
        viewport()->update();
    }
}

const RecordLayout& RecordTree::layoutNow() {
    // A view beside it that hears of a change first may make room anew before this one has heard of it.
    if (!m_layout || m_layout->lanes.size() != m_game.game().nodeCount()) {
        m_layout = layOut(m_game.game());
        updateRange();
    }
    return *m_layout;
}

void RecordTree::updateRange() {
    const auto fit = [](QScrollBar* bar, std::size_t count, int step, int before, int room) {
        const int whole = before + (static_cast<int>(count) - 1) * step + kEdge;
        bar->setPageStep(room);
        bar->setRange(0, std::max(0, whole - room));
    };
    fit(horizontalScrollBar(), m_layout->columnCount, kColumnWidth, kEdge, viewport()->width());
    fit(verticalScrollBar(), m_layout->laneCount, kLaneHeight, kTop + kAbove, viewport()->height());
}

QPoint RecordTree::centre(Game::Node node) const {
    const auto lane = m_layout->lanes[node].value_or(0);
    return {kEdge + static_cast<int>(m_game.game().depth(node)) * kColumnWidth -
                horizontalScrollBar()->value(),
            kTop + kAbove + static_cast<int>(lane) * kLaneHeight - verticalScrollBar()->value()};
}

QRect RecordTree::cell(Game::Node node) const {
    QRect rect(0, 0, kColumnWidth, kLaneHeight);
    rect.moveCenter(centre(node));
    return rect;
}

QRect RecordTree::nodeRect(Game::Node node) {
    const bool isDrawn =
        m_game.hasGame() && node < m_game.game().nodeCount() && layoutNow().lanes[node].has_value();
    return isDrawn ? cell(node) : QRect();
}

std::optional<Game::Node> RecordTree::nodeAt(QPoint at) {
    if (!m_game.hasGame() || at.y() < kTop) {
        return std::nullopt;
    }
    const RecordLayout& layout = layoutNow();
    for (Game::Node node = 0; node < layout.lanes.size(); ++node) {
        if (layout.lanes[node] && cell(node).contains(at)) {
            return node;
        }
    }
    return std::nullopt;
}

void RecordTree::showCurrent() {
    const QRect rect = nodeRect(m_game.game().current());
    const auto bring = [](QScrollBar* bar, int from, int to, int room) {
        if (from < 0) {
            bar->setValue(bar->value() + from);
        } else if (to > room) {
            bar->setValue(bar->value() + to - room);
        }
    };
    constexpr int kWide = kAround * kColumnWidth;
    bring(horizontalScrollBar(), rect.left() - kWide, rect.right() + kWide, viewport()->width());
    bring(verticalScrollBar(), rect.top() - kTop, rect.bottom(), viewport()->height());
}

void RecordTree::tellCaption() {
    if (!m_game.hasGame()) {
        return;
    }
    const Game::Node node = m_hovered.value_or(m_game.game().current());
    const std::size_t others =
        node == Game::kStart ? 0 : m_game.game().next(m_game.game().parent(node)).size() - 1;
    const QString move =
        node == Game::kStart ? tr("Before the first move") : numberedMoveText(m_game.game(), node);
    const QString whole =
        others == 0 ? move
                    : tr("%1 (%2)", "a move, and how many lines begin there")
                          .arg(move, tr("%n other line(s) here", nullptr, static_cast<int>(others)));
    const QString judged = judgementInWords(m_game.game(), node);
    m_caption->setWhole(
        judged.isEmpty()
            ? whole
            : tr("%1. %2", "a move, and what the analysis of the game makes of it").arg(whole, judged));
    setAccessibleDescription(m_caption->whole());
}

/// Between what scrolls and its scroll bar.
void RecordTree::placeCaption() {
    constexpr int kPadding = 4;
    const int height = m_caption->fontMetrics().height() + 2 * kPadding;
    setViewportMargins(0, 0, 0, height);
    const QRect above = viewport()->geometry();
    m_caption->setGeometry(above.left() + kPadding, above.bottom() + 1, above.width() - 2 * kPadding, height);
}

void RecordTree::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    placeCaption();
    if (m_game.hasGame() && isVisible()) {
        (void)layoutNow();
        updateRange();
        showCurrent();
    }
}

void RecordTree::showEvent(QShowEvent* event) {
    QAbstractScrollArea::showEvent(event);
    if (m_game.hasGame()) {
        showCurrent();
        tellCaption();
    }
}

void RecordTree::hover(std::optional<Game::Node> node) {
    if (node != m_hovered) {
        m_hovered = node;
        tellCaption();
        viewport()->update();
        emit hovered(node);
    }
}

bool RecordTree::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        hover(std::nullopt);
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto node = nodeAt(help->pos());
        const bool isMove = node && *node != Game::kStart;
        QToolTip::showText(help->globalPos(),
                           isMove ? Phrases::inLines(moveSentence(m_game.game(), *node)) : QString(), this);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void RecordTree::mouseMoveEvent(QMouseEvent* event) {
    hover(nodeAt(event->pos()));
}

void RecordTree::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    if (const auto node = nodeAt(event->pos())) {
        emit nodeChosen(*node);
    }
}

void RecordTree::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_game.hasGame()) {
        return;
    }
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto node = byMouse ? nodeAt(event->pos()) : std::optional(m_game.game().current());
    if (node && *node != Game::kStart) {
        emit menuAsked(*node,
                       byMouse ? event->globalPos() : viewport()->mapToGlobal(nodeRect(*node).bottomLeft()));
    }
}

void RecordTree::keyPressEvent(QKeyEvent* event) {
    const auto step = recordStepOf(*event);
    if (step && m_game.hasGame()) {
        emit nodeChosen(afterStep(m_game.game(), *step));
    } else {
        QWidget::keyPressEvent(event); // no key scrolls: the move on the board is always in view
    }
}

/// In a band above the tree, which does not scroll away with the lanes.
void RecordTree::paintNumbers(QPainter& painter) const {
    const QRect band(0, 0, viewport()->width(), kTop);
    painter.fillRect(band, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    const Game& game = m_game.game();
    constexpr int kRoom = 3 * kColumnWidth;
    for (std::size_t column = 1; column < m_layout->columnCount; ++column) {
        const int number = moveNumberAt(game, column);
        const bool begins = column == 1 || number != moveNumberAt(game, column - 1);
        const int x = kEdge + static_cast<int>(column) * kColumnWidth - horizontalScrollBar()->value();
        if (begins && (number == 1 || number % kFifth == 0) && x > -kRoom &&
            x < viewport()->width() + kRoom) {
            painter.drawText(QRect(x - kRoom / 2, 0, kRoom, kTop), Qt::AlignCenter, QString::number(number));
        }
    }
}

void RecordTree::paintLines(QPainter& painter, QRect seen) const {
    const Game& game = m_game.game();
    std::vector<bool> onBoard(game.nodeCount());
    for (std::size_t ply = 1; ply <= game.line().size(); ++ply) {
        onBoard[game.onLine(ply)] = true;
    }
    const QColor faint = palette().color(QPalette::PlaceholderText);
    const QColor strong = palette().color(QPalette::Text);
    // The line on the board lies on the others.
    for (const bool isShown : {false, true}) {
        painter.setPen(QPen(isShown ? strong : faint, isShown ? 2 : 1));
        for (Game::Node node = 1; node < game.nodeCount(); ++node) {
            if (onBoard[node] != isShown || !m_layout->lanes[node]) {
                continue;
            }
            const QPoint from = centre(game.parent(node));
            const QPoint to = centre(node);
            if (seen.intersects(QRect(from, to).normalized().adjusted(-1, -1, 1, 1))) {
                painter.drawPolyline(QPolygon{{from, QPoint(from.x(), to.y()), to}});
            }
        }
    }
}

void RecordTree::paintNode(QPainter& painter, Game::Node node) const {
    const Game& game = m_game.game();
    const QPoint at = centre(node);
    const QColor text = palette().color(QPalette::Text);
    const QColor base = palette().color(QPalette::Base);
    if (node == game.current()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawEllipse(at, kHaloed, kHaloed);
    } else if (node == m_hovered) {
        painter.setPen(text);
        painter.setBrush(base);
        painter.drawEllipse(at, kHaloed, kHaloed);
    }
    painter.setPen(QPen(text, 1));
    if (node == Game::kStart) {
        painter.setBrush(base);
        painter.drawRect(QRect(at.x() - kRadius + 1, at.y() - kRadius + 1, 2 * kRadius - 2, 2 * kRadius - 2));
        return;
    }
    const bool isSentes = (game.depth(node) % 2 == 1) == (game.start().turn() == Side::Sente);
    painter.setBrush(isSentes ? text : base);
    painter.drawEllipse(at, kRadius, kRadius);
    if (!game.ply(node).comment.empty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isSentes ? base : text);
        painter.drawEllipse(at, 2, 2); // somebody has said something here
    }
    if (const auto glyph = game.ply(node).glyph) {
        QFont bold = font();
        bold.setBold(true);
        bold.setPointSizeF(bold.pointSizeF() * 0.85);
        painter.setFont(bold);
        painter.setPen(text);
        painter.drawText(QRect(at.x() - kColumnWidth / 2, at.y() - kHaloed - kLaneHeight / 2, kColumnWidth,
                               kLaneHeight / 2),
                         Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip,
                         toQString(std::string(glyphText(*glyph))));
    }
    if (const auto judgement = judgementOf(game, node)) { // below, where no annotator writes
        const QRectF below(at.x() - kMark / 2.0, at.y() + kHaloed, kMark, kMark);
        marks::drawJudgement(painter, below, *judgement, text);
    }
}

void RecordTree::paintEvent(QPaintEvent* /*event*/) {
    if (!m_game.hasGame()) {
        return;
    }
    (void)layoutNow();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect seen = viewport()->rect();
    paintLines(painter, seen);
    for (Game::Node node = 0; node < m_layout->lanes.size(); ++node) {
        if (m_layout->lanes[node] && seen.intersects(cell(node))) {
            paintNode(painter, node);
        }
    }
    paintNumbers(painter);
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(seen.adjusted(0, 0, -1, -1));
    }
}

} // namespace mujo::ui
