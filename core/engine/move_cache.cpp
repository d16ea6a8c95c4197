#include "core/engine/move_cache.h"

#include <algorithm>

#include "core/rules/burning.h"
#include "core/rules/captures.h"
#include "core/rules/contagion.h"
#include "core/rules/promotion.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

using Word = SquareSet::Word;

/// A position that writes down which squares it is asked for.
class WatchedBoard {
public:
    WatchedBoard(const Position& position, Word* looked) : m_position(position), m_looked(looked) {}

    [[nodiscard]] Cell at(Square square) const {
        SquareSet::set(m_looked, square);
        return m_position.at(square);
    }
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] const BoardShape& shape() const { return m_position.shape(); }

private:
    const Position& m_position;
    Word* m_looked;
};

/// Makes the moves of a piece that burns depend on what stands around their ends.
void lookAround(const WatchedBoard& board, Square square) {
    for (int right = -1; right <= 1; ++right) {
        for (int forward = -1; forward <= 1; ++forward) {
            if (const auto beside = board.shape().step(square, Offset{right, forward}, Side::Sente)) {
                static_cast<void>(board.at(*beside));
            }
        }
    }
}

Offset relative(const BoardShape& shape, Square from, Square to, Side side) {
    const int sign = side == Side::Sente ? 1 : -1;
    return {sign * (shape.column(to) - shape.column(from)), sign * (shape.row(from) - shape.row(to))};
}

} // namespace

MoveCache::MoveCache(const Position& position, const EvaluationTables& tables)
    : m_position(position), m_tables(tables),
      m_setWords(SquareSet::wordsFor(position.shape().squareCount())) {
    const Variant& variant = position.variant();
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const betza::MoveProgram& program = variant.types()[i].program;
        m_jumper.push_back(program.universal != 0 && program.rootCount == 0);
        m_hasJumpers = m_hasJumpers || m_jumper.back();
        m_promotesQuietly.push_back(variant.types()[i].promotesTo != kNoPieceType && variant.zoneDepth() > 0);
        m_burns.push_back(variant.rules().burning && variant.rules().burning->demons[i]);
        m_farSighted.push_back(variant.rules().emperor && variant.rules().emperor->emperors[i]);
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        auto& zone = m_royalZone[index(side)];
        zone.assign(m_setWords, 0);
        m_guardCount[index(side)].assign(static_cast<std::size_t>(position.shape().squareCount()), 0);
        for (int i = 0; i < position.shape().squareCount(); ++i) {
            for (const Square royal : position.royals(side)) {
                if (position.shape().distance(Square(i), royal) <= 2) {
                    SquareSet::set(zone.data(), Square(i));
                }
            }
        }
    }
    m_entryOf.assign(static_cast<std::size_t>(position.shape().squareCount()), kNone);
    m_entries.emplace_back();
    m_words.assign(2 * m_setWords, 0);
    m_plainSeen.assign(m_setWords, 0);
    m_lookers.assign(static_cast<std::size_t>(position.shape().squareCount()) * m_setWords, 0);
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(side)) {
            m_stale.push_back(square);
        }
    }
    refresh();
}

void MoveCache::replace(Square square, std::uint32_t entry) {
    auto& current = m_entryOf[static_cast<std::size_t>(square.index())];
    if (current == entry) {
        return;
    }
    m_undos.push_back({static_cast<std::uint16_t>(square.index()), current});
    link(square, current, -1);
    link(square, entry, 1);
    current = entry;
}

/// Enters a piece, or strikes it out, in the lists of those that look at or guard each square.
void MoveCache::link(Square square, std::uint32_t number, int by) {
    if (number == kNone) {
        return;
    }
    const Entry& entry = m_entries[number];
    const Word* looked = m_words.data() + entry.looked;
    const auto origin = static_cast<std::size_t>(square.index());
    const Word bit = Word{1} << (origin % SquareSet::kBits);
    Word* lookers = m_lookers.data() + origin / SquareSet::kBits;
    SquareSet::forEach(looked, m_setWords, [&](Square other) {
        lookers[static_cast<std::size_t>(other.index()) * m_setWords] ^= bit;
    });
    std::uint16_t* guards = m_guardCount[index(entry.owner)].data();
    SquareSet::forEach(looked + m_setWords, m_setWords, [&](Square other) {
        auto& count = guards[other.index()];
        count = static_cast<std::uint16_t>(count + by);
    });
}

