#pragma once

#include <chrono>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game/finding.h"
#include "core/game/glyph.h"
#include "core/game/notation/move_context.h"
#include "core/game/position_score.h"
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

/// A game as a tree of moves: its start position, every move that was made from any position of it, and the
/// line of moves that is on the board, up to its end and with the position shown somewhere on it. Nothing
/// that was played is dropped: a move from an earlier position begins a line of its own beside the one that
/// was there. How moves are written is no part of it: that is the reader's choice (core/game/notation). A
/// value; every change goes through its functions.
class Game {
public:
    struct Ply {
        Move move;
        Transition transition;
        MoveContext context;                  ///< with both of them, all that a notation of the move needs
        std::vector<DrawnShape> shapes{};     ///< on the position after the move
        std::optional<MoveGlyph> glyph{};     ///< what the annotator thinks of it
        std::string comment{};                ///< of the annotator, after the move; UTF-8, may have lines
        std::optional<PositionScore> score{}; ///< what the deepest search has made of the position after it
        std::shared_ptr<const Finding> finding{}; ///< and the analysis of the whole game; null for nothing
        bool hasDiagram = false;                  ///< on paper the position after the move is drawn here
        std::chrono::milliseconds spent{0};       ///< what the move took on the clock, where one runs
        std::string unknown{}; ///< what a file said of the move that this program does not know, as JSON
    };

    /// A position of the tree: the start, or what a move led to. Numbered in the order in which the moves
    /// were made for the first time, so that a parent is always below its children.
    using Node = std::size_t;
    static constexpr Node kStart = 0;
    static constexpr std::size_t kLongestComment = 20000; ///< bytes; no room for more in a file

private:
    struct Entry {
        Ply ply{}; ///< that led here; for the start only its shapes and its comment mean anything
        Node parent = kStart;
        std::size_t depth = 0;                 ///< moves from the start
        std::vector<Node> next{};              ///< what was played from here; the main line first
        History::Entry history{};              ///< as the rules of repetition see the position
        rules::Outcome byRules{};              ///< of the position, by the rules alone
        bool inCheck = false;                  ///< the side to move is in check
        bool isMate = false;                   ///< and cannot prevent the capture
        std::optional<rules::Outcome> ended{}; ///< an ending here that no move has brought about
        rules::Outcome outcome{};              ///< what follows from all of them under the settings
    };

public:
    /// Successive moves of the line on the board. Valid until the game changes.
    class Line {
    public:
        class Iterator {
        public:
            using iterator_category = std::forward_iterator_tag;
            using value_type = Ply;
            using difference_type = std::ptrdiff_t;
            using pointer = const Ply*;
            using reference = const Ply&;

            Iterator() = default;
            Iterator(const std::vector<Entry>* entries, const Node* at) : m_entries(entries), m_at(at) {}
            reference operator*() const { return (*m_entries)[*m_at].ply; }
            pointer operator->() const { return &**this; }
            Iterator& operator++() {
                ++m_at;
                return *this;
            }
            Iterator operator++(int) { return {m_entries, m_at++}; }
            friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }

        private:
            const std::vector<Entry>* m_entries = nullptr;
            const Node* m_at = nullptr;
        };

        Line(const std::vector<Entry>& entries, const Node* first, std::size_t size)
            : m_entries(&entries), m_first(first), m_size(size) {}
        [[nodiscard]] std::size_t size() const { return m_size; }
        [[nodiscard]] bool empty() const { return m_size == 0; }
        [[nodiscard]] const Ply& operator[](std::size_t number) const {
            return (*m_entries)[m_first[number]].ply;
        }
        [[nodiscard]] const Ply& front() const { return (*this)[0]; }
        [[nodiscard]] const Ply& back() const { return (*this)[m_size - 1]; }
        [[nodiscard]] Iterator begin() const { return {m_entries, m_first}; }
        [[nodiscard]] Iterator end() const { return {m_entries, m_first + m_size}; }

