#include "core/rules/contagion.h"

namespace mujo::rules {

namespace {

bool immune(const Position& position, Piece captor) {
    return !position.variant().rules().contagion || position.variant().type(captor.type).exemptFromContagion;
}

} // namespace

PieceTypeId infection(const Position& position, Piece captor, const Candidate& candidate) {
    if (candidate.isQuiet() || immune(position, captor)) {
        return kNoPieceType;
    }
    const Variant& variant = position.variant();
    PieceTypeId form = kNoPieceType;
    const auto take = [&](Square square) {
        if (const PieceTypeId found = variant.type(position.at(square).type()).infects;
            found != kNoPieceType) {
            form = found;
        }
        return true;
    };
    candidate.forEachTaken(position, take);
    return form;
}

bool orderMatters(const Position& position, Piece captor, const Candidate& candidate) {
    if (candidate.victims.size() + (candidate.takesAtEnd ? 1 : 0) < 2 || immune(position, captor)) {
        return false;
    }
    const Variant& variant = position.variant();
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
