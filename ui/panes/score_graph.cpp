#include "ui/panes/score_graph.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/look/judgement_marks.h"
#include "ui/session/judgement_words.h"
#include "ui/session/score_words.h"

namespace mujo::ui {

namespace {

constexpr int kFewestPlies = 10; // a game that has just begun does not fill the graph
constexpr int kPage = 10;
constexpr double kHalfway = 400; // hundredths of a pawn, at half the height
constexpr double kMargin = 6;

/// From -1 to 1: steep about zero, where it matters.
double heightOf(int score) {
    return score / (std::abs(score) + kHalfway);
}

/// A value between the first and the last ply, so that it is read out and can be set.
class ScoreGraphAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit ScoreGraphAccessible(ScoreGraph* graph) : QAccessibleWidget(graph, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text type) const override {
        return type == QAccessible::Value ? graph().words(graph().current()) : QAccessibleWidget::text(type);
    }
    [[nodiscard]] QVariant currentValue() const override { return graph().current(); }
    void setCurrentValue(const QVariant& value) override {
        emit graph().plyChosen(std::clamp(value.toInt(), 0, graph().lastPly()));
    }
    [[nodiscard]] QVariant maximumValue() const override { return graph().lastPly(); }
    [[nodiscard]] QVariant minimumValue() const override { return 0; }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1; }

private:
    [[nodiscard]] ScoreGraph& graph() const { return *static_cast<ScoreGraph*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* graph = qobject_cast<ScoreGraph*>(object);
    return graph != nullptr ? new ScoreGraphAccessible(graph) : nullptr;
}

} // namespace

ScoreGraph::ScoreGraph(QWidget* parent) : QWidget(parent) {
    QAccessible::installFactory(&makeAccessible); // the same one counts once
    setObjectName(QStringLiteral("scoreGraph"));
    setAccessibleName(tr("Scores of the game as Sente sees them"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScoreGraph::setScores(std::vector<std::optional<int>> scores, int current) {
    if (scores.empty()) {
        scores.emplace_back();
    }
    if (scores == m_scores && current == m_current) {
        return;
    }
    m_scores = std::move(scores);
    m_current = std::clamp(current, 0, lastPly());
    update();
    setAccessibleDescription(words(m_current));
    QAccessibleValueChangeEvent event(this, m_current);
    QAccessible::updateAccessibility(&event);
}

void ScoreGraph::setJudgements(std::vector<std::optional<Judgement>> judgements) {
    if (judgements != m_judgements) {
        m_judgements = std::move(judgements);
        update();
        setAccessibleDescription(words(m_current));
    }
}

void ScoreGraph::setTwoScales(bool two) {
    if (two != m_hasTwoScales) {
        m_hasTwoScales = two;
        setAccessibleName(
            two ? tr("Scores of the game as Sente sees them, of two engines with scales of their own")
                : tr("Scores of the game as Sente sees them"));
        update();
    }
}

std::optional<Judgement> ScoreGraph::judgementAt(int ply) const {
    const auto at = static_cast<std::size_t>(ply);
    return at < m_judgements.size() ? m_judgements[at] : std::nullopt;
}

void ScoreGraph::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

QSize ScoreGraph::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 40, minimumSizeHint().height()}; // it takes what others leave
}

QSize ScoreGraph::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().height() * 3};
}

QFont ScoreGraph::sideFont() const {
    constexpr qreal kSmaller = 0.85;
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * kSmaller);
    return small;
}

/// The names of the sides have this much at the right of the curve; nothing where they would touch each
/// other.
double ScoreGraph::sideRoom() const {
    constexpr double kGap = 6;
    const QFontMetricsF metrics(sideFont());
    return height() - 2 * kMargin < 2.5 * metrics.height()
               ? 0
               : std::max(metrics.horizontalAdvance(tr("Sente")), metrics.horizontalAdvance(tr("Gote"))) +
                     kGap;
}

QRectF ScoreGraph::plot() const {
    return QRectF(rect()).adjusted(kMargin, kMargin, -kMargin - sideRoom(), -kMargin);
}

QPointF ScoreGraph::pointOf(int ply) const {
    const QRectF area = plot();
    const double share = static_cast<double>(ply) / std::max(lastPly(), kFewestPlies);
    const auto& score = m_scores[static_cast<std::size_t>(ply)];
    const double height = score ? heightOf(*score) : 0;
    return {area.left() + area.width() * share, area.center().y() - height * (area.height() / 2 - 3)};
}

int ScoreGraph::plyAt(QPointF point) const {
    const QRectF area = plot();
    const double share = (point.x() - area.left()) / std::max(area.width(), 1.0);
    return std::clamp(static_cast<int>(std::lround(share * std::max(lastPly(), kFewestPlies))), 0, lastPly());
}

QString ScoreGraph::words(int ply) const {
    const auto& score = m_scores[static_cast<std::size_t>(ply)];
    QString found = score ? scoreInWords(*score) : tr("no score yet");
    if (const auto judgement = judgementAt(ply)) {
        found = tr("%1, %2", "a score and what the move is").arg(found, judgementName(*judgement));
    }
    return ply == 0 ? tr("At the start: %1").arg(found)
                    : tr("After %1: %2").arg(m_nameOf ? m_nameOf(ply) : QString::number(ply), found);
}

