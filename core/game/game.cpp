#include "core/game/game.h"

#include <algorithm>

#include "core/game/notation/hodges.h"
#include "core/rules/captures.h"
#include "core/rules/entering_king/entering_king.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo {

Game::Game(std::shared_ptr<const Variant> variant) : Game(Position::start(std::move(variant))) {}

Game::Game(Position start, Settings settings)
    : m_start(start), m_position(std::move(start)), m_history(m_position.key()), m_settings(settings) {
    readRules();
}

void Game::setSettings(Settings settings) {
    m_settings = settings;
    for (Node node = kStart; node < m_entries.size(); ++node) {
        updateOutcome(node);
    }
    m_legal.reset();
}

/// What the rules say of the position shown, which is new in the tree.
void Game::readRules() {
    Entry& entry = m_entries[current()];
    entry.byRules = rules::outcome(m_position, m_history);
    entry.inCheck = !entry.byRules.isOver() && rules::inCheck(m_position, m_position.turn());
    entry.isMate = entry.inCheck && rules::isMate(m_position, m_history);
    updateOutcome(current());
    m_legal.reset();
}

void Game::updateOutcome(Node node) {
    Entry& entry = m_entries[node];
    entry.outcome = entry.ended ? *entry.ended
                    : entry.isMate && m_settings.endsAtMate
                        ? rules::Outcome::wonBy(opponent(turn(node)), rules::Reason::Mate)
                        : entry.byRules;
}

const std::vector<Move>& Game::legalMoves() const {
    if (!m_legal) {
        m_legal = isOver() ? std::vector<Move>() : rules::legalMoves(m_position, m_history);
    }
    return *m_legal;
}

void Game::stepForward() {
    const Entry& next = m_entries[m_line[m_made]];
    m_position.apply(next.ply.transition);
    m_history.push(next.history);
    ++m_made;
    m_legal.reset();
}

void Game::stepBack() {
    m_position.revert(m_entries[current()].ply.transition);
    m_history.pop();
    --m_made;
    m_legal.reset();
}

bool Game::play(const Move& move) {
    const std::vector<Move>& legal = legalMoves(); // none once the game is over
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) {
        return false;
    }
    const Node before = current();
    const std::vector<Node>& played = m_entries[before].next;
    const auto known = std::find_if(played.begin(), played.end(),
                                    [&](Node node) { return m_entries[node].ply.move == move; });
    if (known != played.end()) {
        goTo(*known);
        return true;
    }
    Entry made;
    made.ply = {move, rules::resolve(m_position, move), contextOf(m_position, legal, move)};
    made.parent = before;
    made.depth = m_made + 1;
    m_position.apply(made.ply.transition);
    made.history = rules::entryAfter(made.ply.transition, m_position);
    m_history.push(made.history);
    m_line.resize(m_made++);
    m_line.push_back(m_entries.size());
    m_entries[before].next.push_back(m_entries.size());
    m_entries.push_back(std::move(made));
    readRules();
    return true;
}

bool Game::takeBack() {
    if (m_made == 0) {
        return false;
    }
    stepBack();
    return true;
}

bool Game::redo() {
    if (m_made == m_line.size()) {
        return false;
    }
    stepForward();
    return true;
}

bool Game::reopen() {
    if (!m_entries[current()].ended) {
        return false;
    }
    m_entries[current()].ended.reset();
    updateOutcome(current());
    m_legal.reset();
    return true;
}

void Game::goTo(Node node) {
    const std::size_t target = m_entries[node].depth;
    if (target > m_line.size() || onLine(target) != node) {
        std::vector<Node> line(target);
        for (Node at = node; at != kStart; at = m_entries[at].parent) {
            line[m_entries[at].depth - 1] = at;
        }
        appendMainMoves(line, node);
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
}

void Game::appendMainMoves(std::vector<Node>& line, Node node) const {
    while (!m_entries[node].next.empty()) {
        node = m_entries[node].next.front();
        line.push_back(node);
    }
}

std::optional<std::size_t> Game::place(Node node) const {
    const std::vector<Node>& siblings = next(parent(node));
    const auto at = std::find(siblings.begin(), siblings.end(), node);
    return at == siblings.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(at - siblings.begin()));
}

void Game::setPlace(Node node, std::optional<std::size_t> place) {
    std::vector<Node>& siblings = m_entries[parent(node)].next;
    siblings.erase(std::remove(siblings.begin(), siblings.end(), node), siblings.end());
    if (place) {
        const std::size_t at = std::min(*place, siblings.size());
        siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(at), node);
        return;
    }
    const std::size_t before = depth(node) - 1;
    if (m_line.size() > before && m_line[before] == node) {
        while (m_made > before) {
            stepBack();
        }
        m_line.resize(before);
        appendMainMoves(m_line, parent(node));
    }
}

