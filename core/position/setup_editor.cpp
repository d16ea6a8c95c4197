#include "core/position/setup_editor.h"

#include <utility>

#include "core/position/setup_check.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

/// What the start position is without its pieces.
Setup emptySetup(const Variant& variant) {
    Setup setup;
    setup.cells = PerSquare<Cell>(variant.shape().squareCount());
    return setup;
}

Cell ownedBy(Cell cell, Side side) {
    return Cell(Piece{cell.type(), side}).withDeclined(cell.declined());
}

/// Every piece on the square that `to` gives for its own.
template <class To>
Setup movedSquares(const Setup& from, To&& to) {
    Setup moved = from;
    for (std::size_t i = 0; i < from.cells.size(); ++i) {
        const Square square(static_cast<int>(i));
        moved.cells[to(square)] = from.cells[square];
    }
    if (from.state.lionTaken) {
        moved.state.lionTaken = to(*from.state.lionTaken);
    }
    return moved;
}

} // namespace

SetupEditor::SetupEditor(const Position& start) : m_variant(start.sharedVariant()), m_states{start.setup()} {}

int SetupEditor::inHand(Side side, PieceTypeId type) const {
    const auto found = setup().hands[side].find(type);
    return found == setup().hands[side].end() ? 0 : found->second;
}

std::string SetupEditor::text() const {
    return sfen(*m_variant, setup());
}

bool SetupEditor::set(const Setup& changed, Step step) {
    if (changed == setup()) {
        return false;
    }
    Setup copy = changed;
    m_states.resize(m_at + 1);
    if (step == Step::Joined && m_at > 0) {
        m_states.back() = std::move(copy);
        return true;
    }
    m_states.push_back(std::move(copy));
    if (m_states.size() > kMostStates) {
        m_states.erase(m_states.begin());
    }
    m_at = m_states.size() - 1;
    return true;
}

bool SetupEditor::put(Square square, Cell cell, Step step) {
    if (at(square).code() == cell.code()) { // another piece of the kind would only forget what it declined
        return false;
    }
    Setup changed = setup();
    changed.cells[square] = cell;
    return set(changed, step);
}

bool SetupEditor::move(Square from, Square to) {
    if (from == to || at(from).isEmpty()) {
        return false;
    }
    Setup changed = setup();
    changed.cells[to] = std::exchange(changed.cells[from], Cell{});
    return set(changed);
}

bool SetupEditor::switchOwner(Square square) {
    return !at(square).isEmpty() && put(square, ownedBy(at(square), opponent(at(square).owner())));
}

bool SetupEditor::turnOver(Square square) {
    const Cell cell = at(square);
    if (cell.isEmpty()) {
        return false;
    }
    const PieceType& type = m_variant->type(cell.type());
    return put(square,
               Piece{type.promoted ? type.base : type.promotesTo.value_or(cell.type()), cell.owner()});
}

bool SetupEditor::remembersDeclined(Square square) const {
    return !at(square).isEmpty() && mayHaveDeclined(*m_variant, at(square).type());
}

bool SetupEditor::setDeclined(Square square, bool declined) {
    Setup changed = setup();
    if (!changed.cells[square].isEmpty()) {
        changed.cells[square] = changed.cells[square].withDeclined(declined);
    }
    return set(changed);
}

bool SetupEditor::setHand(Side side, PieceTypeId type, int count) {
    Setup changed = setup();
    if (count == 0) {
        changed.hands[side].erase(type);
    } else {
        changed.hands[side][type] = count;
    }
    return set(changed);
}

bool SetupEditor::setTurn(Side side) {
    Setup changed = setup();
    changed.turn = side;
    return set(changed);
}

bool SetupEditor::setSkipped(Side side, bool skipped) {
    Setup changed = setup();
    changed.state.skipped[side] = skipped;
    return set(changed);
}

bool SetupEditor::setLionTaken(std::optional<Square> square) {
    Setup changed = setup();
    changed.state.lionTaken = square;
    return set(changed);
}

bool SetupEditor::setPly(int ply) {
    Setup changed = setup();
    changed.ply = ply;
    return set(changed);
}

bool SetupEditor::mirror() {
    const BoardShape& shape = m_variant->shape();
    return set(movedSquares(setup(), [&shape](Square square) {
        return shape.at(shape.files() - 1 - shape.column(square), shape.row(square));
    }));
}

bool SetupEditor::rotate() {
    Setup turned = movedSquares(setup(), [this](Square square) { return m_variant->shape().turned(square); });
    for (Cell& cell : turned.cells) {
        if (!cell.isEmpty()) {
            cell = ownedBy(cell, opponent(cell.owner()));
        }
    }
    std::swap(turned.hands[Side::Sente], turned.hands[Side::Gote]);
    std::swap(turned.state.skipped[Side::Sente], turned.state.skipped[Side::Gote]);
    turned.turn = opponent(turned.turn);
    return set(turned);
}

bool SetupEditor::clear() {
    return set(emptySetup(*m_variant));
}

bool SetupEditor::showStart() {
    return set(Setup::start(*m_variant));
}

Result<void> SetupEditor::read(std::string_view text) {
    const auto setup = parseSfen(*m_variant, text);
    if (!setup) {
        return Failure{setup.error()};
    }
    set(*setup);
    return {};
}

void SetupEditor::undo() {
    m_at -= canUndo() ? 1 : 0;
}

void SetupEditor::redo() {
    m_at += canRedo() ? 1 : 0;
}

} // namespace mujo
