#include "tests/support/literal_interpreter.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>

#include "tests/support/literal_directions.h"

namespace mujo::literal {

namespace {

using betza::BracketTerm;
using betza::Group;
using betza::Item;
using betza::Letter;
using betza::MoveTree;
using betza::SimpleTerm;

struct Vector {
    int right = 0;
    int forward = 0;
};

constexpr std::array<Vector, 8> kCompass = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// A leg as the text has it, groups already written out.
struct LegText {
    std::string directions;
    std::string modes;
    char atom = 0;
    std::optional<int> number;
    bool outward = false; ///< a later part of a bracket without direction letters

    [[nodiscard]] bool has(char mode) const { return modes.find(mode) != std::string::npos; }
    [[nodiscard]] bool hasAny(const char* these) const {
        return modes.find_first_of(these) != std::string::npos;
    }
};

using Chain = std::vector<LegText>;

/// Every text that writing out the groups of a chain gives.
std::vector<std::string> writtenOut(const std::vector<Item>& items, int mostCopies) {
    std::vector<std::string> texts = {""};
    for (const Item& item : items) {
        std::vector<std::string> longer;
        for (const std::string& text : texts) {
            if (const auto* letter = std::get_if<Letter>(&item)) {
                longer.push_back(text + letter->letter);
                continue;
            }
            const auto& group = std::get<Group>(item);
            std::string copies;
            for (int n = 0; n <= (group.copies > 0 ? group.copies : mostCopies); ++n) {
                longer.push_back(text + copies);
                for (const Letter& letter : group.letters) {
                    copies += letter.letter;
                }
            }
        }
        texts = std::move(longer);
    }
    return texts;
}

Chain splitAtA(const std::string& text, const SimpleTerm& term) {
    Chain chain(1);
    for (const char letter : text) {
        if (letter == 'a') {
            chain.emplace_back();
        } else if (std::string("fblrvshzq").find(letter) != std::string::npos) {
            chain.back().directions += letter;
        } else {
            chain.back().modes += letter;
        }
    }
    for (LegText& leg : chain) {
        leg.atom = term.atom;
        leg.number = term.range;
    }
    return chain;
}

std::vector<Chain> chainsOf(const SimpleTerm& term, int mostCopies) {
    std::vector<Chain> chains;
    for (const std::string& text : writtenOut(term.chain, mostCopies)) {
        chains.push_back(splitAtA(text, term));
    }
    return chains;
}

std::vector<Chain> chainsOf(const BracketTerm& term, int mostCopies) {
    std::vector<Chain> finished;
    std::vector<Chain> open = {{}};
    for (std::size_t part = 0; part < term.legs.size(); ++part) {
        std::vector<Chain> longer;
        for (const Chain& before : open) {
            for (Chain next : chainsOf(term.legs[part], mostCopies)) {
                next.front().outward = part > 0 && next.front().directions.empty();
                Chain joined = before;
                joined.insert(joined.end(), next.begin(), next.end());
                longer.push_back(std::move(joined));
            }
        }
        open = std::move(longer);
        if (part + 1 == term.legs.size() || term.links[part] == betza::Link::Optional) {
            finished.insert(finished.end(), open.begin(), open.end());
        }
    }
    return finished;
}

enum class Turned { No, Right, Left };

struct Progress {
    Spot at;
    int heading = 0;
    Turned turned = Turned::No;
    bool toggled = false;
    std::vector<Spot> taken;
    std::vector<Spot> hopped;
};

/// Walks one chain of legs over the board.
class Walker {
public:
    Walker(const Board& board, Spot from, Side side, const IsRoyal& isRoyal, std::set<Way>& out)
        : m_board(board), m_from(from), m_side(side), m_isRoyal(isRoyal), m_out(out) {}

    void walk(const Chain& chain) {
        m_chain = &chain;
        leg(0, {m_from, 0, Turned::No, false, {}, {}});
    }

private:
    enum class Stands { Nothing, Enemy, Own };

