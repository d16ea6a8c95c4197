#include "core/rules/explain.h"

#include <algorithm>
#include <array>

#include "core/rules/captures.h"
#include "core/rules/drops.h"
#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"
#include "core/rules/lion_trade.h"
#include "core/rules/outcome.h"
#include "core/rules/passing.h"
#include "core/rules/resolve.h"
#include "core/rules/routes.h"

namespace mujo::rules {

namespace {

constexpr std::array<const char*, 28> kCodes = {"legal",
                                                "no-piece",
                                                "not-your-piece",
                                                "own-piece-on-target",
                                                "no-such-move",
                                                "blocked",
                                                "nothing-to-take",
                                                "cannot-take",
                                                "capture-banned",
                                                "protected-from-emperor",
                                                "lion-protected",
                                                "lion-counter-strike",
                                                "pass-forbidden",
                                                "pass-impossible",
                                                "must-promote",
                                                "cannot-promote",
                                                "royal-exposed",
                                                "not-in-hand",
                                                "drop-occupied",
                                                "drop-stuck",
                                                "drop-second-on-file",
                                                "drop-mates",
                                                "no-drops",
                                                "repetition",
                                                "perpetual-check",
                                                "perpetual-attack",
                                                "ambiguous",
                                                "game-over"};

/// A board that holds hardly anything.
class LoneBoard {
public:
    explicit LoneBoard(const Variant& variant) : m_variant(variant) {}
    void set(Square square, Cell cell) { m_cells.emplace_back(square, cell); }
    [[nodiscard]] Cell at(Square square) const {
        const auto found = std::find_if(m_cells.begin(), m_cells.end(),
                                        [square](const auto& each) { return each.first == square; });
        return found == m_cells.end() ? Cell{} : found->second;
    }
    [[nodiscard]] const Variant& variant() const { return m_variant; }
    [[nodiscard]] const BoardShape& shape() const { return m_variant.shape(); }

private:
    const Variant& m_variant;
    std::vector<std::pair<Square, Cell>> m_cells;
};

class Explainer {
public:
    Explainer(const Position& position, const History& history, const ParsedMove& move, SquareStyle style)
        : m_position(position), m_history(history), m_move(move), m_style(style) {}

    Explanation run() {
        if (const Outcome over = outcome(m_position, m_history); over.isOver()) {
            return refuse(RefusalReason::GameOver, "The game is over.");
        }
        return m_move.dropped != kNoPieceType ? drop() : boardMove();
    }

private:
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] std::string name(Square square) const { return variant().shape().name(square, m_style); }
    [[nodiscard]] std::string pieceOn(Square square) const {
        return variant().type(m_position.at(square).type()).name + " on " + name(square);
    }
    [[nodiscard]] std::string mover() const { return "The " + pieceOn(m_move.from); }
    [[nodiscard]] Square to() const { return m_move.stops.back(); }

    /// "A", "A and B", "A, B and C".
    [[nodiscard]] std::string listed(const std::vector<Square>& squares) const {
        std::string out;
        for (std::size_t i = 0; i < squares.size(); ++i) {
            out += i == 0 ? "" : (i + 1 == squares.size() ? " and " : ", ");
            out += "the " + pieceOn(squares[i]);
        }
        return out;
    }

    static Explanation refuse(RefusalReason reason, std::string sentence, std::vector<Square> squares = {}) {
        return {reason, std::move(sentence), std::move(squares), {}};
    }

    Explanation drop() {
        const std::string piece = variant().type(m_move.dropped).name;
        if (m_move.stops.size() != 1 || m_move.promote) {
            return refuse(RefusalReason::NoSuchMove, "A piece is dropped on one square, and unpromoted.");
        }
        switch (judgeDrop(m_position, m_move.dropped, to())) {
        case DropVerdict::NoDrops:
            return refuse(RefusalReason::NoDropsInGame, "Captured pieces do not come back in this game.");
        case DropVerdict::NotInHand:
            return refuse(RefusalReason::DropNotInHand, "There is no " + piece + " in hand.");
        case DropVerdict::Occupied:
            return refuse(RefusalReason::DropOccupied,
                          "A piece is dropped on an empty square; " + name(to()) + " holds " +
                              listed({to()}) + '.',
                          {to()});
        case DropVerdict::CouldNeverMove:
            return refuse(RefusalReason::DropCouldNeverMove,
                          "A " + piece + " on " + name(to()) + " could never move again.");
        case DropVerdict::SecondOnFile:
            return refuse(RefusalReason::DropSecondOnFile,
                          "There is already an unpromoted " + piece + " of yours on this file.",
                          sameOnFile());
        default:
            break;
        }
        Move move;
        move.dropped = m_move.dropped;
        move.path.push_back(to());
        return verdict(move);
    }

