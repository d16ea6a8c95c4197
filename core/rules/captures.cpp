#include "core/rules/captures.h"

#include <algorithm>
#include <optional>

#include "core/rules/burning.h"
#include "core/rules/emperor.h"
#include "core/rules/lion_trade.h"
#include "core/rules/promotion.h"

namespace mujo::rules {

namespace {

bool banAllows(const Imagined& board, PieceTypeId attacker, const Candidate& candidate) {
    const Variant& variant = board.variant();
    if (variant.rules().captureBans.empty()) {
        return true;
    }
    return candidate.forEachTaken(
        board, [&](Square square) { return !isBanned(variant, attacker, board.at(square).type()); });
}

/// Whether the move ends so that the piece on `target`, which it does not take, burns.
bool burns(const Imagined& board, Square from, const Candidate& candidate, Square target) {
    const Variant& variant = board.variant();
    const Piece mover = board.at(from).piece();
    if (candidate.to == target || board.shape().distance(candidate.to, target) != 1) {
        return false;
    }
    Piece arrived = mover;
    if (!isDemon(variant, mover.type)) {
        // A move that promotes to a demon: only asked of real pieces of a real position.
        if (board.position().at(from) != board.at(from) ||
            !promotionChoices(board.position(), from, candidate)
                 .contains(variant.type(mover.type).promotesTo)) {
            return false;
        }
        arrived.type = variant.type(mover.type).promotesTo;
    }
    Imagined after = board;
    after.set(from, Cell{});
    candidate.forEachTaken(board, [&](Square square) {
        if (!after.isFull()) {
            after.set(square, Cell{});
        }
        return true;
    });
    after.set(candidate.to, arrived);
    return burntBy(after, *variant.rules().burning, candidate.to, arrived, arrived != mover)
        .others.contains(target);
}

/// Calls `found` with the square and the candidate of every piece of `by` that takes `target` as far as moves
/// and bans go. Stops when it returns false.
template <class Found>
bool forEachTaker(const Imagined& board, Square target, Side by, Found&& found) {
    const Variant& variant = board.variant();
    for (const Square from : board.position().pieces(by)) {
        const Cell cell = board.at(from);
        if (!cell.holds(by) || from == target) {
            continue;
        }
        const bool burning = mayBurn(variant, cell.type());
        if (!burning &&
            !variant.type(cell.type()).program.captures.test(board.shape().offset(from, target, by))) {
            continue;
        }
        const bool more = forEachCandidate(board, from, cell.piece(), [&](const Candidate& candidate) {
            const bool takes = candidate.takes(target) || (burning && burns(board, from, candidate, target));
            return !takes || !banAllows(board, cell.type(), candidate) || found(from, candidate);
        });
        if (!more) {
            return false;
        }
    }
    return true;
}

bool emperorMayTake(const Imagined& board, Square from, Square target);

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

namespace {

bool emperorMayTake(const Imagined& board, Square from, Square target) {
    const EmperorRule& rule = *board.variant().rules().emperor;
    const bool limited = rule.forbidden == EmperorRule::Forbidden::ProtectedPieces ||
                         board.variant().type(board.at(target).type()).royal;
    if (!limited) {
        return true;
    }
    if (board.isFull()) {
        return true;
    }
    Imagined after = board;
    const Cell emperor = board.at(from);
    after.set(target, emperor);
    after.set(from, Cell{});
    return !canTake(after, target, opponent(emperor.owner()));
}

} // namespace

bool isBanned(const Variant& variant, PieceTypeId attacker, PieceTypeId victim) {
    const auto& bans = variant.rules().captureBans;
    return std::any_of(bans.begin(), bans.end(), [&](const CaptureBan& ban) {
        return ban.attackers.contains(attacker) && ban.victims.contains(victim);
    });
}

bool mayTakeBarLions(const Position& position, Square from, const Candidate& candidate) {
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
    return banAllows(board, type, candidate) &&
           (!emperor || !candidate.takesAtEnd || emperorMayTake(board, from, candidate.to));
}

bool mayTake(const Position& position, Square from, const Candidate& candidate) {
    return mayTakeBarLions(position, from, candidate) &&
           judgeLionTrade(position, from, candidate) == LionVerdict::Allowed;
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
