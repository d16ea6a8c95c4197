#include "ui/dialogs/mark_legend.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <array>

#include "ui/board/role_words.h"
#include "ui/look/danger_marks.h"
#include "ui/look/judgement_marks.h"
#include "ui/look/line_marks.h"
#include "ui/look/marks.h"
#include "ui/look/piece_painter.h"
#include "ui/look/user_marks.h"
#include "ui/look/wedge.h"
#include "ui/study/diagram_painter.h"

namespace mujo::ui {

namespace {

/// A table with a line for each mark.
class Legend {
public:
    explicit Legend(const QColor& ground, int cell = 36) : m_ground(ground), m_cell(cell) {}

    template <typename Draw>
    void add(const QString& words, Draw draw) {
        constexpr int kSharpness = 3; // enough for every screen
        QImage picture(m_cell * kSharpness, m_cell * kSharpness, QImage::Format_ARGB32_Premultiplied);
        picture.fill(m_ground);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(kSharpness, kSharpness);
        draw(painter, QRectF(0, 0, m_cell, m_cell));
        painter.end();
        QByteArray bytes;
        QBuffer buffer(&bytes);
        picture.save(&buffer, "PNG");
        m_html += QStringLiteral("<tr><td style='padding:3px 12px 3px 0'><img width='%1' height='%1' "
                                 "src='data:image/png;base64,%2'></td>"
                                 "<td style='vertical-align:middle'>%3</td></tr>")
                      .arg(m_cell)
                      .arg(QString::fromLatin1(bytes.toBase64()), words.toHtmlEscaped());
    }
    [[nodiscard]] QString html() const { return QStringLiteral("<table>%1</table>").arg(m_html); }

private:
    QColor m_ground;
    int m_cell; ///< side of a picture, in logical pixels
    QString m_html;
};

using Cell = const QRectF&;

} // namespace

QString MarkLegend::moves(const Theme& theme) {
    Legend legend(theme.board);
    legend.add(tr("A step ends here."), [&](QPainter& p, Cell cell) { marks::drawStepDot(p, cell, theme); });
    legend.add(tr("A slide ends here; the bar lies along its line."), [&](QPainter& p, Cell cell) {
        marks::drawSlideBar(p, cell, {1, 0}, theme);
    });
    legend.add(tr("In a diagram: the slide goes on as far as the board does."), [&](QPainter& p, Cell cell) {
        drawUnlimited(p, cell, {1, 0}, theme);
    });
    legend.add(tr("In a diagram: the slide goes this many squares at most."),
               [&](QPainter& p, Cell cell) { drawSlideRange(p, cell, 3, theme); });
    legend.add(tr("On this line the piece slides, and may jump over others; most kinds may do so only in "
                  "order to take."),
               [&](QPainter& p, Cell cell) {
                   marks::drawSlideOverBar(p, cell, {1, 0}, theme);
               });
    legend.add(tr("On this line the piece takes whatever it passes."), [&](QPainter& p, Cell cell) {
        marks::drawRangeCaptureBar(p, cell, {1, 0}, theme);
    });
    legend.add(tr("A jump ends here."),
               [&](QPainter& p, Cell cell) { marks::drawJumpCircle(p, cell, theme); });
    legend.add(tr("The move comes here in several legs, and a click ends it here."),
               [&](QPainter& p, Cell cell) { marks::drawEndDiamond(p, cell, theme); });
    legend.add(tr("A click here does not end the move yet: it can go on, turn, or burn a piece."),
               [&](QPainter& p, Cell cell) { marks::drawDiamond(p, cell, theme); });
    legend.add(tr("Beside a lion or its kin: what stands here can be taken on the way."),
               [&](QPainter& p, Cell cell) {
                   marks::drawStepDot(p, cell, theme);
                   marks::drawDiamond(p, cell, theme, marks::Place::Corner);
               });
    legend.add(tr("The piece that stands here is taken."),
               [&](QPainter& p, Cell cell) { marks::drawCaptureRing(p, cell, theme); });
    legend.add(
        tr("This piece leaves the board as well: it is burnt, or taken in passing, or taken by a later "
           "move of the line that is shown."),
        [&](QPainter& p, Cell cell) { marks::drawVictim(p, cell, 0, theme); });
    legend.add(tr("The piece that moves here is burnt itself."),
               [&](QPainter& p, Cell cell) { marks::drawFlame(p, cell, theme); });
    legend.add(tr("A second click on this square ends the move here."),
               [&](QPainter& p, Cell cell) { marks::drawFinishFlag(p, cell, theme); });
    legend.add(tr("The piece promotes by this move, or may."),
               [&](QPainter& p, Cell cell) { marks::drawPromotionChevron(p, cell, theme); });
    legend.add(tr("Contagion: the piece that takes turns into the promoted form of what it takes."),
               [&](QPainter& p, Cell cell) { marks::drawContagionSign(p, cell, theme); });
    legend.add(tr("This piece is in the way of the other corner of a hook move."),
               [&](QPainter& p, Cell cell) { marks::drawBlocked(p, cell, theme); });
    return legend.html();
}

QString MarkLegend::board(const Theme& theme) {
    Legend legend(theme.board);
    legend.add(tr("The picked piece."),
               [&](QPainter& p, Cell cell) { marks::drawSelection(p, cell, theme); });
    legend.add(tr("Where the last move began and ended."),
               [&](QPainter& p, Cell cell) { marks::drawBrackets(p, cell, theme); });
    legend.add(tr("A stop of the last move, where it had several: they are numbered in their order."),
               [&](QPainter& p, Cell cell) {
                   marks::drawBrackets(p, cell, theme);
                   marks::drawStopNumber(p, cell, 1, theme);
               });
    legend.add(tr("The line at the foot of a piece: it is royal."), [&](QPainter& p, Cell cell) {
        p.translate(cell.center());
        p.scale(cell.width(), cell.height());
        const Wedge wedge(0);
        p.setPen(Qt::NoPen);
        p.setBrush(theme.faceTop);
        p.drawPolygon(polygon(wedge.corners()));
        constexpr qreal kHeight = 0.05;
        const qreal y = wedge.bottom() - 3 * kHeight;
        const qreal half = wedge.halfWidthAt(y) * 0.7;
        p.fillRect(QRectF(-half, y, 2 * half, kHeight), theme.royalMark);
    });
    legend.add(tr("The cursor of the keyboard."),
               [&](QPainter& p, Cell cell) { marks::drawCursor(p, cell, theme); });
    legend.add(tr("The royal that stands here is in check."),
               [&](QPainter& p, Cell cell) { marks::drawCheck(p, cell, theme); });
    legend.add(tr("The royal that stands here is mated, or a royal was taken here."),
               [&](QPainter& p, Cell cell) { marks::drawMate(p, cell, theme); });
    legend.add(tr("This piece attacks that royal; a dashed line shows its way."),
               [&](QPainter& p, Cell cell) { marks::drawAttacker(p, cell, theme); });
    legend.add(tr("A move to this square was refused."),
               [&](QPainter& p, Cell cell) { marks::drawRefusal(p, cell, theme); });
    legend.add(tr("This piece is the reason why a move was refused."),
               [&](QPainter& p, Cell cell) { marks::drawRefusalReason(p, cell, theme); });
    legend.add(tr("A move chosen in advance, which waits for its turn."),
               [&](QPainter& p, Cell cell) { marks::drawPremove(p, cell, 0, theme); });
    return legend.html();
}

QString MarkLegend::sight(const Theme& theme) {
    Legend legend(theme.board);
    legend.add(tr("The near side attacks this square."),
               [&](QPainter& p, Cell cell) { marks::drawThreat(p, cell, marks::Attacker::Near, theme); });
    legend.add(tr("The far side attacks this square."),
               [&](QPainter& p, Cell cell) { marks::drawThreat(p, cell, marks::Attacker::Far, theme); });
    legend.add(tr("This piece protects the square that is pointed at: it could take there in turn."),
               [&](QPainter& p, Cell cell) { marks::drawShield(p, cell, theme); });
    legend.add(tr("This piece can be taken, and nothing takes back."),
               [&](QPainter& p, Cell cell) { marks::drawHanging(p, cell, false, theme); });
    legend.add(tr("This piece is protected, but what can take it is worth less than what it takes."),
               [&](QPainter& p, Cell cell) { marks::drawHanging(p, cell, true, theme); });
    return legend.html();
}

QString MarkLegend::smallPieces(const Theme& theme) {
    Legend legend(theme.board);
    const PiecePainter pieces(theme, {});
    for (const RoleClass role : kAllRoles) {
        PieceFace face;
        face.role = role;
        face.royal = role == RoleClass::Royal;
        legend.add(roleInWords(face), [&](QPainter& p, Cell cell) {
            constexpr int kSmall = 20; // logical pixels, at which pieces bear these signs
            p.scale(cell.width() / kSmall, cell.width() / kSmall);
            pieces.paint(p, QRectF(0, 0, kSmall, kSmall), face);
        });
    }
    return legend.html();
}

QString MarkLegend::mnemonicPieces(const Theme& theme) {
    constexpr int kCell = 84; // so that stars can be told from crosses
    Legend legend(theme.board, kCell);
    PieceStyle style;
    style.set = PieceSet::Mnemonic;
    style.nameShown = false;
    const PiecePainter pieces(theme, style);
    using Kind = MoveTick::Kind;
    using Use = MoveTick::Use;
    const auto add = [&](const QString& words, std::vector<MoveTick> ticks, const QString& note = {}) {
        PieceFace face;
        face.code = QStringLiteral("X");
        face.sizeClass = 0;
        face.ticks = std::move(ticks);
        face.note = note;
        legend.add(words, [&](QPainter& p, Cell cell) { pieces.paint(p, cell, face); });
    };
    add(tr("Dot: one step this way."), {{0, -1, Kind::Step}});
    add(tr("Line: a slide this way, any number of squares."), {{0, -1, Kind::Slide}});
    add(tr("Line with a number: a slide of so many squares at most. On smaller pieces a line with a dot."),
        {{0, -1, Kind::Limited, 3}});
    add(tr("Ring: a jump to the second square this way; with a number, to that one."), {{0, -2, Kind::Jump}});
    add(tr("Line with a bar across: a slide that may jump over others in order to take; a number is the most "
           "that it may jump over."),
        {{0, -1, Kind::HopCapture}});
    add(tr("Line with two bars across: it takes whatever it passes."), {{0, -1, Kind::Sweep}});
    add(tr("Hook: a slide that may turn once."), {{0, -1, Kind::Hook, 90}});
    add(tr("Star: the two steps of a lion; a number where there are more."), {{0, -1, Kind::Lion}});
    add(tr("Star with four points: two steps, each as it likes, until it takes; a number where there are "
           "more. All around an emperor: any square of the board."),
        {{0, -1, Kind::Area}});
    add(tr("Small ring at the letters: this way it moves, and does not take."),
        {{0, -1, Kind::Slide, 0, Use::MoveOnly}});
    add(tr("Cross at the letters: this way it only takes."), {{0, -1, Kind::Slide, 0, Use::CaptureOnly}});
    add(tr("Sign at the foot: it tells apart kinds with the same signs."), {{0, -1, Kind::Step}},
        QStringLiteral("#"));
    return legend.html();
}

QString MarkLegend::record(const Theme& theme) {
    Legend legend(theme.panel);
    const auto add = [&](Judgement judgement, const QString& words) {
        legend.add(words, [&](QPainter& p, Cell cell) {
            constexpr qreal kMargin = 0.3;
            const qreal margin = kMargin * cell.width();
            marks::drawJudgement(p, cell.adjusted(margin, margin, -margin, -margin), judgement,
                                 marks::judgementColour(theme, judgement));
        });
    };
    add(Judgement::Inaccuracy,
        tr("Inaccuracy: the move gives away a tenth or more of the chance to win, or lets the other side win "
           "by force. Where the game is as good as decided no other move gives away so much, and hardly any "
           "is "
           "marked, whatever it loses."));
    add(Judgement::Mistake, tr("Mistake: a fifth or more."));
    add(Judgement::Blunder, tr("Blunder: three tenths or more."));
    add(Judgement::MissedWin,
        tr("Missed chance: a blunder of a side that was winning, and that does not stand worse after it."));
    add(Judgement::MissedMate, tr("Missed forced win: there was one before the move, and none after it."));
    return legend.html();
}

} // namespace mujo::ui
