#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mujo::architecture {

struct Include {
    std::string path;
    bool quoted = false;
    std::size_t line = 0;
};

struct Literal {
    std::string text;
    std::size_t line = 0;
};

/// What the checks read of a file of C++.
struct Source {
    std::string path; // from the root of the checkout, with '/'
    std::vector<Include> includes;
    std::vector<Literal> literals;
    std::vector<Literal> words;   // names and keywords of the code itself
    std::vector<Literal> members; // those behind a dot or an arrow
};

/// Reads a text of C++ as the file of this path.
Source scanned(std::string path, std::string_view text);

/// Every header and source of the checkout below these folders; a folder that is not there gives none.
std::vector<Source> sourcesBelow(const std::vector<std::string_view>& folders);

/// The part of a path with this number, from 0; empty when it has fewer.
std::string_view component(std::string_view path, std::size_t index);

} // namespace mujo::architecture
