#include "core/game/handicap.h"

#include <algorithm>

namespace mujo {

std::optional<Position> handicapStart(const std::shared_ptr<const Variant>& variant,
                                      const Handicap& handicap) {
    Setup setup = Setup::start(*variant);
    for (const Handicap::Change& change : handicap.changes) {
        Cell& cell = setup.cells[change.square];
        const auto type = variant->find(change.piece);
        if (cell.isEmpty() || (!type && !change.piece.empty())) {
            return std::nullopt;
        }
        cell = type ? Cell(Piece{*type, cell.owner()}) : Cell{};
    }
    setup.turn = Side::Gote;
    auto position = Position::create(variant, setup);
    return position ? std::optional(std::move(*position)) : std::nullopt;
}

const Handicap* handicapOf(const Position& start, const std::vector<Handicap>& handicaps) {
    const auto found = std::find_if(handicaps.begin(), handicaps.end(), [&start](const Handicap& one) {
        const auto position = handicapStart(start.sharedVariant(), one);
        return position && *position == start;
    });
    return found == handicaps.end() ? nullptr : &*found;
}

std::string handicapName(const std::vector<Handicap>& handicaps, const Position& start) {
    if (const Handicap* usual = handicapOf(start, handicaps)) {
        return usual->name;
    }
    // The whole of one camp but for some pieces, and no other change.
    const Position whole = Position::start(start.sharedVariant());
    std::string names;
    for (int i = 0; i < start.shape().squareCount(); ++i) {
        const Square square(i);
        const Cell before = whole.at(square);
        if (start.at(square) == before) {
            continue;
        }
        if (!before.holds(Side::Gote) || !start.at(square).isEmpty()) {
            return {};
        }
        names += (names.empty() ? "" : ", ") + start.variant().type(before.type()).name;
    }
    const bool isHandicap = start.turn() == Side::Gote && start.ply() == 1 &&
                            start.handIsEmpty(Side::Sente) && start.handIsEmpty(Side::Gote);
    return isHandicap ? names : std::string();
}

const Handicap* handicapNamed(const std::vector<Handicap>& handicaps, std::string_view id) {
    const auto found =
        std::find_if(handicaps.begin(), handicaps.end(), [id](const Handicap& one) { return one.id == id; });
    return found == handicaps.end() ? nullptr : &*found;
}

} // namespace mujo
