#include "ui/look/piece_painter.h"

#include "ui/look/kanji_layout.h"
#include "ui/look/piece_art.h"
#include "ui/look/text_path.h"
#include "ui/look/tick_painter.h"
#include "ui/look/wedge.h"

#include <QLinearGradient>
#include <QPainter>
#include <QRandomGenerator>
#include <QTransform>
#include <algorithm>
#include <cmath>

namespace mujo::ui {

namespace {

constexpr qreal kCornerRadius = 0.02;
// Band at the base for an English name in one and in two lines.
constexpr qreal kNameBand = 0.155;
constexpr qreal kNameDoubleBand = 0.25;
// The height of the letters of a piece, and of the room around them.
constexpr qreal kLettersHeight = 0.12;
constexpr qreal kSmallestLetters = 5.6; // the same in logical pixels
constexpr qreal kAroundLetters = 0.05;
// Three and more characters need more room than two.
constexpr qreal kLongNameFromPx = 48;
// Between these kanji are of the lighter weight; smaller ones have too few pixels for it.
constexpr qreal kFineFromPx = 28;
constexpr qreal kBoldFromPx = 48;
// The line that tells a royal piece, above the edge of its base and below its characters; in units of the
// cell.
constexpr qreal kRoyalLine = 0.03;
constexpr qreal kRoyalGap = 0.026;
constexpr qreal kTickNumbersFromPx = 48;
constexpr qreal kRingCentre = 0.06;
constexpr qreal kGrainFromPx = 36;
constexpr qreal kBevelFromPx = 22;

// A fill alone: the writers of SVG and PDF know no strokes with a gradient.
void fillRounded(QPainter& painter, const Wedge& wedge, qreal inset, const QBrush& brush) {
    painter.fillPath(rounded(wedge.inset(inset), kCornerRadius), brush);
}

/// How far an edge of the wedge faces the light, which falls from above left: 1 wholly, below 0 it lies in
/// the shade.
qreal lightOn(const QLineF& edge, qreal sign) {
    const QLineF normal = edge.normalVector().unitVector();
    return sign * (normal.dx() * -0.34 + normal.dy() * -0.94);
}

bool isLatin(const QString& text) {
    constexpr char16_t kLastLatin = 0x24F;
    return !text.isEmpty() &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() <= kLastLatin; });
}

} // namespace

DetailLevel levelFor(qreal cellPx, qreal ratio) {
    constexpr qreal kSmallestNamed = 54; // both in logical pixels
    constexpr qreal kSmallestLettered = 40;
    const qreal device = cellPx * ratio + 0.01;
    if (device < 24) {
        return DetailLevel::RoleMark;
    }
    if (device < 40) {
        return DetailLevel::OneKanji;
    }
    if (device < 72 || cellPx < kSmallestNamed) {
        return cellPx + 0.01 < kSmallestLettered ? DetailLevel::TwoKanji : DetailLevel::WithLetters;
    }
    return DetailLevel::WithName;
}

/// One face being drawn: lengths are in units of the cell's side, its centre is the origin.
struct PiecePainter::Frame {
    const PieceFace& face;
    Wedge wedge;
    DetailLevel level;
    qreal devicePx; ///< of a side of the cell
    /// One logical pixel.
    qreal pixel;
    qreal outline = 0;
    /// Height kept free at the base for the caption, and below it for the line of a royal, with the edge.
    qreal captionBand = 0;
    qreal royalBand = 0;

    qreal royalLine() const { return std::max(kRoyalLine, 1.6 * pixel); }

    /// -1 for a turned piece: maps the piece's own frame to the screen's.
    qreal sign() const { return face.gote ? -1 : 1; }
};

/// What stands at the base below the characters: the English name or the letters of the piece, if any.
struct PiecePainter::Caption {
    QStringList lines;
    qreal height = 0;   ///< of a capital letter
    qreal condense = 1; ///< how narrow the letters are
    qreal band = 0;     ///< the height that it takes
};

