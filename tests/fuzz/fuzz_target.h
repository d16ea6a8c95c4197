#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "core/variant_file/catalog.h"

/// What libFuzzer calls with every input; `replay.cpp` calls it with the files of a corpus.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace mujo::fuzz {

inline std::string_view asText(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program when something that must hold does not, in release builds too.
inline void require(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "broken: %s\n", what);
        std::abort();
    }
}

/// A shipped game, chosen by a number.
inline std::shared_ptr<const Variant> game(std::size_t number) {
    static const Catalog catalog{std::filesystem::path{}};
    return catalog.entries()[number % catalog.entries().size()].standard;
}

} // namespace mujo::fuzz
