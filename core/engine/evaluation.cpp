#include "core/engine/evaluation.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/rules/forms.h"
#include "core/variant/commonest_kind.h"

namespace mujo {

namespace {

constexpr int kHundred = 100;
constexpr int kPawn = 100;

/// Boards with the pieces of the start position scattered over them, from a full to a nearly bare one.
std::vector<Position> scatteredBoards(const std::shared_ptr<const Variant>& variant, Random& random) {
    constexpr std::array<std::uint64_t, 10> kKept = {95, 85, 75, 65, 55, 50, 45, 40, 30, 20};
    std::vector<Position> boards;
    const auto squares = static_cast<std::uint64_t>(variant->shape().squareCount());
    for (const std::uint64_t kept : kKept) {
        Setup setup;
        setup.cells = PerSquare<Cell>(squares);
        for (const Placement& placement : variant->data().setup) {
            if (random.below(kHundred) >= kept) {
                continue;
            }
            std::uint64_t number = random.below(squares);
            while (!setup.cells[Square(static_cast<int>(number))].isEmpty()) {
                number = (number + 1) % squares;
            }
            setup.cells[Square(static_cast<int>(number))] = Piece{placement.type, placement.owner};
        }
        if (auto position = Position::create(variant, setup)) {
            boards.push_back(std::move(*position));
        }
    }
    return boards;
}

/// Squares met in one sample; cleared by forgetting the stamp.
class SquareMarks {
public:
    explicit SquareMarks(int squares) : m_stamps(squares) {}
    void clear() { ++m_now; }
    bool mark(Square square) {
        auto& stamp = m_stamps[square];
        return std::exchange(stamp, m_now) != m_now;
    }

private:
    PerSquare<std::uint32_t> m_stamps;
    std::uint32_t m_now = 0;
};

/// Sums over samples of the moves of one kind of piece.
struct Sample {
    std::int64_t weighed = 0; ///< moves; forward ones count more, captures double
    std::int64_t moves = 0;
    std::int64_t lengths = 0;
    std::int64_t forward = 0;
    std::int64_t backward = 0;
    std::int64_t victims = 0;  ///< those beyond the first that one move can take
    std::int64_t standing = 0; ///< captures after which the piece stands where it stood
    std::int64_t count = 0;
};

class Sampler {
public:
    explicit Sampler(const BoardShape& shape)
        : m_shape(shape), m_ends(shape.squareCount()), m_victims(shape.squareCount()) {}

    void add(const Position& board, Square origin, PieceTypeId type, Sample& sample) {
        m_ends.clear();
        m_victims.clear();
        std::int64_t most = 0;
        bool igui = false;
        const auto take = [&](Square square) {
            if (m_victims.mark(square)) {
                count(origin, square, 2, sample);
            }
        };
        forEachCandidate(board, origin, Piece{type, Side::Sente}, [&](const Candidate& candidate) {
            std::int64_t taken = 0;
            candidate.forEachTaken(board, [&](Square victim) {
                if (enemyAt(board, victim)) {
                    ++taken;
                    take(victim);
                }
                return true;
            });
            if (taken == 0 && candidate.to != origin && m_ends.mark(candidate.to)) {
                count(origin, candidate.to, 1, sample);
            }
            most = std::max(most, taken);
            igui = igui || (taken > 0 && candidate.to == origin);
            return true;
        });
        sample.victims += most > 1 ? most - 1 : 0;
        sample.standing += igui ? 1 : 0;
        ++sample.count;
    }

private:
    static bool enemyAt(const Position& board, Square square) { return board.at(square).holds(Side::Gote); }

    void count(Square origin, Square square, int times, Sample& sample) const {
        const int ahead = m_shape.row(origin) - m_shape.row(square);
        sample.weighed += times * (ahead > 0 ? 115 : ahead < 0 ? 90 : 100);
        sample.lengths += m_shape.distance(origin, square);
        sample.forward += ahead > 0 ? 1 : 0;
        sample.backward += ahead < 0 ? 1 : 0;
        ++sample.moves;
    }

