#include "core/position/position.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "core/position/setup_check.h"

namespace mujo {

Setup Setup::start(const Variant& variant) {
    Setup setup;
    setup.cells = PerSquare<Cell>(variant.shape().squareCount());
    for (const Placement& placement : variant.data().setup) {
        setup.cells[placement.square] = Piece{placement.type, placement.owner};
    }
    return setup;
}

RuleState usedState(const RuleSet& rules, RuleState state, Side toMove) {
    if (!rules.tracksSkips()) {
        state.skipped = {};
    } else if (!rules.tracksOwnSkips()) {
        state.skipped[toMove] = false;
    }
    if (!rules.tracksLions()) {
        state.lionTaken.reset();
    }
    return state;
}

Position::Position(std::shared_ptr<const Variant> variant)
    : m_variant(std::move(variant)), m_cells(m_variant->shape().squareCount()),
      m_slot(m_variant->shape().squareCount()) {
    for (auto& hand : m_hands) {
        hand = PerType<std::uint8_t>(m_variant->types().size());
    }
}

Result<Position> Position::create(std::shared_ptr<const Variant> variant, const Setup& setup) {
    Diagnostics faults;
    for (const SetupFault& fault : setupFaults(*variant, setup)) {
        faults.push_back({{}, 0, 0, 1, said(*variant, fault), {}});
    }
    if (!faults.empty()) {
        return Failure{faults};
    }
    Position position(std::move(variant));
    const Variant& game = position.variant();
    for (int i = 0; i < game.shape().squareCount(); ++i) {
        if (const Cell cell = setup.cells[Square(i)]; !cell.isEmpty()) {
            position.put(Square(i), cell.withDeclined(cell.declined() && mayHaveDeclined(game, cell.type())));
        }
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const auto& [type, count] : setup.hands[side]) {
            position.m_hands[side][type] = static_cast<std::uint8_t>(count);
        }
    }
    const bool isNeverTaken = game.rules().selfCheck == SelfCheckRule::Forbidden;
    for (const Side side : {Side::Sente, Side::Gote}) {
        const bool hasAny = !position.pieces(side).empty() || !position.handIsEmpty(side);
        position.m_playsWithoutRoyal[side] = isNeverTaken && hasAny && position.royals(side).empty() &&
                                             !position.royals(opponent(side)).empty();
    }
    position.m_turn = setup.turn;
    position.m_ply = setup.ply;
    position.m_state = usedState(game.rules(), setup.state, setup.turn);
    position.m_key = position.recountedKey();
    return position;
}

Position Position::start(std::shared_ptr<const Variant> variant) {
    const Setup setup = Setup::start(*variant);
    return create(std::move(variant), setup).value();
}

bool Position::handIsEmpty(Side side) const {
    const auto& hand = m_hands[side];
    return std::all_of(hand.begin(), hand.end(), [](std::uint8_t n) { return n == 0; });
}

void Position::addTo(std::vector<Square>& list, Square square) {
    m_slot[square] = static_cast<std::uint16_t>(list.size());
    list.push_back(square);
}

void Position::removeFrom(std::vector<Square>& list, Square square) {
    const std::uint16_t slot = m_slot[square];
    const Square last = list.back();
    list[slot] = last;
    m_slot[last] = slot;
    list.pop_back();
}

void Position::put(Square square, Cell cell) {
    setCell(square, Cell{}, cell);
}

void Position::setCell(Square square, Cell before, Cell after) {
    assert(at(square) == before);
    m_cells[square] = after;
    if (!before.isEmpty() && (after.isEmpty() || after.owner() != before.owner())) {
        removeFrom(m_pieces[before.owner()], square);
    }
    if (!after.isEmpty() && (before.isEmpty() || after.owner() != before.owner())) {
        addTo(m_pieces[after.owner()], square);
    }
    if (!before.isEmpty() && m_variant->isRoyal(before.type())) {
        auto& royals = m_royals[before.owner()];
        royals.erase(std::find(royals.begin(), royals.end(), square));
    }
    if (!after.isEmpty() && m_variant->isRoyal(after.type())) {
        m_royals[after.owner()].push_back(square);
    }
}

