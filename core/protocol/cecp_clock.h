#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "core/engine/engine.h"

namespace mujo {

/// What CECP says of time: `level`, `st`, `sd`, `time`. The functions that read arguments are false, and
/// change nothing, when these make no sense.
class CecpClock {
public:
    /// `level MPS BASE INC`: moves per session, minutes or minutes:seconds, seconds; fractions are read.
    bool setLevel(std::string_view arguments);
    /// `st SECONDS`: time for each move, to the letter.
    bool setMoveTime(std::string_view argument);
    bool setDepth(std::string_view argument);
    /// `time CENTISECONDS`: what is left.
    bool setRemaining(std::string_view argument);
    void clearDepth() { m_depth.reset(); }

    [[nodiscard]] SearchLimits limits() const;

private:
    std::optional<int> m_depth;
    std::optional<std::chrono::milliseconds> m_moveTime;
    std::chrono::milliseconds m_remaining{300000};
    std::chrono::milliseconds m_increment{0};
    int m_movesPerSession = 0;
};

} // namespace mujo
