#include "ui/board/overlays/overlay_table.h"

#include "ui/board/overlays/drawings_overlay.h"
#include "ui/board/overlays/earlier_move_overlay.h"
#include "ui/board/overlays/entry_overlay.h"
#include "ui/board/overlays/last_move_overlay.h"
#include "ui/board/overlays/plans_overlay.h"
#include "ui/board/overlays/premove_overlay.h"
#include "ui/board/overlays/refusal_overlay.h"

namespace mujo::ui {

std::vector<std::unique_ptr<Overlay>> makeOverlays() {
    std::vector<std::unique_ptr<Overlay>> all;
    all.push_back(makeThreatsOverlay());
    all.push_back(makeSquareThreatsOverlay());
    all.push_back(std::make_unique<EarlierMoveOverlay>());
    all.push_back(std::make_unique<LastMoveOverlay>());
    all.push_back(makeCheckOverlay());
    all.push_back(makeMobilityOverlay());
    all.push_back(makeHangingOverlay());
    all.push_back(std::make_unique<PremoveOverlay>());
    all.push_back(std::make_unique<PlansOverlay>());
    all.push_back(std::make_unique<EntryOverlay>());
    all.push_back(std::make_unique<RefusalOverlay>());
    all.push_back(std::make_unique<DrawingsOverlay>());
    return all;
}

} // namespace mujo::ui
