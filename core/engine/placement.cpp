#include "core/engine/placement.h"

#include <algorithm>

namespace mujo {

struct PieceSquareTables::Squares {
    std::vector<int> advance; ///< ranks from one's own edge
    std::vector<int> centre;
    std::vector<int> attack; ///< for being near an enemy royal
    std::vector<LearnedIndex> learned;
    std::vector<std::size_t> toEnemy; ///< as in `LearnedIndex::distance`
    std::vector<std::size_t> toOwn;
};

PieceSquareTables::Squares PieceSquareTables::squaresFor(const Position& root, Side side, int pressure) {
    constexpr int kFromEdge = 4;
    const BoardShape& shape = root.shape();
    const auto targets = root.royals(opponent(side));
    const int size = std::max(shape.ranks(), shape.files());
    Squares result;
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square square(i);
        const int ahead = shape.ranksAhead(square, side);
        const int toEdge = std::min(shape.column(square), shape.files() - 1 - shape.column(square));
        int nearest = size;
        for (const Square royal : targets) {
            nearest = std::min(nearest, shape.distance(square, royal));
        }
        result.advance.push_back(shape.ranks() - 1 - ahead);
        result.centre.push_back(std::min(toEdge, kFromEdge) * 3);
        result.attack.push_back((size - nearest) * pressure / size);
        result.learned.emplace_back(shape, square, side);
        result.toEnemy.push_back(LearnedIndex::distance(shape, square, targets));
        result.toOwn.push_back(LearnedIndex::distance(shape, square, root.royals(side)));
    }
    return result;
}

void PieceSquareTables::fill(const Variant& variant, const EvaluationTables& tables, PieceTypeId type,
                             Side side, const Squares& squares) {
    constexpr int kSlow = 25; // tenths of a square
    constexpr int kStepsSeen = 4;
    const EvaluationTables::Kind& kind = tables.kind(type);
    const int weight = tables.weights().placement;
    const int ranks = variant.shape().ranks();
    const bool slow = kind.reach < kSlow;
    const int drive = kind.pawnLike ? 90 : slow ? 60 : 30;
    const int upTo = kind.pawnLike ? ranks : slow ? ranks * 2 / 3 : ranks / 2;
    const bool promotes = variant.type(type).promotesTo.has_value() && variant.zoneDepth() > 0;
    const Cell cell = Piece{type, side};
    PhasedScore* worth = m_worth.data() + static_cast<std::size_t>(cell.code()) * m_squares;
    // What the advance alone is worth: there are many more squares than ranks.
    std::vector<int> ofAdvance;
    for (int advance = 0; advance < ranks; ++advance) {
        if (kind.royal) {
            ofAdvance.push_back(kind.worth - weighed(advance * 60 / ranks, weight));
            continue;
        }
        int place = std::min(advance, upTo) * drive / ranks;
        if (promotes) {
            // Nearly there, or there without having promoted yet.
            const int missing = std::max(0, ranks - advance - variant.zoneDepth());
            const int steps = missing * 10 / std::max(10, kind.reach);
            place += std::max(0, kStepsSeen - steps) * 4;
        }
        ofAdvance.push_back(place);
    }
    for (std::size_t s = 0; s < m_squares; ++s) {
        const int advance = ofAdvance[static_cast<std::size_t>(squares.advance[s])];
        const int place = squares.centre[s] + advance + squares.attack[s] * (slow ? 2 : 1);
        const int all = kind.royal ? advance : kind.worth + weighed(place, weight);
        worth[s] = {all, all};
    }
    if (const LearnedPlaces* places = tables.places(type); places != nullptr && !places->ranks.empty()) {
        addLearned(*places, cell, squares);
    }
}

void PieceSquareTables::addLearned(const LearnedPlaces& places, Cell cell, const Squares& squares) {
    PhasedScore* worth = m_worth.data() + static_cast<std::size_t>(cell.code()) * m_squares;
    const auto add = [worth](std::size_t s, const std::vector<TaperedWorth>& part, std::size_t at) {
        if (at < part.size()) {
            worth[s] += {part[at].middle, part[at].end};
        }
    };
    for (std::size_t s = 0; s < m_squares; ++s) {
        add(s, places.squares, squares.learned[s].square);
        add(s, places.ranks, squares.learned[s].rank);
        add(s, places.files, squares.learned[s].file);
        add(s, places.toEnemyRoyal, squares.toEnemy[s]);
        add(s, places.toOwnRoyal, squares.toOwn[s]);
    }
}

LearnedIndex::LearnedIndex(const BoardShape& shape, Square on, Side owner) {
    const auto ahead = static_cast<std::size_t>(shape.ranksAhead(on, owner));
    const int column = shape.column(on);
    rank = static_cast<std::size_t>(shape.ranks()) - 1 - ahead;
    file = static_cast<std::size_t>(std::min(column, shape.files() - 1 - column));
    square = rank * LearnedPlaces::filesOn(shape) + file;
}

std::size_t LearnedIndex::distance(const BoardShape& shape, Square square, std::span<const Square> royals) {
    std::size_t nearest = LearnedPlaces::kDistances - 1;
    for (const Square royal : royals) {
        nearest = std::min(nearest, static_cast<std::size_t>(shape.distance(square, royal)));
    }
    return nearest;
}

PieceSquareTables::PieceSquareTables(const EvaluationTables& tables, const Position& root)
    : m_squares(static_cast<std::size_t>(root.shape().squareCount())) {
    constexpr int kPressure = 50;
    constexpr int kMostPressure = 100; // besides, for who is far ahead
    constexpr int kFarAhead = 6000;
    const Variant& variant = root.variant();
    PerSide<int> material{1, 1};
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : root.pieces(side)) {
            material[side] += tables.worth(root.at(square).type());
        }
    }
    m_worth.assign((2 * variant.types().size() + 1) * m_squares, {});
    for (const Side side : {Side::Sente, Side::Gote}) {
        // The fewer pieces stand in the way, the more the enemy royal is the aim; most for who is ahead.
        const int own = material[side];
        const int other = material[opponent(side)];
        const int lead = std::clamp((own - other) * 100 / kFarAhead, 0, 100);
        const Squares squares = squaresFor(root, side, kPressure + lead * kMostPressure / 100);
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            const auto type = PieceTypeId(i);
            if (!variant.type(type).formOnly) {
                fill(variant, tables, type, side, squares);
            }
        }
    }
}

int royalSafety(const Position& position, Side side, int lead) {
    constexpr int kLost = -1500;
    const auto royals = position.royals(side);
    if (royals.size() != 1) {
        return 0;
    }
    const BoardShape& shape = position.shape();
    const int column = shape.column(royals[0]);
    const int row = shape.row(royals[0]);
    int safety = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if (!shape.contains(column + dx, row + dy)) {
                safety += 3; // nobody comes from beyond the edge
                continue;
            }
            const Cell cell = position.at(shape.at(column + dx, row + dy));
            safety += cell.isEmpty() ? 0 : cell.owner() == side ? 8 : -10;
        }
    }
    if (lead < kLost) {
        const int fromCentre =
            std::max(std::abs(2 * column - shape.files() + 1), std::abs(2 * row - shape.ranks() + 1));
        safety -= fromCentre * 4;
    }
    return safety;
}

} // namespace mujo
