#include "ui/board/overlays/overlay.h"

#include "ui/board/layers/layer_context.h"

namespace mujo::ui {

QRectF OverlayCanvas::cell(Square square) const {
    return context.layout.cellRect(square);
}

bool OverlayCanvas::touches(Square square) const {
    const double spill = context.layout.cellSize() * 0.4;
    return cell(square).adjusted(-spill, -spill, spill, spill).intersects(dirty);
}

void Overlay::setOn(bool on, const OverlaySource* source) {
    m_isOn = on;
    m_switchedOnAt = on && source != nullptr ? std::optional(source->game.current()) : std::nullopt;
    read(source);
}

void Overlay::read(const OverlaySource* source) {
    m_items.clear();
    m_pointedItems.clear();
    if (source == nullptr || m_switchedOnAt != source->game.current()) {
        m_switchedOnAt.reset();
    }
    forget();
    if (m_isOn && source != nullptr) {
        collect(*source);
    }
}

void Overlay::point(const OverlaySource* source, std::optional<Square> square) {
    m_pointedItems.clear();
    if (m_isOn && source != nullptr && square) {
        collectFor(*source, *square);
    }
}

QString Overlay::words(const OverlaySource&, const Asked&) const {
    return {};
}

void Overlay::collectFor(const OverlaySource&, Square) {}

SceneItem& Overlay::add(Square square, SceneItem::Role role, int number) {
    m_items.push_back(itemOn(square, role, number));
    return m_items.back();
}

SceneItem& Overlay::addPointed(Square square, SceneItem::Role role, int number) {
    m_pointedItems.push_back(itemOn(square, role, number));
    return m_pointedItems.back();
}

} // namespace mujo::ui
