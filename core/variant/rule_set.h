#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/geometry/per_side.h"
#include "core/variant/piece_type.h"

namespace mujo {

// The rules of a game beyond the moves of its pieces, as data. Each rule that comes in kinds is a variant of
// small structs; variants/SCHEMA.md says how they are written.

struct NoPromotion {};

/// Promotion in the farthest ranks.
struct ZonePromotion {
    enum class Choice { Optional, Compulsory };
    enum class When {
        Touching,            ///< a move that starts or ends in the zone
        Ending,              ///< a move that ends in it
        EnteringOrCapturing, ///< a move from outside into it, or a capture that starts or ends in it (Chu)
    };
    /// When a piece that stayed as it was gets its next chance on a quiet move inside the zone.
    enum class Again {
        Never,        ///< only by a capture or by entering once more
        AfterOneTurn, ///< from the second turn after on
        AfterMoving,  ///< once it has moved without promoting
    };
    int depth = 0; ///< in ranks
    Choice choice = Choice::Optional;
    When when = When::Touching;
    Again again = Again::Never;
    PieceKinds lastRank;             ///< may promote by any move to the farthest rank
    bool compulsoryWhenStuck = true; ///< a piece that could never move again must promote
    bool onPass = false;             ///< whether a move without effect in the zone may promote
};

/// Promotion by capturing and only so.
struct CapturePromotion {
    bool onlyAfterPromoted = false; ///< compulsory only when a promoted piece was taken, else by choice
};

using PromotionRule = std::variant<NoPromotion, ZonePromotion, CapturePromotion>;

/// Who captures a contagious piece becomes one; `PieceType::infects` and `exemptFromContagion` say which.
struct Contagion {
    enum class HopAndReturn { Allowed, Forbidden };
    /// What the captor of several contagious pieces in one move becomes.
    enum class Several {
        Last,   ///< the form of the one taken last
        Choice, ///< whichever of their forms the player chooses
    };
    HopAndReturn hopAndReturn =
        HopAndReturn::Allowed; ///< hop a piece, take behind it, take it on the way back
    Several several = Several::Last;
};

/// Pieces of `attackers` may not capture pieces of `victims`.
struct CaptureBan {
    PieceKinds attackers;
    PieceKinds victims;
};

/// Limits what an emperor may capture, wherever protection matters.
struct EmperorRule {
    enum class Forbidden {
        ProtectedRoyals, ///< no royal that could be recaptured
        ProtectedPieces, ///< nothing that could be recaptured
    };
    PieceKinds emperors;
    Forbidden forbidden = Forbidden::ProtectedRoyals;
};

/// Lions do not take lions at will (Chu).
struct LionTrade {
    enum class CounterStrike {
        BannedIfProtected, ///< of a protected lion
        Banned,
        Allowed,
    };
    enum class Judged {
        AfterCapture,  ///< whether the piece could be retaken, pieces behind the lion included
        BeforeCapture, ///< whether the square is guarded while the capturing lion still stands where it was
    };
    PieceKinds lions;
    PieceKinds noBridge; ///< taking one of these on the way does not justify taking a protected lion
    CounterStrike counterStrike = CounterStrike::BannedIfProtected;
    Judged judged = Judged::AfterCapture;
};

/// A side left with a single royal loses to a royal and a piece that counts.
struct BareKing {
    PieceKinds doNotCount;
};

/// Pieces that burn what stands around them (Tenjiku).
struct Burning {
    enum class Demons {
        MoverBurns, ///< the one that arrives beside another is burnt and burns nothing
        BothBurn,
        NoneBurns,
    };
    PieceKinds demons;
    bool passive = true; ///< whoever ends a move beside an enemy one is burnt
    Demons meeting = Demons::MoverBurns;
    bool onPromotion = true; ///< a piece that has just turned into one burns at once
};

/// Ranks among pieces; 1 is the highest.
using PieceRanks = PerType<std::uint8_t>;

/// Who jumps passes and takes only pieces of lower rank (Tenjiku).
struct RangeJump {
    PieceRanks ranks;
    bool royalsSafe = true; ///< false: a jump may take a royal, though not pass it
};

/// Who removes what he passes, of either side, passes only pieces of lower rank (Taikyoku).
struct Sweep {
    PieceRanks ranks;
};

/// A side may declare that it has won by entering with its king (Shogi).
struct EnteringKing {
    int zone = 0;        ///< depth in ranks
    int pieces = 0;      ///< that must be in the zone besides the king
    PerType<int> points; ///< royals 0
    PerSide<int> needed;
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
    /// How many unpromoted ones of one's own on a file keep another from being dropped there;
    /// 0 where any number may stand on it.
    PerType<std::uint8_t> mostOnFile;
    PieceKinds noMatingDrop; ///< may not mate by being dropped

