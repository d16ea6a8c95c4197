#pragma once

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <memory>

#include "core/position/position.h"
#include "core/variant/variant.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// The start position of a game, drawn small: `side` logical pixels, `ratio` device pixels each.
QPixmap thumbnail(const Variant& variant, int side, qreal ratio, const Theme& theme);
/// The same for any position.
QPixmap thumbnail(const Position& position, int side, qreal ratio, const Theme& theme);

/// Draws a game of the picker as a card.
class VariantCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kNarrowest = 272;
    static constexpr int kWidest = 380;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setLook(const Look& look);
    /// For a card with the space around it: its width, and the height that it should not exceed.
    void setRoom(QSize room, const QFont& font);
    /// Whether Enter plays the chosen game: its card says so.
    void setTakesEnter(bool takes) { m_takesEnter = takes; }
    /// Pictures are drawn anew, because a game of the same id may have changed.
    void forgetPictures() { m_pictures.clear(); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QPixmap picture(const QModelIndex& index, qreal ratio) const;
    void paintTags(QPainter& painter, const QRectF& row, const QStringList& tags) const;

    /// Height of everything but the picture.
    [[nodiscard]] static int wordsHeight(const QFont& font);

    Theme m_theme = Theme::light();
    int m_width = kNarrowest;
    int m_pictureSide = kNarrowest;
    bool m_takesEnter = true;
    mutable QHash<QString, QPixmap> m_pictures;
};

} // namespace mujo::ui
