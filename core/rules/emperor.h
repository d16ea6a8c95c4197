#pragma once

#include "core/variant/variant.h"

namespace mujo::rules {

/// Whether what the piece may take depends on what protects it, which may stand anywhere on the board;
/// `mayTake` judges it.
/// Rule: Tai Shogi, emperor.
[[nodiscard]] inline bool isEmperor(const Variant& variant, PieceTypeId type) {
    return variant.rules().emperor && variant.rules().emperor->emperors.contains(type);
}

} // namespace mujo::rules
