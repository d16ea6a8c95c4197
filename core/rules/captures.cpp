#include "core/rules/captures.h"

#include <algorithm>
#include <utility>

#include "core/rules/burning/burning.h"
#include "core/rules/capture_bans/capture_bans.h"
#include "core/rules/emperor/emperor.h"
#include "core/rules/lion_trade/lion_trade.h"
#include "core/rules/refusal.h"
#include "core/rules/resolve.h"
#include "core/rules/side_effects.h"

namespace mujo::rules {

namespace {

/// Calls `found` with the square and the candidate of every piece of `by` that takes `target` as far as moves
/// and bans go. Stops when it returns false.
template <class Found>
bool forEachTaker(const Imagined& board, Square target, Side by, Found&& found) {
    const Variant& variant = board.variant();
    const bool anyBurns = haveSideEffects(variant);
    for (const Square from : board.position().pieces(by)) {
        const Cell cell = board.at(from);
        if (!cell.holds(by) || from == target) {
            continue;
        }
        const bool burning = anyBurns && mayBurn(variant, cell.type());
        if (!burning &&
            !variant.type(cell.type()).program.captures.test(board.shape().offset(from, target, by))) {
            continue;
        }
        const bool more = forEachCandidate(board, from, cell.piece(), [&](const Candidate& candidate) {
            const bool takes = candidate.takes(target) || (burning && burns(board, from, candidate, target));
            return !takes || !bansAllow(board, cell.type(), candidate) || found(from, candidate);
        });
        if (!more) {
            return false;
        }
    }
    return true;
}

/// More emperors than these are not tried on one square; they would all do the same there.
constexpr std::size_t kEmperorsTried = 2;

} // namespace

bool canTake(const Imagined& board, Square target, Side by) {
    const Variant& variant = board.variant();
    StaticVector<Square, kEmperorsTried> emperors;
    const bool none = forEachTaker(board, target, by, [&](Square from, const Candidate&) {
        if (!isEmperor(variant, board.at(from).type())) {
            return false;
        }
        if (!emperors.full() && !emperors.contains(from)) {
            emperors.push_back(from);
        }
        return true;
    });
    return !none || std::any_of(emperors.begin(), emperors.end(),
                                [&](Square from) { return emperorMayTake(board, from, target); });
}

bool takesFreely(const Variant& variant, PieceTypeId type) {
    return variant.rules().captureBans.empty() && !isEmperor(variant, type);
}

bool mayTakeEarly(const Position& position, Square from, const Candidate& candidate) {
    if (candidate.isQuiet()) {
        return true;
    }
    const Variant& variant = position.variant();
    const PieceTypeId type = position.at(from).type();
    const bool emperor = isEmperor(variant, type);
    if (!emperor && variant.rules().captureBans.empty()) {
        return true;
    }
    const Imagined board(position);
    return bansAllow(board, type, candidate) &&
           (!emperor || !candidate.takesAtEnd || emperorMayTake(board, from, candidate.to));
}

bool mayTakeLate(const Position& position, Square from, const Candidate& candidate) {
    return judgeLionTrade(position, from, candidate) == RefusalReason::None;
}

bool mayTake(const Position& position, Square from, const Candidate& candidate) {
    return mayTakeEarly(position, from, candidate) && mayTakeLate(position, from, candidate);
}

Explanation whyMayNotTake(const Position& position, Square from, const Candidate& candidate) {
    if (Explanation refused = whyLionNotTaken(position, from, candidate); !refused.isLegal()) {
        return refused;
    }
    if (auto refused = whyBanned(position, from, candidate)) {
        return *std::move(refused);
    }
    return whyEmperorMayNotTake(position, from, candidate.to);
}

bool onlyProtectionForbids(const Variant& variant) {
    return variant.rules().captureBans.empty() && !variant.rules().lionTrade;
}

std::vector<Square> attackers(const Position& position, Square target, Side by) {
    std::vector<Square> found;
    forEachTaker(Imagined(position), target, by, [&](Square from, const Candidate& candidate) {
        if ((found.empty() || found.back() != from) && mayTake(position, from, candidate)) {
            found.push_back(from);
        }
        return true;
    });
    return found;
}

std::vector<Square> protectors(const Position& position, Square from, Square square) {
    Position next = position;
    Move take;
    take.origin = from;
    take.path.push_back(square);
    next.apply(resolve(position, take));
    return attackers(next, square, next.turn());
}

bool isAttacked(const Position& position, Square target, Side by) {
    return canTake(Imagined(position), target, by);
}

bool canTakeAllRoyals(const Position& position, Side by) {
    const auto royals = position.royals(opponent(by));
    if (royals.empty()) {
        return false;
    }
    if (royals.size() == 1) {
        return isAttacked(position, royals[0], by);
    }
    return !forEachTaker(Imagined(position), royals[0], by, [&](Square from, const Candidate& candidate) {
        const bool burning = mayBurn(position.variant(), position.at(from).type());
        const bool all = std::all_of(royals.begin(), royals.end(), [&](Square s) {
            return candidate.takes(s) || (burning && burns(Imagined(position), from, candidate, s));
        });
        return !(all && mayTake(position, from, candidate));
    });
}

} // namespace mujo::rules
