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

bool takes(std::uint16_t actions) {
    return (actions & (betza::EndOnEnemy | betza::EndOnOwn)) != 0;
}

} // namespace

MoveCache::MoveCache(const Position& position, const EvaluationTables& tables)
    : m_position(position), m_tables(tables), m_kept(position),
      m_setWords(SquareSet::wordsFor(position.shape().squareCount())),
      m_kinds(position.variant().types().size()),
      m_onlyProtectionForbids(rules::onlyProtectionForbids(position.variant())),
      m_entryOf(position.shape().squareCount(), kNone), m_raysOf(position.variant().types().size()),
      m_places(position.shape().squareCount()) {
    const Variant& variant = position.variant();
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const betza::MoveProgram& program = variant.types()[i].program;
        const bool jumps = program.universal != 0 && program.rootCount == 0;
        const auto type = PieceTypeId(i);
        const rules::Watches& watches = m_kept.watches(type);
        const bool plain = isOneLegged(program) && !watches.besideEnds;
        const int inHand = m_kept.haveHands() ? tables.handWorth(variant.types()[i].base) : 0;
        const bool steps = m_kept.steps().areAll(type);
        const bool lines = m_kept.lines().areAll(type);
        m_kinds[type] = {jumps   ? Travel::Anywhere
                         : plain ? Travel::Plain
                         : steps ? Travel::Steps
                         : lines ? Travel::OnLines
                                 : Travel::ByProgram,
                         rules::takesFreely(variant, type),
                         tables.kind(type).royal,
                         watches.capturedLate,
                         tables.worth(type),
                         tables.worth(type) + inHand,
                         steps && m_kept.steps().lookAtSame(type),
                         watches.wholeBoard};
        m_hasJumpers = m_hasJumpers || jumps;
        if (plain) {
            addRays(type);
        }
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        auto& zone = m_royalZone[side];
        zone.assign(m_setWords, 0);
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
    addEmptyWords(m_entries[kNone]);
    m_capturers = m_words.size();
    m_words.append(2 * m_setWords, 0);
    m_guardCounts.append(2 * m_entryOf.size(), 0);
    findGuardCounts();
    m_lookers.assign(static_cast<std::size_t>(position.shape().squareCount()) * m_setWords, 0);
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(side)) {
            SquareSet::set(m_staleSet.data(), square);
        }
    }
    refresh();
}

void MoveCache::addRays(PieceTypeId type) {
    const betza::MoveProgram& program = m_position.variant().type(type).program;
    Kind& kind = m_kinds[type];
    kind.looksAtSame = std::all_of(program.legs.begin(), program.legs.end(),
                                   [](const betza::Leg& leg) { return leg.range == 1; });
    kind.takesAll = std::all_of(program.legs.begin(), program.legs.end(),
                                [](const betza::Leg& leg) { return takes(leg.actions); });
    for (const Side side : {Side::Sente, Side::Gote}) {
        Rays& rays = m_raysOf[type][side];
        rays.first = static_cast<std::uint32_t>(m_rays.size());
        for (const betza::Leg& leg : program.legs) {
            m_rays.push_back({leg.delta[side], leg.range, leg.stepNumber[side], leg.actions});
        }
        rays.end = static_cast<std::uint32_t>(m_rays.size());
    }
}

/// Makes the entry the current one; `words` tells where it looks at or guards other squares than the one
/// before it.
void MoveCache::replace(Square square, std::uint32_t entry, std::uint32_t words) {
    auto& current = m_entryOf[square];
    const Entry& before = m_entries[current];
    const Entry& after = m_entries[entry];
    // What stands on a square never gives way to the other side's at once: there is nothing between.
    const Side side = current != kNone ? before.owner : after.owner;
    m_replaced.push_back({square, current, entry, words});
    count(side, square, before, after);
    countGuards(side, before, after, words);
    current = entry;
}

void MoveCache::count(Side side, Square square, const Entry& before, const Entry& after) {
    if ((before.captures > 0) != (after.captures > 0)) {
        SquareSet::flip(capturers(side), square);
    }
    Attack& attack = m_attacks[side];
    attack.takers += (after.royals > 0 ? 1 : 0) - (before.royals > 0 ? 1 : 0);
    attack.pieces += (after.pressure > 0 ? 1 : 0) - (before.pressure > 0 ? 1 : 0);
    attack.squares += after.pressure - before.pressure;
}

/// Brings what is counted for squares from one entry of a piece to another. Mostly the two differ in a few
/// squares only.
void MoveCache::countGuards(Side side, const Entry& before, const Entry& after, std::uint32_t words) {
    const Word* guardedBefore = m_words.data() + before.looked + m_setWords;
    const Word* guardedAfter = m_words.data() + after.looked + m_setWords;
    std::uint16_t* guards = m_guards[side];
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
                       m_words.size(), m_capturers, m_score, m_attacks, m_jumpers});
    const std::size_t counts = 2 * m_entryOf.size();
    m_guardCounts.repeat(m_guardCounts.size() - counts, counts);
    findGuardCounts();
    m_words.repeat(m_capturers, 2 * m_setWords);
    m_capturers = m_words.size() - 2 * m_setWords;
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
        takeAway(change.square);
        if (change.after.isEmpty()) {
            SquareSet::reset(m_staleSet.data(), change.square);
        } else {
            SquareSet::set(m_staleSet.data(), change.square);
        }
    }
}

/// Forgets what is known of the piece on the square, if one stands there.
void MoveCache::takeAway(Square square) {
    if (m_entryOf[square] != kNone) {
        replace(square, kNone, differences(entry(square), m_entries[kNone]));
    }
}

