#include "core/betza/directions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>

namespace mujo::betza {

namespace {

constexpr int kForward = 0;
constexpr int kRight = 2;
constexpr int kBack = 4;
constexpr int kLeft = 6;

int wrap(int circle) {
    return ((circle % 8) + 8) % 8;
}

bool isVertical(char c) {
    return c == 'f' || c == 'b' || c == 'v';
}
bool isHorizontal(char c) {
    return c == 'l' || c == 'r' || c == 's';
}
bool isSingle(char c) {
    return c == 'f' || c == 'b' || c == 'l' || c == 'r';
}

/// The straight directions a letter names.
std::vector<int> narrow(char c) {
    switch (c) {
    case 'f':
        return {kForward};
    case 'r':
        return {kRight};
    case 'b':
        return {kBack};
    case 'l':
        return {kLeft};
    case 'v':
        return {kForward, kBack};
    default:
        return {kRight, kLeft};
    }
}

/// The diagonals between two straight directions of different axes, given by letters (`f` and `s`: fl, fr).
std::vector<int> between(char a, char b) {
    std::vector<int> result;
    for (const int first : narrow(a)) {
        for (const int second : narrow(b)) {
            const int turn = wrap(second - first);
            result.push_back(wrap(first + (turn == 2 ? 1 : -1)));
        }
    }
    return result;
}

bool differentAxes(char a, char b) {
    return (isVertical(a) && isHorizontal(b)) || (isHorizontal(a) && isVertical(b));
}

using Circle = std::set<int>;

void add(Circle& circle, const std::vector<int>& items) {
    circle.insert(items.begin(), items.end());
}

Result<Circle, DirectionFault> orthogonal(const std::vector<Letter>& letters) {
    Circle circle;
    for (const Letter& item : letters) {
        if (item.letter == 'h') {
            return Failure{DirectionFault{
                item, sentence("MoveStringFaults", "'h' (half) has no meaning on an orthogonal atom")}};
        }
        add(circle, narrow(item.letter));
    }
    return circle;
}

Result<Circle, DirectionFault> diagonal(const std::vector<Letter>& letters) {
    Circle circle;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const char c = letters[i].letter;
        if (c == 'h') {
            return Failure{DirectionFault{
                letters[i], sentence("MoveStringFaults", "'h' (half) has no meaning on a diagonal atom")}};
        }
        const char next = i + 1 < letters.size() ? letters[i + 1].letter : '\0';
        if (c == 'v' || c == 's') {
            add(circle, {1, 3, 5, 7});
        } else if (next != '\0' && isSingle(next) && differentAxes(c, next)) {
            add(circle, between(c, next));
            ++i;
        } else {
            const int straight = narrow(c).front();
            add(circle, {wrap(straight - 1), wrap(straight + 1)});
        }
    }
    return circle;
}

/// Reads letters with the table of the king-like atoms, which every continuation leg uses too.
Result<Circle, DirectionFault> eightfold(const std::vector<Letter>& letters) {
    Circle circle;
    const auto at = [&letters](std::size_t i) { return i < letters.size() ? letters[i].letter : '\0'; };
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const char c = at(i);
        const char next = at(i + 1);
        if (c == 'h') {
            return Failure{
                DirectionFault{letters[i], sentence("MoveStringFaults",
                                                    "'h' (half) must follow the direction that it widens")}};
        }
        if (next == 'h') {
            for (const int straight : narrow(c)) {
                add(circle, {wrap(straight - 1), straight, wrap(straight + 1)});
            }
            ++i;
        } else if (next == c) {
            add(circle, narrow(c));
            ++i;
        } else if (isSingle(c) && next != '\0' && differentAxes(c, next) && at(i + 2) != 'h') {
            add(circle, between(c, next));
            ++i;
        } else {
            add(circle, narrow(c));
        }
    }
    return circle;
}

