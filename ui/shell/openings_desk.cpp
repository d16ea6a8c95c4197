#include "ui/shell/openings_desk.h"

#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/panes/openings_pane.h"
#include "ui/session/game_session.h"
#include "ui/session/opening_book.h"
#include "ui/session/words.h"
#include "ui/shell/game_files.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

OpeningsDesk::OpeningsDesk(const Parts& parts) : QObject(&parts.book) {
    OpeningBook& book = parts.book;
    book.setGameFiles([&files = parts.files] { return files.otherGames(); });
    connect(&parts.files, &GameFiles::unfinishedChanged, &book, &OpeningBook::onFilesChanged);
    connect(&parts.files, &GameFiles::pathChanged, &book, &OpeningBook::onFilesChanged);
    connect(&parts.pane, &OpeningsPane::linePointed, &parts.board, &BoardView::showLine);
    connect(&parts.pane, &OpeningsPane::plyChosen, &parts.session, &GameSession::goToPly);
    connect(&parts.pane, &OpeningsPane::moveChosen, this, [parts](const Move& move) { choose(parts, move); });
}

/// Plays it where a person may move, and steps to it where the record has it.
void OpeningsDesk::choose(const Parts& parts, const Move& move) {
    GameSession& session = parts.session;
    const Game& game = session.game();
    if (session.isHumanTurn()) {
        session.play(move);
        return;
    }
    const auto& next = game.next(game.current());
    const auto there =
        std::find_if(next.begin(), next.end(), [&](Game::Node node) { return game.ply(node).move == move; });
    if (there != next.end()) {
        session.goToNode(*there);
    } else {
        parts.messages.notice(
            tr("It is the turn of %1, whom a computer plays.").arg(sideName(game.position().turn())));
    }
}

} // namespace mujo::ui
