#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/variant_file/catalog.h"

namespace mujo {

/// Characters and readings of pieces by their English names, gathered from the games at hand, for pieces that
/// a text only names in English.
class PieceNames {
public:
    struct Entry {
        std::string kanji;
        std::string kanji1;
        std::string romaji;
    };

    PieceNames() = default;
    explicit PieceNames(const Catalog& catalog);

    /// The usual characters of the name, those of a piece with this move first where a name has several; null
    /// when no game knows it.
    [[nodiscard]] const Entry* find(std::string_view name, std::string_view betza) const;

private:
    std::map<std::string, Entry, std::less<>> m_byName;
    std::map<std::string, Entry, std::less<>> m_byNameAndMove;
};

} // namespace mujo
