#include "ui/pages/game_paper.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>

#include "ui/pages/page_title.h"

namespace mujo::ui {

namespace {

constexpr qreal kPointsInInch = 72;
constexpr qreal kFoot = 22; // points at the bottom of a page
constexpr qreal kFootText = 8;

} // namespace

GamePaper::GamePaper(QPagedPaintDevice& paper, const Game& game, const GameDetails& details,
                     const PaperChoices& choices)
    : m_page(paper.width(), paper.height()),
      m_body(m_page.width(), m_page.height() - kFoot * paper.logicalDpiY() / kPointsInInch),
      m_title(pageTitle(game, details)), m_footFont(QStringLiteral("serif")),
      m_diagrams(game, choices, m_body) {
    m_footFont.setPixelSize(qRound(kFootText * paper.logicalDpiY() / kPointsInInch));
    m_document.setDocumentMargin(0);
    m_document.documentLayout()->setPaintDevice(&paper);
    m_document.setPageSize(m_body);
    m_document.documentLayout()->registerHandler(PaperDiagrams::kType, &m_diagrams);
    writeGame(m_document, game, details, choices);
}

void GamePaper::paintPage(QPainter& painter, int number) {
    painter.save();
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(QPointF(0, (number - 1) * m_body.height()), m_body);
    painter.translate(0, -context.clip.top());
    painter.setClipRect(context.clip);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.save();
    painter.setFont(m_footFont);
    painter.setPen(Qt::black);
    const QRectF foot(0, m_body.height(), m_page.width(), m_page.height() - m_body.height());
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, m_title);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                     QStringLiteral("%1 / %2").arg(number).arg(pageCount()));
    painter.restore();
}

} // namespace mujo::ui
