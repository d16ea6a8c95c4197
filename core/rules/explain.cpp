#include "core/rules/explain.h"

#include <algorithm>
#include <array>

#include "core/base/english.h"
#include "core/rules/captures.h"
#include "core/rules/drops.h"
#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"
#include "core/rules/lion_trade.h"
#include "core/rules/outcome.h"
#include "core/rules/refusal_words.h"
#include "core/rules/refused_promotion.h"
#include "core/rules/refused_route.h"
#include "core/rules/resolve.h"
#include "core/rules/unreached.h"
#include "core/variant/move_abilities.h"

namespace mujo::rules {

namespace {

constexpr std::array<const char*, 29> kCodes = {"legal",
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
                                                "passed-first",
                                                "ambiguous",
                                                "game-over"};

class Explainer {
public:
    Explainer(const Position& position, const History& history, const ParsedMove& move, SquareStyle style)
        : m_position(position), m_history(history), m_move(move), m_style(style), m_words(position, style) {}

    Explanation run() {
        if (const Outcome over = outcome(m_position, m_history); over.isOver()) {
            return refuse(RefusalReason::GameOver, "The game is over: " + resultInWords(over) + '.');
        }
        return m_move.dropped != kNoPieceType ? drop() : boardMove();
    }

private:
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] std::string name(Square square) const { return m_words.square(square); }
    [[nodiscard]] std::string pieceOn(Square square) const { return m_words.piece(square); }
    [[nodiscard]] std::string listed(const std::vector<Square>& squares) const {
        return m_words.pieces(squares);
    }
    [[nodiscard]] std::string mover() const { return "The " + pieceOn(m_move.from); }
    [[nodiscard]] Square to() const { return m_move.stops.back(); }

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
                          "A piece is dropped on an empty square; " + name(to()) + " holds the " +
                              m_words.kind(to()) + '.',
                          {to()});
        case DropVerdict::CouldNeverMove:
            return refuse(RefusalReason::DropCouldNeverMove,
                          withCapitalArticle(piece) + " on " + name(to()) + " could never move again.");
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
        Explanation result = refuse(RefusalReason::Ambiguous, "This text fits several moves: " + texts + '.');
        result.fitting = std::move(legal);
        return result;
    }

    Explanation verdict(const Move& move) {
        switch (judge(m_position, m_history, move)) {
        case Refusal::OwnRoyalExposed:
            return exposed(move);
        case Refusal::MatingDrop:
            return refuse(RefusalReason::DropMates, withCapitalArticle(variant().type(move.dropped).name) +
                                                        " may not be dropped to give mate.");
        case Refusal::Repetition:
            return refuse(RefusalReason::Repetition, repeats());
        case Refusal::PerpetualCheck:
            return refuse(
                RefusalReason::PerpetualCheck,
                "The resulting position would arise for the fourth time, and you have given check with every "
                "move since the first; perpetual check is forbidden.");
        case Refusal::PerpetualAttack:
            return refuse(RefusalReason::PerpetualAttack,
                          "The resulting position would arise for the fourth time, and you alone have "
                          "attacked with every "
                          "move since the first; you must do something else.");
        case Refusal::PassedFirst:
            return refuse(RefusalReason::PassedFirst,
                          "The resulting position would arise for the fourth time, by turns that both sides "
                          "have skipped one after the other; you skipped first and must do something else.");
        default:
            break;
        }
        Explanation result{RefusalReason::None, "Legal.", {}, {move}};
        return result;
    }

    [[nodiscard]] std::string repeats() const {
        const auto* forbidden = std::get_if<RepetitionForbidden>(&variant().rules().repetition);
        const std::string out =
            "The resulting position has been on the board before with the same side to move; ";
        return out + (forbidden != nullptr && forbidden->onlyForAttacker
                          ? "a side that alone has been attacking since may not repeat it."
                          : "in this game no position may be repeated.");
    }

    Explanation exposed(const Move& move) {
        Position next = m_position;
        next.apply(resolve(m_position, move));
        const Square royal = next.royals(m_position.turn()).front();
        const std::vector<Square> by = attackers(next, royal, next.turn());
        const std::string who = RefusalWords(next, m_style).pieces(by);
        std::vector<Square> squares = by;
        squares.push_back(royal);
        const bool already = inCheck(m_position, m_position.turn());
        return refuse(RefusalReason::OwnRoyalExposed,
                      "The " + variant().type(next.at(royal).type()).name + " on " + name(royal) +
                          (already ? " would still be attacked by " : " would be attacked by ") + who + '.',
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
            return refuse(RefusalReason::OwnPieceOnTarget,
                          mover() + " cannot end on " + name(to()) + ", where your own " +
                              m_words.kind(to()) + " stands.",
                          {to()});
        }
        if (m_move.stops.size() == 1) {
            return whyNotReached(m_position, m_move.from, to(), m_style);
        }
        const std::string why = whyNotInOneMove(m_position, m_move, m_style);
        return why.empty() ? whyNotReached(m_position, m_move.from, m_move.stops.front(), m_style)
                           : refuse(RefusalReason::NoSuchMove, why);
    }

    /// The move exists; its promotion is written otherwise than the rules have it.
    [[nodiscard]] Explanation whyPromotionDiffers(const Move& move) const {
        if (m_move.form != kNoPieceType) {
            return refuse(RefusalReason::CannotPromote, mover() + " does not become " +
                                                            withArticle(variant().type(m_move.form).name) +
                                                            " by this move.");
        }
        return m_move.promote
                   ? refuse(RefusalReason::CannotPromote, whyNotPromoted(m_position, move, m_style))
                   : refuse(RefusalReason::MustPromote, whyPromoted(m_position, move, m_style));
    }

    /// Whether the text is that of a skipped turn, perhaps with the empty square where the piece steps out
    /// to.
    [[nodiscard]] bool isSkip() const {
        return to() == m_move.from && std::all_of(m_move.stops.begin(), m_move.stops.end() - 1,
                                                  [&](Square stop) { return m_position.at(stop).isEmpty(); });
    }

    [[nodiscard]] Explanation whyNoPass() const {
        if (!anyPieceCanSkip(variant())) {
            return refuse(RefusalReason::PassForbidden, "Turns may not be skipped in this game.");
        }
        if (!stepsOutAndBack()) {
            constexpr std::size_t kAll = 8;
            const Directions ways =
                abilitiesOf(variant().type(m_position.at(m_move.from).type()).program).passes;
            return refuse(RefusalReason::PassImpossible,
                          ways.empty() ? mover() + " cannot skip a turn: it cannot step out and back."
                                       : mover() + " cannot skip a turn here: it needs an empty square " +
                                             (ways.size() == kAll ? "beside it" : directionsInWords(ways)) +
                                             " to step out to.");
        }
        switch (variant().rules().pass) {
        case PassRule::NotTwiceByOneSide:
            return refuse(RefusalReason::PassForbidden,
                          "You skipped your last turn; two turns in a row may not be skipped.");
        case PassRule::NotAfterPass:
            return refuse(RefusalReason::PassForbidden,
                          "Your opponent has just skipped a turn; you may not skip right after that.");
        default:
            return refuse(RefusalReason::PassForbidden, "Turns may not be skipped in this game.");
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
            return refuse(RefusalReason::CaptureBanned,
                          withCapitalArticle(variant().type(attacker).name) + " may not take " +
                              withArticle(m_words.kind(banned)) + '.',
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

    const Position& m_position;
    const History& m_history;
    const ParsedMove& m_move;
    SquareStyle m_style;
    RefusalWords m_words;
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
