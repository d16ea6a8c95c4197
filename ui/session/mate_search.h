#pragma once

#include <QObject>
#include <QTimer>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <thread>

#include "core/engine/mate_solver.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class GameSession;

/// Searches for a forced win of the side to move on the board, on a thread of its own and from each new
/// position anew. Gives way to the computer that plays, as the analysis does. Never plays a move. Lives in
/// the GUI thread and waits for nothing there.
class MateSearch : public QObject {
    Q_OBJECT

public:
    enum class State {
        Off,
        Held,         ///< switched on, but something else goes first
        GameOver,     ///< switched on; there is nothing to search
        Searching,    ///< also where a first move wins and others are still looked at
        Proved,       ///< the side to move wins by force
        Refuted,      ///< it does not by forcing moves
        LimitReached, ///< no win was found among as many positions as the limit allows
        NoMemory,     ///< there was none for the tree
    };
    Q_ENUM(State)

    /// Positions: the first limit, and the largest one, for which the tree and its proof stay below 300 MB.
    static constexpr std::uint64_t kFirstLimit = 250'000;
    static constexpr std::uint64_t kLargestLimit = 2'000'000;

    /// The session must outlive its use, not the object.
    explicit MateSearch(GameSession& session, QObject* parent = nullptr);
    ~MateSearch() override;

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Waits while something else needs the player, such as a dialog.
    void setHeld(bool held);
    /// Begins the search again with a larger limit, where `maySearchOn`; what is proved stays.
    void searchOn();
    [[nodiscard]] bool maySearchOn() const;
    /// The limits of the searches from now on, instead of those above.
    void setLimits(std::uint64_t first, std::uint64_t largest);

    [[nodiscard]] State state() const;
    /// What is proved so far of the position on the board; never null.
    [[nodiscard]] std::shared_ptr<const MateAnswer> answer() const;
    /// That were looked at so far.
    [[nodiscard]] std::uint64_t positions() const;

signals:
    void switched(bool on);
    void answerChanged(); ///< not more often than the eye can follow
    void stateChanged();  ///< the state, or the number of positions
    /// The search of a position has ended by itself.
    void decided();

private:
    /// What the thread of a search and this one share.
    struct Shared {
        std::atomic<std::uint64_t> positions{0};
    };

    void onChanged(GameFacts what);
    void onThinkingChanged();
    void update();
    void begin();
    /// Ends the search that is under way, in its own time; nothing of it is heard any more.
    void cancel();
    void onWinning(quint64 request, std::shared_ptr<const MateAnswer> soFar);
    /// Without an answer where there was no memory.
    void onEnded(quint64 request, std::shared_ptr<const MateAnswer> answer);
    [[nodiscard]] bool maySearch() const;
    [[nodiscard]] bool isGameOver() const;

    GameSession& m_session;
    std::shared_ptr<const MateAnswer> m_answer = std::make_shared<MateAnswer>();
    std::shared_ptr<const Variant> m_variant; ///< the game and the position that the answer is for
    std::uint64_t m_key = 0;
    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
    std::optional<State> m_result; ///< of the position on the board
    QTimer m_soon;                 ///< begins when nothing more has changed
    QTimer m_telling;              ///< of positions
    quint64 m_request = 0;
    std::uint64_t m_firstLimit = kFirstLimit;
    std::uint64_t m_largestLimit = kLargestLimit;
    std::uint64_t m_limit = kFirstLimit;
    bool m_isOn = false;
    bool m_isHeld = false;
    bool m_isSearching = false;
    std::jthread m_thread; ///< of the latest search; it waits for the one before it to end
};

} // namespace mujo::ui
