#include "core/variant_file/evaluation_file.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace mujo {

namespace {

void readPartWeights(JsonReader& reader, const LocatedJson& object, EvaluationWeights& weights) {
    constexpr int kMost = 2000;
    if (object.object() == nullptr) {
        reader.complain(object.place,
                        sentence("VariantFaults",
                                 "\"weights\" must be an object of whole numbers by the name of a weight"));
        return;
    }
    for (const LocatedJson::Member& entry : *object.object()) {
        const auto known = std::find_if(kEvaluationWeights.begin(), kEvaluationWeights.end(),
                                        [&](const NamedWeight& each) { return each.name == entry.name; });
        if (known == kEvaluationWeights.end()) {
            reader.complain(entry.namePlace,
                            sentence("VariantFaults", "there is no weight %1").with(shortened(entry.name)));
        } else if (const auto number = reader.integer(object, entry.name, 0, kMost)) {
            weights.*known->weight = *number;
        }
    }
}

} // namespace

TunedEvaluation readTunedEvaluation(JsonReader& reader, const LocatedJson& evaluation,
                                    const std::vector<PieceType>& types, bool isStandard) {
    TunedEvaluation result;
    if (!reader.expectObject(evaluation, shortened("evaluation"), {"provenance", "worth", "weights"})) {
        return result;
    }
    result.provenance = reader.string(evaluation, "provenance", true);
    if (const LocatedJson* weights = evaluation.find("weights")) {
        readPartWeights(reader, *weights, result.weights);
    }
    const LocatedJson* worth = evaluation.find("worth");
    if (worth == nullptr || worth->object() == nullptr) {
        reader.complain(
            evaluation.place,
            sentence("VariantFaults", "\"worth\" must be an object of whole numbers by piece id"));
        return result;
    }
    constexpr int kMost = 20000;
    for (const LocatedJson::Member& entry : *worth->object()) {
        const auto type = std::find_if(types.begin(), types.end(), [&](const PieceType& each) {
            return each.id == entry.name && !each.formOnly;
        });
        if (type == types.end() && !isStandard) {
            continue; // a choice may leave out a kind
        }
        if (type == types.end()) {
            reader.complain(entry.namePlace,
                            sentence("VariantFaults", "there is no piece %1").with(shortened(entry.name)));
        } else if (const auto number = reader.integer(*worth, entry.name, 0, kMost)) {
            result.worth[entry.name] = *number;
        }
    }
    return result;
}

} // namespace mujo
