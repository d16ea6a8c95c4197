#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/geometry/board_shape.h"
#include "core/variant/piece_type.h"
#include "core/variant/tuned_evaluation.h"
#include "core/variant_file/engine_habits.h"
#include "core/variant_file/handicap.h"
#include "core/variant_file/introduction.h"
#include "core/variant_file/protocol_names.h"

namespace mujo {

/// What a form of text calls the pieces of a game: one name each, none for pieces that it does not know.
using NamesOfPieces = std::map<PieceTypeId, std::string>;

/// What a variant file says beside the game, each part for a single reader. The same under every reading of
/// the rules.
struct VariantNotes {
    SquareStyle squareStyle = SquareStyle::Shogi; ///< in which the sources of the game write squares
    std::vector<ProtocolName> cecpNames; ///< of the game for our engine and programs that share its names
    std::string usiName;                 ///< of the game in USI; empty where that protocol does not know it
    bool isUsiDefault = false;           ///< USI programs that let nobody choose play this one
    std::map<std::string, NamesOfPieces, std::less<>> pieceNames; ///< by forms of text of other programs
    std::vector<EngineHabits> engines;            ///< what families of engines need to be told about it
    std::vector<Handicap> handicaps;              ///< the usual ones, the smallest first
    std::optional<Introduction> introduction;     ///< none where the file says nothing
    Tour tour;                                    ///< empty where there is none
    std::shared_ptr<const TunedEvaluation> tuned; ///< what our engine goes by; null for no such values
    /// The same for readings that have drops where the game has none, or none where it has them.
    std::shared_ptr<const TunedEvaluation> tunedOtherwise;
};

} // namespace mujo
