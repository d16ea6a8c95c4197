#include "core/game/notation/hodges.h"

#include <algorithm>
#include <unordered_map>

#include "core/game/notation/japanese.h"
#include "core/game/notation/move_acts.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

/// Whether the piece could also have done the same and stayed what it is, or the other way round.
bool hasOtherPromotion(std::span<const Move> legal, const Move& move) {
    return std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        return other.origin == move.origin && other.path == move.path && other.promotion != move.promotion;
    });
}

/// A move and what is written of it.
struct WrittenMove {
    const Variant& variant;
    const Move& move;
    const Transition& transition;
    PieceTypeId mover;
    bool hasOtherPromotion;
};

std::string ending(const WrittenMove& written) {
    if (!written.move.promotes()) {
        return !written.move.isDrop() && written.hasOtherPromotion ? "=" : "";
    }
    return written.move.promotion == written.variant.type(written.mover).promotesTo
               ? "+"
               : '(' + written.variant.type(*written.move.promotion).id + ')';
}

/// The text behind the piece and its start square.
std::string actionText(const WrittenMove& written, SquareStyle style) {
    const BoardShape& shape = written.variant.shape();
    const Move& move = written.move;
    if (move.isDrop()) {
        return '*' + shape.name(move.to(), style);
    }
    const MoveActs acts = actsOf(written.variant, move, written.transition, written.mover);
    std::string out = move.isPass() ? "--" : "";
    for (const Square victim : acts.taken) {
        out += (acts.stays ? "x!" : "x") + shape.name(victim, style);
    }
    for (const Square victim : acts.swept) {
        out += 'x' + shape.name(victim, style);
    }
    if (!acts.stays) {
        out += (acts.takesAtEnd ? 'x' : '-') + shape.name(move.to(), style);
    }
    out += ending(written) + (acts.moverBurns ? "*" : "");
    const char* before = " x!";
    for (const Square square : acts.burnt) {
        out += before + shape.name(square, style);
        before = ",";
    }
    return out;
}

std::string actionText(const Position& position, const Move& move, bool hasOtherPromotion,
                       SquareStyle style) {
    const Transition transition = rules::resolve(position, move);
    return actionText({position.variant(), move, transition, moverOf(position, move), hasOtherPromotion},
                      style);
}

/// What moves have in common that differ by promotion alone.
std::string keyWithoutPromotion(const Move& move) {
    std::string key;
    const auto add = [&key](std::size_t number) {
        constexpr unsigned kByte = 8;
        key += static_cast<char>(number & 0xFFU);
        key += static_cast<char>(number >> kByte);
    };
    add(move.isDrop() ? index(move.dropped()) : index(move.from()));
    key += move.isDrop() ? '*' : '-';
    for (const Square square : move.path) {
        add(index(square));
    }
    return key;
}

/// Whether two moves of different pieces of one kind end alike, so that one text may stand for both: on the
/// same square, or where each of them began.
bool endAlike(const Move& a, const Move& b) {
    const bool staysA = a.to() == a.origin;
    const bool staysB = b.to() == b.origin;
    return staysA == staysB && (staysA || a.to() == b.to());
}

} // namespace

MoveContext contextOf(const Position& position, std::span<const Move> legal, const Move& move) {
    MoveContext context{moverOf(position, move), hasOtherPromotion(legal, move), false,
                        distinctionOf(position, legal, move)};
    if (move.isDrop()) {
        return context;
    }
    constexpr SquareStyle kAny = SquareStyle::Shogi; // in each style different squares have different names
    std::string what;                                // once it is asked for
    context.hasRival = std::any_of(legal.begin(), legal.end(), [&](const Move& other) {
        if (other.isDrop() || other.origin == move.origin || !endAlike(other, move) ||
            position.at(other.from()).type() != context.mover || other.isPass() != move.isPass()) {
            return false;
        }
        if (what.empty()) {
            what = actionText(position, move, context.hasOtherPromotion, kAny);
        }
        return actionText(position, other, hasOtherPromotion(legal, other), kAny) == what;
    });
    return context;
}

std::string hodges(const Variant& variant, const Move& move, const Transition& transition,
                   const MoveContext& context, SquareStyle style) {
    return variant.type(context.mover).id +
           (context.hasRival ? variant.shape().name(move.from(), style) : std::string()) +
           actionText({variant, move, transition, context.mover, context.hasOtherPromotion}, style);
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
    std::unordered_map<std::string, std::pair<std::optional<PieceTypeId>, bool>>
        promotionsByKey; // a promotion, and whether there are others
    for (const Move& move : legal) {
        const auto [entry, isNew] =
            promotionsByKey.try_emplace(keyWithoutPromotion(move), move.promotion, false);
        entry->second.second = entry->second.second || (!isNew && entry->second.first != move.promotion);
    }
    // A text for the piece and what it does; where pieces on two squares share it, the square belongs to it.
    std::unordered_map<std::string, std::pair<Square, bool>> originsByText;
    std::vector<std::string> texts;
    texts.reserve(legal.size());
    for (const Move& move : legal) {
        texts.push_back(variant.type(moverOf(position, move)).id +
                        actionText(position, move,
                                   promotionsByKey.find(keyWithoutPromotion(move))->second.second, style));
        if (!move.isDrop()) {
            const auto [origin, isNew] = originsByText.try_emplace(texts.back(), move.from(), false);
            origin->second.second = origin->second.second || origin->second.first != move.origin;
        }
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (!legal[i].isDrop() && originsByText.find(texts[i])->second.second) {
            const std::string& id = variant.type(position.at(legal[i].from()).type()).id;
            texts[i].insert(id.size(), variant.shape().name(legal[i].from(), style));
        }
    }
    return texts;
}

} // namespace mujo
