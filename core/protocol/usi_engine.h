#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/engine/engine.h"
#include "core/game/game.h"
#include "core/protocol/usi_clock.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// The engine's end of the Universal Shogi Interface, for the games that USI knows: Shogi, and Chu in the
/// words of Lishogi. Texts of moves: `core/game/formats/usi_moves.h`; the same for XBoard: `cecp_engine.h`.
class UsiEngine {
public:
    using Output = std::function<void(const std::string& line)>;

    /// `output` is called for each line, from the thread of `handle` and from those that search, never from
    /// two at once. `Threads` gets no more than `mostThreads`.
    UsiEngine(const Catalog& catalog, Output output, int mostThreads = threadsOfMachine());
    ~UsiEngine();
    UsiEngine(const UsiEngine&) = delete;
    UsiEngine& operator=(const UsiEngine&) = delete;

    /// Obeys one line; false after `quit`. May wait until a search under way has ended.
    bool handle(std::string_view line);

private:
    enum class Task { None, Move, Held };
    using Lock = std::unique_lock<std::mutex>;

    /// A game under one of its profiles, by the name that `USI_Variant` has for it.
    struct Choice {
        std::string name;
        std::string id;
        std::string profile;
    };

    void tellOptions();
    void setOption(Lock& lock, const std::string& text);
    bool setVariant(Lock& lock, const std::string& name);
    bool setNumber(const std::string& name, const std::string& value);
    void setPosition(Lock& lock, const std::string& text);
    void go(Lock& lock, const std::string& words);
    void search(const SearchLimits& limits, Task task);
    void solve(const UsiOrder& order);
    void stop();
    void ponderHit(Lock& lock);
    /// Ends what is under way without an answer.
    void drop(Lock& lock);
    void onInfo(const SearchInfo& info);
    void onFinished(const SearchInfo& info);
    [[nodiscard]] std::string words(const Game& from, const std::vector<Move>& line) const;
    [[nodiscard]] std::string bestMove(const SearchInfo& info) const;

    const Catalog& m_catalog;
    Output m_output;
    int m_mostThreads;
    std::vector<Choice> m_choices;
    std::mutex m_lock; ///< guards everything below against the threads that search
    Game m_game;
    Task m_task = Task::None; ///< `Held`: the answer waits for `stop` or `ponderhit`
    bool m_discard = false;
    std::optional<std::string> m_answer; ///< that is held
    SearchLimits m_afterPonder;
    int m_threads = 1;
    int m_lines = 1;
    int m_level = kStrongestLevel;
    std::size_t m_tableBytes = std::size_t{64} << 20U;
    Engine m_engine;
    std::jthread m_solver; ///< last: they are gone before what they report to
};

} // namespace mujo
