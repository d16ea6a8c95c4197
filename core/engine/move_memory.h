#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/engine/search_constants.h"
#include "core/engine/search_move.h"
#include "core/geometry/per_key.h"
#include "core/position/position.h"

namespace mujo {

/// What has proved good in a search: quiet moves by kind of piece and destination, the same as replies to or
/// sequels of earlier moves, and what refuted a ply or a move of late.
class MoveMemory {
public:
    static constexpr int kMostPlies = 128;

    /// A move of the line that is looked at, as later moves remember it.
    struct Made {
        Cell piece; ///< as it was before the move; empty for a null move or none
        Square to;
        std::uint32_t code = 0;
    };
    /// The last move of the other side and the one before it of the side to move.
    struct Context {
        Made last;
        Made own;
    };
    /// The memory as it concerns one node.
    class View {
    public:
        View(const MoveMemory& memory, const Position& position, const Context& context)
            : m_memory(memory), m_position(position), m_reply(memory.row(context.last)),
              m_sequel(memory.row(context.own)) {}
        /// From -48,000 to 48,000.
        [[nodiscard]] int of(const QuietMove& move) const {
            const Cell piece = m_memory.mover(m_position, move);
            const std::size_t place = m_memory.rowPlace(piece, move.to);
            return m_memory.m_history[m_memory.place(piece, move.to)] + m_reply[place] + m_sequel[place];
        }

    private:
        const MoveMemory& m_memory;
        const Position& m_position;
        const std::int16_t* m_reply;
        const std::int16_t* m_sequel;
    };

    MoveMemory(const Variant& variant, const SearchConstants& constants);

    /// Credits the quiet move that refuted and debits those that were tried before it.
    void reward(const Position& position, const Context& context, const QuietMove& best,
                std::span<const QuietMove> tried, int depth, int ply);
    using Killers = std::array<std::optional<QuietMove>, 2>;
    [[nodiscard]] const SearchConstants& constants() const { return m_constants; }
    /// The quiet moves that refuted this ply of late, the latest first.
    [[nodiscard]] const Killers& killers(int ply) const { return m_killers[static_cast<std::size_t>(ply)]; }
    /// What has refuted this move before, if anything.
    [[nodiscard]] const std::optional<QuietMove>& counter(const Made& move) const {
        return m_counters[move.code % kCounters];
    }

private:
    static constexpr std::uint32_t kCounters = 4096;
    static constexpr std::size_t kRows = 256;
    static constexpr std::size_t kZones = 64;

    struct Release {
        void operator()(std::int16_t* memory) const { std::free(memory); } // NOLINT: counterpart of calloc
    };

    [[nodiscard]] static Cell mover(const Position& position, const QuietMove& move) {
        return move.isDrop() ? Cell(Piece{move.dropped(), position.turn()}) : position.at(move.from());
    }
    [[nodiscard]] std::size_t place(Cell piece, Square to) const {
        return static_cast<std::size_t>(piece.code()) * m_squares + index(to);
    }
    [[nodiscard]] std::size_t rowPlace(Cell piece, Square to) const {
        return index(piece.type()) * kZones + m_zones[to];
    }
    /// Sequels of moves that resemble this one: a row of `rowPlace`s. Moves that are none share the first.
    [[nodiscard]] std::int16_t* row(const Made& move) const;
    void add(const Position& position, const Context& context, const QuietMove& move, int amount);

    SearchConstants m_constants;
    std::size_t m_squares;
    std::size_t m_rowSize;
    std::vector<std::int16_t> m_history; ///< by cell code and destination
    PerSquare<std::uint8_t> m_zones;     ///< which of 8x8 parts of the board
    /// Fresh memory from the system, which costs nothing until it is written to.
    std::unique_ptr<std::int16_t[], Release> m_sequels;
    std::array<Killers, kMostPlies> m_killers{};
    std::vector<std::optional<QuietMove>> m_counters{kCounters};
};

} // namespace mujo
