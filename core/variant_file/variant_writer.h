#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace mujo {

/// The text of a variant file laid out as the shipped ones are: a piece, a rank and a rule a line.
std::string variantFileText(const nlohmann::ordered_json& file);

} // namespace mujo
