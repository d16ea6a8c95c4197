#include "core/engine/move_cache.h"

#include <algorithm>

#include "core/rules/captures.h"
#include "core/rules/forms.h"

namespace mujo {

namespace {

using Word = SquareSet::Word;

/// Whether every leg slides and ends the move, as with most pieces.
bool isOneLegged(const betza::MoveProgram& program) {
    return !program.ambiguous && program.universal == 0 &&
           std::all_of(program.legs.begin(), program.legs.end(), [](const betza::Leg& leg) {
               return leg.gait == betza::Gait::Slide && leg.nextCount == 0;
           });
}

} // namespace

MoveCache::MoveCache(const Position& position, const EvaluationTables& tables)
    : m_position(position), m_tables(tables), m_kept(position),
      m_setWords(SquareSet::wordsFor(position.shape().squareCount())),
      m_kinds(position.variant().types().size()),
      m_onlyProtectionForbids(rules::onlyProtectionForbids(position.variant())),
      m_entryOf(position.shape().squareCount(), kNone), m_places(position.shape().squareCount()) {
    const Variant& variant = position.variant();
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const betza::MoveProgram& program = variant.types()[i].program;
        const bool jumps = program.universal != 0 && program.rootCount == 0;
        const auto type = PieceTypeId(i);
        const rules::Watches& watches = m_kept.watches(type);
        const bool plain = isOneLegged(program) && !watches.besideEnds;
        const int inHand = m_kept.haveHands() ? tables.handWorth(variant.types()[i].base) : 0;
        m_kinds[type] = {jumps   ? Travel::Anywhere
                         : plain ? Travel::Plain
                                 : Travel::ByProgram,
                         rules::takesFreely(variant, type),
                         tables.kind(type).royal,
                         watches.capturedLate,
                         tables.worth(type),
                         tables.worth(type) + inHand};
        m_hasJumpers = m_hasJumpers || jumps;
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        auto& zone = m_royalZone[side];
        zone.assign(m_setWords, 0);
        m_capturers[side].assign(m_setWords, 0);
        m_guardCount[side] = PerSquare<std::uint16_t>(position.shape().squareCount());
        for (int i = 0; i < position.shape().squareCount(); ++i) {
            for (const Square royal : position.royals(side)) {
                if (position.shape().distance(Square(i), royal) <= 2) {
                    SquareSet::set(zone.data(), Square(i));
                }
            }
        }
    }
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        m_places[Square(i)] = betza::ReachMap::place(position.shape(), Square(i));
    }
    m_staleSet.assign(m_setWords, 0);
    m_entries.push_back({});
    for (std::size_t w = 0; w < 2 * m_setWords; ++w) {
        m_words.push_back(0);
    }
    m_lookers.assign(static_cast<std::size_t>(position.shape().squareCount()) * m_setWords, 0);
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(side)) {
            SquareSet::set(m_staleSet.data(), square);
        }
    }
    refresh();
}

void MoveCache::replace(Square square, std::uint32_t entry) {
    auto& current = m_entryOf[square];
    if (current == entry) {
        return;
    }
    const std::uint32_t words = differences(current, entry);
    m_replaced.push_back({square, current, entry, words});
    countGuards(square, current, entry, words);
    current = entry;
}

void MoveCache::count(const Entry& entry, Square square, int by) {
    if (entry.captures > 0) {
        SquareSet::flip(m_capturers[entry.owner].data(), square);
    }
    Attack& attack = m_attacks[entry.owner];
    attack.takers += entry.royals > 0 ? by : 0;
    attack.pieces += entry.pressure > 0 ? by : 0;
    attack.squares += entry.pressure * by;
}

/// A bit for each word in which two entries look at or guard other squares.
std::uint32_t MoveCache::differences(std::uint32_t one, std::uint32_t other) const {
    static_assert(SquareSet::wordsFor(BoardShape::kMaxSquares) <= 32);
    const Entry& before = m_entries[one];
    const Entry& after = m_entries[other];
    const Word* a = m_words.data() + before.looked;
    const Word* b = m_words.data() + after.looked;
    const std::size_t end = std::max(before.endWord, after.endWord);
    std::uint32_t words = 0;
    for (std::size_t w = std::min(before.firstWord, after.firstWord); w < end; ++w) {
        const Word different = (a[w] ^ b[w]) | (a[m_setWords + w] ^ b[m_setWords + w]);
        words |= std::uint32_t{different != 0} << w;
    }
    return words;
}

