#pragma once

#include "ui/look/piece_face.h"

#include <QColor>

class QPainter;

namespace mujo::ui {

struct TickStyle {
    QColor ink;
    /// For small cells: no numbers, and the ring moves outwards to leave room for larger letters.
    bool compact = false;
};

/// Draws the ring of a mnemonic face around the painter's origin; the painter's unit is the cell's side.
/// Turned pieces get turned ticks but upright numbers.
void paintTicks(QPainter& painter, const PieceFace& face, const TickStyle& style);

} // namespace mujo::ui
