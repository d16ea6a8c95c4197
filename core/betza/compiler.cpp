#include "core/betza/compiler.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/betza/directions.h"
#include "core/betza/leg_forest.h"
#include "core/betza/sweep_check.h"

namespace mujo::betza {

namespace {

constexpr std::string_view kDirections = "fblrvshzq";
constexpr std::size_t kMaxExpansions = 600;
constexpr std::size_t kMaxLetters = 100000; // of all texts that the groups of a term stand for
constexpr std::size_t kMaxLegs = 80;
constexpr std::size_t kMaxNodes = 20000;

/// One leg of one expanded chain, before its directions are resolved.
struct LegSpec {
    Atom atom;
    std::vector<Letter> directions;
    std::string modality;
    std::uint16_t range = 1;
    bool toggles = false;
    bool last = false;
    int column = 0;

    [[nodiscard]] bool has(char letter) const { return modality.find(letter) != std::string::npos; }
};

using Letters = std::vector<Letter>;

class Compiler {
public:
    explicit Compiler(StepTable& steps) : m_steps(steps) {}

    Result<MoveProgram> run(const MoveTree& tree) {
        for (const Term& term : tree.terms) {
            if (const auto* simple = std::get_if<SimpleTerm>(&term)) {
                simpleTerm(*simple);
            } else {
                bracketTerm(std::get<BracketTerm>(term));
            }
        }
        if (m_forest.size() > kMaxNodes) {
            complain(1, sentence("MoveStringFaults", "the moves of this piece need more than %1 legs")
                            .with(kMaxNodes));
        }
        if (m_faults.empty() && m_forest.cost(m_steps.shape()) >= LegForest::kTooCostly) {
            complain(1, sentence("MoveStringFaults",
                                 "these moves visit too many squares on a board of this size"));
        }
        if (!m_faults.empty()) {
            return Failure{m_faults};
        }
        MoveProgram program = m_forest.program(m_steps);
        program.universal = m_universal;
        if (crossesOwnSweep(program)) {
            complain(1, sentence("MoveStringFaults",
                                 "a sweep and another move that ends on its line cannot be told apart"));
            return Failure{m_faults};
        }
        if (m_universal != 0) {
            program.captures.setAll();
            program.ambiguous = program.ambiguous || program.rootCount > 0;
        }
        return program;
    }

private:
    void complain(int column, Sentence message, Sentence hint = {}) {
        const auto same = [&](const Diagnostic& d) {
            return d.column == column && d.message.english() == message.english();
        };
        if (std::none_of(m_faults.begin(), m_faults.end(), same)) {
            m_faults.push_back({{}, 1, column, 1, std::move(message), std::move(hint)});
        }
    }

    /// Every text that the groups of a chain stand for, as letters with their columns.
    std::vector<Letters> expansions(const SimpleTerm& term) {
        std::vector<Letters> texts(1);
        const BoardShape& shape = m_steps.shape();
        for (const Item& item : term.chain) {
            if (const auto* letter = std::get_if<Letter>(&item)) {
                for (Letters& text : texts) {
                    text.push_back(*letter);
                }
                continue;
            }
            const auto& group = std::get<Group>(item);
            const int copies = group.copies > 0 ? group.copies : std::max(shape.files(), shape.ranks()) - 1;
            std::vector<Letters> extended;
            std::size_t letters = 0;
            const auto tooMany = [&] { return extended.size() > kMaxExpansions || letters > kMaxLetters; };
            for (const Letters& text : texts) {
                Letters longer = text;
                extended.push_back(longer);
                for (int i = 0; i < copies && !tooMany(); ++i) {
                    longer.insert(longer.end(), group.letters.begin(), group.letters.end());
                    letters += longer.size();
                    extended.push_back(longer);
                }
            }
            if (tooMany()) {
                complain(group.column,
                         sentence("MoveStringFaults", "the groups of this term stand for too many texts"));
                return {};
            }
            texts = std::move(extended);
        }
        return texts;
    }

    static std::uint16_t rangeOf(const SimpleTerm& term, const Atom& atom) {
        if (!term.range) {
            return atom.rider ? kUnlimited : 1;
        }
        return *term.range == 0 ? kUnlimited : static_cast<std::uint16_t>(*term.range);
    }

