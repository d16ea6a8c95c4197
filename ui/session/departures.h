#pragma once

#include <algorithm>
#include <chrono>
#include <future>
#include <memory>
#include <utility>
#include <vector>

namespace mujo::ui {

/// Those who have programs to end, which takes them a moment that nobody in the GUI thread has to wait for.
class Departures {
public:
    template <class Leaving>
    void letGo(std::unique_ptr<Leaving> leaving) {
        const auto hasLeft = [](const std::future<void>& each) {
            return each.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        };
        m_leaving.erase(std::remove_if(m_leaving.begin(), m_leaving.end(), hasLeft), m_leaving.end());
        if (leaving) {
            m_leaving.push_back(
                std::async(std::launch::async, [gone = std::move(leaving)]() mutable { gone.reset(); }));
        }
    }

private:
    std::vector<std::future<void>> m_leaving;
};

} // namespace mujo::ui