/// Oblique leaps nearest to the straight direction named by a letter, on both sides of it.
std::vector<int> obliqueNear(char c) {
    std::vector<int> result;
    for (const int straight : narrow(c)) {
        result.push_back(wrap(straight));
        result.push_back(wrap(straight - 1));
    }
    return result;
}

Result<Circle, DirectionFault> oblique(const std::vector<Letter>& letters) {
    Circle circle;
    const auto at = [&letters](std::size_t i) { return i < letters.size() ? letters[i].letter : '\0'; };
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const char c = at(i);
        const char next = at(i + 1);
        if (c == 'h') {
            if (next != 'l' && next != 'r') {
                return Failure{DirectionFault{
                    letters[i], sentence("MoveStringFaults",
                                         "'h' (half) must follow a direction or stand before l or r")}};
            }
            add(circle, next == 'r' ? std::vector<int>{0, 2, 4, 6} : std::vector<int>{1, 3, 5, 7});
            ++i;
        } else if (next == 'h') {
            for (const int straight : narrow(c)) {
                add(circle, {wrap(straight - 2), wrap(straight - 1), wrap(straight), wrap(straight + 1)});
            }
            ++i;
        } else if (next == c) {
            add(circle, obliqueNear(c));
            ++i;
        } else if (isSingle(c) && next != '\0' && differentAxes(c, next) && at(i + 2) != 'h') {
            // The second letter of a pair is the one the leap is nearer to: `fr` lies near the right.
            for (const int side : narrow(next)) {
                const int turn = wrap(side - narrow(c).front());
                add(circle, {turn == 2 ? wrap(side - 1) : wrap(side)});
            }
            ++i;
        } else {
            add(circle, obliqueNear(c));
        }
    }
    return circle;
}

Result<Circle, DirectionFault> readCircle(Family family, const std::vector<Letter>& letters) {
    switch (family) {
    case Family::Orthogonal:
        return letters.empty() ? Circle{0, 2, 4, 6} : orthogonal(letters);
    case Family::Diagonal:
        return letters.empty() ? Circle{1, 3, 5, 7} : diagonal(letters);
    case Family::Oblique:
        return letters.empty() ? Circle{0, 1, 2, 3, 4, 5, 6, 7} : oblique(letters);
    default:
        return letters.empty() ? Circle{0, 1, 2, 3, 4, 5, 6, 7} : eightfold(letters);
    }
}

Heading headingOf(const Atom& atom, int circle) {
    return {circle, atom.family == Family::Oblique, atom.shorter, atom.size};
}

double angle(const Heading& heading) {
    const Offset step = heading.step();
    return std::atan2(static_cast<double>(step.right), static_cast<double>(step.forward));
}

double angleBetween(double a, double b) {
    const double turn = std::fmod(std::abs(a - b), 2 * std::numbers::pi);
    return std::min(turn, 2 * std::numbers::pi - turn);
}

} // namespace

Atom atomOf(char letter) {
    switch (letter) {
    case 'W':
        return {Family::Orthogonal, 0, 1, false};
    case 'D':
        return {Family::Orthogonal, 0, 2, false};
    case 'H':
        return {Family::Orthogonal, 0, 3, false};
    case 'R':
        return {Family::Orthogonal, 0, 1, true};
    case 'F':
        return {Family::Diagonal, 0, 1, false};
    case 'A':
        return {Family::Diagonal, 0, 2, false};
    case 'G':
        return {Family::Diagonal, 0, 3, false};
    case 'B':
        return {Family::Diagonal, 0, 1, true};
    case 'K':
        return {Family::Eightfold, 0, 1, false};
    case 'Q':
        return {Family::Eightfold, 0, 1, true};
    case 'N':
        return {Family::Oblique, 1, 2, false};
    case 'C':
    case 'L':
        return {Family::Oblique, 1, 3, false};
    case 'Z':
    case 'J':
        return {Family::Oblique, 2, 3, false};
    default:
        return {Family::Universal, 0, 1, false};
    }
}

