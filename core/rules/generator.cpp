#include "core/rules/generator.h"

#include <algorithm>
#include <utility>

#include "core/rules/captures.h"
#include "core/rules/contagion/contagion.h"
#include "core/rules/drops/drops.h"
#include "core/rules/forms.h"
#include "core/rules/passing/passing.h"

namespace mujo::rules {

namespace {

/// The candidate with its victims in a fixed order, the nearer first, and without naming the piece on its
/// last square among them: equal for all routes with one effect.
Candidate canonical(const Position& position, Square origin, const Candidate& candidate) {
    Candidate result = candidate;
    result.victims.clear();
    for (const Square victim : candidate.victims) {
        if (victim != candidate.to) {
            result.victims.push_back(victim);
        }
    }
    result.takesAtEnd = candidate.takesAtEnd || candidate.victims.contains(candidate.to);
    const BoardShape& shape = position.shape();
    std::sort(result.victims.begin(), result.victims.end(), [&](Square a, Square b) {
        const int nearA = shape.distance(origin, a);
        const int nearB = shape.distance(origin, b);
        return nearA != nearB ? nearA < nearB : a < b;
    });
    return result;
}

using Victims = StaticVector<Square, betza::kMaxVictims>;

/// What the move takes on its way, whatever the order, without the piece on its last square.
Victims sortedVictims(const Move& move) {
    Victims victims;
    for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
        if (*victim == move.to()) {
            continue;
        }
        victims.push_back(*victim);
        for (std::size_t i = victims.size() - 1; i > 0 && victims[i] < victims[i - 1]; --i) {
            std::swap(victims[i], victims[i - 1]);
        }
    }
    return victims;
}

std::uint64_t hashOf(std::uint64_t seed, const Victims& victims) {
    std::uint64_t hash = seed;
    for (const Square victim : victims) {
        hash = hash * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(victim.index());
    }
    return hash ^ hash >> 29U;
}

Move makeMove(Square origin, const Candidate& candidate, std::optional<PieceTypeId> promotion) {
    Move move;
    move.origin = origin;
    move.promotion = promotion;
    move.sweeps = candidate.sweeps;
    for (const Square victim : candidate.victims) {
        move.path.push_back(victim);
    }
    move.path.push_back(candidate.to);
    return move;
}

} // namespace

void Generator::all(const Position& position, std::vector<Move>& moves) {
    for (const Square origin : position.pieces(position.turn())) {
        from(position, origin, moves);
    }
    drops(position, moves);
}

void Generator::from(const Position& position, Square origin, std::vector<Move>& moves) {
    const Piece piece = position.at(origin).piece();
    const bool ambiguous = position.variant().type(piece.type).program.ambiguous;
    if (ambiguous) {
        m_outcomes.clear();
        m_orderedIndex.clear();
    }
    forEachCandidate(position, origin, piece, [&](const Candidate& candidate) {
        if (!ambiguous) {
            if (mayTake(position, origin, candidate)) {
                add(position, origin, candidate, moves);
            }
            return true;
        }
        if (candidate.to == origin && candidate.isQuiet() && !mayPass(position)) {
            return true;
        }
        if (orderMatters(position, piece, candidate)) {
            if (mayTake(position, origin, candidate)) {
                addOrdered(position, origin, candidate, moves);
            }
            return true;
        }
        if (m_outcomes.isNew(candidate)) {
            const Candidate plain = canonical(position, origin, candidate);
            if (mayTake(position, origin, plain)) {
                add(position, origin, plain, moves);
            }
        }
        return true;
    });
}

void Generator::add(const Position& position, Square origin, const Candidate& candidate,
                    std::vector<Move>& moves) {
    for (const auto promotion : promotionChoices(position, origin, candidate)) {
        moves.push_back(makeMove(origin, candidate, promotion));
    }
}

void Generator::addOrdered(const Position& position, Square origin, const Candidate& candidate,
                           std::vector<Move>& moves) {
    if (!orderAllowed(position.variant(), candidate)) {
        return;
    }
    for (const auto promotion : promotionChoices(position, origin, candidate)) {
        const Move move = makeMove(origin, candidate, promotion);
        const Victims victims = sortedVictims(move);
        const auto seed = static_cast<std::uint64_t>(move.to().index()) << 16U |
                          (promotion ? mujo::index(*promotion) + 1 : 0);
        const auto number = static_cast<std::uint32_t>(moves.size());
        const std::uint32_t found =
            m_orderedIndex.findOrInsert(hashOf(seed, victims), number, [&](std::uint32_t i) {
                return moves[i].to() == move.to() && moves[i].promotion == promotion &&
                       sortedVictims(moves[i]) == victims;
            });
        if (found == number) {
            moves.push_back(move);
        } else if (move.path.size() < moves[found].path.size()) {
            moves[found] = move;
        }
    }
}

void Generator::drops(const Position& position, std::vector<Move>& moves) {
    forEachDrop(position, [&moves](PieceTypeId type, Square to) {
        Move& move = moves.emplace_back();
        move.origin = Origin::hand(type);
        move.path.push_back(to);
    });
}

} // namespace mujo::rules
