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
    return start ? replayed(game, std::move(*start)) : game;
}

} // namespace mujo::ui
