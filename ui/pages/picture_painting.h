#pragma once

#include <QImage>
#include <QObject>
#include <functional>

#include "core/game/game.h"
#include "ui/pages/board_drawing.h"

namespace mujo::ui {

/// Paints a picture of the board a part at a time between events: the largest one takes a quarter of a
/// minute, in which the window has to answer. Lives in the GUI thread, on its own until it is done or the
/// program ends.
class PicturePainting : public QObject {
    Q_OBJECT

public:
    /// Is given the picture; a null one where there is no memory for it.
    using Done = std::function<void(const QImage& picture)>;

    static void start(const Game& game, const Look& look, const BoardDrawing::Choices& choices, Done done);

    /// How many pixels a drawing takes at one for each of its units.
    [[nodiscard]] static QSize pixelsOf(const BoardDrawing& drawing);

private:
    PicturePainting(const Game& game, const Look& look, const BoardDrawing::Choices& choices, Done done);
    void paintNext();

    Game m_game;
    BoardDrawing m_drawing; ///< of that game
    Done m_done;
    QImage m_picture;
    int m_part;     ///< height of what is painted at once, pixels
    int m_next = 0; ///< the first line that is not painted
};

} // namespace mujo::ui
