#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/outcome.h"

namespace mujo {

/// A circle on a square, or an arrow between two, that a player has drawn beside a move.
struct DrawnShape {
    static constexpr int kBrushes = 4;

    Square from;
    Square to;     ///< the same for a circle
    int brush = 0; ///< below kBrushes
    friend bool operator==(const DrawnShape&, const DrawnShape&) = default;
};

/// A game: its start position, the moves that were made, and what has been taken back and can be redone.
/// A value; every change goes through its functions.
class Game {
public:
    struct Ply {
        Move move;
        Transition transition;
        std::string notation;               ///< Hodges, squares in the style of the game
        std::vector<DrawnShape> shapes{};   ///< on the position after the move
        std::chrono::milliseconds spent{0}; ///< what the move took on the clock, where one runs
    };

    /// What a game may decide beyond the rules of the variant.
    struct Settings {
        bool endsAtMate = false; ///< where royals may stay in check: end the game when mate is recognised
    };

    explicit Game(std::shared_ptr<const Variant> variant);
    explicit Game(Position start, Settings settings);
    explicit Game(Position start) : Game(std::move(start), Settings{}) {}

    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] const Position& start() const { return m_start; }
    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const History& history() const { return m_history; }
    /// The moves up to the current position.
    [[nodiscard]] const std::vector<Ply>& plies() const { return m_plies; }
    /// The moves that were taken back, the next one last.
    [[nodiscard]] const std::vector<Ply>& undone() const { return m_undone; }
    /// Legal moves of the current position, worked out once; empty when the game is over.
    [[nodiscard]] const std::vector<Move>& legalMoves() const { return m_legal; }
    [[nodiscard]] const rules::Outcome& outcome() const { return m_outcome; }
    [[nodiscard]] bool isOver() const { return m_outcome.isOver(); }
    /// Whether the side to move has its last royal attacked, and whether nothing can save it.
    [[nodiscard]] bool inCheck() const { return m_inCheck; }
    [[nodiscard]] bool isMate() const { return m_isMate; }
    [[nodiscard]] const Settings& settings() const { return m_settings; }
    void setSettings(Settings settings);

    /// Makes a move; false, and nothing changes, when it is not legal or the game is over.
    bool play(const Move& move);
    /// Takes the last move back, or an ending that no move has brought about. False at the start.
    bool takeBack();
    bool redo();

    /// What has been drawn on the current position; it stays with the move that led there.
    [[nodiscard]] const std::vector<DrawnShape>& shapes() const {
        return m_plies.empty() ? m_startShapes : m_plies.back().shapes;
    }
    void setShapes(std::vector<DrawnShape> shapes);
    [[nodiscard]] const std::vector<DrawnShape>& startShapes() const { return m_startShapes; }
    /// What the last move took; it stays with the move.
    void setSpent(std::chrono::milliseconds spent);

    void resign(Side side) { end(rules::Outcome::wonBy(opponent(side), rules::Reason::Resignation)); }
    /// Whether the rules let the players agree on a draw.
    [[nodiscard]] bool mayAgreeDraw() const {
        return variant().rules().agreedDraws == AgreedDrawRule::Allowed;
    }
    /// Ends the game by agreement, where the rules let it.
    void agreeDraw() {
        if (mayAgreeDraw()) {
            end({rules::GameState::Draw, rules::Reason::Agreement});
        }
    }
    void loseByIllegalMove(Side side) {
        end(rules::Outcome::wonBy(opponent(side), rules::Reason::IllegalMove));
    }
    void loseOnTime(Side side) { end(rules::Outcome::wonBy(opponent(side), rules::Reason::Time)); }
    /// The side to move declares that it has won by entering with its king; false where it may not.
    bool declareWin();
    /// Ends a game that is still going on by something that is no move.
    void end(const rules::Outcome& outcome);

private:
    void refresh();

    Position m_start;
    Position m_position;
    History m_history;
    std::vector<Ply> m_plies;
    std::vector<Ply> m_undone;
    std::vector<DrawnShape> m_startShapes;
    std::vector<Move> m_legal;
    rules::Outcome m_outcome;
    bool m_endedFromOutside = false;
    bool m_inCheck = false;
    bool m_isMate = false;
    Settings m_settings;
};

} // namespace mujo
