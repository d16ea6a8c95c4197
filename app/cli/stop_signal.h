#pragma once

#include <atomic>

namespace mujo::cli {

/// Ctrl+C and a request to end set this from now on, instead of ending the program, so that long work ends at
/// its next step; what was done is in its file.
const std::atomic<bool>& stopOnSignal();

} // namespace mujo::cli
