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
#include <functional>
#include <numbers>
#include <span>
#include <vector>

#include "ui/look/svg_picture.h"

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

Grain grainOf(const BoardTexture& texture) {
    switch (texture.kind) {
    case BoardTexture::Kind::Grain:
        return {texture.strength, 0.42F, 0.07F};
    case BoardTexture::Kind::Stone:
        return {texture.strength, 0.5F, 0.15F};
    case BoardTexture::Kind::Fibres:
        return {texture.strength, 0.6F, 0.0F};
    default:
        return {0, 0, 0};
    }
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

/// The points of a row of pixels: -1 for the darkest colour of the board, 0 for its own, 1 for the lightest.
using Surface = std::function<void(int y, std::span<float> row)>;

Surface wood(const BoardTexture& texture) {
    return [values = profile(grainOf(texture)), lean = Noise(3, 53)](int y, std::span<float> row) {
        const float down = static_cast<float>(y) / kTile;
        const float sway = 1.4F * lean.at(down * 3); // a hand's breadth of wood is never quite straight
        for (std::size_t x = 0; x < row.size(); ++x) {
            const float shifted = static_cast<float>(x) + sway + kTile;
            const int left = static_cast<int>(shifted);
            const float t = shifted - static_cast<float>(left);
            const float a = values[static_cast<std::size_t>(left % kTile)];
            const float b = values[static_cast<std::size_t>((left + 1) % kTile)];
            row[x] = a + (b - a) * t;
        }
    };
}

/// A mat of rushes that lie across, each of its own shade, bound by threads that run down: the rushes rise
/// between two threads and dip below them, every other one the other way.
Surface weave(const BoardTexture& texture) {
    constexpr int kRush = 4; // pixels
    constexpr int kThreads = 16;
    constexpr int kStreaks = 64; // of shade along a rush, a tile
    constexpr float kTurn = 2 * std::numbers::pi_v<float>;
    std::array<float, kThreads> rise{}; // from thread to thread
    for (std::size_t x = 0; x < rise.size(); ++x) {
        rise[x] = std::cos(static_cast<float>(x) / kThreads * kTurn);
    }
    return [strength = texture.strength, shades = Noise(kTile / kRush, 17), streaks = Noise(kStreaks, 29),
            drift = Noise(kTile / kRush, 41), rise](int y, std::span<float> row) {
        const int rush = y / kRush;
        const auto own = static_cast<float>(rush);
        const float swell = std::sin((static_cast<float>(y % kRush) + 0.5F) / kRush * kTurn / 2);
        constexpr float kMeanSwell = 0.64F;
        const float base = 0.55F * (swell - kMeanSwell) + 0.45F * shades.at(own);
        const auto aside = static_cast<std::size_t>(rush % 2 * kThreads / 2);
        const float start = kStreaks * drift.at(own);
        for (std::size_t x = 0; x < row.size(); ++x) {
            const float along = static_cast<float>(x) * kStreaks / kTile + start;
            row[x] =
                strength * (base + 0.3F * rise[(x + aside) % kThreads] * swell + 0.25F * streaks.at(along));
        }
    };
}

QImage surfaceTile(const Theme& theme) {
    const Surface surface =
        theme.texture.kind == BoardTexture::Kind::Weave ? weave(theme.texture) : wood(theme.texture);
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

    std::vector<float> row(kTile);
    for (int y = 0; y < kTile; ++y) {
        surface(y, row);
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (std::size_t x = 0; x < row.size(); ++x) {
            const float value = std::clamp(row[x], -1.0F, 1.0F);
            line[x] = shades[static_cast<std::size_t>(std::lround(value * kShades) + kShades)];
        }
    }
    return image;
}

/// From the cache, or made and put there.
QPixmap cached(const QString& key, const std::function<QPixmap()>& make) {
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = make();
        QPixmapCache::insert(key, picture);
    }
    return picture;
}

