#include "core/variant_file/evaluation_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/utf8.h"

namespace mujo {

namespace {

/// Where the string that begins at `at` ends, its quotation marks included.
std::size_t endOfString(const std::string& text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        at += text[at] == '\\' ? 1 : 0;
    }
    return at + 1;
}

/// Takes the member of this name out of the outermost object, with the comma that sets it apart.
void removeMember(std::string& text, const std::string& name) {
    int depth = 0;
    std::size_t begin = std::string::npos; // of the member that is removed
    std::size_t comma = std::string::npos; // the last one of the outermost object
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            const std::size_t end = endOfString(text, at);
            const bool key = depth == 1 && text.find_first_not_of(" \t\r\n", end) == text.find(':', end);
            if (key && text.substr(at, end - at) == '"' + name + '"') {
                begin = comma != std::string::npos ? comma : at;
            }
            at = end - 1;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        }
        const bool ends = (c == ',' && depth == 1) || (c == '}' && depth == 0);
        if (begin != std::string::npos && begin != at && ends) {
            const bool first = text[begin] != ',';
            text.erase(begin, at - begin + (first && c == ',' ? 1 : 0));
            return;
        }
        comma = c == ',' && depth == 1 ? at : comma;
    }
}

void readWeights(JsonReader& reader, const LocatedJson& object, EvaluationWeights& weights) {
    constexpr int kMost = 2000;
    if (object.object() == nullptr) {
        reader.complain(object.place,
                        "\"weights\" must be an object of whole numbers by the name of a weight");
        return;
    }
    for (const LocatedJson::Member& entry : *object.object()) {
        const auto known = std::find_if(kEvaluationWeights.begin(), kEvaluationWeights.end(),
                                        [&](const NamedWeight& each) { return each.name == entry.name; });
        if (known == kEvaluationWeights.end()) {
            reader.complain(entry.namePlace, "there is no weight " + shortened(entry.name));
        } else if (const auto number = reader.integer(object, entry.name, 0, kMost)) {
            weights.*known->weight = *number;
        }
    }
}

} // namespace

TunedEvaluation readTunedEvaluation(JsonReader& reader, const LocatedJson& evaluation,
                                    const std::vector<PieceType>& types, bool isStandard) {
    TunedEvaluation result;
    if (!reader.expectObject(evaluation, "\"evaluation\"", {"provenance", "worth", "weights"})) {
        return result;
    }
    result.provenance = reader.string(evaluation, "provenance", true);
    if (const LocatedJson* weights = evaluation.find("weights")) {
        readWeights(reader, *weights, result.weights);
    }
    const LocatedJson* worth = evaluation.find("worth");
    if (worth == nullptr || worth->object() == nullptr) {
        reader.complain(evaluation.place, "\"worth\" must be an object of whole numbers by piece id");
        return result;
    }
    constexpr int kMost = 20000;
    result.worth = PerType<std::optional<int>>(types.size());
    for (const LocatedJson::Member& entry : *worth->object()) {
        const auto type = std::find_if(types.begin(), types.end(), [&](const PieceType& each) {
            return each.id == entry.name && !each.formOnly;
        });
        if (type == types.end() && !isStandard) {
            continue; // a choice may leave out a kind
        }
        if (type == types.end()) {
            reader.complain(entry.namePlace, "there is no piece " + shortened(entry.name));
        } else if (const auto number = reader.integer(*worth, entry.name, 0, kMost)) {
            result.worth[PieceTypeId(type - types.begin())] = *number;
        }
    }
    return result;
}

std::string withTunedEvaluation(std::string text, const TunedEvaluation& evaluation,
                                const std::vector<PieceType>& types) {
    removeMember(text, "evaluation");
    nlohmann::ordered_json worth = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < evaluation.worth.size(); ++i) {
        if (const auto given = evaluation.worth[PieceTypeId(i)]) {
            worth[types[i].id] = *given;
        }
    }
    std::string weights;
    if (evaluation.weights != EvaluationWeights()) {
        nlohmann::ordered_json object = nlohmann::ordered_json::object();
        for (const NamedWeight& each : kEvaluationWeights) {
            object[each.name] = evaluation.weights.*each.weight;
        }
        weights = "\"weights\": " + object.dump() + ",\n    ";
    }
    std::string end = text.substr(text.rfind('}'));
    text.erase(text.rfind('}'));
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    return text + ",\n  \"evaluation\": {\n    \"provenance\": " +
           nlohmann::ordered_json(evaluation.provenance).dump() + ",\n    " + weights +
           "\"worth\": " + worth.dump() + "\n  }\n" + end;
}

} // namespace mujo
