#include "core/opponent/question.h"

namespace mujo {

namespace {

template <class Report>
void callSafely(const std::function<void(const Report&)>& function, const Report& report) {
    if (!function) {
        return;
    }
    try {
        function(report);
    } catch (...) { // a fault of the receiver must not end the thread
    }
}

} // namespace

void Question::report(const SearchInfo& info) {
    const std::lock_guard lock(m_mutex);
    if (m_isOpen) {
        callSafely(m_callbacks.onInfo, info);
    }
}

void Question::answer(const Answer& answer) {
    const std::lock_guard lock(m_mutex);
    if (m_isOpen.exchange(false)) {
        callSafely(m_callbacks.onAnswer, answer);
    }
}

void Question::close() {
    m_isOpen = false;
    const std::lock_guard lock(m_mutex); // a callback under way has returned
}

} // namespace mujo
