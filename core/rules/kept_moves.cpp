#include "core/rules/kept_moves.h"

#include <algorithm>

#include "core/rules/contagion/contagion.h"
#include "core/rules/drops/drops.h"
#include "core/rules/side_effects.h"

namespace mujo::rules {

namespace {

PerType<Watches> watchesOf(const Variant& variant) {
    PerType<Watches> result(variant.types().size());
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[PieceTypeId(i)] = watches(variant, PieceTypeId(i));
    }
    return result;
}

} // namespace

KeptMoves::KeptMoves(const Position& position)
    : m_position(position), m_haveSideEffects(rules::haveSideEffects(position.variant())),
      m_haveHands(capturesGoToHand(position.variant())),
      m_capturesChangeAnywhere(capturesMayChangeAnywhere(position.variant())),
      m_watches(watchesOf(position.variant())), m_lines(position.variant(), m_watches),
      m_steps(position, m_watches), m_setWords(SquareSet::wordsFor(position.shape().squareCount())),
      m_followed(position.shape().squareCount()) {
    const Variant& variant = position.variant();
    bool anyBesideEnds = false;
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        anyBesideEnds = anyBesideEnds || m_watches[PieceTypeId(i)].besideEnds;
    }
    const int squares = position.shape().squareCount();
    m_wholeBoard.assign(m_setWords, 0);
    m_around.assign(anyBesideEnds ? m_setWords * static_cast<std::size_t>(squares) : 0, 0);
    for (int i = 0; i < squares; ++i) {
        SquareSet::set(m_wholeBoard.data(), Square(i));
        if (anyBesideEnds) {
            SquareSet::Word* around = m_around.data() + m_setWords * static_cast<std::size_t>(i);
            SquareSet::set(around, Square(i));
            for (const Square other : position.shape().beside(Square(i))) {
                SquareSet::set(around, other);
            }
        }
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        auto& changing = m_changing[side];
        changing.assign(m_setWords, 0);
        for (int i = 0; i < squares; ++i) {
            if (mayChangeQuietlyOn(variant, Square(i), side)) {
                SquareSet::set(changing.data(), Square(i));
            }
        }
    }
}

void KeptMoves::ordered(Square square, std::vector<Move>& moves) {
    const std::size_t before = moves.size();
    m_generator.from(m_position, square, moves);
    moves.erase(std::remove_if(moves.begin() + static_cast<std::ptrdiff_t>(before), moves.end(),
                               [](const Move& move) { return move.isPass(); }),
                moves.end());
}

bool KeptMoves::orderDecides(Piece piece, const Candidate& candidate) const {
    return orderMatters(m_position, piece, candidate);
}

} // namespace mujo::rules
