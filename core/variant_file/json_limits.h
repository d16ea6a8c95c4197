#pragma once

#include "core/variant_file/located_json.h"

namespace mujo {

/// How much of a JSON text is read.
struct JsonLimits {
    std::size_t bytes = 2U << 20U;                  ///< of the whole text
    std::size_t values = 4'000'000;                 ///< within each other; a value takes some fifty bytes
    std::size_t textBytes = std::string_view::npos; ///< of each string and each name of a member
};

/// Reads one JSON text as `parseLocatedJson` does, with texts limited, too.
Result<LocatedJson> parseLimitedJson(std::string_view text, const std::string& fileName,
                                     const JsonLimits& limits);

} // namespace mujo
