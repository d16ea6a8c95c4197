#include "core/words/powers_in_words.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "core/variant/move_abilities.h"
#include "core/words/directions.h"
#include "core/words/line_moves.h"
#include "core/words/phrases.h"
#include "core/words/piece_lists.h"
#include "core/words/step_captures.h"

namespace mujo::words {

namespace {

class Powers {
public:
    Powers(const Language& language, const Variant& variant)
        : m_language(language), m_variant(variant),
          m_farthest(static_cast<std::size_t>(std::max(variant.shape().files(), variant.shape().ranks()))),
          m_abilities(variant.types().size()) {
        std::transform(variant.types().begin(), variant.types().end(), m_abilities.begin(),
                       [](const PieceType& type) { return abilitiesOf(type.program); });
    }

    [[nodiscard]] std::vector<std::string> words() const {
        std::vector<std::string> out;
        hooks(out);
        severalCaptures(out);
        igui(out);
        walks(out);
        jumps(out);
        sweeps(out);
        burns(out);
        anywhere(out);
        return out;
    }

private:
    /// The pieces of each group in a sentence: `key` sorts the kinds into groups, `tell` says what the pieces
    /// of a group can do.
    template <class Key, class Wanted, class Tell>
    void grouped(std::vector<std::string>& out, Wanted&& wanted, Key&& key, Tell&& tell) const {
        std::map<decltype(key(MoveAbilities())), PieceTypeId> first; // a kind of each group
        for (std::size_t i = 0; i < m_abilities.size(); ++i) {
            const auto kind = PieceTypeId(i);
            if (wanted(kind)) {
                first.emplace(key(m_abilities[kind]), kind);
            }
        }
        for (const auto& [group, example] : first) {
            const std::string pieces = anyKind(m_language, m_variant, [&, same = group](PieceTypeId kind) {
                return wanted(kind) && key(m_abilities[kind]) == same;
            });
            if (!pieces.empty()) {
                out.push_back(capitalised(tell(pieces, m_abilities[example])));
            }
        }
    }

    void hooks(std::vector<std::string>& out) const {
        const std::string pieces = kindsByDirection(
            m_language, m_variant, [&](PieceTypeId kind) { return m_abilities[kind].hooks; },
            m_language.translate("Powers", "by %1 %2", "kinds of piece; directions"));
        if (pieces.empty()) {
            return;
        }
        const bool right = std::all_of(m_abilities.begin(), m_abilities.end(), [](const MoveAbilities& can) {
            return can.hooks.empty() || can.hooksAtRightAngles;
        });
        out.push_back(filled(
            right ? m_language.translate(
                        "Powers",
                        "Hook moves: on an empty square a slide may turn once through a right angle "
                        "and go on. Hook moves are made %1. A hook move jumps over nothing, and stops on "
                        "the square of the first piece that it takes.",
                        "%1: by which pieces, and in which directions")
                  : m_language.translate(
                        "Powers",
                        "Hook moves: on an empty square a slide may turn once and go on. Hook moves are made "
                        "%1. A hook move jumps over nothing, and stops on the square of the first piece that "
                        "it takes.",
                        "%1: by which pieces, and in which directions"),
            pieces));
    }

    [[nodiscard]] bool burnsByItself(PieceTypeId kind) const {
        const auto& burning = m_variant.rules().burning;
        return m_variant.type(kind).burns && !(burning && burning->demons.contains(kind));
    }

    [[nodiscard]] static std::vector<std::string> captures(const Language& language,
                                                           const MoveAbilities& can) {
        std::vector<std::string> words = stepCapturesInWords(language, can);
        if (words.empty()) {
            words.push_back(otherCapturesInWords(language, can));
        }
        return words;
    }

    void severalCaptures(std::vector<std::string>& out) const {
        grouped(
            out, [&](PieceTypeId kind) { return m_abilities[kind].takesAndGoesOn && !burnsByItself(kind); },
            [](const MoveAbilities& can) { return captures(English(), can); }, // rules keep their numbers
            [&](const std::string& pieces, const MoveAbilities& can) {
                const std::vector<std::string> words = captures(m_language, can);
                return words.size() == 1 ? filled(m_language.translate("Powers", "%1 may %2.",
                                                                       "kinds of piece; what they may do"),
                                                  pieces, words.front())
                                         : filled(m_language.translate("Powers", "%1 may %2; or it may %3.",
                                                                       "kinds of piece; what they may do"),
                                                  pieces, words.front(), words.back());
            });
    }

    void igui(std::vector<std::string>& out) const {
        const std::string pieces = kindsByDirection(
            m_language, m_variant, [&](PieceTypeId kind) { return m_abilities[kind].igui; },
            m_language.translate("Powers", "by %1 %2", "kinds of piece; directions"));
        if (!pieces.empty()) {
            out.push_back(filled(
                m_language.translate(
                    "Powers", "A piece on a neighbouring square may be taken without moving (igui) %1.",
                    "%1: by which pieces, and in which directions"),
                pieces));
        }
    }

