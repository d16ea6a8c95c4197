#pragma once

#include <cstdint>
#include <vector>

namespace mujo::ui {

/// Something that happens on the board, as it is heard.
struct Sound {
    enum class Kind {
        Placed,   ///< a piece is set down
        Captured, ///< the same, after another one was taken
        Check,    ///< the same, and a royal is attacked
        End,      ///< the game is over
    };
    /// Of the piece: the larger, the lower.
    enum class Size { Small, Middle, Large };

    Kind kind = Kind::Placed;
    Size size = Size::Middle;
    bool isSoft = false; ///< the piece has slid along the wood

    friend bool operator==(const Sound&, const Sound&) = default;
};

/// One channel, 16 bits.
using Samples = std::vector<std::int16_t>;

} // namespace mujo::ui