/// Brings what is counted for sides and squares from one entry of a piece to another. Mostly the two differ
/// in a few squares only.
void MoveCache::countGuards(Square square, std::uint32_t before, std::uint32_t after, std::uint32_t words) {
    const Entry& one = m_entries[before];
    const Entry& other = m_entries[after];
    count(one, square, -1);
    count(other, square, 1);
    const Word* guardedBefore = m_words.data() + one.looked + m_setWords;
    const Word* guardedAfter = m_words.data() + other.looked + m_setWords;
    // What stands on a square never gives way to the other side's at once: there is nothing between.
    std::uint16_t* guards = m_guardCount[before != kNone ? one.owner : other.owner].data();
    for (; words != 0; words &= words - 1) {
        const auto w = static_cast<std::size_t>(std::countr_zero(words));
        std::uint16_t* const first = guards + w * SquareSet::kBits;
        for (Word rest = guardedAfter[w] & ~guardedBefore[w]; rest != 0; rest &= rest - 1) {
            ++first[std::countr_zero(rest)];
        }
        for (Word rest = guardedBefore[w] & ~guardedAfter[w]; rest != 0; rest &= rest - 1) {
            --first[std::countr_zero(rest)];
        }
    }
}

/// Enters in the lists of those that look at each square what differs between two entries of a piece, or
/// takes it back.
void MoveCache::relink(const Replaced& replaced) const {
    const Word* before = m_words.data() + m_entries[replaced.before].looked;
    const Word* after = m_words.data() + m_entries[replaced.after].looked;
    const std::size_t origin = index(replaced.square);
    const std::size_t row = m_setWords;
    const Word bit = Word{1} << (origin % SquareSet::kBits);
    Word* lookers = m_lookers.data() + origin / SquareSet::kBits;
    for (std::uint32_t words = replaced.words; words != 0; words &= words - 1) {
        const auto w = static_cast<std::size_t>(std::countr_zero(words));
        for (Word rest = before[w] ^ after[w]; rest != 0; rest &= rest - 1) {
            const std::size_t at = w * SquareSet::kBits + static_cast<std::size_t>(std::countr_zero(rest));
            lookers[at * row] ^= bit;
        }
    }
}

/// Those who look at the square are to be asked again.
void MoveCache::forgetLookers(Square square) {
    const Word* row = m_lookers.data() + index(square) * m_setWords;
    for (std::size_t w = 0; w < m_setWords; ++w) {
        m_staleSet[w] |= row[w];
    }
}

void MoveCache::changed(const Transition& transition) {
    m_marks.push_back({m_replaced.size(), m_captures.size(), m_quiets.size(), m_entries.size(),
                       m_words.size(), m_score, m_jumpers});
    m_dirty = true;
    std::fill(m_staleSet.begin(), m_staleSet.end(), 0);
    m_changed.clear();
    if (!transition.squares.empty()) {
        relinkAll();
    }
    for (const SquareChange& change : transition.squares) {
        m_changed.push_back(change.square);
        forgetLookers(change.square);
        m_kept.forEachFelt(change.square, change.before, change.after,
                           [this](Square square) { forgetLookers(square); });
    }
    for (const SquareChange& change : transition.squares) {
        m_jumpersMoved = m_jumpersMoved || holdsJumper(change.before) || holdsJumper(change.after);
        // The score of what stood here goes with it.
        if (!change.before.isEmpty()) {
            m_score[change.before.owner()] -= entry(change.square).score;
        }
        replace(change.square, kNone);
        if (change.after.isEmpty()) {
            SquareSet::reset(m_staleSet.data(), change.square);
        } else {
            SquareSet::set(m_staleSet.data(), change.square);
        }
    }
}

void MoveCache::unchanged() {
    const Mark& mark = m_marks.back();
    while (m_replaced.size() > mark.replaced) {
        const Replaced& last = m_replaced.back();
        if (m_relinked == m_replaced.size()) {
            relink(last);
            --m_relinked;
        }
        countGuards(last.square, last.after, last.before, last.words);
        m_entryOf[last.square] = last.before;
        m_replaced.pop_back();
    }
    m_captures.cut(mark.captures);
    m_quiets.cut(mark.quiets);
    m_entries.cut(mark.entries);
    m_words.cut(mark.words);
    m_score = mark.score;
    m_jumpers = mark.jumpers;
    m_jumpersMoved = false;
    m_dirty = false;
    m_marks.pop_back();
}

void MoveCache::refresh() {
    if (!m_dirty) {
        return;
    }
    m_dirty = false;
    SquareSet::forEach(m_staleSet.data(), m_setWords, [this](Square square) {
        if (!isJumper(m_position.at(square).type())) {
            ask(square);
        }
    });
    if (m_hasJumpers) {
        askJumpers();
    }
}

void MoveCache::findJumpers() {
    for (const Side side : {Side::Sente, Side::Gote}) {
        auto& jumpers = m_jumpers[side];
        jumpers.clear();
        for (const Square square : m_position.pieces(side)) {
            if (isJumper(m_position.at(square).type()) && !jumpers.full()) {
                jumpers.push_back(square);
            }
        }
    }
    m_jumpersMoved = false;
}

