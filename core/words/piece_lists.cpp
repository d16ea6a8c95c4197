#include "core/words/piece_lists.h"

#include <algorithm>

#include "core/base/english.h"

namespace mujo {

std::vector<std::string> kindNames(const Variant& variant, const WhichKinds& wanted) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const PieceType& type = variant.types()[i];
        if (!type.formOnly && wanted(i) && std::find(found.begin(), found.end(), type.name) == found.end()) {
            found.push_back(type.name);
        }
    }
    return found;
}

std::string allOf(const Variant& variant, const WhichKinds& wanted) {
    return joined(kindNames(variant, wanted));
}

std::string anyOf(const Variant& variant, const WhichKinds& wanted) {
    std::vector<std::string> names = kindNames(variant, wanted);
    std::transform(names.begin(), names.end(), names.begin(),
                   [](const std::string& name) { return withArticle(name); });
    return joined(names, "or");
}

std::string capitalAnyOf(const Variant& variant, const WhichKinds& wanted) {
    std::string text = anyOf(variant, wanted);
    if (!text.empty()) {
        text.front() = 'A';
    }
    return text;
}

} // namespace mujo
