#include "core/words/promotion_in_words.h"

#include <algorithm>

#include "core/base/english.h"
#include "core/variant/move_abilities.h"
#include "core/words/piece_lists.h"

namespace mujo {

namespace {

std::string zonePromotion(const Variant& variant, const ZonePromotion& zone) {
    using When = ZonePromotion::When;
    using Again = ZonePromotion::Again;
    const bool compulsory = zone.choice == ZonePromotion::Choice::Compulsory;
    const std::string ranks = zoneInWords(zone.depth);
    std::string out =
        compulsory ? "A piece that can promote must do so" : "A piece that can promote may do so";
    switch (zone.when) {
    case When::Touching:
        out += " at the end of a move that starts or ends in the promotion zone, " + ranks + '.';
        break;
    case When::Ending:
        out += " at the end of a move that ends in the promotion zone, " + ranks + '.';
        break;
    case When::EnteringOrCapturing:
        out += " when it enters the promotion zone, " + ranks +
               ", and when it captures by a move that starts or ends there.";
        break;
    }
    if (zone.again == Again::AfterOneTurn) {
        out += " One that stays as it is may promote by any move there from the second turn after on.";
    } else if (zone.again == Again::AfterMoving) {
        out += " One that stays as it is may promote by any move there once it has moved without promoting.";
    }
    const std::string late = anyOf(variant, [&](std::size_t i) { return zone.lastRank[i]; });
    out += late.empty() ? "" : " On the farthest rank " + late + " may promote by any move.";
    if (zone.compulsoryWhenStuck && !compulsory) {
        out += " It must promote if it could never move again.";
    }
    if (anyPieceCanSkip(variant)) {
        out += zone.onPass ? " A skipped turn may promote too." : " A skipped turn never promotes.";
    }
    return out;
}

/// Whether a piece that takes several pieces in one move has a form to promote to.
bool anyPromotesAfterSeveralCaptures(const Variant& variant) {
    return std::any_of(variant.types().begin(), variant.types().end(), [](const PieceType& type) {
        return type.promotesTo != kNoPieceType && abilitiesOf(type.program).takesAndGoesOn;
    });
}

std::string promotion(const Variant& variant) {
    const PromotionRule& rule = variant.rules().promotion;
    if (std::holds_alternative<NoPromotion>(rule)) {
        return "No piece promotes.";
    }
    std::string out;
    const auto* zone = std::get_if<ZonePromotion>(&rule);
    if (zone != nullptr) {
        out = zonePromotion(variant, *zone);
    } else {
        out =
            std::get<CapturePromotion>(rule).onlyAfterPromoted
                ? "A piece that can promote may do so when it captures, must when it takes a promoted piece, "
                  "and promotes in no other way."
                : "A piece that can promote must promote when it captures, and promotes in no other way.";
    }
    const bool maybeStuck =
        zone == nullptr || (zone->choice == ZonePromotion::Choice::Optional && !zone->compulsoryWhenStuck);
    out += maybeStuck ? " A piece that can never move again stays where it is." : "";
    out += " A promoted piece does not promote again";
    out += variant.rules().contagion ? ", but by contagion." : ".";
    if (anyPromotesAfterSeveralCaptures(variant)) {
        out += " A piece that takes several pieces in one move promotes at the end of the whole move.";
    }
    return out;
}

/// A piece and its promoted form infect with the same form: "takes a Deva or a Teaching King becomes a
/// Teaching King".
std::string infection(const Variant& variant, const std::string& form) {
    const std::string sources = anyOf(variant, [&](std::size_t i) {
        const PieceTypeId infects = variant.types()[i].infects;
        return infects != kNoPieceType && variant.type(infects).name == form;
    });
    return "that takes " + sources + " becomes " + withArticle(form);
}

/// "the King or the Drunk Elephant (but a Drunk Elephant that was a Go Between is changed)": a name can
/// belong to kinds of which only some are exempt.
std::string exemptions(const Variant& variant) {
    const auto isExempt = [&](std::size_t i) { return variant.types()[i].exemptFromContagion; };
    std::vector<std::string> names = kindNames(variant, isExempt);
    std::vector<std::string> others;
    for (const PieceType& type : variant.types()) {
        const bool shares = !type.formOnly && !type.exemptFromContagion && type.promoted &&
                            std::find(names.begin(), names.end(), type.name) != names.end();
        if (shares) {
            others.push_back(withArticle(type.name) + " that was " +
                             withArticle(variant.type(type.base).name));
        }
    }
    std::transform(names.begin(), names.end(), names.begin(),
                   [](const std::string& name) { return "the " + name; });
    return joined(names, "or") +
           (others.empty() ? "" : " (but it does change " + joined(others, "and") + ')');
}

std::string contagion(const Variant& variant) {
    std::vector<std::string> forms;
    for (const PieceType& type : variant.types()) {
        if (type.infects != kNoPieceType) {
            const std::string& form = variant.type(type.infects).name;
            if (std::find(forms.begin(), forms.end(), form) == forms.end()) {
                forms.push_back(form);
            }
        }
    }
    std::string out = "Contagion: ";
    for (std::size_t i = 0; i < forms.size(); ++i) {
        out += (i == 0 ? "a piece, promoted or not, " : "; one ") + infection(variant, forms[i]);
    }
    out += ". This comes before its own promotion.";
    const bool severalAtOnce =
        std::any_of(variant.types().begin(), variant.types().end(),
                    [](const PieceType& type) { return abilitiesOf(type.program).takesAndGoesOn; });
    if (forms.size() > 1 && severalAtOnce) {
        const Contagion& rule = *variant.rules().contagion;
        const bool lastDecides = rule.several == Contagion::Several::Last;
        out += lastDecides
                   ? " When one move takes several such pieces, the one taken last decides."
                   : " When one move takes several such pieces, the player chooses which of their forms "
                     "the piece becomes.";
        out += lastDecides && rule.hopAndReturn == Contagion::HopAndReturn::Forbidden
                   ? " Where that makes a difference, a piece may not jump over one of them, take the one "
                     "behind it, and take the first on its way back."
                   : "";
    }
    if (const std::string exempt = exemptions(variant); !exempt.empty()) {
        out += " Contagion does not change " + exempt + ".";
    }
    return out;
}

} // namespace

std::string zoneInWords(int depth) {
    return depth == 1 ? "the farthest rank" : "the farthest " + counted(depth, "rank");
}

std::vector<std::string> promotionInWords(const Variant& variant) {
    std::vector<std::string> out{promotion(variant)};
    if (variant.rules().contagion) {
        out.push_back(contagion(variant));
    }
    return out;
}

} // namespace mujo
