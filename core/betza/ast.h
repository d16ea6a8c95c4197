#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mujo::betza {

// The tree of an XBetza move text, close to its letters: groups are not expanded and directions not resolved,
// so that the printer gives the text back and a second interpreter can be held against the compiler.
// Columns count characters from 1 and are only for messages; they take no part in comparison.

/// One lower-case letter: a direction, a modality, or the leg separator `a`.
struct Letter {
    char letter = 0;
    int column = 0;

    friend bool operator==(const Letter& x, const Letter& y) { return x.letter == y.letter; }
};

/// `(letters)n`: from none to `copies` repetitions of the letters; 0 copies means any number.
struct Group {
    std::vector<Letter> letters;
    int copies = 0;
    int column = 0;

    friend bool operator==(const Group& x, const Group& y) {
        return x.letters == y.letters && x.copies == y.copies;
    }
};

using Item = std::variant<Letter, Group>;

/// Letters and groups before one capital, the capital, and a range behind it (0 = unlimited).
struct SimpleTerm {
    std::vector<Item> chain;
    char atom = 0;
    std::optional<int> range;
    int column = 0;

    friend bool operator==(const SimpleTerm& x, const SimpleTerm& y) {
        return x.chain == y.chain && x.atom == y.atom && x.range == y.range;
    }
};

enum class Link {
    Obligatory, ///< `-`
    Optional,   ///< `?`: the move may also end before it
};

/// `[L1-L2?L3]`: legs with their own atoms. `links[i]` stands between `legs[i]` and `legs[i + 1]`.
struct BracketTerm {
    std::vector<SimpleTerm> legs;
    std::vector<Link> links;
    int column = 0;

    friend bool operator==(const BracketTerm& x, const BracketTerm& y) {
        return x.legs == y.legs && x.links == y.links;
    }
};

using Term = std::variant<SimpleTerm, BracketTerm>;

/// The whole text: the union of its terms. Empty for a piece that cannot move.
struct MoveTree {
    std::vector<Term> terms;

    friend bool operator==(const MoveTree&, const MoveTree&) = default;
};

} // namespace mujo::betza
