#pragma once

#include <QObject>

namespace mujo::ui {

class CommandSet;
class GameClock;
class GamePane;
class Messages;

/// The clocks in the window: they stand still while a dialog keeps the window from being used, so that nobody
/// loses on time while saving, and while a question about the end of the game is open; a click on one of them
/// pauses both or lets them go on.
class ClockDesk : public QObject {
    Q_OBJECT

public:
    /// All of them outlive this, which belongs to the window.
    ClockDesk(GameClock& clock, const Messages& messages, GamePane& pane, CommandSet& commands,
              QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    GameClock& m_clock;
};

} // namespace mujo::ui
