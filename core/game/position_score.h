#pragma once

namespace mujo {

/// What a search has made of a position, as Sente sees it.
struct PositionScore {
    static constexpr int kLargest = 1'000'000; ///< that a file may have, of either sign

    /// Hundredths of a pawn, positive where Sente stands better; of a forced end the plies until then,
    /// positive where Sente wins.
    int value = 0;
    bool isForced = false;
    int depth = 0; ///< of the search, in plies

    friend bool operator==(const PositionScore&, const PositionScore&) = default;
};

} // namespace mujo
