#include "core/rules/unreached.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/position/candidates.h"
#include "core/rules/ranks/ranks.h"
#include "core/rules/routes.h"

namespace mujo::rules {

namespace {

/// A board that holds hardly anything.
class LoneBoard {
public:
    explicit LoneBoard(const Variant& variant) : m_variant(variant) {}
    void set(Square square, Cell cell) { m_cells.emplace_back(square, cell); }
    [[nodiscard]] Cell at(Square square) const {
        const auto found = std::find_if(m_cells.begin(), m_cells.end(),
                                        [square](const auto& each) { return each.first == square; });
        return found == m_cells.end() ? Cell{} : found->second;
    }
    [[nodiscard]] const Variant& variant() const { return m_variant; }
    [[nodiscard]] const BoardShape& shape() const { return m_variant.shape(); }

private:
    const Variant& m_variant;
    std::vector<std::pair<Square, Cell>> m_cells;
};

class Reach {
public:
    Reach(const Position& position, Square from, Square to)
        : m_position(position), m_from(from), m_to(to), m_mover(pieceAt(position, from)) {}

    [[nodiscard]] Explanation run() const {
        const Cell piece = m_position.at(m_from);
        const Cell target = m_position.at(m_to);
        const Cell enemy = target.isEmpty() ? Cell(Piece{piece.type(), opponent(piece.owner())}) : target;
        Route quietWay;
        Route takingWay;
        LoneBoard empty(variant());
        empty.set(m_from, piece);
        const bool quiet = reaches(empty, quietWay);
        empty.set(m_to, enemy);
        const bool taking = reaches(empty, takingWay);
        if (target.isEmpty() ? quiet : taking) {
            const std::vector<Square> blockers = inTheWay(target.isEmpty() ? quietWay : takingWay);
            if (!blockers.empty()) {
                return blocked(blockers, enemy);
            }
        }
        if (target.isEmpty() && taking) {
            return refuse(why::OnlyToTake{m_mover, m_to});
        }
        if (!target.isEmpty() && quiet) {
            if (rankSaves(variant(), target.type(), piece.type())) {
                return refuse(why::TargetOutranks{m_mover, at(m_to)}, {m_to});
            }
            return refuse(why::NotToTake{m_mover, m_to});
        }
        return refuse(why::NoSuchMove{m_mover, m_to});
    }

private:
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }

    [[nodiscard]] PieceAt at(Square square) const { return pieceAt(m_position, square); }

    [[nodiscard]] Explanation blocked(const std::vector<Square>& blockers, Cell enemy) const {
        if (auto byRank = whyNotPassed(m_position, m_from, m_to, blockers, enemy.owner())) {
            return *std::move(byRank);
        }
        return refuse(why::InTheWay{m_mover, m_to, at(blockers.front())}, {blockers.front()});
    }

    template <class Board>
    bool reaches(const Board& board, Route& way) const {
        const Piece piece = m_position.at(m_from).piece();
        std::size_t best = SIZE_MAX;
        forEachCandidate(board, m_from, piece, [&](const Candidate& candidate) {
            if (candidate.to == m_to && candidate.victims.empty() && candidate.trail.size() < best) {
                best = candidate.trail.size();
                way.assign(1, m_from);
                way.insert(way.end(), candidate.trail.begin(), candidate.trail.end());
                way.push_back(candidate.to);
            }
            return best > 0;
        });
        return best != SIZE_MAX;
    }

    /// Occupied squares on the lines of a way, its end not counted, nearest first.
    [[nodiscard]] std::vector<Square> inTheWay(const Route& way) const {
        std::vector<Square> found;
        const BoardShape& shape = variant().shape();
        const auto sign = [](int value) { return value > 0 ? 1 : (value < 0 ? -1 : 0); };
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
            const int right = shape.column(way[i + 1]) - shape.column(way[i]);
            const int down = shape.row(way[i + 1]) - shape.row(way[i]);
            const int steps = shape.distance(way[i], way[i + 1]);
            const bool straight = right == 0 || down == 0 || std::abs(right) == std::abs(down);
            for (int n = straight ? 1 : steps; n <= steps; ++n) {
                const Square square = straight ? shape.at(shape.column(way[i]) + n * sign(right),
                                                          shape.row(way[i]) + n * sign(down))
                                               : way[i + 1];
                if (square != way.back() && square != m_from && !m_position.at(square).isEmpty()) {
                    found.push_back(square);
                }
            }
        }
        return found;
    }

    const Position& m_position;
    Square m_from;
    Square m_to;
    PieceAt m_mover;
};

} // namespace

Explanation whyNotReached(const Position& position, Square from, Square to) {
    return Reach(position, from, to).run();
}

} // namespace mujo::rules
