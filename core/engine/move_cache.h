#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/engine/evaluation.h"
#include "core/engine/growing_list.h"
#include "core/engine/search_move.h"
#include "core/geometry/per_key.h"
#include "core/geometry/per_side.h"
#include "core/geometry/square_set.h"
#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/rules/kept_moves.h"

namespace mujo {

/// The candidate moves of every piece of both sides, kept while a search makes and takes back moves. After a
/// move only those pieces are asked again that had looked at one of the squares it changed. What moves depend
/// on, `rules::KeptMoves` tells; no rule is known here.
///
/// Differences to `rules::Generator`: passes are kept apart, and of pieces that jump to any square of the
/// board only captures are kept, those of pieces that nothing guards.
class MoveCache {
public:
    /// What is known of the piece on a square. Its size is a power of two, since it is looked up all the
    /// time.
    struct alignas(8) Entry {
        std::uint32_t firstCapture = 0;
        std::uint32_t firstQuiet = 0;
        std::uint16_t captures = 0;
        std::uint16_t quiets = 0;
        std::uint32_t looked = 0;      ///< words of the squares its moves depend on
        std::int32_t score = 0;        ///< for mobility and pressure on royals
        std::uint8_t pressure = 0;     ///< squares around enemy royals that it looks at
        std::uint8_t royals = 0;       ///< most enemy royals that one of its moves takes
        std::uint8_t firstWord = 0xFF; ///< all words at `looked` before this one are empty, ...
        std::uint8_t endWord = 0;      ///< ... and all from this one on
        bool canPass = false;
        Side owner = Side::Sente;
    };

    /// How a side stands towards the royals of the other.
    struct Attack {
        int takers = 0;  ///< pieces that could take one
        int pieces = 0;  ///< those that look at squares around one
        int squares = 0; ///< such squares, counted for each piece
    };

    MoveCache(const Position& position, const EvaluationTables& tables);

    /// To be called after `apply`, everything being up to date before; also for a null move, with a
    /// transition that changes nothing.
    void changed(const Transition& transition);
    /// To be called after `revert`.
    void unchanged();
    /// Asks again what has to be asked again. Everything below needs this.
    void refresh();

    [[nodiscard]] const Entry& entry(Square square) const { return m_entries[m_entryOf[square]]; }
    [[nodiscard]] std::span<const SearchMove> captures(const Entry& entry) const {
        return {m_captures.data() + entry.firstCapture, entry.captures};
    }
    /// The capture with this number, counted through all entries.
    [[nodiscard]] const SearchMove& capture(std::uint32_t number) const { return m_captures[number]; }
    [[nodiscard]] std::span<const QuietMove> quiets(const Entry& entry) const {
        return {m_quiets.data() + entry.firstQuiet, entry.quiets};
    }
    /// Whether the moves of the piece depend on the square.
    [[nodiscard]] bool looksAt(const Entry& entry, Square square) const {
        return SquareSet::test(m_words.data() + entry.looked, square);
    }
    /// Whether the piece could take back on the square, as far as one look tells.
    [[nodiscard]] bool guards(const Entry& entry, Square square) const {
        return SquareSet::test(m_words.data() + entry.looked + m_setWords, square);
    }
    /// Whether any piece of the side does, those that jump anywhere not counted.
    [[nodiscard]] bool guarded(Side side, Square square) const { return guardCount(side, square) != 0; }
    [[nodiscard]] int guardCount(Side side, Square square) const { return m_guards[side][index(square)]; }
    /// Visits the squares of all pieces of both sides that guard the square, in a fixed order.
    template <class Visit>
    void forEachGuard(Square square, Visit&& visit) const {
        if (!guarded(Side::Sente, square) && !guarded(Side::Gote, square)) {
            return;
        }
        relinkAll();
        SquareSet::forEach(m_lookers.data() + index(square) * m_setWords, m_setWords, [&](Square from) {
            if (guards(entry(from), square)) {
                visit(from, entry(from).owner);
            }
        });
    }
    /// Visits the entries of all pieces of the side that have captures, with their squares, in a fixed order.
    template <class Visit>
    void forEachCapturer(Side side, Visit&& visit) const {
        SquareSet::forEach(capturers(side), m_setWords, [&](Square square) { visit(entry(square), square); });
    }
    /// Whether a capture on the square can make a piece of the side another kind, as far as the square tells.
    [[nodiscard]] bool mayChangeOn(Side side, Square square) const {
        return m_kept.mayChangeOn(side, square);
    }
    [[nodiscard]] std::span<const Square> jumpers(Side side) const {
        return {m_jumpers[side].begin(), m_jumpers[side].size()};
    }

