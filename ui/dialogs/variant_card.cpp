#include "ui/dialogs/variant_card.h"

#include <QAbstractProxyModel>
#include <QPainter>
#include <cmath>

#include "ui/look/board_texture.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_faces.h"
#include "ui/models/variant_list_model.h"

namespace mujo::ui {

namespace {

constexpr int kGap = 10;     // around a card
constexpr int kPadding = 16; // inside it
constexpr qreal kRadius = 10;
constexpr int kSummaryLines = 4;
constexpr int kSmallestPicture = 120;
constexpr int kCharacterCell = 30;
constexpr int kFrame = 2;

QFont scaled(QFont font, double factor, bool bold = false) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

const Variant* variantAt(const QModelIndex& index) {
    QModelIndex source = index;
    const QAbstractItemModel* model = index.model();
    while (const auto* proxy = qobject_cast<const QAbstractProxyModel*>(model)) {
        source = proxy->mapToSource(source);
        model = proxy->sourceModel();
    }
    const auto* variants = qobject_cast<const VariantListModel*>(model);
    return variants != nullptr ? variants->variant(source.row()).get() : nullptr;
}

QPixmap drawnSmall(const Variant& variant, const std::vector<Placement>& pieces, int side, qreal ratio,
                   const Theme& theme) {
    // Drawn in whole pixels a little too large, then brought to size.
    const int device = static_cast<int>(std::lround(side * ratio));
    const BoardShape& shape = variant.shape();
    const int longer = std::max(shape.files(), shape.ranks());
    const int cell = (device - 2 * kFrame + longer - 1) / longer;
    const int whole = cell * longer + 2 * kFrame;
    QPixmap picture(whole, whole);
    picture.fill(Qt::transparent);
    const QRectF board((whole - cell * shape.files()) / 2, (whole - cell * shape.ranks()) / 2,
                       cell * shape.files(), cell * shape.ranks());
    QPainter painter(&picture);
    painter.fillRect(board.adjusted(-kFrame, -kFrame, kFrame, kFrame), theme.gridFrame);
    paintWood(painter, board, theme);
    drawGrid(painter, board, shape.files(), shape.ranks(), theme);
    // Faces are drawn as for a cell that shows one character, however small they come out.
    const int drawn = std::max(cell, kCharacterCell);
    const PieceFaces faces(variant);
    PieceCache cache;
    PieceStyle style;
    style.nameShown = false;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Placement& placement : pieces) {
        QPixmap face = cache.pixmap(faces.of({placement.type, placement.owner}), style, theme, drawn, 1);
        if (drawn != cell) {
            face = face.scaled(cell, cell, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        }
        painter.drawPixmap(QPointF(board.x() + cell * shape.column(placement.square),
                                   board.y() + cell * shape.row(placement.square)),
                           face);
    }
    painter.end();
    if (whole != device) {
        picture = picture.scaled(device, device, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace

QPixmap thumbnail(const Variant& variant, int side, qreal ratio, const Theme& theme) {
    return drawnSmall(variant, variant.data().setup, side, ratio, theme);
}

QPixmap thumbnail(const Position& position, int side, qreal ratio, const Theme& theme) {
    std::vector<Placement> pieces;
    for (const Side owner : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(owner)) {
            pieces.push_back({square, position.at(square).type(), owner});
        }
    }
    return drawnSmall(position.variant(), pieces, side, ratio, theme);
}

void VariantCard::setLook(const Look& look) {
    m_theme = look.theme;
    forgetPictures();
}

void VariantCard::setRoom(QSize room, const QFont& font) {
    constexpr int kAround = 2 * kGap + 2 * kPadding;
    m_width = room.width();
    const int widest = m_width - kAround;
    const int side =
        std::clamp(room.height() - kAround - wordsHeight(font), std::min(kSmallestPicture, widest), widest);
    if (side != m_pictureSide) {
        m_pictureSide = side;
        forgetPictures();
    }
}

int VariantCard::wordsHeight(const QFont& font) {
    const QFontMetrics small(scaled(font, 0.9));
    const QFontMetrics title(scaled(font, 1.2, true));
    return 12 + title.height() + 4 + small.height() + 8 + (small.height() + 6) + 8 +
           kSummaryLines * small.height();
}

QPixmap VariantCard::picture(const QModelIndex& index, qreal ratio) const {
    const Variant* variant = variantAt(index);
    if (variant == nullptr) {
        return {};
    }
    const QString key = index.data(VariantListModel::IdRole).toString() + QString::number(ratio);
    auto found = m_pictures.constFind(key);
    if (found == m_pictures.constEnd()) {
        found = m_pictures.insert(key, thumbnail(*variant, m_pictureSide, ratio, m_theme));
    }
    return *found;
}

QSize VariantCard::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {m_width, 2 * kGap + 2 * kPadding + m_pictureSide + wordsHeight(option.font)};
}

void VariantCard::paintTags(QPainter& painter, const QRectF& row, const QStringList& tags) const {
    constexpr qreal kTagPadding = 7;
    qreal x = row.x();
    for (const QString& tag : tags) {
        const qreal width = painter.fontMetrics().horizontalAdvance(tag) + 2 * kTagPadding;
        if (x + width > row.right() + 1) {
            break;
        }
        const QRectF box(x, row.y(), width, row.height());
        painter.setPen(m_theme.border);
        painter.setBrush(m_theme.panelAlternate);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), row.height() / 2, row.height() / 2);
        painter.setPen(m_theme.text);
        painter.drawText(box, Qt::AlignCenter, tag);
        x += width + 6;
    }
}

void VariantCard::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const QRectF card = QRectF(option.rect).adjusted(kGap, kGap, -kGap, -kGap);
    painter->setBrush(m_theme.panel);
    const bool takesEnter = selected && m_takesEnter;
    painter->setPen(QPen(takesEnter            ? m_theme.accent
                         : selected || hovered ? m_theme.mutedText
                                               : m_theme.border,
                         takesEnter ? 2 : 1));
    painter->drawRoundedRect(card.adjusted(1, 1, -1, -1), kRadius, kRadius);

