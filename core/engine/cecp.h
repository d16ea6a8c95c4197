#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/cecp_clock.h"
#include "core/engine/engine.h"
#include "core/position/history.h"
#include "core/position/position.h"
#include "core/variant/catalog.h"

namespace mujo {

/// The chess engine communication protocol (XBoard, version 2) around the engine, for every game of the
/// catalogue. Texts of moves and positions: `cecp_dialect.h`.
class Cecp {
public:
    using Output = std::function<void(const std::string& line)>;

    /// `output` is called for each line, from the thread of `handle` and from the engine's, never from both
    /// at once. `cores` gets no more than `mostThreads`.
    Cecp(const Catalog& catalog, Output output, int mostThreads = threadsOfMachine());
    ~Cecp();
    Cecp(const Cecp&) = delete;
    Cecp& operator=(const Cecp&) = delete;

    /// Obeys one line; false after `quit`.
    bool handle(std::string_view line);

private:
    enum class Task { None, Move, Analysis };

    bool obey(const std::string& command, const std::string& rest);
    bool obeyGame(const std::string& command, const std::string& rest);
    bool obeyTime(const std::string& command, const std::string& rest);
    bool obeyExtra(const std::string& command, const std::string& rest);

    void say(const std::string& line);
    void features();
    void start(std::shared_ptr<const Variant> variant);
    void setVariant(const std::string& name);
    void setBoard(const std::string& text);
    void setOption(const std::string& text);
    void go();
    void moveNow();
    void userMove(const std::string& text);
    void lift(const std::string& text, bool put);
    void ping(const std::string& text);
    void analyze(bool on);
    void reportAnalysis();
    void undo(int plies);

    void think(Task task);
    /// Ends a search without playing its move.
    void stopThinking();
    bool setMemory(const std::string& rest);
    bool setCores(const std::string& rest);
    /// Goes on with analysis after a change of the position.
    void changed();
    void onInfo(const SearchInfo& info);
    void onFinished(const SearchInfo& info);
    void answerPings();
    void play(const Move& move);
    bool claimResult();
    [[nodiscard]] std::vector<Move> legalMoves() const;

    const Catalog& m_catalog;
    Output m_output;
    std::recursive_mutex m_lock; ///< guards everything below against the engine's thread
    std::shared_ptr<const Variant> m_variant;
    std::optional<Position> m_position;
    History m_history;
    std::vector<Transition> m_played;
    bool m_force = true;
    bool m_post = false;
    bool m_analysis = false;
    Task m_task = Task::None;
    bool m_discard = false;           ///< the search under way was interrupted by a change of the game
    std::vector<std::string> m_pings; ///< to be answered after the move
    SearchInfo m_lastInfo;
    std::optional<Square> m_lifted;
    std::optional<Square> m_middle;
    int m_level = kStrongestLevel;
    int m_mostThreads;
    int m_threads = 1;
    std::size_t m_tableBytes = std::size_t{64} << 20U;
    CecpClock m_clock;
    Engine m_engine;
};

/// A text of any length as it may stand in an answer.
[[nodiscard]] std::string cecpShortened(const std::string& text);

} // namespace mujo
