#pragma once

#include <QObject>

namespace mujo::ui {

class BoardView;
class GameSession;
class Settings;

/// How fast things happen at the board, as the user has chosen it and as the desktop wants it.
class PaceDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        Settings& settings;
        BoardView& board;
        QObject& owner;
    };
    explicit PaceDesk(const Parts& parts);

private:
    Settings& m_settings;
    BoardView& m_board;
};

} // namespace mujo::ui
