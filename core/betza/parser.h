#pragma once

#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/betza/ast.h"

namespace mujo::betza {

/// Reads an XBetza move text. Faults are reported at their columns, all at once up to twenty.
/// The doubled capitals of the old notation (`WW`) are read as an unlimited range.
Result<MoveTree> parse(std::string_view text);

} // namespace mujo::betza
