#pragma once

#include <functional>

namespace mujo::ui {

class BoardView;
class HandView;

/// A piece that is chosen or dragged in the hand goes on at the board where `mayDrop` says that its side is
/// to move; else `refuse` is called for one that is chosen, unless it is empty. Ends with the board or the
/// hand.
void joinHand(BoardView& board, HandView& hand, std::function<bool()> mayDrop,
              std::function<void()> refuse = {});

} // namespace mujo::ui
