#include "core/rules/contagion/contagion.h"

#include <algorithm>

#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

bool immune(const Position& position, Piece captor) {
    return !position.variant().rules().contagion || position.variant().type(captor.type).exemptFromContagion;
}

} // namespace

PromotionChoices infections(const Position& position, Piece captor, const Candidate& candidate) {
    PromotionChoices forms;
    if (candidate.isQuiet() || immune(position, captor)) {
        return forms;
    }
    const Variant& variant = position.variant();
    const bool lastDecides = variant.rules().contagion->several == Contagion::Several::Last;
    candidate.forEachTaken(position, [&](Square square) {
        const auto form = variant.type(position.at(square).type()).infects;
        if (form && !forms.contains(form)) {
            if (lastDecides) {
                forms.clear();
            }
            forms.push_back(form);
        }
        return true;
    });
    return forms;
}

std::optional<PieceTypeId> infectionBy(const Variant& variant, PieceTypeId captor, PieceTypeId victim) {
    const bool infects = variant.contagious(victim) && !variant.type(captor).exemptFromContagion;
    return infects ? variant.type(victim).infects : std::nullopt;
}

bool isInfected(const Position& position, const Move& move) {
    if (!move.promotes() || move.isDrop()) {
        return false;
    }
    const auto captured = capturedSquares(position, move);
    return !immune(position, position.at(move.from()).piece()) &&
           std::any_of(captured.begin(), captured.end(), [&](Square square) {
               return position.variant().type(position.at(square).type()).infects == move.promotion;
           });
}

bool isFormChosen(const Variant& variant, const Move& move) {
    const auto& rule = variant.rules().contagion;
    const bool takesSeveral = move.path.size() > 1 || move.sweeps;
    return takesSeveral && rule && rule->several == Contagion::Several::Choice &&
           std::any_of(variant.types().begin(), variant.types().end(),
                       [&](const PieceType& type) { return type.infects == move.promotion; });
}

bool orderMatters(const Position& position, Piece captor, const Candidate& candidate) {
    if (candidate.victims.size() + (candidate.takesAtEnd ? 1 : 0) < 2 || immune(position, captor)) {
        return false;
    }
    const Variant& variant = position.variant();
    if (variant.rules().contagion->several == Contagion::Several::Choice) {
        return false;
    }
    std::optional<PieceTypeId> first;
    bool different = false;
    const auto take = [&](Square square) {
        const auto form = variant.type(position.at(square).type()).infects;
        different = different || (form && first && form != first);
        first = first ? first : form;
    };
    for (const Square victim : candidate.victims) {
        take(victim);
    }
    if (candidate.takesAtEnd) {
        take(candidate.to);
    }
    return different;
}

bool orderAllowed(const Variant& variant, const Candidate& candidate) {
    return !candidate.hoppedOntoVictim ||
           variant.rules().contagion->hopAndReturn != Contagion::HopAndReturn::Forbidden;
}

void watchContagion(const Variant& variant, PieceTypeId type, Watches& watches) {
    static_cast<void>(type);
    watches.changes = watches.changes || variant.rules().contagion.has_value();
    watches.wayMatters = watches.wayMatters || variant.rules().contagion.has_value();
}

} // namespace mujo::rules
