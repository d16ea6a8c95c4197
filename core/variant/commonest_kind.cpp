#include "core/variant/commonest_kind.h"

#include <algorithm>

namespace mujo {

std::optional<PieceTypeId> commonestKind(const Variant& variant) {
    PerType<int> counts(variant.types().size());
    for (const Placement& placement : variant.data().setup) {
        ++counts[placement.type];
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    if (most == counts.end() || *most == 0) {
        return std::nullopt;
    }
    return static_cast<PieceTypeId>(most - counts.begin());
}

} // namespace mujo
