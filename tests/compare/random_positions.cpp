#include <algorithm>
#include <charconv>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/game/notation/json_move.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"
#include "tests/support/sampling.h"

// Usage: random_positions ID PROFILE COUNT SEED
// Plays random games from the opening and stops each at a random moment. For every one that is still going on
// a line: the position before the last move, that move in JSON, the position after it, with tabs between
// them.

namespace {

using namespace mujo;

struct Visited {
    std::string before;
    std::string move;
    std::string after;
};

constexpr int kLongestGame = 240;

bool isLion(const Position& position, Square square) {
    const auto& rule = position.variant().rules().lionTrade;
    const Cell cell = position.at(square);
    return rule && !cell.isEmpty() && rule->lions.contains(cell.type());
}

bool takes(const Position& position, const Move& move) {
    return move.path.size() > 1 ||
           (!move.isDrop() && position.at(move.to()).holds(opponent(position.turn())));
}

bool takesLion(const Position& position, const Move& move) {
    return takes(position, move) && std::any_of(move.path.begin(), move.path.end(), [&](Square square) {
               return square != move.origin && isLion(position, square);
           });
}

bool byLion(const Position& position, const Move& move) {
    return !move.isDrop() && isLion(position, move.from());
}

/// Whether a lion of `owner` could be taken if lions were pieces like any other.
bool hasLionAttacked(const Position& position, Side owner) {
    const Imagined board(position);
    for (int i = 0; i < position.shape().squareCount(); ++i) {
        if (isLion(position, Square(i)) && position.at(Square(i)).owner() == owner &&
            rules::canTake(board, Square(i), opponent(owner))) {
            return true;
        }
    }
    return false;
}

/// Captures are preferred, and what brings lions into each other's reach where rules forbid to trade them:
/// positions in which little happens prove little.
Move chosen(const Position& position, const std::vector<Move>& legal, Random& random) {
    std::vector<Move> pool;
    const auto keep = [&](auto&& wanted) {
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(pool),
                     [&](const Move& move) { return wanted(position, move); });
    };
    if (position.variant().rules().lionTrade) {
        if (hasLionAttacked(position, Side::Sente) && hasLionAttacked(position, Side::Gote)) {
            keep([](const Position& at, const Move& move) {
                return takesLion(at, move) && !byLion(at, move);
            });
        }
        if (pool.empty() && random.below(3) == 0) {
            keep(byLion);
        }
    }
    if (pool.empty() && random.below(3) == 0) {
        keep(takes);
    }
    const std::vector<Move>& from = pool.empty() ? legal : pool;
    return from[random.below(from.size())];
}

/// Whether to stop a game where a lion hangs, in half of the games only where it would be a counter-strike.
bool isWorthStopping(const Position& position, bool patient, Random& random) {
    if (!position.variant().rules().lionTrade || !hasLionAttacked(position, opponent(position.turn()))) {
        return false;
    }
    return position.state().lionTaken || (!patient && random.below(2) == 0);
}

Visited visit(const std::shared_ptr<const Variant>& variant, Random& random) {
    Position position = Position::start(variant);
    History history(position.key());
    Visited visited;
    const bool patient = random.below(2) == 0;
    const int plies = 1 + static_cast<int>(random.below(kLongestGame));
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<Move> legal = rules::legalMoves(position, history);
        if (legal.empty()) {
            break;
        }
        const Move move = chosen(position, legal, random);
        Position next = position;
        const Transition transition = rules::resolve(next, move);
        next.apply(transition);
        History nextHistory = history;
        nextHistory.push(rules::entryAfter(transition, next));
        if (rules::outcome(next, nextHistory).isOver()) {
            break;
        }
        visited = {sfen(position), jsonMove(position, legal, move), sfen(next)};
        position = std::move(next);
        history = std::move(nextHistory);
        if (isWorthStopping(position, patient, random)) {
            break;
        }
    }
    return visited;
}

std::uint64_t number(const std::string& text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) {
        throw std::runtime_error("no number: " + text);
    }
    return value;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    constexpr std::size_t kArguments = 4;
    if (arguments.size() != kArguments) {
        std::cerr << "Usage: random_positions ID PROFILE COUNT SEED\n";
        return 2;
    }
    try {
        const auto variant = testing::game(arguments[0], arguments[1]);
        Random random(number(arguments[3]));
        for (std::uint64_t left = number(arguments[2]); left > 0; --left) {
            const Visited visited = visit(variant, random);
            std::cout << visited.before << '\t' << visited.move << '\t' << visited.after << '\n';
        }
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