void ScoreGraph::choose(int ply) {
    const int chosen = std::clamp(ply, 0, lastPly());
    if (chosen != m_current) {
        emit plyChosen(chosen);
    }
}

bool ScoreGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), words(plyAt(help->pos())), this);
        return true;
    }
    return QWidget::event(event);
}

void ScoreGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        choose(plyAt(event->position()));
    }
}

void ScoreGraph::mouseMoveEvent(QMouseEvent* event) {
    const int ply = plyAt(event->position());
    if (m_hovered != ply) {
        m_hovered = ply;
        update();
        if (QToolTip::isVisible()) {
            QToolTip::showText(event->globalPosition().toPoint(), words(ply), this);
        }
    }
    if (event->buttons().testFlag(Qt::LeftButton)) {
        choose(ply);
    }
}

void ScoreGraph::leaveEvent(QEvent*) {
    m_hovered.reset();
    update();
}

void ScoreGraph::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return choose(m_current - 1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return choose(m_current + 1);
    case Qt::Key_PageUp:
        return choose(m_current - kPage);
    case Qt::Key_PageDown:
        return choose(m_current + kPage);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(lastPly());
    default:
        QWidget::keyPressEvent(event);
    }
}

void ScoreGraph::paintFrame(QPainter& painter) const {
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    constexpr qreal kRadius = 6;
    painter.setPen(QPen(hasFocus() ? m_theme.accent : m_theme.border, hasFocus() ? 2 : 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(hasFocus() ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, kRadius, kRadius);
    const QRectF area = plot();
    painter.setPen(QPen(m_theme.border, 1));
    painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
    if (sideRoom() > 0) {
        const QRectF words(area.topRight(), QSizeF(sideRoom(), area.height()));
        painter.setFont(sideFont());
        painter.setPen(m_theme.mutedText);
        painter.drawText(words, Qt::AlignRight | Qt::AlignTop, tr("Sente"));
        painter.drawText(words, Qt::AlignRight | Qt::AlignBottom, tr("Gote"));
    }
    if (m_hasTwoScales) {
        painter.setFont(sideFont());
        painter.setPen(m_theme.mutedText);
        painter.drawText(area.adjusted(2, 0, -2, 0), Qt::AlignLeft | Qt::AlignBottom,
                         tr("two engines, two scales"));
    }
}

/// Plies that follow each other are joined, and filled to the zero line; what stands alone is a dot.
void ScoreGraph::paintCurve(QPainter& painter) const {
    const double zero = plot().center().y();
    QColor fill = m_theme.accent;
    fill.setAlpha(50);
    const int count = static_cast<int>(m_scores.size());
    const auto isKnown = [&](int ply) {
        return ply >= 0 && ply < count && m_scores[static_cast<std::size_t>(ply)].has_value();
    };
    for (int ply = 0; ply < count; ++ply) {
        if (!isKnown(ply)) {
            continue;
        }
        const QPointF here = pointOf(ply);
        if (isKnown(ply + 1)) {
            const QPointF next = pointOf(ply + 1);
            painter.setPen(Qt::NoPen);
            painter.setBrush(fill);
            painter.drawPolygon(QPolygonF({QPointF(here.x(), zero), here, next, QPointF(next.x(), zero)}));
            QColor line = m_theme.accent;
            line.setAlpha(ply >= m_current ? 120 : 255); // what was taken back is fainter
            painter.setPen(QPen(line, 1.6, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(here, next);
        } else if (!isKnown(ply - 1)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.accent);
            painter.drawEllipse(here, 2, 2);
        }
    }
}

/// Beside the point, on the side of the zero line, where the curve leaves room.
void ScoreGraph::paintJudgements(QPainter& painter) const {
    constexpr qreal kSide = 8;
    const QRectF area = plot();
    for (int ply = 0; ply <= lastPly(); ++ply) {
        if (const auto judgement = judgementAt(ply)) {
            const QPointF point = pointOf(ply);
            const bool isBelow = point.y() < area.center().y();
            QRectF box(point.x() - kSide / 2, isBelow ? point.y() + 4 : point.y() - 4 - kSide, kSide, kSide);
            box.moveLeft(std::clamp(box.left(), area.left(), area.right() - kSide));
            marks::drawJudgement(painter, box, *judgement, marks::judgementColour(m_theme, *judgement));
        }
    }
}

void ScoreGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    const QRectF area = plot();
    if (m_hovered) {
        const double x = pointOf(std::min(*m_hovered, lastPly())).x();
        painter.setPen(QPen(m_theme.mutedText, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    paintCurve(painter);
    paintJudgements(painter);
    const QPointF now = pointOf(m_current);
    painter.setPen(QPen(m_theme.text, 1));
    painter.drawLine(QPointF(now.x(), area.top()), QPointF(now.x(), area.bottom()));
    painter.setBrush(m_theme.accent);
    painter.setPen(QPen(m_theme.panel, 1.5));
    if (m_scores[static_cast<std::size_t>(m_current)]) {
        painter.drawEllipse(now, 4, 4);
    }
}

} // namespace mujo::ui
