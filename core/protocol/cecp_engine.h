#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/engine.h"
#include "core/game/game.h"
#include "core/protocol/cecp_clock.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// The engine's end of the chess engine communication protocol (XBoard, version 2), for every game of the
/// catalogue. Texts of moves and positions: `cecp_dialect.h`; the other end: `cecp_conversation.h`.
class CecpEngine {
public:
    using Output = std::function<void(const std::string& line)>;

    /// `output` is called for each line, from the thread of `handle` and from the engine's, never from both
    /// at once. `cores` gets no more than `mostThreads`.
    CecpEngine(const Catalog& catalog, Output output, int mostThreads = threadsOfMachine());
    ~CecpEngine();
    CecpEngine(const CecpEngine&) = delete;
    CecpEngine& operator=(const CecpEngine&) = delete;

    /// Obeys one line; false after `quit`. May wait until a search under way has ended.
    bool handle(std::string_view line);

private:
    enum class Task { None, Move, Ponder, Analysis };

    /// Held wherever the members are used; a function that ends a search lets go of it meanwhile, since the
    /// engine's thread takes it to report.
    using Lock = std::unique_lock<std::mutex>;

    bool obey(Lock& lock, const std::string& command, const std::string& rest);
    bool obeyGame(Lock& lock, const std::string& command, const std::string& rest);
    bool obeyTime(const std::string& command, const std::string& rest);
    bool obeyExtra(Lock& lock, const std::string& command, const std::string& rest);

    /// A move or square as the other end has it, and as we have it.
    [[nodiscard]] std::string outward(const std::string& text) const;
    [[nodiscard]] std::string inward(const std::string& text) const;

    void tellFeatures();
    void begin(Lock& lock, Game game);
    void setVariant(Lock& lock, const std::string& name);
    void setBoard(Lock& lock, const std::string& text);
    void setOption(Lock& lock, const std::string& text);
    void go(Lock& lock);
    void moveNow();
    void userMove(Lock& lock, const std::string& text);
    void lift(const std::string& told, bool put);
    void ping(const std::string& text);
    void analyze(Lock& lock, bool on);
    void reportAnalysis();
    void undo(Lock& lock, int plies);

    void think(Task task) { search(task, m_game); }
    void search(Task task, const Game& game);
    /// Thinks about the answer to the reply that the line of its own move goes on with.
    void ponder(const std::vector<Move>& line);
    void setPondering(Lock& lock, bool on);
    void tellThinking(const SearchInfo& info, int score, const std::vector<Move>& line);
    /// Ends a search without playing its move.
    void stopThinking(Lock& lock);
    bool setMemory(const std::string& rest);
    bool setCores(const std::string& rest);
    void analyzeOn();
    void onInfo(const SearchInfo& info);
    void onFinished(const SearchInfo& info);
    void answerPings();
    void play(const Move& move);
    /// Whether the game is over, which is said. `ofOwnMove`: a win that our own move brought is left to a
    /// loser to tell that is a program, where XBoard cannot see it: it would give the game to the other side.
    bool claimResult(bool ofOwnMove);

    const Catalog& m_catalog;
    Output m_output;
    std::mutex m_lock; ///< guards everything below against the engine's thread
    Game m_game;
    bool m_force = true;
    bool m_post = false;
    bool m_analysis = false;
    bool m_ponders = false;
    bool m_againstProgram = false;  ///< `computer` has been said of the opponent in this game
    std::optional<Move> m_expected; ///< the reply that it ponders on
    Task m_task = Task::None;
    bool m_discard = false;           ///< the search under way was interrupted by a change of the game
    std::vector<std::string> m_pings; ///< to be answered after the move
    SearchInfo m_lastInfo;
    std::optional<Square> m_lifted;
    std::optional<Square> m_middle;
    int m_level = kStrongestLevel;
    int m_lines = 1;              ///< of an analysis
    bool m_ranksFromZero = false; ///< for `xboard -rankOffset 1`, which boards of 16 ranks need
    int m_mostThreads;
    int m_threads = 1;
    std::size_t m_tableBytes = std::size_t{64} << 20U;
    CecpClock m_clock;
    Engine m_engine; ///< last: it is gone before what its thread reports to
};

} // namespace mujo
