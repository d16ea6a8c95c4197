#include "core/game/notation/japanese.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/utf8.h"
#include "core/game/notation/hodges.h"
#include "core/game/notation/japanese_words.h"
#include "core/game/notation/move_acts.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

using Place = Distinction::Place;
using Way = Distinction::Way;

/// Squares in the order in which they are written, the one before the name of the piece first.
rules::Squares writtenSquares(const MoveActs& acts, const Move& move) {
    rules::Squares squares = acts.taken;
    if (!acts.stays || squares.empty()) {
        squares.push_back(move.to());
    }
    return squares;
}

/// Squares from which pieces of one name could make the same move, each once.
class Rivals {
public:
    Rivals(const Position& position, const Move& move)
        : m_position(position), m_move(move), m_mover(moverOf(position, move)),
          m_name(japaneseName(position.variant(), m_mover)), m_acts(acts(move)) {}

    /// Those of a move of a piece, its own among them; for a drop those from which a piece could go there.
    [[nodiscard]] std::vector<Square> origins(std::span<const Move> legal) const {
        std::vector<Square> squares;
        for (const Move& other : legal) {
            if (!other.isDrop() && doesTheSame(other) &&
                std::find(squares.begin(), squares.end(), other.from()) == squares.end()) {
                squares.push_back(other.from());
            }
        }
        return squares;
    }

private:
    [[nodiscard]] MoveActs acts(const Move& move) const {
        return actsOf(m_position.variant(), move, rules::resolve(m_position, move),
                      moverOf(m_position, move));
    }

    [[nodiscard]] bool doesTheSame(const Move& other) const {
        const bool staysHere = m_move.to() == m_move.origin;
        const bool staysThere = other.to() == other.origin;
        if (staysHere != staysThere || (!staysHere && other.to() != m_move.to()) || !hasName(other)) {
            return false;
        }
        if (m_move.isDrop()) {
            return other.path.size() == 1 && !other.sweeps;
        }
        return m_move.isPass() || other.isPass() ? other.origin == m_move.origin
                                                 : isWrittenAlike(acts(other));
    }

    /// The pieces on the line of a sweep are not written.
    [[nodiscard]] bool isWrittenAlike(MoveActs acts) const {
        const bool bothSweep = !acts.swept.empty() && !m_acts.swept.empty();
        acts.swept = bothSweep ? m_acts.swept : acts.swept;
        return acts == m_acts;
    }

    [[nodiscard]] bool hasName(const Move& other) const {
        const PieceTypeId kind = moverOf(m_position, other);
        return kind == m_mover || japaneseName(m_position.variant(), kind) == m_name;
    }

    const Position& m_position;
    const Move& m_move;
    PieceTypeId m_mover;
    std::string m_name;
    MoveActs m_acts;
};

/// The words that single out one of several pieces which can go to a square.
class Words {
public:
    Words(const Position& position, PieceTypeId mover, Square to, const std::vector<Square>& origins)
        : m_shape(position.shape()), m_side(position.turn()), m_to(to), m_origins(origins) {
        const auto& legs = position.variant().type(mover).program.legs;
        m_slides = std::any_of(legs.begin(), legs.end(), [](const auto& leg) { return leg.range > 1; });
    }

    /// The way alone, the place alone, then both of them.
    [[nodiscard]] Distinction of(Square from) const {
        const Way own = way(from);
        std::vector<Square> sameWay;
        std::copy_if(m_origins.begin(), m_origins.end(), std::back_inserter(sameWay),
                     [&](Square other) { return way(other) == own; });
        if (sameWay.size() == 1) {
            return {.way = own};
        }
        if (const Place among = place(from, m_origins); among != Place::Unsaid) {
            return {.place = among};
        }
        if (const Place among = place(from, sameWay); among != Place::Unsaid) {
            return {.place = among, .way = own};
        }
        return {.origin = true};
    }

private:
    [[nodiscard]] Way way(Square from) const {
        const int forward = m_shape.offset(from, m_to, m_side).forward;
        return forward > 0 ? Way::Up : forward < 0 ? Way::Down : Way::Sideways;
    }

    /// `Straight` is said of no piece that slides, as the association has it for 龍 and 馬.
    [[nodiscard]] bool isStraight(Square from) const {
        return !m_slides && way(from) == Way::Up && m_shape.offset(from, m_to, m_side).right == 0;
    }

