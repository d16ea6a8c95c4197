#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/variant/piece_type.h"

namespace mujo {

// The rules of a game beyond the moves of its pieces, as data. Each rule that comes in kinds is a variant of
// small structs; variants/SCHEMA.md says how they are written.

struct NoPromotion {};

/// Promotion by a move that starts or ends in the farthest ranks.
struct ZonePromotion {
    enum class Choice { Optional, Compulsory };
    int depth = 0; ///< in ranks
    Choice choice = Choice::Optional;
    bool compulsoryWhenStuck = true; ///< a piece that could never move again must promote
    bool onPass = false;             ///< whether a move without effect in the zone may promote
};

/// Promotion by capturing and only so; compulsory.
struct CapturePromotion {};

using PromotionRule = std::variant<NoPromotion, ZonePromotion, CapturePromotion>;

/// Who captures a contagious piece becomes one; `PieceType::infects` and `exemptFromContagion` say which.
struct Contagion {
    enum class HopAndReturn { Allowed, Forbidden };
    HopAndReturn hopAndReturn =
        HopAndReturn::Allowed; ///< hop a piece, take behind it, take it on the way back
};

/// Pieces of `attackers` may not capture pieces of `victims`.
struct CaptureBan {
    std::vector<bool> attackers; ///< by PieceTypeId
    std::vector<bool> victims;
};

/// Limits what an emperor may capture, wherever protection matters.
struct EmperorRule {
    enum class Forbidden {
        ProtectedRoyals, ///< no royal that could be recaptured
        ProtectedPieces, ///< nothing that could be recaptured
    };
    std::vector<bool> emperors; ///< by PieceTypeId
    Forbidden forbidden = Forbidden::ProtectedRoyals;
};

/// When a side may leave everything as it is (a piece steps out and back).
enum class PassRule {
    Free,              ///< whenever a piece can do it
    NotTwiceByOneSide, ///< not on two consecutive turns of one's own
    NotAfterPass,      ///< not when the opponent has just passed
    Never,
};

/// Captured pieces change sides and may be dropped.
struct DropRule {
    std::vector<bool> onePerFile;   ///< no second unpromoted one of one's own on a file, by PieceTypeId
    std::vector<bool> noMatingDrop; ///< may not mate by being dropped
};

enum class RepetitionEnd { Draw, NoContest };

struct RepetitionForbidden {}; ///< no position may occur twice with the same side to move
struct RepetitionFourfold {
    RepetitionEnd end = RepetitionEnd::Draw;
    bool perpetualCheckForbidden = false;
};
struct RepetitionIgnored {};

using RepetitionRule = std::variant<RepetitionIgnored, RepetitionForbidden, RepetitionFourfold>;

enum class StalemateRule { Loss, Draw };
enum class SelfCheckRule { Allowed, Forbidden };

struct RuleSet {
    PromotionRule promotion;
    std::optional<Contagion> contagion;
    std::vector<CaptureBan> captureBans;
    std::optional<EmperorRule> emperor;
    PassRule pass = PassRule::Free;
    std::optional<DropRule> drops;
    RepetitionRule repetition;
    StalemateRule stalemate = StalemateRule::Loss;
    SelfCheckRule selfCheck = SelfCheckRule::Allowed;

    /// Whether the skips of the last turns belong to a position of this game.
    [[nodiscard]] bool tracksSkips() const {
        return pass == PassRule::NotTwiceByOneSide || pass == PassRule::NotAfterPass;
    }
};

} // namespace mujo
