#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mujo {

/// What an annotator thinks of a move. Source: the signs of the Informant, as chess and shogi records use
/// them.
enum class MoveGlyph : std::uint8_t { Good, Mistake, Brilliant, Blunder, Interesting, Dubious };

inline constexpr std::array kMoveGlyphs{MoveGlyph::Good,    MoveGlyph::Brilliant, MoveGlyph::Interesting,
                                        MoveGlyph::Dubious, MoveGlyph::Mistake,   MoveGlyph::Blunder};

/// The sign behind the move, such as `!?`.
[[nodiscard]] constexpr std::string_view glyphText(MoveGlyph glyph) {
    constexpr std::array<std::string_view, kMoveGlyphs.size()> kTexts{"!", "?", "!!", "??", "!?", "?!"};
    return kTexts[static_cast<std::size_t>(glyph)];
}

/// The glyph of this sign; none for any other text.
[[nodiscard]] constexpr std::optional<MoveGlyph> parseGlyph(std::string_view text) {
    for (const MoveGlyph glyph : kMoveGlyphs) {
        if (glyphText(glyph) == text) {
            return glyph;
        }
    }
    return std::nullopt;
}

} // namespace mujo