void MoveCache::changed(const Transition& transition) {
    m_marks.push_back({m_undos.size(), m_moves.size(), m_entries.size(), m_words.size(), m_score, m_jumpers});
    m_dirty = true;
    for (const SquareChange& change : transition.squares) {
        // The score of what stood here goes with it.
        if (!change.before.isEmpty()) {
            m_score[index(change.before.owner())] -= entry(change.square).score;
        }
        replace(change.square, kNone);
        if (!change.after.isEmpty()) {
            m_stale.push_back(change.square);
        }
    }
    for (const SquareChange& change : transition.squares) {
        const Word* row = m_lookers.data() + static_cast<std::size_t>(change.square.index()) * m_setWords;
        SquareSet::forEach(row, m_setWords, [&](Square looker) {
            m_score[index(entry(looker).owner)] -= entry(looker).score;
            replace(looker, kNone);
            m_stale.push_back(looker);
        });
    }
}

void MoveCache::unchanged() {
    const Mark& mark = m_marks.back();
    while (m_undos.size() > mark.undos) {
        const Undo& undo = m_undos.back();
        auto& current = m_entryOf[undo.square];
        link(Square(undo.square), current, -1);
        link(Square(undo.square), undo.entry, 1);
        current = undo.entry;
        m_undos.pop_back();
    }
    m_moves.resize(mark.moves);
    m_entries.resize(mark.entries);
    m_words.resize(mark.words);
    m_score = mark.score;
    m_jumpers = mark.jumpers;
    m_stale.clear();
    m_dirty = false;
    m_marks.pop_back();
}

void MoveCache::refresh() {
    if (!m_dirty) {
        return;
    }
    m_dirty = false;
    for (const Square square : m_stale) {
        if (!m_jumper[index(m_position.at(square).type())]) {
            ask(square);
        }
    }
    m_stale.clear();
    if (m_hasJumpers) {
        findJumpers();
    }
}

void MoveCache::findJumpers() {
    for (const Side side : {Side::Sente, Side::Gote}) {
        auto& jumpers = m_jumpers[index(side)];
        jumpers.clear();
        for (const Square square : m_position.pieces(side)) {
            if (m_jumper[index(m_position.at(square).type())] && !jumpers.full()) {
                jumpers.push_back(square);
            }
        }
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : m_jumpers[index(side)]) {
            askJumper(square);
        }
    }
}

std::uint32_t MoveCache::newEntry(Side owner) {
    const auto number = static_cast<std::uint32_t>(m_entries.size());
    Entry entry;
    entry.owner = owner;
    entry.firstMove = static_cast<std::uint32_t>(m_moves.size());
    entry.looked = static_cast<std::uint32_t>(m_words.size());
    m_entries.push_back(entry);
    m_words.resize(m_words.size() + 2 * m_setWords, 0);
    return number;
}

void MoveCache::ask(Square square) {
    const Piece piece = m_position.at(square).piece();
    const std::uint32_t number = newEntry(piece.owner);
    gather(square, piece, m_entries[number]);
    finish(square, piece, number);
}

