#include "ui/board/pointing.h"

#include "ui/board/board_accessible.h"
#include "ui/board/board_desk.h"
#include "ui/board/board_words.h"
#include "ui/board/role_words.h"
#include "ui/look/chip_marks.h"

namespace mujo::ui {

namespace {

constexpr int kHoverDelay = 300; // ms

} // namespace

Pointing::Pointing(BoardDesk& desk) : m_desk(desk), m_tip(new SquareTip(&desk.view)) {
    m_hoverTimer.setSingleShot(true);
    QObject::connect(&m_hoverTimer, &QTimer::timeout, &desk.view, [this] { studySquare(m_pointer.hover); });
}

std::optional<Square> Pointing::square() const {
    return m_pointer.hover ? m_pointer.hover : m_pointer.cursor;
}

std::optional<QPointF> Pointing::place() const {
    const bool isMouseLast = m_pointer.at.has_value(); // the cursor's key forgets it
    return m_pointer.cursor && !isMouseLast ? std::optional(m_desk.layout.centre(*m_pointer.cursor))
                                            : m_mouse;
}

void Pointing::forget() {
    m_pointer = {};
    m_cursor.reset();
}

void Pointing::setCursor(Square square) {
    m_cursor = square;
    m_pointer = {};
    m_pointer.cursor = square;
    BoardLayout& layout = m_desk.layout;
    if (!layout.visibleBoard().contains(layout.cellRect(square))) {
        layout.centreOn(square);
        m_desk.picture.rebuild();
    }
    moveLens(layout.centre(square));
    m_hoverTimer.stop();
    studySquare(square);
    sync();
    announceCursor(m_desk.view, square);
}

void Pointing::moveMouse(QPointF at) {
    m_mouse = at;
    moveLens(at);
    const BoardLayout& layout = m_desk.layout;
    const auto square = m_desk.overview.hit(layout, at) ? std::nullopt : m_desk.hit(at);
    const bool moved = square != m_pointer.hover;
    if (moved) {
        m_pointer.cursor.reset(); // the keys go on from it all the same
        hideTip();
        m_pointer.alternate = 0;
        m_hoverTimer.start(kHoverDelay);
    }
    m_pointer.hover = square;
    m_pointer.atPass = false;
    const BoardLayout& seen = m_desk.layoutAt(at);
    const QPointF inCells = (at - seen.board().topLeft()) / seen.cellSize();
    m_pointer.at = layout.isFlipped()
                       ? QPointF(layout.shape().files() - inCells.x(), layout.shape().ranks() - inCells.y())
                       : inCells;
    // Within one square only the choice between two corners can change.
    if (moved || (m_pointer.hover && m_desk.scene.previewPath().size() > 2 &&
                  m_desk.entry.input().state() == insight::InputState::PieceSelected)) {
        sync();
    }
}

void Pointing::moveLens(QPointF at) {
    Lens& lens = m_desk.lens;
    if (lens.isShown()) {
        const QRect before = lens.rect().toAlignedRect();
        if (lens.at() != at) {
            lens.show(m_desk.layout, at);
            m_desk.view.update(before.united(lens.rect().toAlignedRect()).adjusted(-4, -4, 4, 4));
        }
    }
}

void Pointing::leave() {
    m_hoverTimer.stop();
    hideTip();
    m_pointer.hover.reset();
    m_pointer.at.reset();
    m_pointer.atPass = false;
    m_mouse.reset();
    sync();
}

void Pointing::pointAtPass() {
    leave();
    m_pointer.atPass = true;
    sync();
}

void Pointing::showNextWay() {
    ++m_pointer.alternate;
    sync();
}

void Pointing::sync() {
    m_desk.scene.showPointer(m_desk.entry.input(), m_pointer);
    QRegion now = OverlayLayer::previewRegion(m_desk.picture.context());
    if (m_desk.lens.isShown()) {
        now += m_desk.lens.rect().toAlignedRect();
    }
    m_desk.view.update(m_shown.united(now));
    m_shown = now;
    m_desk.prompt.sync();
}

/// The piece that the pointer or the cursor rests on, unless a move is being entered: its piece stays to be
/// studied until then.
void Pointing::studySquare(std::optional<Square> square) {
    const insight::MoveInput& input = m_desk.entry.input();
    if (!input.hasSelection() || input.isStudy()) {
        tellPiece(square);
    }
}

void Pointing::tellPiece(std::optional<Square> square) {
    const Game* game = m_desk.game;
    if (game != nullptr && square && !game->position().at(*square).isEmpty()) {
        emit m_desk.view.pieceShown(game->position().at(*square).piece(), *square);
    }
}

/// Names the piece where its face does not; over no square that is lit for the piece that is picked, and not
/// over the square itself.
void Pointing::showTip(QPoint at) {
    const Position& position = m_desk.game->position();
    const auto square = m_desk.hit(at);
    const bool isPiece = square && !position.at(*square).isEmpty();
    const bool isRead = m_desk.picture.context().level() == DetailLevel::WithName || m_desk.lens.isShown();
    if (!isPiece || isRead) {
        hideTip();
        return;
    }
    std::vector<QRect> lit;
    for (const auto* part : {&m_desk.scene.marks(), &m_desk.scene.previews()}) {
        for (const SceneItem& item : *part) {
            lit.push_back(m_desk.cell(item.square));
            if (item.role == SceneItem::Role::PreviewCount) {
                lit.push_back(
                    marks::countChip(m_desk.layout.cellRect(item.square), item.text).toAlignedRect());
            }
        }
    }
    for (const QWidget* widget : m_desk.entry.widgets()) {
        if (widget->isVisible()) {
            lit.push_back(widget->geometry());
        }
    }
    const QRect own = m_desk.layoutAt(at).cellRect(*square).toAlignedRect();
    QString text = BoardWords(position).cell(*square);
    const LayerContext shown = m_desk.picture.context();
    if (shown.level() == DetailLevel::RoleMark) {
        text += QLatin1Char('\n') + roleInWords(shown.faces->of(position.at(*square).piece()));
    }
    m_tip->showFor(text, own, lit);
}

} // namespace mujo::ui
