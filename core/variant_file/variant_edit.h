#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/variant/variant.h"

namespace mujo {

/// What the workshop writes of a piece.
struct PieceEdit {
    std::string id;
    std::string name;
    std::string kanji;
    std::string betza;
};

/// The text of the variant file with this piece changed, or added when the file has none of this id.
/// Everything else in the file stays. The result has passed the loader under every profile.
Result<std::string> withPiece(std::string_view text, const PieceEdit& piece);

/// The same file as a game of its own, without what is said of the other one.
Result<std::string> withIdentity(std::string_view text, const std::string& id, const std::string& name);

/// The same file with another start position, of pieces of `variant`, which is the game of the file: of any
/// form that the file lists by its own id. What the file says of handicaps, of a tour and of other programs
/// belongs to the old one and goes. The result has passed the loader under every profile.
Result<std::string> withStart(std::string_view text, const Variant& variant,
                              std::span<const Placement> start);

/// Ids and names of the pieces that the file lists; the promoted forms that the loader makes are not among
/// them.
std::vector<std::pair<std::string, std::string>> listedPieces(std::string_view text);

/// What is wrong with a move text on such a board, with columns in the text.
Diagnostics moveFaults(std::string_view betza, const BoardShape& shape);

/// A move text with the step or leap to a square, as its owner sees it, or with the slide towards it
/// (`range`, 0 for any number of squares); without it where the piece gets there already, so that a slide
/// ends before it. The text as it is where no such move can be written or the text has a fault.
std::string withStepTo(std::string_view betza, Offset square);
std::string withSlideTo(std::string_view betza, Offset square, int range);

/// A game with this piece and a king on an otherwise empty board; the piece is the last of its types. The
/// move must be without faults.
Result<std::shared_ptr<const Variant>> pieceAlone(const PieceEdit& piece, const BoardShape& shape);

} // namespace mujo
