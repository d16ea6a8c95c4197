#pragma once

#include <QObject>
#include <QRect>
#include <vector>

#include "core/geometry/board_shape.h"
#include "ui/session/observed_game.h"

class QWidget;

namespace mujo::ui {

class BoardView;
class CommandSet;
class EndingCard;
class GameFlow;
class GamePane;
class GameSession;
class Messages;
class TourDesk;
class WindowLayout;

/// The end of a game: the card that tells it over the board, and what its buttons do. A game that is opened
/// again, or stepped through, shows no card; the command Result does. The card waits until the last move has
/// been seen.
class EndingDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        GameSession& session;
        GameFlow& flow;
        const TourDesk& tours; ///< whose games end without a card
        EndingCard& card;      ///< a child of the page of the board
        BoardView& board;
        GamePane& pane;
        Messages& messages;
        CommandSet& commands;
        WindowLayout& layout;
        QWidget& window;
    };
    explicit EndingDesk(const Parts& parts);

    /// Esc: the card goes; false where there is none.
    bool leave();

protected:
    /// The card keeps its place on a board that becomes larger or smaller.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void onGameEnded();
    void onChanged(GameFacts what);
    void showResult();
    void show();
    void bringIntoSight();
    void place();
    void review();
    void playAgain(bool changesSides);
    [[nodiscard]] std::vector<Square> decisiveSquares() const;
    [[nodiscard]] QString gameWords() const;

    GameSession& m_session;
    GameFlow& m_flow;
    const TourDesk& m_tours;
    EndingCard& m_card;
    BoardView& m_board;
    GamePane& m_pane;
    Messages& m_messages;
    CommandSet& m_commands;
    WindowLayout& m_layout;
    QWidget& m_window;
    bool m_isMoving = false;  ///< the last move is being shown
    bool m_isAwaited = false; ///< the card comes when it has been
};

} // namespace mujo::ui
