#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/variant/tuned_evaluation.h"
#include "core/variant/variant.h"

namespace mujo {

/// What the compiled move programs and the rules of a game say about the worth of its pieces, in hundredths
/// of a pawn. Immutable; whole numbers only, so that it is the same on every machine.
class EvaluationTables {
public:
    /// What is known of one kind of piece.
    struct Kind {
        int value = 0;         ///< as it stands: moves, captures, several victims at once
        int worth = 0;         ///< with the prospect of promotion
        int inHand = 0;        ///< where pieces are dropped
        int mobility = 0;      ///< moves on a typical board, in hundredths of a move
        int reach = 0;         ///< mean length of its moves in tenths of a square
        int forward = 0;       ///< share of its moves that go forward, in hundredths
        bool pawnLike = false; ///< few moves and none backwards
        bool royal = false;
    };

    /// Where `tuned` is given, its values take the place of those worked out here.
    explicit EvaluationTables(const Variant& variant, const TunedEvaluation* tuned = nullptr);

    /// The tables of a variant with tuned values, or null for none; worked out once as long as anyone holds
    /// on to the variant. May be called on any thread.
    static std::shared_ptr<const EvaluationTables> of(const std::shared_ptr<const Variant>& variant,
                                                      const std::shared_ptr<const TunedEvaluation>& tuned);

    [[nodiscard]] const Kind& kind(PieceTypeId type) const { return m_kinds[type]; }
    [[nodiscard]] int worth(PieceTypeId type) const { return m_kinds[type].worth; }
    /// The worth of every kind.
    [[nodiscard]] PerType<int> worths() const {
        PerType<int> all(m_kinds.size());
        std::transform(m_kinds.begin(), m_kinds.end(), all.begin(), std::mem_fn(&Kind::worth));
        return all;
    }
    [[nodiscard]] int handWorth(PieceTypeId type) const { return m_kinds[type].inHand; }
    [[nodiscard]] const EvaluationWeights& weights() const { return m_weights; }
    /// What was learned of where this kind stands well, or null.
    [[nodiscard]] const LearnedPlaces* places(PieceTypeId type) const {
        return m_places.isEmpty() ? nullptr : &m_places[type];
    }
    /// What a side has of its royals beyond the worth of their moves; the last one is not counted.
    [[nodiscard]] static int royalsWorth(std::size_t count) {
        constexpr std::array<int, 4> kWorth = {0, 0, 900, 1300};
        return kWorth[count < kWorth.size() ? count : kWorth.size() - 1];
    }

private:
    void measureMoves(const Variant& variant);
    void scaleToPawn(const Variant& variant);
    void addProspects(const Variant& variant);
    void takeTuned(const Variant& variant, const TunedEvaluation& tuned);
    /// It stands where it is wanted at once.
    static int usualInHand(int worth) { return worth * 11 / 10 + 15; }

    PerType<Kind> m_kinds;
    EvaluationWeights m_weights;
    PerType<LearnedPlaces> m_places; ///< empty where nothing was learned
};

/// A lead, in hundredths of a pawn, that decides a game: a sixth of what a side has at the start, or fifteen
/// pawns; but no more than a score of a search can tell.
[[nodiscard]] int decidingLead(const Variant& variant, const EvaluationTables& tables);

/// A part of the evaluation by its weight in hundredths.
[[nodiscard]] inline int weighed(int part, int weight) {
    return part * weight / 100;
}

} // namespace mujo
