#include "ui/look/board_texture.h"

#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QRandomGenerator>
#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mujo::ui {

namespace {

constexpr int kTile = 1024;

/// Smooth periodic noise in one dimension, values in -1..1.
class Noise {
public:
    Noise(int period, quint32 seed) : m_values(static_cast<std::size_t>(period)) {
        QRandomGenerator random(seed);
        for (float& value : m_values) {
            value = static_cast<float>(random.generateDouble() * 2 - 1);
        }
    }
    float at(float x) const {
        const float cell = std::floor(x);
        const float t = x - cell;
        const auto period = static_cast<int>(m_values.size());
        const int i = ((static_cast<int>(cell) % period) + period) % period;
        const float a = m_values[static_cast<std::size_t>(i)];
        const float b = m_values[static_cast<std::size_t>((i + 1) % period)];
        return a + (b - a) * t * t * (3 - 2 * t);
    }

private:
    std::vector<float> m_values;
};

struct Grain {
    float strength;
    float fibre;
    float bands;
};

Grain grainOf(const Theme& theme) {
    if (theme.kind == ThemeKind::Contrast) {
        return {0, 0, 0};
    }
    switch (theme.boardStyle) {
    case BoardStyle::LightWood:
    case BoardStyle::DarkWood:
        return {0.9F, 0.42F, 0.07F};
    case BoardStyle::Slate:
        return {0.55F, 0.5F, 0.15F};
    case BoardStyle::Paper:
        return {0.35F, 0.6F, 0.0F};
    }
    return {0, 0, 0};
}

/// Value of the grain along x for one tile, as wood sawn through the middle of the trunk has it: fine fibres
/// over close and faint year rings, all of them straight. It repeats with the tile.
std::vector<float> profile(const Grain& grain) {
    // Whole numbers of swings a tile, so that its ends meet.
    constexpr int kFibres = 512;
    constexpr int kStrands = 171;
    constexpr int kRings = 37;
    const Noise fibres(kFibres, 11);
    const Noise strands(kStrands, 23);
    const Noise rings(kRings, 37);
    std::vector<float> values(kTile);
    for (std::size_t x = 0; x < values.size(); ++x) {
        const float at = static_cast<float>(x) / kTile;
        const float ring = rings.at(at * kRings);
        const float fine = 0.55F * fibres.at(at * kFibres) + 0.6F * strands.at(at * kStrands);
        values[x] = grain.strength * (grain.fibre * fine + grain.bands * 1.6F * ring * std::abs(ring));
    }
    return values;
}

QImage woodTile(const Theme& theme) {
    const std::vector<float> values = profile(grainOf(theme));
    const Noise lean(3, 53);
    QImage image(kTile, kTile, QImage::Format_RGB32);

    // From the darkest grain over the board's colour in the middle to the lightest.
    constexpr int kShades = 128;
    std::array<QRgb, 2 * kShades + 1> shades = {};
    for (std::size_t i = 0; i < shades.size(); ++i) {
        const qreal depth = static_cast<qreal>(i) / kShades - 1;
        const QColor& to = depth < 0 ? theme.boardGrain : theme.boardLight;
        const auto channel = [share = std::abs(depth)](int from, int towards) {
            return static_cast<int>(std::lround(from + (towards - from) * share));
        };
        shades[i] = qRgb(channel(theme.board.red(), to.red()), channel(theme.board.green(), to.green()),
                         channel(theme.board.blue(), to.blue()));
    }

    for (int y = 0; y < kTile; ++y) {
        const float down = static_cast<float>(y) / kTile;
        const float sway = 1.4F * lean.at(down * 3); // a hand's breadth of wood is never quite straight
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < kTile; ++x) {
            const float shifted = static_cast<float>(x) + sway + kTile;
            const int left = static_cast<int>(shifted);
            const float t = shifted - static_cast<float>(left);
            const float a = values[static_cast<std::size_t>(left % kTile)];
            const float b = values[static_cast<std::size_t>((left + 1) % kTile)];
            const float value = std::clamp(a + (b - a) * t, -1.0F, 1.0F);
            line[x] = shades[static_cast<std::size_t>(std::lround(value * kShades) + kShades)];
        }
    }
    return image;
}

} // namespace

void paintWood(QPainter& painter, const QRectF& rect, const Theme& theme) {
    if (theme.kind == ThemeKind::Contrast) {
        painter.fillRect(rect, theme.board);
        return;
    }
    // One tile pixel is one device pixel: blitting it needs no scaling, whatever the screen.
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QString key = QStringLiteral("mujo-board-%1-%2").arg(theme.id()).arg(ratio);
    QPixmap tile;
    if (!QPixmapCache::find(key, &tile)) {
        tile = QPixmap::fromImage(woodTile(theme));
        tile.setDevicePixelRatio(ratio);
        QPixmapCache::insert(key, tile);
    }
    painter.drawTiledPixmap(rect, tile);
}

void drawGrid(QPainter& painter, const QRectF& board, int files, int ranks, const Theme& theme) {
    const QTransform toDevice = painter.deviceTransform();
    const QTransform fromDevice = toDevice.inverted();
    const QRectF area = toDevice.mapRect(board);
    const auto width = std::max(1, static_cast<int>(std::lround(painter.device()->devicePixelRatioF())));
    const auto start = [](qreal position, int thickness) { return std::round(position - thickness / 2.0); };
    const auto fill = [&](const QRectF& device, const QColor& colour) {
        painter.fillRect(fromDevice.mapRect(device), colour);
    };

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int file = 1; file < files; ++file) {
        const qreal x = start(area.left() + area.width() * file / files, width);
        fill({x, area.top(), qreal(width), area.height()}, theme.gridLine);
    }
    for (int rank = 1; rank < ranks; ++rank) {
        const qreal y = start(area.top() + area.height() * rank / ranks, width);
        fill({area.left(), y, area.width(), qreal(width)}, theme.gridLine);
    }
    const int frame = 2 * width;
    const qreal left = start(area.left(), frame);
    const qreal top = start(area.top(), frame);
    const qreal right = start(area.right(), frame);
    const qreal bottom = start(area.bottom(), frame);
    fill({left, top, right - left + frame, qreal(frame)}, theme.gridFrame);
    fill({left, bottom, right - left + frame, qreal(frame)}, theme.gridFrame);
    fill({left, top, qreal(frame), bottom - top}, theme.gridFrame);
    fill({right, top, qreal(frame), bottom - top}, theme.gridFrame);
    painter.restore();
}

} // namespace mujo::ui
