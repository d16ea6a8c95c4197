#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <functional>
#include <optional>

#include "core/opponent/opponent.h"

namespace mujo::ui {

/// Keeps an answer back until the move before it has been seen. Whoever answers thinks meanwhile. Lives in
/// the GUI thread.
class HeldAnswer : public QObject {
    Q_OBJECT

public:
    using Wait = std::function<void(std::chrono::milliseconds, std::function<void()>)>;

    explicit HeldAnswer(QObject* parent);

    /// In place of the machine's timer: calls back once the time is over. For tests.
    void setWait(Wait wait) { m_wait = std::move(wait); }
    /// From now on so long no answer is let go.
    void begin(std::chrono::milliseconds time);
    /// `released` comes when the time is over, or at once where it is.
    void take(const Answer& answer);
    [[nodiscard]] bool holdsOne() const { return m_answer.has_value(); }
    /// What is held comes at once, and what comes later is not held.
    void letGo();
    /// What is held never comes.
    void drop();

signals:
    void released(const mujo::Answer& answer);

private:
    void onOver(quint64 number);

    Wait m_wait;
    QTimer m_timer;
    quint64 m_number = 0; ///< of the latest time
    bool m_isHolding = false;
    std::optional<Answer> m_answer;
};

} // namespace mujo::ui
