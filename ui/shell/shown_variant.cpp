#include "ui/shell/shown_variant.h"

#include "ui/dialogs/start_page.h"
#include "ui/session/game_session.h"

namespace mujo::ui {

std::shared_ptr<const Variant> shownVariant(const Catalog& catalog, const StartPage& start,
                                            const GameSession& session) {
    if (!start.isVisible()) {
        return session.hasGame() ? session.game().position().sharedVariant() : nullptr;
    }
    const Catalog::Entry* chosen = catalog.find(start.currentId().toStdString());
    return chosen != nullptr ? chosen->standard : nullptr;
}

} // namespace mujo::ui
