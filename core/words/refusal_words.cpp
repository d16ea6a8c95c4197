#include "core/words/refusal_words.h"

#include <algorithm>
#include <iterator>
#include <variant>
#include <vector>

#include "core/rules/move_text.h"
#include "core/words/directions.h"
#include "core/words/phrases.h"
#include "core/words/result_words.h"

namespace mujo::words {

namespace {

namespace why = rules::why;
using rules::PieceAt;
using rules::PiecesAt;

/// Makes the sentence of each fact.
class Refusals {
public:
    Refusals(const Language& language, const Variant& variant, SquareStyle style)
        : m_language(language), m_variant(variant), m_style(style) {}

    std::string operator()(const std::monostate& /*fact*/) const { return {}; }

    std::string operator()(const why::GameOver& fact) const {
        return filled(m_language.translate("Refusals", "The game is over: %1."),
                      resultClause(m_language, fact.outcome));
    }
    std::string operator()(const why::Ambiguous& fact) const {
        std::vector<std::string> texts;
        std::transform(fact.fitting.begin(), fact.fitting.end(), std::back_inserter(texts),
                       [&](const Move& move) { return rules::moveText(m_variant, move); });
        return filled(m_language.translate("Refusals", "This text fits several moves: %1."),
                      allOf(m_language, texts));
    }

    // Drops.
    std::string operator()(const why::DropOnSeveralSquares& /*fact*/) const {
        return m_language.translate("Refusals", "A piece is dropped on one square, and unpromoted.");
    }
    std::string operator()(const why::NoDropsInGame& /*fact*/) const {
        return m_language.translate("Refusals", "Captured pieces do not come back in this game.");
    }
    std::string operator()(const why::DropNotInHand& fact) const {
        return filled(m_language.translate("Refusals", "There is no %1 in hand."), name(fact.kind));
    }
    std::string operator()(const why::DropOccupied& fact) const {
        return filled(
            m_language.translate("Refusals", "A piece is dropped on an empty square; %1 holds the %2."),
            square(fact.there.square), name(fact.there.kind));
    }
    std::string operator()(const why::DropCouldNeverMove& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 on %2 could never move again.", "a piece; a square"),
            any(fact.dropped.kind), square(fact.dropped.square));
    }
    std::string operator()(const why::DropSecondOnFile& fact) const {
        return filled(
            m_language.translate("Refusals", "There is already an unpromoted %1 of yours on this file."),
            name(fact.kind));
    }
    std::string operator()(const why::DropFileFull& fact) const {
        const int there = fact.there;
        return filled(
            m_language.translate("Refusals",
                                 "There are already %n unpromoted piece(s) of yours of the kind %1 on this "
                                 "file.",
                                 "a kind of piece", there),
            name(fact.kind));
    }
    std::string operator()(const why::DropMates& fact) const {
        return begun(m_language.translate("Refusals", "%1 may not be dropped to give mate."), any(fact.kind));
    }

    // The square of origin, and the target.
    std::string operator()(const why::NoPieceThere& fact) const {
        return filled(m_language.translate("Refusals", "There is no piece on %1."), square(fact.square));
    }
    std::string operator()(const why::NotYourPiece& fact) const {
        return begun(m_language.translate("Refusals", "%1 belongs to the other side; it is %2's turn."),
                     the(fact.piece), sideName(m_language, fact.toMove));
    }
    std::string operator()(const why::OwnPieceOnTarget& fact) const {
        return begun(m_language.translate("Refusals", "%1 cannot end on %2, where your own %3 stands."),
                     the(fact.mover), square(fact.own.square), name(fact.own.kind));
    }

