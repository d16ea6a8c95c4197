#include "ui/dialogs/small_board.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "ui/look/board_texture.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_faces.h"

namespace mujo::ui {

namespace {

constexpr int kCharacterCell = 30;
constexpr int kFrame = 2;
constexpr int kLeastCampRanks = 4;
constexpr int kCampEdge = 6; // part of a cell that is shown below the last rank
constexpr int kCampPlay = 5,
              kCampParts = 4;         // cells may be larger than they must by so much, to fill the picture
constexpr int kCampSmaller = 3;       // unused pixels that are better than cells larger by one
constexpr int kSmallestLiveCell = 9;  // in a whole board: the pieces are seen, if not their faces
constexpr int kSmallestWholeCell = 5; // in a small whole board: the camps are seen, if no face
constexpr int kSmallCell = 14;

/// A square as seen from a side: the board is turned for Gote.
Square seenFrom(Side near, Square square, const BoardShape& shape) {
    return near == Side::Sente ? square : Square(shape.squareCount() - 1 - square.index());
}

/// As they lie before the near side, which is drawn as Sente is.
std::vector<Placement> piecesOf(const Position& position, Side near) {
    std::vector<Placement> pieces;
    for (const Side owner : {Side::Sente, Side::Gote}) {
        for (const Square square : position.pieces(owner)) {
            pieces.push_back({seenFrom(near, square, position.shape()), position.at(square).type(),
                              near == Side::Sente ? owner : opponent(owner)});
        }
    }
    return pieces;
}

/// Draws the pieces that are wholly seen into cells of so many device pixels; `topLeft` is the corner of the
/// board.
void paintPieces(QPainter& painter, const Variant& variant, const std::vector<Placement>& pieces,
                 QPointF topLeft, int cell, const QRectF& seen, const Look& look) {
    // Faces are drawn as for a cell that shows one character, however small they come out.
    const int drawn = std::max(cell, kCharacterCell);
    const PieceFaces faces(variant);
    PieceCache cache;
    PieceStyle style = look.pieces;
    style.nameShown = false;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Placement& placement : pieces) {
        const QPointF corner = topLeft + QPointF(cell * variant.shape().column(placement.square),
                                                 cell * variant.shape().row(placement.square));
        if (!seen.contains(QRectF(corner, QSizeF(cell, cell)))) {
            continue;
        }
        QPixmap face = cache.pixmap(faces.of({placement.type, placement.owner}), style, look.theme, drawn, 1);
        if (drawn != cell) {
            face = face.scaled(cell, cell, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        }
        painter.drawPixmap(corner, face);
    }
}

QPixmap drawnSmall(const Variant& variant, const std::vector<Placement>& pieces, int side, qreal ratio,
                   const Look& look) {
    // Drawn in whole pixels a little too large, then brought to size.
    const int device = static_cast<int>(std::lround(side * ratio));
    const BoardShape& shape = variant.shape();
    const int longer = std::max(shape.files(), shape.ranks());
    const int cell = (device - 2 * kFrame + longer - 1) / longer;
    const int whole = cell * longer + 2 * kFrame;
    QPixmap picture(whole, whole);
    picture.fill(Qt::transparent);
    const QSize squares(cell * shape.files(), cell * shape.ranks());
    const QRectF board(QRect(QPoint(whole - squares.width(), whole - squares.height()) / 2, squares));
    QPainter painter(&picture);
    painter.fillRect(board.adjusted(-kFrame, -kFrame, kFrame, kFrame), look.theme.gridFrame);
    paintWood(painter, board, cell, look.theme);
    drawGrid(painter, evenEdges(board, shape.files(), shape.ranks()), look.theme);
    paintPieces(painter, variant, pieces, board.topLeft(), cell, board, look);
    painter.end();
    if (whole != device) {
        picture = picture.scaled(device, device, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// A part of a board: `cell` is in device pixels as `size` is, `topLeft` is where the board begins in the
/// picture.
QPixmap drawnPart(const Variant& variant, const std::vector<Placement>& pieces, QSize size, int cell,
                  QPoint topLeft, qreal ratio, const Look& look) {
    const BoardShape& shape = variant.shape();
    QPixmap picture(size);
    picture.fill(look.theme.surround);
    const QRectF board(topLeft, QSizeF(cell * shape.files(), cell * shape.ranks()));
    QPainter painter(&picture);
    painter.fillRect(board.adjusted(-kFrame, -kFrame, kFrame, kFrame), look.theme.gridFrame);
    paintWood(painter, board, cell, look.theme);
    drawGrid(painter, evenEdges(board, shape.files(), shape.ranks()), look.theme);
    paintPieces(painter, variant, pieces, topLeft, cell, QRectF(QPointF(0, 0), QSizeF(size)), look);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// The corner of the square window, of so many squares a side, with most pieces that do not stand as at the
/// start of the game; of equal ones that with most pieces, nearest to its middle.
std::pair<int, int> liveliestPart(const Position& position, Side near, int side) {
    const BoardShape& shape = position.variant().shape();
    const Position start = Position::start(position.sharedVariant());
    const int across = std::min(side, shape.files());
    const int down = std::min(side, shape.ranks());
    using Places = std::vector<std::pair<int, int>>; // columns and rows
    Places changes;
    Places pieces;
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square seen = seenFrom(near, Square(i), shape);
        const bool isEmpty = position.at(Square(i)).isEmpty();
        if (!isEmpty && position.at(Square(i)) != start.at(Square(i))) {
            changes.emplace_back(shape.column(seen), shape.row(seen));
        }
        if (!isEmpty) {
            pieces.emplace_back(shape.column(seen), shape.row(seen));
        }
    }
    std::pair<int, int> best{(shape.files() - across) / 2, shape.ranks() - down};
    if (changes.empty()) {
        return best;
    }
    std::tuple<std::ptrdiff_t, std::ptrdiff_t, int> most{0, 0, 0};
    for (int top = shape.ranks() - down; top >= 0; --top) { // the near camp where the other has no more
        for (int left = 0; left + across <= shape.files(); ++left) {
            const auto inside = [&](const Places& places) {
                return std::count_if(places.begin(), places.end(), [&](const std::pair<int, int>& at) {
                    return at.first >= left && at.first < left + across && at.second >= top &&
                           at.second < top + down;
                });
            };
            // What there is stands in the middle rather than at the edge.
            int aside = 0;
            for (const auto& [column, row] : pieces) {
                const int across2 = std::abs(2 * (column - left) + 1 - across);
                const int down2 = std::abs(2 * (row - top) + 1 - down);
                aside += across2 < across && down2 < down ? std::max(across2, down2) : 0;
            }
            const std::tuple found{inside(changes), inside(pieces), -aside};
            if (found > most) {
                most = found;
                best = {left, top};
            }
        }
    }
    return best;
}

/// In the first row of these squares.
bool hasPieces(const Variant& variant, const QRect& squares) {
    const std::vector<Placement>& setup = variant.data().setup;
    return std::any_of(setup.begin(), setup.end(), [&](const Placement& placement) {
        return squares.y() == variant.shape().row(placement.square) &&
               squares.left() <= variant.shape().column(placement.square) &&
               variant.shape().column(placement.square) <= squares.right();
    });
}

/// How large a picture is, and its cells; logical pixels.
struct LiveSize {
    int side;
    int smallestWhole; ///< the cells of a whole board
    int cell;          ///< of a part
};

/// The whole board, or the part where most has changed.
QPixmap liveliest(const Position& position, Side near, const LiveSize& size, qreal ratio, const Look& look) {
    const BoardShape& shape = position.variant().shape();
    if (size.side / std::max(shape.files(), shape.ranks()) >= size.smallestWhole) {
        return thumbnail(position, near, size.side, ratio, look);
    }
    const int seen = std::max(1, size.side / size.cell);
    const int device = static_cast<int>(std::lround(size.side * ratio));
    const int cell = device / seen;
    const auto [left, top] = liveliestPart(position, near, seen);
    return drawnPart(position.variant(), piecesOf(position, near), QSize(device, device), cell,
                     QPoint(-left * cell, -top * cell), ratio, look);
}

} // namespace

QPixmap thumbnail(const Variant& variant, int side, qreal ratio, const Look& look) {
    return drawnSmall(variant, variant.data().setup, side, ratio, look);
}

QPixmap thumbnail(const Position& position, Side near, int side, qreal ratio, const Look& look) {
    return drawnSmall(position.variant(), piecesOf(position, near), side, ratio, look);
}

BoardPart campPart(const Variant& variant, QSize size, int readable) {
    const BoardShape& shape = variant.shape();
    BoardPart best;
    int least = std::numeric_limits<int>::max();
    const int fitting = std::min(size.width() / shape.files(), size.height() / kLeastCampRanks);
    const int largest = fitting >= readable ? fitting : readable * kCampPlay / kCampParts;
    for (int cell = std::max(readable, fitting * kCampParts / kCampPlay); cell <= largest; ++cell) {
        const int edge = cell / kCampEdge; // so that the edge of the board is seen
        const int fit = std::min(shape.files(), size.width() / cell);
        const int columns = fit - (shape.files() - fit) % 2; // as many are left out at either side
        const int rows = std::min(shape.ranks(), (size.height() - edge) / cell);
        const QRect squares((shape.files() - columns) / 2, shape.ranks() - rows, columns, rows);
        const bool isWhole = rows == shape.ranks();
        const int above = size.height() - edge - rows * cell;
        const bool isCut = !isWhole && hasPieces(variant, squares.translated(0, -1));
        const int larger = columns < shape.files() ? cell - readable : 0; // and shows less of the board
        const int waste = size.width() - columns * cell + (isCut ? above : 0) + kCampSmaller * larger;
        if (waste <= least) {
            least = waste;
            const int left = (size.width() - columns * cell) / 2 - squares.x() * cell;
            const int below = isWhole ? (size.height() - rows * cell) / 2 : edge + (isCut ? above : 0);
            best = {cell, QPoint(left, size.height() - below - shape.ranks() * cell), squares};
        }
    }
    return best;
}

QPixmap campPicture(const Variant& variant, QSize size, qreal ratio, const Look& look) {
    const QSize device = (QSizeF(size) * ratio).toSize();
    const BoardPart part = campPart(variant, device, static_cast<int>(std::lround(kReadableCell * ratio)));
    return drawnPart(variant, variant.data().setup, device, part.cell, part.corner, ratio, look);
}

QPixmap smallPicture(const Position& position, Side near, int side, qreal ratio, const Look& look) {
    return liveliest(position, near, {side, kSmallestWholeCell, kSmallCell}, ratio, look);
}

QPixmap livePicture(const Position& position, Side near, int side, qreal ratio, const Look& look) {
    return liveliest(position, near, {side, kSmallestLiveCell, kReadableCell}, ratio, look);
}

} // namespace mujo::ui
