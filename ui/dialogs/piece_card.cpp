#include "ui/dialogs/piece_card.h"

#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/look/text_path.h"
#include "ui/study/diagram_painter.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr qreal kPad = 10;
constexpr qreal kFace = 64;
constexpr qreal kHeader = 70;
constexpr qreal kPixelsToPoint = 96.0 / 72.0;
constexpr qsizetype kCacheBytes = qsizetype{64} << 20;

QFont cardFont(qreal pixels, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(std::lround(pixels)));
    font.setBold(bold);
    return font;
}

/// Broken into at most two lines between words, bold.
QStringList wrapped(const QString& text, qreal pixels, qreal room) {
    const QFontMetricsF metrics(cardFont(pixels, true));
    const auto widthOf = [&](const QString& part) { return metrics.horizontalAdvance(part); };
    if (widthOf(text) <= room) {
        return {text};
    }
    const QStringList words = text.split(QLatin1Char(' '));
    QString first = words[0];
    qsizetype i = 1;
    while (i < words.size() && widthOf(first + QLatin1Char(' ') + words[i]) <= room) {
        first += QLatin1Char(' ') + words[i++];
    }
    const QString rest = words.mid(i).join(QLatin1Char(' '));
    return rest.isEmpty() ? QStringList{first} : QStringList{first, rest};
}

/// Ways of moving in two lines of one size, broken between two of them; the second is empty where one is
/// enough.
std::pair<QString, QString> inTwoLines(const QStringList& classes, qreal room) {
    const QFontMetricsF metrics(cardFont(PieceCard::kSmallestText * kPixelsToPoint, false));
    for (qsizetype first = classes.size(); first > 0; --first) {
        const QString rest = Phrases::list(classes.mid(first));
        QString line = Phrases::list(classes.mid(0, first));
        if (!rest.isEmpty()) {
            line = Phrases::list({line, QString()}).trimmed(); // with the comma of the language
        }
        if (first == 1 || metrics.horizontalAdvance(line) <= room) {
            return {line, rest};
        }
    }
    return {};
}

/// Points at which the text fits into a line, down to what can still be read.
qreal fittingSize(const QString& text, qreal room) {
    constexpr int kLeast = 9; // pixels
    int pixels = static_cast<int>(std::lround(PieceCard::kSmallestText * kPixelsToPoint));
    while (pixels > kLeast && QFontMetricsF(cardFont(pixels, false)).horizontalAdvance(text) > room) {
        --pixels;
    }
    return pixels / kPixelsToPoint;
}

} // namespace

struct PieceCard::Line {
    QRectF box;
    QString text;
    qreal points;
    QColor colour;
    bool bold = false;
    bool kanji = false;
};

void PieceCard::write(QPainter& painter, const Line& line, Text text) const {
    const qreal pixels = line.points * kPixelsToPoint;
    // Kanji come from the program itself, whatever fonts the machine has.
    if (text == Text::Font && !line.kanji) {
        const QFont font = cardFont(pixels, line.bold);
        painter.setFont(font);
        painter.setPen(line.colour);
        painter.drawText(line.box, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(line.text, Qt::ElideRight, line.box.width()));
        return;
    }
    const TextPath path = textPath(line.text, line.kanji ? GlyphFace::Serif : GlyphFace::Sans, pixels);
    if (path.width <= 0) {
        return;
    }
    const qreal condense = std::min<qreal>(1, line.box.width() / path.width);
    QTransform place;
    place.translate(line.box.x(), line.box.center().y() + pixels * 0.36);
    place.scale(condense, 1);
    painter.fillPath(place.map(path.path), line.colour);
}

