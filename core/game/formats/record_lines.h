#pragma once

#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/rules/move_text.h"

namespace mujo {

// Records as texts in which another line stands in parentheses behind the move in whose place it begins.

/// A step of such a text.
struct LineStep {
    enum class Kind { Move, Open, Close } kind;
    Game::Node node = Game::kStart; ///< of a move
};

/// The whole record. Without recursion, as a hostile file may have lines within lines without end.
[[nodiscard]] std::vector<LineStep> lineSteps(const Game& game);

/// Where the next move of such a text belongs while it is read: the position that the game shows.
class OpenLines {
public:
    explicit OpenLines(Game& game) : m_game(game) {}

    /// A line begins beside the move shown; false where there is none.
    bool open();
    /// The last line that began ends; false where there is none.
    bool close();
    /// Something else than a beginning was read.
    void goOn() { m_isNew = false; }

    /// Whether a line has just begun.
    [[nodiscard]] bool isNew() const { return m_isNew; }
    [[nodiscard]] bool areClosed() const { return m_besides.empty(); }
    /// The move beside which the last line began; only of an open one.
    [[nodiscard]] Game::Node beside() const { return m_besides.back(); }

    // What is wrong where it cannot be opened or closed, or is still open at the end.
    [[nodiscard]] static Sentence nothingBeside();
    [[nodiscard]] static Sentence nothingToClose();
    [[nodiscard]] static Sentence notClosed();

private:
    Game& m_game;
    std::vector<Game::Node> m_besides; ///< the moves beside which the open lines stand
    bool m_isNew = false;
};

/// Adds to what is said of the position shown, on a line of its own; false where that would be too long.
bool addComment(Game& game, const std::string& text);
/// "a comment has at most ... bytes".
[[nodiscard]] Sentence commentTooLong();

/// `move 3 "P-8e"`: the text of the move that follows the position shown.
[[nodiscard]] Sentence moveInText(const Game& game, std::string_view text);

/// A move that the rules do not allow in the position shown, and why.
[[nodiscard]] Sentence illegal(const Game& game, const Sentence& what, const rules::ParsedMove& parsed);

/// Why a text is no move of the position shown: `what`, such as `move 3 "P-8e"`, and the reason. `parsed` is
/// the text taken apart, where it could be.
[[nodiscard]] Sentence whyNoMove(const Game& game, const Sentence& what,
                                 const std::optional<rules::ParsedMove>& parsed, bool isAmbiguous);

} // namespace mujo
