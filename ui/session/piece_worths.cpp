#include "ui/session/piece_worths.h"

#include <utility>

#include "core/engine/evaluation.h"

namespace mujo::ui {

PerType<int> pieceWorths(const Catalog& catalog, const std::shared_ptr<const Variant>& variant) {
    return EvaluationTables::of(variant, catalog.notes(*variant).tuned)->worths();
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
