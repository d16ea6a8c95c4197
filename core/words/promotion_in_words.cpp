#include "core/words/promotion_in_words.h"

#include <algorithm>
#include <iterator>

#include "core/variant/move_abilities.h"
#include "core/words/phrases.h"
#include "core/words/piece_lists.h"

namespace mujo::words {

namespace {

/// Which moves promote in a zone.
std::string zoneMoves(const Language& language, const ZonePromotion& zone) {
    using When = ZonePromotion::When;
    const std::string ranks = zoneInWords(language, zone.depth);
    const bool must = zone.choice == ZonePromotion::Choice::Compulsory;
    switch (zone.when) {
    case When::Touching:
        return filled(
            must ? language.translate("Promotion", "A piece that can promote must do so at the end of a move "
                                                   "that starts or ends in the promotion zone, %1.")
                 : language.translate("Promotion", "A piece that can promote may do so at the end of a move "
                                                   "that starts or ends in the promotion zone, %1."),
            ranks);
    case When::Ending:
        return filled(
            must ? language.translate("Promotion", "A piece that can promote must do so at the end of a move "
                                                   "that ends in the promotion zone, %1.")
                 : language.translate("Promotion", "A piece that can promote may do so at the end of a move "
                                                   "that ends in the promotion zone, %1."),
            ranks);
    case When::EnteringOrCapturing:
        break;
    }
    return filled(must ? language.translate(
                             "Promotion", "A piece that can promote must do so when it enters the promotion "
                                          "zone, %1, and when it captures by a move that starts or ends "
                                          "there.")
                       : language.translate("Promotion",
                                            "A piece that can promote may do so when it enters the promotion "
                                            "zone, %1, and when it captures by a move that starts or ends "
                                            "there."),
                  ranks);
}

std::string zonePromotion(const Language& language, const Variant& variant, const ZonePromotion& zone) {
    using Again = ZonePromotion::Again;
    std::vector<std::string> out{zoneMoves(language, zone)};
    if (zone.compulsoryWhenStuck && zone.choice != ZonePromotion::Choice::Compulsory) {
        out.push_back(language.translate("Promotion", "It must promote if it could never move again."));
    }
    if (zone.again == Again::AfterOneTurn) {
        out.push_back(language.translate(
            "Promotion",
            "A piece that has declined to promote may do so by any later move in the zone, but not on its "
            "next turn."));
    } else if (zone.again == Again::AfterMoving) {
        out.push_back(language.translate(
            "Promotion",
            "A piece that has declined to promote may do so by any move in the zone once it has made "
            "another move without promoting."));
    }
    const std::string late =
        anyKind(language, variant, [&](PieceTypeId kind) { return zone.lastRank.contains(kind); });
    if (!late.empty()) {
        out.push_back(filled(
            language.translate("Promotion",
                               "With a move to the farthest rank %1 may promote, whether it takes or not."),
            late));
    }
    if (anyPieceCanSkip(variant)) {
        out.push_back(zone.onPass ? language.translate("Promotion", "A skipped turn may promote too.")
                                  : language.translate("Promotion", "A skipped turn never promotes."));
    }
    return paragraph(language, out);
}

/// Whether a piece that takes several pieces in one move has a form to promote to.
bool anyPromotesAfterSeveralCaptures(const Variant& variant) {
    return std::any_of(variant.types().begin(), variant.types().end(), [](const PieceType& type) {
        return type.promotesTo && abilitiesOf(type.program).takesAndGoesOn;
    });
}

std::string promotion(const Language& language, const Variant& variant) {
    const PromotionRule& rule = variant.rules().promotion;
    if (std::holds_alternative<NoPromotion>(rule)) {
        return language.translate("Promotion", "No piece promotes.");
    }
    std::vector<std::string> out;
    const auto* zone = std::get_if<ZonePromotion>(&rule);
    if (zone != nullptr) {
        out.push_back(zonePromotion(language, variant, *zone));
    } else if (std::get<CapturePromotion>(rule).onlyAfterPromoted) {
        out.push_back(language.translate(
            "Promotion",
            "A piece that can promote may do so when it captures, must when it takes a promoted piece, and "
            "promotes in no other way."));
    } else {
        out.push_back(language.translate(
            "Promotion",
            "A piece that can promote must promote when it captures, and promotes in no other way."));
    }
    if (zone == nullptr || (zone->choice == ZonePromotion::Choice::Optional && !zone->compulsoryWhenStuck)) {
        out.push_back(language.translate("Promotion", "A piece that can no longer move stays where it is."));
    }
    out.push_back(
        variant.rules().contagion
            ? language.translate("Promotion", "A promoted piece does not promote again, except by contagion.")
            : language.translate("Promotion", "A promoted piece does not promote again."));
    if (anyPromotesAfterSeveralCaptures(variant)) {
        out.push_back(language.translate(
            "Promotion",
            "A piece that takes several pieces in one move promotes at the end of the whole move."));
    }
    return paragraph(language, out);
}

/// "a Deva or a Teaching King": a piece and its promoted form infect with the same form.
std::string infectiousWith(const Language& language, const Variant& variant, const std::string& form) {
    return anyKind(language, variant, [&](PieceTypeId kind) {
        const auto infects = variant.type(kind).infects;
        return infects && variant.type(*infects).name == form;
    });
}

/// Names of the forms that pieces become by contagion, each once.
std::vector<std::string> infectiousForms(const Variant& variant) {
    std::vector<std::string> forms;
    for (const PieceType& type : variant.types()) {
        if (type.infects) {
            const std::string& form = variant.type(*type.infects).name;
            if (std::find(forms.begin(), forms.end(), form) == forms.end()) {
                forms.push_back(form);
            }
        }
    }
    return forms;
}

/// "Contagion does not change the King or the Drunk Elephant (a Drunk Elephant that was a Go Between,
/// however, is changed).": a name can belong to kinds of which only some are exempt.
std::string exemptions(const Language& language, const Variant& variant) {
    const auto isExempt = [&](PieceTypeId kind) { return variant.type(kind).exemptFromContagion; };
    std::vector<std::string> names = kindNames(variant, isExempt);
    if (names.empty()) {
        return {};
    }
    std::vector<std::string> others;
    for (const PieceType& type : variant.types()) {
        const bool shares = !type.formOnly && !type.exemptFromContagion && type.promoted &&
                            std::find(names.begin(), names.end(), type.name) != names.end();
        if (shares) {
            others.push_back(filled(language.translate("Promotion", "%1 that was %2", "two kinds of piece"),
                                    withArticle(language, type.name),
                                    withArticle(language, variant.type(type.base).name)));
        }
    }
    std::transform(names.begin(), names.end(), names.begin(), [&](const std::string& name) {
        return filled(language.translate("Pieces", "the %1"), name);
    });
    const std::string exempt = anyOf(language, names);
    return others.empty()
               ? filled(language.translate("Promotion", "Contagion does not change %1."), exempt)
               : filled(language.translate("Promotion",
                                           "Contagion does not change %1 (%2, however, is changed)."),
                        exempt, allOf(language, others));
}

std::string contagion(const Language& language, const Variant& variant) {
    const std::vector<std::string> forms = infectiousForms(variant);
    std::vector<std::string> infections;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        infections.push_back(filled(
            i == 0 ? language.translate("Promotion", "a piece, promoted or not, that takes %1 becomes %2",
                                        "two kinds of piece")
                   : language.translate("Promotion", "one that takes %1 becomes %2",
                                        "two kinds of piece; a further clause"),
            infectiousWith(language, variant, forms[i]), withArticle(language, forms[i])));
    }
    std::vector<std::string> out{
        filled(language.translate("Promotion", "Contagion: %1.", "clauses"), clauses(language, infections)),
        language.translate("Promotion", "Contagion comes before the promotion that the piece has of its own, "
                                        "and it cannot be declined.")};
    const bool severalAtOnce =
        std::any_of(variant.types().begin(), variant.types().end(),
                    [](const PieceType& type) { return abilitiesOf(type.program).takesAndGoesOn; });
    if (forms.size() > 1 && severalAtOnce) {
        const Contagion& rule = *variant.rules().contagion;
        const bool lastDecides = rule.several == Contagion::Several::Last;
        out.push_back(
            lastDecides
                ? language.translate("Promotion",
                                     "When one move takes several such pieces, the one taken last decides.")
                : language.translate("Promotion",
                                     "When one move takes several such pieces, the player chooses which of "
                                     "their forms the piece becomes."));
        if (lastDecides && rule.hopAndReturn == Contagion::HopAndReturn::Forbidden) {
            out.push_back(language.translate(
                "Promotion",
                "Where that makes a difference, a piece may not jump over one of them, take the one behind "
                "it, and take the first on its way back."));
        }
    }
    out.push_back(exemptions(language, variant));
    return paragraph(language, out);
}

} // namespace

std::vector<std::string> promotionInWords(const Language& language, const Variant& variant) {
    std::vector<std::string> out{promotion(language, variant)};
    if (variant.rules().contagion) {
        out.push_back(contagion(language, variant));
    }
    return out;
}

} // namespace mujo::words
