#pragma once

#include <string>
#include <vector>

#include "core/geometry/square.h"

namespace mujo {

/// One of the usual advantages that a stronger player gives in a game: the start position is changed, and the
/// giver, who plays Gote, moves first.
struct Handicap {
    struct Change {
        Square square;       ///< on which a piece stands at the start
        std::string piece{}; ///< the id of what stands there instead, of the same side; empty for nothing
    };
    std::string id;
    std::string name;  ///< "Two pieces"
    std::string kanji; ///< may be empty
    std::vector<Change> changes;
};

} // namespace mujo
