#include "core/engine/parallel_search.h"

#include <algorithm>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

#include "core/engine/search.h"

namespace mujo {

namespace {

/// A thread that helps another by filling the table. What it finds counts through the table alone, so that a
/// fault of it is no fault of the search.
void help(const SearchRequest& request, SharedSearch& shared, int thread) {
    try {
        Search(request, shared, thread, {}).run();
    } catch (const std::exception&) {
        return;
    }
}

} // namespace

SearchInfo searchInParallel(const SearchRequest& request, TranspositionTable& table,
                            const std::atomic<bool>& stop,
                            const std::function<void(const SearchInfo&)>& onInfo) {
    constexpr int kMostThreads = 256;
    SharedSearch shared{table, stop, {}, {}};
    Search first(request, shared, 0, onInfo);
    std::vector<std::jthread> helpers;
    // However this search ends, the others, which are waited for, end with it.
    struct End {
        SharedSearch& shared;
        ~End() { shared.firstIsDone.store(true, std::memory_order_relaxed); }
    } const end{shared};
    try {
        for (int i = 1; i < std::min(request.threads, kMostThreads); ++i) {
            helpers.emplace_back([&request, &shared, i] { help(request, shared, i); });
        }
    } catch (const std::system_error&) { // the system gives no more threads
    }
    return first.run();
}

} // namespace mujo