    [[nodiscard]] std::vector<Square> sameOnFile() const {
        std::vector<Square> found;
        const BoardShape& shape = variant().shape();
        for (int row = 0; row < shape.ranks(); ++row) {
            const Square square = shape.at(shape.column(to()), row);
            if (m_position.at(square) == Cell(Piece{m_move.dropped, m_position.turn()})) {
                found.push_back(square);
            }
        }
        return found;
    }

    Explanation boardMove() {
        if (m_position.at(m_move.from).isEmpty()) {
            return refuse(RefusalReason::NoPieceThere, "There is no piece on " + name(m_move.from) + '.');
        }
        if (!m_position.at(m_move.from).holds(m_position.turn())) {
            return refuse(RefusalReason::NotYourPiece,
                          mover() + " belongs to the other side; it is " +
                              (m_position.turn() == Side::Sente ? "Sente" : "Gote") + "'s turn.");
        }
        std::vector<Move> possible;
        Generator().from(m_position, m_move.from, possible);
        const auto matched = matchMove(m_position, possible, m_move);
        if (matched) {
            return verdict(*matched);
        }
        if (matched.error().kind == MoveTextFault::Kind::Ambiguous) {
            return ambiguous(matched.error().fitting);
        }
        return whyImpossible(possible);
    }

    /// Several pseudo-legal moves fit; the safety of the royal may leave one.
    Explanation ambiguous(const std::vector<Move>& fitting) {
        std::vector<Move> legal;
        std::copy_if(fitting.begin(), fitting.end(), std::back_inserter(legal),
                     [&](const Move& move) { return judge(m_position, m_history, move) == Refusal::None; });
        if (legal.size() == 1) {
            return verdict(legal.front());
        }
        if (legal.empty()) {
            return verdict(fitting.front());
        }
        std::string texts;
        for (const Move& move : legal) {
            texts += (texts.empty() ? "" : ", ") + moveText(variant(), move);
        }
        Explanation result =
            refuse(RefusalReason::Ambiguous, "Several moves are meant by this: " + texts + '.');
        result.fitting = std::move(legal);
        return result;
    }

    Explanation verdict(const Move& move) {
        switch (judge(m_position, m_history, move)) {
        case Refusal::OwnRoyalExposed:
            return exposed(move);
        case Refusal::MatingDrop:
            return refuse(RefusalReason::DropMates,
                          "A " + variant().type(move.dropped).name + " may not be dropped to give mate.");
        case Refusal::Repetition:
            return refuse(RefusalReason::Repetition,
                          "This position has been on the board before with the same side to move; this game "
                          "forbids that.");
        case Refusal::PerpetualCheck:
            return refuse(
                RefusalReason::PerpetualCheck,
                "This would be the fourth time that the position arises, by checks alone; perpetual "
                "check is forbidden.");
        case Refusal::PerpetualAttack:
            return refuse(
                RefusalReason::PerpetualAttack,
                "This would be the fourth time that the position arises, and you alone have attacked with "
                "every move; you must do something else.");
        default:
            break;
        }
        Explanation result{RefusalReason::None, "Legal.", {}, {move}};
        return result;
    }

    Explanation exposed(const Move& move) {
        Position next = m_position;
        next.apply(resolve(m_position, move));
        const Square royal = next.royals(m_position.turn()).front();
        const std::vector<Square> by = attackers(next, royal, next.turn());
        std::string who;
        for (const Square square : by) {
            who += (who.empty() ? "the " : " and the ") + variant().type(next.at(square).type()).name +
                   " on " + name(square);
        }
        std::vector<Square> squares = by;
        squares.push_back(royal);
        const bool already = inCheck(m_position, m_position.turn());
        return refuse(RefusalReason::OwnRoyalExposed,
                      "The " + variant().type(next.at(royal).type()).name + " on " + name(royal) +
                          (already ? " would still be attacked by " : " would be attacked by ") + who + '.',
                      squares);
    }