    const BoardShape& m_shape;
    SquareMarks m_ends;
    SquareMarks m_victims;
};

/// Worth of a mobility, both in hundredths. Each further move is worth a little less.
int worthOfMobility(std::int64_t mobility) {
    struct Piecewise {
        std::int64_t upTo;
        std::int64_t each;
    };
    constexpr std::array<Piecewise, 5> kSteps = {
        {{800, 64}, {1600, 56}, {3000, 44}, {6000, 30}, {12000, 15}}};
    std::int64_t worth = 0;
    std::int64_t from = 0;
    for (const auto& step : kSteps) {
        worth += std::max<std::int64_t>(0, std::min(mobility, step.upTo) - from) * step.each / kHundred;
        from = step.upTo;
    }
    return static_cast<int>(worth);
}

} // namespace

EvaluationTables::EvaluationTables(const Variant& variant, const TunedEvaluation* tuned)
    : m_kinds(variant.types().size()) {
    measureMoves(variant);
    scaleToPawn(variant);
    addProspects(variant);
    if (tuned != nullptr) {
        takeTuned(variant, *tuned);
    }
}

std::shared_ptr<const EvaluationTables>
EvaluationTables::of(const std::shared_ptr<const Variant>& variant,
                     const std::shared_ptr<const TunedEvaluation>& tuned) {
    struct Known {
        std::weak_ptr<const Variant> variant;
        std::weak_ptr<const TunedEvaluation> tuned;
        bool isTuned;
        std::shared_ptr<const EvaluationTables> tables;
    };
    static std::mutex mutex;
    static std::vector<Known> known;
    const std::lock_guard lock(mutex);
    std::erase_if(known, [](const Known& entry) {
        return entry.variant.expired() || (entry.isTuned && entry.tuned.expired());
    });
    const auto find = [&variant](const std::shared_ptr<const TunedEvaluation>& wanted) {
        const auto found = std::find_if(known.begin(), known.end(), [&](const Known& entry) {
            return entry.variant.lock() == variant && entry.tuned.lock() == wanted;
        });
        return found == known.end() ? nullptr : found->tables;
    };
    if (auto tables = find(tuned)) {
        return tables;
    }
    auto plain = find(nullptr);
    if (!plain) {
        plain = std::make_shared<const EvaluationTables>(*variant);
        known.push_back({variant, {}, false, plain});
    }
    if (!tuned) {
        return plain;
    }
    auto tables = std::make_shared<EvaluationTables>(*plain);
    tables->takeTuned(*variant, *tuned);
    known.push_back({variant, tuned, true, tables});
    return tables;
}

void EvaluationTables::measureMoves(const Variant& variant) {
    constexpr int kSquaresPerBoard = 8;
    Random random(0x6D756A6F);
    // The boards only borrow the variant.
    const std::vector<Position> boards =
        scatteredBoards(std::shared_ptr<const Variant>(std::shared_ptr<const Variant>(), &variant), random);
    Sampler sampler(variant.shape());
    const auto squares = static_cast<std::uint64_t>(variant.shape().squareCount());
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        const PieceType& type = variant.types()[i];
        Kind& kind = m_kinds[PieceTypeId(i)];
        kind.royal = type.royal;
        if (type.formOnly) {
            continue;
        }
        // Kinds that move alike are worth the same.
        const auto alike =
            std::find_if(variant.types().begin(), variant.types().begin() + static_cast<std::ptrdiff_t>(i),
                         [&](const PieceType& other) { return other.betza == type.betza; });
        if (const auto at = alike - variant.types().begin();
            at < static_cast<std::ptrdiff_t>(i) && !alike->formOnly) {
            const bool royal = kind.royal;
            kind = m_kinds[PieceTypeId(at)];
            kind.royal = royal;
            kind.pawnLike = kind.pawnLike && !royal;
            continue;
        }
        Sample sample;
        const int tries = type.program.universal != 0 ? 1 : kSquaresPerBoard;
        for (const Position& board : boards) {
            for (int n = 0; n < tries; ++n) {
                sampler.add(board, Square(static_cast<int>(random.below(squares))), PieceTypeId(i), sample);
            }
        }
        const std::int64_t count = std::max<std::int64_t>(1, sample.count);
        const std::int64_t moves = std::max<std::int64_t>(1, sample.moves);
        kind.mobility = static_cast<int>(sample.weighed / count);
        kind.reach = static_cast<int>(sample.lengths * 10 / moves);
        kind.forward = static_cast<int>(sample.forward * kHundred / moves);
        kind.pawnLike = sample.backward == 0 && kind.mobility < 400 && !type.royal;
        const std::int64_t several = sample.victims * 150 / count + sample.standing * 120 / count;
        kind.value = 25 + worthOfMobility(kind.mobility) + static_cast<int>(several);
    }
}

void EvaluationTables::scaleToPawn(const Variant& variant) {
    const auto commonest = commonestKind(variant);
    if (!commonest) {
        return;
    }
    const int pawn = std::max(25, m_kinds[*commonest].value);
    for (Kind& kind : m_kinds) {
        kind.value = kind.value * kPawn / pawn;
    }
}

void EvaluationTables::addProspects(const Variant& variant) {
    const bool byCapture = rules::promotesOnlyByTaking(variant);
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        const PieceType& type = variant.types()[i];
        Kind& kind = m_kinds[PieceTypeId(i)];
        kind.worth = kind.value;
        if (type.promotesTo) {
            const Kind& form = m_kinds[*type.promotesTo];
            const int gain = form.value - kind.value + (form.royal && !kind.royal ? royalsWorth(2) : 0);
            // A compulsory promotion may be a loss; an optional one never is. Squares add to the latter.
            kind.worth += byCapture ? gain * 30 / kHundred : std::max(0, gain) * 12 / kHundred;
        }
        if (const auto given = rules::formGivenBy(variant, PieceTypeId(i))) {
            // Who takes it gets its form: what it can be traded for comes back to the other side.
            kind.worth += m_kinds[*given].value / 12;
        }
        if (kind.royal) {
            kind.worth = kind.worth / 2;
        }
        kind.inHand = usualInHand(kind.worth);
    }
}

int decidingLead(const Variant& variant, const EvaluationTables& tables) {
    constexpr int kLeast = 1500;
    int army = 0;
    for (const Placement& placement : variant.data().setup) {
        army += placement.owner == Side::Sente ? tables.worth(placement.type) : 0;
    }
    return std::clamp(army / 6, kLeast, kForcedScore - 1);
}

} // namespace mujo