    /// Splits one text at its `a`s; the range of each leg follows the toggles before it.
    std::vector<LegSpec> legsOf(const SimpleTerm& term, const Letters& text) {
        const Atom atom = atomOf(term.atom);
        std::vector<LegSpec> legs;
        LegSpec leg;
        leg.atom = atom;
        leg.range = rangeOf(term, atom);
        leg.column = term.column;
        for (const Letter& item : text) {
            if (item.letter == 'a') {
                legs.push_back(leg);
                const std::uint16_t range =
                    !leg.toggles ? leg.range : (leg.range > 1 ? std::uint16_t{1} : kUnlimited);
                leg = LegSpec{};
                leg.atom = atom;
                leg.range = range;
                leg.column = item.column;
            } else if (kDirections.find(item.letter) != std::string_view::npos) {
                leg.directions.push_back(item);
            } else {
                checkModality(item);
                leg.modality += item.letter;
                leg.toggles = leg.toggles || item.letter == 'y' || item.letter == 'g';
            }
        }
        legs.push_back(leg);
        if (legs.size() > kMaxLegs) {
            complain(term.column, tooManyLegs());
            legs.resize(kMaxLegs);
        }
        return legs;
    }

    void checkModality(const Letter& item) {
        static constexpr std::string_view kUnsupported = "ieoux";
        if (kUnsupported.find(item.letter) == std::string_view::npos) {
            return;
        }
        switch (item.letter) {
        case 'i':
            complain(item.column, sentence("MoveStringFaults",
                                           "letter 'i' (first move of a piece only) is not supported"));
            break;
        case 'e':
            complain(item.column, sentence("MoveStringFaults", "letter 'e' (en passant) is not supported"));
            break;
        case 'o':
            complain(item.column, sentence("MoveStringFaults",
                                           "letter 'o' (around the edge of the board) is not supported"));
            break;
        case 'u':
            complain(item.column, sentence("MoveStringFaults",
                                           "letter 'u' (putting the captured piece down) is not supported"));
            break;
        default:
            complain(item.column,
                     sentence("MoveStringFaults", "letter 'x' (lending the move) is not supported"));
        }
    }

    LegNode nodeOf(const LegSpec& leg, const Heading& heading) {
        LegNode node;
        node.step = heading.step();
        node.range = leg.range;
        node.gait = gaitOf(leg, heading);
        const bool named = leg.has('m') || leg.has('c') || leg.has('d');
        const auto allow = [&node](bool allowed, Action action) {
            if (allowed) {
                node.actions = static_cast<std::uint16_t>(node.actions | action);
            }
        };
        if (leg.last) {
            allow(!named || leg.has('m'), EndOnEmpty);
            allow(!named || leg.has('c'), EndOnEnemy);
            allow(leg.has('d'), EndOnOwn);
            if (leg.has('y')) {
                complain(leg.column,
                         sentence("MoveStringFaults", "letter 'y' needs a further leg behind it"));
            }
        } else {
            const bool hops = leg.has('p') || leg.has('g');
            allow(leg.has('m') || leg.has('y') || (!named && !hops), PassEmpty);
            allow(leg.has('c'), PassEnemyCapturing);
            allow(leg.has('d'), PassOwnCapturing);
            allow(hops, PassOwnHopping);
            allow(hops && !leg.has('t'), PassEnemyHopping);
        }
        allow(leg.has('t'), SpareRoyals);
        return node;
    }

    Gait gaitOf(const LegSpec& leg, const Heading& heading) {
        const bool leap = heading.size > 1 && leg.range == 1;
        if (heading.size > 1 && leg.has('n') && (!leap || leg.has('j'))) {
            complain(leg.column, sentence("MoveStringFaults",
                                          "letter 'n' needs a single leap, without 'j' and without a range"));
        }
        if (leap && (leg.has('j') || leg.has('n'))) {
            if (heading.oblique && heading.size > 2) {
                complain(
                    leg.column,
                    sentence("MoveStringFaults",
                             "letters 'j' and 'n' have no meaning on a leap as long and oblique as this"));
            }
            return leg.has('j') ? Gait::LeapOver : Gait::LameLeap;
        }
        if (leg.has('j')) {
            return Gait::SkipFirst;
        }
        if (leg.last && leg.has('p')) {
            return Gait::Hop;
        }
        if (leg.last && leg.has('g')) {
            return Gait::HopBehind;
        }
        return Gait::Slide;
    }