    Explanation whyImpossible(const std::vector<Move>& possible) {
        if (m_move.stops.size() == 1 && to() == m_move.from) {
            return whyNoPass();
        }
        ParsedMove plain = m_move;
        plain.promote = plain.decline = false;
        const auto matched = matchMove(m_position, possible, plain);
        if (matched || matched.error().kind == MoveTextFault::Kind::Ambiguous) {
            return m_move.promote
                       ? refuse(RefusalReason::CannotPromote, mover() + " does not promote by this move.")
                       : refuse(RefusalReason::MustPromote, mover() + " must promote by this move.");
        }
        if (const auto limited = whyNotTaken()) {
            return *limited;
        }
        if (m_position.at(to()).holds(m_position.turn()) && to() != m_move.from) {
            return refuse(RefusalReason::OwnPieceOnTarget,
                          mover() + " cannot end on " + name(to()) + ", where your own " +
                              variant().type(m_position.at(to()).type()).name + " stands.",
                          {to()});
        }
        if (m_move.stops.size() > 1) {
            return refuse(RefusalReason::NoSuchMove,
                          mover() + " cannot go this way to " + name(to()) + " in one turn.");
        }
        return whyNotReached();
    }

    Explanation whyNoPass() {
        bool canPass = false;
        forEachCandidate(m_position, m_move.from, m_position.at(m_move.from).piece(),
                         [&](const Candidate& candidate) {
                             canPass = candidate.to == m_move.from && candidate.isQuiet();
                             return !canPass;
                         });
        if (!canPass) {
            return refuse(RefusalReason::PassImpossible,
                          mover() +
                              " cannot skip a turn here; that takes a piece that can step out to an empty "
                              "square and back.");
        }
        switch (variant().rules().pass) {
        case PassRule::NotTwiceByOneSide:
            return refuse(RefusalReason::PassForbidden,
                          "You skipped your last turn; two turns in a row may not be "
                          "skipped.");
        case PassRule::NotAfterPass:
            return refuse(RefusalReason::PassForbidden,
                          "Your opponent has just skipped a turn; you may not skip "
                          "right after that.");
        default:
            return refuse(RefusalReason::PassForbidden, "Turns may not be skipped in this game.");
        }
    }

    /// Bans and the emperor's limits: the piece could take, but the rules forbid it.
    std::optional<Explanation> whyNotTaken() {
        std::vector<Square> wanted;
        for (const Square stop : m_move.stops) {
            if (m_position.at(stop).holds(opponent(m_position.turn()))) {
                wanted.push_back(stop);
            }
        }
        if (wanted.empty()) {
            return std::nullopt;
        }
        const PieceTypeId attacker = m_position.at(m_move.from).type();
        Square banned; // the text need not have named it
        Square lion;
        LionVerdict lions = LionVerdict::Allowed;
        const bool forbidden = !forEachCandidate(
            m_position, m_move.from, m_position.at(m_move.from).piece(), [&](const Candidate& candidate) {
                const bool meant =
                    candidate.to == to() && !mayTake(m_position, m_move.from, candidate) &&
                    std::all_of(wanted.begin(), wanted.end(), [&](Square s) { return candidate.takes(s); });
                if (meant) {
                    lions = judgeLionTrade(m_position, m_move.from, candidate, &lion);
                    candidate.forEachTaken(m_position, [&](Square s) {
                        const bool ban = isBanned(variant(), attacker, m_position.at(s).type());
                        banned = ban ? s : banned;
                        return !ban;
                    });
                }
                return !meant;
            });
        if (!forbidden) {
            return std::nullopt;
        }
        if (lions != LionVerdict::Allowed) {
            return lionTradeForbids(lions, lion);
        }
        if (!banned.isNone()) {
            return refuse(RefusalReason::CaptureBanned,
                          "A " + variant().type(attacker).name + " may not take a " +
                              variant().type(m_position.at(banned).type()).name + '.',
                          {banned});
        }
        std::vector<Square> protectors = protectorsOf(to());
        return refuse(RefusalReason::ProtectedFromEmperor,
                      mover() + " may not take the " + pieceOn(to()) + ", which is protected" +
                          (protectors.empty() ? std::string{} : " by " + listed(protectors)) + '.',
                      protectors);
    }

    [[nodiscard]] Explanation lionTradeForbids(LionVerdict verdict, Square lion) const {
        const std::vector<Square> protectors = protectorsOf(lion);
        if (verdict == LionVerdict::Protected) {
            return refuse(RefusalReason::LionProtected,
                          mover() + " may not take the " + pieceOn(lion) +
                              " from two squares away: it is protected" +
                              (protectors.empty() ? std::string{} : " by " + listed(protectors)) + '.',
                          protectors);
        }
        std::vector<Square> squares = protectors;
        squares.push_back(m_position.state().lionTaken);
        return refuse(RefusalReason::LionCounterStrike,
                      "A lion has just been taken on " + name(m_position.state().lionTaken) +
                          " by a piece that is no lion; in reply the " + pieceOn(lion) +
                          " may not be taken by such a piece.",
                      squares);
    }

