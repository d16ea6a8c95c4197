#include "ui/board/tools/held_overlays_tool.h"

#include <utility>

#include "core/insight/threat_map.h"
#include "ui/board/board_words.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

bool HeldOverlaysTool::show(int key, bool on) {
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld() && command.key == key) {
            desk().view.showOverlay(command.id, on);
            return true;
        }
    }
    return false;
}

HeldOverlaysTool::HeldOverlaysTool(BoardDesk& desk)
    : BoardTool(desk), m_legend(new ThreatLegend(&desk.view)) {}

void HeldOverlaysTool::hold(const char* id) {
    m_held = id;
    desk().view.showOverlay(id, true);
}

void HeldOverlaysTool::letGo() {
    if (const char* held = std::exchange(m_held, nullptr)) {
        desk().view.showOverlay(held, false);
    }
}

/// The kinds on the board that the map of threats does not count.
QString HeldOverlaysTool::kindsLeftOut() const {
    QStringList kinds;
    if (const Game* game = desk().game) {
        const BoardWords words(game->position());
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const Square square : game->position().pieces(side)) {
                const PieceTypeId type = game->position().at(square).type();
                if (insight::jumpsAnywhere(game->variant().type(type))) {
                    kinds << words.kind(type);
                }
            }
        }
    }
    kinds.removeDuplicates();
    return Phrases::list(kinds);
}

void HeldOverlaysTool::placeLegend() {
    if (desk().scene.overlayShown("threats")) {
        m_legend->nameLeftOut(kindsLeftOut());
        m_legend->showBeside(desk().layout, desk().picture.context().squareStyle);
    } else {
        m_legend->hide();
    }
}

bool HeldOverlaysTool::keyDown(const QKeyEvent& event) {
    return isBare(event) && show(event.key(), true);
}

bool HeldOverlaysTool::keyUp(const QKeyEvent& event) {
    return show(event.key(), false);
}

void HeldOverlaysTool::onFocusLost() {
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld()) {
            desk().view.showOverlay(command.id, false);
        }
    }
}

} // namespace mujo::ui
