#include "core/protocol/conversation_log.h"

#include "core/base/printable.h"

namespace mujo {

void ConversationLog::add(Speaker speaker, std::string_view text) {
    constexpr std::size_t kLongest = 500;
    const bool isCut = text.size() > kLongest;
    std::string shown = printable(std::string(text.substr(0, kLongest))) + (isCut ? "..." : "");
    const std::lock_guard lock(m_mutex);
    if (m_lines.size() >= kMostLines) {
        m_lines.pop_front();
    }
    m_lines.push_back({speaker, std::move(shown)});
}

std::vector<ConversationLog::Line> ConversationLog::lines() const {
    const std::lock_guard lock(m_mutex);
    return {m_lines.begin(), m_lines.end()};
}

} // namespace mujo