/// Moves of the piece, those that take something first, and the squares that they depend on.
void MoveCache::gather(Square square, Piece piece, Entry& entry) {
    const betza::MoveProgram& program = m_position.variant().type(piece.type).program;
    Word* looked = m_words.data() + entry.looked;
    const WatchedBoard board(m_position, looked);
    m_scratch.clear();
    m_seen.clear();
    std::fill(m_plainSeen.begin(), m_plainSeen.end(), 0);
    bool ordered = false;
    forEachCandidate(board, square, piece, [&](const Candidate& candidate) {
        if (program.ambiguous) {
            if (candidate.isQuiet() && candidate.to == square && !burnsByPassing(piece.type)) {
                entry.canPass = true;
                return true;
            }
            ordered = ordered || rules::orderMatters(m_position, piece, candidate);
            if (!isNew(candidate)) {
                return true;
            }
        }
        if (rules::mayTakeBarLions(m_position, square, candidate)) {
            addMoves(square, piece, candidate);
            if (m_burns[index(piece.type)]) {
                lookAround(board, candidate.to);
            }
        }
        return true;
    });
    if (ordered) {
        // What the captor becomes depends on the order of its captures: a matter for the rules themselves.
        m_scratch.clear();
        m_generator.from(m_position, square, m_scratch);
        std::erase_if(m_scratch, [](const Move& move) { return move.isPass(); });
    }
    if (m_farSighted[index(piece.type)]) {
        std::fill(looked, looked + m_setWords, ~Word{0});
    }
    for (const bool capturing : {true, false}) {
        for (const Move& move : m_scratch) {
            const SearchMove known = described(move);
            if ((known.victims > 0) == capturing) {
                m_moves.push_back(known);
            }
        }
        (capturing ? entry.captures : entry.quiets) =
            static_cast<std::uint16_t>(m_moves.size() - entry.firstMove - (capturing ? 0 : entry.captures));
    }
}

/// Whether no route with the same effect has come before.
bool MoveCache::isNew(const Candidate& candidate) {
    const auto& victims = candidate.victims;
    if (std::all_of(victims.begin(), victims.end(), [&](Square s) { return s == candidate.to; })) {
        const bool seen = SquareSet::test(m_plainSeen.data(), candidate.to);
        SquareSet::set(m_plainSeen.data(), candidate.to);
        return !seen;
    }
    const auto mixed = [](Square s) {
        const std::uint64_t product = static_cast<std::uint64_t>(s.index() + 1) * 0x9E3779B97F4A7C15ULL;
        return (product ^ product >> 29U) * 0xBF58476D1CE4E5B9ULL;
    };
    std::uint64_t hash = mixed(candidate.to) >> 1U;
    for (const Square victim : victims) {
        hash += victim == candidate.to ? 0 : mixed(victim); // in whatever order
    }
    if (std::find(m_seen.begin(), m_seen.end(), hash) != m_seen.end()) {
        return false;
    }
    m_seen.push_back(hash);
    return true;
}

void MoveCache::addMoves(Square square, Piece piece, const Candidate& candidate) {
    const auto add = [&](PieceTypeId promotion) {
        Move& move = m_scratch.emplace_back();
        move.from = square;
        move.promotion = promotion;
        move.sweeps = candidate.sweeps;
        for (const Square victim : candidate.victims) {
            if (victim != candidate.to) {
                move.path.push_back(victim);
            }
        }
        move.path.push_back(candidate.to);
    };
    if (candidate.isQuiet() && !m_promotesQuietly[index(piece.type)]) {
        add(kNoPieceType);
        return;
    }
    for (const PieceTypeId promotion : rules::promotionChoices(m_position, square, candidate)) {
        add(promotion);
    }
}

/// Works out what the piece guards and what its moves are worth, and makes the entry the current one.
void MoveCache::finish(Square square, Piece piece, std::uint32_t number) {
    Entry& entry = m_entries[number];
    const Word* looked = m_words.data() + entry.looked;
    Word* guards = m_words.data() + entry.looked + m_setWords;
    const BoardShape& shape = m_position.shape();
    const betza::ReachMap& reach = m_position.variant().type(piece.type).program.captures;
    const Word* zone = m_royalZone[index(opponent(piece.owner))].data();
    int guardedSquares = 0;
    int pressure = 0;
    if (!m_farSighted[index(piece.type)]) {
        SquareSet::forEach(looked, m_setWords, [&](Square other) {
            if (other != square && reach.test(relative(shape, square, other, piece.owner))) {
                SquareSet::set(guards, other);
                ++guardedSquares;
                pressure += SquareSet::test(zone, other) ? 1 : 0;
            }
        });
    }
    for (const SearchMove& move : captures(entry)) {
        entry.royals = std::max(entry.royals, move.royals);
    }
    if (!m_tables.kind(piece.type).royal) {
        entry.score = 3 * std::min(guardedSquares, 12) + std::max(0, std::min(guardedSquares, 60) - 12) +
                      5 * std::min(pressure, 8);
    }
    m_score[index(piece.owner)] += entry.score;
    replace(square, number);
}

