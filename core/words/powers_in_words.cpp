#include "core/words/powers_in_words.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/english.h"
#include "core/words/directions.h"
#include "core/words/piece_lists.h"

namespace mujo {

namespace {

std::string inWords(std::size_t number) {
    return numberInWords(static_cast<int>(number));
}

class Powers {
public:
    explicit Powers(const Variant& variant)
        : m_variant(variant),
          m_farthest(static_cast<std::size_t>(std::max(variant.shape().files(), variant.shape().ranks()))) {
        for (const PieceType& type : variant.types()) {
            m_abilities.push_back(abilitiesOf(type.program));
        }
    }

    [[nodiscard]] std::vector<std::string> words() const {
        std::vector<std::string> out;
        hooks(out);
        severalCaptures(out);
        igui(out);
        walks(out);
        jumps(out);
        burns(out);
        anywhere(out);
        return out;
    }

private:
    /// The pieces of each group in a sentence: `key` sorts the kinds into groups, `tell` says what those of a
    /// group can do.
    template <class Key, class Wanted, class Tell>
    void grouped(std::vector<std::string>& out, Wanted&& wanted, Key&& key, Tell&& tell) const {
        std::map<decltype(key(m_abilities.front())), std::size_t> first; // a kind of each group
        for (std::size_t i = 0; i < m_abilities.size(); ++i) {
            if (wanted(i)) {
                first.emplace(key(m_abilities[i]), i);
            }
        }
        for (const auto& [group, example] : first) {
            const std::string pieces = capitalAnyOf(m_variant, [&, same = group](std::size_t i) {
                return wanted(i) && key(m_abilities[i]) == same;
            });
            if (!pieces.empty()) {
                out.push_back(pieces + ' ' + tell(m_abilities[example]));
            }
        }
    }

    void hooks(std::vector<std::string>& out) const {
        const std::string pieces = kindsByDirection(
            m_variant, [&](std::size_t i) { return m_abilities[i].hooks; }, "");
        if (pieces.empty()) {
            return;
        }
        const bool right = std::all_of(m_abilities.begin(), m_abilities.end(), [](const MoveAbilities& can) {
            return can.hooks.empty() || can.hooksAtRightAngles;
        });
        out.push_back("Hook moves: on an empty square a slide may turn once" +
                      std::string(right ? " through a right angle" : "") + " and go on. So moves " + pieces +
                      ". A hook move jumps over nothing and ends where it takes.");
    }

    [[nodiscard]] bool burnsByItself(std::size_t i) const {
        const auto& burning = m_variant.rules().burning;
        return m_variant.types()[i].burns && !(burning && burning->demons[i]);
    }

    static std::string capturesInWords(const MoveAbilities& can) {
        const std::vector<std::string> words = stepCapturesInWords(can);
        return "may " + (words.empty()
                             ? "take up to " + inWords(can.mostVictims) +
                                   " pieces in one move, going on from the square of each"
                             : words.front() + (words.size() > 1 ? "; or it may " + words.back() : ""));
    }

    void severalCaptures(std::vector<std::string>& out) const {
        grouped(
            out, [&](std::size_t i) { return m_abilities[i].takesAndGoesOn && !burnsByItself(i); },
            capturesInWords, [](const MoveAbilities& can) { return capturesInWords(can) + '.'; });
    }

    void igui(std::vector<std::string>& out) const {
        const std::string pieces = kindsByDirection(
            m_variant, [&](std::size_t i) { return m_abilities[i].igui; }, "by ");
        if (!pieces.empty()) {
            out.push_back("A piece on a neighbouring square may be taken without moving (igui) " + pieces +
                          '.');
        }
    }

    void walks(std::vector<std::string>& out) const {
        grouped(
            out, [&](std::size_t i) { return m_abilities[i].walks; },
            [](const MoveAbilities& can) { return can.longestWalk; },
            [](const MoveAbilities& can) {
                return "makes area moves: it may walk up to " + inWords(can.longestWalk) +
                       " steps of one square over empty squares, turning as it likes, and stops where it "
                       "takes.";
            });
    }

    void jumps(std::vector<std::string>& out) const {
        grouped(
            out, [&](std::size_t i) { return m_abilities[i].hopsToTake; },
            [](const MoveAbilities& can) { return std::pair(can.mostHops, can.hopsAtWill); },
            [&](const MoveAbilities& can) {
                const std::string pieces = can.mostHops == 1 ? "one piece"
                                           : can.mostHops + 1 >= m_farthest
                                               ? "any number of pieces"
                                               : "up to " + inWords(can.mostHops) + " pieces";
                return "may jump over " + pieces + " of either side on its line" +
                       (can.hopsAtWill ? "." : ", but only to take the piece on which it lands.");
            });
    }

    void burns(std::vector<std::string>& out) const {
        const std::string pieces = capitalAnyOf(m_variant, [&](std::size_t i) { return burnsByItself(i); });
        if (!pieces.empty()) {
            out.push_back(pieces +
                          " may burn one enemy piece beside the square on which it ends its move. What is "
                          "burnt leaves the board; whether to burn, and what, is the player's choice.");
        }
    }

    void anywhere(std::vector<std::string>& out) const {
        const std::string pieces = capitalAnyOf(
            m_variant, [&](std::size_t i) { return m_variant.types()[i].program.universal != 0; });
        if (!pieces.empty()) {
            out.push_back(pieces + " may move to any square of the board, whatever stands between.");
        }
    }

    const Variant& m_variant;
    std::size_t m_farthest;
    std::vector<MoveAbilities> m_abilities;
};

} // namespace

std::vector<std::string> stepCapturesInWords(const MoveAbilities& can) {
    const StepCaptures* free = nullptr;
    std::size_t freeSteps = 0;
    const StepCaptures* straight = nullptr;
    std::size_t straightSteps = 0;
    for (const auto& [steps, captures] : can.stepCaptures) {
        (captures.keepToOneLine ? straight : free) = &captures;
        (captures.keepToOneLine ? straightSteps : freeSteps) = steps;
    }
    const auto take = [](const StepCaptures& captures, std::size_t steps) {
        return "take up to " + inWords(captures.victims) + " pieces in one move, by " + inWords(steps) +
               " steps of one square ";
    };
    std::vector<std::string> out;
    if (free != nullptr) {
        out.push_back(take(*free, freeSteps) + "each, " +
                      words::directionsInWords(words::English(), free->all) +
                      ", turning as it likes, even back to where it began");
    }
    if (straight != nullptr && straightSteps > freeSteps) {
        out.push_back(take(*straight, straightSteps) +
                      words::directionsInWords(words::English(), straight->directions) +
                      ", keeping to one line");
    }
    return out;
}

std::string kindsByDirection(const Variant& variant, const DirectionsOf& directions, const std::string& by) {
    std::vector<Directions> all; // the first seen first
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const Directions its = variant.types()[i].formOnly ? Directions{} : directions(i);
        if (!its.empty() && std::find(all.begin(), all.end(), its) == all.end()) {
            all.push_back(its);
        }
    }
    std::string out;
    for (const Directions& some : all) {
        out += (out.empty() ? "" : "; ") + by +
               anyOf(variant, [&](std::size_t i) { return directions(i) == some; }) + ' ' +
               words::directionsInWords(words::English(), some);
    }
    return out;
}

std::vector<std::string> powersInWords(const Variant& variant) {
    return variant.types().empty() ? std::vector<std::string>{} : Powers(variant).words();
}

} // namespace mujo
