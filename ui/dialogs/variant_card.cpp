#include "ui/dialogs/variant_card.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/dialogs/small_board.h"
#include "ui/look/text_size.h"
#include "ui/models/game_shelves_model.h"
#include "ui/models/variant_list_model.h"

namespace mujo::ui {

namespace {

constexpr int kGap = 8;      // around a card
constexpr int kPadding = 14; // around its words
constexpr int kBorder = 2;
constexpr qreal kRadius = 10;
constexpr int kSummaryLines = 3;
constexpr int kLowestPicture = 4 * kReadableCell;
constexpr int kHeadingRoom = 12; // above and below its text
constexpr qreal kTagPadding = 7, kTightTagPadding = 5;
constexpr qreal kTagGap = 6, kTightTagGap = 4;
constexpr int kNarrowestBeside = 520; // of a wide card whose words stand beside its picture
constexpr int kColumnsForWide = 3;    // fewer are filled by the two games to start with as they are

QFont scaled(QFont font, double factor, bool bold = false) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

QFont headingFont(const QFont& font) {
    return scaled(font, 1.3, true);
}

/// As many words as fit, with "…" where there are more.
QString wholeWords(const QFontMetricsF& metrics, const QString& text, qreal width) {
    QString shown = text;
    while (metrics.horizontalAdvance(shown) > width) {
        const qsizetype end = shown.lastIndexOf(QLatin1Char(' '));
        if (end < 0) {
            return metrics.elidedText(text, Qt::ElideRight, width);
        }
        while (!shown.isEmpty() && (shown.size() > end || !shown.back().isLetterOrNumber())) {
            shown.chop(1);
        }
        shown += QStringLiteral("…");
    }
    return shown;
}

/// Whole lines only; the last one says by "…" that there is more.
void paintLines(QPainter& painter, const QRectF& box, const QString& text, int most) {
    QTextLayout layout(text, painter.font());
    const QFontMetricsF metrics(painter.font());
    qreal y = box.y();
    layout.beginLayout();
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(box.width());
        const QString rest = text.mid(line.textStart());
        const QString shown =
            i == most - 1 ? wholeWords(metrics, rest, box.width()) : rest.left(line.textLength()).trimmed();
        painter.drawText(QPointF(box.x(), y + metrics.ascent()), shown);
        y += metrics.height();
    }
    layout.endLayout();
}

} // namespace

void VariantCard::setLook(const Look& look) {
    m_look = look;
    forgetPictures();
}

void VariantCard::setRoom(int cardWidth, int headingWidth, int height, const QFont& font) {
    m_width = cardWidth;
    m_headingWidth = headingWidth;
    const int width = m_width - 2 * kGap - 2 * kBorder;
    const int heading = QFontMetrics(headingFont(font)).height() + 2 * kHeadingRoom;
    const int room = height - heading - 2 * kGap - wordsHeight(font);
    const QSize size(width, std::clamp(room, kLowestPicture, std::max(kLowestPicture, width / 2)));
    const int columns = headingWidth / cardWidth;
    m_wideWidth = columns < kColumnsForWide ? 0 : columns * cardWidth / 2;
    const int secondRowOfTags = QFontMetrics(font).height() + 10;
    const int wideHeight = wordsHeight(font) + kPadding + secondRowOfTags;
    m_isBeside = m_wideWidth >= withText(font, kNarrowestBeside);
    const QSize wide = m_isBeside ? QSize(std::min(2 * wideHeight, m_wideWidth * 13 / 25), wideHeight)
                                  : QSize(m_wideWidth - 2 * kGap - 2 * kBorder, size.height());
    if (size != m_picture || wide != m_widePicture) {
        m_picture = size;
        m_widePicture = wide;
        forgetPictures();
    }
}

bool VariantCard::isWide(const QModelIndex& index) const {
    return m_wideWidth > 0 &&
           index.data(VariantListModel::ShelfRole).toInt() == static_cast<int>(ShelfPlace::StartHere);
}

int VariantCard::wordsHeight(const QFont& font) {
    const QFontMetrics small(scaled(font, 0.92));
    const QFontMetrics title(scaled(font, 1.2, true));
    return kPadding - 4 + title.height() + 2 + small.height() + 8 + (small.height() + 6) + 8 +
           kSummaryLines * small.height() + kPadding;
}