    [[nodiscard]] int score(Side side) const { return m_score[side]; }
    [[nodiscard]] const Attack& attack(Side side) const { return m_attacks[side]; }

    /// Whether the piece jumps to any square and has no other moves.
    [[nodiscard]] bool isJumper(PieceTypeId type) const { return m_kinds[type].travel == Travel::Anywhere; }

    /// The move with all that the search wants to know of it.
    [[nodiscard]] SearchMove described(const Move& move) const;

private:
    using Word = SquareSet::Word;

    static constexpr std::uint32_t kNone = 0;

    /// What a move takes.
    struct Taken {
        std::int32_t gain = 0; ///< pieces of one's own count against it
        int victims = 0;
        int royals = 0;
        bool late = false; ///< so that the capture is to be judged when it is made
    };
    /// What the sweep that was asked last has taken between its ends, for the next one on the same line. No
    /// line has the difference 0.
    struct Sweep {
        int delta = 0;
        int squares = 0;
        Taken taken;
    };

    /// How the moves of a kind are found.
    enum class Travel : std::uint8_t {
        ByProgram,
        Plain,    ///< slides and steps of one leg, which depend on nothing else
        Steps,    ///< `rules::KeptSteps`
        OnLines,  ///< `rules::KeptLines`
        Anywhere, ///< jumps to any square and no other moves
    };

    /// Takes the moves that `rules::KeptSteps` tells.
    struct StepSink {
        MoveCache& cache;
        Square square;
        Piece piece;
        bool mayChange; ///< by a move that takes nothing

        void quiet(Square to) {
            mayChange ? quietly(to) : cache.m_quiets.push_back({square, to, std::nullopt});
        }
        void takes(Square to, Cell victim);
        void takesOnWay(Square on, Cell victim, Square to, Cell cell);
        void quietly(Square to);
    };

    /// What is asked of a kind of piece for every move.
    struct Kind {
        Travel travel = Travel::ByProgram;
        bool takesFreely = false; ///< so that `rules::mayTakeEarly` need not be asked
        bool royal = false;
        bool capturedLate = false; ///< `rules::Watches`
        std::int32_t worth = 0;
        std::int32_t prize = 0;   ///< what its captor gets, with what goes to the hand
        bool looksAtSame = false; ///< whatever stands where, as it does not slide
        bool watchesAll = false;  ///< the whole board
        bool takesAll = false;    ///< by every leg of a plain kind, so that it guards whatever it looks at
    };

    /// What a leg of a plain kind does, in little room.
    struct Ray {
        std::int16_t delta = 0;
        std::uint16_t range = 0;
        std::uint16_t step = 0; ///< its number in the table of steps
        std::uint16_t actions = 0;
    };
    struct Rays {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
    };

    using Jumpers = StaticVector<Square, 6>;

    /// The entry of a square that gave way to another.
    struct Replaced {
        Square square;
        std::uint32_t before;
        std::uint32_t after;
        std::uint32_t words; ///< a bit for each in which these entries differ
    };
    struct Mark {
        std::size_t replaced;
        std::size_t captures;
        std::size_t quiets;
        std::size_t entries;
        std::size_t words;
        std::size_t capturers;
        PerSide<int> score;
        PerSide<Attack> attacks;
        PerSide<Jumpers> jumpers;
    };

