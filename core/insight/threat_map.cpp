#include "core/insight/threat_map.h"

#include <algorithm>
#include <span>

#include "core/position/candidates.h"
#include "core/rules/capture_bans/capture_bans.h"
#include "core/rules/captures.h"
#include "core/rules/side_effects.h"

namespace mujo::insight {

namespace {

/// Whether the piece takes exactly where it could also move, so that its moves on the board as it stands tell
/// what it attacks.
bool takesAsItMoves(const betza::MoveProgram& program) {
    using namespace betza;
    const auto bothOrNone = [](unsigned actions) {
        return ((actions & EndOnEmpty) != 0) == ((actions & EndOnEnemy) != 0);
    };
    return bothOrNone(program.universal) &&
           std::all_of(program.legs.begin(), program.legs.end(), [&](const Leg& leg) {
               const bool special =
                   (leg.actions & (PassEnemyCapturing | SpareRoyals)) != 0 || leg.gait == Gait::Sweep;
               return !special && bothOrNone(leg.actions);
           });
}

bool couldTake(const Position& position, Square from, Square target) {
    bool found = false;
    forEachCandidate(position, from, position.at(from).piece(), [&](const Candidate& candidate) {
        found = candidate.takes(target) && rules::mayTake(position, from, candidate);
        return !found;
    });
    return found;
}

} // namespace

PieceTypeId ordinaryKind(const Variant& variant) {
    const auto& types = variant.types();
    const auto isOrdinary = [&](std::size_t i) {
        return !types[i].royal && !types[i].formOnly && !types[i].promoted &&
               !rules::isSparedBySome(variant, PieceTypeId(i));
    };
    // The one with the fewest moves: a pawn, where there are pawns.
    std::size_t best = types.size();
    for (std::size_t i = 0; i < types.size(); ++i) {
        const bool fewer =
            best == types.size() || types[i].program.legs.size() < types[best].program.legs.size();
        if (isOrdinary(i) && fewer) {
            best = i;
        }
    }
    return best < types.size() ? static_cast<PieceTypeId>(best) : PieceTypeId{};
}

TrialPosition::TrialPosition(const Position& position, Side toMove)
    : m_position(position, toMove), m_standIn(ordinaryKind(position.variant())) {}

void TrialPosition::putEnemyOf(Side side, Square square) {
    m_square = square;
    m_before = position().at(square);
    m_position.put(square, Piece{m_standIn, opponent(side)});
}

void TrialPosition::takeAway() {
    m_position.put(m_square, m_before);
}

bool TrialPosition::reaches(Square from, Square target) const {
    const BoardShape& shape = position().shape();
    const Cell cell = position().at(from);
    const int sign = cell.owner() == Side::Sente ? 1 : -1;
    const Offset way{sign * (shape.column(target) - shape.column(from)),
                     sign * (shape.row(from) - shape.row(target))};
    return position().variant().type(cell.type()).program.captures.test(way);
}

std::vector<Square> attackersOf(const Position& position, Square square, Side by) {
    if (position.at(square).holds(opponent(by))) {
        return rules::attackers(position, square, by);
    }
    TrialPosition trial(position);
    trial.putEnemyOf(by, square);
    return rules::attackers(trial.position(), square, by);
}

bool jumpsAnywhere(const PieceType& type) {
    return type.program.universal != 0;
}

ThreatMap::ThreatMap(const Position& position, Attackers attackers) {
    for (const Side side : {Side::Sente, Side::Gote}) {
        add(position, side, attackers);
    }
}

void ThreatMap::add(const Position& position, Side by, Attackers attackers) {
    // The lists of a trial change their order while a piece is put: this is a copy.
    std::vector<Square> own(position.pieces(by).begin(), position.pieces(by).end());
    const auto counts = [&](Square from) {
        return attackers == Attackers::All ||
               !jumpsAnywhere(position.variant().type(position.at(from).type()));
    };
    own.erase(std::remove_if(own.begin(), own.end(), [&](Square from) { return !counts(from); }), own.end());
    KeySet<Square>& attacked = m_attacked[by];
    const auto mark = [&](Square square) { attacked.insert(square); };
    std::vector<Square> others; // pieces whose moves alone do not tell what they attack
    for (const Square from : own) {
        const Piece piece = position.at(from).piece();
        const bool tells = takesAsItMoves(position.variant().type(piece.type).program);
        if (!tells) {
            others.push_back(from);
        }
        forEachCandidate(position, from, piece, [&](const Candidate& candidate) {
            if (candidate.isQuiet()) {
                if (tells && candidate.to != from) {
                    mark(candidate.to);
                }
            } else if (rules::mayTake(position, from, candidate)) {
                candidate.forEachTaken(position, [&](Square square) {
                    mark(square);
                    return true;
                });
            }
            return true;
        });
    }
    // What is left are own pieces that are defended, and squares for the pieces put aside.
    TrialPosition trial(position);
    const bool sideEffects = rules::haveSideEffects(position.variant());
    const auto check = [&](Square target, std::span<const Square> takers) {
        if (attacked.contains(target)) {
            return;
        }
        if (sideEffects) { // no matter of one piece's moves alone
            const std::vector<Square> all = attackersOf(position, target, by);
            if (std::any_of(all.begin(), all.end(), counts)) {
                mark(target);
            }
            return;
        }
        trial.putEnemyOf(by, target);
        const bool found = std::any_of(takers.begin(), takers.end(), [&](Square from) {
            return from != target && trial.reaches(from, target) && couldTake(trial.position(), from, target);
        });
        trial.takeAway();
        if (found) {
            mark(target);
        }
    };
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        const Cell cell = position.at(Square(i));
        if (cell.isEmpty()) {
            check(Square(i), others);
        } else if (cell.owner() == by || sideEffects) {
            check(Square(i), own);
        }
    }
}

