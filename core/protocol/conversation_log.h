#pragma once

#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace mujo {

/// The last lines that were said between us and a program. From any thread.
class ConversationLog {
public:
    enum class Speaker { We, Program };

    struct Line {
        Speaker speaker;
        std::string text; ///< printable, and no longer than a reader wants
        friend bool operator==(const Line&, const Line&) = default;
    };

    static constexpr std::size_t kMostLines = 1000;

    void add(Speaker speaker, std::string_view text);
    [[nodiscard]] std::vector<Line> lines() const;

private:
    mutable std::mutex m_mutex;
    std::deque<Line> m_lines;
};

} // namespace mujo
