#include "ui/board/board_picture.h"

#include <chrono>
#include <utility>

#include "ui/board/board_desk.h"
#include "ui/board/layers/edge_arrow.h"
#include "ui/board/layers/found_layer.h"
#include "ui/board/layers/overview_map.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

namespace {

constexpr int kRefineAfter = 40;                    // ms
constexpr int kRefineAgain = 8;                     // ms
constexpr std::chrono::milliseconds kMovingTime{0}; // the next frame has another size
constexpr std::chrono::milliseconds kRefiningTime{6};

} // namespace

BoardPicture::BoardPicture(BoardDesk& desk) : m_desk(desk) {
    m_refineTimer.setSingleShot(true);
    QObject::connect(&m_refineTimer, &QTimer::timeout, &desk.view, [this] { refine(); });
}

void BoardPicture::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
}

void BoardPicture::showVariant(const Variant& variant) {
    m_base.invalidate();
    m_found.clear();
    m_faces = std::make_unique<PieceFaces>(variant);
    m_sized.forget();
}

void BoardPicture::showPosition() {
    m_isQuick = false;
    m_base.invalidatePieces();
}

bool BoardPicture::showsGhosts() const {
    return m_desk.scene.marks().empty();
}

void BoardPicture::markFound(std::vector<Square> squares, FoundOrder order) {
    m_found = std::move(squares);
    m_foundOrder = order;
    m_desk.view.update();
}

std::span<const Square> BoardPicture::steps() const {
    return m_foundOrder == FoundOrder::OneByOne ? std::span<const Square>(m_found)
                                                : std::span<const Square>();
}

void BoardPicture::rebuild() {
    m_isQuick = false;
    m_base.invalidate();
    m_overlay.invalidate();
    moveLens();
    tellSigns();
    m_desk.view.update();
}

void BoardPicture::rebuildQuickly() {
    rebuild();
    startRefining();
}

void BoardPicture::shift(QPointF by) {
    m_base.shift(by);
    moveLens();
    m_desk.view.update();
    startRefining();
}

void BoardPicture::moveLens() {
    Lens& lens = m_desk.lens;
    lens.invalidate();
    if (lens.isShown()) {
        lens.show(m_desk.layout, lens.at());
    }
}

void BoardPicture::tellSigns() {
    const bool has = m_desk.game != nullptr && context().level() == DetailLevel::RoleMark;
    if (has != m_hasSigns) {
        m_hasSigns = has;
        emit m_desk.view.signsShown(has);
    }
}

void BoardPicture::startRefining() {
    m_isQuick = true;
    m_sized.setDrawingTime(kMovingTime);
    m_refineTimer.start(kRefineAfter);
}

void BoardPicture::refine() {
    m_isQuick = m_sized.isBehind();
    m_sized.setDrawingTime(kRefiningTime);
    m_base.invalidatePieces();
    m_desk.view.update();
}

LayerContext BoardPicture::context() {
    const SquareStyle squares =
        m_desk.game != nullptr ? shownSquares(m_desk.game->variant()) : SquareStyle::Shogi;
    LayerContext shown{m_desk.layout, m_desk.scene,       m_theme,   m_style, m_faces.get(), m_cache,
                       squares,       m_desk.view.font(), m_isQuick, &m_sized};
    m_sized.setShape({m_style, m_theme.id(), shown.devicePixels(), m_desk.layout.devicePixelRatio()});
    return shown;
}

void BoardPicture::paintBoard(QPainter& painter, const QRegion& region) {
    m_base.paint(painter, context(), m_desk.view.size(), region);
    if (m_desk.game == nullptr) {
        return;
    }
    if (m_isQuick && !m_refineTimer.isActive()) {
        m_refineTimer.start(kRefineAgain);
    }
    paintTints(painter, region.boundingRect());
}

/// The squares of the last move and of the one under way stand out by their ground as well.
void BoardPicture::paintTints(QPainter& painter, const QRectF& dirty) {
    const LayerContext shown = context();
    painter.save();
    painter.setClipRect(shown.layout.view(), Qt::IntersectClip);
    m_overlay.paintGround(painter, shown, dirty);
    painter.restore();
}

void BoardPicture::paintMarks(QPainter& painter, const QRectF& dirty) {
    const LayerContext shown = context();
    paintFound(painter, shown.layout, m_found, m_theme);
    m_overlay.paint(painter, shown, dirty, showsGhosts());
    paintStepNumbers(painter, shown.layout, steps(), m_theme); // above the marks of a check
    m_desk.overview.paint(painter, shown);
    EdgeArrow::paint(painter, shown);
}

} // namespace mujo::ui