    private:
        const std::vector<Entry>* m_entries;
        const Node* m_first;
        std::size_t m_size;
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
    [[nodiscard]] Line plies() const { return {m_entries, m_line.data(), m_made}; }
    /// The later moves of the line on the board, the next one first.
    [[nodiscard]] Line following() const {
        return {m_entries, m_line.data() + m_made, m_line.size() - m_made};
    }
    /// The whole line on the board.
    [[nodiscard]] Line line() const { return {m_entries, m_line.data(), m_line.size()}; }
    /// How the line on the board ends, also where an earlier position is shown.
    [[nodiscard]] const rules::Outcome& lineOutcome() const { return outcome(lastOfLine()); }
    /// Legal moves of the current position; empty when the game is over. The first call after the position
    /// has changed works them out, so that even reading one game is for one thread at a time.
    [[nodiscard]] const std::vector<Move>& legalMoves() const;
    [[nodiscard]] const rules::Outcome& outcome() const { return outcome(current()); }
    [[nodiscard]] bool isOver() const { return outcome().isOver(); }
    /// Whether the side to move has its last royal attacked, and whether nothing can save it. Neither once
    /// the game was ended by something that is no move.
    [[nodiscard]] bool inCheck() const { return here().inCheck && !here().ended; }
    [[nodiscard]] bool isMate() const { return here().isMate && !here().ended; }
    [[nodiscard]] const Settings& settings() const { return m_settings; }
    void setSettings(Settings settings);

    /// Makes a move; false, and nothing changes, when it is not legal or the game is over here. A move that
    /// was made here before is made again and its line is on the board; another one begins a line of its own.
    bool play(const Move& move);
    /// Shows the position before the last move. False at the start.
    bool takeBack();
    /// Shows the position after the next move of the line. False at its end.
    bool redo();
    /// Takes back an ending that no move has brought about; false where there is none.
    bool reopen();

    /// The position shown.
    [[nodiscard]] Node current() const { return m_made == 0 ? kStart : m_line[m_made - 1]; }
    /// The end of the main line.
    [[nodiscard]] Node lastOfMainLine() const;
    /// Where the game stands, whatever is looked at: the end of the line on the board where that is the main
    /// line as far as it goes, else of the main line.
    [[nodiscard]] Node endOfGame() const { return isMainLine() ? lastOfLine() : lastOfMainLine(); }
    /// Whether and how the game is over, whatever is looked at.
    [[nodiscard]] const rules::Outcome& gameOutcome() const { return outcome(endOfGame()); }
    [[nodiscard]] Node lastOfLine() const { return m_line.empty() ? kStart : m_line.back(); }
    /// Nodes of the tree, the start and those that were cut out among them.
    [[nodiscard]] std::size_t nodeCount() const { return m_entries.size(); }
    [[nodiscard]] const Ply& ply(Node node) const { return m_entries[node].ply; }
    [[nodiscard]] Node parent(Node node) const { return m_entries[node].parent; }
    /// Moves from the start to here.
    [[nodiscard]] std::size_t depth(Node node) const { return m_entries[node].depth; }
    /// The side to move there.
    [[nodiscard]] Side turn(Node node) const {
        return depth(node) % 2 == 0 ? m_start.turn() : opponent(m_start.turn());
    }
    /// What was played from here; the main line goes on with the first of them.
    [[nodiscard]] const std::vector<Node>& next(Node node) const { return m_entries[node].next; }
    /// Whether and how the game is over there.
    [[nodiscard]] const rules::Outcome& outcome(Node node) const { return m_entries[node].outcome; }
    [[nodiscard]] const std::optional<rules::Outcome>& ended(Node node) const {
        return m_entries[node].ended;
    }
    /// The node of the line on the board after so many moves of it.
    [[nodiscard]] Node onLine(std::size_t ply) const { return ply == 0 ? kStart : m_line[ply - 1]; }

    /// Whether the moves that lead to a node are those of the main line.
    [[nodiscard]] bool isOnMainLine(Node node) const;
    /// Whether the line on the board is the main line.
    [[nodiscard]] bool isMainLine() const { return isOnMainLine(lastOfLine()); }
    /// The first node of another line than the one on the board: of those that part at the move shown, or
    /// else at the place nearest to it, the next after the line on the board, and the first after the last.
    /// None where the game has one line.
    [[nodiscard]] std::optional<Node> otherLine() const;
    /// Shows a position of the tree. One that is not on the line on the board takes its own line there, which
    /// goes on with the main moves. Cost: the stored transition of each move on the way; no rule is asked.
    void goTo(Node node);
    /// The line on the board ends with the position shown; what was played after it stays in the tree.
    void endLineHere() { m_line.resize(m_made); }
    /// The line on the board becomes the main line.
    void makeMainLine();

