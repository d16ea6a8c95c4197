// What a piece can do, asked of its move program or of the rules.

#include <algorithm>

#include "core/engine/move_cache.h"
#include "core/rules/captures.h"
#include "core/rules/forms.h"
#include "core/rules/resolve.h"
#include "core/rules/side_effects.h"

namespace mujo {

/// Moves of the piece and, unless it has those of an entry from before, the squares that they depend on.
MoveCache::Guards MoveCache::gather(Square square, Piece piece, Entry& entry, const Entry* before) {
    const Kind& kind = m_kinds[piece.type];
    Word* looked = m_words.data() + entry.looked;
    const bool isKnown = before != nullptr && kind.looksAtSame;
    switch (kind.travel) {
    case Travel::Plain:
        isKnown         ? gatherPlain<Notes::Nothing>(square, piece, looked)
        : kind.takesAll ? gatherPlain<Notes::Looked>(square, piece, looked)
                        : gatherPlain<Notes::Guarded>(square, piece, looked);
        return kind.takesAll ? Guards::LikeLooked : Guards::Noted;
    case Travel::Steps: {
        using Looks = rules::KeptSteps::Looks;
        StepSink sink{*this, square, piece, m_kept.watches(piece.type).changesQuietly};
        entry.canPass = isKnown ? m_kept.steps().candidates<Looks::Known>(square, piece, looked, sink)
                                : m_kept.steps().candidates<Looks::Noted>(square, piece, looked, sink);
        return Guards::ToBeFound;
    }
    case Travel::OnLines:
        if (before != nullptr) {
            std::copy_n(m_words.data() + before->looked, 2 * m_setWords, looked);
            gatherStale(square, piece, *before, looked);
            return Guards::Noted;
        }
        [[fallthrough]];
    default:
        gatherByProgram(square, piece, entry);
        return kind.watchesAll ? Guards::Noted : Guards::ToBeFound;
    }
}

/// The same as the program says, for the kinds whose moves are many and simple.
template <MoveCache::Notes Noting>
void MoveCache::gatherPlain(Square square, Piece piece, Word* looked) {
    const Cell* const cells = m_position.cells();
    const std::uint8_t* const toEdge = m_position.variant().steps().toEdge(square);
    const Rays rays = m_raysOf[piece.type][piece.owner];
    const Ray* const end = m_rays.data() + rays.end;
    const std::size_t firstQuiet = m_quiets.size();
    QuietMove* quiet = m_quiets.room((rays.end - rays.first) * std::size_t{BoardShape::kMaxSide});
    for (const Ray* at = m_rays.data() + rays.first; at != end; ++at) {
        const Ray ray = *at;
        int left = std::min<int>(ray.range, toEdge[ray.step]);
        if (left == 0) {
            continue;
        }
        const bool takes = (ray.actions & (betza::EndOnEnemy | betza::EndOnOwn)) != 0;
        const std::ptrdiff_t endsOnEmpty = (ray.actions & betza::EndOnEmpty) != 0 ? 1 : 0;
        Square to = square;
        Cell cell;
        do {
            to = Square(to.index() + ray.delta);
            if constexpr (Noting != Notes::Nothing) {
                SquareSet::set(looked, to);
            }
            if (Noting == Notes::Guarded && takes) {
                SquareSet::set(looked + m_setWords, to);
            }
            cell = cells[to.index()];
            if (!cell.isEmpty()) {
                break;
            }
            *quiet = {square, to, std::nullopt};
            quiet += endsOnEmpty;
        } while (--left > 0);
        if (left == 0) {
            continue;
        }
        const bool enemy = cell.owner() != piece.owner;
        if ((ray.actions & (enemy ? betza::EndOnEnemy : betza::EndOnOwn)) != 0) {
            m_quiets.endAt(quiet);
            takeAtEnd(square, piece, ray, to);
            quiet = m_quiets.room(static_cast<std::size_t>(end - at) * BoardShape::kMaxSide);
        }
    }
    m_quiets.endAt(quiet);
    if (m_kept.watches(piece.type).changesQuietly) {
        const Word* changing = m_kept.changing(piece.owner);
        Word mayChange = SquareSet::test(changing, square) ? 1 : 0;
        for (std::size_t w = 0; w < m_setWords; ++w) {
            mayChange |= looked[w] & changing[w];
        }
        if (mayChange != 0) {
            changeQuiets(square, piece, firstQuiet);
        }
    }
}

void MoveCache::takeAtEnd(Square square, Piece piece, const Ray& ray, Square to) {
    const Cell cell = m_position.at(to);
    const bool enemy = cell.owner() != piece.owner;
    if (enemy && (ray.actions & betza::SpareRoyals) != 0 && m_kinds[cell.type()].royal) {
        return;
    }
    if (enemy && takesSimply(square, piece, to)) {
        Taken taken;
        take(cell, piece.owner, taken);
        addSimpleCapture(square, to, taken);
        return;
    }
    Candidate candidate;
    candidate.origin = square;
    candidate.to = to;
    candidate.takesAtEnd = true;
    addCaptures(square, piece, candidate);
}

/// Gives moves of a plain piece to empty squares, from the first one in the list on, the forms that the piece
/// may take.
void MoveCache::changeQuiets(Square square, Piece piece, std::size_t first) {
    Candidate candidate;
    candidate.origin = square;
    for (std::size_t i = first, end = m_quiets.size(); i < end; ++i) {
        candidate.to = m_quiets[i].to;
        if (!m_kept.mayChangeQuietly(piece, square, candidate.to) || !m_position.at(candidate.to).isEmpty()) {
            continue;
        }
        const auto choices = rules::promotionChoices(m_position, square, candidate);
        m_quiets[i].promotion = choices[0];
        for (std::size_t n = 1; n < choices.size(); ++n) {
            m_quiets.push_back({square, candidate.to, choices[n]});
        }
    }
}

/// The same for a piece that moves on lines and has moves from before: those on lines where
/// something has changed are found anew, the others copied. `looked` has the squares from before.
void MoveCache::gatherStale(Square square, Piece piece, const Entry& before, Word* looked) {
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

void MoveCache::StepSink::quietly(Square to) {
    Candidate candidate;
    candidate.origin = square;
    candidate.to = to;
    cache.addQuiet(square, piece, candidate);
}

void MoveCache::StepSink::takes(Square to, Cell victim) {
    if (victim.owner() != piece.owner && cache.takesSimply(square, piece, to)) {
        Taken taken;
        cache.take(victim, piece.owner, taken);
        cache.addSimpleCapture(square, to, taken);
        return;
    }
    Candidate candidate;
    candidate.origin = square;
    candidate.to = to;
    candidate.takesAtEnd = true;
    cache.addCaptures(square, piece, candidate);
}

void MoveCache::StepSink::takesOnWay(Square on, Cell victim, Square to, Cell cell) {
    if (cache.takesSimply(square, piece, to)) {
        Taken taken;
        cache.take(victim, piece.owner, taken);
        if (!cell.isEmpty()) {
            cache.take(cell, piece.owner, taken);
        }
        cache.addSimpleCapture(square, on, to, taken);
        return;
    }
    Candidate candidate;
    candidate.origin = square;
    candidate.victims.push_back(on);
    candidate.to = to;
    candidate.takesAtEnd = !cell.isEmpty();
    cache.addCaptures(square, piece, candidate);
}

void MoveCache::addSimpleCapture(Square square, Square to, Taken taken) {
    SearchMove& found = m_captures.next();
    found.move.path.clear();
    finishSimpleCapture(found, square, to, taken);
    found.code = MoveCode::of(square, to, std::nullopt);
}

void MoveCache::addSimpleCapture(Square square, Square on, Square to, Taken taken) {
    SearchMove& found = m_captures.next();
    found.move.path.clear();
    found.move.path.push_back(on);
    finishSimpleCapture(found, square, to, taken);
    found.code = MoveCode::of(found.move);
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
