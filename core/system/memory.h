#pragma once

#include <cstddef>
#include <memory>
#include <optional>

namespace mujo {

/// Gives memory back to the system.
struct ReleaseMemory {
    void operator()(void* memory) const;
};
using Memory = std::unique_ptr<void, ReleaseMemory>;

/// Fresh memory from the system, which is zero and costs nothing until it is written to; null when there is
/// not so much. It comes in large pages where the system has them for the asking: nearly every access to a
/// large table is to another page, and to find that costs as much as the access itself. Windows gives them to
/// administrators only, and is not asked.
[[nodiscard]] Memory zeroedMemory(std::size_t bytes);

/// Bytes of memory that this process could have beside what it has; none where that cannot be told.
[[nodiscard]] std::optional<std::size_t> freeMemoryOfMachine();

} // namespace mujo
