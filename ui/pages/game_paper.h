#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>
#include <QTextDocument>

#include "core/game/game.h"
#include "core/game/game_info.h"
#include "ui/pages/paper_diagrams.h"
#include "ui/pages/paper_text.h"

class QPagedPaintDevice;
class QPainter;

namespace mujo::ui {

/// A game laid out for paper: who played and when, the moves in running text with comments and the other
/// lines, and diagrams. Texts are in the language of the program, moves as its lists have them. Laying out is
/// quick; what takes its time are the diagrams, which are drawn page by page.
class GamePaper {
public:
    /// For the size, the margins and the resolution that `paper` has now; it must outlive this.
    GamePaper(QPagedPaintDevice& paper, const Game& game, const GameDetails& details,
              const PaperChoices& choices);

    [[nodiscard]] int pageCount() const { return m_document.pageCount(); }
    /// What of a page is inside the margins, in dots of the paper.
    [[nodiscard]] QSizeF pageSize() const { return m_page; }
    /// Draws one of the pages, counted from 1, at the origin and in dots of the paper.
    void paintPage(QPainter& painter, int number);

private:
    QSizeF m_page;
    QSizeF m_body; ///< without the line at the foot
    QString m_title;
    QFont m_footFont;
    PaperDiagrams m_diagrams;
    QTextDocument m_document;
};

} // namespace mujo::ui
