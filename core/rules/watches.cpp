#include "core/rules/watches.h"

#include "core/rules/burning.h"
#include "core/rules/emperor.h"
#include "core/rules/lion_trade.h"

namespace mujo::rules {

Watches watches(const Variant& variant, PieceTypeId type) {
    Watches result;
    result.wholeBoard = isEmperor(variant, type);
    result.besideEnds = mayBurn(variant, type);
    result.feltBeside = isDemon(variant, type);
    result.judgedLate = isLion(variant, type);
    return result;
}

} // namespace mujo::rules