    static int sideOfTurn(int eighths) {
        const int turn = ((eighths % 8) + 8) % 8;
        return turn == 0 || turn == 4 ? 0 : (turn < 4 ? 1 : -1);
    }

    void fault(const DirectionFault& found) { complain(found.letter.column, found.message); }

    /// Adds every way to make `legs` from leg `i` on below `parent` of the forest.
    void grow(LegForest::Handle parent, const std::vector<LegSpec>& legs, std::size_t i,
              const Heading* previous, int lastTurn, bool ownAtoms) {
        const LegSpec& leg = legs[i];
        std::vector<std::pair<Heading, int>> headings;
        if (previous == nullptr) {
            const auto found = firstHeadings(leg.atom, leg.directions);
            if (!found) {
                return fault(found.error());
            }
            for (const Heading& heading : *found) {
                headings.emplace_back(heading, 0);
            }
        } else if (ownAtoms) {
            const auto found = bracketHeadings(leg.atom, *previous, leg.directions, lastTurn);
            if (!found) {
                return fault(found.error());
            }
            for (const Heading& heading : *found) {
                headings.emplace_back(heading, heading.circle - previous->circle);
            }
        } else {
            const auto found = continuationTurns(leg.atom, leg.directions, lastTurn);
            if (!found) {
                return fault(found.error());
            }
            for (const int turn : *found) {
                headings.emplace_back(previous->turned(turn), turn);
            }
        }
        for (const auto& [heading, turn] : headings) {
            if (m_forest.size() > kMaxNodes) {
                return;
            }
            const LegForest::Handle child = m_forest.add(parent, nodeOf(leg, heading));
            if (!leg.last) {
                const int side = sideOfTurn(turn);
                grow(child, legs, i + 1, &heading, side != 0 ? side : lastTurn, ownAtoms);
            }
        }
    }

    void growChain(std::vector<LegSpec> legs, bool ownAtoms) {
        legs.back().last = true;
        std::size_t victims = 0;
        for (const LegSpec& leg : legs) {
            victims += !leg.last && (leg.has('c') || leg.has('d')) ? 1 : 0;
        }
        if (victims > kMaxVictims) {
            complain(legs.front().column,
                     sentence("MoveStringFaults", "more than %1 captures on the way of one move")
                         .with(kMaxVictims));
            return;
        }
        grow(LegForest::kRoot, legs, 0, nullptr, 0, ownAtoms);
    }

    void universal(const SimpleTerm& term) {
        LegSpec leg;
        leg.last = true;
        leg.column = term.column;
        for (const Item& item : term.chain) {
            const auto* letter = std::get_if<Letter>(&item);
            if (letter == nullptr ||
                std::string_view("mcdt").find(letter->letter) == std::string_view::npos) {
                complain(term.column,
                         sentence("MoveStringFaults", "atom U takes no letters but m, c, d and t"));
                return;
            }
            leg.modality += letter->letter;
        }
        m_universal = static_cast<std::uint16_t>(m_universal | nodeOf(leg, Heading{}).actions);
    }

    /// `(cdaf)` in front of a rider or of a range: any number of pieces may be taken on the way, so that the
    /// chain is no chain of legs but one leg of its own.
    static bool isSweep(const SimpleTerm& term) {
        const auto group = std::find_if(term.chain.begin(), term.chain.end(),
                                        [](const Item& item) { return std::holds_alternative<Group>(item); });
        if (group == term.chain.end() || std::get<Group>(*group).copies != 0 || atomOf(term.atom).size != 1) {
            return false;
        }
        const auto single = [](const Item& item) { return std::holds_alternative<Letter>(item); };
        std::string letters;
        for (const Letter& letter : std::get<Group>(*group).letters) {
            letters += letter.letter;
        }
        const std::size_t captures = letters.find_first_not_of("cd");
        const auto isDirection = [](const Item& item) {
            return kDirections.find(std::get<Letter>(item).letter) != std::string_view::npos;
        };
        const auto isMode = [](const Item& item) {
            const char letter = std::get<Letter>(item).letter;
            return letter == 'm' || letter == 'c' || letter == 'd';
        };
        return captures != std::string::npos && captures > 0 && letters.substr(captures) == "af" &&
               std::all_of(term.chain.begin(), group,
                           [&](const Item& i) { return single(i) && isDirection(i); }) &&
               std::all_of(group + 1, term.chain.end(),
                           [&](const Item& i) { return single(i) && isMode(i); });
    }

