#pragma once

#include <cstddef>
#include <vector>

#include "core/insight/click_tree.h"
#include "core/insight/outcome_preview.h"
#include "core/position/position.h"
#include "core/rules/routes.h"

namespace mujo::insight {

/// What would follow from a click, before it is made: read from the node of a click tree that it leads to.
/// Refers to the position and the tree. A preview of `ClickTree::kNone` is empty.
class ClickPreview {
public:
    ClickPreview(const Position& position, const ClickTree& tree, std::size_t node)
        : m_position(position), m_tree(tree), m_node(node) {}

    /// Pieces that would be gone, those taken so far included.
    [[nodiscard]] std::vector<Square> victims() const;
    /// What happens to them; of a choice that is still to come, what its first line does.
    [[nodiscard]] Losses losses() const;
    /// Ways to travel, the shortest only: several where a hook has two corners.
    [[nodiscard]] std::vector<rules::Route> routes() const;
    /// Pieces that block the other corner of a hook move.
    [[nodiscard]] std::vector<Square> blockers() const;

private:
    [[nodiscard]] bool isOnBoard() const;

    const Position& m_position;
    const ClickTree& m_tree;
    std::size_t m_node;
};

} // namespace mujo::insight