/// What they can do depends on the whole board.
void MoveCache::askJumpers() {
    if (m_jumpersMoved) {
        findJumpers();
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : m_jumpers[side]) {
            askJumper(square);
        }
    }
}

/// An entry which as yet looks at and guards the same squares as another one.
std::uint32_t MoveCache::newEntry(Side owner, std::uint32_t like) {
    const auto number = static_cast<std::uint32_t>(m_entries.size());
    Entry entry;
    entry.owner = owner;
    entry.firstCapture = static_cast<std::uint32_t>(m_captures.size());
    entry.firstQuiet = static_cast<std::uint32_t>(m_quiets.size());
    entry.looked = static_cast<std::uint32_t>(m_words.size());
    m_entries.push_back(entry);
    m_words.repeat(m_entries[like].looked, 2 * m_setWords);
    return number;
}

void MoveCache::ask(Square square) {
    const Piece piece = m_position.at(square).piece();
    m_score[piece.owner] -= entry(square).score;
    const bool onLines = !isPlain(piece.type) && m_kept.lines().areAll(piece.type);
    const std::uint32_t before = onLines ? m_entryOf[square] : kNone;
    const std::uint32_t number = newEntry(piece.owner, before);
    Entry& entry = m_entries[number];
    if (before != kNone) {
        gatherStale(square, piece, m_entries[before], m_words.data() + entry.looked);
    } else {
        gather(square, piece, entry);
    }
    entry.captures = static_cast<std::uint16_t>(m_captures.size() - entry.firstCapture);
    entry.quiets = static_cast<std::uint16_t>(m_quiets.size() - entry.firstQuiet);
    finish(square, piece, number);
}

/// Works out what the moves of the piece are worth, and makes the entry the current one.
void MoveCache::finish(Square square, Piece piece, std::uint32_t number) {
    Entry& entry = m_entries[number];
    const Word* looked = m_words.data() + entry.looked;
    const Word* guards = looked + m_setWords;
    const Word* zone = m_royalZone[opponent(piece.owner)].data();
    int guardedSquares = 0;
    int pressure = 0;
    std::size_t first = 0;
    std::size_t end = m_setWords;
    while (first < end && looked[first] == 0) {
        ++first;
    }
    while (end > first && looked[end - 1] == 0) {
        --end;
    }
    for (std::size_t w = first; w < end; ++w) {
        guardedSquares += std::popcount(guards[w]);
        pressure += std::popcount(guards[w] & zone[w]);
    }
    entry.firstWord = static_cast<std::uint8_t>(first);
    entry.endWord = static_cast<std::uint8_t>(end);
    for (const SearchMove& move : captures(entry)) {
        entry.royals = std::max(entry.royals, move.royals);
    }
    if (!m_tables.kind(piece.type).royal) {
        entry.pressure = static_cast<std::uint8_t>(std::min(pressure, 8));
        entry.score = 3 * std::min(guardedSquares, 12) + std::max(0, std::min(guardedSquares, 60) - 12) +
                      5 * entry.pressure;
    }
    m_score[piece.owner] += entry.score;
    replace(square, number);
}

void MoveCache::askJumper(Square square) {
    const Piece piece = m_position.at(square).piece();
    const std::uint32_t number = newEntry(piece.owner, kNone);
    const Side enemy = opponent(piece.owner);
    const std::uint16_t program = m_position.variant().type(piece.type).program.universal;
    if ((program & betza::EndOnEnemy) != 0) {
        Candidate candidate;
        candidate.takesAtEnd = true;
        // Out of turn only the threat to a royal matters.
        const bool inTurn = m_position.turn() == piece.owner;
        for (const Square victim : inTurn ? m_position.pieces(enemy) : m_position.royals(enemy)) {
            const bool royal = m_position.variant().type(m_position.at(victim).type()).royal;
            if ((royal && (program & betza::SpareRoyals) != 0) || guarded(enemy, victim)) {
                continue;
            }
            candidate.to = victim;
            if ((royal || !m_onlyProtectionForbids) && !rules::mayTake(m_position, square, candidate)) {
                continue;
            }
            for (const auto promotion : rules::promotionChoices(m_position, square, candidate)) {
                Move move;
                move.origin = square;
                move.promotion = promotion;
                move.path.push_back(victim);
                m_captures.push_back(described(move));
            }
        }
    }
    Entry& entry = m_entries[number];
    entry.captures = static_cast<std::uint16_t>(m_captures.size() - entry.firstCapture);
    for (const SearchMove& move : captures(entry)) {
        entry.royals = std::max(entry.royals, move.royals);
    }
    replace(square, number);
}

} // namespace mujo
