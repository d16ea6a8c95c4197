#include "ui/session/piece_worths.h"

#include <utility>

#include "core/engine/placement.h"

namespace mujo::ui {

PerType<int> pieceWorths(const Catalog& catalog, const std::shared_ptr<const Variant>& variant) {
    const auto tables = EvaluationTables::of(variant, catalog.notes(*variant).tuned);
    PerType<int> worths = tables->worths();
    if (worths.size() == 0 || tables->places(PieceTypeId(0)) == nullptr) {
        return worths; // nothing was learned of this game
    }
    // What was learned lies in the squares as much as in the kind.
    const PieceSquareTables places(*tables, Position::start(variant));
    const int squares = variant->shape().squareCount();
    for (std::size_t i = 0; i < worths.size(); ++i) {
        const auto type = PieceTypeId(static_cast<std::uint16_t>(i));
        int sum = 0;
        for (int square = 0; square < squares; ++square) {
            sum += places.at(Cell(Piece{type, Side::Sente}), Square(square)).middle;
        }
        worths[type] = sum / squares;
    }
    return worths;
}

PieceWorths knownPieceWorths(const Catalog& catalog) {
    using Known = std::pair<std::shared_ptr<const Variant>, PerType<int>>;
    return [&catalog, known = std::make_shared<Known>()](const std::shared_ptr<const Variant>& variant) {
        if (known->first != variant) {
            *known = {variant, pieceWorths(catalog, variant)};
        }
        return known->second;
    };
}

} // namespace mujo::ui
