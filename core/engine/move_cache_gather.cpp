// What a piece can do, asked of its move program or of the rules.

#include <algorithm>

#include "core/engine/move_cache.h"
#include "core/rules/captures.h"
#include "core/rules/forms.h"
#include "core/rules/resolve.h"
#include "core/rules/side_effects.h"

namespace mujo {

/// Moves of the piece, the squares that they depend on and those that it guards.
void MoveCache::gather(Square square, Piece piece, Entry& entry) {
    if (isPlain(piece.type)) {
        gatherPlain(square, piece, entry);
        return;
    }
    gatherByProgram(square, piece, entry);
    if (!m_kept.watches(piece.type).wholeBoard) {
        findGuarded(square, piece, m_words.data() + entry.looked);
    }
}

/// The same as the program says, for the kinds whose moves are many and simple. What they guard comes with
/// it.
void MoveCache::gatherPlain(Square square, Piece piece, const Entry& entry) {
    const Variant& variant = m_position.variant();
    const betza::StepTable& steps = variant.steps();
    const bool mayChange = m_kept.watches(piece.type).changesQuietly;
    Word* looked = m_words.data() + entry.looked;
    Word* guards = looked + m_setWords;
    Candidate candidate;
    candidate.origin = square;
    for (const betza::Leg& leg : variant.type(piece.type).program.legs) {
        const bool takes = (leg.actions & (betza::EndOnEnemy | betza::EndOnOwn)) != 0;
        const int delta = leg.delta[piece.owner];
        Cell cell;
        int at = square.index();
        int left = std::min<int>(leg.range, steps.toEdge(leg.stepNumber[piece.owner], square));
        for (; left > 0 && cell.isEmpty(); --left) {
            at += delta;
            SquareSet::set(looked, Square(at));
            if (takes) {
                SquareSet::set(guards, Square(at));
            }
            cell = m_position.at(Square(at));
            if (!cell.isEmpty() || (leg.actions & betza::EndOnEmpty) == 0) {
                continue;
            }
            if (mayChange) {
                candidate.to = Square(at);
                addQuiet(square, piece, candidate);
            } else {
                m_quiets.push_back({square, Square(at), std::nullopt});
            }
        }
        if (cell.isEmpty() || !takes) {
            continue;
        }
        const bool enemy = cell.owner() != piece.owner;
        const bool spared = enemy && (leg.actions & betza::SpareRoyals) != 0 && m_kinds[cell.type()].royal;
        if ((leg.actions & (enemy ? betza::EndOnEnemy : betza::EndOnOwn)) != 0 && !spared) {
            candidate.to = Square(at);
            candidate.takesAtEnd = true;
            addCaptures(square, piece, candidate);
            candidate.takesAtEnd = false;
        }
    }
}

/// The same as `gather` for a piece that moves on lines and has moves from before: those on lines where
/// something has changed are found anew, the others copied. `looked` has the squares from before.
void MoveCache::gatherStale(Square square, Piece piece, Entry before, Word* looked) {
    const rules::KeptLines& lines = m_kept.lines();
    std::uint32_t stale = 0;
    for (const Square changed : m_changed) {
        if (SquareSet::test(looked, changed)) {
            stale |= 1U << lines.from(square, changed);
        }
    }
    const auto& legs = m_position.variant().type(piece.type).program.legs;
    const auto isStale = [&](unsigned line) { return (stale >> line & 1U) != 0; };
    // Legs on one line look at squares of each other.
    for (const betza::Leg& leg : legs) {
        if (isStale(lines.of(leg, piece.owner))) {
            forEachOf(leg, square, piece.owner, [&](Square other) {
                SquareSet::reset(looked, other);
                SquareSet::reset(looked + m_setWords, other);
            });
        }
    }
    std::uint32_t capture = before.firstCapture;
    std::uint32_t quiet = before.firstQuiet;
    const std::uint32_t capturesEnd = capture + before.captures;
    const std::uint32_t quietsEnd = quiet + before.quiets;
    for (const betza::Leg& leg : legs) {
        const unsigned line = lines.of(leg, piece.owner);
        const bool anew = isStale(line);
        const std::uint32_t firstCapture = capture;
        const std::uint32_t firstQuiet = quiet;
        while (capture < capturesEnd && lines.from(square, m_captures[capture].move.to()) == line) {
            ++capture;
        }
        while (quiet < quietsEnd && lines.from(square, m_quiets[quiet].to) == line) {
            ++quiet;
        }
        if (!anew) {
            m_captures.repeat(firstCapture, capture - firstCapture);
            m_quiets.repeat(firstQuiet, quiet - firstQuiet);
            continue;
        }
        m_sweep = {};
        m_kept.lineCandidates(square, piece, leg, looked,
                              [&](const Candidate& candidate) { addMoves(square, piece, candidate); });
        forEachOf(leg, square, piece.owner, [&](Square other) {
            if (SquareSet::test(looked, other) && mayTakeOn(square, piece, other)) {
                SquareSet::set(looked + m_setWords, other);
            }
        });
    }
}

/// Notes which of the squares that the piece looks at it can take on.
void MoveCache::findGuarded(Square square, Piece piece, Word* looked) {
    const betza::ReachMap& reach = m_position.variant().type(piece.type).program.captures;
    const int sign = piece.owner == Side::Sente ? 1 : -1;
    const int* places = m_places.data();
    const int here = m_places[square];
    for (std::size_t w = 0; w < m_setWords; ++w) {
        Word guarded = 0;
        for (Word rest = looked[w]; rest != 0; rest &= rest - 1) {
            const auto at = static_cast<std::size_t>(std::countr_zero(rest));
            const bool takes = reach.testDifference(sign * (here - places[w * SquareSet::kBits + at]));
            guarded |= Word{takes} << at;
        }
        looked[m_setWords + w] = guarded;
    }
    SquareSet::reset(looked + m_setWords, square);
}

void MoveCache::gatherByProgram(Square square, Piece piece, Entry& entry) {
    m_sweep = {};
    const rules::KeptMoves::Rest rest =
        m_kept.candidates(square, piece, m_words.data() + entry.looked,
                          [&](const Candidate& candidate) { addMoves(square, piece, candidate); });
    entry.canPass = rest.canPass;
    if (rest.isOrdered) {
        gatherOrdered(square, entry);
    }
}

/// The order of captures decides what comes of them: a matter for the rules themselves.
void MoveCache::gatherOrdered(Square square, Entry& entry) {
    m_captures.cut(entry.firstCapture);
    m_quiets.cut(entry.firstQuiet);
    m_scratch.clear();
    m_kept.ordered(square, m_scratch);
    for (const Move& move : m_scratch) {
        addDescribed(described(move));
    }
}

void MoveCache::addCaptures(Square square, Piece piece, const Candidate& candidate) {
    if (!m_kinds[piece.type].takesFreely && !rules::mayTakeEarly(m_position, square, candidate)) {
        return;
    }
    const Taken taken = takenBy(piece.owner, candidate);
    if (!m_kept.mayChangeByTaking(piece, square, candidate.to)) {
        addCapture(piece.type, candidate, taken, std::nullopt);
        return;
    }
    for (const auto promotion : rules::promotionChoices(m_position, square, candidate)) {
        addCapture(piece.type, candidate, taken, promotion);
    }
}

/// Makes the move where it is to stay, since copying it costs more than making it.
void MoveCache::addCapture(PieceTypeId type, const Candidate& candidate, Taken taken,
                           std::optional<PieceTypeId> promotion) {
    SearchMove& found = m_captures.next();
    found.move.path.clear();
    found.move.origin = candidate.origin;
    found.move.promotion = promotion;
    found.move.sweeps = candidate.sweeps;
    for (const Square victim : candidate.victims) {
        if (victim != candidate.to) {
            found.move.path.push_back(victim);
        }
    }
    found.move.path.push_back(candidate.to);
    describe(found, type, taken);
    sortOutLast();
}

void MoveCache::addUnlikeQuiet(Square square, Piece piece, const Candidate& candidate) {
    const bool hasSideEffects = m_kept.watches(piece.type).besideEnds;
    for (const auto promotion : rules::promotionChoices(m_position, square, candidate)) {
        const QuietMove move{square, candidate.to, promotion};
        if (hasSideEffects) {
            addDescribed(described(move.move()));
        } else {
            m_quiets.push_back(move);
        }
    }
}

/// The last capture, which takes something only by a side effect or by chance, goes where it belongs.
void MoveCache::sortOutLast() {
    const SearchMove& last = m_captures.back();
    if (last.victims == 0 && !last.move.sweeps && last.move.path.size() == 1) {
        m_quiets.push_back(last.quiet());
        m_captures.cut(m_captures.size() - 1);
    }
}

void MoveCache::addDescribed(const SearchMove& move) {
    m_captures.push_back(move);
    sortOutLast();
}

MoveCache::Taken MoveCache::takenBy(Side mover, const Candidate& candidate) {
    if (!candidate.sweeps && candidate.victims.empty()) { // as most do
        Taken taken;
        take(m_position.at(candidate.to), mover, taken);
        return taken;
    }
    if (!candidate.sweeps) {
        Taken taken;
        candidate.forEachTaken(m_position, [&](Square victim) {
            take(m_position.at(victim), mover, taken);
            return true;
        });
        return taken;
    }
    // The ends of a sweep come from near to far: each takes what the one before it did, and a little more.
    if (m_sweep.delta != candidate.sweepDelta || m_sweep.squares > candidate.sweptSquares) {
        m_sweep = {candidate.sweepDelta, 0, {}};
    }
    for (; m_sweep.squares < candidate.sweptSquares; ++m_sweep.squares) {
        const int past = (m_sweep.squares + 1) * candidate.sweepDelta;
        const Cell cell = m_position.at(Square(candidate.origin.index() + past));
        if (!cell.isEmpty()) {
            take(cell, mover, m_sweep.taken);
        }
    }
    Taken taken = m_sweep.taken;
    if (candidate.takesAtEnd) {
        take(m_position.at(candidate.to), mover, taken);
    }
    return taken;
}

/// Adds what a move takes by its side effects.
void MoveCache::takeBeside(const Move& move, Taken& taken) const {
    const Cell mover = m_position.at(move.from());
    const rules::SideEffects effects = rules::sideEffects(m_position, move);
    for (const Square victim : effects.others) {
        take(m_position.at(victim), mover.owner(), taken);
    }
    taken.gain -= effects.mover ? m_kinds[mover.type()].worth : 0;
}

SearchMove MoveCache::described(const Move& move) const {
    SearchMove found;
    found.move = move;
    if (move.isDrop()) {
        found.code = MoveCode::of(move);
        return found;
    }
    const Piece piece = m_position.at(move.from()).piece();
    Taken taken;
    if (move.path.size() > 1 || move.sweeps || !m_position.at(move.to()).isEmpty()) {
        for (const Square victim : rules::capturedSquares(m_position, move)) {
            take(m_position.at(victim), piece.owner, taken);
        }
    }
    describe(found, piece.type, taken);
    return found;
}

} // namespace mujo
