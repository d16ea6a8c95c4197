#pragma once

#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/variant/move_abilities.h"

namespace mujo::words {

/// What captures by several steps can do, without their subject: "take up to two pieces in one move, by two
/// steps of one square each, diagonally". Those whose steps turn freely, and longer ones on one line.
[[nodiscard]] std::vector<std::string> stepCapturesInWords(const Language& language,
                                                           const MoveAbilities& can);

/// The same for captures that go on by anything but steps: "take up to three pieces in one move, going on
/// from the square of each".
[[nodiscard]] std::string otherCapturesInWords(const Language& language, const MoveAbilities& can);

} // namespace mujo::words