QPixmap VariantCard::picture(const QModelIndex& index, qreal ratio) const {
    const auto* variant = index.data(VariantListModel::GameRole).value<const Variant*>();
    if (variant == nullptr) {
        return {};
    }
    const bool wide = isWide(index);
    const QString key =
        index.data(VariantListModel::IdRole).toString() + QString::number(ratio) + (wide ? u'w' : u' ');
    auto found = m_pictures.constFind(key);
    if (found == m_pictures.constEnd()) {
        found =
            m_pictures.insert(key, campPicture(*variant, wide ? m_widePicture : m_picture, ratio, m_look));
    }
    return *found;
}

QSize VariantCard::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!index.data(GameShelvesModel::HeadingRole).isNull()) {
        return {m_headingWidth, QFontMetrics(headingFont(option.font)).height() + 2 * kHeadingRoom};
    }
    if (isWide(index) && m_isBeside) {
        return {m_wideWidth, 2 * (kGap + kBorder) + m_widePicture.height()};
    }
    return {isWide(index) ? m_wideWidth : m_width, 2 * kGap + m_picture.height() + wordsHeight(option.font)};
}

// Where they do not fit into the row they come closer together; in a wide card they go on in a second row.
// A number says how many more there are.
qreal VariantCard::paintTags(QPainter& painter, const QRectF& row, const QStringList& tags,
                             bool wraps) const {
    const QFontMetricsF metrics(painter.font());
    const qreal texts =
        std::accumulate(tags.begin(), tags.end(), qreal{0}, [&metrics](qreal sum, const QString& tag) {
            return sum + metrics.horizontalAdvance(tag);
        });
    const auto count = static_cast<qreal>(tags.size());
    const bool fit = texts + count * 2 * kTagPadding + (count - 1) * kTagGap <= row.width() + 1;
    const qreal padding = fit ? kTagPadding : kTightTagPadding;
    const qreal gap = fit ? kTagGap : kTightTagGap;
    qreal x = row.x();
    qreal y = row.y();
    for (const QString& tag : tags) {
        const qreal width = metrics.horizontalAdvance(tag) + 2 * padding;
        const auto after = &tags.back() - &tag;
        const QString more = tr("+%1 more", "tags of a game").arg(after + 1); // this one and those behind
        const bool needsMore = !wraps && after > 0;
        const qreal rest = needsMore && !fit ? gap + metrics.horizontalAdvance(more) : 0;
        if (x > row.x() && x + width + rest > row.right() + 1) {
            if (!wraps) {
                painter.setPen(m_look.theme.mutedText);
                painter.drawText(QRectF(x, y, row.right() + 1 - x, row.height()),
                                 Qt::AlignLeft | Qt::AlignVCenter, more);
                break;
            }
            x = row.x();
            y += row.height() + kTagGap;
            wraps = false;
        }
        const QRectF box(x, y, width, row.height());
        painter.setPen(m_look.theme.border);
        painter.setBrush(m_look.theme.panelAlternate);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), row.height() / 2, row.height() / 2);
        painter.setPen(m_look.theme.text);
        painter.drawText(box, Qt::AlignCenter, tag);
        x += width + gap;
    }
    return y + row.height();
}

void VariantCard::paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                               const QString& text) const {
    const QRectF box = QRectF(option.rect).adjusted(kGap, 0, -kGap, 0);
    painter.setFont(headingFont(option.font));
    painter.setPen(m_look.theme.text);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    const qreal left = box.x() + painter.fontMetrics().horizontalAdvance(text) + 14;
    const qreal y = std::floor(box.center().y()) + 0.5;
    painter.setPen(m_look.theme.border);
    painter.drawLine(QPointF(left, y), QPointF(box.right(), y));
}

void VariantCard::paintPicture(QPainter& painter, const QRectF& card, const QModelIndex& index) const {
    const QPixmap camp = picture(index, painter.device()->devicePixelRatioF());
    painter.save();
    QPainterPath inside;
    inside.addRoundedRect(card.adjusted(kBorder, kBorder, -kBorder, -kBorder), kRadius - kBorder,
                          kRadius - kBorder);
    painter.setClipPath(inside);
    painter.drawPixmap((card.topLeft() + QPointF(kBorder, kBorder)).toPoint(), camp);
    painter.restore();
}

