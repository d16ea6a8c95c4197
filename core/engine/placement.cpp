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

namespace {

bool isSlow(const EvaluationTables::Kind& kind) {
    constexpr int kSlow = 25; // tenths of a square
    return kind.reach < kSlow;
}

/// How often it counts to be near an enemy royal.
int attackTimes(const EvaluationTables::Kind& kind) {
    return kind.royal ? 0 : isSlow(kind) ? 2 : 1;
}

/// Steps to the nearest of the royals; `size` where there is none so near.
int nearestOf(const BoardShape& shape, std::span<const Square> royals, Square square, int size) {
    int nearest = size;
    for (const Square royal : royals) {
        nearest = std::min(nearest, shape.distance(square, royal));
    }
    return nearest;
}

} // namespace

PieceSquareTables::Squares PieceSquareTables::squaresFor(const EvaluationTables& tables, const Position& root,
                                                         Side side, int lead) {
    constexpr int kFromEdge = 4;
    constexpr int kFine = 64;
    constexpr int kPressure = 50;
    constexpr int kMostPressure = 100; // besides, for who is far ahead
    const BoardShape& shape = root.shape();
    const auto targets = root.royals(opponent(side));
    const int size = std::max(shape.ranks(), shape.files());
    const int pressure = kMostPressure * lead / 100;
    // What a lead adds must not make pieces worth more by themselves: whoever is ahead would shun exchanges.
    int sum = 0;
    int count = 0;
    for (const Square square : root.pieces(side)) {
        const int times = attackTimes(tables.kind(root.at(square).type()));
        sum += times * nearestOf(shape, targets, square, size);
        count += times;
    }
    const int usual = sum * kFine / std::max(1, count);
    Squares result;
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square square(i);
        const int ahead = shape.ranksAhead(square, side);
        const int toEdge = std::min(shape.column(square), shape.files() - 1 - shape.column(square));
        const int nearest = nearestOf(shape, targets, square, size);
        result.advance.push_back(shape.ranks() - 1 - ahead);
        result.centre.push_back(std::min(toEdge, kFromEdge) * 3);
        result.attack.push_back(
            ((size - nearest) * kPressure * kFine + (usual - nearest * kFine) * pressure) / (size * kFine));
        result.learned.emplace_back(shape, square, side);
        result.toEnemy.push_back(LearnedIndex::distance(shape, square, targets));
        result.toOwn.push_back(LearnedIndex::distance(shape, square, root.royals(side)));
    }
    return result;
}

void PieceSquareTables::fill(const Variant& variant, const EvaluationTables& tables, PieceTypeId type,
                             Side side, const Squares& squares) {
    constexpr int kStepsSeen = 4;
    const EvaluationTables::Kind& kind = tables.kind(type);
    const int weight = tables.weights().placement;
    const int ranks = variant.shape().ranks();
    const bool slow = isSlow(kind);
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
        const int place = squares.centre[s] + advance + squares.attack[s] * attackTimes(kind);
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
        const Squares squares = squaresFor(tables, root, side, lead);
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            const auto type = PieceTypeId(i);
            if (!variant.type(type).formOnly) {
                fill(variant, tables, type, side, squares);
            }
        }
    }
}

RoyalShelter::RoyalShelter(const BoardShape& shape) : m_places(shape.squareCount()) {
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square square(i);
        Place& place = m_places[square];
        place.near.push_back(square);
        for (const Square other : shape.beside(square)) {
            place.near.push_back(other);
        }
        place.fromCentre = std::max(std::abs(2 * shape.column(square) - shape.files() + 1),
                                    std::abs(2 * shape.row(square) - shape.ranks() + 1));
    }
}

int RoyalShelter::of(const Position& position, Side side, int lead) const {
    constexpr int kLost = -1500;
    const auto royals = position.royals(side);
    if (royals.size() != 1) {
        return 0;
    }
    const Place& place = m_places[royals[0]];
    // Nobody comes from beyond the edge.
    int safety = 3 * static_cast<int>(place.near.capacity() - place.near.size());
    const Cell* cells = position.cells();
    for (const Square square : place.near) {
        const Cell cell = cells[square.index()];
        const int sheltering = cell.owner() == side ? 8 : -10;
        safety += cell.isEmpty() ? 0 : sheltering;
    }
    return lead < kLost ? safety - 4 * place.fromCentre : safety;
}

} // namespace mujo
