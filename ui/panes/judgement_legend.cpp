#include "ui/panes/judgement_legend.h"

#include <QPainter>
#include <array>

#include "ui/look/judgement_marks.h"
#include "ui/session/judgement_words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr std::array kJudgements{Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder,
                                 Judgement::MissedWin, Judgement::MissedMate};
constexpr int kMarkToName = 4;      // between a mark and its name
constexpr int kBetweenEntries = 14; // between entries

} // namespace

JudgementLegend::JudgementLegend(QWidget* parent) : QWidget(parent) {
    QStringList names;
    for (const Judgement judgement : kJudgements) {
        names << judgementName(judgement);
    }
    setAccessibleName(tr("Marks in the list of moves: %1").arg(Phrases::list(names)));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void JudgementLegend::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

std::vector<JudgementLegend::Entry> JudgementLegend::entries(int width) const {
    const QFontMetrics metrics = fontMetrics();
    const int height = metrics.height();
    std::vector<Entry> found;
    QPoint at;
    for (const Judgement judgement : kJudgements) {
        const int wide = metrics.ascent() + kMarkToName + metrics.horizontalAdvance(judgementName(judgement));
        if (at.x() > 0 && at.x() + wide > width) {
            at = {0, at.y() + height};
        }
        found.push_back({judgement, {at, QSize(wide, height)}});
        at.rx() += wide + kBetweenEntries;
    }
    return found;
}

QSize JudgementLegend::sizeHint() const {
    const auto all = entries(QWIDGETSIZE_MAX);
    return {all.back().rect.right() + 1, all.back().rect.bottom() + 1};
}

int JudgementLegend::heightForWidth(int width) const {
    return entries(width).back().rect.bottom() + 1;
}

void JudgementLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    const int side = metrics.ascent() * 3 / 4;
    for (const Entry& entry : entries(width())) {
        const QRect mark(entry.rect.left(), entry.rect.top() + metrics.ascent() - side, side, side);
        marks::drawJudgement(painter, mark, entry.judgement,
                             marks::judgementColour(m_theme, entry.judgement));
        painter.setPen(m_theme.mutedText);
        painter.drawText(
            entry.rect.adjusted(metrics.ascent() + kMarkToName - (metrics.ascent() - side), 0, 0, 0),
            Qt::AlignLeft | Qt::AlignTop, judgementName(entry.judgement));
    }
}

} // namespace mujo::ui
