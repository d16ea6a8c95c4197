#include "core/rules/setup_doubts.h"

#include <algorithm>
#include <map>

#include "core/rules/captures.h"
#include "core/rules/legal_moves.h"

namespace mujo::rules {

namespace {

/// Whether the rules keep every piece from coming to a square from which it could never move on.
bool keepsPiecesMoving(const RuleSet& rules) {
    const auto* zone = std::get_if<ZonePromotion>(&rules.promotion);
    return rules.drops.has_value() && (zone == nullptr || zone->compulsoryWhenStuck);
}

void addCrowdedFiles(const Position& position, Side side, std::vector<SetupDoubt>& doubts) {
    const auto& drops = position.variant().rules().drops;
    if (!drops) {
        return;
    }
    std::map<std::pair<PieceTypeId, int>, std::vector<Square>> onFile;
    for (const Square square : position.pieces(side)) {
        onFile[{position.at(square).type(), position.shape().column(square)}].push_back(square);
    }
    for (const auto& [key, squares] : onFile) {
        const std::size_t most = drops->mostOnFile[key.first];
        if (most > 0 && squares.size() > most) {
            doubts.push_back({SetupDoubt::Kind::TooManyOnFile, side, squares, key.first});
        }
    }
}

/// Whether a piece that is not royal can become one, by promotion or by what it takes.
bool canGainRoyals(const Variant& variant) {
    const auto isRoyal = [&](const std::optional<PieceTypeId>& form) {
        return form && variant.type(*form).royal;
    };
    return std::any_of(variant.types().begin(), variant.types().end(), [&](const PieceType& type) {
        return (!type.royal && isRoyal(type.promotesTo)) ||
               (variant.rules().contagion && isRoyal(type.infects));
    });
}

void addManyRoyals(const Position& position, std::vector<SetupDoubt>& doubts) {
    const Variant& variant = position.variant();
    if (canGainRoyals(variant)) {
        return;
    }
    const Position start = Position::start(position.sharedVariant());
    for (const Side side : {Side::Sente, Side::Gote}) {
        const auto royals = position.royals(side);
        const std::size_t many = start.royals(side).size();
        // Where there are several, all but the last one can be taken and dropped.
        if (royals.size() > many && (!variant.rules().drops || many == 1)) {
            doubts.push_back({SetupDoubt::Kind::ManyRoyals, side, {royals.begin(), royals.end()}});
        }
    }
}

/// Where a side may have several, all but its last one can be taken and dropped.
void addRoyalsInHand(const Position& position, std::vector<SetupDoubt>& doubts) {
    const Variant& variant = position.variant();
    if (!variant.rules().drops) {
        return; // nothing is ever in hand
    }
    const Position start = Position::start(position.sharedVariant());
    for (const Side side : {Side::Sente, Side::Gote}) {
        if (canGainRoyals(variant) || start.royals(opponent(side)).size() != 1) {
            continue;
        }
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            const auto type = PieceTypeId(static_cast<std::uint16_t>(i));
            if (variant.type(type).royal && position.inHand(side, type) > 0) {
                doubts.push_back({.kind = SetupDoubt::Kind::RoyalInHand, .side = side, .type = type});
            }
        }
    }
}

} // namespace

std::vector<SetupDoubt> setupDoubts(const Position& position) {
    using Kind = SetupDoubt::Kind;
    std::vector<SetupDoubt> doubts;
    const Variant& variant = position.variant();
    for (const Side side : {Side::Sente, Side::Gote}) {
        if (position.royals(side).empty()) {
            doubts.push_back({Kind::NoRoyal, side});
        }
    }
    addRoyalsInHand(position, doubts);
    addManyRoyals(position, doubts);
    const Side moved = opponent(position.turn());
    if (forbidsSelfCheck(variant) && inCheck(position, moved)) {
        const auto royals = position.royals(moved);
        doubts.push_back({Kind::RoyalCanBeTaken, moved, {royals.begin(), royals.end()}});
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        std::vector<Square> stuck;
        for (const Square square : position.pieces(side)) {
            if (keepsPiecesMoving(variant.rules()) &&
                !variant.canEverMove(position.at(square).type(), square, side)) {
                stuck.push_back(square);
            }
        }
        if (!stuck.empty()) {
            doubts.push_back({Kind::NeverMoves, side, stuck});
        }
        addCrowdedFiles(position, side, doubts);
    }
    return doubts;
}

} // namespace mujo::rules
