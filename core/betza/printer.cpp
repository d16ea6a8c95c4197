#include "core/betza/printer.h"

namespace mujo::betza {

namespace {

void append(std::string& out, const SimpleTerm& term) {
    for (const Item& item : term.chain) {
        if (const auto* letter = std::get_if<Letter>(&item)) {
            out += letter->letter;
            continue;
        }
        const auto& group = std::get<Group>(item);
        out += '(';
        for (const Letter& inside : group.letters) {
            out += inside.letter;
        }
        out += ')';
        if (group.copies > 0) {
            out += std::to_string(group.copies);
        }
    }
    out += term.atom;
    if (term.range) {
        out += std::to_string(*term.range);
    }
}

} // namespace

std::string print(const MoveTree& tree) {
    std::string out;
    for (const Term& term : tree.terms) {
        if (const auto* simple = std::get_if<SimpleTerm>(&term)) {
            append(out, *simple);
            continue;
        }
        const auto& bracket = std::get<BracketTerm>(term);
        out += '[';
        for (std::size_t i = 0; i < bracket.legs.size(); ++i) {
            if (i > 0) {
                out += bracket.links[i - 1] == Link::Obligatory ? '-' : '?';
            }
            append(out, bracket.legs[i]);
        }
        out += ']';
    }
    return out;
}

} // namespace mujo::betza
