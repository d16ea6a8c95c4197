#pragma once

#include <QPointF>
#include <optional>
#include <vector>

#include "core/insight/move_input.h"
#include "core/insight/shown_route.h"
#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

/// The move that is being entered: what is picked and where it may go; what a click on the square that is
/// pointed at would do; how the piece would move on after an outcome that is offered.
class EntryOverlay : public Overlay {
public:
    /// What the player points at.
    struct Pointer {
        std::optional<Square> hover;
        std::optional<Square> cursor; ///< of the keyboard, when it is shown
        std::optional<QPointF> at;    ///< of the mouse, in columns and rows as Sente sees them
        std::size_t alternate = 0;    ///< how often another corner was asked for
        bool atPass = false;          ///< the mouse rests on the button that passes
    };

    EntryOverlay() : Overlay("entry", true) {}

    /// What is picked; these are `items`.
    void showInput(const OverlaySource& source, const insight::MoveInput& input);
    /// What is pointed at, the square of the mouse before that of the cursor; these are `pointedItems`.
    void showPointer(const OverlaySource& source, const insight::MoveInput& input, const Pointer& pointer);
    /// How the mover would move on after an outcome that is being chosen; none to clear.
    void showOption(const OverlaySource& source, const std::optional<Move>& outcome);

    [[nodiscard]] const std::vector<SceneItem>& options() const { return m_options; }
    /// The way to the square that is pointed at, ends included; empty for none.
    [[nodiscard]] const rules::Route& way() const { return m_way; }
    void paint(const OverlayCanvas& canvas, Place place) const override;

protected:
    void collect(const OverlaySource&) override {}
    void forget() override;

private:
    void addMark(const Position& position, const insight::TargetMark& mark, const insight::MoveInput& input);
    void paintGround(const OverlayCanvas& canvas) const;
    [[nodiscard]] bool paintKept(const OverlayCanvas& canvas, const SceneItem& item) const;
    void paintItem(const OverlayCanvas& canvas, const SceneItem& item) const;

    /// The piece whose move is being entered, and where its legs have led it.
    struct UnderWay {
        mujo::Piece mover;
        Square at;
    };

    std::optional<UnderWay> m_underWay; ///< after the first leg
    std::vector<SceneItem> m_options;
    rules::Route m_way;
};

} // namespace mujo::ui
