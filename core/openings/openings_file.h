#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/openings/opening_tree.h"
#include "core/variant/variant.h"

namespace mujo {

inline constexpr std::size_t kMostOpeningsBytes = std::size_t{1} << 20U;

/// Reads an openings file (docs/formats.md), what the engine knows of the first moves of a game. It must fit
/// the game: the same start, pieces that move as they did, and moves that the rules allow. All faults, each
/// with line and column. A stop that is requested ends the reading between two moves, with a fault that says
/// so. Cost: the legal moves of every position of the tree.
Result<Openings> readOpenings(std::string_view text, const std::shared_ptr<const Variant>& variant,
                              const std::string& fileName, const std::stop_token& stop = {});

/// The text of such a file.
[[nodiscard]] std::string writeOpenings(const Openings& openings,
                                        const std::shared_ptr<const Variant>& variant);

/// Where the openings of a variant file stand, `my.openings` beside `my.json`.
std::filesystem::path openingsPath(std::filesystem::path variantFile);

/// What there is for a game: the file beside that of the variant, `variantFile`, else what is shipped with
/// the game. Nothing but an empty tree where there is neither.
Result<Openings> loadOpenings(const std::shared_ptr<const Variant>& variant, const std::string& variantFile,
                              const std::stop_token& stop = {});

} // namespace mujo
