#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <set>

#include "core/insight/question.h"
#include "ui/look/look.h"
#include "ui/look/piece_faces.h"

namespace mujo::ui {

/// A board on which squares are marked as an answer, by mouse (drawing over several at once) or keys.
class QuizBoard : public QWidget {
    Q_OBJECT

public:
    explicit QuizBoard(QWidget* parent = nullptr);

    /// The question must outlive the widget or be replaced.
    void ask(const insight::Question* question);
    /// Shows how the piece of a question moves, and asks nothing. The question must outlive the widget or be
    /// replaced.
    void explain(const insight::Question& question);
    /// Shows the right answer beside the given one; nothing can be marked any more.
    void reveal();
    void setLook(const Look& look);
    [[nodiscard]] const std::set<Square>& chosen() const { return m_chosen; }
    void toggle(Square square);
    [[nodiscard]] QRect squareRect(Square square) const;
    [[nodiscard]] Square cursor() const { return m_cursor; }
    [[nodiscard]] QSize sizeHint() const override { return {440, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 260}; }

signals:
    void chosenChanged();
    void submitted(); ///< Enter

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void set(Square square, bool on);
    void moveCursor(int columns, int rows, bool marking);
    void say();
    void paintAnswer(QPainter& painter, const QRectF& cell, Square square) const;

    const insight::Question* m_question = nullptr;
    std::unique_ptr<PieceFaces> m_faces;
    std::shared_ptr<const Variant> m_facesOf;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    std::set<Square> m_chosen;
    std::optional<bool> m_drawing; ///< marks or unmarks while the mouse is down
    Square m_cursor;
    bool m_cursorShown = false;
    bool m_revealed = false;
    bool m_explains = false; ///< no answer is shown with it
};

} // namespace mujo::ui