void MoveCache::unchanged() {
    const Mark& mark = m_marks.back();
    for (std::size_t i = m_replaced.size(); i-- > mark.replaced;) {
        const Replaced& last = m_replaced[i];
        if (i < m_relinked) {
            relink(last);
        }
        m_entryOf[last.square] = last.before;
    }
    m_relinked = std::min(m_relinked, mark.replaced);
    m_replaced.cut(mark.replaced);
    m_guardCounts.cut(m_guardCounts.size() - 2 * m_entryOf.size());
    findGuardCounts();
    m_captures.cut(mark.captures);
    m_quiets.cut(mark.quiets);
    m_entries.cut(mark.entries);
    m_words.cut(mark.words);
    m_capturers = mark.capturers;
    m_score = mark.score;
    m_attacks = mark.attacks;
    m_jumpers = mark.jumpers;
    m_jumpersMoved = false;
    m_dirty = false;
    m_marks.cut(m_marks.size() - 1);
}

void MoveCache::refresh() {
    if (!m_dirty) {
        return;
    }
    m_dirty = false;
    SquareSet::forEach(m_staleSet.data(), m_setWords, [this](Square square) {
        if (!m_hasJumpers || !isJumper(m_position.at(square).type())) {
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

std::uint32_t MoveCache::newEntry(Side owner) {
    const auto number = static_cast<std::uint32_t>(m_entries.size());
    Entry& entry = m_entries.next();
    entry = {};
    entry.owner = owner;
    entry.firstCapture = static_cast<std::uint32_t>(m_captures.size());
    entry.firstQuiet = static_cast<std::uint32_t>(m_quiets.size());
    return number;
}

/// The entry as yet looks at and guards nothing.
void MoveCache::addEmptyWords(Entry& entry) {
    entry.looked = static_cast<std::uint32_t>(m_words.size());
    m_words.append(2 * m_setWords, 0);
}

/// The entry looks at the same squares as the one of the same piece before it, and so it guards the same.
void MoveCache::shareSquares(Entry& entry, const Entry& before) {
    if (entry.looked != before.looked) {
        m_words.cut(entry.looked);
    }
    entry.looked = before.looked;
    entry.firstWord = before.firstWord;
    entry.endWord = before.endWord;
    entry.score = before.score;
    entry.pressure = before.pressure;
}

void MoveCache::ask(Square square) {
    const Piece piece = m_position.at(square).piece();
    const Kind& kind = m_kinds[piece.type];
    const std::uint32_t number = newEntry(piece.owner);
    const std::uint32_t old = m_entryOf[square];
    const Entry& before = m_entries[old]; // of the same piece, or nothing
    Entry& entry = m_entries[number];
    const bool isKnown = old != kNone && kind.looksAtSame;
    if (isKnown) {
        entry.looked = before.looked;
    } else {
        addEmptyWords(entry);
    }
    const Guards guards = gather(square, piece, entry, old == kNone ? nullptr : &before);
    entry.captures = static_cast<std::uint16_t>(m_captures.size() - entry.firstCapture);
    entry.quiets = static_cast<std::uint16_t>(m_quiets.size() - entry.firstQuiet);
    std::uint32_t words = 0;
    if (!isKnown) {
        findEnds(entry);
        words = differences(before, entry);
    }
    if (old != kNone && words == 0) {
        shareSquares(entry, before);
    } else {
        Word* looked = m_words.data() + entry.looked;
        if (guards == Guards::LikeLooked) {
            for (std::size_t w = entry.firstWord; w < entry.endWord; ++w) {
                looked[m_setWords + w] = looked[w];
            }
        } else if (guards == Guards::ToBeFound) {
            findGuarded(square, piece, looked);
        }
        measure(piece, entry);
        m_score[piece.owner] += entry.score - before.score;
    }
    finish(square, number, words);
}

/// On small boards to find them costs more than it saves.
void MoveCache::findEnds(Entry& entry) const {
    constexpr std::size_t kFewWords = 4;
    const Word* looked = m_words.data() + entry.looked;
    std::size_t first = 0;
    std::size_t end = m_setWords;
    if (m_setWords > kFewWords) {
        while (first < end && looked[first] == 0) {
            ++first;
        }
        while (end > first && looked[end - 1] == 0) {
            --end;
        }
    }
    entry.firstWord = static_cast<std::uint8_t>(first);
    entry.endWord = static_cast<std::uint8_t>(end);
}

/// Works out what the squares are worth that the piece guards.
void MoveCache::measure(Piece piece, Entry& entry) const {
    const Word* guards = m_words.data() + entry.looked + m_setWords;
    const Word* zone = m_royalZone[opponent(piece.owner)].data();
    int guardedSquares = 0;
    int pressure = 0;
    for (std::size_t w = entry.firstWord; w < entry.endWord; ++w) {
        guardedSquares += std::popcount(guards[w]);
        pressure += std::popcount(guards[w] & zone[w]);
    }
    if (!m_kinds[piece.type].royal) {
        entry.pressure = static_cast<std::uint8_t>(std::min(pressure, 8));
        entry.score = 3 * std::min(guardedSquares, 12) + std::max(0, std::min(guardedSquares, 60) - 12) +
                      5 * entry.pressure;
    }
}

void MoveCache::finish(Square square, std::uint32_t number, std::uint32_t words) {
    Entry& entry = m_entries[number];
    for (const SearchMove& move : captures(entry)) {
        entry.royals = std::max(entry.royals, move.royals);
    }
    replace(square, number, words);
}

void MoveCache::askJumper(Square square) {
    const Piece piece = m_position.at(square).piece();
    const std::uint32_t number = newEntry(piece.owner);
    addEmptyWords(m_entries[number]);
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
    finish(square, number, 0); // neither entry looks at anything
}

} // namespace mujo
