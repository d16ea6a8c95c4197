#include "core/insight/move_input.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/insight/as_if_moves.h"
#include "core/insight/outcome_preview.h"
#include "core/insight/premove.h"
#include "core/rules/contagion/contagion.h"
#include "core/rules/resolve.h"
#include "core/rules/side_effects.h"

namespace mujo::insight {

namespace {

bool differOnlyInPromotion(const std::vector<Move>& moves) {
    return std::all_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return samePath(move, moves.front()); });
}

rules::Explanation notYours() {
    rules::Explanation refusal;
    refusal.reason = rules::RefusalReason::NotYourPiece;
    return refusal;
}

} // namespace

void MoveInput::setTurn(const TurnFacts& turn) {
    m_turn = turn;
    clear();
}

void MoveInput::setEntryAllowed(bool allowed) {
    if (m_entryAllowed != allowed) {
        m_entryAllowed = allowed;
        clear();
    }
}

void MoveInput::setPremoves(std::optional<Side> side) {
    if (m_premoves != side) {
        m_premoves = side;
        if (m_isPremove || m_study) {
            clear();
        }
    }
}

void MoveInput::clear() {
    m_hasSelection = false;
    m_study = false;
    m_isPremove = false;
    m_proposed.reset();
    m_fromHand.reset();
    m_tree = ClickTree();
    m_node = ClickTree::kRoot;
    m_marks.clear();
    m_choices.clear();
    m_choiceSquare.reset();
    m_refused.reset();
}

InputState MoveInput::state() const {
    if (!m_choices.empty()) {
        return InputState::Choosing;
    }
    if (m_node != ClickTree::kRoot) {
        return InputState::LegsUnderWay;
    }
    return m_hasSelection ? InputState::PieceSelected : InputState::Idle;
}

bool MoveInput::mayMove(Side side) const {
    return m_entryAllowed && !m_turn.isOver && position().turn() == side;
}

bool MoveInput::mayPremove(Side side) const {
    return m_premoves == side && !m_turn.isOver && position().turn() == opponent(side);
}

std::vector<Move> MoveInput::movesOf(Square square) const {
    if (position().at(square).owner() != position().turn() || m_turn.isOver) {
        return movesAsIfToMove(position(), square);
    }
    std::vector<Move> moves;
    std::copy_if(m_turn.legalMoves->begin(), m_turn.legalMoves->end(), std::back_inserter(moves),
                 [square](const Move& move) { return !move.isDrop() && move.origin == square; });
    return moves;
}

InputResult MoveInput::select(Square square) {
    clear();
    if (m_turn.position == nullptr || position().at(square).isEmpty()) {
        return {InputResult::Kind::Deselected, {}, {}};
    }
    const Position& position = this->position();
    m_hasSelection = true;
    m_isPremove = mayPremove(position.at(square).owner());
    m_study = !m_isPremove && !mayMove(position.at(square).owner());
    std::vector<Move> moves = movesOf(square);
    if (m_isPremove) {
        const std::vector<Move> more = recaptures(position, square);
        moves.insert(moves.end(), more.begin(), more.end());
    }
    m_tree = ClickTree::ofPiece(position, square, moves);
    m_reach = ReachTable(position, square);
    updateMarks();
    return {InputResult::Kind::Selected, {}, {}};
}

InputResult MoveInput::chooseFromHand(PieceTypeId type) {
    const bool again = m_fromHand == type && !m_proposed;
    clear();
    if (m_turn.position == nullptr || again) {
        return {InputResult::Kind::Deselected, {}, {}};
    }
    const Position& position = this->position();
    if (position.inHand(position.turn(), type) == 0) {
        return {};
    }
    std::vector<Move> moves;
    std::copy_if(m_turn.legalMoves->begin(), m_turn.legalMoves->end(), std::back_inserter(moves),
                 [type](const Move& move) { return move.origin == Origin::hand(type); });
    m_hasSelection = true;
    m_study = !mayMove(position.turn());
    m_fromHand = type;
    m_tree = ClickTree::ofDrops(moves);
    m_reach = ReachTable();
    updateMarks();
    return {InputResult::Kind::Selected, {}, {}};
}

