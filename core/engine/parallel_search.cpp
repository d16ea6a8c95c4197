#include "core/engine/parallel_search.h"

#include <algorithm>
#include <cstddef>
#include <exception>
#include <optional>
#include <semaphore>
#include <system_error>
#include <thread>
#include <vector>

#include "core/engine/search.h"

namespace mujo {

namespace {

constexpr std::ptrdiff_t kMostThreads = 256;
using Turns = std::counting_semaphore<kMostThreads>;

/// A thread that helps another by filling the table. What it finds counts through the table alone, so that a
/// fault of it is no fault of the search. To build the board takes a while; no more threads do that at once
/// than there are processors, so that all the others see at once when the search is over.
void help(const SearchRequest& request, SharedSearch& shared, int thread, Turns& turns) {
    try {
        std::optional<Search> search;
        {
            turns.acquire();
            struct GiveBack {
                Turns& turns;
                ~GiveBack() { turns.release(); }
            } const giveBack{turns};
            if (shared.isOver()) {
                return;
            }
            search.emplace(request, shared, thread, Search::OnInfo{});
            search->prepare();
        }
        search->run();
    } catch (const std::exception&) {
        return;
    }
}

} // namespace

SearchInfo searchInParallel(const SearchRequest& request, TranspositionTable& table,
                            const std::atomic<bool>& stop,
                            const std::function<void(const SearchInfo&)>& onInfo) {
    SharedSearch shared{table, stop, {}, {}};
    Turns turns(std::min<std::ptrdiff_t>(threadsOfMachine(), kMostThreads));
    Search first(request, shared, 0, onInfo);
    std::vector<std::jthread> helpers;
    // However this search ends, the others, which are waited for, end with it.
    struct End {
        SharedSearch& shared;
        ~End() { shared.firstIsDone.store(true, std::memory_order_relaxed); }
    } const end{shared};
    try {
        for (int i = 1; i < std::min(request.threads, static_cast<int>(kMostThreads)); ++i) {
            helpers.emplace_back([&request, &shared, &turns, i] { help(request, shared, i, turns); });
        }
    } catch (const std::system_error&) { // the system gives no more threads
    }
    return first.run();
}

} // namespace mujo
