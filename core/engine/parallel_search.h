#pragma once

#include <atomic>
#include <functional>

#include "core/engine/engine.h"
#include "core/engine/transposition_table.h"

namespace mujo {

/// Searches on the calling thread and, when the request asks for more, on further ones that share the table.
/// `onInfo` is called on the calling thread only. `stop` may be set by any thread.
SearchInfo searchInParallel(const SearchRequest& request, TranspositionTable& table,
                            const std::atomic<bool>& stop,
                            const std::function<void(const SearchInfo&)>& onInfo);

} // namespace mujo
