#include "core/system/api_windows.h"
#include "core/system/memory.h"

namespace mujo {

void ReleaseMemory::operator()(void* memory) const {
    VirtualFree(memory, 0, MEM_RELEASE);
}

Memory zeroedMemory(std::size_t bytes) {
    return Memory(VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE));
}

std::optional<std::size_t> freeMemoryOfMachine() {
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof(status);
    return GlobalMemoryStatusEx(&status) != FALSE ? std::optional<std::size_t>(status.ullAvailPhys)
                                                  : std::nullopt;
}

} // namespace mujo
