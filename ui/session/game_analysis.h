#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/game/game.h"
#include "core/opponent/opponent.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class EngineBridge;
class GameSession;

/// A search of one move of a position in which the analysis has found this, as deep as that one was: what it
/// finds compares with the score of the best move.
[[nodiscard]] SearchLimits limitsOfMove(const Finding& finding);
/// How our engine searches with a budget, and on how many threads: the same search must come out of a number
/// of nodes, which several do not promise.
[[nodiscard]] SearchLimits limitsOf(const SearchBudget& budget);
[[nodiscard]] int threadsFor(const SearchBudget& budget);

/// Searches the positions of the line on the board one after the other, the last one first, with an engine of
/// its own, and notes what it finds in the record. A move that seems to give something away is looked at once
/// more beside the best one, in one search. Positions in which it has looked for at least as long before are
/// left out, so that it goes on where it was cancelled, in whatever program that was. Waits while the
/// computer thinks. Lives in the GUI thread and waits for nothing there.
class GameAnalysis : public QObject {
    Q_OBJECT

public:
    enum class State {
        Off,
        Running,
        Waiting, ///< something else goes first
    };

    /// How it ended.
    enum class Ended {
        Complete,
        Cancelled,
        Failed, ///< some positions could not be searched, for want of memory
    };
    Q_ENUM(Ended)

    /// The session must outlive its use, not the object.
    explicit GameAnalysis(GameSession& session, QObject* parent = nullptr);
    ~GameAnalysis() override;

    /// Begins with the line on the board, in place of what is under way. With a budget of nodes the same
    /// findings come out of the same game everywhere. One that is no budget becomes the nearest that is.
    void start(const SearchBudget& budget);
    /// What was found so far stays.
    void cancel();
    /// Waits while something else needs the processor.
    void setHeld(bool held);

    [[nodiscard]] State state() const;
    /// How many positions of the line on the board have not been searched with this budget or a larger one.
    [[nodiscard]] int missing(const SearchBudget& budget) const;
    /// Positions of the line that need no search any more, and all of them.
    [[nodiscard]] int done() const { return m_total - static_cast<int>(m_toDo.size()); }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] EngineBridge& engine() { return *m_bridge; }

signals:
    void progressed(); ///< the state, `done` or `total` may be another
    /// Nothing is under way any more. `last` is the end of the line that was searched.
    void ended(mujo::ui::GameAnalysis::Ended how, mujo::Game::Node last);

private:
    void onAnswered();
    void note(Game::Node node, Finding finding);
    [[nodiscard]] std::optional<Move> doubtfulMove(Game::Node before, const Finding& found) const;
    void onChanged(GameFacts what);
    /// What was cut out of the record needs no search any more.
    void dropRemoved();
    /// Searches, or gives way, as things stand.
    void update();
    void searchNext();
    void end(Ended how);

    GameSession& m_session;
    EngineBridge* m_bridge;
    std::optional<Game> m_game;       ///< the game as it was at the start, to go through; none when off
    std::vector<Game::Node> m_toDo{}; ///< the next one last
    std::optional<SearchInfo> m_found;
    std::optional<Finding> m_before; ///< of the position in which a move is compared with the best one
    SearchBudget m_budget;
    int m_total = 0;
    Game::Node m_last = Game::kStart; ///< of the line
    bool m_isHeld = false;
    bool m_hasFailed = false; ///< in some positions
};

} // namespace mujo::ui
