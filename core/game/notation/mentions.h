#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/variant/variant.h"

namespace mujo {

/// A square or a kind of piece of which a text speaks.
using Mentioned = std::variant<Square, PieceTypeId>;

struct Mention {
    std::size_t begin; ///< in bytes
    std::size_t length;
    Mentioned what;
};

/// Finds squares and pieces in what people write of a game: squares in a style or in that of shogi, pieces by
/// their names in English, also in the plural, in kanji, and by codes of two letters or more.
class MentionFinder {
public:
    MentionFinder(const Variant& variant, SquareStyle style);

    /// In their order; none overlaps another one, the longer name of two goes before.
    [[nodiscard]] std::vector<Mention> find(std::string_view text) const;

private:
    struct Name {
        std::string text; ///< in small letters where the case does not matter
        PieceTypeId type;
        bool isCode;  ///< the case matters
        bool isKanji; ///< it may stand within a word
    };

    void addName(std::string text, PieceTypeId type, bool isCode, bool isKanji);
    [[nodiscard]] const Name* nameAt(std::string_view text, std::string_view small, std::size_t at) const;

    BoardShape m_shape;
    SquareStyle m_style;
    std::vector<Name> m_names; ///< the longest first
};

} // namespace mujo
