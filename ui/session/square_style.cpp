#include "ui/session/square_style.h"

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
    for (const Game::Ply& ply : game.plies()) {
        copy.play(ply.move);
    }
    for (auto ply = game.undone().rbegin(); ply != game.undone().rend(); ++ply) {
        copy.play(ply->move);
    }
    while (copy.plies().size() > game.plies().size() && copy.takeBack()) {
    }
    if (game.isOver() && !copy.isOver()) {
        copy.end(game.outcome());
    }
    return copy;
}

} // namespace mujo::ui