PiecePainter::Frame PiecePainter::enter(QPainter& painter, const QRectF& cell, const PieceFace& face) const {
    const qreal side = std::min(cell.width(), cell.height());
    const qreal ratio = painter.device()->devicePixelRatioF();
    const WedgeShape shape = m_style.art ? m_style.art->wedge : WedgeShape();
    Frame frame{face, Wedge(face.sizeClass, shape), levelFor(side, ratio), side * ratio, 1 / side};
    frame.outline = std::clamp(side * 0.017, 1.0, 3.0) * frame.pixel;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(cell, Qt::IntersectClip);
    // The base is the piece's one level edge: put it on a device pixel boundary, so that it stays sharp.
    const qreal base = cell.center().y() + frame.sign() * frame.wedge.bottom() * side;
    const qreal deviceBase = painter.deviceTransform().map(QPointF(0, base)).y();
    painter.translate(cell.center().x(), cell.center().y() + (std::round(deviceBase) - deviceBase) / ratio);
    painter.scale(side, side);
    return frame;
}

void PiecePainter::paint(QPainter& painter, const QRectF& cell, const PieceFace& face) const {
    paintBlank(painter, cell, face);
    paintInk(painter, cell, face);
}

void PiecePainter::paintBlank(QPainter& painter, const QRectF& cell, const PieceFace& face) const {
    if (cell.isEmpty()) {
        return;
    }
    painter.save();
    const Frame frame = enter(painter, cell, face);
    if (m_style.shadowShown) {
        paintShadow(painter, frame);
    }
    paintBody(painter, frame);
    if (face.promoted) {
        paintPromotionCorners(painter, frame);
    }
    painter.restore();
}

void PiecePainter::paintInk(QPainter& painter, const QRectF& cell, const PieceFace& face) const {
    if (cell.isEmpty()) {
        return;
    }
    painter.save();
    Frame frame = enter(painter, cell, face);
    const Caption caption = captionOf(frame);
    frame.captionBand = caption.band;
    if (face.royal && frame.level != DetailLevel::RoleMark) {
        frame.royalBand = frame.outline + kRoyalGap + frame.royalLine() + kRoyalGap / 2;
        paintRoyalLine(painter, frame);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(face));
    if (frame.level == DetailLevel::RoleMark) {
        paintRole(painter, frame);
    } else if (const SvgPicture* drawing = m_style.art ? m_style.art->drawingOf(face) : nullptr) {
        paintDrawing(painter, frame, *drawing);
    } else if (m_style.set == PieceSet::Kanji) {
        paintKanji(painter, frame);
    } else {
        paintLetters(painter, frame, face.code);
    }
    paintCaption(painter, frame, caption);
    painter.restore();
}

PiecePainter::Caption PiecePainter::captionOf(const Frame& frame) const {
    const PieceFace& face = frame.face;
    if (!m_style.nameShown || face.name.isEmpty()) {
        return {};
    }
    if (frame.level == DetailLevel::WithName) {
        const QStringList lines = nameLines(face.name, face.nameFit);
        // The line of a royal takes the room of a second line that its name does not need.
        const bool isLow = !face.nameFit.twoLines || (face.royal && lines.size() == 1);
        return {lines, nameHeight(face.nameFit), face.nameFit.condense, isLow ? kNameBand : kNameDoubleBand};
    }
    // The other sets of pieces have the letters in the middle of the face.
    if (frame.level == DetailLevel::WithLetters && m_style.set == PieceSet::Kanji &&
        face.code != face.kanji2) {
        const qreal height = std::max(kLettersHeight, kSmallestLetters * frame.pixel);
        return {{face.code}, height, 1, height + kAroundLetters};
    }
    return {};
}

/// Along the base, on the wood: the board around the piece stays free, whatever is marked on it.
void PiecePainter::paintRoyalLine(QPainter& painter, const Frame& frame) const {
    const qreal height = frame.royalLine();
    const qreal bottom = frame.wedge.bottom() - frame.outline - kRoyalGap;
    const qreal half = frame.wedge.halfWidthAt(bottom - height) * 0.74;
    painter.save();
    painter.scale(frame.sign(), frame.sign());
    painter.fillRect(QRectF(-half, bottom - height, 2 * half, height), m_theme.royalMark);
    painter.restore();
}

QColor PiecePainter::ink(const PieceFace& face) const {
    return face.promoted ? m_theme.kanjiPromoted : m_theme.kanji;
}

