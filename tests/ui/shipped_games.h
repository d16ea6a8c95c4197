#pragma once

#include <filesystem>
#include <memory>

#include "core/variant_file/catalog.h"

namespace mujo::ui::testing {

/// The shipped games.
inline const Catalog& catalog() {
    static const Catalog games{std::filesystem::path()};
    return games;
}

inline std::shared_ptr<const Variant> game(const char* id) {
    return catalog().find(id)->standard;
}

} // namespace mujo::ui::testing
