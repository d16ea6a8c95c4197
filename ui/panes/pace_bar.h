#pragma once

#include <QFrame>
#include <span>

class QAction;
class QToolButton;

namespace mujo::ui {

class Settings;

/// "1 second", "at once".
[[nodiscard]] QString pauseInWords(int milliseconds);
/// The times that are offered, in ms: before an answer, and for each move of a game between computers.
[[nodiscard]] std::span<const int> answerPauses();
[[nodiscard]] std::span<const int> paces();

/// What is done with a game between computers: it is paused, goes on, makes one move, and has a pace. Its
/// buttons do what the commands do.
class PaceBar : public QFrame {
    Q_OBJECT

public:
    PaceBar(Settings& settings, QAction* pause, QAction* step, QWidget* parent = nullptr);

    /// Whether the game stands still: the first button says what it would do.
    void showPaused(bool paused);

private:
    QAction* m_pause;
    QToolButton* m_pauseButton;
};

} // namespace mujo::ui
