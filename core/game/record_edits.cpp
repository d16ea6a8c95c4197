#include "core/game/record_edits.h"

#include <algorithm>
#include <utility>

namespace mujo {

namespace {

/// The node itself, or the first one before it that belongs to the record.
Game::Node nearestKept(const Game& game, Game::Node node) {
    while (!game.isKept(node)) {
        node = game.parent(node);
    }
    return node;
}

} // namespace

void RecordEdits::exchange(Game& game, Change& change) {
    const Game::Node node = change.node;
    const Game::Ply& ply = game.ply(node);
    if (auto* comment = std::get_if<std::string>(&change.state)) {
        std::string before = ply.comment;
        game.setComment(node, std::exchange(*comment, std::move(before)));
    } else if (auto* glyph = std::get_if<std::optional<MoveGlyph>>(&change.state)) {
        game.setGlyph(node, std::exchange(*glyph, std::optional(ply.glyph)));
    } else if (auto* shapes = std::get_if<std::vector<DrawnShape>>(&change.state)) {
        std::vector<DrawnShape> before = ply.shapes;
        game.setShapes(node, std::exchange(*shapes, std::move(before)));
    } else if (auto* diagram = std::get_if<Diagram>(&change.state)) {
        game.setDiagram(node, std::exchange(diagram->isDrawn, bool(ply.hasDiagram)));
    } else if (auto* details = std::get_if<GameDetails>(&change.state)) {
        std::swap(*details, m_details);
    } else {
        auto& place = std::get<Place>(change.state);
        const auto before = game.place(node);
        game.setPlace(node, std::exchange(place.index, before));
    }
}

void RecordEdits::make(Game& game, Kind kind, std::vector<Change> changes) {
    for (Change& change : changes) {
        exchange(game, change);
    }
    m_done.push_back({kind, std::move(changes)});
    m_undone.clear();
}

void RecordEdits::swapBack(Game& game, Edit& edit) {
    std::for_each(edit.changes.rbegin(), edit.changes.rend(),
                  [this, &game](Change& change) { exchange(game, change); });
    std::reverse(edit.changes.begin(), edit.changes.end());
    if (edit.kind != Kind::Details && edit.kind != Kind::Order) { // where lines stand shows no other position
        game.goTo(nearestKept(game, edit.changes.front().node));
    }
}

void RecordEdits::setComment(Game& game, Game::Node node, std::string text) {
    if (text == game.ply(node).comment) {
        return;
    }
    const bool goesOn = m_undone.empty() && !m_done.empty() && m_done.back().kind == Kind::Comment &&
                        m_done.back().changes.front().node == node;
    if (goesOn) {
        game.setComment(node, std::move(text));
    } else {
        make(game, Kind::Comment, {{node, std::move(text)}});
    }
}

void RecordEdits::setGlyph(Game& game, Game::Node node, std::optional<MoveGlyph> glyph) {
    if (node != Game::kStart && glyph != game.ply(node).glyph) {
        make(game, Kind::Glyph, {{node, glyph}});
    }
}

void RecordEdits::setShapes(Game& game, Game::Node node, std::vector<DrawnShape> shapes) {
    if (shapes != game.ply(node).shapes) {
        make(game, Kind::Shapes, {{node, std::move(shapes)}});
    }
}

void RecordEdits::setDiagram(Game& game, Game::Node node, bool isDrawn) {
    if (isDrawn != game.ply(node).hasDiagram) {
        make(game, Kind::Diagram, {{node, Diagram{isDrawn}}});
    }
}

void RecordEdits::setDetails(const GameDetails& now, GameDetails next) {
    if (now != next) {
        m_done.push_back({Kind::Details, {{Game::kStart, now}}});
        m_undone.clear();
        m_details = std::move(next);
    }
}

void RecordEdits::remove(Game& game, Game::Node node) {
    make(game, Kind::Removal, {{node, Place{std::nullopt}}});
}

void RecordEdits::removeAfter(Game& game, Game::Node node) {
    std::vector<Change> changes;
    for (const Game::Node next : game.next(node)) {
        changes.push_back({next, Place{std::nullopt}});
    }
    if (!changes.empty()) {
        make(game, Kind::Removal, std::move(changes));
    }
}

bool RecordEdits::raise(Game& game, Game::Node node) {
    while (node != Game::kStart && game.place(node) == 0U) {
        node = game.parent(node);
    }
    if (node == Game::kStart) {
        return false;
    }
    make(game, Kind::Order, {{node, Place{*game.place(node) - 1}}});
    return true;
}

void RecordEdits::makeMain(Game& game, Game::Node node) {
    std::vector<Change> changes;
    for (; node != Game::kStart; node = game.parent(node)) {
        if (game.place(node) != 0U) {
            changes.push_back({node, Place{0}});
        }
    }
    if (!changes.empty()) {
        make(game, Kind::Order, std::move(changes));
    }
}

void RecordEdits::notePasted(std::vector<Change> made) {
    if (!made.empty()) {
        m_done.push_back({Kind::Paste, std::move(made)});
        m_undone.clear();
    }
}

RecordEdits::Pasted RecordEdits::pasteLine(Game& game, const std::vector<Move>& moves, Game::Node onto) {
    Pasted pasted;
    const Game::Node shown = game.current();
    const Game::Node firstNew = game.nodeCount();
    std::vector<Change> made;
    game.goTo(onto);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Game::Node before = game.current();
        const std::size_t known = game.nodeCount();
        if (!game.play(moves[i])) {
            pasted.impossible = moves.size() - i;
            break;
        }
        pasted.at = pasted.at.value_or(game.current());
        if (game.nodeCount() > known) {
            ++pasted.moves;
            if (before < firstNew) {
                made.push_back({game.current(), Place{std::nullopt}});
            }
        }
    }
    notePasted(std::move(made));
    game.goTo(pasted.at.value_or(shown));
    return pasted;
}

