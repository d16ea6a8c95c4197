#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/position/position.h"
#include "ui/board/reach.h"
#include "ui/theme/piece_painter.h"

namespace mujo::ui {

/// The moves of a piece on an empty board, in the marks of the board, worked out by the rules.
class MoveDiagram : public QWidget {
    Q_OBJECT

public:
    static constexpr int kReach = 5; ///< squares shown to each side of the piece

    struct Mark {
        int right = 0;
        int ahead = 0; ///< upwards on the screen
        Reach reach = Reach::Step;
        friend bool operator==(const Mark&, const Mark&) = default;
    };

    explicit MoveDiagram(QWidget* parent = nullptr);

    void setPiece(const std::shared_ptr<const Variant>& variant, std::optional<Piece> piece,
                  const PieceFace& face);
    void setLook(const Theme& theme, PieceStyle style);
    /// Shows the board to its edges instead of kReach squares around the piece; takes effect with `setPiece`.
    void setWholeBoard(bool on) { m_wholeBoard = on; }
    [[nodiscard]] const std::vector<Mark>& marks() const { return m_marks; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return width * rows() / columns(); }
    [[nodiscard]] QSize sizeHint() const override { return {220, 220}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int columns() const { return m_left + m_right + 1; }
    [[nodiscard]] int rows() const { return m_ahead + m_behind + 1; }

    bool m_wholeBoard = false;
    /// Squares shown on each side of the piece.
    int m_left = kReach;
    int m_right = kReach;
    int m_ahead = kReach;
    int m_behind = kReach;
    std::vector<Mark> m_marks;
    std::optional<PieceFace> m_face;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
};

} // namespace mujo::ui
