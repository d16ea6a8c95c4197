#include "core/rules/watches.h"

#include <array>

#include "core/rules/burning/burning.h"
#include "core/rules/contagion/contagion.h"
#include "core/rules/emperor/emperor.h"
#include "core/rules/lion_trade/lion_trade.h"
#include "core/rules/passing/passing.h"
#include "core/rules/promotion/promotion.h"

namespace mujo::rules {

namespace {

/// The rules that a keeper of moves has to know of. The others do not limit or change what was kept.
constexpr std::array kWatched = {watchPromotion, watchContagion, watchBurning,
                                 watchEmperor,   watchLionTrade, watchPassing};

} // namespace

Watches watches(const Variant& variant, PieceTypeId type) {
    Watches result;
    for (const auto watch : kWatched) {
        watch(variant, type, result);
    }
    return result;
}

bool mayChangeQuietlyOn(const Variant& variant, Square square, Side side) {
    return promotesQuietlyOn(variant, square, side);
}

bool capturesMayChangeAnywhere(const Variant& variant) {
    return variant.rules().contagion || variant.zoneDepth() == 0;
}

} // namespace mujo::rules
