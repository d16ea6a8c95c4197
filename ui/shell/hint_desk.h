#pragma once

#include <QObject>

#include "core/position/move.h"

namespace mujo::ui {

class BoardView;
class GameSession;
class Messages;

/// What the computer advises: told, shown on the board, and begun.
class HintDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    HintDesk(const GameSession& session, BoardView& board, Messages& messages, QObject* parent);

private:
    void show(const Move& move);

    const GameSession& m_session;
    BoardView& m_board;
    Messages& m_messages;
};

} // namespace mujo::ui