    /// Pieces that could retake on `square` once the mover has taken there.
    [[nodiscard]] std::vector<Square> protectorsOf(Square square) const {
        Position next = m_position;
        Move take;
        take.from = m_move.from;
        take.path.push_back(square);
        next.apply(resolve(m_position, take));
        return attackers(next, square, next.turn());
    }

    Explanation whyNotReached() {
        const Cell piece = m_position.at(m_move.from);
        const Cell target = m_position.at(to());
        const Cell enemy = target.isEmpty() ? Cell(Piece{piece.type(), opponent(piece.owner())}) : target;
        Route quietWay;
        Route takingWay;
        LoneBoard empty(variant());
        empty.set(m_move.from, piece);
        const bool quiet = reaches(empty, quietWay);
        empty.set(to(), enemy);
        const bool taking = reaches(empty, takingWay);
        if (target.isEmpty() ? quiet : taking) {
            const std::vector<Square> blockers = inTheWay(target.isEmpty() ? quietWay : takingWay);
            if (!blockers.empty()) {
                return refuse(RefusalReason::Blocked,
                              mover() + " cannot reach " + name(to()) + ": " + listed({blockers.front()}) +
                                  " is in the way.",
                              {blockers.front()});
            }
        }
        if (target.isEmpty() && taking) {
            return refuse(RefusalReason::NothingToTake,
                          mover() + " can go to " + name(to()) + " only to take a piece there.");
        }
        if (!target.isEmpty() && quiet) {
            if (isOutranked(piece.type(), target.type())) {
                return refuse(RefusalReason::CannotTakeThere,
                              mover() + " passes and takes on its line only pieces of lower rank; the " +
                                  pieceOn(to()) + " is not.",
                              {to()});
            }
            return refuse(RefusalReason::CannotTakeThere,
                          mover() + " can go to " + name(to()) + " but not take there.");
        }
        return refuse(RefusalReason::NoSuchMove, mover() + " does not move to " + name(to()) + '.');
    }

    /// Whether the rank of a piece saves it from one that removes what it passes.
    [[nodiscard]] bool isOutranked(PieceTypeId mover, PieceTypeId target) const {
        const auto& sweep = variant().rules().sweep;
        const auto& legs = variant().type(mover).program.legs;
        return sweep && sweep->ranks[index(mover)] >= sweep->ranks[index(target)] &&
               std::any_of(legs.begin(), legs.end(),
                           [](const betza::Leg& leg) { return leg.gait == betza::Gait::Sweep; });
    }

    bool reaches(const LoneBoard& board, Route& way) const {
        const Piece piece = m_position.at(m_move.from).piece();
        std::size_t best = SIZE_MAX;
        forEachCandidate(board, m_move.from, piece, [&](const Candidate& candidate) {
            if (candidate.to == to() && candidate.victims.empty() && candidate.trail.size() < best) {
                best = candidate.trail.size();
                way.assign(1, m_move.from);
                way.insert(way.end(), candidate.trail.begin(), candidate.trail.end());
                way.push_back(candidate.to);
            }
            return best > 0;
        });
        return best != SIZE_MAX;
    }

    /// Occupied squares on the lines of a way, its end not counted, nearest first.
    [[nodiscard]] std::vector<Square> inTheWay(const Route& way) const {
        std::vector<Square> found;
        const BoardShape& shape = variant().shape();
        const auto sign = [](int value) { return value > 0 ? 1 : (value < 0 ? -1 : 0); };
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
            const int right = shape.column(way[i + 1]) - shape.column(way[i]);
            const int down = shape.row(way[i + 1]) - shape.row(way[i]);
            const int steps = shape.distance(way[i], way[i + 1]);
            const bool straight = right == 0 || down == 0 || std::abs(right) == std::abs(down);
            for (int n = straight ? 1 : steps; n <= steps; ++n) {
                const Square square = straight ? shape.at(shape.column(way[i]) + n * sign(right),
                                                          shape.row(way[i]) + n * sign(down))
                                               : way[i + 1];
                if (square != way.back() && square != m_move.from && !m_position.at(square).isEmpty()) {
                    found.push_back(square);
                }
            }
        }
        return found;
    }

    const Position& m_position;
    const History& m_history;
    const ParsedMove& m_move;
    SquareStyle m_style;
};

} // namespace

const char* refusalCode(RefusalReason reason) {
    return kCodes[static_cast<std::size_t>(reason)];
}

Explanation explain(const Position& position, const History& history, const ParsedMove& move,
                    SquareStyle style) {
    return Explainer(position, history, move, style).run();
}

} // namespace mujo::rules
