#include "core/game/formats/foreign_pieces.h"

#include <algorithm>

namespace mujo {

std::optional<ForeignPieces> ForeignPieces::of(const Catalog& catalog, std::string_view form) {
    for (const Catalog::Entry& entry : catalog.entries()) {
        if (const auto names = entry.notes.pieceNames.find(form); names != entry.notes.pieceNames.end()) {
            return ForeignPieces(entry.standard, names->second);
        }
    }
    return std::nullopt;
}

std::optional<PieceTypeId> ForeignPieces::kindOf(std::string_view name) const {
    const auto named =
        std::find_if(m_names.begin(), m_names.end(), [&](const auto& each) { return each.second == name; });
    if (named == m_names.end()) {
        return std::nullopt;
    }
    const PieceType& type = m_variant->type(named->first);
    if (!type.formOnly) {
        return named->first;
    }
    for (const PieceType& each : m_variant->types()) {
        if (each.promoted && each.name == type.name) {
            return m_variant->find(each.id);
        }
    }
    return std::nullopt;
}

std::string ForeignPieces::nameOf(PieceTypeId type) const {
    if (const auto own = m_names.find(type); own != m_names.end()) {
        return own->second;
    }
    const auto alike = std::find_if(m_names.begin(), m_names.end(), [&](const auto& each) {
        return m_variant->type(each.first).name == m_variant->type(type).name;
    });
    return alike == m_names.end() ? std::string() : alike->second;
}

} // namespace mujo
