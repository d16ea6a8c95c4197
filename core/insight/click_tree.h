#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::insight {

/// The clicks that enter the moves of one piece, or of one kind in hand, as a prefix tree. Plain data, no Qt.
///
/// A move is entered by its stops in the order in which the piece makes them; a piece that burns is entered
/// by its arrival first and its victim second. Where the destination alone tells the move, a click on it is
/// all, and the move does not count as going on through other squares: a sweep over thirty pieces is one
/// click. Every move ends at some node, and no node is without a move at or below it. Passes are no clicks on
/// the board and stand aside in `passes`.
class ClickTree {
public:
    struct Node {
        Square square; ///< the click that leads here; nothing at the root
        std::size_t parent = 0;
        std::vector<std::size_t> children;
        std::vector<Move> moves; ///< complete here: promotions first; several leave a choice
    };
    static constexpr std::size_t kRoot = 0;
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    ClickTree() = default;
    explicit ClickTree(Square origin) : m_origin(origin) {}

    /// Moves of the piece on `origin`, all from there.
    static ClickTree ofPiece(const Position& position, Square origin, std::span<const Move> moves);
    static ClickTree ofDrops(std::span<const Move> moves);

    [[nodiscard]] const Node& node(std::size_t number) const { return m_nodes[number]; }
    [[nodiscard]] std::size_t child(std::size_t number, Square square) const;
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    [[nodiscard]] const std::vector<Move>& passes() const { return m_passes; }
    /// None for drops, and for a tree of no moves at all.
    [[nodiscard]] std::optional<Square> origin() const { return m_origin; }
    /// The clicks that lead to a node, the origin left out.
    [[nodiscard]] std::vector<Square> clicksTo(std::size_t number) const;
    /// Some node below which the move is, and the node itself first; `kNone` when it is not in the tree.
    [[nodiscard]] std::size_t find(const Move& move) const;

private:
    using Clicks = std::vector<Square>;

    std::size_t grow(const Clicks& clicks);
    [[nodiscard]] std::size_t walk(const Clicks& clicks) const;
    void add(const Clicks& clicks, const Move& move);
    [[nodiscard]] bool leadsThroughAnEnd(const Clicks& clicks) const;
    void addOtherOrders(const Position& position, std::span<const Move* const> moves);

    std::optional<Square> m_origin;
    std::vector<Node> m_nodes{Node{}};
    std::vector<Move> m_passes;
};

/// Whether two moves differ in nothing but what the piece becomes.
[[nodiscard]] bool samePath(const Move& a, const Move& b);

} // namespace mujo::insight
