#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/game/judgement.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// The score after each ply of the game as Sente sees it, as a curve with gaps where nothing is known. A
/// click or the arrow keys choose a ply.
class ScoreGraph : public QWidget {
    Q_OBJECT

public:
    explicit ScoreGraph(QWidget* parent = nullptr);

    /// One score for each ply from 0 to the last of the game; `current` is the one on the board.
    void setScores(std::vector<std::optional<int>> scores, int current);
    /// What the analysis of the whole game makes of the moves, by their plies like the scores.
    void setJudgements(std::vector<std::optional<Judgement>> judgements);
    /// Whether two engines have given the scores, each by a scale of its own; the graph says so.
    void setTwoScales(bool two);
    /// How a move is called, by its ply from 1.
    void setMoveNames(std::function<QString(int ply)> nameOf) { m_nameOf = std::move(nameOf); }
    void setLook(const Look& look);

    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] int lastPly() const { return static_cast<int>(m_scores.size()) - 1; }
    [[nodiscard]] int plyAt(QPointF point) const;
    [[nodiscard]] QPointF pointOf(int ply) const; ///< on the zero line where the score is not known
    /// Such as "After 12… P-8d: +0.35" or "After 12… P-8d: −4.20, blunder".
    [[nodiscard]] QString words(int ply) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void plyChosen(int ply);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QFont sideFont() const;
    [[nodiscard]] double sideRoom() const;
    void choose(int ply);
    void paintCurve(QPainter& painter) const;
    void paintFrame(QPainter& painter) const;

    void paintJudgements(QPainter& painter) const;
    [[nodiscard]] std::optional<Judgement> judgementAt(int ply) const;

    std::vector<std::optional<int>> m_scores{std::nullopt};
    std::vector<std::optional<Judgement>> m_judgements;
    int m_current = 0;
    bool m_hasTwoScales = false;
    std::optional<int> m_hovered;
    std::function<QString(int ply)> m_nameOf;
    Theme m_theme = Theme::light();
};

} // namespace mujo::ui
