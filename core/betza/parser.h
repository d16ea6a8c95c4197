#pragma once

#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/betza/ast.h"

namespace mujo::betza {

/// Reads an XBetza move text. Every fault is reported at its column, all at once.
/// The doubled capitals of the old notation (`WW`) are read as an unlimited range.
Result<MoveTree, Diagnostics> parse(std::string_view text);

} // namespace mujo::betza
