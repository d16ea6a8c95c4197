#include "core/rules/capture_bans/capture_bans.h"

#include <algorithm>

#include "core/rules/refusal.h"

namespace mujo::rules {

bool isBanned(const Variant& variant, PieceTypeId attacker, PieceTypeId victim) {
    const auto& bans = variant.rules().captureBans;
    return std::any_of(bans.begin(), bans.end(), [&](const CaptureBan& ban) {
        return ban.attackers.contains(attacker) && ban.victims.contains(victim);
    });
}

bool bansAllow(const Imagined& board, PieceTypeId attacker, const Candidate& candidate) {
    const Variant& variant = board.variant();
    if (variant.rules().captureBans.empty()) {
        return true;
    }
    return candidate.forEachTaken(
        board, [&](Square square) { return !isBanned(variant, attacker, board.at(square).type()); });
}

std::optional<Explanation> whyBanned(const Position& position, Square from, const Candidate& candidate) {
    const PieceTypeId attacker = position.at(from).type();
    std::optional<Explanation> found;
    candidate.forEachTaken(position, [&](Square square) {
        const PieceTypeId victim = position.at(square).type();
        if (isBanned(position.variant(), attacker, victim)) {
            found = refuse(why::CaptureBanned{attacker, victim}, {square});
        }
        return !found;
    });
    return found;
}

bool isSparedBySome(const Variant& variant, PieceTypeId victim) {
    const auto& bans = variant.rules().captureBans;
    return std::any_of(bans.begin(), bans.end(),
                       [&](const CaptureBan& ban) { return ban.victims.contains(victim); });
}

} // namespace mujo::rules
