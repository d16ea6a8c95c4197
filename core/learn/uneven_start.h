#pragma once

#include <memory>

#include "core/base/random.h"
#include "core/position/position.h"
#include "core/variant/variant.h"

namespace mujo {

/// How a start position is changed. No royal is ever touched.
struct Unevenness {
    int most = 0;        ///< up to so many pieces of each side are missing or have promoted
    int thinPercent = 0; ///< up to so many of a hundred pieces are taken from both sides alike
};

[[nodiscard]] Position unevenStart(const std::shared_ptr<const Variant>& variant,
                                   const Unevenness& unevenness, Random& random);

} // namespace mujo
