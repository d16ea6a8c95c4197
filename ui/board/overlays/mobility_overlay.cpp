#include <QCoreApplication>
#include <algorithm>
#include <set>

#include "core/insight/as_if_moves.h"
#include "core/position/as_if.h"
#include "ui/board/board_words.h"
#include "ui/board/layers/mark_pictures.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/look/mark_pen.h"
#include "ui/look/text_path.h"

namespace mujo::ui {

namespace {

/// To how many squares each piece could go, as if its side were to move, as a small number at the top right.
class MobilityOverlay : public Overlay {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::MobilityOverlay)

public:
    MobilityOverlay() : Overlay("mobility", false) {}

    void paint(const OverlayCanvas& canvas, Place place) const override {
        constexpr double kRoomForZeros =
            26; // logical pixels of a cell; at the start of large games most are zero
        const bool withZeros = canvas.context.layout.cellSize() >= kRoomForZeros;
        for (const SceneItem& item : items()) {
            const bool isShown = item.number > 0 || withZeros;
            if (place == Place::BelowMarks && isShown && canvas.touches(item.square)) {
                canvas.pictures.paint(canvas.painter, canvas.context, item.square, this, item.number,
                                      [&](QPainter& pen, const QRectF& cell) {
                                          draw(pen, cell, item.number, canvas.context.theme);
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
                add(from, SceneItem::Role::Overlay, static_cast<int>(reached.size()));
            }
        }
    }

private:
    static void draw(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
        constexpr double kLeast = 9; // pixels
        constexpr double kShare = 0.27;
        const QString text = QString::number(number);
        const double height = std::min(std::max(kLeast, cell.height() * kShare), cell.height() / 2);
        const double width = std::min(cell.width() * 0.7, height * 0.62 * static_cast<double>(text.size()));
        const QRectF box(cell.right() - 1.5 - width, cell.top() + 1.5, width, height);
        const QColor colour = theme.mark(number > 0 ? MarkClass::Step : MarkClass::Capture);
        marks::MarkPen(painter, colour, theme.markOutline).fill(fittedText(text, GlyphFace::Sans, box));
    }
};

} // namespace

std::unique_ptr<Overlay> makeMobilityOverlay() {
    return std::make_unique<MobilityOverlay>();
}

} // namespace mujo::ui
