#include "ui/board/board_scene.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/board/overlays/drawings_overlay.h"
#include "ui/board/overlays/last_move_overlay.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/board/overlays/premove_overlay.h"
#include "ui/board/overlays/refusal_overlay.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct LossCount {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::LossCount)
};

/// What happens to most of the pieces that go.
QString countOf(const insight::Losses& losses, int all) {
    return losses.passedOver > 0 ? LossCount::tr("passes over %1").arg(losses.passedOver)
           : losses.burnt > 0    ? LossCount::tr("burns %1").arg(losses.burnt)
                                 : LossCount::tr("takes %1").arg(all);
}

using Role = SceneItem::Role;

QPointF cellPoint(const BoardShape& shape, Square square) {
    return {shape.column(square) + 0.5, shape.row(square) + 0.5};
}

/// The way whose corner lies nearest to the pointer, or the next ones after it.
rules::Route chooseRoute(const BoardShape& shape, const std::vector<rules::Route>& ways,
                         const BoardScene::Pointer& pointer) {
    if (ways.empty()) {
        return {};
    }
    std::size_t best = 0;
    if (pointer.at) {
        const auto detour = [&](const rules::Route& way) {
            double sum = 0;
            for (std::size_t i = 1; i + 1 < way.size(); ++i) {
                const QPointF d = cellPoint(shape, way[i]) - *pointer.at;
                sum += std::hypot(d.x(), d.y());
            }
            return sum;
        };
        const auto nearest = std::min_element(
            ways.begin(), ways.end(), [&](const auto& a, const auto& b) { return detour(a) < detour(b); });
        best = static_cast<std::size_t>(nearest - ways.begin());
    }
    return ways[(best + pointer.alternate) % ways.size()];
}

} // namespace

BoardScene::BoardScene() : m_overlays(makeOverlays()) {}

template <class Kind>
Kind& BoardScene::overlay() const {
    const auto found = std::find_if(m_overlays.begin(), m_overlays.end(), [](const auto& each) {
        return dynamic_cast<const Kind*>(each.get()) != nullptr;
    });
    return static_cast<Kind&>(**found); // the table has one of each
}

std::optional<OverlaySource> BoardScene::source() const {
    return m_game != nullptr ? std::optional(OverlaySource{*m_game, m_facts}) : std::nullopt;
}

void BoardScene::setWorths(insight::BoardFacts::Worths worths) {
    m_facts.setWorths(std::move(worths));
}

void BoardScene::showGame(const Game* game) {
    m_game = game;
    m_facts.setPosition(game != nullptr ? &game->position() : nullptr);
    m_pieces.clear();
    m_marks.clear();
    m_previews.clear();
    m_previewPath.clear();
    m_options.clear();
    forgetLines();
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
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square square : position.royals(side)) {
            m_pieces.push_back(itemOn(square, Role::Crown));
            m_pieces.back().piece = position.at(square).piece();
        }
    }
    const int depth = position.variant().zoneDepth();
    if (depth > 0 && depth < shape.ranks()) {
        m_pieces.push_back(itemOn(shape.at(0, depth), Role::ZoneLine));
        m_pieces.push_back(itemOn(shape.at(0, shape.ranks() - depth), Role::ZoneLine));
    }
}