    void walks(std::vector<std::string>& out) const {
        grouped(
            out, [&](PieceTypeId kind) { return m_abilities[kind].walks && m_abilities[kind].walksFreely; },
            [](const MoveAbilities& can) { return can.longestWalk; },
            [&](const std::string& pieces, const MoveAbilities& can) {
                const int n = static_cast<int>(can.longestWalk);
                return filled(
                    m_language.translate(
                        "Powers",
                        "%1 makes area moves: it may walk up to %2 step(s) of one square over empty "
                        "squares, turning as it likes, and the first capture ends the walk.",
                        "%2: the number in words", n),
                    pieces, numberInWords(m_language, can.longestWalk));
            });
    }

    void jumps(std::vector<std::string>& out) const {
        grouped(
            out, [&](PieceTypeId kind) { return m_abilities[kind].hopsToTake; },
            [](const MoveAbilities& can) {
                return std::tuple(can.mostHops, can.hopsAtWill,
                                  can.hopsOnSomeLinesOnly() ? can.hoppingWays : Directions());
            },
            [&](const std::string& pieces, const MoveAbilities& can) {
                const std::string over = jumpedOver(m_language, can.mostHops, m_farthest);
                const std::string where = can.hopsOnSomeLinesOnly()
                                              ? directionsInWords(m_language, can.hoppingWays)
                                              : m_language.translate("Powers", "on its line");
                if (m_variant.rules().rangeJump) {
                    return filled(
                        can.hopsAtWill
                            ? m_language.translate(
                                  "Powers", "%1 may jump over %2 of lower rank, of either side, %3.",
                                  "kinds of piece; \"one piece\" or the like; directions, or on its line")
                            : m_language.translate(
                                  "Powers",
                                  "%1 may jump over %2 of lower rank, of either side, %3, but only to take "
                                  "the piece on which it lands.",
                                  "kinds of piece; \"one piece\" or the like; directions, or on its line"),
                        pieces, over, where);
                }
                return filled(
                    can.hopsAtWill
                        ? m_language.translate(
                              "Powers", "%1 may jump over %2 of either side %3.",
                              "kinds of piece; \"one piece\" or the like; directions, or on its line")
                        : m_language.translate(
                              "Powers",
                              "%1 may jump over %2 of either side %3, but only to take the piece on "
                              "which it lands.",
                              "kinds of piece; \"one piece\" or the like; directions, or on its line"),
                    pieces, over, where);
            });
    }

    void sweeps(std::vector<std::string>& out) const {
        const std::string pieces = kindsByDirection(
            m_language, m_variant,
            [&](PieceTypeId kind) { return lineMovesOf(m_variant.type(kind).program).sweeps; },
            m_language.translate("Powers", "by %1 %2", "kinds of piece; directions"));
        if (!pieces.empty()) {
            out.push_back(filled(
                m_variant.rules().sweep
                    ? m_language.translate(
                          "Powers",
                          "Sweeps (range captures): a piece goes along a line and takes all pieces of lower "
                          "rank that it passes, those of its own side too. Sweeps are made %1.",
                          "%1: by which pieces, and in which directions")
                    : m_language.translate(
                          "Powers",
                          "Sweeps (range captures): a piece goes along a line and takes all pieces that it "
                          "passes, those of its own side too. Sweeps are made %1.",
                          "%1: by which pieces, and in which directions"),
                pieces));
        }
    }

    void burns(std::vector<std::string>& out) const {
        const std::string pieces =
            anyKind(m_language, m_variant, [&](PieceTypeId kind) { return burnsByItself(kind); });
        if (!pieces.empty()) {
            out.push_back(capitalised(filled(
                m_language.translate(
                    "Powers",
                    "%1 may burn one enemy piece beside the square on which it ends its move. What is burnt "
                    "leaves the board; whether to burn, and what, is the player's choice."),
                pieces)));
        }
    }

    void anywhere(std::vector<std::string>& out) const {
        const std::string pieces = anyKind(m_language, m_variant, [&](PieceTypeId kind) {
            return m_variant.type(kind).program.universal != 0;
        });
        if (!pieces.empty()) {
            out.push_back(capitalised(
                filled(m_language.translate(
                           "Powers", "%1 may move to any square of the board, whatever stands between."),
                       pieces)));
        }
    }

    const Language& m_language;
    const Variant& m_variant;
    std::size_t m_farthest;
    PerType<MoveAbilities> m_abilities;
};

} // namespace

std::string jumpedOver(const Language& language, std::size_t most, std::size_t farthest) {
    if (most > 1 && most + 1 >= farthest) {
        return language.translate("Powers", "any number of pieces");
    }
    const int n = static_cast<int>(most);
    return most == 1 ? language.translate("Powers", "one piece")
                     : filled(language.translate("Powers", "up to %1 piece(s)", "%1: the number in words", n),
                              numberInWords(language, most));
}

std::vector<std::string> powersInWords(const Language& language, const Variant& variant) {
    return variant.types().empty() ? std::vector<std::string>{} : Powers(language, variant).words();
}

} // namespace mujo::words
