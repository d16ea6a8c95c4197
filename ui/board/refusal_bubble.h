#pragma once

#include <QLabel>
#include <vector>

#include "ui/look/look.h"

namespace mujo::ui {

/// Says at the square that was clicked why the move was refused, or what is to be clicked first. The status
/// line says the same to those who read or hear it there; clicks go through the bubble to the board.
class RefusalBubble : public QLabel {
    Q_OBJECT

public:
    explicit RefusalBubble(QWidget* parent);

    void setLook(const Look& look);
    /// Shows its text near `square`, over none of `keepFree` where there is such a place in the parent, and
    /// over little of `ratherFree`.
    void showBeside(const QRect& square, const std::vector<QRect>& keepFree,
                    const std::vector<QRect>& ratherFree);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int widthOfWords() const;

    Theme m_theme;
    QRect m_target; ///< at which the tip of the bubble points where it is beside it, in pixels of the parent
};

} // namespace mujo::ui
