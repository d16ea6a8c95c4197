#pragma once

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "ui/look/look.h"
#include "ui/session/kept_game.h"

namespace mujo::ui {

/// Draws a game that is kept as a card: its position, and beside it what it is.
class KeptGameCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kNarrowest = 300;
    static constexpr int kWidest = 380;
    static constexpr int kGap = 5;   ///< around a card
    static constexpr int kLines = 3; ///< below the title

    using QStyledItemDelegate::QStyledItemDelegate;

    void setLook(const Look& look);
    /// Of a card with the space around it.
    void setWidth(int width) { m_width = width; }
    /// Whether a line says how the game has ended; without one, cards are for games that have not.
    void showResults() { m_lines = kLines + 1; }
    [[nodiscard]] int height(const QFont& font) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] int pictureSide(const QFont& font) const;
    [[nodiscard]] QPixmap picture(const KeptGame& game, int side, qreal ratio) const;

    Look m_look;
    int m_width = kNarrowest;
    int m_lines = kLines;
    mutable QHash<QString, QPixmap> m_pictures;
};

} // namespace mujo::ui
