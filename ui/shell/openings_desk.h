#pragma once

#include <QObject>

#include "core/position/move.h"

namespace mujo::ui {

class BoardView;
class GameFiles;
class GameSession;
class Messages;
class OpeningBook;
class OpeningsPane;

/// What joins the openings and their pane with the rest of the window: the board on which a move is shown,
/// the game in which it is played, and the files of the user's other games.
class OpeningsDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it, but for its owner, the book.
    struct Parts {
        OpeningBook& book;
        OpeningsPane& pane;
        GameSession& session;
        BoardView& board;
        GameFiles& files;
        Messages& messages;
    };
    explicit OpeningsDesk(const Parts& parts);

private:
    static void choose(const Parts& parts, const Move& move);
};

} // namespace mujo::ui
