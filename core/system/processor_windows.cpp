#include "core/system/api_windows.h"
#include "core/system/processor.h"

namespace mujo {

double ownCpuSeconds() {
    FILETIME begun{};
    FILETIME ended{};
    FILETIME kernel{};
    FILETIME user{};
    return GetProcessTimes(GetCurrentProcess(), &begun, &ended, &kernel, &user) != FALSE
               ? windows::secondsOf(kernel) + windows::secondsOf(user)
               : 0;
}

void pinTo(int cpu) {
    constexpr int kMost = 64;
    if (cpu < kMost) {
        SetProcessAffinityMask(GetCurrentProcess(), DWORD_PTR{1} << static_cast<unsigned>(cpu));
    }
}

int currentCpu() {
    return static_cast<int>(GetCurrentProcessorNumber());
}

} // namespace mujo
