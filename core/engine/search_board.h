#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/engine/evaluation.h"
#include "core/engine/exchange.h"
#include "core/engine/move_cache.h"
#include "core/engine/placement.h"
#include "core/engine/search_move.h"
#include "core/engine/transposition_table.h"
#include "core/position/history.h"
#include "core/position/position.h"
#include "core/rules/line_history.h"
#include "core/rules/outcome.h"

namespace mujo {

/// The parts of an evaluation, each from the view of the side to move and before it is weighed.
struct EvaluationParts {
    int pieces = 0; ///< worth and placement, and what is counted for royals and for the move
    int mobility = 0;
    int attack = 0;
    int shelter = 0;
    int threats = 0; ///< what it may lose
};

/// The position of a search with everything that is kept up to date along with it: candidate moves, material,
/// the positions of the game and of the line that is looked at.
class SearchBoard {
public:
    SearchBoard(const Position& root, const History& history,
                const std::shared_ptr<const TunedEvaluation>& tuned);
    SearchBoard(const SearchBoard&) = delete;
    SearchBoard& operator=(const SearchBoard&) = delete;

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const EvaluationTables& tables() const { return *m_tables; }
    [[nodiscard]] MoveCache& cache() { return m_cache; }
    [[nodiscard]] Side turn() const { return m_position.turn(); }
    [[nodiscard]] std::uint64_t key() const { return m_position.key(); }
    /// The same for positions with the same pieces on board and in hand, wherever they stand.
    [[nodiscard]] std::uint64_t materialKey() const { return m_material; }
    /// The same for positions with the same royals on the same squares.
    [[nodiscard]] std::uint64_t royalsKey() const;

    /// The table is told at once which position will be asked for.
    void make(const Move& move, const TranspositionTable* table = nullptr);
    void makeNull();
    void unmake();

    /// Whether the side has lost every royal.
    [[nodiscard]] bool isExtinct(Side side) const { return m_position.isExtinct(side); }
    /// How the pieces that are left have ended the game while both sides have a royal, if they have.
    [[nodiscard]] std::optional<rules::Outcome> endByMaterial() const {
        return rules::endByMaterial(m_position);
    }
    /// Whether the position repeats one of the line or of the game, by the game's own rule.
    [[nodiscard]] rules::Recurrence recurrence() const { return m_history.recurrence(); }

    /// Brings the candidate moves up to date and notes whether the last royal of the side to move is
    /// attacked.
    void refresh();
    /// Squares of the pieces that could take all royals of the side. Needs `refresh`.
    void royalAttackers(Side side, std::vector<Square>& attackers) const;
    /// Whether the side to move could take all royals of this side, the other one. Needs `refresh`.
    [[nodiscard]] bool canTakeRoyals(Side side) const;
    /// A move of the side to move that ends the game at once, or null. Needs `refresh`.
    [[nodiscard]] const SearchMove* winningCapture();
    void noteCheck(bool inCheck) { m_history.noteCheck(inCheck); }

    // Moves of the side to move. They obey all rules but self-check and repetition. Need `refresh`.

    /// Visits captures with their numbers, which hold until the position changes for good, and the pieces
    /// that make them. The rule that judges late has still to be asked: `mayBeMade`.
    template <class Visit>
    void forEachCapture(Visit&& visit) const {
        m_cache.forEachCapturer(turn(), [&](const MoveCache::Entry& entry, Square square) {
            const PieceTypeId type = m_position.at(square).type();
            for (std::uint32_t i = entry.firstCapture; i < entry.firstCapture + entry.captures; ++i) {
                visit(i, m_cache.capture(i), type);
            }
        });
    }
    [[nodiscard]] bool mayBeMade(const SearchMove& capture) const {
        return !capture.judgedLate || isAllowedLate(capture);
    }
    [[nodiscard]] const SearchMove& capture(std::uint32_t number) const { return m_cache.capture(number); }
    template <class Visit>
    void forEachQuiet(Visit&& visit) {
        for (const Square square : m_position.pieces(turn())) {
            for (const QuietMove& move : m_cache.quiets(m_cache.entry(square))) {
                visit(move);
            }
        }
        m_sought.clear();
        addPasses(m_sought);
        addJumps(m_sought);
        addDrops(m_sought);
        for (const QuietMove& move : m_sought) {
            visit(move);
        }
    }
    /// The move with all that the search wants to know of it.
    [[nodiscard]] SearchMove described(const QuietMove& move) const { return m_cache.described(move.move()); }
    /// Whether the side to move has the move, of those that are kept: no drop, pass or jump to any square.
    [[nodiscard]] bool hasKept(const QuietMove& move) const;
    /// The move with this code, if the side to move has it.
    [[nodiscard]] bool find(std::uint32_t code, SearchMove& move);
    /// Whether a move may free the last royal from these attackers; false only when it surely does not.
    [[nodiscard]] bool mayEvade(const Move& move, std::span<const Square> attackers) const {
        return mayEvade(move.origin, {move.path.begin(), move.path.end()}, move.promotion, attackers);
    }
    [[nodiscard]] bool mayEvade(const QuietMove& move, std::span<const Square> attackers) const {
        return mayEvade(move.origin, {&move.to, 1}, move.promotion, attackers);
    }

