#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/variant/variant.h"
#include "core/variant_file/handicap.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads the list "handicaps" of a variant file, if it has one, and tells the reader all its faults. The
/// board, the pieces and the start position of `game` must have been read.
std::vector<Handicap> readHandicaps(JsonReader& reader, const LocatedJson& file, const VariantData& game,
                                    SquareStyle style);

} // namespace mujo
