#include "ui/board/board_scene.h"

#include <algorithm>
#include <iterator>

#include "core/game/line_ahead.h"
#include "ui/board/overlays/drawings_overlay.h"
#include "ui/board/overlays/last_move_overlay.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/board/overlays/premove_overlay.h"
#include "ui/board/overlays/refusal_overlay.h"
#include "ui/look/board_style.h"

namespace mujo::ui {

using Role = SceneItem::Role;

BoardScene::BoardScene() : m_overlays(makeOverlays()) {}

template <class Kind>
Kind& BoardScene::overlay() const {
    const auto found = std::find_if(m_overlays.begin(), m_overlays.end(), [](const auto& each) {
        return dynamic_cast<const Kind*>(each.get()) != nullptr;
    });
    return static_cast<Kind&>(**found); // the table has one of each
}

std::optional<OverlaySource> BoardScene::source() const {
    return m_game != nullptr ? std::optional(OverlaySource{*m_game, m_facts, m_ways}) : std::nullopt;
}

void BoardScene::setWorths(insight::BoardFacts::Worths worths) {
    m_facts.setWorths(std::move(worths));
}

void BoardScene::showGame(const Game* game) {
    m_game = game;
    m_facts.setPosition(game != nullptr ? &game->position() : nullptr);
    m_pieces.clear();
    const auto read = source();
    for (const auto& each : m_overlays) {
        each->read(read ? &*read : nullptr);
    }
    if (game == nullptr) {
        return;
    }
    const Position& position = game->position();
    const BoardShape& shape = position.shape();
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square square(i);
        if (!position.at(square).isEmpty()) {
            m_pieces.push_back(itemOn(square, Role::Piece));
            m_pieces.back().piece = position.at(square).piece();
        }
    }
    const int depth = position.variant().zoneDepth();
    if (depth > 0 && depth < shape.ranks()) {
        for (const int row : {depth, shape.ranks() - depth}) {
            m_pieces.push_back(itemOn(shape.at(0, row), Role::ZoneLine));
            for (const int column : starLines(shape.files())) {
                m_pieces.push_back(itemOn(shape.at(column, row), Role::StarPoint));
            }
        }
    }
}

bool BoardScene::holdsPiece(Square square) const {
    return m_game != nullptr && !m_game->position().at(square).isEmpty();
}

bool BoardScene::hasGhost(Square square) const {
    return overlay<PlansOverlay>().hasGhost(square);
}

void BoardScene::showOverlay(std::string_view id, bool on) {
    const auto read = source();
    for (const auto& each : m_overlays) {
        if (each->id() == id) {
            each->setOn(on, read ? &*read : nullptr);
        }
    }
}

bool BoardScene::overlayShown(std::string_view id) const {
    return std::any_of(m_overlays.begin(), m_overlays.end(),
                       [id](const auto& each) { return each->id() == id && each->isOn(); });
}

/// One whose key is held, or that a menu has shown until the next key or click.
bool BoardScene::holdsOverlay() const {
    const auto commands = overlayCommands();
    return overlayShown(kSquareThreats) ||
           std::any_of(commands.begin(), commands.end(), [this](const OverlayCommand& command) {
               return command.isHeld() && overlayShown(command.id);
           });
}

QString BoardScene::overlayNews(std::string_view id) const {
    const auto found = std::find_if(m_overlays.begin(), m_overlays.end(),
                                    [id](const auto& each) { return each->id() == id; });
    return found == m_overlays.end() ? QString() : (*found)->news();
}

QString BoardScene::overlayWords(Square square, bool isIdle) const {
    const auto read = source();
    const bool isHeld = holdsOverlay();
    // The last one painted lies on top and speaks first.
    for (auto each = m_overlays.rbegin(); read && each != m_overlays.rend(); ++each) {
        const QString words = (*each)->isOn() ? (*each)->words(*read, {square, isIdle, isHeld}) : QString();
        if (!words.isEmpty()) {
            return words;
        }
    }
    return {};
}

void BoardScene::showPremove(const std::optional<Move>& move) {
    overlay<PremoveOverlay>().show(move);
}

void BoardScene::holdLastMove(bool held) {
    overlay<LastMoveOverlay>().setHeld(held);
}

void BoardScene::showRefusal(std::optional<Square> refused, const std::vector<Square>& reasons) {
    overlay<RefusalOverlay>().show(refused, reasons);
}

bool BoardScene::isRefusing() const {
    return !overlay<RefusalOverlay>().items().empty();
}

void BoardScene::readDrawings() {
    if (const auto read = source()) {
        overlay<DrawingsOverlay>().read(&*read);
    }
}

void BoardScene::toggleShape(const DrawnShape& shape) {
    overlay<DrawingsOverlay>().toggle(shape);
}

void BoardScene::clearShapes() {
    overlay<DrawingsOverlay>().clear();
}

const std::vector<DrawnShape>& BoardScene::shapes() const {
    return overlay<DrawingsOverlay>().shapes();
}

const rules::Route& BoardScene::lastPath() const {
    return overlay<LastMoveOverlay>().way();
}

void BoardScene::showInput(const insight::MoveInput& input) {
    if (const auto read = source()) {
        overlay<EntryOverlay>().showInput(*read, input);
    }
}

void BoardScene::showPointer(const insight::MoveInput& input, const Pointer& pointer) {
    const auto read = source();
    if (!read) {
        return;
    }
    for (const auto& each : m_overlays) {
        each->point(&*read, pointer.hover ? pointer.hover : pointer.cursor);
    }
    overlay<EntryOverlay>().showPointer(*read, input, pointer);
}

void BoardScene::showOption(const std::optional<Move>& outcome) {
    if (const auto read = source()) {
        overlay<EntryOverlay>().showOption(*read, outcome);
    }
}

void BoardScene::showCandidates(const std::vector<std::pair<Move, QString>>& candidates) {
    if (const auto read = source()) {
        const LineAhead ahead(read->game);
        std::vector<std::pair<Move, QString>> legal;
        std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(legal),
                     [&](const auto& candidate) { return ahead.isLegal(candidate.first); });
        overlay<PlansOverlay>().showCandidates(*read, legal);
    }
}

void BoardScene::showLine(const std::vector<Move>& moves) {
    if (const auto read = source()) {
        overlay<PlansOverlay>().showLine(*read, legalStart(read->game, moves));
    }
}

const std::vector<SceneItem>& BoardScene::marks() const {
    return overlay<EntryOverlay>().items();
}

const std::vector<SceneItem>& BoardScene::previews() const {
    return overlay<EntryOverlay>().pointedItems();
}

const std::vector<SceneItem>& BoardScene::options() const {
    return overlay<EntryOverlay>().options();
}

const rules::Route& BoardScene::previewPath() const {
    return overlay<EntryOverlay>().way();
}

const std::vector<PlansOverlay::Plan>& BoardScene::candidates() const {
    return overlay<PlansOverlay>().candidates();
}

const std::vector<PlansOverlay::Plan>& BoardScene::line() const {
    return overlay<PlansOverlay>().line();
}

} // namespace mujo::ui
