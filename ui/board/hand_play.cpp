#include "ui/board/hand_play.h"

#include <utility>

#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"

namespace mujo::ui {

void joinHand(BoardView& board, HandView& hand, std::function<bool()> mayDrop, std::function<void()> refuse) {
    QObject::connect(&board, &BoardView::handPicked, &hand, &HandView::markPicked);
    QObject::connect(&hand, &HandView::dropped, &board, &BoardView::dropFromHand);
    QObject::connect(&hand, &HandView::dragged, &board, [&board, mayDrop](PieceTypeId type, QPointF at) {
        if (mayDrop()) {
            board.dragFromHand(type, at);
        }
    });
    QObject::connect(&hand, &HandView::pieceChosen, &board,
                     [&board, mayDrop = std::move(mayDrop), refuse = std::move(refuse)](PieceTypeId type) {
                         if (mayDrop()) {
                             board.chooseFromHand(type);
                             board.setFocus(); // the square is chosen there, by keys as well
                         } else if (refuse) {
                             refuse();
                         }
                     });
}

} // namespace mujo::ui
