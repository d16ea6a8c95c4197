#include "ui/session/piece_worths.h"

#include <algorithm>
#include <utility>

#include "core/engine/evaluation.h"

namespace mujo::ui {

PerType<int> pieceWorths(const Catalog& catalog, const std::shared_ptr<const Variant>& variant) {
    const auto tables = EvaluationTables::of(variant, catalog.notes(*variant).tuned);
    PerType<int> worths = tables->worths();
    if (const auto pawn = tables->pawn()) {
        constexpr int kHundred = 100;
        const int unit = std::max(1, worths[*pawn]);
        for (int& worth : worths) {
            worth = worth * kHundred / unit;
        }
    }
    return worths;
}

PieceWorths knownPieceWorths(const Catalog& catalog) {
    using Known = std::pair<std::shared_ptr<const Variant>, PerType<int>>;
    return [&catalog, known = std::make_shared<Known>()](const std::shared_ptr<const Variant>& variant) {
        if (known->first != variant) {
            *known = {variant, pieceWorths(catalog, variant)};
        }
        return known->second;
    };
}

} // namespace mujo::ui
