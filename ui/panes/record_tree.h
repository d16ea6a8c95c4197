#pragma once

#include <QAbstractScrollArea>
#include <optional>

#include "core/game/record_layout.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class ElidedLabel;

/// The record drawn as a tree, time to the right and a lane for each line: a disc a move, of Sente dark and
/// of Gote light. A click or the keys lead to any position. Below stands what the move under the pointer is,
/// or else the one on the board.
class RecordTree : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit RecordTree(const ObservedGame& game, QWidget* parent = nullptr);

    /// Where a node stands in the viewport, also outside what is seen of it; null for what is not drawn.
    [[nodiscard]] QRect nodeRect(Game::Node node);

signals:
    void nodeChosen(mujo::Game::Node node);
    /// What can be done with this move is asked for; `at` is a place on the screen.
    void menuAsked(mujo::Game::Node node, QPoint at);
    /// The pointer has come to another move, or left.
    void hovered(std::optional<mujo::Game::Node> node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void onChanged(GameFacts what);
    const RecordLayout& layoutNow();
    void showCurrent();
    void updateRange();
    void placeCaption();
    void tellCaption();
    void hover(std::optional<Game::Node> node);
    [[nodiscard]] QPoint centre(Game::Node node) const;
    [[nodiscard]] QRect cell(Game::Node node) const; ///< of a node that is drawn
    [[nodiscard]] std::optional<Game::Node> nodeAt(QPoint at);
    void paintNumbers(QPainter& painter) const;
    void paintLines(QPainter& painter, QRect seen) const;
    void paintNode(QPainter& painter, Game::Node node) const;

    const ObservedGame& m_game;
    std::optional<RecordLayout> m_layout; ///< none until it is needed
    std::optional<Game::Node> m_hovered;
    ElidedLabel* m_caption;
};

} // namespace mujo::ui
