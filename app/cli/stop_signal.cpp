#include "app/cli/stop_signal.h"

#include <csignal>

namespace mujo::cli {

namespace {

std::atomic<bool> stopRequested{false};
static_assert(std::atomic<bool>::is_always_lock_free);

} // namespace

const std::atomic<bool>& stopOnSignal() {
    std::signal(SIGINT, [](int) { stopRequested = true; });
    std::signal(SIGTERM, [](int) { stopRequested = true; });
    return stopRequested;
}

} // namespace mujo::cli
