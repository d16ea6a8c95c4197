#pragma once

#include <QObject>

namespace mujo::ui {

class GameClock;

/// The clocks stand still while a dialog keeps the window from being used: nobody loses on time while saving.
class DialogPause : public QObject {
    Q_OBJECT

public:
    /// Both outlive this, which belongs to the window.
    DialogPause(GameClock& clock, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    GameClock& m_clock;
};

} // namespace mujo::ui
