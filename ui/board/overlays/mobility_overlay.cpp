#include <QCoreApplication>
#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <set>

#include "core/insight/as_if_moves.h"
#include "core/position/as_if.h"
#include "ui/board/board_words.h"
#include "ui/board/layers/mark_pictures.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/look/text_path.h"

namespace mujo::ui {

namespace {

/// To how many squares each piece could go, as if its side were to move, as a small number beside the tip of
/// the piece. A piece that cannot move has none.
class MobilityOverlay : public Overlay {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::MobilityOverlay)

public:
    MobilityOverlay() : Overlay("mobility", false) {}

    void paint(const OverlayCanvas& canvas, Place place) const override {
        for (const SceneItem& item : items()) {
            if (place == Place::BelowMarks && item.number > 0 && canvas.touches(item.square)) {
                const bool isTurned = canvas.context.seen(*item.piece).owner == Side::Gote;
                canvas.pictures.paint(canvas.painter, canvas.context, item.square, this,
                                      item.number * 2 + (isTurned ? 1 : 0),
                                      [&](QPainter& pen, const QRectF& cell) {
                                          draw(pen, cell, item.number, isTurned, canvas.context.theme);
                                      });
            }
        }
    }

    QString words(const OverlaySource& source, const Asked& asked) const override {
        const auto found = std::find_if(items().begin(), items().end(),
                                        [&](const SceneItem& item) { return item.square == asked.square; });
        if (!asked.isIdle || asked.isHeld || found == items().end()) {
            return {};
        }
        const QString piece = BoardWords(source.game.position()).cell(asked.square);
        return tr("%1; it could go to %n square(s)", nullptr, found->number).arg(piece);
    }

protected:
    void collect(const OverlaySource& source) override {
        for (const Side side : {Side::Sente, Side::Gote}) {
            const Position position = asIfToMove(source.game.position(), side);
            for (const Square from : position.pieces(side)) {
                std::set<Square> reached;
                for (const Move& move : insight::movesAsIfToMove(position, from)) {
                    reached.insert(move.to());
                }
                reached.erase(from); // what ends where it began goes nowhere
                add(from, SceneItem::Role::Overlay, static_cast<int>(reached.size())).piece =
                    position.at(from).piece();
            }
        }
    }

private:
    /// At the right, where the cell is free beside the tip; a turned piece has its tip below.
    static void draw(QPainter& painter, const QRectF& cell, int number, bool isTurned, const Theme& theme) {
        constexpr double kLeast = 9; // pixels
        constexpr double kShare = 0.22;
        constexpr double kHalo = 0.15; // of the height, around the digits
        const QString text = QString::number(number);
        const double height = std::min(std::max(kLeast, cell.height() * kShare), cell.height() / 2);
        const double halo = std::max(1.5, height * kHalo);
        const double width = std::min(cell.width() * 0.6, height * 0.6 * static_cast<double>(text.size()));
        const double top = isTurned ? cell.bottom() - halo - height : cell.top() + halo;
        const QRectF box(cell.right() - halo - width, top, width, height);
        const QPainterPath digits = fittedText(text, GlyphFace::Sans, box);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.strokePath(digits,
                           QPen(theme.markOutline, 2 * halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(digits, theme.mark(MarkClass::Step));
    }
};

} // namespace

std::unique_ptr<Overlay> makeMobilityOverlay() {
    return std::make_unique<MobilityOverlay>();
}

} // namespace mujo::ui
