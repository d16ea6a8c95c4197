#include <cstdlib>
#include <fstream>
#include <string>

#include "core/system/memory.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace mujo {

namespace {

void wantLargePages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t space) {
#ifdef __linux__
    constexpr std::size_t kLargePage = std::size_t{2} << 20U;
    constexpr std::size_t kWorthIt = 12 * kLargePage; // smaller tables are cleared often, page by page
    if (space >= kWorthIt && std::align(kLargePage, kLargePage, memory, space) != nullptr) {
        static_cast<void>(madvise(memory, space / kLargePage * kLargePage, MADV_HUGEPAGE));
    }
#endif
}

} // namespace

void ReleaseMemory::operator()(void* memory) const {
    std::free(memory); // NOLINT: counterpart of calloc
}

Memory zeroedMemory(std::size_t bytes) {
    Memory memory(std::calloc(1, bytes)); // NOLINT: see the header
    if (memory) {
        wantLargePages(memory.get(), bytes);
    }
    return memory;
}

std::optional<std::size_t> freeMemoryOfMachine() {
    std::ifstream file("/proc/meminfo");
    constexpr std::size_t kKibibyte = 1024;
    std::string name;
    std::string rest;
    for (std::size_t amount = 0; file >> name >> amount && std::getline(file, rest);) {
        if (name == "MemAvailable:") {
            return amount * kKibibyte;
        }
    }
    return std::nullopt;
}

} // namespace mujo
