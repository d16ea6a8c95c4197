#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/arguments.h"
#include "core/variant_file/catalog.h"

namespace mujo::cli {

/// A command with all that its help says and its line may hold.
struct Command {
    std::string_view name;
    std::string_view words; ///< what stands behind the name, options not counted
    std::string_view summary;
    int (*run)(Catalog& catalog, const Arguments& arguments);
    std::vector<Option> options;
};

[[nodiscard]] std::span<const Command> commands();
/// The command of this name, or a usage error with the nearest one.
[[nodiscard]] const Command& commandNamed(std::string_view name);

[[nodiscard]] std::string helpText();
[[nodiscard]] std::string helpText(const Command& command);

} // namespace mujo::cli
