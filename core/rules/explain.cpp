#include "core/rules/explain.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/rules/captures.h"
#include "core/rules/drops.h"
#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"
#include "core/rules/lion_trade.h"
#include "core/rules/outcome.h"
#include "core/rules/refused_promotion.h"
#include "core/rules/refused_route.h"
#include "core/rules/resolve.h"
#include "core/rules/unreached.h"
#include "core/variant/move_abilities.h"

namespace mujo::rules {

namespace {

class Explainer {
public:
    Explainer(const Position& position, const History& history, const ParsedMove& move)
        : m_position(position), m_history(history), m_move(move) {}

    Explanation run() {
        if (const Outcome over = outcome(m_position, m_history); over.isOver()) {
            return refuse(why::GameOver{over});
        }
        return m_move.dropped != kNoPieceType ? drop() : boardMove();
    }

private:
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] PieceAt at(Square square) const { return pieceAt(m_position, square); }
    [[nodiscard]] PieceAt mover() const { return at(m_move.from); }
    [[nodiscard]] Square to() const { return m_move.stops.back(); }

    Explanation drop() {
        if (m_move.stops.size() != 1 || m_move.promote) {
            return refuse(why::DropOnSeveralSquares{});
        }
        switch (judgeDrop(m_position, m_move.dropped, to())) {
        case DropVerdict::NoDrops:
            return refuse(why::NoDropsInGame{});
        case DropVerdict::NotInHand:
            return refuse(why::DropNotInHand{m_move.dropped});
        case DropVerdict::Occupied:
            return refuse(why::DropOccupied{at(to())}, {to()});
        case DropVerdict::CouldNeverMove:
            return refuse(why::DropCouldNeverMove{{m_move.dropped, to()}});
        case DropVerdict::SecondOnFile:
            return refuse(why::DropSecondOnFile{m_move.dropped}, sameOnFile());
        case DropVerdict::FileFull:
            return refuse(why::DropFileFull{m_move.dropped, static_cast<int>(sameOnFile().size())},
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
            return refuse(why::NoPieceThere{m_move.from});
        }
        if (!m_position.at(m_move.from).holds(m_position.turn())) {
            return refuse(why::NotYourPiece{mover(), m_position.turn()});
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
        Explanation result = refuse(why::Ambiguous{legal});
        result.fitting = std::move(legal);
        return result;
    }

    Explanation verdict(const Move& move) {
        switch (judge(m_position, m_history, move)) {
        case Refusal::OwnRoyalExposed:
            return exposed(move);
        case Refusal::MatingDrop:
            return refuse(why::DropMates{move.dropped});
        case Refusal::Repetition:
            return refuse(why::Repetition{isForbiddenOnlyForAttacker()});
        case Refusal::PerpetualCheck:
            return refuse(why::PerpetualCheck{});
        case Refusal::PerpetualAttack:
            return refuse(why::PerpetualAttack{});
        case Refusal::PassedFirst:
            return refuse(why::PassedFirst{});
        default:
            break;
        }
        return {RefusalReason::None, {}, {}, {move}};
    }

    [[nodiscard]] bool isForbiddenOnlyForAttacker() const {
        const auto* forbidden = std::get_if<RepetitionForbidden>(&variant().rules().repetition);
        return forbidden != nullptr && forbidden->onlyForAttacker;
    }

    Explanation exposed(const Move& move) {
        Position next = m_position;
        next.apply(resolve(m_position, move));
        const Square royal = next.royals(m_position.turn()).front();
        const std::vector<Square> by = attackers(next, royal, next.turn());
        std::vector<Square> squares = by;
        squares.push_back(royal);
        return refuse(why::OwnRoyalExposed{pieceAt(next, royal), piecesAt(next, by),
                                           inCheck(m_position, m_position.turn())},
                      squares);
    }

    Explanation whyImpossible(const std::vector<Move>& possible) {
        ParsedMove plain = m_move;
        plain.promote = plain.decline = false;
        plain.form = kNoPieceType;
        const auto matched = matchMove(m_position, possible, plain);
        if (matched) {
            return whyPromotionDiffers(*matched);
        }
        if (matched.error().kind == MoveTextFault::Kind::Ambiguous) {
            return whyPromotionDiffers(matched.error().fitting.front());
        }
        if (isSkip()) {
            return whyNoPass();
        }
        if (const auto limited = whyNotTaken()) {
            return *limited;
        }
        if (m_position.at(to()).holds(m_position.turn()) && to() != m_move.from) {
            return refuse(why::OwnPieceOnTarget{mover(), at(to())}, {to()});
        }
        if (m_move.stops.size() == 1) {
            return whyNotReached(m_position, m_move.from, to());
        }
        RefusalFact fact = whyNotInOneMove(m_position, m_move);
        return std::holds_alternative<std::monostate>(fact)
                   ? whyNotReached(m_position, m_move.from, m_move.stops.front())
                   : refuse(std::move(fact));
    }

    /// The move exists; its promotion is written otherwise than the rules have it.
    [[nodiscard]] Explanation whyPromotionDiffers(const Move& move) const {
        if (m_move.form != kNoPieceType) {
            return refuse(why::DoesNotBecome{mover(), m_move.form});
        }
        return refuse(m_move.promote ? whyNotPromoted(m_position, move) : whyPromoted(m_position, move));
    }

    /// Whether the text is that of a skipped turn, perhaps with the empty square where the piece steps out
    /// to.
    [[nodiscard]] bool isSkip() const {
        return to() == m_move.from && std::all_of(m_move.stops.begin(), m_move.stops.end() - 1,
                                                  [&](Square stop) { return m_position.at(stop).isEmpty(); });
    }

    [[nodiscard]] Explanation whyNoPass() const {
        if (!anyPieceCanSkip(variant())) {
            return refuse(why::NoPassInGame{});
        }
        if (!stepsOutAndBack()) {
            return refuse(why::CannotStepOutAndBack{
                mover(), abilitiesOf(variant().type(m_position.at(m_move.from).type()).program).passes});
        }
        switch (variant().rules().pass) {
        case PassRule::NotTwiceByOneSide:
            return refuse(why::PassedLastTurn{});
        case PassRule::NotAfterPass:
            return refuse(why::OpponentHasPassed{});
        default:
            return refuse(why::NoPassInGame{});
        }
    }

    /// Whether the piece has an empty square to step out to and come back from.
    [[nodiscard]] bool stepsOutAndBack() const {
        return !forEachCandidate(
            m_position, m_move.from, m_position.at(m_move.from).piece(),
            [&](const Candidate& candidate) { return candidate.to != m_move.from || !candidate.isQuiet(); });
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
            return refuse(why::CaptureBanned{attacker, m_position.at(banned).type()}, {banned});
        }
        std::vector<Square> protectors = protectorsOf(to());
        return refuse(why::ProtectedFromEmperor{mover(), at(to()), piecesAt(m_position, protectors)},
                      protectors);
    }

    [[nodiscard]] Explanation lionTradeForbids(LionVerdict verdict, Square lion) const {
        const std::vector<Square> protectors = protectorsOf(lion);
        if (verdict == LionVerdict::Protected) {
            return refuse(why::LionProtected{mover(), at(lion), piecesAt(m_position, protectors)},
                          protectors);
        }
        std::vector<Square> squares = protectors;
        squares.push_back(m_position.state().lionTaken);
        return refuse(why::LionCounterStrike{m_position.state().lionTaken, at(lion)}, squares);
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

    const Position& m_position;
    const History& m_history;
    const ParsedMove& m_move;
};

} // namespace

Explanation explain(const Position& position, const History& history, const ParsedMove& move) {
    return Explainer(position, history, move).run();
}

} // namespace mujo::rules
