#include "core/game/tour_line.h"

#include "core/position/sfen.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

Result<Position, TourFault> startOf(const Tour& tour, const std::shared_ptr<const Variant>& variant) {
    if (tour.start.empty()) {
        return Position::start(variant);
    }
    const auto setup = parseSfen(*variant, tour.start);
    if (!setup) {
        return Failure{TourFault{"start: " + setup.error().front().text()}};
    }
    auto position = Position::create(variant, *setup);
    if (!position) {
        return Failure{TourFault{"start: " + position.error().front().text()}};
    }
    return std::move(*position);
}

Result<Move, TourFault> played(Game& game, const std::string& text) {
    const auto parsed = rules::parseMoveText(game.variant(), text);
    if (!parsed) {
        return Failure{TourFault{'"' + text + "\" is no move"}};
    }
    const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
    if (!move || !game.play(*move)) {
        return Failure{TourFault{'"' + text + "\" is not legal"}};
    }
    return *move;
}

} // namespace

Result<TourLine, TourFault> tourLine(const Tour& tour, const std::shared_ptr<const Variant>& variant) {
    auto start = startOf(tour, variant);
    if (!start) {
        return Failure{start.error()};
    }
    if (start->turn() != Side::Sente) {
        return Failure{TourFault{"start: Sente is not to move"}};
    }
    Game game(*start);
    TourLine line{std::move(*start), {}};
    for (std::size_t i = 0; i < tour.steps.size(); ++i) {
        const Tour::Step& step = tour.steps[i];
        const std::string where = "step " + std::to_string(i + 1) + ": ";
        const auto own = played(game, step.move);
        if (!own) {
            return Failure{TourFault{where + own.error().text}};
        }
        line.steps.push_back({*own, std::nullopt});
        if (i + 1 == tour.steps.size()) {
            break;
        }
        const auto reply = played(game, step.reply);
        if (!reply) {
            return Failure{TourFault{where + reply.error().text}};
        }
        line.steps.back().reply = *reply;
    }
    return line;
}

} // namespace mujo
