#pragma once

#include <optional>

#include "core/variant_file/introduction.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads the member "introduction" of a variant file, if it has one, and tells the reader all its faults.
std::optional<Introduction> readIntroduction(JsonReader& reader, const LocatedJson& file);
/// The same for the member "tour". Whether its moves may be made is not asked here.
Tour readTour(JsonReader& reader, const LocatedJson& file);

} // namespace mujo
