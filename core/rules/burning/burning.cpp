#include "core/rules/burning/burning.h"

#include <algorithm>

#include "core/rules/forms.h"
#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

/// What burns when a piece ends its move as `arrived` on `to`, the board being `board` with the captures of
/// the move made and the piece standing on `to`. `promoted` tells whether the move made it what it is.
template <class Board>
SideEffects burntAround(const Board& board, const Burning& rule, Square to, Piece arrived, bool promoted) {
    SideEffects burnt;
    const auto burnsAround = [&](PieceTypeId type) { return rule.demons.contains(type); };
    bool besideDemon = false;
    StaticVector<Square, 8> demons;
    StaticVector<Square, 8> enemies;
    for (const Square square : board.shape().beside(to)) {
        if (board.at(square).holds(opponent(arrived.owner))) {
            const bool demon = burnsAround(board.at(square).type());
            besideDemon = besideDemon || demon;
            (demon ? demons : enemies).push_back(square);
        }
    }
    if (!burnsAround(arrived.type) || (promoted && !rule.onPromotion)) {
        burnt.mover = rule.passive && besideDemon;
        return burnt;
    }
    if (besideDemon && rule.meeting != Burning::Demons::NoneBurns) {
        burnt.mover = true;
        if (rule.meeting == Burning::Demons::MoverBurns) {
            return burnt;
        }
        for (const Square demon : demons) {
            burnt.others.push_back(demon);
        }
    }
    for (const Square enemy : enemies) {
        burnt.others.push_back(enemy);
    }
    return burnt;
}

/// Whether a demon of the other side stands beside the square.
bool isBesideDemon(const Position& position, Square square, Side side) {
    const StaticVector<Square, 8> around = position.shape().beside(square);
    return std::any_of(around.begin(), around.end(), [&](Square other) {
        const Cell cell = position.at(other);
        return cell.holds(opponent(side)) && isDemon(position.variant(), cell.type());
    });
}

/// The board once the changes so far are made.
class After {
public:
    After(const Position& position, const Transition& changes) : m_position(position), m_changes(changes) {}
    [[nodiscard]] Cell at(Square square) const {
        for (const SquareChange& change : m_changes.squares) {
            if (change.square == square) {
                return change.after;
            }
        }
        return m_position.at(square);
    }
    [[nodiscard]] const BoardShape& shape() const { return m_position.shape(); }

private:
    const Position& m_position;
    const Transition& m_changes;
};

} // namespace

void watchBurning(const Variant& variant, PieceTypeId type, Watches& watches) {
    watches.besideEnds = watches.besideEnds || mayBurn(variant, type);
    watches.feltBeside = watches.feltBeside || isDemon(variant, type);
}

SideEffects burntBy(const Position& position, const Move& move) {
    const Piece mover = position.at(move.from()).piece();
    const Piece arrived = move.promotes() ? Piece{*move.promotion, mover.owner} : mover;
    if (!isDemon(position.variant(), arrived.type) && !isBesideDemon(position, move.to(), mover.owner)) {
        return {}; // as most moves: nothing is to be imagined
    }
    Imagined after(position);
    for (const Square victim : capturedSquares(position, move)) {
        if (!after.isFull()) {
            after.set(victim, Cell{});
        }
    }
    after.set(move.from(), Cell{});
    after.set(move.to(), arrived);
    return burntAround(after, *position.variant().rules().burning, move.to(), arrived, move.promotes());
}

bool burns(const Imagined& board, Square from, const Candidate& candidate, Square target) {
    const Variant& variant = board.variant();
    const Piece mover = board.at(from).piece();
    if (candidate.to == target || board.shape().distance(candidate.to, target) != 1) {
        return false;
    }
    Piece arrived = mover;
    if (!isDemon(variant, mover.type)) {
        // A move that promotes to a demon: only asked of real pieces of a real position.
        const auto form = variant.type(mover.type).promotesTo;
        if (!form || board.position().at(from) != board.at(from) ||
            !promotionChoices(board.position(), from, candidate).contains(form)) {
            return false;
        }
        arrived.type = *form;
    }
    Imagined after = board;
    after.set(from, Cell{});
    candidate.forEachTaken(board, [&](Square square) {
        if (!after.isFull()) {
            after.set(square, Cell{});
        }
        return true;
    });
    after.set(candidate.to, arrived);
    return burntAround(after, *variant.rules().burning, candidate.to, arrived, arrived != mover)
        .others.contains(target);
}

SideEffects burntAfter(const Position& position, const Transition& changes, const Move& move) {
    const After after(position, changes);
    return burntAround(after, *position.variant().rules().burning, move.to(), after.at(move.to()).piece(),
                       move.promotes());
}

} // namespace mujo::rules