Offset Heading::step() const {
    static constexpr std::array<Offset, 8> kStraight = {
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    if (!oblique) {
        return kStraight[static_cast<std::size_t>(circle)] * size;
    }
    const std::array<Offset, 8> leaps = {{{shorter, size},
                                          {size, shorter},
                                          {size, -shorter},
                                          {shorter, -size},
                                          {-shorter, -size},
                                          {-size, -shorter},
                                          {-size, shorter},
                                          {-shorter, size}}};
    return leaps[static_cast<std::size_t>(circle)];
}

Heading Heading::turned(int eighths) const {
    Heading result = *this;
    result.circle = wrap(circle + eighths);
    return result;
}

Result<std::vector<Heading>, DirectionFault> firstHeadings(const Atom& atom,
                                                           const std::vector<Letter>& letters) {
    for (const Letter& item : letters) {
        if (item.letter == 'z' || item.letter == 'q') {
            return Failure{DirectionFault{
                item, sentence("MoveStringFaults",
                               "'z' and 'q' refer to an earlier leg and cannot stand in the first")}};
        }
    }
    const Result<Circle, DirectionFault> circle = readCircle(atom.family, letters);
    if (!circle) {
        return Failure{circle.error()};
    }
    std::vector<Heading> result;
    for (const int direction : *circle) {
        result.push_back(headingOf(atom, direction));
    }
    return result;
}

Result<std::vector<int>, DirectionFault> continuationTurns(const Atom& atom,
                                                           const std::vector<Letter>& letters, int lastTurn) {
    if (letters.empty()) {
        const bool fourfold = atom.family == Family::Orthogonal || atom.family == Family::Diagonal;
        return fourfold ? std::vector<int>{kForward, kRight, kLeft} : std::vector<int>{0, 1, 2, 3, 5, 6, 7};
    }
    // z and q stand for l or r, and combine with other letters as those do; before any turn, for both.
    Circle turns;
    for (const bool lastWasRight : {false, true}) {
        if (lastTurn != 0 && lastWasRight != (lastTurn > 0)) {
            continue;
        }
        std::vector<Letter> plain = letters;
        for (Letter& item : plain) {
            if (item.letter == 'z' || item.letter == 'q') {
                item.letter = lastWasRight == (item.letter == 'q') ? 'r' : 'l';
            }
        }
        const Result<Circle, DirectionFault> read = eightfold(plain);
        if (!read) {
            return Failure{read.error()};
        }
        turns.insert(read->begin(), read->end());
    }
    return std::vector<int>(turns.begin(), turns.end());
}

Result<std::vector<Heading>, DirectionFault>
bracketHeadings(const Atom& atom, const Heading& previous, const std::vector<Letter>& letters, int lastTurn) {
    constexpr double kEighth = std::numbers::pi / 4;
    constexpr double kSlack = 1e-6;
    const auto all = firstHeadings(atom, {});
    std::vector<Heading> result;
    if (letters.empty()) {
        std::copy_if(all->begin(), all->end(), std::back_inserter(result), [&](const Heading& heading) {
            return angleBetween(angle(heading), angle(previous)) <= kEighth + kSlack;
        });
        return result;
    }
    const auto turns = continuationTurns(atom, letters, lastTurn);
    if (!turns) {
        return Failure{turns.error()};
    }
    std::set<int> circle;
    for (const int turn : *turns) {
        const double wanted = angle(previous) + turn * kEighth;
        double nearest = kEighth;
        for (const Heading& heading : *all) {
            nearest = std::min(nearest, angleBetween(angle(heading), wanted));
        }
        for (const Heading& heading : *all) {
            if (angleBetween(angle(heading), wanted) <= nearest + kSlack) {
                circle.insert(heading.circle);
            }
        }
    }
    for (const int direction : circle) {
        result.push_back(headingOf(atom, direction));
    }
    return result;
}

} // namespace mujo::betza