    void sweep(const SimpleTerm& term) {
        const Atom atom = atomOf(term.atom);
        LegSpec leg;
        leg.atom = atom;
        leg.range = kUnlimited; // the range of the letters counts from piece to piece
        leg.last = true;
        leg.column = term.column;
        std::string passes;
        for (const Item& item : term.chain) {
            if (const auto* group = std::get_if<Group>(&item)) {
                for (const Letter& letter : group->letters) {
                    passes += letter.letter;
                }
            } else if (kDirections.find(std::get<Letter>(item).letter) != std::string_view::npos) {
                leg.directions.push_back(std::get<Letter>(item));
            } else {
                leg.modality += std::get<Letter>(item).letter;
            }
        }
        if (rangeOf(term, atom) != kUnlimited) {
            complain(term.column, sentence("MoveStringFaults",
                                           "a sweep goes as far as the board; it cannot have a range"));
            return;
        }
        const auto headings = firstHeadings(atom, leg.directions);
        if (!headings) {
            return fault(headings.error());
        }
        for (const Heading& heading : *headings) {
            LegNode node = nodeOf(leg, heading);
            node.gait = Gait::Sweep;
            node.actions = static_cast<std::uint16_t>(
                node.actions | (passes.find('c') != std::string::npos ? PassEnemyCapturing : 0) |
                (passes.find('d') != std::string::npos ? PassOwnCapturing : 0));
            m_forest.add(LegForest::kRoot, node);
        }
    }

    void simpleTerm(const SimpleTerm& term) {
        if (term.atom == 'U') {
            universal(term);
            return;
        }
        if (isSweep(term)) {
            sweep(term);
            return;
        }
        for (const Letters& text : expansions(term)) {
            growChain(legsOf(term, text), false);
            if (!m_faults.empty()) {
                return;
            }
        }
    }

    static Sentence tooManyLegs() {
        return sentence("MoveStringFaults", "more than %1 legs in one move").with(kMaxLegs);
    }

    static std::vector<std::vector<LegSpec>>
    joinedInEveryWay(const std::vector<std::vector<LegSpec>>& chains,
                     const std::vector<std::vector<LegSpec>>& parts) {
        std::vector<std::vector<LegSpec>> longer;
        for (const auto& chain : chains) {
            for (const auto& part : parts) {
                longer.push_back(chain);
                longer.back().insert(longer.back().end(), part.begin(), part.end());
            }
        }
        return longer;
    }

    void bracketTerm(const BracketTerm& term) {
        // Each leg may itself expand; the legs are then joined in every combination.
        std::vector<std::vector<std::vector<LegSpec>>> parts;
        std::size_t ways = 1;
        for (const SimpleTerm& part : term.legs) {
            if (part.atom == 'U') {
                complain(part.column, sentence("MoveStringFaults", "atom U cannot be part of a longer move"));
                return;
            }
            auto& own = parts.emplace_back();
            for (const Letters& text : expansions(part)) {
                own.push_back(legsOf(part, text));
            }
            ways *= own.size();
            if (ways > kMaxExpansions) {
                complain(term.column,
                         sentence("MoveStringFaults", "the groups of this bracket stand for too many texts"));
            }
            if (!m_faults.empty()) {
                return;
            }
        }
        std::vector<std::vector<LegSpec>> chains(1);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            chains = joinedInEveryWay(chains, parts[i]);
            const auto tooLong = [](const auto& chain) { return chain.size() > kMaxLegs; };
            if (std::any_of(chains.begin(), chains.end(), tooLong)) {
                complain(term.column, tooManyLegs());
                return;
            }
            if (i + 1 == parts.size() || term.links[i] == Link::Optional) {
                for (const auto& chain : chains) {
                    growChain(chain, true);
                }
            }
        }
    }

    StepTable& m_steps;
    LegForest m_forest;
    std::uint16_t m_universal = 0;
    Diagnostics m_faults;
};

} // namespace

Result<MoveProgram> compile(const MoveTree& tree, StepTable& steps) {
    return Compiler(steps).run(tree);
}

} // namespace mujo::betza
