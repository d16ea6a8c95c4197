#include "ui/session/held_answer.h"

#include <utility>

namespace mujo::ui {

HeldAnswer::HeldAnswer(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { onOver(m_number); });
}

void HeldAnswer::begin(std::chrono::milliseconds time) {
    drop();
    if (time.count() <= 0) {
        return;
    }
    m_isHolding = true;
    if (m_wait) {
        m_wait(time, [this, number = m_number] { onOver(number); });
    } else {
        m_timer.start(time);
    }
}

void HeldAnswer::take(const Answer& answer) {
    if (m_isHolding) {
        m_answer = answer;
    } else {
        emit released(answer);
    }
}

void HeldAnswer::letGo() {
    onOver(m_number);
}

void HeldAnswer::drop() {
    ++m_number;
    m_timer.stop();
    m_isHolding = false;
    m_answer.reset();
}

void HeldAnswer::onOver(quint64 number) {
    if (number != m_number) {
        return;
    }
    const auto answer = std::exchange(m_answer, std::nullopt);
    drop();
    if (answer) {
        emit released(*answer);
    }
}

} // namespace mujo::ui