RecordEdits::Pasted RecordEdits::paste(Game& game, Game::Node node, Game::Node onto) {
    Pasted pasted;
    const Game::Node shown = game.current();
    std::vector<Change> made;
    struct Step {
        Game::Node from;
        Game::Node onto;
    };
    std::vector<Step> open{{node, onto}};
    // What is pasted may come below what is copied, and is then not copied again.
    const Game::Node firstNew = game.nodeCount();
    while (!open.empty()) {
        const Step step = open.back();
        open.pop_back();
        game.goTo(step.onto);
        const std::size_t known = game.nodeCount();
        const Move move = game.ply(step.from).move;
        if (!game.play(move)) {
            const auto left = nodesFrom(game, step.from);
            pasted.impossible += static_cast<std::size_t>(std::count_if(
                left.begin(), left.end(), [firstNew](Game::Node each) { return each < firstNew; }));
            continue;
        }
        const Game::Node reached = game.current();
        if (!pasted.at) {
            pasted.at = reached;
        }
        if (game.nodeCount() > known) {
            ++pasted.moves;
            const Game::Ply said = game.ply(step.from);
            game.setComment(reached, said.comment);
            game.setGlyph(reached, said.glyph);
            game.setShapes(reached, said.shapes);
            game.setDiagram(reached, said.hasDiagram);
            // Where what it follows is new, it comes and goes with that.
            if (step.onto < firstNew) {
                made.push_back({reached, Place{std::nullopt}});
            }
        }
        const std::vector<Game::Node> after = game.next(step.from);
        std::for_each(after.rbegin(), after.rend(), [&](Game::Node next) {
            if (next < firstNew) {
                open.push_back({next, reached});
            }
        });
    }
    notePasted(std::move(made));
    game.goTo(pasted.at.value_or(shown));
    return pasted;
}

std::optional<RecordEdits::Kind> RecordEdits::undoable() const {
    return m_done.empty() ? std::nullopt : std::optional(m_done.back().kind);
}

std::optional<RecordEdits::Kind> RecordEdits::redoable() const {
    return m_undone.empty() ? std::nullopt : std::optional(m_undone.back().kind);
}

void RecordEdits::undo(Game& game) {
    if (!m_done.empty()) {
        swapBack(game, m_done.back());
        m_undone.push_back(std::move(m_done.back()));
        m_done.pop_back();
    }
}

void RecordEdits::redo(Game& game) {
    if (!m_undone.empty()) {
        swapBack(game, m_undone.back());
        m_done.push_back(std::move(m_undone.back()));
        m_undone.pop_back();
    }
}

} // namespace mujo