void VariantCard::paintWords(QPainter& painter, const QRectF& inside, const QFont& font,
                             const QModelIndex& index) const {
    qreal y = inside.y();
    painter.setFont(scaled(font, 1.2, true));
    painter.setPen(m_look.theme.text);
    const qreal titleHeight = painter.fontMetrics().height();
    const QString name =
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, qRound(inside.width()));
    painter.drawText(QRectF(inside.x(), y, inside.width(), titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     name);
    const qreal nameWidth = painter.fontMetrics().horizontalAdvance(name) + 10;
    const QString kanji = index.data(VariantListModel::KanjiRole).toString();
    const qreal room = inside.width() - nameWidth;
    double size = 1.1;
    for (constexpr double kSmallest = 0.8; size > kSmallest; size -= 0.05) { // long names of long games
        if (QFontMetricsF(scaled(font, size)).horizontalAdvance(kanji) <= room) {
            break;
        }
    }
    painter.setFont(scaled(font, size));
    painter.setPen(m_look.theme.mutedText);
    painter.drawText(QRectF(inside.x() + nameWidth, y, room, titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(kanji, Qt::ElideRight, room));
    y += titleHeight + 2;

    painter.setFont(scaled(font, 0.92));
    const qreal lineHeight = painter.fontMetrics().height();
    const QString intro = index.data(VariantListModel::IntroRole).toString();
    painter.setPen(m_look.theme.accent);
    painter.drawText(QRectF(inside.x(), y, inside.width(), lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(
                         intro.isEmpty() ? index.data(VariantListModel::ArmyRole).toString() : intro,
                         Qt::ElideRight, qRound(inside.width())));
    y += lineHeight + 8;
    const QStringList tags = QStringList{index.data(VariantListModel::SizeRole).toString()} +
                             index.data(VariantListModel::TagsRole).toStringList();
    y = paintTags(painter, QRectF(inside.x(), y, inside.width(), lineHeight + 6), tags,
                  isWide(index) && m_isBeside) +
        8;
    paintDescription(painter, QRectF(inside.x(), y, inside.width(), inside.bottom() - y), index);
}

// Where a search has found the game by its pieces, these are what the reader wants to see.
void VariantCard::paintDescription(QPainter& painter, const QRectF& box, const QModelIndex& index) const {
    const QStringList pieces = index.data(VariantListModel::FoundPiecesRole).toStringList();
    painter.setPen(m_look.theme.text);
    paintLines(painter, box,
               pieces.isEmpty() ? index.data(VariantListModel::SummaryRole).toString()
                                : tr("Among its pieces: %1").arg(pieces.join(tr(", ", "between pieces"))),
               kSummaryLines);
}

void VariantCard::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (const QVariant heading = index.data(GameShelvesModel::HeadingRole); !heading.isNull()) {
        paintHeading(*painter, option, heading.toString());
        painter->restore();
        return;
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const QRectF card = QRectF(option.rect).adjusted(kGap, kGap, -kGap, -kGap);
    const bool takesEnter = selected && m_takesEnter;
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_look.theme.panel);
    painter->drawRoundedRect(card, kRadius, kRadius);
    paintPicture(*painter, card, index);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(takesEnter            ? m_look.theme.accent
                         : selected || hovered ? m_look.theme.mutedText
                                               : m_look.theme.border,
                         takesEnter ? 3
                         : selected ? 2
                                    : 1));
    painter->drawRoundedRect(card.adjusted(1, 1, -1, -1), kRadius, kRadius);
    const QMarginsF beside(kBorder + m_widePicture.width() + kPadding, kPadding, kPadding, kPadding);
    const QMarginsF below(kPadding, kBorder + m_picture.height() + kPadding - 4, kPadding, kPadding);
    paintWords(*painter, card.marginsRemoved(isWide(index) && m_isBeside ? beside : below), option.font,
               index);
    painter->restore();
}

} // namespace mujo::ui
