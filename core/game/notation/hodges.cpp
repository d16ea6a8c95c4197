#include "core/game/notation/hodges.h"

#include <algorithm>

#include "core/position/candidates.h"
#include "core/rules/promotion.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

using rules::capturedSquares;

/// Whether the piece could also have done the same and stayed what it is, or the other way round.
bool hadChoice(std::span<const Move> legal, const Move& move) {
    return std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        return other.from == move.from && other.dropped == move.dropped && other.path == move.path &&
               other.promotion != move.promotion;
    });
}

std::string ending(const Variant& variant, const Position& position, std::span<const Move> legal,
                   const Move& move) {
    if (!move.promotes()) {
        return !move.isDrop() && hadChoice(legal, move) ? "=" : "";
    }
    const PieceType& mover = variant.type(position.at(move.from).type());
    return move.promotion == mover.promotesTo ? "+" : '(' + variant.type(move.promotion).id + ')';
}

/// Whether the move takes on the square before it ends there.
bool passed(const Move& move, Square square) {
    return std::count(move.victimsBegin(), move.victimsEnd(), square) > 0;
}

/// Everything behind the piece and its start square.
std::string action(const Position& position, std::span<const Move> legal, const Move& move,
                   SquareStyle style) {
    const Variant& variant = position.variant();
    const BoardShape& shape = variant.shape();
    if (move.isDrop()) {
        return '*' + shape.name(move.to(), style);
    }
    std::string out;
    const auto captured = capturedSquares(position, move);
    const bool stays = move.to() == move.from;
    if (move.isPass()) {
        out = "--";
    }
    const bool takesAtEnd = captured.contains(move.to());
    std::string burnt;
    const auto addBurnt = [&](Square square) {
        burnt += (burnt.empty() ? " x!" : ",") + shape.name(square, style);
    };
    const bool burningRule = variant.rules().burning.has_value();
    if (burningRule) {
        const Transition transition = rules::resolve(position, move);
        for (const Square square : rules::removedSquares(transition, move)) {
            if (!captured.contains(square)) {
                addBurnt(square);
            }
        }
        burnt = (rules::moverBurns(transition, move) ? "*" : "") + burnt;
    }
    if (stays) {
        for (const Square victim : captured) {
            out += "x!" + shape.name(victim, style);
        }
        return out + ending(variant, position, legal, move) + burnt;
    }
    if (!burningRule && variant.type(position.at(move.from).type()).burns) {
        for (const Square victim : captured) {
            if (victim != move.to()) {
                addBurnt(victim);
            }
        }
    } else {
        for (const Square victim : captured) {
            if (victim != move.to() || passed(move, victim)) {
                out += 'x' + shape.name(victim, style);
            }
        }
    }
    out += (takesAtEnd && !passed(move, move.to()) ? 'x' : '-') + shape.name(move.to(), style);
    return out + ending(variant, position, legal, move) + burnt;
}

} // namespace

std::string hodges(const Position& position, std::span<const Move> legal, const Move& move,
                   SquareStyle style) {
    const Variant& variant = position.variant();
    if (move.isDrop()) {
        return variant.type(move.dropped).id + action(position, legal, move, style);
    }
    const PieceTypeId type = position.at(move.from).type();
    const std::string what = action(position, legal, move, style);
    const bool doubtful = std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        return !other.isDrop() && other.from != move.from &&
               other.to() == (move.isPass() ? other.from : move.to()) &&
               position.at(other.from).type() == type && other.isPass() == move.isPass() &&
               action(position, legal, other, style) == what;
    });
    return variant.type(type).id + (doubtful ? variant.shape().name(move.from, style) : std::string{}) + what;
}

std::string hodges(const Position& position, std::span<const Move> legal, const Move& move) {
    return hodges(position, legal, move, position.variant().data().squareStyle);
}

} // namespace mujo
