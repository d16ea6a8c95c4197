#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/game/game.h"
#include "core/game/game_info.h"

namespace mujo {

/// Changes of a record that is worked on: what an annotator writes and draws, what becomes of its lines, and
/// who played, when and where. Each can be undone and made again, whatever was played in between. Moves that
/// are played are no such change; they are taken back. A value that belongs to one game: every function is
/// called with that one.
class RecordEdits {
public:
    /// What was changed last, or would be made again.
    enum class Kind { Comment, Glyph, Shapes, Diagram, Removal, Order, Paste, Details };

    /// Successive changes of the same comment are one.
    void setComment(Game& game, Game::Node node, std::string text);
    void setGlyph(Game& game, Game::Node node, std::optional<MoveGlyph> glyph);
    void setShapes(Game& game, Game::Node node, std::vector<DrawnShape> shapes);
    void setDiagram(Game& game, Game::Node node, bool isDrawn);
    /// The details are kept by others, who take them from `details` after `undo` and `redo`.
    void setDetails(const GameDetails& now, GameDetails next);
    [[nodiscard]] const GameDetails& details() const { return m_details; }
    /// Cuts a move out, with all that follows it. Not the start.
    void remove(Game& game, Game::Node node);
    /// Cuts out all that was played from a position.
    void removeAfter(Game& game, Game::Node node);
    /// The line of the move goes one place up among those that part at the same position: the position before
    /// the first move, at or before this one, that is not the first there. False, and nothing changes, for a
    /// move of the main line.
    bool raise(Game& game, Game::Node node);
    /// The line up to the move becomes the main line.
    void makeMain(Game& game, Game::Node node);

    struct Pasted {
        std::size_t moves = 0;        ///< new in the record
        std::size_t impossible = 0;   ///< not legal where they would have come, or after such a move
        std::optional<Game::Node> at; ///< where the first of them led, also where it was known
    };
    /// Copies a move, with all that follows it and is said of it, to behind another position, as far as the
    /// rules allow. `node`, not the start, may have been cut out since. Moves that are there already are not
    /// doubled, and what is said of them stays.
    Pasted paste(Game& game, Game::Node node, Game::Node onto);
    /// The same of moves that stand in no record, one after the other.
    Pasted pasteLine(Game& game, const std::vector<Move>& moves, Game::Node onto);

    [[nodiscard]] std::optional<Kind> undoable() const;
    [[nodiscard]] std::optional<Kind> redoable() const;
    /// Shows the position that it concerned, if it was not the order of lines or the details. Nothing where
    /// there is nothing to undo.
    void undo(Game& game);
    void redo(Game& game);

private:
    struct Place {
        std::optional<std::size_t> index; ///< none for a move that is cut out
    };
    struct Diagram {
        bool isDrawn;
    };
    using State = std::variant<std::string, std::optional<MoveGlyph>, std::vector<DrawnShape>, Diagram, Place,
                               GameDetails>;
    /// What a node was, or is to be again.
    struct Change {
        Game::Node node;
        State state;
    };
    struct Edit {
        Kind kind;
        std::vector<Change> changes; ///< in the order in which they were made
    };

    /// Gives the node the state, and the change the one it had.
    void exchange(Game& game, Change& change);
    void swapBack(Game& game, Edit& edit);
    void make(Game& game, Kind kind, std::vector<Change> changes);
    void notePasted(std::vector<Change> made);

    GameDetails m_details;
    std::vector<Edit> m_done;
    std::vector<Edit> m_undone;
};

} // namespace mujo
