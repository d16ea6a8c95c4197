#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/variant_file/catalog.h"

namespace mujo {

/// A game whose file names its pieces for a form of text of other programs, and these names.
class ForeignPieces {
public:
    ForeignPieces(std::shared_ptr<const Variant> variant, NamesOfPieces names)
        : m_variant(std::move(variant)), m_names(std::move(names)) {}
    /// The first game of the catalogue that has names for the form; none without.
    static std::optional<ForeignPieces> of(const Catalog& catalog, std::string_view form);

    [[nodiscard]] const std::shared_ptr<const Variant>& variant() const { return m_variant; }
    /// The kind of a name. Of one that only describes what others promote to, the first of these promoted.
    [[nodiscard]] std::optional<PieceTypeId> kindOf(std::string_view name) const;
    /// The name of a kind; promoted pieces have that of the piece they look like. Empty for none.
    [[nodiscard]] std::string nameOf(PieceTypeId type) const;

private:
    std::shared_ptr<const Variant> m_variant;
    NamesOfPieces m_names;
};

} // namespace mujo
