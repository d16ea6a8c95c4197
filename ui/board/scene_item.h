#pragma once

#include <QPointF>
#include <QString>
#include <optional>

#include "core/position/piece.h"

namespace mujo::ui {

/// One thing that is drawn on a square.
struct SceneItem {
    enum class Role {
        Piece,
        ZoneLine,      ///< runs above the row of `square` as Sente sees it
        StarPoint,     ///< at the upper left corner of `square` as Sente sees it
        LastMove,      ///< `number` 0 = origin, then every corner and stop in order
        LastVictim,    ///< `piece` has just been taken here
        EarlierMove,   ///< the same of one's own move, to which the last one is the answer
        EarlierVictim, ///< `piece` was taken here by it
        EarlierChange, ///< its piece has turned into another
        Check,         ///< a royal in check; `number` 1: it is mated or has been taken
        CheckedBy,     ///< attacks such a royal, or has taken it
        Selected,
        Armed, ///< a stop of the move under way, `number` from 1
        Taken, ///< victim of the move under way, `number` from 1
        StopHere,
        Step,
        Slide, ///< along `direction`, in board columns and rows as Sente sees them
        Jump,
        SlideOver,    ///< like a slide, and over pieces; along `direction`
        RangeCapture, ///< like a slide that takes all it passes; along `direction`
        MultiLeg,
        Drop, ///< `number` 1 on these five: further legs may follow
        Capture,
        Igui,
        Burn,
        MoverBurnt, ///< the piece that moves there is burnt
        Promotion,
        Contagion,     ///< `piece` is what the mover becomes
        PreviewVictim, ///< would be gone, `number` from 1; 0 where another mark tells it
        PreviewCount,  ///< `text` says how many
        PreviewPath,   ///< corner or stop of the previewed way, `number` from 0
        Blocker,
        Refusal,
        Cursor,
        ThreatSente,
        ThreatGote,
        Attacker,   ///< could take on the square that is pointed at
        Defender,   ///< could take back there
        Hanging,    ///< `number` is the `HangingPiece::Why`
        Premove,    ///< `number` 0 = origin, then the stops
        UserCircle, ///< `number` is the brush
        Candidate,  ///< a move the engine considers ends here; `number` from 1 is its rank, `text` its score
        LineMove,   ///< a move of a line of play ends here, `number` from 1
        LineGhost,  ///< `piece` would stand here after the line
        LineVictim, ///< what stands here would be gone by then
        Overlay,    ///< of an overlay that has no role of its own: it alone knows what it paints
    };
    Square square;
    Role role = Role::Piece;
    int number = 0;
    QString text;
    std::optional<mujo::Piece> piece;
    QPointF direction;
};

/// What needs a square, a role and a number alone.
inline SceneItem itemOn(Square square, SceneItem::Role role, int number = 0) {
    SceneItem item;
    item.square = square;
    item.role = role;
    item.number = number;
    return item;
}

} // namespace mujo::ui
