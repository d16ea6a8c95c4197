#include "ui/session/square_style.h"

#include <algorithm>

namespace mujo::ui {

std::shared_ptr<const Variant> withSquares(const std::shared_ptr<const Variant>& variant, SquareStyle style) {
    if (!variant || variant->data().squareStyle == style) {
        return variant;
    }
    VariantData data = variant->data();
    data.squareStyle = style;
    return std::make_shared<const Variant>(std::move(data));
}

Game withVariant(const Game& game, const std::shared_ptr<const Variant>& variant) {
    auto start = Position::create(variant, game.start().setup());
    if (!start) {
        return game;
    }
    Game copy(std::move(*start), game.settings());
    copy.setShapes(game.startShapes());
    const auto repeat = [&copy](const Game::Ply& ply) {
        if (copy.play(ply.move)) {
            copy.setShapes(ply.shapes);
            copy.setSpent(ply.spent);
        }
    };
    std::for_each(game.plies().begin(), game.plies().end(), repeat);
    std::for_each(game.undone().rbegin(), game.undone().rend(), repeat);
    while (copy.plies().size() > game.plies().size() && copy.takeBack()) {
    }
    if (game.isOver() && !copy.isOver()) {
        copy.end(game.outcome());
    }
    return copy;
}

} // namespace mujo::ui
