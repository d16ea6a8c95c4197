#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/board_shape.h"
#include "core/import/capture_matrix.h"

namespace mujo {

/// One type of piece of a diagram. Types are counted from 1 in their order.
struct DiagramPiece {
    PlacedText name;
    PlacedText id;
    PlacedText move;            ///< XBetza
    std::vector<Square> first;  ///< squares of the first player at the start
    std::vector<Square> second; ///< squares given for the second player
};

/// How the start position of the second player follows from that of the first.
enum class DiagramSymmetry { Mirror, Rotate, None };

/// What `holdingsType` says of promotion and of captured pieces.
enum class Holdings { Drops, ChuPromotion, ShogiPromotion };

enum class DiagramStalemate { Loss, Draw };

/// What the text of an Interactive Diagram says, understood and checked.
struct Diagram {
    std::string fileName;
    BoardShape shape{8, 8};
    std::vector<DiagramPiece> pieces;
    std::optional<DiagramSymmetry> symmetry;
    std::optional<Holdings> holdings;
    std::optional<DiagramStalemate> stalemate;
    std::vector<int> royals;
    int promotionZone = 0;
    int promotionOffset = 0;          ///< type t becomes type t + offset; 0 = nothing promotes
    int lastPromoting = 0;            ///< types 1 to this one promote
    bool promotionIsOptional = false; ///< as far as the text says it
    CapturePairs bans;

    /// On what of the text was not used, and on what was supplied because the text does not have it.
    std::vector<Sentence> notes;

    [[nodiscard]] const DiagramPiece& piece(int number) const {
        return pieces[static_cast<std::size_t>(number - 1)];
    }
    [[nodiscard]] int count() const { return static_cast<int>(pieces.size()); }
    /// The type this one promotes to; 0 when it does not.
    [[nodiscard]] int promotedForm(int number) const {
        return promotionOffset > 0 && number <= lastPromoting ? number + promotionOffset : 0;
    }
    [[nodiscard]] bool listsSecondPlayer() const;
    /// The square on which the second player has what the first player has on `square`.
    [[nodiscard]] Square opposite(Square square, DiagramSymmetry by) const;
    /// Where the second player's pieces of a type stand at the start: on the squares that are listed for
    /// them, else on those that follow from the first player's.
    [[nodiscard]] std::vector<Square> secondSquares(const DiagramPiece& piece, DiagramSymmetry by) const;
};

/// Reads the text of an Interactive Diagram (chessvariants.com). What a text may leave out, since the
/// diagram's own script supplies it, is supplied: sizes, ids, the moves that names imply. Keys that only
/// concern the looks or the page are left out, which a note says; every other key, sign or square that is not
/// understood is a fault with its place, the first `FaultList::kMost` at once. A stop that is requested ends
/// the check of the moves with a fault that says so.
Result<Diagram> readDiagram(std::string_view text, const std::string& fileName,
                            const std::stop_token& stop = {});

} // namespace mujo
