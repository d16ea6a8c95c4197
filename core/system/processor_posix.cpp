#include <sched.h>

#include <ctime>

#include "core/system/processor.h"

namespace mujo {

double ownCpuSeconds() {
    constexpr double kNanosecond = 1e-9;
    timespec time{};
    return clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0
               ? static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * kNanosecond
               : 0;
}

void pinTo(int cpu) {
    cpu_set_t cpus;
    CPU_ZERO(&cpus);
    CPU_SET(static_cast<unsigned>(cpu), &cpus);
    sched_setaffinity(0, sizeof(cpus), &cpus);
}

int currentCpu() {
    return sched_getcpu();
}

} // namespace mujo
