#pragma once

#include <algorithm>
#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

#include "core/opponent/opponent.h"

namespace mujo::testing {

/// Far more than anything here needs; no test passes or fails by less.
inline constexpr std::chrono::seconds kLongWait{60};

/// What one question has brought, from whichever thread.
class OpponentListener {
public:
    Opponent::Callbacks callbacks() {
        return {[this](const SearchInfo& info) {
                    const std::lock_guard lock(m_mutex);
                    m_infos.push_back(info);
                    m_news.notify_all();
                },
                [this](const Answer& answer) {
                    const std::lock_guard lock(m_mutex);
                    m_answers.push_back(answer);
                    m_news.notify_all();
                }};
    }
    bool waitForInfo() {
        return waitForInfo([](const SearchInfo& /*info*/) { return true; });
    }
    template <class Wanted>
    bool waitForInfo(const Wanted& wanted) {
        std::unique_lock lock(m_mutex);
        return m_news.wait_for(lock, kLongWait,
                               [&] { return std::any_of(m_infos.begin(), m_infos.end(), wanted); });
    }
    Answer answer() {
        std::unique_lock lock(m_mutex);
        EXPECT_TRUE(m_news.wait_for(lock, kLongWait, [this] { return !m_answers.empty(); }));
        return m_answers.empty() ? Answer{} : m_answers.front();
    }
    std::size_t answers() {
        const std::lock_guard lock(m_mutex);
        return m_answers.size();
    }
    std::size_t reports() {
        const std::lock_guard lock(m_mutex);
        return m_answers.size() + m_infos.size();
    }
    std::vector<SearchInfo> infos() {
        const std::lock_guard lock(m_mutex);
        return m_infos;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::vector<SearchInfo> m_infos;
    std::vector<Answer> m_answers;
};

} // namespace mujo::testing
