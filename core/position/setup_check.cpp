#include "core/position/setup_check.h"

namespace mujo {

namespace {

/// The squares that a setup uses, by what the checks ask for.
struct SetupCensus {
    explicit SetupCensus(std::size_t kinds) : ofKind(kinds) {}

    std::vector<Square> unknown;
    PerType<std::vector<Square>> ofKind; ///< by base, those that promotions of them stand for included
    PerSide<std::vector<Square>> declined;
};

SetupCensus census(const Variant& variant, const Setup& setup) {
    SetupCensus found(variant.types().size());
    for (int i = 0; i < variant.shape().squareCount(); ++i) {
        const Cell cell = setup.cells[Square(i)];
        if (cell.isEmpty()) {
            continue;
        }
        if (!found.ofKind.has(cell.type()) || variant.type(cell.type()).formOnly) {
            found.unknown.emplace_back(i);
            continue;
        }
        found.ofKind[variant.type(cell.type()).base].emplace_back(i);
        if (cell.declined() && mayHaveDeclined(variant, cell.type())) {
            found.declined[cell.owner()].emplace_back(i);
        }
    }
    return found;
}

/// Adds the faults of the hands, and to `inHands` what they hold.
void checkHands(const Variant& variant, const Setup& setup, PerType<int>& inHands,
                std::vector<SetupFault>& faults) {
    using Kind = SetupFault::Kind;
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const auto& [type, count] : setup.hands[side]) {
            if (count == 0) {
                continue;
            }
            if (!variant.rules().drops) {
                faults.push_back({.kind = Kind::HandWithoutDrops, .side = side});
                break;
            }
            const PieceType& kind = variant.type(type);
            if (kind.promoted || kind.formOnly || count < 0 || count > kMostInHand) {
                faults.push_back({.kind = Kind::ImpossibleHand, .side = side, .type = type, .count = count});
                continue;
            }
            inHands[type] += count;
        }
    }
}

} // namespace

bool mayHaveDeclined(const Variant& variant, PieceTypeId type) {
    return variant.rules().tracksDeclined() && variant.type(type).promotesTo.has_value();
}

std::vector<SetupFault> setupFaults(const Variant& variant, const Setup& setup) {
    using Kind = SetupFault::Kind;
    if (setup.cells.size() != static_cast<std::size_t>(variant.shape().squareCount())) {
        return {{.kind = Kind::BoardSize, .count = static_cast<int>(setup.cells.size())}};
    }
    std::vector<SetupFault> faults;
    const SetupCensus found = census(variant, setup);
    if (!found.unknown.empty()) {
        faults.push_back({.kind = Kind::NoSuchPiece, .squares = found.unknown});
    }
    PerType<int> inHands(variant.types().size());
    checkHands(variant, setup, inHands, faults);
    for (std::size_t i = 0; variant.rules().drops && i < variant.types().size(); ++i) {
        const auto type = PieceTypeId(i);
        const int count = inHands[type] + static_cast<int>(found.ofKind[type].size());
        if (count > kMostOfAKind) {
            faults.push_back(
                {.kind = Kind::TooManyOfAKind, .squares = found.ofKind[type], .type = type, .count = count});
        }
    }
    // A side's latest turn is one move of one piece.
    const auto* zone = std::get_if<ZonePromotion>(&variant.rules().promotion);
    const bool oneTurn = zone != nullptr && zone->again == ZonePromotion::Again::AfterOneTurn;
    for (const Side side : {Side::Sente, Side::Gote}) {
        if (oneTurn && found.declined[side].size() > 1) {
            faults.push_back({.kind = Kind::SeveralDeclined, .squares = found.declined[side], .side = side});
        }
    }
    if (setup.ply < 1) {
        faults.push_back({.kind = Kind::MoveNumber, .count = setup.ply});
    }
    return faults;
}

Sentence said(const Variant& variant, const SetupFault& fault) {
    using Kind = SetupFault::Kind;
    switch (fault.kind) {
    case Kind::BoardSize:
        return sentence("PositionFaults", "the position has %1 squares, the board %2")
            .with(fault.count, variant.shape().squareCount());
    case Kind::NoSuchPiece: {
        std::string names;
        for (const Square square : fault.squares) {
            names += (names.empty() ? "" : " ") + variant.shape().name(square);
        }
        return sentence("PositionFaults", "there is no such piece on %1").with(names);
    }
    case Kind::HandWithoutDrops:
        return sentence("PositionFaults", "pieces in hand in a game without drops");
    case Kind::ImpossibleHand:
        return sentence("PositionFaults", "impossible hand: %1 %2", "a number; the id of a piece")
            .with(fault.count, variant.type(*fault.type).id);
    case Kind::TooManyOfAKind:
        return sentence("PositionFaults", "more than %1 pieces of the kind %2")
            .with(kMostOfAKind, variant.type(*fault.type).id);
    case Kind::SeveralDeclined:
        return sentence("PositionFaults",
                        "only one piece of a side can have stayed unpromoted in its latest turn");
    case Kind::MoveNumber:
        return sentence("PositionFaults", "the move number must be at least 1");
    }
    return {};
}

} // namespace mujo