    void leg(std::size_t number, const Progress& before) {
        const LegText& text = (*m_chain)[number];
        const AtomMeaning atom = meaningOf(text.atom);
        if (atom.family == Family::Universal) {
            everywhere(number, before);
            return;
        }
        for (const int direction : directions(number, before, atom.family)) {
            Progress now = before;
            now.heading = direction;
            if (number > 0) {
                const int turn = (direction - before.heading + 8) % 8;
                now.turned = turn >= 1 && turn <= 3 ? Turned::Right
                             : turn >= 5            ? Turned::Left
                                                    : before.turned;
            }
            run(number, now, atom);
        }
    }

    /// Directions as numbers of the compass (or of the oblique leaps), seen by the owner.
    [[nodiscard]] std::set<int> directions(std::size_t number, const Progress& before, Family family) const {
        const LegText& text = (*m_chain)[number];
        if (number == 0) {
            return firstDirections(family, text.directions);
        }
        std::set<int> turns;
        if (text.outward) {
            const std::set<int> possible = allDirections(family);
            for (const int turn : {7, 0, 1}) {
                if (possible.count((before.heading + turn) % 8) > 0) {
                    turns.insert(turn);
                }
            }
        } else if (text.directions.empty()) {
            const bool fourfold = family == Family::Orthogonal || family == Family::Diagonal;
            turns = fourfold ? std::set<int>{0, 2, 6} : std::set<int>{0, 1, 2, 3, 5, 6, 7};
        } else {
            for (const char otherwise : {'l', 'r'}) {
                const std::set<int> some =
                    eightfold(sidewaysWrittenOut(text.directions, before.turned, otherwise));
                turns.insert(some.begin(), some.end());
            }
        }
        std::set<int> out;
        for (const int turn : turns) {
            out.insert((before.heading + turn) % 8);
        }
        return out;
    }

    /// q means the side of the last turn, z the other one; without a turn both mean either side.
    static std::string sidewaysWrittenOut(std::string letters, Turned turned, char otherwise) {
        const char same = turned == Turned::Right ? 'r' : turned == Turned::Left ? 'l' : otherwise;
        const char other = turned == Turned::Right ? 'l' : turned == Turned::Left ? 'r' : otherwise;
        std::replace(letters.begin(), letters.end(), 'q', same);
        std::replace(letters.begin(), letters.end(), 'z', other);
        return letters;
    }

    [[nodiscard]] Vector stepOf(const AtomMeaning& atom, int direction) const {
        if (atom.family != Family::Oblique) {
            const Vector unit = kCompass[static_cast<std::size_t>(direction)];
            return {unit.right * atom.size, unit.forward * atom.size};
        }
        // 0 is (small, large); each quarter turn clockwise takes (right, forward) to (forward, -right).
        Vector step = direction % 2 == 0 ? Vector{atom.small, atom.size} : Vector{atom.size, atom.small};
        for (int quarter = 0; quarter < direction / 2; ++quarter) {
            step = {step.forward, -step.right};
        }
        return step;
    }

    [[nodiscard]] Spot beyond(Spot spot, Vector step) const {
        const int sign = m_side == Side::Sente ? 1 : -1;
        return {spot.column + sign * step.right, spot.row - sign * step.forward};
    }

    /// The start counts as empty during the whole move, and so does the square of a piece already taken.
    [[nodiscard]] Stands standsOn(Spot spot, const std::vector<Spot>& taken) const {
        const Man* man = m_board.at(spot);
        if (man == nullptr || spot == m_from || std::find(taken.begin(), taken.end(), spot) != taken.end()) {
            return Stands::Nothing;
        }
        return man->owner == m_side ? Stands::Own : Stands::Enemy;
    }

    /// Squares of one leg; 0 means unlimited.
    static int rangeOf(const LegText& text, const AtomMeaning& atom, bool toggled) {
        const int written = text.number.value_or(atom.slides ? 0 : 1);
        if (!toggled) {
            return written;
        }
        return written == 1 ? 0 : 1;
    }

