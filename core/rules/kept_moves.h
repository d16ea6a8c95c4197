#pragma once

#include <algorithm>
#include <vector>

#include "core/geometry/per_side.h"
#include "core/geometry/square_set.h"
#include "core/position/candidates.h"
#include "core/position/watched_board.h"
#include "core/rules/generator.h"
#include "core/rules/kept_lines.h"
#include "core/rules/kept_steps.h"
#include "core/rules/watches.h"

namespace mujo::rules {

/// The generator of one who keeps moves while a game goes on and makes anew only those that a change
/// concerns: it tells what the moves of each piece depend on. Moves are those of either side. Passes, drops
/// and captures that are judged late depend on more than the board and are not kept: `forEachPass`,
/// `forEachDrop` and `mayTakeLate` give them when they are asked for. The object holds scratch memory.
class KeptMoves {
public:
    /// The position must outlive the object; it may change in the meantime.
    explicit KeptMoves(const Position& position);

    [[nodiscard]] const Watches& watches(PieceTypeId type) const { return m_watches[type]; }
    /// Whether a move of the piece that takes nothing can make it another kind between these squares.
    [[nodiscard]] bool mayChangeQuietly(Piece piece, Square from, Square to) const {
        const SquareSet::Word* squares = m_changing[piece.owner].data();
        return watches(piece.type).changesQuietly &&
               (SquareSet::test(squares, from) || SquareSet::test(squares, to));
    }
    /// The same of a capture.
    [[nodiscard]] bool mayChangeByTaking(Piece piece, Square from, Square to) const {
        const SquareSet::Word* squares = m_changing[piece.owner].data();
        return watches(piece.type).changes &&
               (m_capturesChangeAnywhere || SquareSet::test(squares, from) || SquareSet::test(squares, to));
    }
    /// Whether a capture on the square can make a piece of the side another kind by itself, wherever it
    /// starts.
    [[nodiscard]] bool mayChangeOn(Side side, Square square) const {
        return m_capturesChangeAnywhere || SquareSet::test(m_changing[side].data(), square);
    }
    /// The squares with `mayChangeQuietlyOn`.
    [[nodiscard]] const SquareSet::Word* changing(Side side) const { return m_changing[side].data(); }
    /// Whether moves of the game can have side effects (core/rules/side_effects.h).
    [[nodiscard]] bool haveSideEffects() const { return m_haveSideEffects; }
    /// Whether captures go to the hand.
    [[nodiscard]] bool haveHands() const { return m_haveHands; }

    /// Visits the squares besides `changed` itself on which a change of its content is felt.
    template <class Visit>
    void forEachFelt(Square changed, Cell before, Cell after, Visit&& visit) const {
        if (isFeltBeside(before) || isFeltBeside(after)) {
            for (const Square square : m_position.shape().beside(changed)) {
                visit(square);
            }
        }
    }

    /// What there is to know of a piece besides its candidates.
    struct Rest {
        bool canPass = false;   ///< by a pass that is not kept
        bool isOrdered = false; ///< the candidates do not tell the moves apart: `ordered` makes these
    };
    /// Visits the candidates of the piece on the square that are to be kept, each outcome once, and sets in
    /// `looked` the squares that they depend on.
    template <class Visit>
    Rest candidates(Square square, Piece piece, SquareSet::Word* looked, Visit&& visit);

    /// The kinds whose candidates are found in a simpler way: no side effect, order or pass is kept of them.
    [[nodiscard]] const KeptSteps& steps() const { return m_steps; }

    /// The kinds whose moves can be brought up to date line by line, by `lineCandidates`.
    [[nodiscard]] const KeptLines& lines() const { return m_lines; }
    /// Visits the candidates of one leg of a piece of such a kind and sets in `looked` the squares that they
    /// depend on.
    template <class Visit>
    void lineCandidates(Square square, Piece piece, const betza::Leg& leg, SquareSet::Word* looked,
                        Visit&& visit) const {
        const WatchedBoard board(m_position, looked);
        forEachCandidateOf(leg, board, square, piece, [&](const Candidate& candidate) {
            visit(candidate);
            return true;
        });
    }

    /// Appends the moves of a piece whose candidates are ordered, passes left out.
    void ordered(Square square, std::vector<Move>& moves);

private:
    [[nodiscard]] bool isFeltBeside(Cell cell) const {
        return !cell.isEmpty() && watches(cell.type()).feltBeside;
    }
    [[nodiscard]] bool orderDecides(Piece piece, const Candidate& candidate) const;
    void lookAround(Square square, SquareSet::Word* looked) const {
        const SquareSet::Word* around = m_around.data() + m_setWords * index(square);
        for (std::size_t i = 0; i < m_setWords; ++i) {
            looked[i] |= around[i];
        }
    }

    const Position& m_position;
    bool m_haveSideEffects;
    bool m_haveHands;
    bool m_capturesChangeAnywhere;
    PerType<Watches> m_watches;
    KeptLines m_lines;
    KeptSteps m_steps;
    PerSide<std::vector<SquareSet::Word>> m_changing; ///< `mayChangeQuietlyOn`
    std::size_t m_setWords;
    std::vector<SquareSet::Word> m_wholeBoard;
    std::vector<SquareSet::Word>
        m_around; ///< each square with those beside it, where any kind has to watch these
    Generator m_generator;
    OutcomeFilter m_outcomes; ///< of one piece's moves
    FollowedLegs m_followed;  ///< by one piece
};

template <class Visit>
KeptMoves::Rest KeptMoves::candidates(Square square, Piece piece, SquareSet::Word* looked, Visit&& visit) {
    const WatchedBoard board(m_position, looked);
    const Watches& kind = watches(piece.type);
    Rest rest;
    if (m_position.variant().type(piece.type).program.ambiguous) {
        m_outcomes.clear();
        const auto one = [&](const Candidate& candidate) {
            if (candidate.isQuiet() && candidate.to == square && !kind.passIsMove) {
                rest.canPass = true;
                return true;
            }
            const bool several = !candidate.victims.empty();
            rest.isOrdered = rest.isOrdered || (several && orderDecides(piece, candidate));
            if (several ? m_outcomes.isNew(candidate) : m_outcomes.isNewEnd(candidate.to)) {
                visit(candidate);
                if (kind.besideEnds) {
                    lookAround(candidate.to, looked);
                }
            }
            return true;
        };
        forEachCandidate(board, square, piece, one, kind.wayMatters ? nullptr : &m_followed);
    } else {
        forEachCandidate(board, square, piece, [&](const Candidate& candidate) {
            visit(candidate);
            if (kind.besideEnds) {
                lookAround(candidate.to, looked);
            }
            return true;
        });
    }
    if (kind.wholeBoard) {
        std::copy(m_wholeBoard.begin(), m_wholeBoard.end(), looked);
    }
    return rest;
}

} // namespace mujo::rules