    // Safety of the royal, and repetition.
    std::string operator()(const why::OwnRoyalExposed& fact) const {
        return begun(fact.already ? m_language.translate("Refusals", "%1 would still be attacked by %2.")
                                  : m_language.translate("Refusals", "%1 would be attacked by %2."),
                     the(fact.royal), list(fact.attackers));
    }
    std::string operator()(const why::Repetition& fact) const {
        return fact.onlyForAttacker
                   ? m_language.translate(
                         "Refusals",
                         "The resulting position has been on the board before with the same side to move; a "
                         "side that alone has been attacking since may not repeat it.")
                   : m_language.translate(
                         "Refusals",
                         "The resulting position has been on the board before with the same side to move; "
                         "in this game no position may be repeated.");
    }
    std::string operator()(const why::PerpetualCheck& /*fact*/) const {
        return m_language.translate(
            "Refusals",
            "The resulting position would arise for the fourth time, and you have given check with every "
            "move since the first; perpetual check is forbidden.");
    }
    std::string operator()(const why::PerpetualAttack& /*fact*/) const {
        return m_language.translate(
            "Refusals",
            "The resulting position would arise for the fourth time, and you alone have attacked with every "
            "move since the first; you must do something else.");
    }
    std::string operator()(const why::PassedFirst& /*fact*/) const {
        return m_language.translate(
            "Refusals",
            "The resulting position would arise for the fourth time, by turns that both sides have skipped "
            "one after the other; you skipped first and must do something else.");
    }

    // Skipped turns.
    std::string operator()(const why::NoPassInGame& /*fact*/) const {
        return m_language.translate("Refusals", "Turns may not be skipped in this game.");
    }
    std::string operator()(const why::PassedLastTurn& /*fact*/) const {
        return m_language.translate("Refusals",
                                    "You skipped your last turn; two turns in a row may not be skipped.");
    }
    std::string operator()(const why::OpponentHasPassed& /*fact*/) const {
        return m_language.translate(
            "Refusals", "Your opponent has just skipped a turn; you may not skip right after that.");
    }
    std::string operator()(const why::CannotStepOutAndBack& fact) const {
        if (fact.ways.empty()) {
            return begun(
                m_language.translate("Refusals", "%1 cannot skip a turn: it cannot step out and back."),
                the(fact.mover));
        }
        return fact.ways.size() == kAllDirections
                   ? begun(m_language.translate("Refusals",
                                                "%1 cannot skip a turn here: it needs an empty square beside "
                                                "it to step out to."),
                           the(fact.mover))
                   : begun(m_language.translate(
                               "Refusals",
                               "%1 cannot skip a turn here: it needs an empty square %2 to step out to.",
                               "%2: directions, as in \"straight forward\""),
                           the(fact.mover), directionsInWords(m_language, fact.ways));
    }