void PieceCard::writeNames(QPainter& painter, int row, Text text) const {
    constexpr qreal kName = 10;
    constexpr qreal kKanji = 12;
    const QModelIndex index = m_model.index(row);
    const qreal left = kPad + kFace + 8;
    const qreal room = kSize.width() - left - kPad;
    const QStringList lines = wrapped(index.data().toString(), kName * kPixelsToPoint, room);
    qreal y = kPad;
    const auto add = [&](const QString& what, qreal points, const QColor& colour, bool bold, bool kanji) {
        const qreal height = points * kPixelsToPoint * 1.28;
        write(painter, {QRectF(left, y, room, height), what, points, colour, bold, kanji}, text);
        y += height;
    };
    for (const QString& line : lines) {
        add(line, kName, m_theme.text, true, false);
    }
    if (const QString kanji = index.data(PieceChartModel::KanjiRole).toString();
        kanji != index.data().toString()) {
        add(kanji, kKanji, m_theme.text, false, true);
    }
    add(index.data(PieceChartModel::ReadingRole).toString(), kSmallestText, m_theme.mutedText, false, false);
}

void PieceCard::paint(QPainter& painter, int row, Text text) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const QModelIndex index = m_model.index(row);
    const qreal inner = kSize.width() - 2 * kPad;
    PieceStyle plain = m_style;
    plain.nameShown = false;
    PiecePainter(m_theme, plain)
        .paint(painter, QRectF(kPad - 2, kPad, kFace, kFace), m_faces.of(m_model.kind(row).type));
    writeNames(painter, row, text);
    const insight::PieceDiagram& diagram = m_model.diagram(row);
    const qreal ratio = text == Text::Outline ? 4 : painter.deviceTransform().m11();
    const DiagramLayout layout(diagram, QRectF(kPad, kPad + kHeader + 4, inner, inner), ratio);
    paintDiagramBoard(painter, layout, diagram, m_faces, m_theme, m_style);
    paintDiagramMarks(painter, layout, diagram, m_theme);
    const QString id = index.data(PieceChartModel::IdRole).toString();
    const auto classes = inTwoLines(index.data(PieceChartModel::ClassesRole).toStringList(), inner);
    constexpr qreal kLine = kSmallestText * kPixelsToPoint * 1.3;
    qreal y = layout.board().bottom() + 5;
    const auto add = [&](const QString& what, qreal points, const QColor& colour) {
        write(painter, {QRectF(kPad, y, inner, kLine), what, points, colour}, text);
        y += kLine;
    };
    add(classes.first, kSmallestText, m_theme.text);
    if (!classes.second.isEmpty()) {
        add(classes.second, fittingSize(classes.second, inner), m_theme.text);
    }
    add(QStringLiteral("%1  ·  %2").arg(id, index.data(PieceChartModel::WorthRole).toString()), kSmallestText,
        m_theme.mutedText);
}

PieceCardDelegate::PieceCardDelegate(const PieceChartModel& model, const PieceChartFilter& filter,
                                     QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_filter(filter), m_faces(model.variant()),
      m_pictures(kCacheBytes) {}

void PieceCardDelegate::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_pictures.clear();
}

void PieceCardDelegate::setScale(qreal scale) {
    m_scale = scale;
    m_pictures.clear();
}

QSize PieceCardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return (PieceCard::kSize * m_scale).toSize();
}

void PieceCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const int row = m_filter.mapToSource(index).row();
    const qreal ratio = painter->device()->devicePixelRatioF();
    QPixmap* picture = m_pictures.object(row);
    if (picture == nullptr || picture->devicePixelRatio() != ratio) {
        auto fresh = std::make_unique<QPixmap>((PieceCard::kSize * m_scale * ratio).toSize());
        fresh->setDevicePixelRatio(ratio);
        fresh->fill(Qt::transparent);
        QPainter own(fresh.get());
        own.scale(m_scale, m_scale);
        PieceCard(m_model, m_faces, m_theme, m_style).paint(own, row, PieceCard::Text::Font);
        own.end();
        picture = fresh.get();
        const qsizetype bytes = qsizetype{4} * fresh->width() * fresh->height();
        m_pictures.insert(row, fresh.release(), std::min(bytes, kCacheBytes));
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    constexpr qreal kRadius = 7;
    painter->setPen(QPen(selected ? m_theme.accent : m_theme.border, selected ? 2 : 1));
    painter->setBrush(hovered && !selected ? m_theme.panelAlternate : m_theme.panel);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(3, 3, -3, -3), kRadius, kRadius);
    painter->drawPixmap(QPointF(option.rect.topLeft()), *picture);
    painter->restore();
}

} // namespace mujo::ui