InputResult MoveInput::propose(const Move& move) {
    clear();
    InputResult result = move.isDrop() ? chooseFromHand(move.dropped()) : select(move.from());
    if (m_hasSelection) {
        m_proposed = move;
    }
    return result;
}

InputResult MoveInput::accept(Square square) {
    const bool isOnItsWay =
        m_proposed && !m_study &&
        std::find(m_proposed->path.begin(), m_proposed->path.end(), square) != m_proposed->path.end();
    return isOnItsWay ? commit(*m_proposed) : click(square);
}

InputResult MoveInput::click(Square square, ClickStyle style) {
    if (m_turn.position == nullptr) {
        return {};
    }
    if (!m_choices.empty()) {
        undo();
    }
    if (m_hasSelection) {
        return clickWithSelection(square, style);
    }
    if (position().at(square).isEmpty()) {
        return {};
    }
    return select(square);
}

InputResult MoveInput::clickWithSelection(Square square, ClickStyle style) {
    const Position& position = this->position();
    const bool isProposed = std::exchange(m_proposed, std::nullopt).has_value(); // the player goes on by hand
    const std::size_t next = m_tree.child(m_node, square);
    if (next != ClickTree::kNone) {
        if (m_study) {
            return refuse(notYours());
        }
        const ClickTree::Node& node = m_tree.node(next);
        if (node.children.empty() || (style.stopAtOnce && !node.moves.empty())) {
            return finish(node.moves, square, style);
        }
        m_node = next;
        m_refused.reset();
        updateMarks();
        return {InputResult::Kind::Armed, {}, {}};
    }
    if (m_node != ClickTree::kRoot && square == m_tree.node(m_node).square) {
        return stopHere(style);
    }
    if (square == m_tree.origin()) {
        if (isProposed) {
            return {}; // it is picked already
        }
        undo();
        return {m_hasSelection ? InputResult::Kind::Armed : InputResult::Kind::Deselected, {}, {}};
    }
    const Cell cell = position.at(square);
    if (m_study || square == m_refused || cell.holds(position.turn())) {
        return select(square);
    }
    m_refused = square;
    return attempt(square);
}

/// A click on a square that is not lit: the rules say why.
InputResult MoveInput::attempt(Square square) {
    rules::ParsedMove move;
    move.origin = m_fromHand ? Origin::hand(*m_fromHand) : Origin(*m_tree.origin());
    move.stops = stops();
    move.stops.push_back(square);
    return refuse(rules::explain(position(), *m_turn.history, move));
}

InputResult MoveInput::refuse(rules::Explanation refusal) {
    return {InputResult::Kind::Refused, {}, std::move(refusal)};
}

bool MoveInput::canStop() const {
    return m_node != ClickTree::kRoot && !m_tree.node(m_node).moves.empty();
}

InputResult MoveInput::stopHere(ClickStyle style) {
    if (!canStop()) {
        return {};
    }
    const ClickTree::Node& node = m_tree.node(m_node);
    return finish(node.moves, node.square, style);
}

InputResult MoveInput::pass(ClickStyle style) {
    if (!m_hasSelection || !m_tree.origin()) {
        return {};
    }
    if (m_study) {
        return refuse(notYours());
    }
    if (m_tree.passes().empty()) {
        rules::ParsedMove move;
        move.origin = *m_tree.origin();
        move.stops = {*m_tree.origin()};
        return refuse(rules::explain(position(), *m_turn.history, move));
    }
    return finish(m_tree.passes(), *m_tree.origin(), style);
}

