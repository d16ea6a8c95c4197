#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/variant_file/catalog.h"

namespace mujo {

/// Names under which all games are played in CECP, the protocol of XBoard, in the order of the catalogue.
struct CecpVariantNames {
    /// Games whose board XBoard knows by this name, or is told of when they are chosen.
    std::vector<std::string> shownByXBoard;
    /// Further names, for other programs: of games that are too large for XBoard, and those that it would
    /// take for games of its own or pass over.
    std::vector<std::string> others;
};
[[nodiscard]] CecpVariantNames cecpVariantNames(const Catalog& catalog);
/// The game of a name, or null.
[[nodiscard]] std::shared_ptr<const Variant> cecpVariant(const Catalog& catalog, std::string_view name);

/// Whether XBoard has room for the board, with the hands beside it, and letters for the pieces.
[[nodiscard]] bool fitsXBoard(const Variant& variant);

} // namespace mujo
