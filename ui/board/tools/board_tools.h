#pragma once

#include <array>

#include "ui/board/tools/chooser_tool.h"
#include "ui/board/tools/cursor_tool.h"
#include "ui/board/tools/draw_tool.h"
#include "ui/board/tools/go_to_tool.h"
#include "ui/board/tools/held_overlays_tool.h"
#include "ui/board/tools/hover_tool.h"
#include "ui/board/tools/lens_tool.h"
#include "ui/board/tools/overview_tool.h"
#include "ui/board/tools/pan_zoom_tool.h"
#include "ui/board/tools/select_tool.h"

namespace mujo::ui {

/// Every tool of a board. The view hands events on in the order of `inOrder`.
struct BoardTools {
    explicit BoardTools(BoardDesk& desk)
        : goTo(desk), chooser(desk), panZoom(desk), lens(desk), hover(desk), overview(desk, panZoom),
          draw(desk), select(desk), cursor(desk), heldOverlays(desk) {}

    GoToTool goTo;
    ChooserTool chooser; // before Space pans
    PanZoomTool panZoom;
    LensTool lens; // lies on a piece that is dragged
    HoverTool hover;
    OverviewTool overview; // before the squares under the map
    DrawTool draw;
    SelectTool select;
    CursorTool cursor;
    HeldOverlaysTool heldOverlays;

    const std::array<BoardTool*, 10> inOrder{&goTo,     &chooser, &panZoom, &lens,   &hover,
                                             &overview, &draw,    &select,  &cursor, &heldOverlays};
};

} // namespace mujo::ui
