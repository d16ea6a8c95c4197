#pragma once

#include <QFlags>
#include <QObject>
#include <optional>

#include "core/game/game.h"

namespace mujo::ui {

/// In a namespace of their own, so that their operators hide none of Qt's.
namespace facts {

/// What of a game has changed.
enum class GameFact {
    Game = 1 << 0,     ///< another game has begun; all other facts come with it
    Record = 1 << 1,   ///< the moves, the line shown, or the place in it
    Position = 1 << 2, ///< another move was reached
    Turn = 1 << 3,
    Outcome = 1 << 4,
    Clocks = 1 << 5, ///< whether there are clocks, and whether they stand still
    Seats = 1 << 6,  ///< who plays, and whether an opened game waits
    Entry = 1 << 7,  ///< who may enter a move at the board
    Notes = 1 << 8,  ///< a comment, a mark of a move, or a drawing
};
Q_DECLARE_FLAGS(GameFacts, GameFact)
Q_DECLARE_OPERATORS_FOR_FLAGS(GameFacts)

} // namespace facts

using facts::GameFact;
using facts::GameFacts;

/// What may be entered at the board.
struct BoardEntry {
    bool mayMove = true; ///< for the side to move
    /// The side that may choose its next move while the other one thinks; none for neither.
    std::optional<Side> premoves;

    friend bool operator==(const BoardEntry&, const BoardEntry&) = default;
};

/// A game that is shown. Views hold a reference to it for their whole life and take from `changed` what
/// concerns them. The game is assigned to, never replaced: references to it stay good. Lives in the GUI
/// thread.
class ObservedGame : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool hasGame() const { return m_game.has_value(); }
    /// Only where there is one.
    [[nodiscard]] const Game& game() const { return *m_game; }
    /// The same, or null.
    [[nodiscard]] const Game* gameIfAny() const { return m_game ? &*m_game : nullptr; }
    [[nodiscard]] virtual BoardEntry entry() const = 0;
    /// Whether the last move is the answer of a computer to one of the person at the board, which is
    /// remembered until that person moves again.
    [[nodiscard]] virtual bool isAnswered() const { return false; }
    /// The move that was chosen in advance and waits for its turn; none for none.
    [[nodiscard]] virtual std::optional<Move> planned() const { return std::nullopt; }

signals:
    /// Once for each change, when it is complete.
    void changed(mujo::ui::GameFacts what);
    /// The analysis of the whole game has found something in a position. No change of the game.
    void findingNoted(mujo::Game::Node node);
    /// `planned` is another one; told after what has changed with it.
    void plannedChanged();

protected:
    /// For the owner of the record, who calls `tell` when a change of it is complete.
    [[nodiscard]] std::optional<Game>& record() { return m_game; }
    /// Another game takes the place of the one before.
    void replace(Game game);
    /// Tells what has changed since the last time, together with facts that only the owner knows; nothing
    /// when nothing has.
    void tell(GameFacts also = {});

private:
    /// What was told last.
    struct Told {
        Game::Node shown = 0;
        Game::Node last = 0;
        std::size_t nodes = 0;
        Side turn = Side::Sente;
        rules::Outcome outcome;
        BoardEntry entry;
        std::optional<Move> planned;
    };

    std::optional<Game> m_game;
    Told m_told;
    bool m_isAnother = false;
};

} // namespace mujo::ui
