#include "core/betza/plain_moves.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/betza/directions.h"
#include "core/betza/printer.h"

namespace mujo::betza {

namespace {

constexpr std::string_view kLeapers = "WFDNAHCZG";
constexpr int kAnyNumber = 0;

using Circle = std::set<int>;

/// The directions of a simple term without other letters; none for any other term.
std::optional<std::vector<Letter>> directionsAlone(const SimpleTerm& term) {
    constexpr std::string_view kDirectionLetters = "fblrvsh";
    std::vector<Letter> letters;
    for (const Item& item : term.chain) {
        const auto* letter = std::get_if<Letter>(&item);
        if (letter == nullptr || kDirectionLetters.find(letter->letter) == std::string_view::npos) {
            return std::nullopt;
        }
        letters.push_back(*letter);
    }
    return atomOf(term.atom).family == Family::Universal ? std::nullopt : std::optional(letters);
}

/// What a term says in plain moves; none where it says more than that.
std::optional<std::set<PlainMove>> plainMoves(const Term& term) {
    const auto* simple = std::get_if<SimpleTerm>(&term);
    const auto letters = simple != nullptr ? directionsAlone(*simple) : std::nullopt;
    if (!letters) {
        return std::nullopt;
    }
    const Atom atom = atomOf(simple->atom);
    const auto headings = firstHeadings(atom, *letters);
    if (!headings) {
        return std::nullopt;
    }
    std::set<PlainMove> moves;
    for (const Heading& heading : *headings) {
        moves.insert({heading.step(), simple->range.value_or(atom.rider ? kAnyNumber : 1)});
    }
    return moves;
}

/// The capital whose step this is, and which of its directions; none where no atom has it.
std::optional<std::pair<char, int>> atomWith(Offset step) {
    for (const char capital : kLeapers) {
        const auto headings = firstHeadings(atomOf(capital), {});
        const auto found = std::find_if(headings->begin(), headings->end(),
                                        [&](const Heading& heading) { return heading.step() == step; });
        if (found != headings->end()) {
            return std::pair(capital, found->circle);
        }
    }
    return std::nullopt;
}

/// The fewest letters for these directions of a family.
std::string directionLetters(Family family, const Circle& circle) {
    static const std::map<Circle, std::string_view> kStraight = {
        {{0, 2, 4, 6}, ""}, {{0}, "f"},        {{2}, "r"},        {{4}, "b"},        {{6}, "l"},
        {{0, 4}, "v"},      {{2, 6}, "s"},     {{0, 2}, "fr"},    {{0, 6}, "fl"},    {{2, 4}, "br"},
        {{4, 6}, "bl"},     {{0, 2, 6}, "fs"}, {{2, 4, 6}, "bs"}, {{0, 2, 4}, "vr"}, {{0, 4, 6}, "vl"}};
    // Of three diagonals the pair stands first, so that its letter is not taken with the next one.
    static const std::map<Circle, std::string_view> kDiagonal = {
        {{1, 3, 5, 7}, ""}, {{1}, "fr"},        {{3}, "br"},        {{5}, "bl"},        {{7}, "fl"},
        {{1, 7}, "f"},      {{3, 5}, "b"},      {{1, 3}, "r"},      {{5, 7}, "l"},      {{3, 7}, "flbr"},
        {{1, 5}, "frbl"},   {{1, 3, 7}, "fbr"}, {{1, 5, 7}, "fbl"}, {{1, 3, 5}, "bfr"}, {{3, 5, 7}, "bfl"}};
    static const std::map<Circle, std::string_view> kOblique = {{{0, 1, 2, 3, 4, 5, 6, 7}, ""},
                                                                {{0, 7}, "f"},
                                                                {{3, 4}, "b"},
                                                                {{1, 2}, "r"},
                                                                {{5, 6}, "l"},
                                                                {{0, 3, 4, 7}, "v"},
                                                                {{1, 2, 5, 6}, "s"},
                                                                {{0, 1, 6, 7}, "fh"},
                                                                {{2, 3, 4, 5}, "bh"},
                                                                {{0, 1, 2, 3}, "rh"},
                                                                {{4, 5, 6, 7}, "lh"}};
    const auto& table = family == Family::Orthogonal ? kStraight
                        : family == Family::Diagonal ? kDiagonal
                                                     : kOblique;
    if (const auto found = table.find(circle); found != table.end()) {
        return std::string(found->second);
    }
    static constexpr std::array<std::string_view, 8> kOne = {"rf", "fr", "br", "rb", "lb", "bl", "fl", "lf"};
    std::string letters;
    for (const int direction : circle) {
        letters += kOne[static_cast<std::size_t>(direction)];
    }
    return letters;
}

/// Moves of one range, ordered so that near ones stand before far ones and steps before slides.
using Terms = std::map<std::tuple<int, int, std::size_t>, Circle>; // size of the step, range, capital

std::string printed(char capital, int range, const std::string& letters) {
    if (range == 1) {
        return letters + capital;
    }
    const std::string_view riders = "RBQ";
    const std::string_view steps = "WFK";
    const std::size_t at = steps.find(capital);
    const std::string number = range == kAnyNumber ? "" : std::to_string(range);
    return at == std::string_view::npos ? letters + capital + std::to_string(range)
                                        : letters + riders[at] + number;
}

std::string printed(const std::set<PlainMove>& moves) {
    constexpr int kUnlimited = 1000; // behind all numbers
    Terms terms;
    for (const PlainMove& move : moves) {
        if (const auto atom = atomWith(move.step)) {
            const int size = std::max(std::abs(move.step.right), std::abs(move.step.forward));
            terms[{size, move.range == kAnyNumber ? kUnlimited : move.range, kLeapers.find(atom->first)}]
                .insert(atom->second);
        }
    }
    std::string text;
    for (auto term = terms.begin(); term != terms.end(); ++term) {
        const auto& [size, range, at] = term->first;
        const int written = range == kUnlimited ? kAnyNumber : range;
        const char capital = kLeapers[at];
        const auto next = std::next(term);
        const bool isWhole = term->second.size() == 4 && capital == 'W';
        if (isWhole && next != terms.end() && next->second.size() == 4 &&
            next->first == std::tuple(size, range, kLeapers.find('F'))) {
            text += printed('K', written, {});
            term = next;
            continue;
        }
        text += printed(capital, written, directionLetters(atomOf(capital).family, term->second));
    }
    return text;
}

/// A text in its plain moves and the rest.
struct Parts {
    explicit Parts(const MoveTree& tree) {
        for (const Term& term : tree.terms) {
            if (const auto moves = plainMoves(term)) {
                plain.insert(moves->begin(), moves->end());
            } else {
                others.terms.push_back(term);
            }
        }
    }
    [[nodiscard]] std::string text() const { return printed(plain) + print(others); }

