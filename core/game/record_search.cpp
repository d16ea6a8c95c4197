#include "core/game/record_search.h"

#include <algorithm>
#include <iterator>

namespace mujo {

std::vector<Game::Node> nodesInOrder(const Game& game) {
    std::vector<Game::Node> nodes{Game::kStart};
    for (const Branch& branch : branches(game)) {
        nodes.insert(nodes.end(), branch.moves.begin(), branch.moves.end());
    }
    return nodes;
}

bool takesSomething(const Game& game, Game::Node node) {
    const Side first = game.start().turn();
    const Side other = game.depth(node) % 2 == 1 ? opponent(first) : first;
    const auto& changes = game.ply(node).transition.squares;
    return std::any_of(changes.begin(), changes.end(), [other](const SquareChange& change) {
        return !change.before.isEmpty() && change.before.owner() == other && !(change.after == change.before);
    });
}

std::vector<Game::Node> nodesWithPosition(const Game& game, std::uint64_t key) {
    Game at = game;
    std::vector<Game::Node> found;
    for (const Game::Node node : nodesInOrder(game)) {
        at.goTo(node);
        if (at.position().key() == key) {
            found.push_back(node);
        }
    }
    return found;
}

std::vector<Game::Node> findMoves(const Game& game, SearchFor what,
                                  const std::function<bool(const Game::Ply&)>& isWanted) {
    const auto fits = [&](Game::Node node) {
        const Game::Ply& ply = game.ply(node);
        switch (what) {
        case SearchFor::Comments:
            return !ply.comment.empty() && isWanted(ply);
        case SearchFor::Captures:
            return node != Game::kStart && takesSomething(game, node) && isWanted(ply);
        case SearchFor::Promotions:
            return node != Game::kStart && ply.move.promotes() && isWanted(ply);
        case SearchFor::AnyMove:
        case SearchFor::Position:
            break;
        }
        return node != Game::kStart && isWanted(ply);
    };
    const std::vector<Game::Node> nodes = nodesInOrder(game);
    std::vector<Game::Node> found;
    std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(found), fits);
    return found;
}

} // namespace mujo
