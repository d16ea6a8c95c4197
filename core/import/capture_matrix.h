#pragma once

#include <set>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/import/diagram_text.h"

namespace mujo {

/// Pairs of attacker and victim, as numbers of types counted from 1.
using CapturePairs = std::set<std::pair<int, int>>;

/// Reads `captureMatrix=` for a diagram of `types` types: rows of attackers, the first one type 1, separated
/// by `/`; in each row columns of victims, the first one the empty square; `.` = free, `?` = forbidden, a
/// number repeats the sign before it, a row `"` repeats the row before. Any other sign is a fault.
Result<CapturePairs> readCaptureMatrix(const PlacedText& matrix, int types, const std::string& fileName);

} // namespace mujo
