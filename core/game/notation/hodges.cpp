#include "core/game/notation/hodges.h"

#include <algorithm>
#include <unordered_map>

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

std::string ending(const Variant& variant, const Position& position, bool hadChoice, const Move& move) {
    if (!move.promotes()) {
        return !move.isDrop() && hadChoice ? "=" : "";
    }
    const PieceType& mover = variant.type(position.at(move.from).type());
    return move.promotion == mover.promotesTo ? "+" : '(' + variant.type(move.promotion).id + ')';
}

/// Whether the move takes on the square before it ends there.
bool passed(const Move& move, Square square) {
    return std::count(move.victimsBegin(), move.victimsEnd(), square) > 0;
}

/// Everything behind the piece and its start square.
std::string action(const Position& position, bool hadChoice, const Move& move, SquareStyle style) {
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
        return out + ending(variant, position, hadChoice, move) + burnt;
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
    return out + ending(variant, position, hadChoice, move) + burnt;
}

std::string action(const Position& position, std::span<const Move> legal, const Move& move,
                   SquareStyle style) {
    return action(position, hadChoice(legal, move), move, style);
}

/// What moves have in common that differ by promotion alone.
std::string wayOf(const Move& move) {
    std::string way;
    const auto add = [&way](std::size_t number) {
        constexpr unsigned kByte = 8;
        way += static_cast<char>(number & 0xFFU);
        way += static_cast<char>(number >> kByte);
    };
    add(move.isDrop() ? index(move.dropped) : static_cast<std::size_t>(move.from.index()));
    way += move.isDrop() ? '*' : '-';
    for (const Square square : move.path) {
        add(static_cast<std::size_t>(square.index()));
    }
    return way;
}

/// Whether two moves of different pieces of one kind end alike, so that one text may stand for both: on the
/// same square, or where each of them began.
bool endAlike(const Move& a, const Move& b) {
    const bool staysA = a.to() == a.from;
    const bool staysB = b.to() == b.from;
    return staysA == staysB && (staysA || a.to() == b.to());
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
        return !other.isDrop() && other.from != move.from && endAlike(other, move) &&
               position.at(other.from).type() == type && other.isPass() == move.isPass() &&
               action(position, legal, other, style) == what;
    });
    return variant.type(type).id + (doubtful ? variant.shape().name(move.from, style) : std::string{}) + what;
}

std::string hodges(const Position& position, std::span<const Move> legal, const Move& move) {
    return hodges(position, legal, move, position.variant().data().squareStyle);
}

std::vector<std::string> hodgesOfAll(const Position& position, std::span<const Move> legal) {
    const Variant& variant = position.variant();
    const SquareStyle style = variant.data().squareStyle;
    std::unordered_map<std::string, std::pair<PieceTypeId, bool>> ways; // the promotion of one, and of others
    for (const Move& move : legal) {
        const auto [way, isNew] = ways.try_emplace(wayOf(move), move.promotion, false);
        way->second.second = way->second.second || (!isNew && way->second.first != move.promotion);
    }
    // A text for the piece and what it does; where pieces on two squares share it, the square belongs to it.
    std::unordered_map<std::string, std::pair<Square, bool>> doers;
    std::vector<std::string> texts;
    texts.reserve(legal.size());
    for (const Move& move : legal) {
        const PieceTypeId type = move.isDrop() ? move.dropped : position.at(move.from).type();
        texts.push_back(variant.type(type).id +
                        action(position, ways.find(wayOf(move))->second.second, move, style));
        if (!move.isDrop()) {
            const auto [doer, isNew] = doers.try_emplace(texts.back(), move.from, false);
            doer->second.second = doer->second.second || doer->second.first != move.from;
        }
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (!legal[i].isDrop() && doers.find(texts[i])->second.second) {
            const std::string& id = variant.type(position.at(legal[i].from).type()).id;
            texts[i].insert(id.size(), variant.shape().name(legal[i].from, style));
        }
    }
    return texts;
}

} // namespace mujo
