#include "core/game/tour_line.h"

#include "core/position/sfen.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

TourFault atStart(const Sentence& said) {
    return {about(sentence("GameFileFaults", "start", "the position with which a tour begins"), said)};
}

TourFault atStep(std::size_t index, const TourFault& fault) {
    return {about(sentence("GameFileFaults", "step %1", "of a tour").with(index + 1), fault.text)};
}

Result<Position, TourFault> startOf(const Tour& tour, const std::shared_ptr<const Variant>& variant) {
    if (tour.start.empty()) {
        return Position::start(variant);
    }
    const auto setup = parseSfen(*variant, tour.start);
    if (!setup) {
        return Failure{atStart(setup.error().front().inLine())};
    }
    auto position = Position::create(variant, *setup);
    if (!position) {
        return Failure{atStart(position.error().front().message)};
    }
    return std::move(*position);
}

Result<Move, TourFault> played(Game& game, const std::string& text) {
    const auto parsed = rules::parseMoveText(game.variant(), text);
    if (!parsed) {
        return Failure{TourFault{sentence("GameFileFaults", "\"%1\" is no move").with(text)}};
    }
    const auto move = rules::matchMove(game.position(), game.legalMoves(), *parsed);
    if (!move || !game.play(*move)) {
        return Failure{TourFault{sentence("GameFileFaults", "\"%1\" is not legal").with(text)}};
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
        return Failure{atStart(sentence("GameFileFaults", "Sente is not to move"))};
    }
    Game game(*start);
    TourLine line{std::move(*start), {}};
    for (std::size_t i = 0; i < tour.steps.size(); ++i) {
        const Tour::Step& step = tour.steps[i];
        const auto own = played(game, step.move);
        if (!own) {
            return Failure{atStep(i, own.error())};
        }
        line.steps.push_back({*own, std::nullopt});
        if (i + 1 == tour.steps.size()) {
            break;
        }
        const auto reply = played(game, step.reply);
        if (!reply) {
            return Failure{atStep(i, reply.error())};
        }
        line.steps.back().reply = *reply;
    }
    return line;
}

} // namespace mujo
