#include "core/learn/uneven_start.h"

#include <cstdint>
#include <utility>

#include "core/position/setup.h"

namespace mujo {

namespace {

/// Takes up to so many of a hundred pieces, but no royal, from both sides alike.
void thin(Setup& setup, const Variant& variant, int mostOfHundred, Random& random) {
    constexpr std::uint64_t kHundred = 100;
    const auto part = random.below(static_cast<std::uint64_t>(mostOfHundred) + 1);
    for (int i = 0; i < variant.shape().squareCount(); ++i) {
        Cell& cell = setup.cells[Square(i)];
        Cell& opposite = setup.cells[variant.shape().turned(Square(i))];
        if (!cell.holds(Side::Sente) || opposite != Cell(Piece{cell.type(), Side::Gote}) ||
            variant.type(cell.type()).royal) {
            continue;
        }
        if (random.below(kHundred) < part) {
            cell = opposite = Cell();
        }
    }
}

} // namespace

Position unevenStart(const std::shared_ptr<const Variant>& variant, const Unevenness& unevenness,
                     Random& random) {
    const Position start = Position::start(variant);
    Setup setup = Setup::start(*variant);
    if (unevenness.thinPercent > 0) {
        thin(setup, *variant, unevenness.thinPercent, random);
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        const auto pieces = start.pieces(side);
        for (auto left = random.below(static_cast<std::uint64_t>(unevenness.most) + 1); left > 0; --left) {
            Cell& cell = setup.cells[pieces[random.below(pieces.size())]];
            if (cell.isEmpty() || variant->type(cell.type()).royal) {
                continue;
            }
            const auto form = variant->type(cell.type()).promotesTo;
            const bool promotes = form && random.below(2) == 0;
            cell = promotes ? Cell(Piece{*form, side}) : Cell();
        }
    }
    if (auto position = Position::create(variant, setup)) {
        return std::move(*position);
    }
    return Position::start(variant);
}

} // namespace mujo
