#include "ui/session/piece_worths.h"

#include "core/engine/evaluation.h"

namespace mujo::ui {

PerType<int> pieceWorths(const std::shared_ptr<const Variant>& variant) {
    return EvaluationTables::of(variant)->worths();
}

} // namespace mujo::ui
