#pragma once

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/variant/variant.h"
#include "tests/support/literal_interpreter.h"

namespace mujo::literal {

/// A position, as plain as can be.
struct State {
    Board board;
    std::array<std::map<std::size_t, int>, 2> hands; ///< by kind; no entry is zero
    std::array<bool, 2> skipped{};                   ///< by side: its own latest turn was a skip
    std::optional<Spot> lionTaken; ///< where the latest move took a lion with a piece that is none
    std::set<Spot> declined;       ///< pieces that stayed unpromoted, where that is remembered
    Side turn = Side::Sente;

    friend bool operator==(const State&, const State&) = default;
};

/// What makes two moves the same: start, destination, pieces taken, what it turns into, what is dropped.
struct Choice {
    std::optional<Spot> from;
    Spot to;
    std::set<Spot> captures;
    std::string promotes; ///< id of the kind it turns into, or nothing
    std::string drop;     ///< id of the kind that is dropped, or nothing
    bool moverBurns = false;

    [[nodiscard]] bool isPass() const { return from == to && captures.empty(); }
    friend auto operator<=>(const Choice&, const Choice&) = default;
};

/// The rules of a game read from its data, one after the other and without any cleverness.
class Rulebook {
public:
    explicit Rulebook(const Variant& variant) : m_variant(variant), m_rules(variant.rules()) {}

    [[nodiscard]] State start() const;
    /// `past` are the positions that have been, the present one last, for games with a rule on repetition.
    [[nodiscard]] std::set<Choice> legalMoves(const State& state, const std::vector<State>& past = {}) const;
    [[nodiscard]] State after(const State& state, const Choice& choice) const;
    [[nodiscard]] bool inCheck(const State& state, Side side) const;
    /// What the piece can do by its move text and the ranks of pieces.
    [[nodiscard]] std::set<Way> waysOf(const Board& board, Spot from) const;
    [[nodiscard]] std::uint64_t perft(const State& state, int depth, std::vector<State> past = {}) const;

private:
    [[nodiscard]] const PieceType& kind(std::size_t number) const { return m_variant.types()[number]; }
    [[nodiscard]] const PieceType& kindOn(const Board& board, Spot spot) const {
        return kind(board.men.at(spot).kind);
    }
    [[nodiscard]] std::size_t numberOf(const std::string& id) const;

    void boardMoves(const State& state, std::set<Choice>& out) const;
    void drops(const State& state, std::set<Choice>& out) const;
    [[nodiscard]] std::set<std::string> becomes(const State& state, Spot from, const Way& way) const;
    [[nodiscard]] std::set<std::string> infectedInto(const Board& board, Spot from, const Way& way) const;
    [[nodiscard]] bool mayHop(const Board& board, Spot from, const Way& way) const;
    [[nodiscard]] bool mayTake(const Board& board, Spot from, const Way& way) const;
    [[nodiscard]] bool mayTradeLions(const State& state, Spot from, const Way& way) const;
    [[nodiscard]] bool ranksAllow(const Board& board, Spot from, const Way& way,
                                  const betza::Term& term) const;
    void rememberDeclined(const State& state, const Choice& choice, State& next) const;
    [[nodiscard]] bool zoneAllows(const State& state, Spot from, const Way& way) const;
    /// What burns when the piece that has gone the way is of this kind at the end; the mover's own square
    /// among it where it burns itself.
    [[nodiscard]] std::set<Spot> burnt(const Board& board, Spot from, const Way& way,
                                       std::size_t kindAtEnd) const;
    [[nodiscard]] bool canBeTaken(const Board& board, Spot target, Side by) const;
    [[nodiscard]] bool mayPass(const State& state) const;
    [[nodiscard]] bool inZone(Spot spot, Side side, int depth) const;
    [[nodiscard]] bool couldEverMove(std::size_t kindNumber, Spot spot, Side side) const;
    [[nodiscard]] bool attacks(const State& before, const State& after) const;
    [[nodiscard]] bool mustDeviate(const std::vector<State>& game) const;
    [[nodiscard]] bool isRefused(const State& state, const Choice& choice,
                                 const std::vector<State>& past) const;

    const Variant& m_variant;
    const RuleSet& m_rules;
};

} // namespace mujo::literal
