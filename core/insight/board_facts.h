#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/insight/threat_map.h"
#include "core/position/position.h"

namespace mujo::insight {

/// What can be said of the position on a board. Each fact is worked out when it is asked for, those of the
/// whole board once.
class BoardFacts {
public:
    /// The worths of the kinds of a game. Without a source of them nothing is said to hang.
    using Worths = std::function<PerType<int>(const std::shared_ptr<const Variant>&)>;

    void setWorths(Worths worths);
    /// The position to read, owned by the caller; also after every change of it. None: there is no game.
    void setPosition(const Position* position);
    [[nodiscard]] bool hasPosition() const { return m_position != nullptr; }

    // These need a position.
    [[nodiscard]] const Position& position() const { return *m_position; }
    /// Without the pieces that jump anywhere, by which nearly every square is attacked.
    [[nodiscard]] const ThreatMap& threats() const;
    [[nodiscard]] const std::vector<HangingPiece>& hanging() const;
    /// Pieces of `by` that could take an enemy on the square.
    [[nodiscard]] std::vector<Square> attackers(Square square, Side by) const {
        return attackersOf(*m_position, square, by);
    }
    /// The side that a square counts for: the owner of its piece, or the side to move.
    [[nodiscard]] Side ownerOf(Square square) const;

private:
    const Position* m_position = nullptr;
    Worths m_worths;
    mutable std::shared_ptr<const Variant> m_worthsOf;
    mutable PerType<int> m_knownWorths; ///< of the game `m_worthsOf`
    mutable std::optional<ThreatMap> m_threats;
    mutable std::optional<std::vector<HangingPiece>> m_hanging;
};

} // namespace mujo::insight
