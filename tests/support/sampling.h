#pragma once

#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/random.h"
#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/variant/variant.h"
#include "core/variant_file/variant_notes.h"
#include "tests/support/literal_rules.h"

namespace mujo::testing {

/// A shipped game; a failure to load it throws.
std::shared_ptr<const Variant> game(std::string_view id, std::string_view profile = kStandardProfile);
/// What its file says beside it.
VariantNotes notes(std::string_view id);
/// A game made up by a test; a faulty text throws with all its faults.
std::shared_ptr<const Variant> variantFrom(std::string_view json);
/// Ids of the games that the tests of this folder are about.
const std::vector<std::string>& gameIds();
struct GameAndProfile {
    std::string id;
    std::string profile;

    friend std::ostream& operator<<(std::ostream& out, const GameAndProfile& game) {
        return out << game.id << ' ' << game.profile;
    }
};
/// Every one of them under its standard profile.
const std::vector<GameAndProfile>& games();
/// Every profile of every one of them.
const std::vector<GameAndProfile>& gamesAndProfiles();

/// A position text that must be good; a faulty one throws with all its faults.
Position at(const std::shared_ptr<const Variant>& variant, std::string_view sfen);

/// A position and how it came about.
struct Sample {
    Position position;
    History history;
};

/// The position after about `plies` seeded random moves from the start, captures preferred; moves that would
/// take the last royal are left out.
Sample played(const std::shared_ptr<const Variant>& variant, Random& random, int plies);
/// Pieces of all kinds, promoted ones too, thrown on the board for both sides; hands and skips as the game
/// has them.
Sample scattered(const std::shared_ptr<const Variant>& variant, Random& random);
/// A full board of few kinds, half of them with moves of several legs: many pieces can do the same.
Sample crowded(const std::shared_ptr<const Variant>& variant, Random& random);
/// A board of contagious pieces and of some with moves of several legs, for a game that has such.
Sample contagious(const std::shared_ptr<const Variant>& variant, Random& random);
/// Every third one thrown, the others played.
Sample sampled(const std::shared_ptr<const Variant>& variant, Random& random, int number);

/// Every legal move, compared by what makes moves the same.
std::set<literal::Choice> choices(const Position& position, const std::vector<Move>& moves);
literal::Choice choice(const Position& position, const Move& move);
literal::State plain(const Position& position);
std::string text(const BoardShape& shape, const literal::Choice& choice);
/// What stands in one set only, as a readable list.
std::string difference(const BoardShape& shape, const std::set<literal::Choice>& ours,
                       const std::set<literal::Choice>& literal);

/// Distinct outcomes after `depth` moves, by the rules of the core.
std::uint64_t perft(const Position& position, const History& history, int depth);

/// How many samples a test takes: the greater number when MUJO_FULL_TESTS is set. Sanitizers, which slow
/// everything down and look for what breaks, take a third of more than five.
int sampleCount(int ci, int full);

/// Whether limits of time by the clock are held: in the full runs alone (MUJO_FULL_TESTS), which have the
/// machine to themselves, and never under sanitizers. With every change tests run beside others.
bool timesAreHeld();

/// True for a time below its limit, and where no limit of time is held. Both in one unit.
template <typename Time>
bool isInTime(const Time& taken, const Time& limit) {
    return taken < limit || !timesAreHeld();
}

} // namespace mujo::testing