/// A drawing that covers whole cells. It is drawn in few sizes and brought to that of the cells.
void paintTiles(QPainter& painter, const QRectF& rect, qreal cell, const Theme& theme) {
    constexpr int kSmallest = 64;
    constexpr int kLargest = 1024;
    const qreal side = cell * theme.texture.tileCells;
    const qreal wanted = side * painter.device()->devicePixelRatioF();
    int pixels = kSmallest;
    while (pixels < wanted && pixels < kLargest) {
        pixels *= 2;
    }
    const QString key = QStringLiteral("mujo-tile-%1-%2").arg(theme.id()).arg(pixels);
    const QPixmap tile = cached(key, [&] {
        QPixmap picture(pixels, pixels);
        picture.fill(theme.board);
        QPainter into(&picture);
        into.setRenderHint(QPainter::Antialiasing);
        into.setOpacity(static_cast<qreal>(theme.texture.strength));
        theme.texture.tile->fill(into, QRectF(0, 0, pixels, pixels));
        return picture;
    });
    QBrush brush(tile);
    brush.setTransform(QTransform::fromTranslate(rect.x(), rect.y()).scale(side / pixels, side / pixels));
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(rect, brush);
    painter.restore();
}

} // namespace

void paintWood(QPainter& painter, const QRectF& rect, qreal cell, const Theme& theme) {
    if (theme.texture.kind == BoardTexture::Kind::Plain) {
        painter.fillRect(rect, theme.board);
        return;
    }
    if (theme.texture.kind == BoardTexture::Kind::Tile) {
        paintTiles(painter, rect, cell, theme);
        return;
    }
    // One tile pixel is one device pixel: blitting it needs no scaling, whatever the screen.
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QPixmap tile = cached(QStringLiteral("mujo-board-%1-%2").arg(theme.id()).arg(ratio), [&] {
        QPixmap picture = QPixmap::fromImage(surfaceTile(theme));
        picture.setDevicePixelRatio(ratio);
        return picture;
    });
    painter.drawTiledPixmap(rect, tile);
}

GridEdges evenEdges(const QRectF& board, int files, int ranks) {
    GridEdges edges;
    for (int file = 0; file <= files; ++file) {
        edges.columns.push_back(board.left() + board.width() * file / files);
    }
    for (int rank = 0; rank <= ranks; ++rank) {
        edges.rows.push_back(board.top() + board.height() * rank / ranks);
    }
    return edges;
}

void drawGrid(QPainter& painter, const GridEdges& edges, const Theme& theme) {
    const QTransform toDevice = painter.deviceTransform();
    const QTransform fromDevice = toDevice.inverted();
    const auto width = std::max(1, static_cast<int>(std::lround(painter.device()->devicePixelRatioF())));
    // A half goes the same way wherever the board lies, and however it was computed.
    constexpr qreal kComputed = 1e-6;
    const auto onPixels = [](qreal position) { return std::floor(position + 0.5 + kComputed); };
    const auto across = [&](qreal column) { return onPixels(toDevice.map(QPointF(column, 0)).x()); };
    const auto down = [&](qreal row) { return onPixels(toDevice.map(QPointF(0, row)).y()); };
    const auto fill = [&](const QRectF& device, const QColor& colour) {
        painter.fillRect(fromDevice.mapRect(device), colour);
    };

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const qreal left = across(edges.columns.front());
    const qreal right = across(edges.columns.back());
    const qreal top = down(edges.rows.front());
    const qreal bottom = down(edges.rows.back());
    for (std::size_t file = 1; file + 1 < edges.columns.size(); ++file) {
        fill({across(edges.columns[file]), top, qreal(width), bottom - top}, theme.gridLine);
    }
    for (std::size_t rank = 1; rank + 1 < edges.rows.size(); ++rank) {
        fill({left, down(edges.rows[rank]), right - left, qreal(width)}, theme.gridLine);
    }
    const qreal frame = 2 * width;
    const QRectF around =
        QRectF(left, top, right - left, bottom - top).adjusted(-width, -width, width, width);
    fill({around.left(), around.top(), around.width(), frame}, theme.gridFrame);
    fill({around.left(), around.bottom() - frame, around.width(), frame}, theme.gridFrame);
    fill({around.left(), around.top(), frame, around.height()}, theme.gridFrame);
    fill({around.right() - frame, around.top(), frame, around.height()}, theme.gridFrame);
    painter.restore();
}

} // namespace mujo::ui
