#include "core/variant/rules_in_words.h"

#include <algorithm>

namespace mujo {

namespace {

/// Distinct names of the kinds that `wanted` selects: "A", "A and B", "A, B and C".
template <class Wanted>
std::string names(const Variant& variant, Wanted&& wanted) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const PieceType& type = variant.types()[i];
        if (!type.formOnly && wanted(i) && std::find(found.begin(), found.end(), type.name) == found.end()) {
            found.push_back(type.name);
        }
    }
    std::string out;
    for (std::size_t i = 0; i < found.size(); ++i) {
        out += (i == 0 ? "" : (i + 1 == found.size() ? " and " : ", ")) + found[i];
    }
    return out;
}

std::string zonePromotion(const Variant& variant, const ZonePromotion& zone) {
    using When = ZonePromotion::When;
    using Again = ZonePromotion::Again;
    const std::string ranks = "the farthest " + std::to_string(zone.depth) + " ranks";
    std::string out =
        zone.choice == ZonePromotion::Choice::Optional ? "A piece may promote" : "A piece must promote";
    switch (zone.when) {
    case When::Touching:
        out += " at the end of a move that starts or ends in " + ranks + '.';
        break;
    case When::Ending:
        out += " at the end of a move that ends in " + ranks + '.';
        break;
    case When::EnteringOrCapturing:
        out += " when it enters " + ranks + ", and when it captures by a move that starts or ends there.";
        break;
    }
    if (zone.again == Again::AfterOneTurn) {
        out += " One that stays as it is may promote by any move there from the second turn after on.";
    } else if (zone.again == Again::AfterMoving) {
        out += " One that stays as it is may promote by any move there once it has moved without promoting.";
    }
    const std::string late = names(variant, [&](std::size_t i) { return zone.lastRank[i]; });
    out += late.empty() ? "" : " On the last rank these may always promote: " + late + '.';
    if (zone.compulsoryWhenStuck) {
        out += " It must where it could never move again.";
    }
    if (variant.rules().pass == PassRule::Never) {
        return out;
    }
    return out + (zone.onPass ? " A skipped turn may promote too." : " A skipped turn never promotes.");
}

std::string promotion(const Variant& variant) {
    const PromotionRule& rule = variant.rules().promotion;
    if (const auto* capture = std::get_if<CapturePromotion>(&rule)) {
        return capture->onlyAfterPromoted
                   ? "A piece that can promote may do so when it captures, must when it takes a promoted "
                     "piece, "
                     "and promotes in no other way."
                   : "A piece that can promote must promote when it captures, and promotes in no other way.";
    }
    if (const auto* zone = std::get_if<ZonePromotion>(&rule)) {
        return zonePromotion(variant, *zone);
    }
    return "No piece promotes.";
}

std::string lionTrade(const Variant& variant, const LionTrade& rule) {
    const std::string unworthy = names(variant, [&](std::size_t i) { return rule.noBridge[i]; });
    std::string out =
        "A lion always takes an adjacent lion. One two squares away it takes only if it could not be retaken "
        "there";
    out += rule.judged == LionTrade::Judged::AfterCapture ? "" : ", judged before it has moved";
    out += unworthy.empty() ? "" : ", or if it takes on its way a piece other than " + unworthy;
    out += '.';
    switch (rule.counterStrike) {
    case LionTrade::CounterStrike::Banned:
        return out +
               " When a piece that is no lion has taken a lion, the reply may not take another lion with "
               "such a piece.";
    case LionTrade::CounterStrike::BannedIfProtected:
        return out +
               " When a piece that is no lion has taken a lion, the reply may not take another, protected "
               "lion with such a piece.";
    default:
        return out;
    }
}

std::string burning(const Variant& variant, const Burning& rule) {
    const std::string demons = names(variant, [&](std::size_t i) { return rule.demons[i]; });
    std::string out = "Every enemy piece beside the square on which a " + demons + " ends its move is burnt.";
    out += rule.passive ? " So is whatever ends its move beside an enemy " + demons + ", after its captures."
                        : "";
    switch (rule.meeting) {
    case Burning::Demons::MoverBurns:
        out += " A " + demons + " that arrives beside an enemy one is burnt itself and burns nothing.";
        break;
    case Burning::Demons::BothBurn:
        out += " When two of them meet, both are burnt.";
        break;
    case Burning::Demons::NoneBurns:
        out += " They do not burn each other.";
        break;
    }
    return out + (rule.onPromotion ? "" : " A piece that has just become one burns from its next move on.");
}

/// "A before B and C before D": the listed ranks, highest first.
std::string order(const Variant& variant, const PieceRanks& ranks) {
    std::string out;
    const std::uint8_t lowest = *std::max_element(ranks.begin(), ranks.end());
    for (std::uint8_t rank = 1; rank < lowest; ++rank) {
        out += (out.empty() ? "" : "; ") + names(variant, [&](std::size_t i) { return ranks[i] == rank; });
    }
    return out + "; all others";
}

std::string enteringKing(const EnteringKing& rule) {
    return "A side not in check, with its royal and " + std::to_string(rule.pieces) +
           " other pieces in the farthest " + std::to_string(rule.zone) + " ranks, may declare a win with " +
           std::to_string(rule.needed[0]) + " points (Gote " + std::to_string(rule.needed[1]) +
           ") from those pieces and its hand.";
}

