#include "core/words/special_rules.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>

#include "core/words/line_moves.h"
#include "core/words/phrases.h"
#include "core/words/piece_lists.h"

namespace mujo::words {

namespace {

/// When a lion two squares away may be taken.
std::string distantLion(const Language& language, const Variant& variant, const LionTrade& rule) {
    const std::string unworthy =
        anyKind(language, variant, [&](PieceTypeId kind) { return rule.noBridge.contains(kind); });
    const bool after = rule.judged == LionTrade::Judged::AfterCapture;
    if (unworthy.empty()) {
        return after ? language.translate("Rules",
                                          "A lion may take a lion two squares away only if the "
                                          "opponent could not take back there.",
                                          "of a lion that takes a lion")
                     : language.translate("Rules",
                                          "A lion may take a lion two squares away only if the "
                                          "opponent could not take back there, judged before the move.",
                                          "of a lion that takes a lion");
    }
    return filled(
        after ? language.translate(
                    "Rules",
                    "A lion may take a lion two squares away only if the opponent could not take "
                    "back there, or if the lion also takes, on its way, a piece other than %1.",
                    "of a lion that takes a lion")
              : language.translate("Rules",
                                   "A lion may take a lion two squares away only if the opponent "
                                   "could not take back there, judged before the move, or if the lion also "
                                   "takes, on its way, a piece other than "
                                   "%1.",
                                   "of a lion that takes a lion"),
        unworthy);
}

std::string lionTrade(const Language& language, const Variant& variant, const LionTrade& rule) {
    std::vector<std::string> out{language.translate("Rules", "A lion may always take an adjacent lion."),
                                 distantLion(language, variant, rule)};
    switch (rule.counterStrike) {
    case LionTrade::CounterStrike::Banned:
        out.push_back(
            language.translate("Rules", "When a piece other than a lion has taken a lion, the opponent may "
                                        "not answer by taking another lion with a piece other than a lion."));
        break;
    case LionTrade::CounterStrike::BannedIfProtected:
        out.push_back(language.translate(
            "Rules", "When a piece other than a lion has taken a lion, the opponent may not answer by taking "
                     "another lion with a piece other than a lion, if that lion is protected, that is, if it "
                     "could be taken back there."));
        break;
    default:
        break;
    }
    return paragraph(language, out);
}

std::string burning(const Language& language, const Variant& variant, const Burning& rule) {
    const auto isDemon = [&](PieceTypeId kind) { return rule.demons.contains(kind); };
    const std::string demon = anyKind(language, variant, isDemon);
    std::vector<std::string> out{filled(
        language.translate("Rules", "Burning: every enemy piece beside the square on which %1 ends its move "
                                    "leaves the board."),
        demon)};
    if (rule.passive) {
        out.push_back(filled(language.translate("Rules",
                                                "So does every piece that ends its move beside an enemy %1, "
                                                "after its captures.",
                                                "it leaves the board; %1: kinds of piece without articles"),
                             anyOf(language, kindNames(variant, isDemon))));
    }
    switch (rule.meeting) {
    case Burning::Demons::MoverBurns:
        out.push_back(capitalised(filled(
            language.translate(
                "Rules", "%1 that ends its move beside an enemy one is burnt itself and burns nothing."),
            demon)));
        break;
    case Burning::Demons::BothBurn:
        out.push_back(language.translate("Rules", "When two of them meet, both are burnt."));
        break;
    case Burning::Demons::NoneBurns:
        out.push_back(language.translate("Rules", "They do not burn each other."));
        break;
    }
    out.push_back(rule.onPromotion
                      ? language.translate("Rules", "A piece that promotes to one burns at once.")
                      : language.translate(
                            "Rules", "A piece that has just promoted to one burns from its next move on."));
    return paragraph(language, out);
}

/// "A; B and C; all others": the ranks, highest first.
std::string order(const Language& language, const Variant& variant, const PieceRanks& ranks) {
    std::vector<std::string> out;
    const std::uint8_t lowest = *std::max_element(ranks.begin(), ranks.end());
    for (std::uint8_t rank = 1; rank < lowest; ++rank) {
        out.push_back(allKinds(language, variant, [&](PieceTypeId kind) { return ranks[kind] == rank; }));
    }
    out.push_back(language.translate("Rules", "all others", "the pieces of the lowest rank"));
    return groups(language, out);
}

std::string rangeJump(const Language& language, const Variant& variant, const RangeJump& rule) {
    return filled(rule.royalsSafe
                      ? language.translate(
                            "Rules", "A jump over pieces passes and takes only pieces of lower rank than the "
                                     "jumper. The ranks, the highest first: %1.")
                      : language.translate(
                            "Rules", "A jump over pieces passes and takes only pieces of lower rank than the "
                                     "jumper, and takes royals too. The ranks, the highest first: %1."),
                  order(language, variant, rule.ranks));
}

std::string sweeping(const Language& language, const Variant& variant, const Sweep& rule) {
    const bool endsOnOwn = std::ranges::any_of(
        variant.types(), [](const PieceType& type) { return lineMovesOf(type.program).sweepsEndOnOwn; });
    return filled(
        endsOnOwn
            ? language.translate(
                  "Rules",
                  "A sweep passes and takes only pieces of lower rank than the piece that sweeps, of either "
                  "side; this holds for the piece on its last square as well. The ranks, the highest "
                  "first: %1.")
            : language.translate(
                  "Rules", "A sweep passes, and so takes, only pieces of lower rank than the piece that "
                           "sweeps, of either side; on its last square it may take an enemy piece of "
                           "any rank. The ranks, the highest first: %1."),
        order(language, variant, rule.ranks));
}

std::string bareKing(const Language& language, const Variant& variant, const BareKing& rule) {
    const std::string weak =
        anyKind(language, variant, [&](PieceTypeId kind) { return rule.doNotCount.contains(kind); });
    return weak.empty()
               ? language.translate("Rules",
                                    "A side that has only a royal left loses to a side that has a royal and "
                                    "another piece, unless its next move leaves that side with only a royal "
                                    "too: then the game is drawn.")
               : filled(language.translate(
                            "Rules", "A side that has only a royal left loses to a side that has a royal "
                                     "and another piece (other than %1), unless its next move leaves that "
                                     "side with only a royal too: then the game is drawn."),
                        weak);
}

/// What pieces count for a declared win: those that are worth a point like most are not named.
std::string worthForEntering(const Language& language, const Variant& variant, const EnteringKing& rule) {
    std::set<int> worths(rule.points.begin(), rule.points.end());
    worths.erase(0);
    worths.erase(1);
    std::vector<std::string> out;
    for (const int points : worths) {
        const std::string pieces = anyKind(language, variant, [&](PieceTypeId kind) {
            return !variant.type(kind).promoted && rule.points[kind] == points;
        });
        out.push_back(filled(language.translate("Rules", "%1, promoted or not, counts %n point(s)",
                                                "a clause; %1: kinds of piece", points),
                             pieces));
    }
    out.push_back(language.translate("Rules", "any other piece that is not royal counts 1", "a clause"));
    return filled(language.translate("Rules", "%1.", "clauses as a sentence"),
                  capitalised(clauses(language, out)));
}

std::string enteringKing(const Language& language, const Variant& variant, const EnteringKing& rule) {
    const int pieces = rule.pieces;
    const int points = rule.needed[Side::Sente];
    const std::string when = filled(
        language.translate("Rules",
                           "On its turn a side that is not in check may declare that it has won when its "
                           "royal and %1 of its own stand in %2 and those pieces and its hand are worth %3 "
                           "(for Gote %4).",
                           "%1: \"10 other pieces\"; %2: ranks; %3: points; %4: a number"),
        language.translate("Rules", "%n other piece(s)", nullptr, pieces), zoneInWords(language, rule.zone),
        language.translate("Rules", "%n point(s)", nullptr, points), std::to_string(rule.needed[Side::Gote]));
    return paragraph(language, {when, worthForEntering(language, variant, rule)});
}

std::string captureBan(const Language& language, const Variant& variant, const CaptureBan& ban) {
    const auto attacks = [&](PieceTypeId kind) { return ban.attackers.contains(kind); };
    const auto suffers = [&](PieceTypeId kind) { return ban.victims.contains(kind); };
    const std::vector<std::string> attackers = kindNames(variant, attacks);
    const std::string pieces = anyKind(language, variant, attacks);
    if (attackers.size() > 1 && attackers == kindNames(variant, suffers)) {
        return capitalised(filled(language.translate("Rules", "%1 may not take any of these %2.",
                                                     "kinds of piece; their number in words"),
                                  pieces, numberInWords(language, attackers.size())));
    }
    return capitalised(filled(language.translate("Rules", "%1 may not take %2.", "kinds of piece; others"),
                              pieces, anyKind(language, variant, suffers)));
}

std::string emperor(const Language& language, const Variant& variant, const EmperorRule& rule) {
    const std::string text =
        rule.forbidden == EmperorRule::Forbidden::ProtectedRoyals
            ? language.translate("Rules",
                                 "%1 may not take a protected royal, that is, one on whose square the "
                                 "opponent could take back; not even where this would end the game.")
            : language.translate("Rules", "%1 may not take a protected piece, that is, one on whose square "
                                          "the opponent could take back.");
    return capitalised(filled(
        text, anyKind(language, variant, [&](PieceTypeId kind) { return rule.emperors.contains(kind); })));
}

} // namespace

std::vector<std::string> specialRules(const Language& language, const Variant& variant) {
    const RuleSet& rules = variant.rules();
    std::vector<std::string> out;
    for (const CaptureBan& ban : rules.captureBans) {
        out.push_back(captureBan(language, variant, ban));
    }
    if (rules.emperor) {
        out.push_back(emperor(language, variant, *rules.emperor));
    }
    if (rules.lionTrade) {
        out.push_back(lionTrade(language, variant, *rules.lionTrade));
    }
    if (rules.burning) {
        out.push_back(burning(language, variant, *rules.burning));
    }
    if (rules.rangeJump) {
        out.push_back(rangeJump(language, variant, *rules.rangeJump));
    }
    if (rules.sweep) {
        out.push_back(sweeping(language, variant, *rules.sweep));
    }
    std::ranges::move(specialEndings(language, variant), std::back_inserter(out));
    return out;
}

std::vector<std::string> specialEndings(const Language& language, const Variant& variant) {
    const RuleSet& rules = variant.rules();
    std::vector<std::string> out;
    if (rules.bareKing) {
        out.push_back(bareKing(language, variant, *rules.bareKing));
    }
    if (rules.enteringKing) {
        out.push_back(enteringKing(language, variant, *rules.enteringKing));
    }
    return out;
}

} // namespace mujo::words
