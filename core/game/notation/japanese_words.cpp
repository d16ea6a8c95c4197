#include "core/game/notation/japanese_words.h"

#include <algorithm>

namespace mujo {

std::string japaneseName(const Variant& variant, PieceTypeId type) {
    const PieceType& kind = variant.type(type);
    const bool isShared =
        std::any_of(variant.types().begin(), variant.types().end(), [&kind](const PieceType& other) {
            return !other.formOnly && other.kanji1 == kind.kanji1 && other.kanji != kind.kanji;
        });
    return isShared || kind.kanji.starts_with(kPromotedKanji) ? kind.kanji : kind.kanji1;
}

} // namespace mujo
