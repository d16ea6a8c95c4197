#pragma once

#include <ctime>

namespace mujo {

/// Seconds on one of the system's clocks of processor time; 0 where it cannot be told.
[[nodiscard]] double cpuSecondsOf(clockid_t clock);
/// Seconds of processor time of this process, all its threads together.
[[nodiscard]] double ownCpuSeconds();
/// Lets this process run on one processor alone.
void pinTo(int cpu);
/// The processor that this thread runs on at the moment.
[[nodiscard]] int currentCpu();

} // namespace mujo
