#include "core/words/rules_in_words.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <set>
#include <string>
#include <variant>

#include "core/variant/move_abilities.h"
#include "core/words/line_moves.h"
#include "core/words/phrases.h"
#include "core/words/piece_lists.h"
#include "core/words/powers_in_words.h"
#include "core/words/promotion_in_words.h"
#include "core/words/special_rules.h"

namespace mujo::words {

namespace {

/// Whether a turn must be used.
std::string passing(const Language& language, const Variant& variant) {
    if (!anyPieceCanSkip(variant)) {
        return language.translate("Rules", "Turns may not be skipped.");
    }
    const std::string pieces = kindsByDirection(
        language, variant, [&](PieceTypeId kind) { return abilitiesOf(variant.type(kind).program).passes; },
        language.translate("Powers", "by %1 %2", "kinds of piece; directions"));
    std::vector<std::string> out{filled(
        language.translate("Rules",
                           "A turn may be skipped only by stepping out to an empty neighbouring square "
                           "and back: %1.",
                           "%1: by which pieces, and in which directions"),
        pieces)};
    const bool anyIgui =
        std::any_of(variant.types().begin(), variant.types().end(),
                    [](const PieceType& type) { return !abilitiesOf(type.program).igui.empty(); });
    if (anyIgui) {
        out.push_back(language.translate("Rules", "Taking without moving does not count as skipping."));
    }
    switch (variant.rules().pass) {
    case PassRule::NotTwiceByOneSide:
        out.push_back(language.translate("Rules", "No player may skip two of their own turns in a row."));
        break;
    case PassRule::NotAfterPass:
        out.push_back(
            language.translate("Rules", "No turn may be skipped right after the opponent has skipped one."));
        break;
    default:
        break;
    }
    return paragraph(language, out);
}

using Perpetual = RepetitionFourfold::Perpetual;

std::string perpetualCheck(const Language& language, Perpetual rule) {
    switch (rule) {
    case Perpetual::Forbidden:
        return language.translate(
            "Rules", "Perpetual check is forbidden: a side that has given check with every move "
                     "since the position first arose may not bring it about the fourth time, and "
                     "loses when the other side does.");
    case Perpetual::Loses:
        return language.translate(
            "Rules", "A side that has given check with every move since the position first arose loses.");
    default:
        return {};
    }
}

std::string perpetualAttack(const Language& language, Perpetual rule) {
    switch (rule) {
    case Perpetual::Forbidden:
        return language.translate("Rules", "A side whose every move since then has attacked an enemy piece "
                                           "may not bring it about the fourth "
                                           "time, unless the other side has done the same.");
    case Perpetual::Loses:
        return language.translate(
            "Rules",
            "A side whose every move since then has attacked an enemy piece loses, unless the other side has "
            "done the same.");
    default:
        return {};
    }
}

std::string passesInARow(const Language& language, Perpetual rule) {
    switch (rule) {
    case Perpetual::Forbidden:
        return language.translate("Rules",
                                  "When both sides have skipped turns one after the other, the side that "
                                  "skipped first may not bring it about the fourth time.");
    case Perpetual::Loses:
        return language.translate("Rules",
                                  "When both sides have skipped turns one after the other, the side that "
                                  "skipped first loses.");
    default:
        return {};
    }
}

std::string repetition(const Language& language, const RepetitionRule& rule) {
    if (const auto* forbidden = std::get_if<RepetitionForbidden>(&rule)) {
        return forbidden->onlyForAttacker
                   ? language.translate("Rules",
                                        "A side whose every move since a position arose has attacked an "
                                        "enemy piece may not bring that position about again with the same "
                                        "side to move, unless the other side has done the same.")
                   : language.translate("Rules",
                                        "No move may bring about a position that has been on the board "
                                        "before with the same side to move.");
    }
    if (const auto* fourfold = std::get_if<RepetitionFourfold>(&rule)) {
        const std::string end =
            fourfold->end == RepetitionEnd::Draw
                ? language.translate("Rules",
                                     "When a position arises for the fourth time with the same side to move, "
                                     "the game is drawn.")
                : language.translate("Rules",
                                     "When a position arises for the fourth time with the same side to move, "
                                     "the game ends without a result.");
        return paragraph(language, {end, perpetualCheck(language, fourfold->check),
                                    perpetualAttack(language, fourfold->attack),
                                    passesInARow(language, fourfold->passes)});
    }
    return language.translate("Rules", "Positions may repeat without limit.");
}

/// "By promotion a Drunk Elephant becomes a Prince.": how a royal comes into a game that was none before.
std::string newRoyals(const Language& language, const Variant& variant) {
    std::vector<std::string> changes;
    for (const PieceType& type : variant.types()) {
        if (type.formOnly || !type.promotesTo) {
            continue;
        }
        const PieceType& form = variant.type(*type.promotesTo);
        const std::string change = filled(language.translate("Rules", "%1 becomes %2", "kinds of piece"),
                                          withArticle(language, type.name), withArticle(language, form.name));
        if (form.royal && std::ranges::find(changes, change) == changes.end()) {
            changes.push_back(change);
        }
    }
    return changes.empty()
               ? std::string{}
               : filled(language.translate("Rules", "By promotion %1.",
                                           "\"a Drunk Elephant becomes a Crown Prince\" or the like"),
                        allOf(language, changes));
}

/// The names of the royal pieces, those of the start position first.
std::vector<std::string> royalNames(const Variant& variant) {
    std::vector<std::string> names =
        kindNames(variant, [&](PieceTypeId kind) { return variant.type(kind).royal; });
    std::stable_partition(names.begin(), names.end(), [&](const std::string& name) {
        return std::ranges::any_of(variant.data().setup, [&](const Placement& placement) {
            return variant.type(placement.type).royal && variant.type(placement.type).name == name;
        });
    });
    return names;
}

/// Whether no game begins or goes on with a second royal piece of a side.
bool hasOneRoyalOnly(const Language& language, const Variant& variant) {
    return royalNames(variant).size() == 1 && newRoyals(language, variant).empty();
}

std::string goal(const Language& language, const Variant& variant) {
    std::vector<std::string> royals = royalNames(variant);
    std::transform(royals.begin(), royals.end(), royals.begin(), [&](const std::string& name) {
        return filled(language.translate("Pieces", "the %1"), name);
    });
    const std::string royalsText = royals.size() == 1 ? language.translate("Rules", "The royal piece is %1.")
                                                      : language.translate("Rules", "Royal pieces are %1.");
    const std::string further = newRoyals(language, variant);
    // Where the last royal may never be left in check, it is never taken.
    const bool endsAtMate = variant.rules().selfCheck == SelfCheckRule::Forbidden;
    const bool isOnlyOne = hasOneRoyalOnly(language, variant);
    const std::string aim =
        !endsAtMate
            ? language.translate("Rules", "Whoever takes the last royal piece of the other side wins.")
        : isOnlyOne ? language.translate("Rules", "Whoever mates the royal piece of the other side wins.")
                    : language.translate("Rules",
                                         "Whoever mates the last royal piece of the other side wins; a royal "
                                         "piece that is not the last one may be taken.");
    return paragraph(language, {aim, filled(royalsText, allOf(language, royals)), further});
}

std::string check(const Language& language, const Variant& variant) {
    if (variant.rules().selfCheck == SelfCheckRule::Forbidden && hasOneRoyalOnly(language, variant)) {
        return language.translate(
            "Rules", "A side is in check when its royal piece could be taken by the next move. A move "
                     "may not leave or put one's own side in check; a side that is in check and has no "
                     "move out of it is mated and loses.");
    }
    return variant.rules().selfCheck == SelfCheckRule::Forbidden
               ? language.translate(
                     "Rules",
                     "A side is in check when its last royal piece could be taken by the next move. A move "
                     "may not leave or put one's own side in check; a side that is in check and has no move "
                     "out of it is mated and loses.")
               : language.translate(
                     "Rules",
                     "A side is in check when its last royal piece could be taken by the next move, and "
                     "mated when it cannot prevent that. Check forbids no move: a side may leave a royal "
                     "where "
                     "it can be taken, and may move it there. Mate is announced, and the game goes on until "
                     "the last royal is taken, unless the players chose that mate ends it.");
}

std::string drops(const Language& language, const Variant& variant) {
    if (!variant.rules().drops) {
        return language.translate("Rules", "Captured pieces leave the game.");
    }
    const DropRule& rule = *variant.rules().drops;
    std::vector<std::string> out{language.translate(
        "Rules",
        "A captured piece changes sides and comes into the hand of its captor, who may drop it, unpromoted, "
        "on an empty square instead of making a move. No piece may be dropped where it could never move.")};
    const auto onFile = kindNames(variant, [&](PieceTypeId kind) { return rule.mostOnFile[kind] == 1; });
    if (!onFile.empty()) {
        out.push_back(
            filled(language.translate("Rules",
                                      "No %1 may be dropped on a file where its side has an unpromoted one."),
                   anyOf(language, onFile)));
    }
    const std::set<int> limits(rule.mostOnFile.begin(), rule.mostOnFile.end());
    for (const int most : limits) {
        if (most > 1) {
            const auto kinds =
                kindNames(variant, [&](PieceTypeId kind) { return rule.mostOnFile[kind] == most; });
            out.push_back(filled(
                language.translate("Rules",
                                   "No %1 may be dropped on a file where its side has %2 unpromoted one(s).",
                                   "kinds of piece; a number in words", most),
                anyOf(language, kinds), numberInWords(language, static_cast<std::size_t>(most))));
        }
    }
    const std::string mating =
        anyKind(language, variant, [&](PieceTypeId kind) { return rule.noMatingDrop.contains(kind); });
    if (!mating.empty()) {
        out.push_back(
            capitalised(filled(language.translate("Rules", "%1 may not be dropped to give mate."), mating)));
    }
    return paragraph(language, out);
}

} // namespace

namespace {

/// Whether a piece jumps to a square further than the next one.
bool anyPieceJumps(const Variant& variant) {
    return std::ranges::any_of(variant.types(), [](const PieceType& type) {
        const auto& legs = type.program.legs;
        return std::any_of(legs.begin(), legs.begin() + type.program.rootCount, [](const betza::Leg& leg) {
            return leg.gait == betza::Gait::Slide &&
                   std::max(std::abs(leg.step.forward), std::abs(leg.step.right)) > 1;
        });
    });
}

std::string capturing(const Language& language, const Variant& variant) {
    const bool takesOwn = std::ranges::any_of(
        variant.types(), [](const PieceType& type) { return lineMovesOf(type.program).sweepsEndOnOwn; });
    return paragraph(
        language,
        {takesOwn ? language.translate(
                        "Rules", "A piece takes an enemy piece by moving to its square. Only a sweep may "
                                 "end on a piece of its own side, which it takes.")
                  : language.translate("Rules",
                                       "A piece takes an enemy piece by moving to its square, and cannot end "
                                       "its move on a piece of its own side."),
         language.translate("Rules", "A slide passes over empty squares only, and may end by taking the "
                                     "first enemy piece on its line."),
         anyPieceJumps(variant)
             ? language.translate("Rules", "A jump passes over the pieces between without taking them.")
             : std::string{}});
}

std::string stalemate(const Language& language, StalemateRule rule) {
    return rule == StalemateRule::Loss
               ? language.translate("Rules", "A side without a legal move loses.")
               : language.translate("Rules", "A side that has no legal move and is not in check draws.");
}

std::string agreedDraws(const Language& language, AgreedDrawRule rule) {
    return rule == AgreedDrawRule::Allowed
               ? language.translate("Rules",
                                    "The players may agree to a draw when neither side can win or make "
                                    "progress any more.")
               : language.translate("Rules", "The players may not agree to a draw.");
}

} // namespace

std::vector<std::string> endingsInWords(const Language& language, const Variant& variant) {
    const RuleSet& rules = variant.rules();
    std::vector<std::string> out{goal(language, variant)};
    std::ranges::move(specialEndings(language, variant), std::back_inserter(out));
    out.push_back(repetition(language, rules.repetition));
    out.push_back(stalemate(language, rules.stalemate));
    out.push_back(agreedDraws(language, rules.agreedDraws));
    return out;
}

std::vector<std::string> rulesInWords(const Language& language, const Variant& variant) {
    const RuleSet& rules = variant.rules();
    std::vector<std::string> out;
    out.push_back(goal(language, variant));
    out.push_back(check(language, variant));
    out.push_back(language.translate(
        "Rules",
        "Sente moves first; in a handicap game the stronger player is Gote and moves first. Then the sides "
        "move in turn. Who plays Sente is agreed or drawn by lot: in a toss of five pieces (furigoma) the "
        "player who tosses plays "
        "Gote when more promoted than unpromoted faces lie on top, and otherwise Sente."));
    out.push_back(capturing(language, variant));
    std::ranges::move(powersInWords(language, variant), std::back_inserter(out));
    std::ranges::move(promotionInWords(language, variant), std::back_inserter(out));
    std::ranges::move(specialRules(language, variant), std::back_inserter(out));
    out.push_back(drops(language, variant));
    out.push_back(passing(language, variant));
    out.push_back(repetition(language, rules.repetition));
    out.push_back(stalemate(language, rules.stalemate));
    out.push_back(language.translate("Rules", "A player may resign at any time and loses the game."));
    out.push_back(agreedDraws(language, rules.agreedDraws));
    out.push_back(language.translate(
        "Rules",
        "An illegal move is refused and another one is made; by the strict rule, which can be chosen for a "
        "game, it loses the game at once."));
    return out;
}

} // namespace mujo::words
