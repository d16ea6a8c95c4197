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
    /// The others. XBoard would complain that it gets no setup, or show a board that does not fit.
    std::vector<std::string> others;
};
[[nodiscard]] CecpVariantNames cecpVariantNames(const Catalog& catalog);
/// The game of a name, or null.
[[nodiscard]] std::shared_ptr<const Variant> cecpVariant(const Catalog& catalog, std::string_view name);

} // namespace mujo