void MoveCache::askJumper(Square square) {
    const Piece piece = m_position.at(square).piece();
    const std::uint32_t number = newEntry(piece.owner);
    const Side enemy = opponent(piece.owner);
    const std::uint16_t program = m_position.variant().type(piece.type).program.universal;
    if ((program & betza::EndOnEnemy) != 0) {
        Candidate candidate;
        candidate.takesAtEnd = true;
        for (const Square victim : m_position.pieces(enemy)) {
            const bool royal = m_position.variant().type(m_position.at(victim).type()).royal;
            if ((royal && (program & betza::SpareRoyals) != 0) || guarded(enemy, victim)) {
                continue;
            }
            candidate.to = victim;
            if ((royal || !m_position.variant().rules().captureBans.empty()) &&
                !rules::mayTake(m_position, square, candidate)) {
                continue;
            }
            if (m_position.turn() != piece.owner && !royal) {
                continue; // only the threat to a royal matters out of turn
            }
            for (const PieceTypeId promotion : rules::promotionChoices(m_position, square, candidate)) {
                Move move;
                move.from = square;
                move.promotion = promotion;
                move.path.push_back(victim);
                m_moves.push_back(described(move));
            }
        }
    }
    Entry& entry = m_entries[number];
    entry.captures = static_cast<std::uint16_t>(m_moves.size() - entry.firstMove);
    for (const SearchMove& move : captures(entry)) {
        entry.royals = std::max(entry.royals, move.royals);
    }
    replace(square, number);
}

/// Adds what burns, and the loss of the mover where it burns itself.
template <class Remove>
void MoveCache::burn(const Move& move, Remove&& remove, std::int32_t& gain) const {
    const Piece mover = m_position.at(move.from).piece();
    const Piece arrived = move.promotes() ? Piece{move.promotion, mover.owner} : mover;
    Imagined after(m_position);
    for (const Square victim : rules::capturedSquares(m_position, move)) {
        if (!after.isFull()) {
            after.set(victim, Cell{});
        }
    }
    after.set(move.from, Cell{});
    after.set(move.to(), arrived);
    const rules::Burnt burnt =
        rules::burntBy(after, *m_position.variant().rules().burning, move.to(), arrived, move.promotes());
    for (const Square victim : burnt.others) {
        remove(victim);
    }
    gain -= burnt.mover ? m_tables.worth(mover.type) : 0;
}

SearchMove MoveCache::described(const Move& move) const {
    SearchMove result;
    result.move = move;
    result.code = moveCode(move);
    const bool burning = m_position.variant().rules().burning.has_value();
    if (move.isDrop() || (!burning && move.path.size() == 1 && !move.sweeps && !move.promotes() &&
                          (move.isPass() || m_position.at(move.to()).isEmpty()))) {
        return result;
    }
    const Side enemy = opponent(m_position.at(move.from).owner());
    const auto remove = [&](Square victim) {
        const Cell cell = m_position.at(victim);
        if (cell.owner() != enemy) {
            result.gain -= m_tables.worth(cell.type());
            return;
        }
        result.gain += m_tables.worth(cell.type());
        if (m_position.variant().rules().drops) {
            result.gain += m_tables.handWorth(m_position.variant().type(cell.type()).base);
        }
        result.royals = static_cast<std::uint8_t>(result.royals + (m_tables.kind(cell.type()).royal ? 1 : 0));
        ++result.victims;
    };
    for (const Square victim : rules::capturedSquares(m_position, move)) {
        remove(victim);
    }
    if (burning) {
        burn(move, remove, result.gain);
    }
    if (move.promotes()) {
        result.gain += m_tables.worth(move.promotion) - m_tables.worth(m_position.at(move.from).type());
    }
    return result;
}

} // namespace mujo