    /// To be called when the number of plies has changed.
    void findGuardCounts() {
        m_guards[Side::Gote] = m_guardCounts.data() + m_guardCounts.size() - m_entryOf.size();
        m_guards[Side::Sente] = m_guards[Side::Gote] - m_entryOf.size();
    }
    [[nodiscard]] Word* capturers(Side side) {
        return m_words.data() + m_capturers + index(side) * m_setWords;
    }
    [[nodiscard]] const Word* capturers(Side side) const {
        return m_words.data() + m_capturers + index(side) * m_setWords;
    }
    void addRays(PieceTypeId type);
    void replace(Square square, std::uint32_t entry, std::uint32_t words);
    void takeAway(Square square);
    void forgetLookers(Square square);
    /// A bit for each word in which two entries look at other squares. What a piece guards follows from that.
    [[nodiscard]] std::uint32_t differences(const Entry& before, const Entry& after) const {
        static_assert(SquareSet::wordsFor(BoardShape::kMaxSquares) <= 32);
        const Word* a = m_words.data() + before.looked;
        const Word* b = m_words.data() + after.looked;
        const std::size_t end = std::max(before.endWord, after.endWord);
        std::uint32_t words = 0;
        for (std::size_t w = std::min(before.firstWord, after.firstWord); w < end; ++w) {
            words |= std::uint32_t{a[w] != b[w]} << w;
        }
        return words;
    }
    void countGuards(Side side, const Entry& before, const Entry& after, std::uint32_t words);
    void relink(const Replaced& replaced) const;
    /// Brings the lists of those that look at each square up to date. At most nodes nobody asks for them.
    void relinkAll() const {
        for (; m_relinked < m_replaced.size(); ++m_relinked) {
            relink(m_replaced[m_relinked]);
        }
    }
    void count(Side side, Square square, const Entry& before, const Entry& after);
    void ask(Square square);
    [[nodiscard]] bool holdsJumper(Cell cell) const { return !cell.isEmpty() && isJumper(cell.type()); }
    void findJumpers();
    void askJumpers();
    void askJumper(Square square);
    std::uint32_t newEntry(Side owner);
    void addEmptyWords(Entry& entry);
    void shareSquares(Entry& entry, const Entry& before);
    void measure(Piece piece, Entry& entry) const;
    void findEnds(Entry& entry) const;
    /// How it is known what a piece guards.
    enum class Guards : std::uint8_t {
        Noted,
        LikeLooked, ///< all that it looks at
        ToBeFound
    };
    Guards gather(Square square, Piece piece, Entry& entry, const Entry* before);
    /// What is noted of the squares that a plain piece looks at.
    enum class Notes : std::uint8_t { Nothing, Looked, Guarded };
    template <Notes Noting>
    void gatherPlain(Square square, Piece piece, Word* looked);
    [[gnu::noinline]] void takeAtEnd(Square square, Piece piece, const Ray& ray, Square to);
    void changeQuiets(Square square, Piece piece, std::size_t first);
    void gatherStale(Square square, Piece piece, const Entry& before, Word* looked);
    void findGuarded(Square square, Piece piece, Word* looked);
    /// Whether a piece that stands on the square takes on the other one on some board.
    [[nodiscard]] bool mayTakeOn(Square square, Piece piece, Square other) const {
        const int difference = m_places[square] - m_places[other];
        return m_position.variant()
            .type(piece.type)
            .program.captures.testDifference(piece.owner == Side::Sente ? difference : -difference);
    }
    /// Visits the squares of a leg that starts on the square, up to the edge.
    template <class Visit>
    void forEachOf(const betza::Leg& leg, Square square, Side owner, Visit&& visit) const {
        const int toEdge = m_position.variant().steps().toEdge(leg.stepNumber[owner], square);
        for (int left = std::min<int>(leg.range, toEdge); left > 0; --left) {
            square = Square(square.index() + leg.delta[owner]);
            visit(square);
        }
    }
    void gatherByProgram(Square square, Piece piece, Entry& entry);
    void gatherOrdered(Square square, Entry& entry);
    [[nodiscard]] bool isPlain(PieceTypeId type) const { return m_kinds[type].travel == Travel::Plain; }
    /// Whether a capture that ends on the square is what it seems to be: nothing forbids or adds to it, and
    /// the piece stays what it is.
    [[nodiscard]] bool takesSimply(Square square, Piece piece, Square to) const {
        return m_kinds[piece.type].takesFreely && !m_kept.haveSideEffects() &&
               !m_kept.mayChangeByTaking(piece, square, to);
    }
    void addSimpleCapture(Square square, Square to, Taken taken);
    void addSimpleCapture(Square square, Square on, Square to, Taken taken);
    /// All but its code, the squares on its way being there.
    static void finishSimpleCapture(SearchMove& found, Square square, Square to, Taken taken) {
        found.move.path.push_back(to);
        found.move.origin = square;
        found.move.promotion = std::nullopt;
        found.move.sweeps = false;
        found.gain = taken.gain;
        found.victims = static_cast<std::uint8_t>(taken.victims);
        found.royals = static_cast<std::uint8_t>(taken.royals);
        found.judgedLate = taken.late;
    }
    void addMoves(Square square, Piece piece, const Candidate& candidate) {
        candidate.isQuiet() ? addQuiet(square, piece, candidate) : addCaptures(square, piece, candidate);
    }
    void addCaptures(Square square, Piece piece, const Candidate& candidate);
    void addQuiet(Square square, Piece piece, const Candidate& candidate) {
        if (m_kept.watches(piece.type).besideEnds || m_kept.mayChangeQuietly(piece, square, candidate.to)) {
            addUnlikeQuiet(square, piece, candidate);
        } else {
            m_quiets.push_back({square, candidate.to, std::nullopt});
        }
    }
    /// A move that takes nothing by itself, but may have side effects or change the piece.
    void addUnlikeQuiet(Square square, Piece piece, const Candidate& candidate);
    void addCapture(PieceTypeId type, const Candidate& candidate, Taken taken,
                    std::optional<PieceTypeId> promotion);
    void addDescribed(const SearchMove& move);
    void sortOutLast();
    void take(Cell victim, Side mover, Taken& taken) const {
        const Kind& kind = m_kinds[victim.type()];
        taken.late = taken.late || kind.capturedLate;
        if (victim.owner() == mover) {
            taken.gain -= kind.worth;
            return;
        }
        taken.gain += kind.prize;
        taken.royals += kind.royal ? 1 : 0;
        ++taken.victims;
    }
    Taken takenBy(Side mover, const Candidate& candidate);
    void takeBeside(const Move& move, Taken& taken) const;
    /// Fills in what follows from the move of a piece and from what it takes, side effects not counted.
    void describe(SearchMove& found, PieceTypeId type, Taken taken) const {
        if (m_kept.haveSideEffects()) {
            takeBeside(found.move, taken);
        }
        if (found.move.promotes()) {
            taken.gain += m_kinds[*found.move.promotion].worth - m_kinds[type].worth;
        }
        found.code = MoveCode::of(found.move);
        found.gain = taken.gain;
        found.victims = static_cast<std::uint8_t>(taken.victims);
        found.royals = static_cast<std::uint8_t>(taken.royals);
        found.judgedLate = taken.late;
    }
    void finish(Square square, std::uint32_t number, std::uint32_t words);

