#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <compare>
#include <vector>

#include "ui/look/name_fit.h"

namespace mujo::ui {

/// Coarsest class of a piece's move; the whole face at the smallest zoom.
enum class RoleClass { Royal, Step, Slide, Jump, MultiLeg, Sweep };

/// One mark of the ring on a mnemonic face.
struct MoveTick {
    enum class Kind { Step, Slide, Limited, Jump, Hook, Lion, Area, HopCapture, Sweep };
    enum class Use { MoveAndCapture, MoveOnly, CaptureOnly };

    /// Unit direction, or the offset of a jump in squares, in the mover's view: forward is -y.
    qreal dx = 0;
    qreal dy = 0;
    Kind kind = Kind::Step;
    /// Range of Limited, squares of Area, legs of Lion, pieces that HopCapture may jump over, quarter turns
    /// or 45 (degrees) of Hook; 0 = not shown.
    int number = 0;
    Use use = Use::MoveAndCapture;

    bool operator==(const MoveTick&) const = default;
};

/// All that decides how a piece looks, free of rules; equal faces give equal pictures.
struct PieceFace {
    QString kanji2; ///< the name, in two characters where the game knows it so
    QString kanji1;
    /// Letters of the Western sets, such as "HM" or "+FD".
    QString code;
    /// English name, shown from DetailLevel::WithName on.
    QString name;
    /// What a drawing of it may be called in a set of pieces, the nearest name first: `LN`, `lion`.
    QStringList drawings;
    NameFit nameFit; ///< the same for all pieces of a game
    bool promoted = false;
    bool royal = false;
    /// 0 (largest) to 3 (smallest), by rank of the piece.
    int sizeClass = 2;
    bool gote = false;
    RoleClass role = RoleClass::Step;
    std::vector<MoveTick> ticks;
    /// Up to three characters for what ticks cannot tell apart; drawn in the base band of the mnemonic face.
    QString note;

    bool operator==(const PieceFace&) const = default;
};

inline size_t qHash(const MoveTick& tick, size_t seed = 0) {
    return qHashMulti(seed, tick.dx, tick.dy, static_cast<int>(tick.kind), tick.number,
                      static_cast<int>(tick.use));
}

inline size_t qHash(const PieceFace& face, size_t seed = 0) {
    const int flags = (face.promoted ? 1 : 0) | (face.royal ? 2 : 0) | (face.gote ? 4 : 0);
    const size_t text =
        qHashMulti(seed, face.kanji2, face.kanji1, face.code, face.name, face.note, flags,
                   face.nameFit.twoLines, face.nameFit.condense, face.sizeClass, static_cast<int>(face.role));
    return qHashRange(face.ticks.begin(), face.ticks.end(), text);
}

} // namespace mujo::ui
