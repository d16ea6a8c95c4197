#include "core/variant/tuned_evaluation.h"

#include <algorithm>

namespace mujo {

TunedEvaluation readTunedEvaluation(JsonReader& reader, const LocatedJson& evaluation,
                                    const std::vector<PieceType>& types) {
    TunedEvaluation result;
    if (!reader.expectObject(evaluation, "\"evaluation\"", {"provenance", "worth"})) {
        return result;
    }
    result.provenance = reader.string(evaluation, "provenance", true);
    const LocatedJson* worth = evaluation.find("worth");
    if (worth == nullptr || worth->object() == nullptr) {
        reader.complain(evaluation.place, "\"worth\" must be an object of whole numbers by piece id");
        return result;
    }
    constexpr int kMost = 20000;
    result.worth.resize(types.size());
    for (const LocatedJson::Member& entry : *worth->object()) {
        const auto type = std::find_if(types.begin(), types.end(), [&](const PieceType& each) {
            return each.id == entry.name && !each.formOnly;
        });
        if (type == types.end()) {
            reader.complain(entry.namePlace, "there is no piece \"" + entry.name + '"');
        } else if (const auto number = reader.integer(*worth, entry.name, 0, kMost)) {
            result.worth[static_cast<std::size_t>(type - types.begin())] = *number;
        }
    }
    return result;
}

} // namespace mujo