void PiecePainter::paintShadow(QPainter& painter, const Frame& frame) const {
    if (m_theme.pieceShadow.alpha() == 0) {
        return;
    }
    constexpr int kLayers = 5;
    constexpr qreal kDrop = 0.016;
    constexpr qreal kAside = 0.008; // the light falls from above left
    constexpr qreal kSoftness = 0.026;
    QColor colour = m_theme.pieceShadow;
    colour.setAlpha(colour.alpha() / kLayers);
    painter.save();
    painter.translate(kAside, kDrop);
    painter.scale(frame.sign(), frame.sign());
    const QPolygonF outline = polygon(frame.wedge.inset(kCornerRadius));
    for (int layer = 1; layer <= kLayers; ++layer) {
        const qreal spread = kCornerRadius + kSoftness * (2.0 * layer / kLayers - 1);
        QPainterPath path;
        path.addPolygon(outline);
        path.closeSubpath();
        painter.setPen(QPen(colour, std::max(2 * spread, 0.001), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        painter.fillPath(path, colour);
    }
    painter.restore();
}

void PiecePainter::paintBody(QPainter& painter, const Frame& frame) const {
    const bool tinted = frame.face.gote && m_style.goteTinted;
    painter.save();
    painter.scale(frame.sign(), frame.sign());
    paintOutline(painter, frame);

    // Gradients are given in the turned frame but run down the screen.
    QLinearGradient shade(0, frame.sign() * frame.wedge.top(), 0, frame.sign() * frame.wedge.bottom());
    shade.setColorAt(0, tinted ? m_theme.goteFaceTop : m_theme.faceTop);
    shade.setColorAt(1, tinted ? m_theme.goteFaceBottom : m_theme.faceBottom);
    fillRounded(painter, frame.wedge, frame.outline, shade);
    if (frame.devicePx >= kGrainFromPx && m_theme.pieceGrain.alpha() > 0) {
        paintGrain(painter, frame);
    }
    if (frame.devicePx >= kBevelFromPx && m_theme.pieceShadow.alpha() > 0) { // else it is flat
        paintBevel(painter, frame);
    }
    painter.restore();
}

/// A line along the edges that lie in the shade. A flat theme has it all around: nothing else parts its
/// pieces.
void PiecePainter::paintOutline(QPainter& painter, const Frame& frame) const {
    if (m_theme.pieceShadow.alpha() == 0) {
        fillRounded(painter, frame.wedge, 0, m_theme.pieceOutline);
        return;
    }
    fillRounded(painter, frame.wedge, 0, m_theme.faceTop);
    const auto& outer = frame.wedge.corners();
    const auto inner = frame.wedge.inset(frame.outline * 1.2);
    const auto beyond = frame.wedge.inset(-kCornerRadius); // no edge of it lies on one of the body
    const QPainterPath body = rounded(outer, kCornerRadius);
    for (std::size_t i = 0; i < outer.size(); ++i) {
        const std::size_t next = (i + 1) % outer.size();
        if (lightOn(QLineF(outer[i], outer[next]), frame.sign()) < 0) {
            QPainterPath edge;
            edge.addPolygon(QPolygonF({beyond[i], beyond[next], inner[next], inner[i], beyond[i]}));
            painter.fillPath(edge.intersected(body), m_theme.pieceOutline);
        }
    }
}

void PiecePainter::paintGrain(QPainter& painter, const Frame& frame) const {
    // Cut by geometry: drawings that leave the program know no clipping.
    const QPainterPath face = rounded(frame.wedge.inset(frame.outline), kCornerRadius);
    // Pieces of one size and side share their blank, so the grain may depend on nothing else.
    QRandomGenerator random(static_cast<quint32>(17 + 2 * frame.face.sizeClass + (frame.face.gote ? 1 : 0)));
    const auto jitter = [&random](qreal range) { return (random.generateDouble() * 2 - 1) * range; };
    constexpr int kLines = 11;
    for (int i = 0; i < kLines; ++i) {
        const qreal x = -0.42 + 0.84 * (i + 0.5) / kLines + jitter(0.03);
        const qreal bend = jitter(0.05);
        QPainterPath line(QPointF(x * 0.8, -0.48));
        line.cubicTo(x * 0.85 + bend, -0.15, x - bend, 0.15, x + bend * 0.5, 0.48);
        QColor colour = m_theme.pieceGrain;
        colour.setAlphaF(static_cast<float>(colour.alphaF() * (0.35 + 0.65 * random.generateDouble())));
        QPainterPathStroker pen(QPen(colour, 0.006 + 0.012 * random.generateDouble()));
        painter.fillPath(pen.createStroke(line).intersected(face), colour);
    }
}

void PiecePainter::paintBevel(QPainter& painter, const Frame& frame) const {
    const qreal width = std::max(0.026, 0.9 * frame.pixel);
    const auto outer = frame.wedge.inset(frame.outline);
    const auto inner = frame.wedge.inset(frame.outline + width);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < outer.size(); ++i) {
        const std::size_t next = (i + 1) % outer.size();
        const qreal lit = lightOn(QLineF(outer[i], outer[next]), frame.sign());
        QColor colour = lit > 0 ? QColor(255, 252, 240) : QColor(92, 54, 12);
        colour.setAlphaF(static_cast<float>(lit > 0 ? 0.75 * lit : -0.42 * lit));
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF({outer[i], outer[next], inner[next], inner[i]}));
    }
}