    /// From the view of the side to move. Needs `refresh`.
    [[nodiscard]] int evaluate();
    /// What `evaluate` adds up. Needs `refresh`.
    [[nodiscard]] EvaluationParts parts();
    /// What a lead, the sum of all parts but the threats, is worth besides: so many `kGrowthUnit`ths of it.
    [[nodiscard]] int growth(const EvaluationParts& parts) const;
    static constexpr int kGrowthUnit = 10000;
    /// Material and placement only; needs nothing.
    [[nodiscard]] int roughScore() const {
        const int score = GamePhase::mixed(m_score, phase());
        return turn() == Side::Sente ? score : -score;
    }
    /// See `GamePhase`.
    [[nodiscard]] int phase() const { return m_phase.of(m_position); }
    /// Worth of a side's pieces other than royals is at least this little.
    [[nodiscard]] bool hasFewPieces(Side side) const { return m_position.pieces(side).size() <= 3; }
    /// See `Exchange`. Need `refresh`.
    [[nodiscard]] int exchange(const SearchMove& move) const {
        return Exchange(m_position, *m_tables, m_cache).value(move);
    }
    [[nodiscard]] bool exchangePays(const SearchMove& move) const {
        return Exchange(m_position, *m_tables, m_cache).pays(move);
    }
    /// Change of placement by a move without a capture.
    [[nodiscard]] int placementGain(const QuietMove& move) const;
    [[nodiscard]] int placementGain(const Move& move) const {
        return placementGain(QuietMove{move.origin, move.to(), move.promotion});
    }
    /// What a quiet move saves from capture, less what it exposes; a rough guess for the order of moves.
    [[nodiscard]] int safetyGain(const QuietMove& move) const;

private:
    /// A move of the line.
    struct Made {
        PhasedScore scoreBefore;
        std::uint64_t materialBefore = 0;
        std::uint64_t keyBefore = 0;
        Transition transition; ///< nothing for a null move
    };

    Made& nextMade();
    [[nodiscard]] bool mayEvade(Origin origin, std::span<const Square> stops,
                                std::optional<PieceTypeId> promotion,
                                std::span<const Square> attackers) const;
    [[nodiscard]] bool isAllowedLate(const SearchMove& capture) const;
    void addPasses(std::vector<QuietMove>& moves);
    void addJumps(std::vector<QuietMove>& moves);
    void addDrops(std::vector<QuietMove>& moves);
    [[nodiscard]] int threats(Side victim);
    [[nodiscard]] int attackOnRoyals(Side attacker) const;
    [[nodiscard]] int progress(int score) const;
    void addInHand(Side side, int worth);
    void count(Cell cell, int pieces);

    Position m_position;
    std::shared_ptr<const EvaluationTables> m_tables;
    PieceSquareTables m_places;
    MoveCache m_cache;
    PhasedScore m_score; ///< Sente's
    std::uint64_t m_material = 0;
    GamePhase m_phase;
    RoyalShelter m_shelter;
    std::vector<Made> m_made; ///< the line first; what is behind it is used again
    std::size_t m_plies = 0;  ///< of the line
    rules::LineHistory m_history;
    std::vector<int> m_standstill; ///< by position: plies since a piece was taken, dropped or promoted or a
                                   ///< pawn moved
    int m_piecesAtStart = 1;       ///< of a side, at the start of the game
    std::vector<QuietMove> m_sought;
};

} // namespace mujo
