#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#include "core/variant_file/catalog.h"

namespace mujo::testing {

/// Lines told to the engine's end of a protocol, and its answers, collected from whatever threads they come
/// from. Nothing here depends on how fast the engine is.
template <class Engine>
class Conversation {
public:
    void tell(const std::string& lines) {
        std::istringstream in(lines);
        for (std::string line; std::getline(in, line);) {
            m_running = m_engine.handle(line) && m_running;
        }
    }
    /// Whether it has not been told to end.
    [[nodiscard]] bool running() const { return m_running; }

    /// The first line from now on, or not asked for yet, that begins so; empty when none comes.
    std::string await(const std::string& beginning,
                      std::chrono::milliseconds patience = std::chrono::seconds(20)) {
        std::unique_lock lock(m_mutex);
        std::string found;
        m_arrived.wait_for(lock, patience, [&] {
            while (m_read < m_lines.size() && found.empty()) {
                const std::string& line = m_lines[m_read++];
                found = line.starts_with(beginning) ? line : "";
            }
            return !found.empty();
        });
        return found;
    }
    std::vector<std::string> all() {
        const std::lock_guard lock(m_mutex);
        return m_lines;
    }
    bool said(const std::string& beginning) {
        const auto lines = all();
        return std::any_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return line.starts_with(beginning); });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::vector<std::string> m_lines;
    std::size_t m_read = 0;
    bool m_running = true;
    Catalog m_catalog{std::filesystem::path()};
    Engine m_engine{m_catalog, [this](const std::string& line) {
                        const std::lock_guard lock(m_mutex);
                        m_lines.push_back(line);
                        m_arrived.notify_all();
                    }};
};

} // namespace mujo::testing
