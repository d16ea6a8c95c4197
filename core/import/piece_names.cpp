#include "core/import/piece_names.h"

#include "core/import/usual_moves.h"

namespace mujo {

PieceNames::PieceNames(const Catalog& catalog) {
    for (const Catalog::Entry& game : catalog.entries()) {
        for (const PieceType& type : game.standard->types()) {
            const Entry entry{type.kanji, type.kanji1, type.romaji};
            const std::string name = plainName(type.name);
            m_byName.try_emplace(name, entry);
            m_byNameAndMove.try_emplace(name + ' ' + type.betza, entry);
        }
    }
}

const PieceNames::Entry* PieceNames::find(std::string_view name, std::string_view betza) const {
    const std::string plain = plainName(name);
    const auto exact = m_byNameAndMove.find(plain + ' ' + std::string(betza));
    if (exact != m_byNameAndMove.end()) {
        return &exact->second;
    }
    const auto found = m_byName.find(plain);
    return found == m_byName.end() ? nullptr : &found->second;
}

} // namespace mujo
