#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/betza/ast.h"
#include "core/betza/move_program.h"
#include "core/geometry/key_set.h"
#include "core/geometry/per_key.h"

namespace mujo {

/// Index into `Variant::types()`.
enum class PieceTypeId : std::uint16_t {};

constexpr std::size_t index(PieceTypeId id) {
    return static_cast<std::size_t>(id);
}

template <class T>
using PerType = PerKey<PieceTypeId, T>;

/// A set of kinds, as the rules name them.
using PieceKinds = KeySet<PieceTypeId>;

/// One kind of piece. A promoted piece is a kind of its own, with id `+` and the id of the piece it came
/// from.
struct PieceType {
    std::string id;
    std::string name;
    std::string kanji;  ///< one to four characters
    std::string kanji1; ///< one or two characters for a small face
    std::string romaji;
    std::string letter; ///< `K`, `A'`, `L!`, `+P`: its name in position texts of one letter a piece, or empty
    std::string betza;  ///< the move text as the variant file has it
    std::string note;   ///< a sentence for the reader, or empty
    std::vector<std::string> aliases;

    PieceTypeId base{};                    ///< itself, or the unpromoted piece it came from
    std::optional<PieceTypeId> promotesTo; ///< none for pieces that never promote
    std::optional<PieceTypeId> infects;    ///< what a captor of it becomes (contagion)
    bool promoted = false;
    bool royal = false;
    bool exemptFromContagion = false;
    bool burns = false;    ///< what it takes beside the square it ends on counts as burnt, in words and marks
    bool formOnly = false; ///< only describes the promoted form of others; never stands on a board
    double value = 0;      ///< in pawns, as the file gives it; 0 = unknown

    betza::MoveTree tree;
    betza::MoveProgram program;
};

} // namespace mujo
