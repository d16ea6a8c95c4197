#pragma once

#include "core/variant/options.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads `options` and `profiles` of a variant file.
OptionTable readOptions(JsonReader& reader, const LocatedJson& file);

/// The file as it is under a reading: the changes of its choices applied in the order of the options.
LocatedJson underReading(JsonReader& reader, const LocatedJson& file, const Reading& reading);

} // namespace mujo
