#include "core/insight/piece_kinds.h"

#include <algorithm>
#include <unordered_map>

namespace mujo::insight {

std::vector<PieceKind> pieceKinds(const Variant& variant) {
    std::vector<PieceKind> kinds;
    std::unordered_map<std::string, std::size_t> byName;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const PieceType& type = variant.types()[i];
        const PieceTypeId id{static_cast<std::uint16_t>(i)};
        const auto [at, isNew] = byName.emplace(type.name + '\n' + type.kanji, kinds.size());
        if (isNew) {
            kinds.emplace_back();
        }
        PieceKind& kind = kinds[at->second];
        kind.types.push_back(id);
        if (type.promoted && type.base != id) {
            kind.comesFrom.push_back(type.base);
        }
    }
    for (PieceKind& kind : kinds) {
        const auto rank = [&](PieceTypeId id) {
            const PieceType& type = variant.type(id);
            return (type.formOnly ? 2 : 0) + (type.promoted ? 1 : 0);
        };
        kind.type = *std::min_element(kind.types.begin(), kind.types.end(),
                                      [&](PieceTypeId a, PieceTypeId b) { return rank(a) < rank(b); });
    }
    return kinds;
}

} // namespace mujo::insight
