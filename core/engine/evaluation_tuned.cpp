#include "core/engine/evaluation.h"

namespace mujo {

void EvaluationTables::takeTuned(const Variant& variant) {
    const auto& tuned = variant.data().evaluation;
    if (!tuned) {
        return;
    }
    m_weights = tuned->weights;
    for (std::size_t i = 0; i < m_kinds.size() && i < tuned->worth.size(); ++i) {
        const auto type = PieceTypeId(i);
        m_kinds[type].worth = tuned->worth[type].value_or(m_kinds[type].worth);
    }
}

} // namespace mujo
