#include "core/rules/contagion.h"

namespace mujo::rules {

namespace {

bool immune(const Position& position, Piece captor) {
    return !position.variant().rules().contagion || position.variant().type(captor.type).exemptFromContagion;
}

} // namespace

ContagiousForms infections(const Position& position, Piece captor, const Candidate& candidate) {
    ContagiousForms forms;
    if (candidate.isQuiet() || immune(position, captor)) {
        return forms;
    }
    const Variant& variant = position.variant();
    const bool lastDecides = variant.rules().contagion->several == Contagion::Several::Last;
    candidate.forEachTaken(position, [&](Square square) {
        const PieceTypeId form = variant.type(position.at(square).type()).infects;
        if (form != kNoPieceType && !forms.contains(form)) {
            if (lastDecides) {
                forms.clear();
            }
            forms.push_back(form);
        }
        return true;
    });
    return forms;
}

bool orderMatters(const Position& position, Piece captor, const Candidate& candidate) {
    if (candidate.victims.size() + (candidate.takesAtEnd ? 1 : 0) < 2 || immune(position, captor)) {
        return false;
    }
    const Variant& variant = position.variant();
    if (variant.rules().contagion->several == Contagion::Several::Choice) {
        return false;
    }
    PieceTypeId first = kNoPieceType;
    bool different = false;
    const auto take = [&](Square square) {
        const PieceTypeId form = variant.type(position.at(square).type()).infects;
        different = different || (form != kNoPieceType && first != kNoPieceType && form != first);
        first = first == kNoPieceType ? form : first;
    };
    for (const Square victim : candidate.victims) {
        take(victim);
    }
    if (candidate.takesAtEnd) {
        take(candidate.to);
    }
    return different;
}

} // namespace mujo::rules
