#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "core/variant/variant.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads "setup" and "setupGote" of a variant file into its start position; where there is but one camp, the
/// other is the same turned round. Tells the reader all faults.
class SetupLoader {
public:
    /// `kinds`: the numbers of the piece kinds of `game`, which must have been read, by their ids.
    SetupLoader(JsonReader& reader, VariantData& game, const std::map<std::string, std::size_t>& kinds)
        : m_reader(reader), m_game(game), m_kinds(kinds) {}

    /// Without a known size of the board, only looks whether the file has setups.
    void run(const LocatedJson& file, bool isBoardKnown);

private:
    void camp(const LocatedJson& file, std::string_view name, Side side, bool isBoardKnown);
    void row(const LocatedJson& row, int ahead, Side side);
    void place(Square square, PieceTypeId type, Side side, const TextPlace& where);
    void turn();

    JsonReader& m_reader;
    VariantData& m_game;
    const std::map<std::string, std::size_t>& m_kinds;
    std::set<int> m_occupied; ///< squares of pieces that were placed
};

/// Complains where a side has no royal piece at the start, or nothing stands on the board at all.
void expectRoyals(JsonReader& reader, const LocatedJson& file, const VariantData& game);

} // namespace mujo
