#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "core/game/game.h"
#include "core/insight/board_facts.h"
#include "core/insight/chosen_ways.h"
#include "ui/board/scene_item.h"

namespace mujo::ui {

class MarkPictures;
struct LayerContext;

/// What overlays read. All are of the game on the board.
struct OverlaySource {
    const Game& game;
    const insight::BoardFacts& facts;
    const insight::ChosenWays& ways;
};

/// What an overlay paints on.
struct OverlayCanvas {
    QPainter& painter;
    const LayerContext& context;
    QRectF dirty; ///< the part of the widget that is painted anew
    MarkPictures& pictures;
    bool ghosts = false; ///< pieces that were just taken are still to be seen: nothing is picked

    /// Whether a mark on the square, which may hang over its edge, touches the part that is painted.
    [[nodiscard]] bool touches(Square square) const;
    [[nodiscard]] QRectF cell(Square square) const;
};

/// One thing that can be shown over the board: it owns what it shows, its painting, its words and its switch.
/// The table of overlays makes them all; those that the user switches have a line in the tables of words and
/// commands besides. It asks nothing of the rules: it reads a game and facts.
class Overlay {
public:
    enum class Place {
        Ground,     ///< on the wood, under the piece
        BelowMarks, ///< over the pieces, under the marks of the move that is being entered
        Marks,      ///< of that move
        AboveMarks
    };
    /// A question for words about a square.
    struct Asked {
        Square square;
        bool isIdle = true;  ///< no move is being entered
        bool isHeld = false; ///< some overlay is shown as long as its key is held
    };

    virtual ~Overlay() = default;
    Overlay(const Overlay&) = delete;
    Overlay& operator=(const Overlay&) = delete;

    /// The id in all three tables.
    [[nodiscard]] const char* id() const { return m_id; }
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// The source is none without a game.
    void setOn(bool on, const OverlaySource* source);
    /// After every change of the position.
    void read(const OverlaySource* source);
    /// The square that the pointer or the cursor rests on.
    void point(const OverlaySource* source, std::optional<Square> square);

    [[nodiscard]] const std::vector<SceneItem>& items() const { return m_items; }
    /// What is shown because of the square that is pointed at.
    [[nodiscard]] const std::vector<SceneItem>& pointedItems() const { return m_pointedItems; }
    virtual void paint(const OverlayCanvas& canvas, Place place) const = 0;
    /// What it says of a square of the board; empty for nothing. Called only while it is on.
    [[nodiscard]] virtual QString words(const OverlaySource& source, const Asked& asked) const;
    /// What it shows on the whole board now, in a sentence; may be empty.
    [[nodiscard]] virtual QString news() const { return {}; }

protected:
    explicit Overlay(const char* id, bool isOn) : m_id(id), m_isOn(isOn) {}

    /// Whether the position is still that in which it was switched on, so that there is no other news.
    [[nodiscard]] bool isNew() const { return m_switchedOnAt.has_value(); }

    /// Adds what is to be shown of the position.
    virtual void collect(const OverlaySource& source) = 0;
    /// Adds what is to be shown because the square is pointed at.
    virtual void collectFor(const OverlaySource& source, Square square);
    /// Lets go what `collect` keeps beside the items.
    virtual void forget() {}

    SceneItem& add(Square square, SceneItem::Role role, int number = 0);
    SceneItem& addPointed(Square square, SceneItem::Role role, int number = 0);
    void clearItems() { m_items.clear(); }
    void clearPointed() { m_pointedItems.clear(); }

private:
    std::vector<SceneItem> m_items;
    std::vector<SceneItem> m_pointedItems;
    const char* m_id;
    bool m_isOn;
    std::optional<Game::Node> m_switchedOnAt; ///< none once another position was shown
};

} // namespace mujo::ui
