#pragma once

#include <algorithm>
#include <vector>

#include "ui/board/board_scene.h"

namespace mujo::ui::testing {

/// A scene of the test's own with all that it would have painted, whichever overlay does it.
class SeenScene : public BoardScene {
public:
    [[nodiscard]] std::vector<SceneItem> all() const {
        std::vector<SceneItem> items = pieces();
        const auto append = [&items](const std::vector<SceneItem>& part) {
            items.insert(items.end(), part.begin(), part.end());
        };
        for (const auto& overlay : overlays()) {
            append(overlay->items());
            append(overlay->pointedItems());
        }
        append(options());
        return items;
    }
    [[nodiscard]] std::vector<SceneItem> withRole(Role role) const {
        std::vector<SceneItem> items = all();
        std::erase_if(items, [role](const SceneItem& each) { return each.role != role; });
        return items;
    }
    [[nodiscard]] std::vector<SceneItem> on(Square square) const {
        std::vector<SceneItem> items = all();
        std::erase_if(items, [square](const SceneItem& each) { return each.square != square; });
        return items;
    }
    [[nodiscard]] bool has(Role role, Square square) const {
        const auto items = on(square);
        return std::any_of(items.begin(), items.end(),
                           [role](const SceneItem& each) { return each.role == role; });
    }
};

} // namespace mujo::ui::testing
