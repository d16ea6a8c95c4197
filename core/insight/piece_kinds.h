#pragma once

#include <vector>

#include "core/variant/variant.h"

namespace mujo::insight {

/// What a reader counts as one kind of piece: one name. Many pieces may promote to the same kind, and each
/// promoted form is a type of its own in the rules.
struct PieceKind {
    PieceTypeId type{};                 ///< stands for all of them: an unpromoted one where there is one
    std::vector<PieceTypeId> types;     ///< all of that name
    std::vector<PieceTypeId> comesFrom; ///< what promotes to it
};

/// In the order of the variant file.
[[nodiscard]] std::vector<PieceKind> pieceKinds(const Variant& variant);

} // namespace mujo::insight
