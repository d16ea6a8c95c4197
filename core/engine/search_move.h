#pragma once

#include <cstdint>

#include "core/position/move.h"

namespace mujo {

/// 32 bits that tell the moves of one position apart: what the table and the killers remember of a move. The
/// upper eleven are the square that it starts from.
class MoveCode {
public:
    static constexpr std::uint32_t kDropOrigin = 2047;

    [[nodiscard]] static std::uint32_t of(const Move& move) {
        if (move.path.size() == 1 && !move.sweeps) {
            return of(move.from, move.to(), move.dropped, move.promotion);
        }
        std::uint64_t hash = index(move.promotion);
        for (const Square square : move.path) {
            hash = (hash ^ static_cast<std::uint64_t>(square.index())) * 0x9E3779B97F4A7C15ULL;
            hash ^= hash >> 31U;
        }
        hash *= 0xBF58476D1CE4E5B9ULL;
        return joined(move.from, static_cast<std::uint32_t>(hash >> (64U - kLowBits)));
    }
    /// The same for a move with one stop.
    [[nodiscard]] static std::uint32_t of(Square from, Square to, PieceTypeId dropped,
                                          PieceTypeId promotion) {
        const auto kind = static_cast<std::uint32_t>(index(from.isNone() ? dropped : promotion)) + 1;
        return joined(from, kind % kKinds << kSquareBits | static_cast<std::uint32_t>(to.index()));
    }
    /// Where a move with this code starts; none for a drop.
    [[nodiscard]] static Square origin(std::uint32_t code) {
        const std::uint32_t from = code >> kLowBits;
        return from == kDropOrigin ? kNoSquare : Square(static_cast<int>(from));
    }

private:
    static constexpr unsigned kSquareBits = 11;
    static constexpr std::uint32_t kKinds = 1024;
    static constexpr unsigned kLowBits = 21;

    static std::uint32_t joined(Square from, std::uint32_t low) {
        const std::uint32_t origin = from.isNone() ? kDropOrigin : static_cast<std::uint32_t>(from.index());
        const std::uint32_t code = origin << kLowBits | low;
        return code != 0 ? code : 1;
    }
};

/// A move that takes nothing, in little room: there are hundreds of them in a position and few are looked at.
struct QuietMove {
    Square from; ///< none for a drop
    Square to;
    PieceTypeId promotion = kNoPieceType;
    PieceTypeId dropped = kNoPieceType;

    [[nodiscard]] std::uint32_t code() const { return MoveCode::of(from, to, dropped, promotion); }
    [[nodiscard]] Move move() const {
        Move result;
        result.from = from;
        result.dropped = dropped;
        result.promotion = promotion;
        result.path.push_back(to);
        return result;
    }
    friend bool operator==(const QuietMove&, const QuietMove&) = default;
};

/// A move with what the search asks of it again and again.
struct SearchMove {
    Move move;
    std::uint32_t code = 0;
    std::int32_t gain = 0; ///< worth of the victims and of turning into another kind
    std::uint8_t victims = 0;
    std::uint8_t royals = 0; ///< enemy royals among the victims
    bool judgedLate = false; ///< by `rules::mayTakeLate`, when it is about to be made

    [[nodiscard]] bool isQuiet() const {
        return victims == 0 && !move.promotes() && !move.sweeps && move.path.size() == 1;
    }
    /// The same in short; for moves that take nothing.
    [[nodiscard]] QuietMove quiet() const { return {move.from, move.to(), move.promotion, move.dropped}; }
};

} // namespace mujo
