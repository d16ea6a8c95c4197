#include "core/game/notation/japanese_words.h"

#include <algorithm>

namespace mujo {

namespace {

constexpr int kTen = 10;

} // namespace

std::string kanjiNumber(int number) {
    const int tens = number / kTen;
    const int ones = number % kTen;
    std::string text(tens > 1 ? kKanjiDigits[static_cast<std::size_t>(tens)] : std::string_view());
    text += tens > 0 ? "十" : "";
    text += ones > 0 ? kKanjiDigits[static_cast<std::size_t>(ones)] : std::string_view();
    return text;
}

std::string japaneseSquare(const BoardShape& shape, Square square) {
    std::string text;
    for (const char digit : std::to_string(shape.files() - shape.column(square))) {
        text += kWideDigits[static_cast<std::size_t>(digit - '0')];
    }
    return text + kanjiNumber(shape.row(square) + 1);
}

std::string japaneseName(const Variant& variant, PieceTypeId type) {
    const PieceType& kind = variant.type(type);
    const bool isShared =
        std::any_of(variant.types().begin(), variant.types().end(), [&kind](const PieceType& other) {
            return !other.formOnly && other.kanji1 == kind.kanji1 && other.kanji != kind.kanji;
        });
    return isShared || kind.kanji.starts_with(kPromotedKanji) ? kind.kanji : kind.kanji1;
}

} // namespace mujo