    /// Whether one unpromoted piece of the kind keeps others of its side from being dropped on its file.
    [[nodiscard]] bool onceOnFile(PieceTypeId type) const { return mostOnFile[type] == 1; }
};

enum class RepetitionEnd { Draw, NoContest };

/// No position may occur twice with the same side to move.
struct RepetitionForbidden {
    bool onlyForAttacker = false; ///< binds only a side that alone has been attacking since
};

/// The fourth occurrence ends the game.
struct RepetitionFourfold {
    /// What becomes of a side that has alone been doing it with every move since the first occurrence.
    enum class Perpetual { Allowed, Forbidden, Loses };
    RepetitionEnd end = RepetitionEnd::Draw;
    Perpetual check = Perpetual::Allowed;
    Perpetual attack = Perpetual::Allowed; ///< its moved piece attacks something after each move
    Perpetual passes = Perpetual::Allowed; ///< in a row: what becomes of the side that passed first
};
struct RepetitionIgnored {};

using RepetitionRule = std::variant<RepetitionIgnored, RepetitionForbidden, RepetitionFourfold>;

enum class StalemateRule { Loss, Draw };
enum class SelfCheckRule { Allowed, Forbidden };
enum class AgreedDrawRule { Allowed, Forbidden };

struct RuleSet {
    PromotionRule promotion;
    std::optional<Contagion> contagion;
    std::vector<CaptureBan> captureBans;
    std::optional<EmperorRule> emperor;
    std::optional<LionTrade> lionTrade;
    std::optional<BareKing> bareKing;
    std::optional<Burning> burning;
    std::optional<RangeJump> rangeJump;
    std::optional<Sweep> sweep;
    std::optional<EnteringKing> enteringKing;
    PassRule pass = PassRule::Free;
    std::optional<DropRule> drops;
    RepetitionRule repetition;
    StalemateRule stalemate = StalemateRule::Loss;
    SelfCheckRule selfCheck = SelfCheckRule::Allowed;
    AgreedDrawRule agreedDraws = AgreedDrawRule::Allowed;

    /// Whether a skip of the turn before, by the other side, belongs to a position of this game.
    [[nodiscard]] bool tracksSkips() const {
        return pass == PassRule::NotTwiceByOneSide || pass == PassRule::NotAfterPass;
    }
    /// Whether a side's skip still matters when it is to move again.
    [[nodiscard]] bool tracksOwnSkips() const { return pass == PassRule::NotTwiceByOneSide; }
    /// Whether it matters for the next move that a lion was taken.
    [[nodiscard]] bool tracksLions() const {
        return lionTrade && lionTrade->counterStrike != LionTrade::CounterStrike::Allowed;
    }
    /// Whether a piece that declines its promotion is remembered.
    [[nodiscard]] bool tracksDeclined() const {
        const auto* zone = std::get_if<ZonePromotion>(&promotion);
        return zone != nullptr && zone->when == ZonePromotion::When::EnteringOrCapturing &&
               zone->again != ZonePromotion::Again::Never;
    }
    /// Whether repetition asks who gave check, and who attacked.
    [[nodiscard]] bool tracksChecks() const {
        const auto* fourfold = std::get_if<RepetitionFourfold>(&repetition);
        return fourfold != nullptr && fourfold->check != RepetitionFourfold::Perpetual::Allowed;
    }
    [[nodiscard]] bool tracksAttacks() const {
        const auto* fourfold = std::get_if<RepetitionFourfold>(&repetition);
        const auto* forbidden = std::get_if<RepetitionForbidden>(&repetition);
        return (fourfold != nullptr && fourfold->attack != RepetitionFourfold::Perpetual::Allowed) ||
               (forbidden != nullptr && forbidden->onlyForAttacker);
    }
};

} // namespace mujo
