#pragma once

#include <cstdint>

#include "core/base/random.h"
#include "core/position/piece.h"
#include "core/position/transition.h"

namespace mujo {

/// Numbers for position keys, the same for every program that loads the same game. They are computed when
/// asked for: on 36x36 a table of them would not fit any cache.
class Zobrist {
public:
    [[nodiscard]] static std::uint64_t piece(Square square, Cell cell) {
        return cell.isEmpty() ? 0 : mix(Kind::Piece, static_cast<std::uint64_t>(square.index()), cell.bits());
    }
    [[nodiscard]] static std::uint64_t hand(Side side, PieceTypeId type, int count) {
        return count == 0
                   ? 0
                   : mix(Kind::Hand, 2 * mujo::index(type) + index(side), static_cast<std::uint64_t>(count));
    }
    /// Of a state that holds nothing but what the rules ask; see `usedState`.
    [[nodiscard]] static std::uint64_t state(const RuleState& state) {
        std::uint64_t key = (state.skipped[Side::Sente] ? mix(Kind::Skip, 0, 1) : 0) ^
                            (state.skipped[Side::Gote] ? mix(Kind::Skip, 1, 1) : 0);
        if (state.lionTaken) {
            key ^= mix(Kind::Lion, static_cast<std::uint64_t>(state.lionTaken->index()), 0);
        }
        return key;
    }
    [[nodiscard]] static std::uint64_t turn() { return mix(Kind::Turn, 0, 0); }

private:
    enum class Kind : std::uint64_t { Piece = 1, Hand, Skip, Turn, Lion };

    static std::uint64_t mix(Kind kind, std::uint64_t a, std::uint64_t b) {
        return Random(static_cast<std::uint64_t>(kind) << 48U | a << 24U | b).next();
    }
};

} // namespace mujo
