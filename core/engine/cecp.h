#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/engine.h"
#include "core/position/history.h"
#include "core/position/position.h"
#include "core/variant/catalog.h"

namespace mujo {

/// The chess engine communication protocol (XBoard, version 2) around the engine. Moves are written with
/// chess style squares, legs joined by commas when read and one `move` line a leg when written.
class Cecp {
public:
    using Output = std::function<void(const std::string& line)>;

    /// `output` is called for each line, from the thread of `handle` and from the engine's, never from both
    /// at once.
    Cecp(const Catalog& catalog, Output output);
    ~Cecp();
    Cecp(const Cecp&) = delete;
    Cecp& operator=(const Cecp&) = delete;

    /// Obeys one line; false after `quit`.
    bool handle(std::string_view line);

private:
    struct Played {
        Transition transition;
    };

    void say(const std::string& line);
    void features();
    void newGame();
    void setVariant(const std::string& name);
    void setBoard(const std::string& text);
    void userMove(const std::string& text);
    void think();
    void stopThinking();
    void undo(int plies);
    void setLevel(std::string_view arguments);
    void onFinished(const SearchInfo& info);
    void play(const Move& move);
    void claimResult();
    [[nodiscard]] std::vector<std::string> variantNames() const;
    [[nodiscard]] SearchLimits limits() const;

    const Catalog& m_catalog;
    Output m_output;
    std::recursive_mutex m_lock; ///< guards everything below against the engine's thread
    std::shared_ptr<const Variant> m_variant;
    std::optional<Position> m_position;
    History m_history;
    std::vector<Played> m_played;
    bool m_force = true;
    bool m_post = false;
    bool m_thinking = false;
    bool m_discardMove = false; ///< the search under way was interrupted by a change of the game
    std::optional<int> m_depth;
    std::optional<std::chrono::milliseconds> m_timePerMove;
    std::chrono::milliseconds m_clock{300000};
    std::chrono::milliseconds m_increment{0};
    int m_movesPerSession = 0;
    Engine m_engine;
};

/// A move in the protocol's form, one text a leg: `f5f6`, `f6f7`; `@@@@` for a pass, `P@e4` for a drop.
std::vector<std::string> cecpLegs(const Variant& variant, const Move& move);

} // namespace mujo
