#pragma once

#include <vector>

#include "core/position/piece.h"
#include "core/variant/variant.h"
#include "ui/look/piece_face.h"

namespace mujo::ui {

/// The marks of a move program, compiled for boards of this shape, for a mnemonic face: one for each
/// direction of its first legs.
[[nodiscard]] std::vector<MoveTick> moveTicks(const betza::MoveProgram& program, const BoardShape& shape);

/// The faces of all pieces of one game, worked out once.
class PieceFaces {
public:
    explicit PieceFaces(const Variant& variant);

    [[nodiscard]] const PieceFace& of(Piece piece) const {
        return m_faces[2 * mujo::index(piece.type) + mujo::index(piece.owner)];
    }
    /// Upright, whoever owns it.
    [[nodiscard]] const PieceFace& of(PieceTypeId type) const { return of(Piece{type, Side::Sente}); }

private:
    std::vector<PieceFace> m_faces; ///< by 2 * type + owner
};

} // namespace mujo::ui
