#pragma once

#include "core/variant_file/json_reader.h"

namespace mujo {

/// Complains of every text of a variant file that is longer than a window can show, and of every list of
/// texts that has too many, whatever part of the program would read them.
void checkTextLengths(JsonReader& reader, const LocatedJson& file);

} // namespace mujo
