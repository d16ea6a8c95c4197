#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/geometry/per_side.h"
#include "core/opponent/opponent.h"
#include "ui/session/departures.h"
#include "ui/session/seat.h"

namespace mujo::ui {

class EngineBridge;

/// Who answers at the board without being a person: the opponents on the seats of one game, and an adviser
/// who looks for hints. One of them at a time is asked; nothing here waits for an answer. Lives in the GUI
/// thread.
class Opponents : public QObject {
    Q_OBJECT

public:
    explicit Opponents(QObject* parent);
    ~Opponents() override;

    [[nodiscard]] EngineBridge& bridge() { return *m_bridge; }

    /// Those who answer for these seats of the game from now on. Those before them leave in their own time.
    void take(const PerSide<Seat>& seats, const Game& game);
    /// Asks for a move of the side to move, which must not be a human's; the answer is `answered`.
    void ask(const Game& game, const std::optional<ClockLimits>& clock);
    /// Asks for a good move of the side to move, whoever plays it; the answer is `hinted`.
    void askHint(const Game& game, const std::optional<ClockLimits>& clock);
    /// The answer under way is wanted at once.
    void moveNow();
    /// No answer comes any more.
    void cancel();

    [[nodiscard]] bool isThinking() const;
    [[nodiscard]] bool isHinting() const { return m_isHinting; }
    /// Whether an opponent takes a draw in this position: it is clearly worse by its own score, or sees
    /// nothing for anybody in a very long game.
    [[nodiscard]] bool acceptsDraw(const Game& game) const;
    /// Whether a level on this side has seen its position lost for so long that a person would give it up.
    [[nodiscard]] bool sideIsLost(Side side, const Game& game) const;
    /// Whether a level on this side has seen nothing for anybody for so long that a person would offer a
    /// draw.
    [[nodiscard]] bool sideSeesADraw(Side side, const Game& game) const;
    /// Why the opponent of a side has not moved: a sentence for the reader.
    [[nodiscard]] QString noMoveInWords(Side side, const Answer& answer) const;

signals:
    void thinkingChanged(bool thinking);
    void reported(const mujo::SearchInfo& info);
    void answered(const mujo::Answer& answer);
    void hinted(const std::optional<mujo::Move>& move); ///< none where none was found

private:
    void onAnswered(const Answer& answer);
    /// Tells an opponent that has not heard of it yet.
    void begin(Side side, const Game& game);
    /// Whether the last answers of a side, so many of them, had a score from `least` to `most`.
    [[nodiscard]] bool hasSeen(Side side, std::size_t answers, int least, int most) const;

    EngineBridge* m_bridge;
    PerSide<Seat> m_seats{Seat::human(), Seat::human()};
    PerSide<std::unique_ptr<Opponent>> m_opponents; ///< null for a human
    PerSide<bool> m_hasBegun;
    std::unique_ptr<Opponent> m_adviser; ///< null before the first hint of a game
    Departures m_departures;
    bool m_isHinting = false;
    Side m_asked{};                     ///< who thinks, or thought last
    PerSide<std::vector<int>> m_scores; ///< as each side saw its position at each of its moves; see `Answer`
};

} // namespace mujo::ui
