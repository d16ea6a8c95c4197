#include "core/game/notation/hodges.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

#include "core/rules/resolve.h"
#include "core/rules/side_effects.h"

namespace mujo {

namespace {

/// Whether the piece could also have done the same and stayed what it is, or the other way round.
bool hasOtherPromotion(std::span<const Move> legal, const Move& move) {
    return std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        return other.from == move.from && other.dropped == move.dropped && other.path == move.path &&
               other.promotion != move.promotion;
    });
}

PieceTypeId moverOf(const Position& position, const Move& move) {
    return move.isDrop() ? move.dropped : position.at(move.from).type();
}

/// A move and what is written of it.
struct Deed {
    const Variant& variant;
    const Move& move;
    const Transition& transition;
    PieceTypeId mover;
    bool hasOtherPromotion;
};

std::string ending(const Deed& deed) {
    if (!deed.move.promotes()) {
        return !deed.move.isDrop() && deed.hasOtherPromotion ? "=" : "";
    }
    return deed.move.promotion == deed.variant.type(deed.mover).promotesTo
               ? "+"
               : '(' + deed.variant.type(deed.move.promotion).id + ')';
}

/// Whether the move takes on the square before it ends there.
bool passed(const Move& move, Square square) {
    return std::count(move.victimsBegin(), move.victimsEnd(), square) > 0;
}

/// Squares of the pieces that the move itself takes, in their order, the one on the last square last. What
/// burns is not among them.
rules::Squares capturedSquares(const Deed& deed, const rules::Squares& removed) {
    const Move& move = deed.move;
    rules::Squares result;
    std::copy(move.victimsBegin(), move.victimsEnd(), std::back_inserter(result));
    if (move.sweeps) {
        const auto line = deed.variant.shape().between(move.from, move.to());
        std::copy_if(line.begin(), line.end(), std::back_inserter(result),
                     [&](Square square) { return removed.contains(square); });
    }
    if (move.to() != move.from && removed.contains(move.to()) && !result.contains(move.to())) {
        result.push_back(move.to());
    }
    return result;
}

/// Everything behind the piece and its start square.
std::string action(const Deed& deed, SquareStyle style) {
    const Variant& variant = deed.variant;
    const BoardShape& shape = variant.shape();
    const Move& move = deed.move;
    if (move.isDrop()) {
        return '*' + shape.name(move.to(), style);
    }
    std::string out;
    const auto removed = rules::removedSquares(deed.transition, move);
    const auto captured = capturedSquares(deed, removed);
    const bool stays = move.to() == move.from;
    if (move.isPass()) {
        out = "--";
    }
    const bool takesAtEnd = captured.contains(move.to());
    std::string burnt;
    const auto addBurnt = [&](Square square) {
        burnt += (burnt.empty() ? " x!" : ",") + shape.name(square, style);
    };
    const bool sideEffects = rules::haveSideEffects(variant);
    if (sideEffects) {
        for (const Square square : removed) {
            if (!captured.contains(square)) {
                addBurnt(square);
            }
        }
        burnt = (rules::moverBurns(deed.transition, move) ? "*" : "") + burnt;
    }
    if (stays) {
        for (const Square victim : captured) {
            out += "x!" + shape.name(victim, style);
        }
        return out + ending(deed) + burnt;
    }
    if (!sideEffects && variant.type(deed.mover).burns) {
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
    return out + ending(deed) + burnt;
}

std::string action(const Position& position, const Move& move, bool hasOtherPromotion, SquareStyle style) {
    const Transition transition = rules::resolve(position, move);
    return action({position.variant(), move, transition, moverOf(position, move), hasOtherPromotion}, style);
}

/// What moves have in common that differ by promotion alone.
std::string wayOf(const Move& move) {
    std::string way;
    const auto add = [&way](std::size_t number) {
        constexpr unsigned kByte = 8;
        way += static_cast<char>(number & 0xFFU);
        way += static_cast<char>(number >> kByte);
    };
    add(move.isDrop() ? index(move.dropped) : index(move.from));
    way += move.isDrop() ? '*' : '-';
    for (const Square square : move.path) {
        add(index(square));
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

MoveContext contextOf(const Position& position, std::span<const Move> legal, const Move& move) {
    MoveContext context{moverOf(position, move), hasOtherPromotion(legal, move), false};
    if (move.isDrop()) {
        return context;
    }
    constexpr SquareStyle kAny = SquareStyle::Shogi; // in each style different squares have different names
    std::string what;                                // once it is asked for
    context.hasRival = std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        if (other.isDrop() || other.from == move.from || !endAlike(other, move) ||
            position.at(other.from).type() != context.mover || other.isPass() != move.isPass()) {
            return false;
        }
        if (what.empty()) {
            what = action(position, move, context.hasOtherPromotion, kAny);
        }
        return action(position, other, hasOtherPromotion(legal, other), kAny) == what;
    });
    return context;
}

std::string hodges(const Variant& variant, const Move& move, const Transition& transition,
                   const MoveContext& context, SquareStyle style) {
    return variant.type(context.mover).id +
           (context.hasRival ? variant.shape().name(move.from, style) : std::string()) +
           action({variant, move, transition, context.mover, context.hasOtherPromotion}, style);
}

std::string hodges(const Game& game, Game::Node node, SquareStyle style) {
    const Game::Ply& ply = game.ply(node);
    return hodges(game.variant(), ply.move, ply.transition, ply.context, style);
}

std::string hodges(const Position& position, std::span<const Move> legal, const Move& move,
                   SquareStyle style) {
    return hodges(position.variant(), move, rules::resolve(position, move), contextOf(position, legal, move),
                  style);
}

std::vector<std::string> hodgesOfAll(const Position& position, std::span<const Move> legal,
                                     SquareStyle style) {
    const Variant& variant = position.variant();
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
        texts.push_back(variant.type(moverOf(position, move)).id +
                        action(position, move, ways.find(wayOf(move))->second.second, style));
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
