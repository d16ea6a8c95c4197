#include "core/engine/engine.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <new>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

#include "core/engine/parallel_search.h"
#include "core/engine/transposition_table.h"
#include "core/rules/legal_moves.h"
#include "core/system/memory.h"

namespace mujo {

namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20U;

/// The answer when even the smallest search has failed for want of memory: any legal move.
SearchInfo anyMove(const SearchRequest& request) {
    SearchInfo info;
    info.failed = true;
    const auto legal = rules::legalMoves(request.position, request.history);
    if (!legal.empty()) {
        info.line = {legal.front()};
    }
    return info;
}

/// Room for the search: no more than its nodes can fill, since fresh memory costs time.
std::size_t tableBytesFor(const SearchLimits& limits, std::size_t most) {
    constexpr std::size_t kBytesPerNode = 64;
    return limits.nodes
               ? std::min<std::size_t>(most, std::max<std::size_t>(kMebibyte, *limits.nodes * kBytesPerNode))
               : most;
}

/// A table of this size, or of the largest part of it that can be had.
std::unique_ptr<TranspositionTable> tableOf(std::size_t bytes) {
    constexpr std::size_t kSmallest = std::size_t{1} << 16U;
    for (;; bytes = std::max(bytes / 2, kSmallest)) {
        try {
            return std::make_unique<TranspositionTable>(bytes);
        } catch (const std::bad_alloc&) {
            if (bytes <= kSmallest) {
                throw;
            }
        }
    }
}

template <class Function, class... Arguments>
void callSafely(const Function& function, const Arguments&... arguments) {
    if (!function) {
        return;
    }
    try {
        function(arguments...);
    } catch (...) { // a fault of the receiver must not end the thread
    }
}

} // namespace

class Engine::Worker {
public:
    Worker() : m_thread([this](const std::stop_token& token) { work(token); }) {}

    ~Worker() {
        stop();
        m_thread.request_stop();
        m_wake.notify_all();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void start(SearchRequest request, Callbacks callbacks) {
        {
            const std::lock_guard lock(m_mutex);
            stopAll();
            m_jobs.push_back(std::make_unique<Job>(std::move(request), std::move(callbacks)));
        }
        m_wake.notify_all();
    }

    void stop() {
        const std::lock_guard lock(m_mutex);
        stopAll();
    }

    bool reserveTable(std::size_t bytes) {
        const std::lock_guard lock(m_mutex);
        if (m_wantedBytes == bytes) {
            m_reserved.reset();
            return true;
        }
        const std::size_t before = m_reserved ? m_reserved->bytes() : m_wantedBytes;
        if (const auto free = freeMemoryOfMachine(); free && bytes > *free + before) {
            return false;
        }
        try {
            m_reserved = std::make_unique<TranspositionTable>(bytes);
        } catch (const std::bad_alloc&) {
            return false;
        }
        return true;
    }

    void wait() {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return m_jobs.empty(); });
    }

private:
    struct Job {
        Job(SearchRequest r, Callbacks c) : request(std::move(r)), callbacks(std::move(c)) {}

        SearchRequest request;
        Callbacks callbacks;
        std::atomic<bool> stop{false};
    };

    void stopAll() {
        for (const auto& job : m_jobs) {
            job->stop.store(true, std::memory_order_relaxed);
        }
    }

    void work(const std::stop_token& token) {
        for (;;) {
            Job* job = nullptr;
            {
                std::unique_lock lock(m_mutex);
                m_wake.wait(lock, token, [this] { return !m_jobs.empty(); });
                if (m_jobs.empty()) {
                    return;
                }
                job = m_jobs.front().get();
            }
            perform(*job);
            std::unique_ptr<Job> done;
            {
                const std::lock_guard lock(m_mutex);
                done = std::move(m_jobs.front());
                m_jobs.pop_front();
            }
            m_idle.notify_all();
        }
    }

    void perform(Job& job) {
        SearchInfo info;
        try {
            try {
                info = search(job, tableBytesFor(job.request.limits, job.request.tableBytes));
            } catch (const std::exception&) {
                info = searchWithLittle(job);
            }
        } catch (...) { // not even that: an empty line
        }
        callSafely(job.callbacks.onFinished, info);
    }

    SearchInfo search(const Job& job, std::size_t bytes) {
        const SearchLimits& limits = job.request.limits;
        const bool timed = limits.time || limits.clock;
        if (!takeTable(bytes) && (!timed || m_tableVariant.lock() != job.request.position.sharedVariant() ||
                                  m_tableLevel != job.request.level || m_tableSeed != job.request.seed)) {
            m_table->clear(); // other scores, or the same search must come out of the same request
        }
        m_tableVariant = job.request.position.sharedVariant();
        m_tableLevel = job.request.level;
        m_tableSeed = job.request.seed;
        m_table->newSearch();
        const auto onInfo = [&job](const SearchInfo& info) { callSafely(job.callbacks.onInfo, info); };
        return searchInParallel(job.request, *m_table, job.stop, onInfo);
    }

    /// When memory ran out: once more with the least of it, by one thread.
    SearchInfo searchWithLittle(Job& job) {
        forgetTable();
        job.request.threads = 1;
        try {
            return search(job, 0);
        } catch (const std::exception&) {
            forgetTable();
            return anyMove(job.request);
        }
    }

    /// Makes `m_table` one of this size, or of as much of it as there is memory for. Whether it is a new one.
    bool takeTable(std::size_t bytes) {
        {
            const std::lock_guard lock(m_mutex);
            if (m_reserved && m_reserved->bytes() == bytes) {
                m_table = std::move(m_reserved);
                m_wantedBytes = bytes;
                return true;
            }
            if (m_table && m_wantedBytes == bytes) {
                return false;
            }
            m_wantedBytes = 0;
        }
        m_table.reset();
        m_table = tableOf(bytes);
        const std::lock_guard lock(m_mutex);
        m_wantedBytes = bytes;
        return true;
    }

    void forgetTable() {
        m_table.reset();
        const std::lock_guard lock(m_mutex);
        m_wantedBytes = 0;
    }

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_idle;
    std::deque<std::unique_ptr<Job>> m_jobs;        ///< the first is under way
    std::unique_ptr<TranspositionTable> m_reserved; ///< for the next search; guarded by the mutex
    std::size_t m_wantedBytes = 0; ///< what `m_table` was to have when it was made; guarded by the mutex
    std::unique_ptr<TranspositionTable> m_table; ///< of the engine's thread alone
    std::weak_ptr<const Variant> m_tableVariant;
    int m_tableLevel = 0;
    std::uint64_t m_tableSeed = 0;
    std::jthread m_thread; ///< last, so that it ends first
};

Engine::Engine() : m_worker(std::make_unique<Worker>()) {}
Engine::~Engine() = default;

void Engine::start(SearchRequest request, Callbacks callbacks) {
    m_worker->start(std::move(request), std::move(callbacks));
}

void Engine::stop() {
    m_worker->stop();
}

bool Engine::reserveTable(std::size_t bytes) {
    return m_worker->reserveTable(bytes);
}

void Engine::wait() {
    m_worker->wait();
}

SearchInfo Engine::search(const SearchRequest& request) {
    TranspositionTable table(tableBytesFor(request.limits, 16 * kMebibyte));
    const std::atomic<bool> stop{false};
    return searchInParallel(request, table, stop, {});
}

int threadsOfMachine() {
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

} // namespace mujo