std::uint64_t Position::keyDifference(const Transition& transition) const {
    std::uint64_t key = Zobrist::turn();
    for (const SquareChange& change : transition.squares) {
        key ^= Zobrist::piece(change.square, change.before) ^ Zobrist::piece(change.square, change.after);
    }
    // Each kind stands in the list once, so that the counts of the position itself are the ones before.
    for (const HandChange& change : transition.hands) {
        const int count = inHand(change.owner, change.type);
        key ^= Zobrist::hand(change.owner, change.type, count) ^
               Zobrist::hand(change.owner, change.type, count + change.by);
    }
    return key ^ Zobrist::state(transition.stateBefore) ^ Zobrist::state(transition.stateAfter);
}

std::uint64_t Position::keyAfter(const Transition& transition) const {
    return m_key ^ keyDifference(transition);
}

std::uint64_t Position::recountedKey() const {
    std::uint64_t key = m_turn == Side::Gote ? Zobrist::turn() : 0;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Square square(static_cast<int>(i));
        key ^= Zobrist::piece(square, m_cells[square]);
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (std::size_t i = 0; i < m_hands[side].size(); ++i) {
            const auto type = PieceTypeId(i);
            key ^= Zobrist::hand(side, type, inHand(side, type));
        }
    }
    return key ^ Zobrist::state(m_state);
}

void Position::apply(const Transition& transition) {
    assert(m_state == transition.stateBefore);
    m_key = keyAfter(transition);
    for (const SquareChange& change : transition.squares) {
        setCell(change.square, change.before, change.after);
    }
    for (const HandChange& change : transition.hands) {
        auto& count = m_hands[change.owner][change.type];
        count = static_cast<std::uint8_t>(count + change.by);
    }
    m_state = transition.stateAfter;
    m_turn = opponent(m_turn);
    ++m_ply;
}

void Position::revert(const Transition& transition) {
    revert(transition, m_key);
    m_key ^= keyDifference(transition); // counts of the hands are the ones before again
}

void Position::revert(const Transition& transition, std::uint64_t keyBefore) {
    for (std::size_t i = transition.squares.size(); i-- > 0;) {
        const SquareChange& change = transition.squares[i];
        setCell(change.square, change.after, change.before);
    }
    for (const HandChange& change : transition.hands) {
        auto& count = m_hands[change.owner][change.type];
        count = static_cast<std::uint8_t>(count - change.by);
    }
    m_state = transition.stateBefore;
    m_turn = opponent(m_turn);
    --m_ply;
    m_key = keyBefore;
}

void Position::flipTurn() {
    m_turn = opponent(m_turn);
    m_key ^= Zobrist::turn();
}

void Position::replace(Square square, Cell cell) {
    const Cell before = at(square);
    setCell(square, before, cell);
    m_key ^= Zobrist::piece(square, before) ^ Zobrist::piece(square, cell);
}

Setup Position::setup() const {
    Setup setup;
    setup.cells = m_cells;
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (std::size_t i = 0; i < m_hands[side].size(); ++i) {
            const auto type = PieceTypeId(i);
            if (inHand(side, type) > 0) {
                setup.hands[side][type] = inHand(side, type);
            }
        }
    }
    setup.turn = m_turn;
    setup.state = m_state;
    setup.ply = m_ply;
    return setup;
}

bool operator==(const Position& a, const Position& b) {
    return a.m_variant->id() == b.m_variant->id() && a.m_variant->profile() == b.m_variant->profile() &&
           a.m_cells == b.m_cells && a.m_hands == b.m_hands && a.m_state == b.m_state &&
           a.m_turn == b.m_turn && a.m_ply == b.m_ply;
}

} // namespace mujo
