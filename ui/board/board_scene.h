#pragma once

#include <QPointF>
#include <QString>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/engine/evaluation.h"
#include "core/game/game.h"
#include "core/insight/move_input.h"

namespace mujo::ui {

/// One thing that is drawn on a square.
struct SceneItem {
    enum class Role {
        Piece,
        Crown,
        ZoneLine,   ///< runs above the row of `square` as Sente sees it
        LastMove,   ///< `number` 0 = origin, then every corner and stop in order
        LastVictim, ///< `piece` has just been taken here
        Check,
        Selected,
        Armed, ///< a stop of the move under way, `number` from 1
        Taken, ///< victim of the move under way, `number` from 1
        StopHere,
        Step,
        Slide, ///< along `direction`, in board columns and rows as Sente sees them
        Jump,
        MultiLeg,
        Drop, ///< `number` 1 on these five: further legs may follow
        Capture,
        Igui,
        Burn,
        Promotion,
        Contagion,     ///< `piece` is what the mover becomes
        PreviewVictim, ///< would be gone, `number` from 1; 0 where another mark tells it
        PreviewCount,  ///< `text` says how many
        PreviewPath,   ///< corner or stop of the previewed way, `number` from 0
        Blocker,
        Refusal,
        Cursor,
        ThreatSente,
        ThreatGote,
        Attacker,   ///< could take on the square that is pointed at
        Defender,   ///< could take back there
        Hanging,    ///< `number` is the `HangingPiece::Why`
        Premove,    ///< `number` 0 = origin, then the stops
        UserCircle, ///< `number` is the brush
        Candidate,  ///< a move the engine considers ends here; `number` from 1 is its rank, `text` its score
        LineMove,   ///< a move of a line of play ends here, `number` from 1
        LineGhost,  ///< `piece` would stand here after the line
        LineVictim, ///< what stands here would be gone by then
    };
    Square square;
    Role role = Role::Piece;
    int number = 0;
    QString text;
    std::optional<mujo::Piece> piece;
    QPointF direction;
};

/// A move that is not on the board: one the engine considers, or one of a line of play.
struct ScenePlan {
    rules::Route way; ///< the square of a drop alone
    Side side = Side::Sente;
    int number = 0; ///< rank of a candidate, place in the line, from 1
    QString text;   ///< score of a candidate
};

/// What is drawn, as data that tests can ask. Plain: it knows neither pixels nor colours.
class BoardScene {
public:
    using Role = SceneItem::Role;

    /// What the player points at.
    struct Pointer {
        std::optional<Square> hover;
        std::optional<Square> cursor; ///< of the keyboard, when it is shown
        std::optional<QPointF> at;    ///< of the mouse, in columns and rows as Sente sees them
        std::size_t alternate = 0;    ///< how often another corner was asked for
    };
    void showGame(const Game* game);
    void showInput(const insight::MoveInput& input);
    void showPointer(const insight::MoveInput& input, const Pointer& pointer);
    void showRefusal(const std::vector<Square>& causes);
    /// What either side attacks, and who attacks and defends the square that is pointed at.
    void showThreats(bool on);
    [[nodiscard]] bool threatsShown() const { return m_threatsShown; }
    [[nodiscard]] bool hangingShown() const { return m_hangingShown; }
    /// Pieces that could be taken with profit; follows the game while it is on.
    void showHanging(bool on);
    /// A move that waits for its turn; empty for none.
    void showPremove(std::vector<Square> way);
    /// How the mover would move on after an outcome that is being chosen; none to clear.
    void showOption(const std::optional<Move>& outcome);
    /// Moves of the side to move with their scores, the best first; until the game changes.
    void showCandidates(const std::vector<std::pair<Move, QString>>& candidates);
    /// Legal moves from the position on, one after the other; until the game changes, none to clear.
    void showLine(const std::vector<Move>& moves);
    void toggleShape(const DrawnShape& shape);
    void clearShapes() { m_shapes.clear(); }

    /// Pieces, crowns and zone lines; changes with the game only.
    [[nodiscard]] const std::vector<SceneItem>& pieces() const { return m_pieces; }
    /// Last move and check.
    [[nodiscard]] const std::vector<SceneItem>& history() const { return m_history; }
    [[nodiscard]] const std::vector<SceneItem>& marks() const { return m_marks; }
    [[nodiscard]] const std::vector<SceneItem>& previews() const { return m_previews; }
    [[nodiscard]] const std::vector<SceneItem>& notes() const { return m_notes; }
    [[nodiscard]] const std::vector<SceneItem>& threats() const { return m_threats; }
    [[nodiscard]] const std::vector<DrawnShape>& shapes() const { return m_shapes; }
    [[nodiscard]] const std::vector<SceneItem>& hanging() const { return m_hanging; }
    [[nodiscard]] const std::vector<SceneItem>& options() const { return m_options; }
    [[nodiscard]] const rules::Route& premove() const { return m_premove; }
    [[nodiscard]] const std::vector<ScenePlan>& candidates() const { return m_candidates; }
    [[nodiscard]] const std::vector<ScenePlan>& line() const { return m_line; }
    /// What would stand, or be gone, after the line.
    [[nodiscard]] const std::vector<SceneItem>& lineEnd() const { return m_lineEnd; }

    [[nodiscard]] std::vector<SceneItem> all() const;
    [[nodiscard]] std::vector<SceneItem> withRole(Role role) const;
    [[nodiscard]] std::vector<SceneItem> on(Square square) const;
    [[nodiscard]] bool has(Role role, Square square) const;

    /// The way of the last move and of the previewed one, ends included; empty for none.
    [[nodiscard]] const rules::Route& lastPath() const { return m_lastPath; }
    [[nodiscard]] const rules::Route& previewPath() const { return m_previewPath; }

private:
    void addMark(const insight::TargetMark& mark, const insight::MoveInput& input);
    void addLastMove(const Game& game);
    void addWatchers(Square square);
    void addLineEnd(const Position& after, const std::vector<Square>& touched);
    void forgetLines();

    const Game* m_game = nullptr;
    std::vector<SceneItem> m_pieces;
    std::vector<SceneItem> m_history;
    std::vector<SceneItem> m_marks;
    std::vector<SceneItem> m_previews;
    std::vector<SceneItem> m_notes;
    std::vector<SceneItem> m_threats;
    std::vector<SceneItem> m_hanging;
    std::vector<SceneItem> m_options;
    std::vector<DrawnShape> m_shapes;
    rules::Route m_lastPath;
    rules::Route m_previewPath;
    rules::Route m_premove;
    std::vector<ScenePlan> m_candidates;
    std::vector<ScenePlan> m_line;
    std::vector<SceneItem> m_lineEnd;
    std::shared_ptr<const EvaluationTables> m_worths; ///< once they are needed
    bool m_threatsShown = false;
    bool m_hangingShown = false;
};

/// The way without the return after burning, which the eye does not need.
[[nodiscard]] rules::Route shownRoute(const Position& position, const Move& move);

} // namespace mujo::ui
