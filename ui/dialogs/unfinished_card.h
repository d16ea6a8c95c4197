#pragma once

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "ui/look/look.h"

namespace mujo::ui {

/// Draws a game that can be gone on with as a card: its position, and beside it what it is.
class UnfinishedCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kNarrowest = 300;
    static constexpr int kWidest = 380;
    static constexpr int kGap = 5; ///< around a card

    using QStyledItemDelegate::QStyledItemDelegate;

    void setLook(const Look& look);
    /// Of a card with the space around it.
    void setWidth(int width) { m_width = width; }
    [[nodiscard]] static int height(const QFont& font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QPixmap picture(const QModelIndex& index, int side, qreal ratio) const;

    Theme m_theme = Theme::light();
    int m_width = kNarrowest;
    mutable QHash<QString, QPixmap> m_pictures;
};

} // namespace mujo::ui
