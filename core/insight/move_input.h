#pragma once

#include <optional>
#include <vector>

#include "core/insight/click_preview.h"
#include "core/insight/click_tree.h"
#include "core/insight/reach.h"
#include "core/insight/turn_facts.h"
#include "core/rules/explain.h"

namespace mujo::insight {

enum class InputState { Idle, PieceSelected, LegsUnderWay, Choosing };

/// What can be done by clicking on one square now.
struct TargetMark {
    Square square;
    Reach reach = Reach::Step;
    bool captures = false; ///< takes what stands on the square
    bool igui = false;     ///< takes and stays: the square is the mover's own
    bool burns = false;    ///< burns what stands on the square
    bool isBurnt = false;  ///< every move that stops there burns the mover itself
    bool goesOn = false;   ///< different outcomes continue through it: a click arms, it does not commit
    bool ends = false;     ///< some move can stop there
    bool mayPromote = false;
    bool mustPromote = false;
    std::optional<PieceTypeId> becomes; ///< by promotion or contagion
    bool contagion = false;

    friend bool operator==(const TargetMark&, const TargetMark&) = default;
};

/// One line of a chooser.
struct MoveChoice {
    enum class Kind { Promote, Stay, Contagion, Outcome };
    Move move;
    Kind kind = Kind::Outcome;
    PieceTypeId result{}; ///< what stands on the board afterwards
};

/// What came of a click or key.
struct InputResult {
    enum class Kind { Ignored, Selected, Deselected, Armed, Choosing, Committed, Premove, Refused };
    Kind kind = Kind::Ignored;
    std::optional<Move> move;   ///< when committed, or to be made when its turn comes
    rules::Explanation refusal; ///< when refused
};

/// How a click was made.
struct ClickStyle {
    bool stopAtOnce = false;      ///< Ctrl: an armed target commits, too
    bool invertPromotion = false; ///< Shift: the opposite of the "always promote" setting
};

/// Turns clicks on squares into moves: a view passes events in and paints what follows from them.
///
/// The one rule: a click on a target commits, unless a different outcome continues through that square; then
/// it arms the square, and a second click on it stops there. Pieces that may not be moved now can be selected
/// and studied all the same; an attempt to move them is refused.
class MoveInput {
public:
    /// What to read from now on: after every change of the game. Any selection is given up.
    void setTurn(const TurnFacts& turn);
    void setEntryAllowed(bool allowed);
    void setAlwaysPromote(bool on) { m_alwaysPromote = on; }
    /// The side that may choose its next move while the other one is to move; none for neither.
    void setPremoves(std::optional<Side> side);

    InputResult click(Square square, ClickStyle style = {});
    InputResult select(Square square);
    InputResult chooseFromHand(PieceTypeId type);
    /// Picks the piece of a move that somebody proposes. The next click on that piece, with which one would
    /// begin the move oneself, does not let go of it.
    InputResult propose(const Move& move);
    /// Plays the whole proposed move, with its promotion, when the square is one of its way and nothing was
    /// clicked since; a click otherwise.
    InputResult accept(Square square);
    /// Stops on the armed square; ignored when nothing can end there.
    InputResult stopHere(ClickStyle style = {});
    /// Skips the turn with the piece that is picked; where it cannot, the rules say why.
    InputResult pass(ClickStyle style = {});
    InputResult choose(std::size_t line);
    /// Takes back one step: the choice, a leg, the selection. False when there was nothing.
    bool undo();
    void clear();

    [[nodiscard]] const TurnFacts& turn() const { return m_turn; }
    [[nodiscard]] InputState state() const;
    /// The selected piece's square; none when nothing or a piece in hand is selected.
    [[nodiscard]] std::optional<Square> selected() const {
        return m_hasSelection ? m_tree.origin() : std::nullopt;
    }
    [[nodiscard]] std::optional<PieceTypeId> selectedInHand() const { return m_fromHand; }
    [[nodiscard]] bool hasSelection() const { return m_hasSelection; }
    /// The selection can be looked at but not moved.
    [[nodiscard]] bool isStudy() const { return m_hasSelection && m_study; }
    /// What is chosen now waits for the answer of the other side.
    [[nodiscard]] bool isPremove() const { return m_hasSelection && m_isPremove; }
    /// Squares clicked so far, the origin left out.
    [[nodiscard]] std::vector<Square> stops() const { return m_tree.clicksTo(m_node); }
    [[nodiscard]] const std::vector<TargetMark>& marks() const { return m_marks; }
    [[nodiscard]] const TargetMark* markOn(Square square) const;
    [[nodiscard]] bool canStop() const;
    [[nodiscard]] bool canPass() const { return m_hasSelection && !m_study && !m_tree.passes().empty(); }
    [[nodiscard]] const std::vector<MoveChoice>& choices() const { return m_choices; }
    /// The square whose click led to the choice; none where there is no choice.
    [[nodiscard]] std::optional<Square> choiceSquare() const { return m_choiceSquare; }
    /// The last square that could not be moved to; none since something else was picked.
    [[nodiscard]] std::optional<Square> refusedSquare() const { return m_refused; }
    [[nodiscard]] const ClickTree& tree() const { return m_tree; }

    /// What would follow from a click on the square.
    [[nodiscard]] ClickPreview preview(Square square) const {
        return {*m_turn.position, m_tree, nodeFor(square)};
    }

private:
    [[nodiscard]] bool mayMove(Side side) const;
    [[nodiscard]] const Position& position() const { return *m_turn.position; }
    [[nodiscard]] std::vector<Move> movesOf(Square square) const;
    [[nodiscard]] bool mayPremove(Side side) const;
    [[nodiscard]] std::size_t nodeFor(Square square) const;
    InputResult clickWithSelection(Square square, ClickStyle style);
    InputResult attempt(Square square);
    InputResult refuse(rules::Explanation refusal);
    InputResult finish(const std::vector<Move>& moves, Square square, ClickStyle style);
    InputResult commit(const Move& move);
    void updateMarks();
    [[nodiscard]] TargetMark markFor(std::size_t node) const;

    TurnFacts m_turn;
    bool m_entryAllowed = true;
    bool m_alwaysPromote = false;
    bool m_hasSelection = false;
    bool m_study = false;
    bool m_isPremove = false;
    std::optional<Move> m_proposed; ///< until something is clicked
    std::optional<Side> m_premoves;
    std::optional<PieceTypeId> m_fromHand;
    ClickTree m_tree;
    ReachTable m_reach;
    std::size_t m_node = ClickTree::kRoot;
    std::vector<TargetMark> m_marks;
    std::vector<MoveChoice> m_choices;
    std::optional<Square> m_choiceSquare;
    std::optional<Square> m_refused; ///< the last square whose click was refused
};

} // namespace mujo::insight
