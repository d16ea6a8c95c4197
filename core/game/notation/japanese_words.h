#pragma once

#include <string>
#include <string_view>

#include "core/variant/variant.h"

namespace mujo {

// How pieces are called in Japanese records; squares are those of `SquareStyle::Kanji`.

/// Behind a move that promotes, and before the names of some promoted pieces.
inline constexpr std::string_view kPromotedKanji = "成";

/// The short name of a kind, as moves have it: that of its small face, or the whole one where another name
/// has the same short form and of promoted pieces whose name says so, `成銀`.
[[nodiscard]] std::string japaneseName(const Variant& variant, PieceTypeId type);

} // namespace mujo
