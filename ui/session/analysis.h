#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/opponent/opponent.h"
#include "core/position/position.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class EngineBridge;
class GameSession;

/// Looks at the position on the board for as long as it stands there, with an engine of its own that gives
/// way to the one that plays. Passes on what that one finds, too, and notes the scores in the record.
/// Never plays a move. Lives in the GUI thread and waits for nothing there.
class Analysis : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostLines = 5;

    /// Who found the lines.
    enum class Source { Nobody, Analysis, Computer, Hint };
    enum class State {
        Off,
        Looking, ///< under way: the analysis, or the computer for its move or a hint
        Done,    ///< nothing more is to be found
        Failed,  ///< the engine that was to look cannot, as `fault` says
        Held,    ///< switched on, but something else goes first
    };
    /// The latest lines for the position on the board; empty where there are none.
    struct Report {
        Source source = Source::Nobody;
        SearchInfo info;
        bool isPlayed = false; ///< the first move of the lines was made since, and is no longer in them
    };
    /// What the computer that moved last in a game between two expects from the position on the board.
    struct Expectation {
        Side finder = Side::Sente;
        int score = 0;           ///< as Sente sees it
        std::vector<Move> moves; ///< from the position on the board; none where the line has ended
    };

    /// The session must outlive its use, not the object.
    explicit Analysis(GameSession& session, QObject* parent = nullptr);
    ~Analysis() override;

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Waits while something else needs the player, such as a dialog.
    void setHeld(bool held);
    void setLines(int lines); ///< 1 to kMostLines
    /// An engine of the list looks from now on; Mujō where the name is empty.
    void setAnalyst(const QString& engine);
    [[nodiscard]] const QString& analyst() const;
    /// The engines of the list that can look at the game on the board.
    [[nodiscard]] QStringList analysts() const;
    /// Whether the one that looks can tell more than its best line.
    [[nodiscard]] bool tellsSeveralLines() const;
    /// A sentence; empty but in the state Failed.
    [[nodiscard]] const QString& fault() const { return m_fault; }
    [[nodiscard]] int lines() const { return m_lines; }

    [[nodiscard]] State state() const;
    [[nodiscard]] const Report& report() const { return m_report; }
    /// Beside the report, which is that of the other side; none outside a game between computers, or where
    /// a move that was made since is not the one that was expected.
    [[nodiscard]] const std::optional<Expectation>& expectation() const { return m_expectation; }
    /// The score of a line of the report, as Sente sees it.
    [[nodiscard]] int scoreOf(const SearchLine& line) const;
    [[nodiscard]] EngineBridge& engine() { return *m_bridge; }

signals:
    void switched(bool on);
    void reported();     ///< other lines, or none; not more often than the eye can follow
    void stateChanged(); ///< what `state` says may be another
    void scoresChanged();

private:
    void onChanged(GameFacts what);
    void onPositionChanged();
    void onThinkingChanged();
    void onAnswered(const Answer& answer);
    void onFound(Source source, const SearchInfo& info);
    void update();
    void look();
    void dropPlayed();
    void followExpectation();
    [[nodiscard]] bool mayLook() const;

    GameSession& m_session;
    EngineBridge* m_bridge;
    Report m_report;
    std::optional<Expectation> m_expectation;
    QString m_fault;
    QTimer m_soon;         ///< begins when nothing more has changed
    QTimer m_telling;      ///< until the next report may be passed on
    std::size_t m_ply = 0; ///< of the position that was last followed
    int m_lines = 3;
    bool m_isOn = false;
    bool m_isHeld = false;
};

} // namespace mujo::ui
