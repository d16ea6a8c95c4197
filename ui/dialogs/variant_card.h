#pragma once

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "ui/look/look.h"

namespace mujo::ui {

/// Draws a game of the picker as a card with its camp, and the heading of a shelf as a line over the whole
/// width. The games to start with are two wide cards that fill their row, with the camp beside the words
/// where there is room.
class VariantCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kNarrowest = 272;
    static constexpr int kWidest = 440;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setLook(const Look& look);
    /// The list that the cards stand in: the width of a card with the space around it, that of a heading, and
    /// the height in which a card should fit.
    void setRoom(int cardWidth, int headingWidth, int height, const QFont& font);
    /// Whether Enter plays the chosen game: its card says so.
    void setTakesEnter(bool takes) { m_takesEnter = takes; }
    /// Pictures are drawn anew, because a game of the same id may have changed.
    void forgetPictures() { m_pictures.clear(); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] bool isWide(const QModelIndex& index) const;
    [[nodiscard]] QPixmap picture(const QModelIndex& index, qreal ratio) const;
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& text) const;
    void paintPicture(QPainter& painter, const QRectF& card, const QModelIndex& index) const;
    void paintWords(QPainter& painter, const QRectF& inside, const QFont& font,
                    const QModelIndex& index) const;
    void paintDescription(QPainter& painter, const QRectF& box, const QModelIndex& index) const;
    /// Returns where they end below.
    qreal paintTags(QPainter& painter, const QRectF& row, const QStringList& tags, bool wraps) const;

    /// Height of everything but the picture.
    [[nodiscard]] static int wordsHeight(const QFont& font);

    Look m_look;
    int m_width = kNarrowest;
    int m_headingWidth = kNarrowest;
    int m_wideWidth = 0; ///< of a wide card with the space around it; 0 where all cards are alike
    QSize m_picture{kNarrowest, kNarrowest / 2};
    QSize m_widePicture;
    bool m_isBeside = false; ///< the words of a wide card are beside its picture
    bool m_takesEnter = true;
    mutable QHash<QString, QPixmap> m_pictures;
};

} // namespace mujo::ui