bool BoardScene::holdsPiece(Square square) const {
    return m_game != nullptr && !m_game->position().at(square).isEmpty();
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

bool BoardScene::holdsOverlay() const {
    const auto commands = overlayCommands();
    return std::any_of(commands.begin(), commands.end(), [this](const OverlayCommand& command) {
        return command.isHeld() && overlayShown(command.id);
    });
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

void BoardScene::showRefusal(const std::vector<Square>& causes) {
    overlay<RefusalOverlay>().show(causes);
}

bool BoardScene::isRefusing() const {
    return !overlay<RefusalOverlay>().items().empty();
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
    m_marks.clear();
    if (!input.hasSelection() || m_game == nullptr) {
        return;
    }
    if (!input.selected().isNone()) {
        m_marks.push_back(itemOn(input.selected(), Role::Selected));
    }
    const Position& position = m_game->position();
    int stop = 0;
    int taken = 0;
    for (const Square square : input.stops()) {
        m_marks.push_back(itemOn(square, Role::Armed, ++stop));
        if (!position.at(square).isEmpty() && square != input.selected()) {
            m_marks.push_back(itemOn(square, Role::Taken, ++taken));
        }
    }
    if (input.state() == insight::InputState::Choosing) {
        m_marks.push_back(itemOn(input.choiceSquare(), Role::Armed));
        return; // what is chosen shows its own moves
    }
    if (input.canStop()) {
        m_marks.push_back(itemOn(input.stops().back(), Role::StopHere));
    }
    for (const insight::TargetMark& mark : input.marks()) {
        addMark(mark, input);
    }
}

void BoardScene::addMark(const insight::TargetMark& mark, const insight::MoveInput& input) {
    const BoardShape& shape = m_game->position().shape();
    SceneItem reach = itemOn(mark.square, Role::Step);
    if (mark.igui) {
        reach.role = Role::Igui;
    } else if (mark.burns) {
        reach.role = Role::Burn;
    } else if (mark.reach == insight::Reach::Drop) {
        reach.role = Role::Drop;
    } else if (mark.reach == insight::Reach::MultiLeg || mark.goesOn) {
        reach.role = Role::MultiLeg;
    } else if (mark.reach == insight::Reach::Jump) {
        reach.role = Role::Jump;
    } else if (mark.reach == insight::Reach::Slide) {
        reach.role = Role::Slide;
        reach.direction = cellPoint(shape, mark.square) - cellPoint(shape, input.selected());
    }
    if (mark.captures && !mark.burns) {
        m_marks.push_back(itemOn(mark.square, Role::Capture));
    }
    reach.number = mark.goesOn ? 1 : 0;
    m_marks.push_back(reach);
    if (mark.becomes != kNoPieceType) {
        m_marks.push_back(itemOn(mark.square, mark.contagion ? Role::Contagion : Role::Promotion));
        const Cell mover = m_game->position().at(input.selected());
        m_marks.back().piece = mujo::Piece{mark.becomes, mover.isEmpty() ? Side::Sente : mover.owner()};
    }
}

void BoardScene::showPointer(const insight::MoveInput& input, const Pointer& pointer) {
    m_previews.clear();
    m_previewPath.clear();
    if (m_game == nullptr) {
        return;
    }
    if (pointer.cursor) {
        m_previews.push_back(itemOn(*pointer.cursor, Role::Cursor));
    }
    const std::optional<Square> target = pointer.hover ? pointer.hover : pointer.cursor;
    const auto read = source();
    for (const auto& each : m_overlays) {
        each->point(read ? &*read : nullptr, target);
    }
    const auto stops = input.stops();
    if (!target || !input.hasSelection() ||
        (!input.markOn(*target) && (stops.empty() || stops.back() != *target))) {
        if (!stops.empty()) {
            m_previewPath = {input.selected()};
            m_previewPath.insert(m_previewPath.end(), stops.begin(), stops.end());
        }
        return;
    }
    const auto victims = input.preview(*target).victims();
    // The ring tells a plain capture already: no number.
    const bool plain = victims.size() == 1 && victims.front() == *target;
    int number = 0;
    for (const Square victim : victims) {
        ++number;
        const bool numbered = std::find(stops.begin(), stops.end(), victim) != stops.end();
        m_previews.push_back(itemOn(victim, Role::PreviewVictim, plain || numbered ? 0 : number));
    }
    const insight::Losses losses = input.preview(*target).losses();
    if (victims.size() > 2 || losses.burnt > 1 || losses.passedOver > 1) {
        m_previews.push_back(itemOn(*target, Role::PreviewCount, number));
        m_previews.back().text = countOf(losses, number);
    }
    m_previewPath = chooseRoute(m_game->position().shape(), input.preview(*target).routes(), pointer);
    for (std::size_t i = 0; i < m_previewPath.size(); ++i) {
        m_previews.push_back(itemOn(m_previewPath[i], Role::PreviewPath, static_cast<int>(i)));
    }
    for (const Square square : input.preview(*target).blockers()) {
        m_previews.push_back(itemOn(square, Role::Blocker));
    }
}

std::vector<SceneItem> BoardScene::all() const {
    std::vector<SceneItem> items;
    const auto append = [&items](const std::vector<SceneItem>& part) {
        items.insert(items.end(), part.begin(), part.end());
    };
    for (const auto* part : {&m_pieces, &m_marks, &m_previews, &m_options, &m_lineEnd}) {
        append(*part);
    }
    for (const auto& each : m_overlays) {
        append(each->items());
        append(each->pointedItems());
    }
    const auto addPlans = [&items](const std::vector<ScenePlan>& plans, Role role) {
        for (const ScenePlan& plan : plans) {
            items.push_back(itemOn(plan.way.back(), role, plan.number));
            items.back().text = plan.text;
        }
    };
    addPlans(m_candidates, Role::Candidate);
    addPlans(m_line, Role::LineMove);
    return items;
}

std::vector<SceneItem> BoardScene::withRole(Role role) const {
    std::vector<SceneItem> items = all();
    std::erase_if(items, [role](const SceneItem& each) { return each.role != role; });
    return items;
}

std::vector<SceneItem> BoardScene::on(Square square) const {
    std::vector<SceneItem> items = all();
    std::erase_if(items, [square](const SceneItem& each) { return each.square != square; });
    return items;
}

bool BoardScene::has(Role role, Square square) const {
    const auto items = on(square);
    return std::any_of(items.begin(), items.end(),
                       [role](const SceneItem& each) { return each.role == role; });
}

} // namespace mujo::ui
