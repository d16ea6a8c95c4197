#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <optional>
#include <vector>

#include "core/game/tour_line.h"
#include "ui/session/game_session.h"

namespace mujo::ui {

/// Leads through a tour on the game of a session: waits for each move, answers it, and takes other moves
/// back.
class TourGuide : public QObject {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit TourGuide(GameSession& session, QObject* parent = nullptr);

    /// The start of the line has just been put on the board; `greeting` is said before the first step.
    void begin(Tour tour, TourLine line, const QString& greeting);
    void leave();
    /// How long a move of the user is seen before the answer, in ms.
    void setPause(int pause) { m_pause = pause; }

    [[nodiscard]] bool isOn() const { return m_isOn; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int step() const { return static_cast<int>(m_step) + 1; } ///< from 1
    [[nodiscard]] int steps() const { return static_cast<int>(m_moves.size()); }
    /// What the move before has done, or what was wrong with it; may be empty.
    [[nodiscard]] const QString& heard() const { return m_heard; }
    /// What to do now; empty while nothing is to be done.
    [[nodiscard]] QString said() const;
    /// What may be heard and said at the same time in the whole tour, so that room is kept for the longest.
    struct Words {
        QString heard;
        QString said;
    };
    [[nodiscard]] std::vector<Words> allWords() const;
    /// The squares of the move that is waited for.
    [[nodiscard]] std::vector<Square> lit() const;
    /// The kind that is to be dropped, where the awaited move is a drop.
    [[nodiscard]] std::optional<PieceTypeId> litInHand() const;
    [[nodiscard]] bool isDone() const { return m_phase == Phase::Done; }
    /// A tour that is done may end before a whole game would: with a mate where royals are taken.
    [[nodiscard]] bool endsWithTheGame() const { return m_session.game().isOver(); }
    /// Another position than that of the step is on the board.
    [[nodiscard]] bool isAstray() const;
    [[nodiscard]] bool isWaiting() const { return m_phase == Phase::Asks && !isAstray(); }

    /// Makes the move that is waited for.
    void showMove();
    /// Back to the position of the step.
    void goBack();

signals:
    void changed(); ///< also when it begins and when it ends

private:
    enum class Phase {
        Asks,
        Answers, ///< the reply is on its way
        Mends,   ///< another move was made, which is being taken back
        Done,
    };
    void onMovePlayed();
    void onChanged(GameFacts what);
    void goOn();
    [[nodiscard]] static QString mendingWords();
    [[nodiscard]] std::size_t plies() const; ///< before the move of the step

    GameSession& m_session;
    Tour m_tour;
    std::vector<TourLine::Step> m_moves;
    QTimer m_timer;
    QString m_heard;
    QString m_greeting;
    std::size_t m_step = 0;
    int m_pause = 0;
    Phase m_phase = Phase::Asks;
    bool m_isOn = false;
};

} // namespace mujo::ui
