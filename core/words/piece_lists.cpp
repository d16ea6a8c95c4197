#include "core/words/piece_lists.h"

#include <algorithm>

#include "core/words/directions.h"
#include "core/words/phrases.h"

namespace mujo::words {

std::vector<std::string> kindNames(const Variant& variant, const WhichKinds& wanted) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const PieceType& type = variant.types()[i];
        if (!type.formOnly && wanted(PieceTypeId(i)) &&
            std::find(found.begin(), found.end(), type.name) == found.end()) {
            found.push_back(type.name);
        }
    }
    return found;
}

std::string allKinds(const Language& language, const Variant& variant, const WhichKinds& wanted) {
    return allOf(language, kindNames(variant, wanted));
}

std::string anyKind(const Language& language, const Variant& variant, const WhichKinds& wanted) {
    std::vector<std::string> names = kindNames(variant, wanted);
    std::transform(names.begin(), names.end(), names.begin(),
                   [&](const std::string& name) { return withArticle(language, name); });
    return anyOf(language, names);
}

std::string kindsByDirection(const Language& language, const Variant& variant, const DirectionsOf& directions,
                             const std::string& group) {
    std::vector<Directions> all; // the first seen first
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const Directions its = variant.types()[i].formOnly ? Directions{} : directions(PieceTypeId(i));
        if (!its.empty() && std::find(all.begin(), all.end(), its) == all.end()) {
            all.push_back(its);
        }
    }
    std::vector<std::string> found;
    for (const Directions& some : all) {
        const std::string pieces =
            anyKind(language, variant, [&](PieceTypeId kind) { return directions(kind) == some; });
        found.push_back(filled(group, pieces, directionsInWords(language, some)));
    }
    return groups(language, found);
}

} // namespace mujo::words
