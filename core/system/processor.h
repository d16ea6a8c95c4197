#pragma once

namespace mujo {

/// Seconds of processor time of this process, all its threads together; 0 where it cannot be told. Windows
/// counts in steps of some 16 milliseconds.
[[nodiscard]] double ownCpuSeconds();
/// Lets this process run on one processor alone. Windows does so for the first 64 processors.
void pinTo(int cpu);
/// The processor that this thread runs on at the moment.
[[nodiscard]] int currentCpu();

} // namespace mujo