bool Game::isKept(Node node) const {
    while (node != kStart && place(node)) {
        node = parent(node);
    }
    return node == kStart;
}

std::vector<Game::Node> Game::keptNodes() const {
    std::vector<Node> kept{kStart};
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const std::vector<Node> following = next(kept[i]);
        kept.insert(kept.end(), following.begin(), following.end());
    }
    std::sort(kept.begin(), kept.end());
    return kept;
}

bool Game::isOnLine(Node node) const {
    return depth(node) <= m_line.size() && onLine(depth(node)) == node;
}

bool Game::isOnMainLine(Node node) const {
    while (node != kStart && place(node) == std::size_t{0}) {
        node = parent(node);
    }
    return node == kStart;
}

Game::Node Game::lastOfMainLine() const {
    Node node = kStart;
    while (!next(node).empty()) {
        node = next(node).front();
    }
    return node;
}

std::optional<Game::Node> Game::otherLine() const {
    const auto parts = [this](std::size_t ply) {
        return ply > 0 && ply <= m_line.size() && next(onLine(ply - 1)).size() > 1;
    };
    // The move shown, the next one, those before from the nearest, those behind from the nearest.
    std::vector<std::size_t> plies{m_made, m_made + 1};
    for (std::size_t ply = m_made; ply-- > 1;) {
        plies.push_back(ply);
    }
    for (std::size_t ply = m_made + 2; ply <= m_line.size(); ++ply) {
        plies.push_back(ply);
    }
    const auto found = std::find_if(plies.begin(), plies.end(), parts);
    if (found == plies.end()) {
        return std::nullopt;
    }
    const std::vector<Node>& lines = next(onLine(*found - 1));
    const auto shown = std::find(lines.begin(), lines.end(), onLine(*found));
    return shown + 1 == lines.end() ? lines.front() : shown[1];
}

void Game::makeMainLine() {
    for (const Node node : m_line) {
        auto& siblings = m_entries[m_entries[node].parent].next;
        const auto at = std::find(siblings.begin(), siblings.end(), node);
        std::rotate(siblings.begin(), at, at + 1);
    }
}

void Game::setShapes(Node node, std::vector<DrawnShape> shapes) {
    m_entries[node].ply.shapes = std::move(shapes);
}

void Game::setComment(Node node, std::string text) {
    m_entries[node].ply.comment = std::move(text);
}

void Game::setGlyph(Node node, std::optional<MoveGlyph> glyph) {
    if (node != kStart) {
        m_entries[node].ply.glyph = glyph;
    }
}

void Game::setDiagram(Node node, bool isDrawn) {
    m_entries[node].ply.hasDiagram = isDrawn;
}

bool Game::noteScore(Node node, const PositionScore& score) {
    std::optional<PositionScore>& known = m_entries[node].ply.score;
    if (known == score || (known && known->depth > score.depth)) {
        return false;
    }
    known = score;
    return true;
}

void Game::noteFinding(Node node, Finding finding) {
    noteScore(node, finding.score);
    m_entries[node].ply.finding = std::make_shared<const Finding>(std::move(finding));
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

bool Game::endAsRecorded(const rules::Outcome& recorded) {
    if (recorded == outcome()) {
        return true;
    }
    using rules::Reason;
    const bool outsideTheRules = recorded.reason == Reason::Resignation ||
                                 recorded.reason == Reason::Agreement || recorded.reason == Reason::Time ||
                                 recorded.reason == Reason::IllegalMove ||
                                 recorded.reason == Reason::Adjudication ||
                                 (recorded.reason == Reason::EnteringKing &&
                                  recorded.winner() == m_position.turn() && rules::mayDeclare(m_position));
    if (isOver() || !recorded.isOver() || !outsideTheRules) {
        return false;
    }
    end(recorded);
    return true;
}

void Game::end(const rules::Outcome& outcome) {
    if (!isOver()) {
        m_entries[current()].ended = outcome;
        updateOutcome(current());
        m_legal.reset();
    }
}

std::vector<Game::Node> nodesFrom(const Game& game, Game::Node node) {
    std::vector<Game::Node> nodes{node};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& next = game.next(nodes[i]);
        nodes.insert(nodes.end(), next.begin(), next.end());
    }
    return nodes;
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

} // namespace mujo
