#include "core/engine/evaluation.h"

namespace mujo {

void EvaluationTables::takeTuned(const Variant& variant, const TunedEvaluation& tuned) {
    m_weights = tuned.weights;
    m_places = PerType<LearnedPlaces>(tuned.places.empty() ? 0 : m_kinds.size());
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        const PieceType& type = variant.types()[i];
        const auto found = tuned.worth.find(type.id);
        if (found != tuned.worth.end() && !type.formOnly) {
            Kind& kind = m_kinds[PieceTypeId(i)];
            const auto inHand = tuned.inHand.find(type.id);
            kind.worth = found->second;
            kind.inHand = inHand != tuned.inHand.end() ? inHand->second : usualInHand(kind.worth);
        }
        if (const auto learned = tuned.places.find(type.id); learned != tuned.places.end()) {
            m_places[PieceTypeId(i)] = learned->second;
        }
    }
}

} // namespace mujo