InputResult MoveInput::finish(const std::vector<Move>& moves, Square square, ClickStyle style) {
    if (moves.size() == 1) {
        return commit(moves.front());
    }
    if (m_alwaysPromote != style.invertPromotion && differOnlyInPromotion(moves)) {
        const auto promotes = [](const Move& move) { return move.promotes(); };
        if (std::count_if(moves.begin(), moves.end(), promotes) == 1) {
            return commit(*std::find_if(moves.begin(), moves.end(), promotes));
        }
    }
    const Position& position = this->position();
    const bool sameSquares = differOnlyInPromotion(moves);
    m_choices.clear();
    for (const Move& move : moves) {
        MoveChoice choice;
        choice.move = move;
        const PieceTypeId own = move.isDrop() ? move.dropped() : position.at(move.from()).type();
        choice.result = move.promotion.value_or(own);
        if (rules::isInfected(position, move)) {
            choice.kind = MoveChoice::Kind::Contagion;
        } else if (move.promotes()) {
            choice.kind = MoveChoice::Kind::Promote;
        } else {
            choice.kind = sameSquares ? MoveChoice::Kind::Stay : MoveChoice::Kind::Outcome;
        }
        m_choices.push_back(choice);
    }
    m_choiceSquare = square;
    return {InputResult::Kind::Choosing, {}, {}};
}

InputResult MoveInput::choose(std::size_t line) {
    return line < m_choices.size() ? commit(m_choices[line].move) : InputResult{};
}

InputResult MoveInput::commit(const Move& move) {
    const Move chosen = move;
    const auto kind = m_isPremove ? InputResult::Kind::Premove : InputResult::Kind::Committed;
    clear();
    return {kind, chosen, {}};
}

bool MoveInput::undo() {
    m_refused.reset();
    if (!m_choices.empty()) {
        m_choices.clear();
        m_choiceSquare.reset();
        return true;
    }
    if (m_node != ClickTree::kRoot) {
        m_node = m_tree.node(m_node).parent;
        updateMarks();
        return true;
    }
    const bool had = m_hasSelection;
    clear();
    return had;
}

void MoveInput::updateMarks() {
    m_marks.clear();
    for (const std::size_t child : m_tree.node(m_node).children) {
        m_marks.push_back(markFor(child));
    }
}

TargetMark MoveInput::markFor(std::size_t number) const {
    const Position& position = this->position();
    const ClickTree::Node& node = m_tree.node(number);
    TargetMark mark;
    mark.square = node.square;
    mark.goesOn = !node.children.empty();
    mark.ends = !node.moves.empty();
    mark.reach = m_node == ClickTree::kRoot ? m_reach.at(node.square) : Reach::MultiLeg;
    if (m_fromHand) {
        mark.reach = Reach::Drop;
        return mark;
    }
    const std::vector<Square> before = m_tree.clicksTo(m_node);
    const bool taken = std::find(before.begin(), before.end(), node.square) != before.end();
    mark.captures = node.square != m_tree.origin() && !position.at(node.square).isEmpty() && !taken;
    mark.igui = node.square == m_tree.origin();
    std::size_t promoting = 0;
    for (const Move& move : node.moves) {
        mark.burns = mark.burns || (m_node != ClickTree::kRoot && move.to() != node.square);
        if (move.promotes()) {
            ++promoting;
            mark.becomes = move.promotion;
            mark.contagion = rules::isInfected(position, move);
        }
        if (mark.reach != Reach::MultiLeg && move.path.size() > 1 && !mark.burns) {
            mark.reach = Reach::MultiLeg;
        }
    }
    mark.isBurnt = rules::haveSideEffects(position.variant()) && mark.ends &&
                   std::all_of(node.moves.begin(), node.moves.end(),
                               [&](const Move& move) { return lossesBy(position, move).mover; });
    mark.mayPromote = promoting > 0;
    mark.mustPromote = promoting > 0 && promoting == node.moves.size();
    return mark;
}

const TargetMark* MoveInput::markOn(Square square) const {
    const auto found = std::find_if(m_marks.begin(), m_marks.end(),
                                    [square](const TargetMark& mark) { return mark.square == square; });
    return found == m_marks.end() ? nullptr : &*found;
}

std::size_t MoveInput::nodeFor(Square square) const {
    if (!m_hasSelection) {
        return ClickTree::kNone;
    }
    if (m_node != ClickTree::kRoot && square == m_tree.node(m_node).square) {
        return m_node;
    }
    return m_tree.child(m_node, square);
}

} // namespace mujo::insight