    const QRectF inside = card.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    const QPixmap board = picture(index, painter->device()->devicePixelRatioF());
    painter->drawPixmap(QPointF(std::floor(inside.center().x() - m_pictureSide / 2.0), inside.y()), board);

    qreal y = inside.y() + m_pictureSide + 12;
    painter->setFont(scaled(option.font, 1.2, true));
    painter->setPen(m_theme.text);
    const qreal titleHeight = painter->fontMetrics().height();
    const QString name = index.data().toString();
    painter->drawText(QRectF(inside.x(), y, inside.width(), titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                      name);
    const qreal nameWidth = painter->fontMetrics().horizontalAdvance(name) + 10;
    painter->setFont(scaled(option.font, 1.1));
    painter->setPen(m_theme.mutedText);
    painter->drawText(QRectF(inside.x() + nameWidth, y, inside.width() - nameWidth, titleHeight),
                      Qt::AlignLeft | Qt::AlignVCenter, index.data(VariantListModel::KanjiRole).toString());
    y += titleHeight + 4;

    painter->setFont(scaled(option.font, 0.9));
    const qreal lineHeight = painter->fontMetrics().height();
    painter->drawText(QRectF(inside.x(), y, inside.width(), lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
                      index.data(VariantListModel::FactsRole).toString());
    y += lineHeight + 8;
    paintTags(*painter, QRectF(inside.x(), y, inside.width(), lineHeight + 6),
              index.data(VariantListModel::TagsRole).toStringList());
    y += lineHeight + 6 + 8;
    painter->setPen(m_theme.text);
    painter->drawText(QRectF(inside.x(), y, inside.width(), inside.bottom() - y + 2),
                      Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                      index.data(VariantListModel::SummaryRole).toString());
    painter->restore();
}

} // namespace mujo::ui