    /// The place of a move among those that were played from the same position, from 0; none for the start
    /// and for a move that was cut out.
    [[nodiscard]] std::optional<std::size_t> place(Node node) const;
    /// Puts a move, with all that follows it, to another place among those from the same position, the last
    /// one at most; none cuts it out, so that it no longer belongs to the record until it has a place again.
    /// Where a cut takes the position shown away, the one before it is shown. `node` must not be the start,
    /// and the position before it must belong to the record.
    void setPlace(Node node, std::optional<std::size_t> place);
    /// Whether a node belongs to the record: neither it nor a move before it was cut out.
    [[nodiscard]] bool isKept(Node node) const;
    /// Whether the line that is shown comes by the node.
    [[nodiscard]] bool isOnLine(Node node) const;
    /// Every such node, the start among them, in the order of their numbers: each behind the one before it.
    [[nodiscard]] std::vector<Node> keptNodes() const;

    /// What has been drawn on the current position; it stays with the move that led there.
    [[nodiscard]] const std::vector<DrawnShape>& shapes() const { return m_entries[current()].ply.shapes; }
    void setShapes(Node node, std::vector<DrawnShape> shapes);
    [[nodiscard]] const std::vector<DrawnShape>& startShapes() const { return m_entries[kStart].ply.shapes; }
    /// What the annotator says of the current position; it stays with the move that led there.
    [[nodiscard]] const std::string& comment() const { return m_entries[current()].ply.comment; }
    void setComment(Node node, std::string text);
    /// What the annotator thinks of the last move; nothing at the start, where there is none.
    [[nodiscard]] std::optional<MoveGlyph> glyph() const { return m_entries[current()].ply.glyph; }
    void setGlyph(Node node, std::optional<MoveGlyph> glyph);
    /// Whether the position is drawn where the game is printed.
    void setDiagram(Node node, bool isDrawn);
    /// What a search has made of a position; a deeper one takes the place of a shallower one. False where
    /// nothing changes.
    bool noteScore(Node node, const PositionScore& score);
    /// What the analysis of the whole game has found in a position, in place of what it has found before. Its
    /// score is noted, too.
    void noteFinding(Node node, Finding finding);
    /// What the last move took; it stays with the move.
    void setSpent(std::chrono::milliseconds spent);
    /// What a file says of the last move that this program does not know.
    void setUnknown(std::string json);

    void resign(Side side) { end(rules::Outcome::wonBy(opponent(side), rules::Reason::Resignation)); }
    /// Whether the rules let the players agree on a draw.
    [[nodiscard]] bool mayAgreeDraw() const { return rules::mayAgreeDraw(variant()); }
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
    /// Ends it at the position shown as a record says; false, and nothing changes, where what the record says
    /// agrees neither with the moves nor with an ending that no move brings about.
    bool endAsRecorded(const rules::Outcome& outcome);
    /// Ends a game that is still going on by something that is no move.
    void end(const rules::Outcome& outcome);

private:
    [[nodiscard]] const Entry& here() const { return m_entries[current()]; }
    void readRules();
    /// From what the rules say of the position and the settings.
    void updateOutcome(Game::Node node);
    void stepBack();
    void stepForward();
    /// The main moves that follow the node.
    void appendMainMoves(std::vector<Node>& line, Node node) const;

    Position m_start;
    Position m_position;
    History m_history;
    std::vector<Entry> m_entries{1};                  ///< by Node
    std::vector<Node> m_line;                         ///< without the start
    std::size_t m_made = 0;                           ///< moves of the line up to the position shown
    mutable std::optional<std::vector<Move>> m_legal; ///< of the position shown, once they were asked for
    Settings m_settings;
};

/// The node and all that follow it in the record, in all lines.
[[nodiscard]] std::vector<Game::Node> nodesFrom(const Game& game, Game::Node node);

/// Moves of a game that follow each other: the main line, or one that branches off after `after`.
struct Branch {
    Game::Node after = Game::kStart;
    std::vector<Game::Node> moves;
};

/// The whole tree: the main line first, a branch after the one it leaves, branches from one position in their
/// order.
[[nodiscard]] std::vector<Branch> branches(const Game& game);

} // namespace mujo
