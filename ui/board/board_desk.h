#pragma once

#include <optional>

#include "ui/board/board_layout.h"
#include "ui/board/board_picture.h"
#include "ui/board/board_prompt.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_view.h"
#include "ui/board/layers/overview_map.h"
#include "ui/board/lens.h"
#include "ui/board/motion/motion_player.h"
#include "ui/board/move_entry.h"
#include "ui/board/pointing.h"

namespace mujo::ui {

/// What the tools of the board work on: the game that is shown, where its squares lie, the move that is being
/// entered, what is pointed at, and how all that is shown. Each part is one concern; what here is a function
/// concerns several of them. Lives as long as the view.
struct BoardDesk {
    BoardDesk(BoardView& shownIn, const ObservedGame& shown);

    void showAnotherGame();
    void renameSquares(); ///< the reader has chosen other names
    void resize();        ///< the size of the widget, or of its pixels, has changed

    /// The square under a point of the widget, the lens included.
    [[nodiscard]] std::optional<Square> hit(QPointF at) const;
    /// Where the squares lie at a point of the widget.
    [[nodiscard]] const BoardLayout& layoutAt(QPointF at) const;
    [[nodiscard]] QRect cell(Square square) const { return layout.cellRect(square).toAlignedRect(); }

    BoardView& view;
    const ObservedGame& observed;
    const Game* game = nullptr; ///< the observed one, once there is one
    BoardLayout layout;
    Lens lens;
    BoardScene scene;
    OverviewMap overview;
    BoardPicture picture{*this};
    MotionPlayer motion{*this};
    MoveEntry entry{*this};
    Pointing pointing{*this};
    BoardPrompt prompt{*this};
};

} // namespace mujo::ui