    const Position& m_position;
    const EvaluationTables& m_tables;
    rules::KeptMoves m_kept;
    std::size_t m_setWords;
    PerType<Kind> m_kinds;
    bool m_onlyProtectionForbids;
    bool m_hasJumpers = false;
    PerSide<Jumpers> m_jumpers;
    bool m_jumpersMoved = true; ///< so that `m_jumpers` is to be found anew
    bool m_dirty = true;
    PerSide<std::vector<SquareSet::Word>> m_royalZone; ///< squares around the royals at the start

    PerSquare<std::uint32_t> m_entryOf;
    GrowingList<Entry> m_entries;
    GrowingList<SearchMove> m_captures;
    GrowingList<QuietMove> m_quiets;
    GrowingList<Word> m_words; ///< for each entry what it looked at, then what it guards
    GrowingList<Replaced> m_replaced;
    GrowingList<Mark> m_marks;
    std::vector<SquareSet::Word> m_staleSet;
    StaticVector<Square, kMaxChanges> m_changed; ///< by the latest move
    PerSide<int> m_score;
    PerSide<Attack> m_attacks;
    std::size_t m_capturers = 0; ///< where `m_words` has the squares of pieces with captures, for each side
    /// For each square those whose moves depend on it, as far as it was asked for.
    mutable std::vector<Word> m_lookers;
    mutable std::size_t m_relinked = 0; ///< so many of `m_replaced` are in `m_lookers`
    /// For each ply those of Sente, then those of Gote, by squares: copied, which costs less than to take
    /// them back.
    GrowingList<std::uint16_t> m_guardCounts;
    PerSide<std::uint16_t*> m_guards; ///< of the latest ply
    std::vector<Ray> m_rays;
    PerType<PerSide<Rays>> m_raysOf;
    std::vector<Move> m_scratch;
    Sweep m_sweep;
    PerSquare<int> m_places; ///< `ReachMap::place`
};

} // namespace mujo