    std::set<PlainMove> plain;
    MoveTree others;
};

} // namespace

std::optional<PlainMove> leapTo(Offset square) {
    return atomWith(square) ? std::optional(PlainMove{square, 1}) : std::nullopt;
}

std::optional<PlainMove> slideTowards(Offset square, int range) {
    const int right = std::abs(square.right);
    const int forward = std::abs(square.forward);
    const int far = std::max(right, forward);
    if (far == 0 || (right != 0 && forward != 0 && right != forward)) {
        return std::nullopt;
    }
    return PlainMove{{square.right / far, square.forward / far}, range};
}

std::string toggledStep(const MoveTree& tree, Offset square) {
    Parts parts(tree);
    const auto leap = leapTo(square);
    if (leap && parts.plain.erase(*leap) != 0) {
        return parts.text();
    }
    const auto line = slideTowards(square, 1);
    const int far = std::max(std::abs(square.right), std::abs(square.forward));
    const auto covers = [&](const PlainMove& move) {
        return line && move.step == line->step && move.range != 1 &&
               (move.range == kAnyNumber || move.range >= far);
    };
    if (std::erase_if(parts.plain, covers) == 0) {
        if (leap) {
            parts.plain.insert(*leap);
        }
    } else if (far > 1) {
        parts.plain.insert({line->step, far - 1});
    }
    return parts.text();
}

std::string toggled(const MoveTree& tree, const PlainMove& move) {
    Parts parts(tree);
    if (parts.plain.erase(move) == 0) {
        if (move.range != 1) {
            std::erase_if(parts.plain, [&](const PlainMove& other) {
                return other.step == move.step && other.range != 1;
            });
        }
        parts.plain.insert(move);
    }
    return parts.text();
}

} // namespace mujo::betza