    // Promotion.
    std::string operator()(const why::DoesNotBecome& fact) const {
        return begun(m_language.translate("Refusals", "%1 does not become %2 by this move."), the(fact.mover),
                     any(fact.form));
    }
    std::string operator()(const why::NoPromotionInGame& /*fact*/) const {
        return m_language.translate("Refusals", "No piece promotes in this game.");
    }
    std::string operator()(const why::NeverPromotes& fact) const {
        if (fact.exemptFromContagion) {
            return begun(fact.promotedAlready
                             ? m_language.translate("Refusals",
                                                    "%1 is promoted already and does not promote again, and "
                                                    "contagion does not change it.")
                             : m_language.translate("Refusals",
                                                    "%1 never promotes, and contagion does not change it."),
                         the(fact.mover));
        }
        return begun(
            fact.promotedAlready
                ? m_language.translate("Refusals", "%1 is promoted already and does not promote again.")
                : m_language.translate("Refusals", "%1 never promotes."),
            the(fact.mover));
    }
    std::string operator()(const why::PassNeverPromotes& /*fact*/) const {
        return m_language.translate("Refusals", "A skipped turn never promotes.");
    }
    std::string operator()(const why::PromotesOnlyByCapture& fact) const {
        return begun(m_language.translate("Refusals",
                                          "%1 takes nothing by this move; in this game a piece promotes only "
                                          "when it captures."),
                     the(fact.mover));
    }
    std::string operator()(const why::DoesNotPromoteHere& fact) const {
        return begun(m_language.translate("Refusals", "%1 does not promote by this move: %2.",
                                          "%2: a clause that gives the reason"),
                     the(fact.mover), since(fact));
    }
    std::string operator()(const why::Infected& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 becomes %2 by contagion, which cannot be declined."),
            the(fact.mover), any(fact.form));
    }
    std::string operator()(const why::TakesPromotedPiece& fact) const {
        return begun(m_language.translate("Refusals", "%1 must promote, since it takes a promoted piece."),
                     the(fact.mover));
    }
    std::string operator()(const why::PromotesByCapture& fact) const {
        return begun(m_language.translate("Refusals",
                                          "%1 must promote, since in this game a piece that can promote does "
                                          "so when it captures."),
                     the(fact.mover));
    }
    std::string operator()(const why::CouldNeverMoveAgain& fact) const {
        return begun(m_language.translate("Refusals",
                                          "%1 must promote: unpromoted it could never move again from %2."),
                     the(fact.mover), square(fact.to));
    }
    std::string operator()(const why::EndsInZone& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 must promote, since this move ends in the promotion zone."),
            the(fact.mover));
    }

    // Captures that the rules forbid.
    std::string operator()(const why::CaptureBanned& fact) const {
        return begun(m_language.translate("Refusals", "%1 may not take %2.", "a kind of piece; another"),
                     any(fact.attacker), any(fact.victim));
    }
    std::string operator()(const why::ProtectedFromEmperor& fact) const {
        return fact.protectors.empty()
                   ? begun(m_language.translate("Refusals", "%1 may not take %2, which is protected."),
                           the(fact.mover), the(fact.victim))
                   : begun(m_language.translate("Refusals", "%1 may not take %2, which is protected by %3."),
                           the(fact.mover), the(fact.victim), list(fact.protectors));
    }
    std::string operator()(const why::LionProtected& fact) const {
        return fact.protectors.empty()
                   ? begun(m_language.translate("Refusals",
                                                "%1 may not take %2 from two squares away: it is protected."),
                           the(fact.mover), the(fact.lion))
                   : begun(
                         m_language.translate(
                             "Refusals", "%1 may not take %2 from two squares away: it is protected by %3."),
                         the(fact.mover), the(fact.lion), list(fact.protectors));
    }
    std::string operator()(const why::LionCounterStrike& fact) const {
        return filled(
            fact.whileProtected
                ? m_language.translate(
                      "Refusals", "A lion has just been taken on %1 by a piece that is no lion; in reply "
                                  "only a lion may take %2, because it is protected.")
                : m_language.translate("Refusals", "A lion has just been taken on %1 by a piece that is "
                                                   "no lion; in reply only a lion may take %2."),
            square(fact.taken), the(fact.lion));
    }

    // One leg that does not lead to the target.
    std::string operator()(const why::NoSuchMove& fact) const {
        return begun(m_language.translate("Refusals", "%1 does not move to %2."), the(fact.mover),
                     square(fact.to));
    }
    std::string operator()(const why::OnlyToTake& fact) const {
        return begun(m_language.translate("Refusals", "%1 can go to %2 only to take a piece there."),
                     the(fact.mover), square(fact.to));
    }
    std::string operator()(const why::NotToTake& fact) const {
        return begun(m_language.translate("Refusals", "%1 can go to %2 but not take there."), the(fact.mover),
                     square(fact.to));
    }
    std::string operator()(const why::TargetOutranks& fact) const {
        return begun(
            m_language.translate(
                "Refusals", "%1 passes and takes on its line only pieces of lower rank, which %2 is not."),
            the(fact.mover), the(fact.target));
    }
    std::string operator()(const why::InTheWay& fact) const {
        return begun(m_language.translate("Refusals", "%1 cannot reach %2: %3 is in the way."),
                     the(fact.mover), square(fact.to), the(fact.blocker));
    }
    std::string operator()(const why::PassesOnlyLowerRanks& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 passes only pieces of lower rank, which %2 is not."),
            the(fact.mover), the(fact.high));
    }
    std::string operator()(const why::JumpsOnlyToTake& fact) const {
        return begun(m_language.translate("Refusals", "%1 jumps over pieces only to take; %2 is empty."),
                     the(fact.mover), square(fact.to));
    }
    std::string operator()(const why::JumpsOnlyLowerRanks& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 jumps only over pieces of lower rank, which %2 is not."),
            the(fact.mover), the(fact.high));
    }
    std::string operator()(const why::JumpsOnlyToTakeLowerRanks& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 jumps only to take a piece of lower rank, which %2 is not."),
            the(fact.mover), the(fact.target));
    }
    std::string operator()(const why::TooManyToJump& fact) const {
        const int n = static_cast<int>(fact.most);
        return begun(
            m_language.translate("Refusals", "%1 jumps over at most %2 piece(s); on the way to %3 stand %4.",
                                 "%2: the number in words", n),
            the(fact.mover), numberInWords(m_language, fact.most), square(fact.to), list(fact.blockers));
    }

    // Several legs that do not make one move.
    std::string operator()(const why::NoIgui& fact) const {
        return begun(m_language.translate("Refusals", "%1 cannot take and come back to its square."),
                     the(fact.mover));
    }
    std::string operator()(const why::IguiTakesOne& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 takes only one piece when it takes without moving (igui)."),
            the(fact.mover));
    }
    std::string operator()(const why::IguiOnlyBeside& fact) const {
        return fact.ways.size() == kAllDirections
                   ? begun(m_language.translate(
                               "Refusals", "%1 takes without moving (igui) only on a neighbouring square."),
                           the(fact.mover))
                   : begun(m_language.translate(
                               "Refusals", "%1 takes without moving (igui) only on a neighbouring square %2.",
                               "%2: directions, as in \"straight forward\""),
                           the(fact.mover), directionsInWords(m_language, fact.ways));
    }
    std::string operator()(const why::StopsOnOwnPiece& fact) const {
        return begun(m_language.translate("Refusals", "%1 cannot stop on %2, where your own %3 stands."),
                     the(fact.mover), square(fact.own.square), name(fact.own.kind));
    }
    std::string operator()(const why::BurnsOnlyOne& fact) const {
        return begun(m_language.translate("Refusals", "%1 burns only one piece in a move."), the(fact.mover));
    }
    std::string operator()(const why::BurnsOnlyBeside& fact) const {
        return begun(m_language.translate("Refusals",
                                          "%1 burns only a piece beside the square on which it ends its "
                                          "move; %2 is not beside %3."),
                     the(fact.mover), square(fact.victim), square(fact.to));
    }
    std::string operator()(const why::EndsWhereItTakes& fact) const {
        return begun(
            m_language.translate("Refusals", "%1 ends its move where it takes; it cannot take %2 and go on."),
            the(fact.mover), the(fact.victim));
    }
    std::string operator()(const why::TakesAtMost& fact) const {
        const int n = static_cast<int>(fact.most);
        return begun(m_language.translate("Refusals", "%1 takes at most %2 piece(s) in one move.",
                                          "%2: the number in words", n),
                     the(fact.mover), numberInWords(m_language, fact.most));
    }
    std::string operator()(const why::TooManySteps& fact) const {
        const int n = static_cast<int>(fact.most);
        return begun(m_language.translate("Refusals",
                                          "%1 makes at most %2 step(s) of one square when it takes and goes "
                                          "on; this move would need %3.",
                                          "%2, %3: numbers in words", n),
                     the(fact.mover), numberInWords(m_language, fact.most),
                     numberInWords(m_language, fact.needed));
    }
    std::string operator()(const why::KeepsToOneLine& fact) const {
        if (!fact.steps) {
            return begun(m_language.translate("Refusals", "%1 keeps to one line when it takes and goes on."),
                         the(fact.mover));
        }
        const int n = static_cast<int>(*fact.steps);
        return begun(m_language.translate("Refusals", "%1 keeps to one line when it makes %2 step(s).",
                                          "%2: the number in words", n),
                     the(fact.mover), numberInWords(m_language, *fact.steps));
    }
    std::string operator()(const why::GoesOnOnlyThere& fact) const {
        return begun(m_language.translate("Refusals", "%1 takes and goes on only %2.",
                                          "%2: directions, as in \"straight forward\""),
                     the(fact.mover), directionsInWords(m_language, fact.ways));
    }
    std::string operator()(const why::TurnsOnlyOnce& fact) const {
        return begun(m_language.translate("Refusals", "%1 may turn only once in a move."), the(fact.mover));
    }
    std::string operator()(const why::CannotGoOn& fact) const {
        return begun(m_language.translate("Refusals", "%1 cannot go on from %2 to %3 in the same move."),
                     the(fact.mover), square(fact.over), square(fact.to));
    }