namespace {

/// Whether moves of the piece take what does not stand on their last square.
bool takesInPassing(const PieceType& type) {
    const auto passes = [](const betza::Leg& leg) {
        return (leg.actions & betza::PassEnemyCapturing) != 0 || leg.gait == betza::Gait::Sweep;
    };
    return std::ranges::any_of(type.program.legs, passes);
}

/// What becomes of pieces that are taken on the way.
class Passing {
public:
    Passing(const Position& position, const PerType<int>& worths)
        : m_position(position), m_worths(worths), m_after(position, position.turn()) {}

    enum class Profit { None, More, All }; ///< more is taken than is lost, or nothing is lost

    /// The best of the moves by which the piece on `from` takes the one on `square` and ends elsewhere.
    [[nodiscard]] Profit of(Square from, Square square) {
        const Piece piece = m_position.at(from).piece();
        Profit best = Profit::None;
        if (!takesInPassing(m_position.variant().type(piece.type))) {
            return best;
        }
        forEachCandidate(m_position, from, piece, [&](const Candidate& candidate) {
            if (candidate.to != square && candidate.takes(square) &&
                rules::mayTake(m_position, from, candidate)) {
                best = std::max(best, of(piece, candidate));
            }
            return best != Profit::All;
        });
        return best;
    }

private:
    [[nodiscard]] Profit of(Piece piece, const Candidate& candidate) {
        int gain = 0; // what is removed of one's own counts against it
        candidate.forEachTaken(m_position, [&](Square taken) {
            const Piece victim = m_position.at(taken).piece();
            gain += victim.owner == piece.owner ? -m_worths[victim.type] : m_worths[victim.type];
            put(taken, {});
            return true;
        });
        put(candidate.origin, {});
        put(candidate.to, piece);
        const bool isSafe = rules::attackers(m_after.position(), candidate.to, opponent(piece.owner)).empty();
        for (const Square square : m_touched) {
            m_after.put(square, m_position.at(square));
        }
        m_touched.clear();
        const bool isRoyal = m_position.variant().type(piece.type).royal;
        return gain <= 0                                 ? Profit::None
               : isSafe                                  ? Profit::All
               : !isRoyal && gain > m_worths[piece.type] ? Profit::More
                                                         : Profit::None;
    }

    void put(Square square, Cell cell) {
        m_after.put(square, cell);
        m_touched.push_back(square);
    }

    const Position& m_position;
    const PerType<int>& m_worths;
    AsIf m_after; ///< like the position, but while a move is looked at
    std::vector<Square> m_touched;
};

} // namespace

std::vector<HangingPiece> hangingPieces(const Position& position, const PerType<int>& worths) {
    std::vector<HangingPiece> hanging;
    Passing passing(position, worths);
    for (const Side owner : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(owner)) {
            const auto attackers = rules::attackers(position, square, opponent(owner));
            if (attackers.empty()) {
                continue;
            }
            const PieceTypeId type = position.at(square).type();
            const auto isRoyal = [&](PieceTypeId kind) { return position.variant().type(kind).royal; };
            // A royal that takes what is defended is taken itself, whatever it is held to be worth.
            const auto isCheaper = [&](Square at) {
                const PieceTypeId taker = position.at(at).type();
                return !isRoyal(taker) && worths[taker] < worths[type];
            };
            if (isRoyal(type)) {
                hanging.push_back({square, HangingPiece::Why::RoyalInReach});
            } else if (attackersOf(position, square, owner).empty()) {
                hanging.push_back({square, HangingPiece::Why::Undefended});
            } else {
                auto best = Passing::Profit::None;
                for (const Square at : attackers) {
                    best = std::max({best, passing.of(at, square),
                                     isCheaper(at) ? Passing::Profit::More : Passing::Profit::None});
                }
                if (best != Passing::Profit::None) {
                    hanging.push_back({square, best == Passing::Profit::All ? HangingPiece::Why::InPassing
                                                                            : HangingPiece::Why::ByCheaper});
                }
            }
        }
    }
    std::sort(hanging.begin(), hanging.end(),
              [](const HangingPiece& a, const HangingPiece& b) { return a.square < b.square; });
    return hanging;
}

} // namespace mujo::insight
