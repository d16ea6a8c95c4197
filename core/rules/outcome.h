#pragma once

#include <optional>
#include <string>

#include "core/position/history.h"
#include "core/position/position.h"

namespace mujo::rules {

enum class GameState { Ongoing, SenteWins, GoteWins, Draw, NoContest };

enum class Reason {
    None,
    RoyalsCaptured,
    NoLegalMove,
    Mate,
    Resignation,
    Time,
    IllegalMove,
    Repetition,
    PerpetualCheck,
    BareKing,
    Agreement,
    EnteringKing,
    Adjudication, ///< decided by the players or an arbiter, not by the rules
};

struct Outcome {
    GameState state = GameState::Ongoing;
    Reason reason = Reason::None;

    [[nodiscard]] bool isOver() const { return state != GameState::Ongoing; }
    [[nodiscard]] std::optional<Side> winner() const {
        if (state == GameState::SenteWins) {
            return Side::Sente;
        }
        return state == GameState::GoteWins ? std::optional(Side::Gote) : std::nullopt;
    }
    static Outcome wonBy(Side side, Reason reason) {
        return {side == Side::Sente ? GameState::SenteWins : GameState::GoteWins, reason};
    }
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// `ongoing`, `sente`, `gote`, `draw`, `no-contest`.
[[nodiscard]] const char* stateCode(GameState state);
/// `royals-captured`, `no-legal-move`, `mate` and so on; empty for none.
[[nodiscard]] const char* reasonCode(Reason reason);
[[nodiscard]] std::optional<Outcome> parseOutcome(const std::string& state, const std::string& reason);

/// What the rules alone say of a position that has just arisen.
[[nodiscard]] Outcome outcome(const Position& position, const History& history);

/// What the next occurrence of a position comes to, which has occurred once less often than a rule of
/// repetition counts.
struct RepetitionAhead {
    Outcome ending;                    ///< ongoing where it may not come about
    std::optional<Side> mustDeviate{}; ///< the side that may not bring it about again
};
/// None where one more occurrence changes nothing. It is judged as if the position came about again as it has
/// so far.
[[nodiscard]] std::optional<RepetitionAhead> repetitionAhead(const Position& position,
                                                             const History& history);

/// How the pieces that are left have ended the game while both sides have a royal. The part of `outcome` that
/// a move of any position can bring about, and cheap where it does not.
[[nodiscard]] std::optional<Outcome> endByMaterial(const Position& position);

/// Whether the game is drawn when the side to move has no legal move in this position.
[[nodiscard]] bool isDrawWithoutMove(const Position& position);

/// Whether the players may agree on a draw.
[[nodiscard]] inline bool mayAgreeDraw(const Variant& variant) {
    return variant.rules().agreedDraws == AgreedDrawRule::Allowed;
}

/// Whether the side to move can neither save its last royal nor end the game by its own move. In games where
/// a royal may stay in check this is announced and not the end.
[[nodiscard]] bool isMate(const Position& position, const History& history);

} // namespace mujo::rules