/// Rules that only some games have.
void special(const Variant& variant, std::vector<std::string>& out) {
    const RuleSet& rules = variant.rules();
    if (rules.lionTrade) {
        out.push_back(lionTrade(variant, *rules.lionTrade));
    }
    if (rules.burning) {
        out.push_back(burning(variant, *rules.burning));
    }
    if (rules.rangeJump) {
        out.push_back("A jump over pieces passes and takes only pieces of lower rank than the jumper" +
                      std::string(rules.rangeJump->royalsSafe ? "" : ", and royals") +
                      ". The ranks: " + order(variant, rules.rangeJump->ranks) + '.');
    }
    if (rules.sweep) {
        out.push_back("A sweep removes every piece that it passes, of either side, and passes only pieces of "
                      "lower rank. The ranks: " +
                      order(variant, rules.sweep->ranks) + '.');
    }
    if (rules.bareKing) {
        const std::string weak = names(variant, [&](std::size_t i) { return rules.bareKing->doNotCount[i]; });
        out.push_back("A side that has only a royal left loses to a royal and another piece" +
                      (weak.empty() ? std::string{} : " that is no " + weak) +
                      ", unless it bares the other side at once: that is a draw.");
    }
    if (rules.enteringKing) {
        out.push_back(enteringKing(*rules.enteringKing));
    }
}

std::string passing(PassRule rule) {
    switch (rule) {
    case PassRule::NotTwiceByOneSide:
        return "A piece that can step out and back may skip the turn, but no player skips two of his turns "
               "in a row.";
    case PassRule::NotAfterPass:
        return "A piece that can step out and back may skip the turn, but not right after the opponent has "
               "skipped.";
    case PassRule::Never:
        return "Turns may not be skipped.";
    default:
        return "A piece that can step out and back may skip the turn.";
    }
}

const char* perpetual(RepetitionFourfold::Perpetual rule, const char* allowed, const char* forbidden,
                      const char* loses) {
    switch (rule) {
    case RepetitionFourfold::Perpetual::Forbidden:
        return forbidden;
    case RepetitionFourfold::Perpetual::Loses:
        return loses;
    default:
        return allowed;
    }
}

std::string repetition(const RepetitionRule& rule) {
    if (const auto* forbidden = std::get_if<RepetitionForbidden>(&rule)) {
        return forbidden->onlyForAttacker
                   ? "A side that alone has attacked with every move may not repeat an earlier position."
                   : "No move may repeat an earlier position with the same side to move.";
    }
    if (const auto* fourfold = std::get_if<RepetitionFourfold>(&rule)) {
        std::string out = "The fourth occurrence of a position with the same side to move ";
        out += fourfold->end == RepetitionEnd::Draw ? "is a draw." : "ends the game without a result.";
        out += perpetual(fourfold->check, "", " Perpetual check is forbidden.",
                         " A side that gave check with every move loses by it.");
        return out + perpetual(fourfold->attack, "",
                               " A side that alone has attacked with every move must deviate before it.",
                               " A side that alone has attacked with every move loses by it.");
    }
    return "Positions may repeat without limit.";
}

} // namespace

std::vector<std::string> rulesInWords(const Variant& variant) {
    const RuleSet& rules = variant.rules();
    std::vector<std::string> out;
    const auto isRoyal = [&](std::size_t i) { return variant.types()[i].royal; };
    out.push_back("Whoever takes the last royal of the other side wins. Royal: " + names(variant, isRoyal) +
                  '.');
    out.emplace_back(rules.selfCheck == SelfCheckRule::Forbidden
                         ? "A move may not leave one's own royal attacked; mate ends the game."
                         : "A royal may stay or move into attack; the game ends when the last one is taken.");
    out.push_back(promotion(variant));
    if (rules.contagion) {
        out.push_back("What takes one of these turns into its promoted form: " +
                      names(variant, [&](std::size_t i) { return variant.contagious(PieceTypeId(i)); }) +
                      ". Not so: " +
                      names(variant, [&](std::size_t i) { return variant.types()[i].exemptFromContagion; }) +
                      ". When one move takes several, the last one decides.");
    }
    for (const CaptureBan& ban : rules.captureBans) {
        out.push_back("None of " + names(variant, [&](std::size_t i) { return ban.attackers[i]; }) +
                      " may take " + names(variant, [&](std::size_t i) { return ban.victims[i]; }) + '.');
    }
    if (rules.emperor) {
        const std::string emperors =
            names(variant, [&](std::size_t i) { return rules.emperor->emperors[i]; });
        out.push_back(
            "The " + emperors + " may not take a protected " +
            (rules.emperor->forbidden == EmperorRule::Forbidden::ProtectedRoyals ? "royal" : "piece") +
            ", one that could be retaken at once.");
    }
    special(variant, out);
    out.push_back(passing(rules.pass));
    if (rules.drops) {
        std::string drops =
            "Captured pieces change sides and may be dropped, unpromoted, where they can move again.";
        const std::string onFile = names(variant, [&](std::size_t i) { return rules.drops->onePerFile[i]; });
        const std::string mating =
            names(variant, [&](std::size_t i) { return rules.drops->noMatingDrop[i]; });
        drops += onFile.empty() ? "" : " No second unpromoted " + onFile + " on a file.";
        drops += mating.empty() ? "" : " A " + mating + " may not be dropped to mate.";
        out.push_back(drops);
    } else {
        out.emplace_back("Captured pieces leave the game.");
    }
    out.push_back(repetition(rules.repetition));
    out.emplace_back(rules.stalemate == StalemateRule::Loss
                         ? "A side without a legal move loses."
                         : "A side without a legal move, not in check, draws.");
    return out;
}

} // namespace mujo
