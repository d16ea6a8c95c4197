#include "ui/pages/paper_diagrams.h"

#include <QPainter>
#include <algorithm>

namespace mujo::ui {

namespace {

constexpr int kNode = QTextFormat::UserProperty + 1;
// Shares of the page: squares of eight millimetres on A4, so that two boards of eleven ranks stand on a page;
// the largest boards take the width there is.
constexpr qreal kSquareShare = 0.046;
constexpr qreal kHighest = 0.86;

} // namespace

PaperDiagrams::PaperDiagrams(const Game& game, const PaperChoices& choices, const QSizeF& page)
    : m_game(game), m_look{Theme::print(), choices.pieces}, m_page(page) {
    m_look.pieces.shadowShown = false;
    m_choices.isFlipped = choices.isFlipped;
}

QTextCharFormat PaperDiagrams::formatOf(Game::Node node) {
    QTextCharFormat format;
    format.setObjectType(kType);
    format.setProperty(kNode, QVariant::fromValue<qulonglong>(node));
    return format;
}

BoardDrawing PaperDiagrams::drawing(const QTextFormat& format) {
    m_game.goTo(static_cast<Game::Node>(format.property(kNode).toULongLong()));
    const Position& shown = m_game.position();
    m_choices.hasHands = !shown.handIsEmpty(Side::Sente) || !shown.handIsEmpty(Side::Gote);
    return {m_game, m_look, m_choices};
}

QSizeF PaperDiagrams::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
    const QSizeF drawn = drawing(format).size();
    const qreal wanted = m_page.width() * kSquareShare / m_choices.cell;
    return drawn *
           std::min({wanted, m_page.width() / drawn.width(), m_page.height() * kHighest / drawn.height()});
}

void PaperDiagrams::drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int,
                               const QTextFormat& format) {
    const BoardDrawing board = drawing(format);
    painter->save();
    painter->translate(place.topLeft());
    painter->scale(place.width() / board.size().width(), place.width() / board.size().width());
    board.paint(*painter);
    painter->restore();
}

} // namespace mujo::ui