private:
    /// A sentence that begins with what fills its first place.
    template <class... Arguments>
    static std::string begun(const std::string& text, const Arguments&... arguments) {
        return capitalised(filled(text, arguments...));
    }

    [[nodiscard]] std::string square(Square square) const { return m_variant.shape().name(square, m_style); }
    [[nodiscard]] const std::string& name(PieceTypeId kind) const { return m_variant.type(kind).name; }
    /// "an Oxcart".
    [[nodiscard]] std::string any(PieceTypeId kind) const { return withArticle(m_language, name(kind)); }
    /// "the Lion on 5g".
    [[nodiscard]] std::string the(const PieceAt& piece) const {
        return filled(m_language.translate("Pieces", "the %1 on %2", "a piece; a square"), name(piece.kind),
                      square(piece.square));
    }
    /// "the Lion on 5g, the Pawn on 5f and the Pawn on 5e".
    [[nodiscard]] std::string list(const PiecesAt& pieces) const {
        std::vector<std::string> names;
        std::transform(pieces.begin(), pieces.end(), std::back_inserter(names),
                       [&](const PieceAt& piece) { return the(piece); });
        return allOf(m_language, names);
    }

    /// A clause on why a piece does not promote by this move.
    [[nodiscard]] std::string since(const why::DoesNotPromoteHere& fact) const {
        using Since = why::DoesNotPromoteHere::Since;
        switch (fact.since) {
        case Since::OutsideZone:
            return filled(m_language.translate("Refusals",
                                               "the move neither starts nor ends in the promotion zone, %1"),
                          zoneInWords(m_language, fact.zoneDepth));
        case Since::EndsOutsideZone:
            return filled(m_language.translate("Refusals", "the move does not end in the promotion zone, %1"),
                          zoneInWords(m_language, fact.zoneDepth));
        case Since::DeclinedLastTurn:
            return m_language.translate("Refusals", "it declined to promote on its last turn, and until its "
                                                    "next turn only a capture promotes it");
        case Since::DeclinedBefore:
            return m_language.translate(
                "Refusals",
                "it declined to promote, and until it has moved in the zone only a capture promotes it");
        case Since::WasInZone:
            return m_language.translate(
                "Refusals", "it was in the promotion zone already, where only a capture promotes it");
        case Since::DoesNotEnterZone:
            return filled(m_language.translate("Refusals", "the move does not enter the promotion zone, %1"),
                          zoneInWords(m_language, fact.zoneDepth));
        }
        return {};
    }

    const Language& m_language;
    const Variant& m_variant;
    SquareStyle m_style;
};

} // namespace

std::string refusal(const Language& language, const Variant& variant, const rules::Explanation& explanation,
                    SquareStyle style) {
    return std::visit(Refusals(language, variant, style), explanation.fact);
}

} // namespace mujo::words
