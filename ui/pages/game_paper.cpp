#include "ui/pages/game_paper.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>

#include "ui/pages/page_title.h"
#include "ui/pages/paper_diagrams.h"
#include "ui/pages/paper_text.h"

namespace mujo::ui {

namespace {

constexpr qreal kFootPoints = 8;

} // namespace

int printGame(QPagedPaintDevice& paper, const Game& game, const GameDetails& details,
              const PaperChoices& choices) {
    constexpr qreal kFoot = 22; // points at the bottom of a page
    constexpr qreal kPointsInInch = 72;
    QPainter painter(&paper);
    const qreal dots = paper.logicalDpiY() / kPointsInInch;
    const QSizeF page(paper.width(), paper.height());
    const QSizeF body(page.width(), page.height() - kFoot * dots);
    QTextDocument document;
    document.setDocumentMargin(0);
    document.documentLayout()->setPaintDevice(&paper);
    document.setPageSize(body);
    PaperDiagrams diagrams(game, choices, body);
    document.documentLayout()->registerHandler(PaperDiagrams::kType, &diagrams);
    writeGame(document, game, details, choices);

    const QString title = pageTitle(game, details);
    const int pages = document.pageCount();
    QFont small(QStringLiteral("serif"));
    small.setPointSizeF(kFootPoints);
    for (int number = 1; number <= pages; ++number) {
        if (number > 1) {
            paper.newPage();
        }
        painter.save();
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(QPointF(0, (number - 1) * body.height()), body);
        painter.translate(0, -context.clip.top());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(small);
        painter.setPen(Qt::black);
        const QRectF foot(0, body.height(), page.width(), kFoot * dots);
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, title);
        painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(number).arg(pages));
    }
    return pages;
}

} // namespace mujo::ui