void PiecePainter::paintPromotionCorners(QPainter& painter, const Frame& frame) const {
    const auto edge = frame.wedge.inset(frame.outline);
    // Where kanji fill the wedge the corners must leave them room.
    const bool named = frame.level == DetailLevel::WithName && m_style.nameShown;
    const bool roomy = m_style.set != PieceSet::Kanji || frame.level == DetailLevel::RoleMark;
    const qreal reach = std::max(named ? 0.1 : roomy ? 0.155 : 0.115, 3.4 * frame.pixel);
    painter.save();
    painter.scale(frame.sign(), frame.sign());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.kanjiPromoted);
    const auto triangle = [&](QPointF corner, QPointF along, QPointF up) {
        const QLineF base = QLineF::fromPolar(1, QLineF(corner, along).angle());
        const QLineF side = QLineF::fromPolar(1, QLineF(corner, up).angle());
        painter.drawPolygon(QPolygonF({corner, corner + base.p2() * reach, corner + side.p2() * reach}));
    };
    triangle(edge[0], edge[4], edge[1]);
    triangle(edge[4], edge[0], edge[3]);
    painter.restore();
}

/// On the wood, from below the tip to the edge of the base or what stands there; turned with the piece.
void PiecePainter::paintDrawing(QPainter& painter, const Frame& frame, const SvgPicture& drawing) const {
    constexpr qreal kBelowTip = 0.09;
    constexpr qreal kAboveBase = 0.03;
    const qreal top = frame.wedge.top() + kBelowTip;
    const qreal bottom =
        frame.wedge.bottom() - frame.outline - kAboveBase - std::max(frame.captionBand, frame.royalBand);
    const qreal half = 0.92 * frame.wedge.corners()[3].x(); // of the shoulders
    painter.save();
    painter.scale(frame.sign(), frame.sign());
    drawing.paint(painter, QRectF(-half, top, 2 * half, bottom - top));
    painter.restore();
}

void PiecePainter::paintKanji(QPainter& painter, const Frame& frame) const {
    const PieceFace& face = frame.face;
    const bool longName = face.kanji2.toUcs4().size() > 2;
    const bool shortForm = frame.level == DetailLevel::OneKanji || face.kanji2.isEmpty() ||
                           (longName && frame.devicePx < kLongNameFromPx && !face.kanji1.isEmpty());
    const QString& text = shortForm && !face.kanji1.isEmpty() ? face.kanji1 : face.kanji2;
    if (isLatin(text)) {
        // Letters are read side by side, not from top to bottom.
        paintLetters(painter, frame, face.kanji2);
        return;
    }
    const bool isFine = frame.devicePx >= kFineFromPx && frame.devicePx < kBoldFromPx;
    const auto outline = kanjiOutline(text, frame.wedge, frame.captionBand + frame.royalBand,
                                      isFine ? GlyphFace::Fine : GlyphFace::Serif);
    if (!outline) {
        paintLetters(painter, frame, face.code);
        return;
    }
    painter.save();
    painter.scale(frame.sign(), frame.sign());
    painter.drawPath(*outline);
    painter.restore();
}

