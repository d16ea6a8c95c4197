#include "ui/session/piece_worths.h"

#include "core/engine/evaluation.h"

namespace mujo::ui {

PerType<int> pieceWorths(const Catalog& catalog, const std::shared_ptr<const Variant>& variant) {
    return EvaluationTables::of(variant, catalog.notes(*variant).tuned)->worths();
}

} // namespace mujo::ui
