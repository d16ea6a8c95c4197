#include "core/game/game.h"

#include <algorithm>

#include "core/game/notation/hodges.h"
#include "core/rules/captures.h"
#include "core/rules/entering_king.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo {

Game::Game(std::shared_ptr<const Variant> variant) : Game(Position::start(std::move(variant))) {}

Game::Game(Position start, Settings settings)
    : m_start(start), m_position(std::move(start)), m_history(m_position.key()), m_settings(settings) {
    refresh();
}

void Game::setSettings(Settings settings) {
    m_settings = settings;
    const Node shown = current();
    if (shown != lastOfLine()) { // its outcome is told as well
        goTo(lastOfLine());
        goTo(shown);
    }
    refresh();
}

void Game::refresh() {
    Entry& here = m_entries[current()];
    m_outcome = here.ended ? *here.ended : rules::outcome(m_position, m_history);
    m_inCheck = !m_outcome.isOver() && rules::inCheck(m_position, m_position.turn());
    m_isMate = m_inCheck && rules::isMate(m_position, m_history);
    if (m_isMate && m_settings.endsAtMate) {
        m_outcome = rules::Outcome::wonBy(opponent(m_position.turn()), rules::Reason::Mate);
    }
    here.outcome = m_outcome;
    m_legal.clear();
    if (!m_outcome.isOver()) {
        m_legal = rules::legalMoves(m_position, m_history);
    }
}

void Game::stepForward() {
    const Entry& next = m_entries[m_line[m_made]];
    m_position.apply(next.ply.transition);
    m_history.push(next.history);
    ++m_made;
}

void Game::stepBack() {
    m_position.revert(m_entries[current()].ply.transition);
    m_history.pop();
    --m_made;
}

bool Game::play(const Move& move) {
    if (isOver() || std::find(m_legal.begin(), m_legal.end(), move) == m_legal.end()) {
        return false;
    }
    const Node here = current();
    const std::vector<Node>& played = m_entries[here].next;
    const auto known = std::find_if(played.begin(), played.end(),
                                    [&](Node node) { return m_entries[node].ply.move == move; });
    if (known != played.end()) {
        goTo(*known);
        return true;
    }
    Entry made;
    made.ply = {move, rules::resolve(m_position, move), hodges(m_position, m_legal, move)};
    made.parent = here;
    made.depth = m_made + 1;
    m_position.apply(made.ply.transition);
    made.history = rules::entryAfter(made.ply.transition, m_position);
    m_history.push(made.history);
    m_line.resize(m_made++);
    m_line.push_back(m_entries.size());
    m_entries[here].next.push_back(m_entries.size());
    m_entries.push_back(std::move(made));
    refresh();
    return true;
}

bool Game::takeBack() {
    if (m_made == 0) {
        return false;
    }
    stepBack();
    refresh();
    return true;
}

bool Game::redo() {
    if (m_made == m_line.size()) {
        return false;
    }
    stepForward();
    refresh();
    return true;
}

bool Game::reopen() {
    if (!m_entries[current()].ended) {
        return false;
    }
    m_entries[current()].ended.reset();
    refresh();
    return true;
}

void Game::goTo(Node node) {
    const std::size_t target = m_entries[node].depth;
    if (target > m_line.size() || onLine(target) != node) {
        std::vector<Node> line(target);
        for (Node at = node; at != kStart; at = m_entries[at].parent) {
            line[m_entries[at].depth - 1] = at;
        }
        for (Node at = node; !m_entries[at].next.empty(); line.push_back(at)) {
            at = m_entries[at].next.front();
        }
        const auto fork = std::mismatch(line.begin(), line.end(), m_line.begin(), m_line.end()).first;
        while (m_made > static_cast<std::size_t>(fork - line.begin())) {
            stepBack();
        }
        m_line = std::move(line);
    }
    while (m_made > target) {
        stepBack();
    }
    while (m_made < target) {
        stepForward();
    }
    refresh();
}

void Game::makeMainLine() {
    for (const Node node : m_line) {
        auto& siblings = m_entries[m_entries[node].parent].next;
        const auto at = std::find(siblings.begin(), siblings.end(), node);
        std::rotate(siblings.begin(), at, at + 1);
    }
}

void Game::setShapes(std::vector<DrawnShape> shapes) {
    m_entries[current()].ply.shapes = std::move(shapes);
}

void Game::setSpent(std::chrono::milliseconds spent) {
    if (m_made > 0) {
        m_entries[current()].ply.spent = spent;
    }
}

void Game::setUnknown(std::string json) {
    m_entries[current()].ply.unknown = std::move(json);
}

bool Game::declareWin() {
    if (isOver() || !rules::mayDeclare(m_position)) {
        return false;
    }
    end(rules::Outcome::wonBy(m_position.turn(), rules::Reason::EnteringKing));
    return true;
}

void Game::end(const rules::Outcome& outcome) {
    if (!isOver()) {
        m_entries[current()].ended = outcome;
        refresh();
    }
}

std::vector<Branch> branches(const Game& game) {
    std::vector<Branch> found;
    const auto follow = [&](Game::Node after, Game::Node first) {
        Branch branch{after, {first}};
        while (!game.next(branch.moves.back()).empty()) {
            branch.moves.push_back(game.next(branch.moves.back()).front());
        }
        found.push_back(std::move(branch));
    };
    const auto leave = [&](Game::Node node) {
        const std::vector<Game::Node>& played = game.next(node);
        if (!played.empty()) {
            std::for_each(played.begin() + 1, played.end(), [&](Game::Node first) { follow(node, first); });
        }
    };
    if (game.next(Game::kStart).empty()) {
        return found;
    }
    follow(Game::kStart, game.next(Game::kStart).front());
    leave(Game::kStart);
    std::size_t visited = 0; // `leave` appends to `found`: the branches of a branch are visited after it
    while (visited < found.size()) {
        const std::vector<Game::Node> moves = found[visited++].moves;
        std::for_each(moves.begin(), moves.end(), leave);
    }
    return found;
}

Game replayed(const Game& game, Position start) {
    Game copy(std::move(start), game.settings());
    std::vector<Game::Node> copies(game.nodeCount(), Game::kStart);
    const auto dress = [&](Game::Node node) {
        const Game::Ply& ply = game.ply(node);
        copy.setShapes(ply.shapes);
        copy.setSpent(ply.spent);
        copy.setUnknown(ply.unknown);
        copies[node] = copy.current();
    };
    dress(Game::kStart);
    for (const Branch& branch : branches(game)) {
        copy.goTo(copies[branch.after]);
        for (const Game::Node node : branch.moves) {
            if (!copy.play(game.ply(node).move)) {
                break;
            }
            dress(node);
        }
    }
    for (Game::Node node = 0; node < game.nodeCount(); ++node) {
        if (game.ended(node)) { // moves may follow that were made before
            copy.goTo(copies[node]);
            copy.end(*game.ended(node));
        }
    }
    copy.goTo(copies[game.lastOfLine()]);
    copy.endLineHere();
    copy.goTo(copies[game.current()]);
    return copy;
}

} // namespace mujo
