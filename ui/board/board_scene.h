#pragma once

#include <QPointF>
#include <QString>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/game.h"
#include "core/insight/board_facts.h"
#include "core/insight/chosen_ways.h"
#include "core/insight/move_input.h"
#include "ui/board/overlays/entry_overlay.h"
#include "ui/board/overlays/plans_overlay.h"
#include "ui/board/scene_item.h"

namespace mujo::ui {

/// What is drawn, as data. Plain: it knows neither pixels nor colours.
class BoardScene {
public:
    using Role = SceneItem::Role;
    using Pointer = EntryOverlay::Pointer;

    BoardScene();

    /// What the kinds of pieces are worth, for the overlays that tell it.
    void setWorths(insight::BoardFacts::Worths worths);
    void showGame(const Game* game);
    [[nodiscard]] insight::ChosenWays& ways() { return m_ways; }
    /// What is drawn on the position has changed, and nothing else.
    void readDrawings();
    void showInput(const insight::MoveInput& input);
    void showPointer(const insight::MoveInput& input, const Pointer& pointer);
    void showRefusal(std::optional<Square> refused, const std::vector<Square>& reasons);
    [[nodiscard]] bool isRefusing() const;
    /// Switches the overlay of this id; an unknown one is none.
    void showOverlay(std::string_view id, bool on);
    [[nodiscard]] bool overlayShown(std::string_view id) const;
    [[nodiscard]] const std::vector<std::unique_ptr<Overlay>>& overlays() const { return m_overlays; }
    /// Whether an overlay is shown as long as its key is held.
    [[nodiscard]] bool holdsOverlay() const;
    /// What the overlay of this id shows on the whole board now; may be empty.
    [[nodiscard]] QString overlayNews(std::string_view id) const;
    /// What the overlays say of the square; empty for nothing.
    [[nodiscard]] QString overlayWords(Square square, bool isIdle) const;
    /// The marks of the last move are not shown as long as the move itself is.
    void holdLastMove(bool held);
    void showPremove(const std::optional<Move>& move);
    /// How the mover would move on after an outcome that is being chosen; none to clear.
    void showOption(const std::optional<Move>& outcome);
    /// Moves of the side to move with their scores, the best first; until the game changes. Of these and of a
    /// line only what is legal is shown: who tells of them may hear of another game later than the board
    /// does.
    void showCandidates(const std::vector<std::pair<Move, QString>>& candidates);
    /// Moves from the position on, one after the other; until the game changes, none to clear.
    void showLine(const std::vector<Move>& moves);
    void toggleShape(const DrawnShape& shape);
    void clearShapes();

    /// Pieces, zone lines and star points; changes with the game only.
    [[nodiscard]] const std::vector<SceneItem>& pieces() const { return m_pieces; }
    [[nodiscard]] bool holdsPiece(Square square) const;
    /// Whether the line that is shown ends with a piece on the square, which is empty now.
    [[nodiscard]] bool hasGhost(Square square) const;
    [[nodiscard]] const std::vector<SceneItem>& marks() const;
    [[nodiscard]] const std::vector<SceneItem>& previews() const;
    [[nodiscard]] const std::vector<DrawnShape>& shapes() const;
    [[nodiscard]] const std::vector<SceneItem>& options() const;
    [[nodiscard]] const std::vector<PlansOverlay::Plan>& candidates() const;
    [[nodiscard]] const std::vector<PlansOverlay::Plan>& line() const;

    /// The way of the last move and of the previewed one, ends included; empty for none.
    [[nodiscard]] const rules::Route& lastPath() const;
    [[nodiscard]] const rules::Route& previewPath() const;

private:
    [[nodiscard]] std::optional<OverlaySource> source() const;
    template <class Kind>
    [[nodiscard]] Kind& overlay() const;

    const Game* m_game = nullptr;
    insight::BoardFacts m_facts;
    insight::ChosenWays m_ways;
    std::vector<std::unique_ptr<Overlay>> m_overlays;
    std::vector<SceneItem> m_pieces;
};

} // namespace mujo::ui