void PiecePainter::paintLetters(QPainter& painter, const Frame& frame, const QString& letters) const {
    if (m_style.set == PieceSet::Mnemonic) {
        paintMnemonic(painter, frame);
        return;
    }
    const bool named = frame.captionBand > 0;
    const qreal height = frame.wedge.height() * (named ? 0.36 : 0.42);
    const qreal centre = (named ? 0.16 - frame.captionBand : 0.075) - frame.royalBand / 2;
    const qreal half = frame.wedge.halfWidthAt(centre - height / 2) - 0.045;
    const QRectF box(-half, frame.sign() * centre - height / 2, 2 * half, height);
    painter.drawPath(fittedText(letters, GlyphFace::Serif, box, 0.62));
}

void PiecePainter::paintMnemonic(QPainter& painter, const Frame& frame) const {
    painter.save();
    // The ring follows the wedge's size and gives way to the name at its base.
    const bool compact = frame.devicePx < kTickNumbersFromPx;
    const qreal band = frame.captionBand + frame.royalBand;
    const qreal scale = (frame.wedge.height() - band * 1.15) / Wedge(0).height();
    painter.translate(0, frame.sign() * (kRingCentre * scale - band * 0.55));
    painter.scale(scale, scale);
    paintTicks(painter, frame.face, {ink(frame.face), compact});
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(frame.face));
    // Between marks at both sides the letters keep off them.
    const bool hasSides = std::any_of(frame.face.ticks.begin(), frame.face.ticks.end(),
                                      [](const MoveTick& tick) { return tick.dy == 0; });
    const qreal half = compact ? (hasSides ? 0.172 : 0.2) : (hasSides ? 0.138 : 0.165);
    const qreal tall = compact ? 0.125 : 0.09;
    const QRectF box(-half, -tall, 2 * half, 2 * tall);
    painter.drawPath(fittedText(frame.face.code, GlyphFace::Sans, box, 0.62));
    painter.restore();
}

void PiecePainter::paintRole(QPainter& painter, const Frame& frame) const {
    painter.save();
    painter.scale(frame.sign(), frame.sign());
    const QPointF centre(0, 0.07);
    switch (frame.face.royal ? RoleClass::Royal : frame.face.role) {
    case RoleClass::Royal:
        painter.drawPolygon(QPolygonF({{-0.24, 0.26},
                                       {-0.27, -0.10},
                                       {-0.12, 0.06},
                                       {0, -0.18},
                                       {0.12, 0.06},
                                       {0.27, -0.10},
                                       {0.24, 0.26}}));
        break;
    case RoleClass::Step:
        painter.drawEllipse(centre, 0.125, 0.125);
        break;
    case RoleClass::Slide:
        painter.drawRoundedRect(QRectF(-0.08, -0.19, 0.16, 0.52), 0.05, 0.05);
        break;
    case RoleClass::Jump:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink(frame.face), 0.09));
        painter.drawEllipse(centre, 0.165, 0.165);
        break;
    case RoleClass::MultiLeg:
        painter.drawPolygon(QPolygonF({{0, -0.18}, {0.22, 0.07}, {0, 0.32}, {-0.22, 0.07}}));
        break;
    case RoleClass::Sweep:
        for (const qreal left : {-0.2, 0.06}) {
            painter.drawRoundedRect(QRectF(left, -0.19, 0.14, 0.52), 0.05, 0.05);
        }
        break;
    }
    painter.restore();
}

void PiecePainter::paintCaption(QPainter& painter, const Frame& frame, const Caption& caption) const {
    constexpr qreal kPitch = 1.36; // of lines, in heights of a capital letter
    // Tails of letters such as g stay above the bevel of the base.
    const qreal base = frame.wedge.bottom() - std::max(frame.outline, frame.royalBand);
    const qreal middle = frame.sign() * (base - caption.band * 0.54);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(frame.face));
    qreal y = middle - static_cast<qreal>(caption.lines.size() - 1) * caption.height * kPitch / 2;
    for (const QString& text : caption.lines) {
        const TextPath path = textPath(text, GlyphFace::Sans, caption.height / 0.735);
        QTransform place;
        place.translate(-path.width * caption.condense / 2, y + caption.height / 2);
        place.scale(caption.condense, 1);
        painter.drawPath(place.map(path.path));
        y += caption.height * kPitch;
    }
}

} // namespace mujo::ui
