#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace mujo::glyphgen {

using CodePoints = std::set<char32_t>;

/// Appends the code points of valid UTF-8 text.
void collect(std::string_view utf8, CodePoints& into);

/// Adds every non-ASCII character of `kanji` and `kanji1`, and every CJK character of other keys that start
/// with "kanji", at any depth of a variant file. Throws std::runtime_error naming the file.
void collectVariantFile(const std::filesystem::path& file, CodePoints& into);

} // namespace mujo::glyphgen