    /// Where the piece stands among all of these; unsaid where that does not single it out.
    [[nodiscard]] Place place(Square from, const std::vector<Square>& among) const {
        const auto isOnlyOne = [&](auto&& isElsewhere) {
            return std::all_of(among.begin(), among.end(),
                               [&](Square other) { return other == from || isElsewhere(other); });
        };
        if (isStraight(from)) {
            return isOnlyOne([&](Square other) { return !isStraight(other); }) ? Place::Straight
                                                                               : Place::Unsaid;
        }
        const auto right = [&](Square other) { return m_shape.offset(from, other, m_side).right; };
        if (isOnlyOne([&](Square other) { return right(other) < 0; })) {
            return Place::Right;
        }
        return isOnlyOne([&](Square other) { return right(other) > 0; }) ? Place::Left : Place::Unsaid;
    }

    const BoardShape& m_shape;
    Side m_side;
    Square m_to;
    const std::vector<Square>& m_origins;
    bool m_slides = false;
};

std::string distinctionText(const BoardShape& shape, const Distinction& distinction, const Move& move) {
    constexpr std::array<std::string_view, 4> kPlaces{"", "左", "直", "右"};
    constexpr std::array<std::string_view, 4> kWays{"", "上", "寄", "引"};
    if (distinction.origin) {
        return move.isDrop() ? "打" : "（" + shape.name(move.from(), SquareStyle::Kanji) + "）";
    }
    return std::string(kPlaces[static_cast<std::size_t>(distinction.place)])
        .append(kWays[static_cast<std::size_t>(distinction.way)]);
}

std::string promotionText(const Variant& variant, const Move& move, const MoveContext& context) {
    if (!move.promotes()) {
        return !move.isDrop() && context.hasOtherPromotion ? "不成" : "";
    }
    return move.promotion == variant.type(context.mover).promotesTo
               ? std::string(kPromotedKanji)
               : "（" + variant.type(*move.promotion).kanji + "に成る）";
}

std::string burningText(const BoardShape& shape, const MoveActs& acts) {
    std::string text = acts.moverBurns ? "自滅" : "";
    std::string_view before = "焼";
    for (const Square square : acts.burnt) {
        text.append(before).append(shape.name(square, SquareStyle::Kanji));
        before = "・";
    }
    return text;
}

} // namespace

Distinction distinctionOf(const Position& position, std::span<const Move> legal, const Move& move) {
    const std::vector<Square> origins = Rivals(position, move).origins(legal);
    if (move.isDrop()) {
        return {.origin = !origins.empty()};
    }
    if (origins.size() < 2) {
        return {};
    }
    if (move.path.size() > 1) {
        return {.origin = true};
    }
    return Words(position, moverOf(position, move), move.to(), origins).of(move.from());
}

std::string japanese(const MoveInLine& line, const Move& move, const Transition& transition,
                     const MoveContext& context) {
    const Variant& variant = line.variant;
    const BoardShape& shape = variant.shape();
    const MoveActs acts = actsOf(variant, move, transition, context.mover);
    const rules::Squares squares = writtenSquares(acts, move);
    const std::string name = japaneseName(variant, context.mover);
    std::string text = line.side == Side::Sente ? "▲" : "△";
    if (line.previous == squares[0]) {
        text += countCharacters(name) == 1 ? "同　" : "同";
    } else {
        text += shape.name(squares[0], SquareStyle::Kanji);
    }
    text += name + distinctionText(shape, context.distinction, move);
    for (std::size_t i = 1; i < squares.size(); ++i) {
        text += "→" + shape.name(squares[i], SquareStyle::Kanji);
    }
    if (acts.stays) {
        text += move.isPass() ? "じっと" : "居食い";
    }
    text += acts.swept.empty() ? "" : "越";
    return text + promotionText(variant, move, context) + burningText(shape, acts);
}

std::string japanese(const Game& game, Game::Node node) {
    const Game::Ply& ply = game.ply(node);
    const Game::Node parent = game.parent(node);
    const bool isOdd = game.depth(node) % 2 != 0;
    const Side first = game.start().turn();
    return japanese(
        {.variant = game.variant(),
         .side = isOdd ? first : opponent(first),
         .previous = parent == Game::kStart ? std::nullopt : std::optional(game.ply(parent).move.to())},
        ply.move, ply.transition, ply.context);
}

std::string japanese(const Position& position, std::span<const Move> legal, const Move& move,
                     std::optional<Square> previous) {
    return japanese({.variant = position.variant(), .side = position.turn(), .previous = previous}, move,
                    rules::resolve(position, move), contextOf(position, legal, move));
}

} // namespace mujo
