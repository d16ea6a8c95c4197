#include "core/rules/generator.h"

#include <algorithm>

#include "core/rules/captures.h"
#include "core/rules/contagion.h"
#include "core/rules/drops.h"
#include "core/rules/passing.h"
#include "core/rules/promotion.h"

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

bool sameVictims(const Move& a, const Move& b) {
    return a.path.size() == b.path.size() &&
           std::is_permutation(a.path.begin(), a.path.end(), b.path.begin());
}

Move makeMove(Square origin, const Candidate& candidate, PieceTypeId promotion) {
    Move move;
    move.from = origin;
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
        m_plainSeen.fill(0);
        for (const Outcome& outcome : m_outcomes) {
            m_buckets[outcome.hash % m_buckets.size()].clear();
        }
        m_outcomes.clear();
    }
    const std::size_t first = moves.size();
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
                addOrdered(position, origin, candidate, first, moves);
            }
            return true;
        }
        const Candidate plain = canonical(position, origin, candidate);
        if (isNew(plain) && mayTake(position, origin, plain)) {
            add(position, origin, plain, moves);
        }
        return true;
    });
}

bool Generator::isNew(const Candidate& candidate) {
    const auto to = static_cast<std::size_t>(candidate.to.index());
    if (candidate.victims.empty()) {
        const std::uint64_t bit = std::uint64_t{1} << (to % 64);
        const bool seen = (m_plainSeen[to / 64] & bit) != 0;
        m_plainSeen[to / 64] |= bit;
        return !seen;
    }
    std::uint64_t hash = to;
    for (const Square victim : candidate.victims) {
        hash = hash * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(victim.index());
    }
    hash ^= hash >> 29U;
    auto& bucket = m_buckets[hash % m_buckets.size()];
    for (const std::uint16_t i : bucket) {
        const Outcome& other = m_outcomes[i];
        if (other.hash == hash && other.to == candidate.to && other.victims == candidate.victims) {
            return false;
        }
    }
    bucket.push_back(static_cast<std::uint16_t>(m_outcomes.size()));
    m_outcomes.push_back({hash, candidate.to, candidate.victims});
    return true;
}

void Generator::add(const Position& position, Square origin, const Candidate& candidate,
                    std::vector<Move>& moves) {
    for (const PieceTypeId promotion : promotionChoices(position, origin, candidate)) {
        moves.push_back(makeMove(origin, candidate, promotion));
    }
}

void Generator::addOrdered(const Position& position, Square origin, const Candidate& candidate,
                           std::size_t first, std::vector<Move>& moves) {
    const auto& contagion = position.variant().rules().contagion;
    if (candidate.hoppedOntoVictim && contagion->hopAndReturn == Contagion::HopAndReturn::Forbidden) {
        return;
    }
    const auto canonicalMove = [&](const Move& move) {
        Candidate same;
        same.to = move.to();
        for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
            same.victims.push_back(*victim);
        }
        return makeMove(origin, canonical(position, origin, same), move.promotion);
    };
    for (const PieceTypeId promotion : promotionChoices(position, origin, candidate)) {
        const Move move = makeMove(origin, candidate, promotion);
        const Move plain = canonicalMove(move);
        const auto equal = std::find_if(moves.begin() + static_cast<std::ptrdiff_t>(first), moves.end(),
                                        [&](const Move& other) {
                                            return other.to() == move.to() && other.promotion == promotion &&
                                                   sameVictims(canonicalMove(other), plain);
                                        });
        if (equal == moves.end()) {
            moves.push_back(move);
        } else if (move.path.size() < equal->path.size()) {
            *equal = move;
        }
    }
}

void Generator::drops(const Position& position, std::vector<Move>& moves) {
    const Side side = position.turn();
    if (!position.variant().rules().drops || position.handIsEmpty(side)) {
        return;
    }
    for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
        const auto type = static_cast<PieceTypeId>(i);
        if (position.inHand(side, type) == 0) {
            continue;
        }
        for (int s = 0; s < position.shape().squareCount(); ++s) {
            if (judgeDrop(position, type, Square(s)) == DropVerdict::Allowed) {
                Move move;
                move.dropped = type;
                move.path.push_back(Square(s));
                moves.push_back(move);
            }
        }
    }
}

} // namespace mujo::rules
