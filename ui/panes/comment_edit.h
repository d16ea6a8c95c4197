#pragma once

#include <QPlainTextEdit>
#include <memory>
#include <optional>

#include "core/game/notation/mentions.h"

namespace mujo::ui {

/// A text that an annotator writes. The squares and pieces that it speaks of are underlined as they are
/// typed; they are shown while the pointer is on them, and a click asks for more.
class CommentEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CommentEdit(QWidget* parent = nullptr);
    ~CommentEdit() override;

    /// The game that the text is about; its squares are read in this style.
    void setGame(const Variant& variant, SquareStyle style);

signals:
    /// The pointer has come to a mention, or has left it.
    void mentionHovered(const std::optional<mujo::Mentioned>& what);
    void mentionClicked(const mujo::Mentioned& what);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    class Underliner;

    [[nodiscard]] std::optional<Mentioned> mentionAt(QPoint at) const;
    void hover(const std::optional<Mentioned>& what);

    std::optional<MentionFinder> m_finder;
    Underliner* m_underliner;
    std::optional<Mentioned> m_hovered;
    QPoint m_pressed;
};

} // namespace mujo::ui