    /// One leg in one direction.
    void run(std::size_t number, const Progress& start, const AtomMeaning& atom) {
        const LegText& text = (*m_chain)[number];
        const bool last = number + 1 == m_chain->size();
        const Vector step = stepOf(atom, start.heading);
        const int range = rangeOf(text, atom, start.toggled);
        const bool skipsFirst = text.has('j') && range != 1;
        const bool mustJump = text.has('j') && range == 1;
        const bool hops = last && text.hasAny("pg");
        int mountAt = 0;
        Spot spot = start.at;
        for (int n = 1; range == 0 || n <= range; ++n) {
            const Spot previous = spot;
            spot = beyond(spot, step);
            if (!m_board.contains(spot)) {
                return;
            }
            const bool between = somethingBetween(previous, step, start.taken);
            if ((text.has('n') && between) || (mustJump && !between)) {
                return;
            }
            if (skipsFirst && n == 1) {
                continue;
            }
            const Stands stands = standsOn(spot, start.taken);
            if (hops && mountAt == 0) {
                if (stands == Stands::Enemy && text.has('t')) {
                    return;
                }
                mountAt = stands == Stands::Nothing ? 0 : n;
                continue;
            }
            if (last) {
                end(text, start, spot, stands);
            } else {
                goOn(number, start, spot, stands);
            }
            if (stands != Stands::Nothing || (hops && text.has('g'))) {
                return;
            }
        }
    }

    /// Whether anything stands between the ends of one leap; for an oblique one, on the straight neighbour.
    [[nodiscard]] bool somethingBetween(Spot spot, Vector step, const std::vector<Spot>& taken) const {
        const int size = std::max(std::abs(step.right), std::abs(step.forward));
        const bool oblique =
            step.right != 0 && step.forward != 0 && std::abs(step.right) != std::abs(step.forward);
        const Vector unit = {step.right / size, step.forward / size};
        for (int n = 1; n < (oblique ? 2 : size); ++n) {
            spot = beyond(spot, unit);
            if (standsOn(spot, taken) != Stands::Nothing) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool spares(const LegText& text, Spot spot) const {
        return text.has('t') && m_isRoyal(m_board.men.at(spot));
    }

    void end(const LegText& text, const Progress& before, Spot spot, Stands stands) {
        const bool byDefault = !text.hasAny("mcd");
        Way way{before.taken, spot, before.hopped};
        if (stands == Stands::Nothing) {
            if (byDefault || text.has('m')) {
                m_out.insert(std::move(way));
            }
            return;
        }
        const bool takes = stands == Stands::Enemy ? byDefault || text.has('c') : text.has('d');
        if (takes && !spares(text, spot)) {
            way.taken.push_back(spot);
            m_out.insert(std::move(way));
        }
    }

    void goOn(std::size_t number, const Progress& before, Spot spot, Stands stands) {
        const LegText& text = (*m_chain)[number];
        Progress now = before;
        now.at = spot;
        now.toggled = before.toggled != text.hasAny("yg");
        const bool byDefault = !text.hasAny("mcdpgy");
        if (stands == Stands::Nothing) {
            if (byDefault || text.hasAny("my")) {
                leg(number + 1, now);
            }
            return;
        }
        if (text.hasAny("pg") && !(stands == Stands::Enemy && text.has('t'))) {
            Progress over = now;
            over.hopped.push_back(spot);
            leg(number + 1, over);
        }
        const bool takes = stands == Stands::Enemy ? text.has('c') : text.has('d');
        if (takes && !spares(text, spot)) {
            now.taken.push_back(spot);
            leg(number + 1, now);
        }
    }

    void everywhere(std::size_t number, const Progress& before) {
        if (m_chain->size() != 1) {
            throw std::invalid_argument("atom U in a move of several legs");
        }
        for (int column = 0; column < m_board.files; ++column) {
            for (int row = 0; row < m_board.ranks; ++row) {
                const Spot spot{column, row};
                if (spot != m_from) {
                    end((*m_chain)[number], before, spot, standsOn(spot, {}));
                }
            }
        }
    }

    const Board& m_board;
    Spot m_from;
    Side m_side;
    const IsRoyal& m_isRoyal;
    std::set<Way>& m_out;
    const Chain* m_chain = nullptr;
};

} // namespace

std::set<Way> waysOf(const MoveTree& tree, const Board& board, Spot from, Side side, const IsRoyal& isRoyal) {
    std::set<Way> out;
    Walker walker(board, from, side, isRoyal, out);
    const int mostCopies = std::max(board.files, board.ranks);
    for (const betza::Term& term : tree.terms) {
        for (const Chain& chain : std::visit([&](const auto& t) { return chainsOf(t, mostCopies); }, term)) {
            walker.walk(chain);
        }
    }
    return out;
}

} // namespace mujo::literal
