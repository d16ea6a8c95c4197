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

std::string promotion(const PromotionRule& rule) {
    if (std::holds_alternative<CapturePromotion>(rule)) {
        return "A piece that can promote must promote when it captures, and promotes in no other way.";
    }
    if (const auto* zone = std::get_if<ZonePromotion>(&rule)) {
        std::string out =
            std::string(zone->choice == ZonePromotion::Choice::Optional ? "A piece may promote"
                                                                        : "A piece must promote") +
            " at the end of a move that starts or ends in the farthest " + std::to_string(zone->depth) +
            " ranks.";
        if (zone->compulsoryWhenStuck) {
            out += " It must where it could never move again.";
        }
        return out + (zone->onPass ? " A skipped turn may promote too." : " A skipped turn never promotes.");
    }
    return "No piece promotes.";
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

std::string repetition(const RepetitionRule& rule) {
    if (std::holds_alternative<RepetitionForbidden>(rule)) {
        return "No move may repeat an earlier position with the same side to move.";
    }
    if (const auto* fourfold = std::get_if<RepetitionFourfold>(&rule)) {
        std::string out = "The fourth occurrence of a position with the same side to move ";
        out += fourfold->end == RepetitionEnd::Draw ? "is a draw." : "ends the game without a result.";
        return out + (fourfold->perpetualCheckForbidden ? " Perpetual check is forbidden." : "");
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
    out.push_back(promotion(rules.promotion));
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
