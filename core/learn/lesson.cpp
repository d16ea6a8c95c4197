#include "core/learn/lesson.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/engine/engine.h"
#include "core/engine/evaluation.h"
#include "core/game/game.h"
#include "core/learn/uneven_start.h"
#include "core/match/openings.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

/// How the game of this number begins.
Unevenness unevennessOf(int number) {
    constexpr int kMissing = 4;
    constexpr int kThin = 70;
    switch (number % 4) {
    case 1:
        return {kMissing, 0};
    case 3:
        return {kMissing, kThin};
    default:
        return {};
    }
}

Game openingOf(const LessonPlan& plan, int number) {
    constexpr int kLeastPlies = 6;
    constexpr int kMorePlies = 7;
    OpeningSettings opening;
    opening.plies = kLeastPlies + number % kMorePlies;
    opening.margin = 600;
    opening.nodes = plan.nodes;
    opening.seed = plan.seed;
    opening.tuned = plan.tuned;
    return balancedGame(opening, number, [&](Random& random) {
        return unevenStart(plan.variant, unevennessOf(number), random);
    });
}

float resultOf(const Game& game, bool decided, int lastScore) {
    if (const auto winner = game.outcome().winner()) {
        return *winner == Side::Sente ? 1.0F : 0.0F;
    }
    if (!game.isOver() && decided) {
        return lastScore > 0 ? 1.0F : 0.0F;
    }
    return 0.5F;
}

} // namespace

int decidingLead(const LessonPlan& plan) {
    return decidingLead(*plan.variant, *EvaluationTables::of(plan.variant, plan.tuned));
}

std::optional<Lesson> playLesson(const LessonPlan& plan, int number, const std::atomic<bool>& stop) {
    constexpr int kDecidedAfter = 6;  // plies in a row
    constexpr int kPlayedOutEach = 3; // games: these are not cut off when they are decided
    const int decidedAt = decidingLead(plan);
    const bool playedOut = number % kPlayedOutEach == 0;
    const Game opening = openingOf(plan, number);
    // The game begins after the opening, whose moves nobody has chosen.
    Game game(opening.position());
    Lesson lesson;
    lesson.number = number;
    lesson.start = sfen(game.position());
    int decided = 0;
    while (!game.isOver() && static_cast<int>(lesson.moves.size()) < plan.mostPlies &&
           (playedOut || decided < kDecidedAfter)) {
        if (stop) {
            return std::nullopt;
        }
        SearchRequest request{game.position(),
                              game.history(),
                              {},
                              kStrongestLevel,
                              plan.seed + static_cast<std::uint64_t>(number)};
        request.limits.nodes = plan.nodes;
        request.tuned = plan.tuned;
        const SearchInfo info = Engine::search(request);
        lesson.scores.push_back(game.position().turn() == Side::Sente ? info.score : -info.score);
        lesson.moves.push_back(rules::moveText(*plan.variant, info.line.front()));
        decided = std::abs(info.score) > decidedAt ? decided + 1 : 0;
        game.play(info.line.front());
    }
    lesson.result =
        resultOf(game, decided >= kDecidedAfter, lesson.scores.empty() ? 0 : lesson.scores.back());
    return lesson;
}

std::string lessonText(const Lesson& lesson) {
    std::string moves;
    for (const std::string& move : lesson.moves) {
        moves += (moves.empty() ? "" : " ") + move;
    }
    const Json json{{"game", lesson.number},
                    {"start", lesson.start},
                    {"result", lesson.result},
                    {"moves", moves},
                    {"scores", lesson.scores}};
    return json.dump();
}

Result<Lesson> readLesson(const std::string& text) {
    try {
        const Json json = Json::parse(text);
        Lesson lesson;
        lesson.number = json.at("game");
        lesson.start = json.at("start");
        lesson.result = json.at("result");
        lesson.scores = json.at("scores").get<std::vector<int>>();
        std::istringstream in(json.at("moves").get<std::string>());
        for (std::string move; in >> move;) {
            lesson.moves.push_back(move);
        }
        if (lesson.moves.size() != lesson.scores.size()) {
            return Failure{wholeFault(sentence("MatchFaults", "the game has not as many scores as moves"))};
        }
        return lesson;
    } catch (const Json::exception& fault) {
        return Failure{wholeFault(std::string(fault.what()))};
    }
}

std::string planText(const LessonPlan& plan) {
    const Json json{
        {"lessons", plan.variant->id()}, {"profile", plan.variant->profile()},
        {"nodes", plan.nodes},           {"seed", plan.seed},
        {"plies", plan.mostPlies},       {"evaluation", plan.tuned ? plan.tuned->provenance : ""}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace mujo
