#include "ui/dialogs/kept_game_card.h"

#include <QPainter>
#include <algorithm>

#include "ui/dialogs/small_board.h"
#include "ui/models/kept_games_model.h"

namespace mujo::ui {

namespace {

constexpr int kPadding = 10;
constexpr int kSmallestPicture = 84;
constexpr int kMostPictures = 400;
constexpr qreal kRadius = 8;
constexpr qreal kFaded = 0.4; // what was discarded

QFont titleFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 1.05);
    font.setBold(true);
    return font;
}

QFont smallFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

} // namespace

void KeptGameCard::setLook(const Look& look) {
    m_look = look;
    m_pictures.clear();
}

/// A title and the small lines, but not lower than the smallest picture.
int KeptGameCard::pictureSide(const QFont& font) const {
    constexpr int kBetween = 3;
    return std::max(kSmallestPicture, QFontMetrics(titleFont(font)).height() +
                                          m_lines * (QFontMetrics(smallFont(font)).height() + kBetween));
}

int KeptGameCard::height(const QFont& font) const {
    return pictureSide(font) + 2 * kPadding + 2 * kGap;
}

QSize KeptGameCard::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {m_width, height(option.font)};
}

QPixmap KeptGameCard::picture(const KeptGame& game, int side, qreal ratio) const {
    if (!game.position) {
        return {};
    }
    const QString key =
        QStringLiteral("%1|%2|%3|%4").arg(game.path).arg(game.when.toMSecsSinceEpoch()).arg(side).arg(ratio);
    auto found = m_pictures.constFind(key);
    if (found == m_pictures.constEnd()) {
        if (m_pictures.size() >= kMostPictures) {
            m_pictures.clear();
        }
        found = m_pictures.insert(key, smallPicture(*game.position, game.near, side, ratio, m_look));
    }
    return *found;
}

void KeptGameCard::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const QRectF card = QRectF(option.rect).adjusted(kGap, kGap, -kGap, -kGap);
    painter->setBrush(m_look.theme.panel);
    // In the colour of the accent, the frame says which game Enter goes on with.
    painter->setPen(QPen(focused    ? m_look.theme.accent
                         : selected ? m_look.theme.text
                         : hovered  ? m_look.theme.mutedText
                                    : m_look.theme.border,
                         focused || selected ? 2 : 1));
    painter->drawRoundedRect(card.adjusted(1.5, 1.5, -1.5, -1.5), kRadius, kRadius);

    const QRectF inside = card.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    const int side = pictureSide(option.font);
    const QString note = index.data(KeptGamesModel::NoteRole).toString();
    const auto* game = index.data(KeptGamesModel::GameRole).value<const KeptGame*>();
    const QPixmap board =
        game != nullptr ? picture(*game, side, painter->device()->devicePixelRatioF()) : QPixmap();
    painter->setOpacity(note.isEmpty() ? 1 : kFaded);
    if (!board.isNull()) {
        painter->drawPixmap(inside.topLeft().toPoint(), board);
    } else {
        painter->setPen(QPen(m_look.theme.border, 1, Qt::DashLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(inside.topLeft(), QSizeF(side, side)).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->setOpacity(1);

    const qreal left = inside.x() + side + 12;
    const qreal width = inside.right() - left;
    qreal y = inside.y();
    const auto line = [&](const QFont& font, const QColor& colour, const QString& text) {
        painter->setFont(font);
        painter->setPen(colour);
        const qreal height = painter->fontMetrics().height();
        painter->drawText(QRectF(left, y, width, height), Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(width)));
        y += height + 3;
    };
    const QFont small = smallFont(option.font);
    line(titleFont(option.font), m_look.theme.text, index.data().toString());
    const QStringList players = index.data(KeptGamesModel::PlayersRole).toStringList();
    for (const QString& player : players) {
        line(small, m_look.theme.text, player);
    }
    if (note.isEmpty()) {
        const QString result = index.data(KeptGamesModel::ResultRole).toString();
        if (m_lines > kLines && !result.isEmpty()) {
            line(small, m_look.theme.text, result);
        }
        line(small, m_look.theme.mutedText, index.data(KeptGamesModel::StandRole).toString());
    } else if (!players.isEmpty()) {
        line(titleFont(small), m_look.theme.text, note);
    } else {
        painter->setFont(small);
        painter->setPen(m_look.theme.text);
        painter->drawText(QRectF(left, y, width, inside.bottom() - y),
                          Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, note);
    }
    painter->restore();
}

} // namespace mujo::ui
