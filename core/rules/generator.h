#pragma once

#include <vector>

#include "core/position/candidates.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/rules/outcome_index.h"

namespace mujo::rules {

/// Makes the moves of the side to move that obey every rule but two: the safety of one's own royal where the
/// game asks for it, and repetition. Each outcome comes once. The object holds scratch memory only, so that
/// one of them can serve a whole search.
class Generator {
public:
    /// Appends to `moves`; nothing is cleared.
    void all(const Position& position, std::vector<Move>& moves);
    void from(const Position& position, Square origin, std::vector<Move>& moves);
    static void drops(const Position& position, std::vector<Move>& moves);

private:
    static void add(const Position& position, Square origin, const Candidate& candidate,
                    std::vector<Move>& moves);
    /// For a candidate whose order of captures can matter: one move for each outcome, by the shortest way.
    void addOrdered(const Position& position, Square origin, const Candidate& candidate,
                    std::vector<Move>& moves);

    OutcomeFilter m_outcomes;    ///< of one piece's moves
    OutcomeIndex m_orderedIndex; ///< of moves whose order of captures can matter
};

} // namespace mujo::rules
