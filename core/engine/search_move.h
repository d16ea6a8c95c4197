#pragma once

#include <cstdint>
#include <optional>

#include "core/position/move.h"

namespace mujo {

/// 32 bits that tell the moves of one position apart: what the table and the killers remember of a move. The
/// upper eleven are the square that it starts from.
class MoveCode {
public:
    [[nodiscard]] static std::uint32_t of(const Move& move) {
        if (move.path.size() == 1 && !move.sweeps) {
            return of(move.origin, move.to(), move.promotion);
        }
        std::uint64_t hash = move.promotion ? index(*move.promotion) : kStays;
        for (const Square square : move.path) {
            hash = (hash ^ static_cast<std::uint64_t>(square.index())) * 0x9E3779B97F4A7C15ULL;
            hash ^= hash >> 31U;
        }
        hash *= 0xBF58476D1CE4E5B9ULL;
        return joined(move.origin, static_cast<std::uint32_t>(hash >> (64U - kLowBits)));
    }
    /// The same for a move with one stop.
    [[nodiscard]] static std::uint32_t of(Origin origin, Square to, std::optional<PieceTypeId> promotion) {
        const auto form = origin.isHand() ? origin.kind() : promotion;
        const std::uint32_t kind = form ? static_cast<std::uint32_t>(index(*form)) + 1 : 0;
        return joined(origin, kind % kKinds << kSquareBits | static_cast<std::uint32_t>(to.index()));
    }
    /// Where a move with this code starts; none for a drop.
    [[nodiscard]] static std::optional<Square> from(std::uint32_t code) {
        const std::uint32_t square = code >> kLowBits;
        return square == kHand ? std::nullopt : std::optional(Square(static_cast<int>(square)));
    }

private:
    static constexpr unsigned kSquareBits = 11;
    static constexpr std::uint32_t kKinds = 1024;
    static constexpr unsigned kLowBits = 21;
    static constexpr std::uint32_t kHand = 2047;    // no square
    static constexpr std::uint64_t kStays = 0xFFFF; // no kind

    static std::uint32_t joined(Origin origin, std::uint32_t low) {
        const std::uint32_t from =
            origin.isHand() ? kHand : static_cast<std::uint32_t>(origin.square().index());
        const std::uint32_t code = from << kLowBits | low;
        return code != 0 ? code : 1;
    }
};

/// A move that takes nothing, in little room: there are hundreds of them in a position and few are looked at.
struct QuietMove {
    Origin origin;
    Square to;
    std::optional<PieceTypeId> promotion;

    [[nodiscard]] bool isDrop() const { return origin.isHand(); }
    [[nodiscard]] Square from() const { return origin.square(); }       ///< only where it is no drop
    [[nodiscard]] PieceTypeId dropped() const { return origin.kind(); } ///< only where it is a drop
    [[nodiscard]] std::uint32_t code() const { return MoveCode::of(origin, to, promotion); }
    [[nodiscard]] Move move() const {
        Move result;
        result.origin = origin;
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
    [[nodiscard]] QuietMove quiet() const { return {move.origin, move.to(), move.promotion}; }
};

} // namespace mujo
