#include "core/game/formats/finding_reader.h"

#include "core/game/formats/game_json.h"
#include "core/game/line_ahead.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

using namespace std::string_view_literals;

constexpr int kLongestForced = 1000; // plies; searches tell no end that is farther

/// Moves that are legal one after the other, from the position of the game on.
std::optional<std::vector<Move>> lineFrom(JsonReader& reader, const Game& game, const LocatedJson& owner) {
    const LocatedJson::Array& entries = reader.items(owner, "line");
    if (entries.empty()) {
        return std::vector<Move>();
    }
    LineAhead line(game);
    for (const LocatedJson& entry : entries) {
        if (line.moves().size() == Finding::kLongestLine) {
            reader.complain(entry.place,
                            sentence("GameFileFaults", "the line of an analysis has at most %1 moves")
                                .with(Finding::kLongestLine));
            return std::nullopt;
        }
        const auto parsed =
            rules::parseMoveText(game.variant(), entry.string() != nullptr ? *entry.string() : "");
        if (!parsed) {
            reader.complain(entry.place, sentence("GameFileFaults", "the line of an analysis: %1")
                                             .with(parsed.error().front().inLine()));
            return std::nullopt;
        }
        const auto move = rules::matchMove(line.position(), line.legalFrom(parsed->origin), *parsed);
        if (!move) {
            reader.complain(entry.place,
                            sentence("GameFileFaults", "\"%1\" in the line of an analysis is not legal there")
                                .with(*entry.string()));
            return std::nullopt;
        }
        line.make(*move);
    }
    return line.moves();
}

/// The move that was played, beside the best one.
std::optional<Finding::Compared> comparedIn(JsonReader& reader, const Game& game, const LocatedJson& owner) {
    const LocatedJson* given = owner.find("compared");
    if (given == nullptr) {
        return std::nullopt;
    }
    if (given->object() == nullptr) {
        reader.complain(
            given->place,
            sentence("GameFileFaults", "\"%1\" must be an object, not %2").with("compared"sv, given->kind()));
        return std::nullopt;
    }
    const auto score = scoreIn(reader, *given);
    const auto line = lineFrom(reader, game, *given);
    if (line && line->size() != 1) {
        reader.complain(given->place, sentence("GameFileFaults", "the \"line\" of \"compared\" is one move"));
    }
    return score && line && line->size() == 1 ? std::optional(Finding::Compared{line->front(), *score})
                                              : std::nullopt;
}

} // namespace

std::optional<PositionScore> scoreIn(JsonReader& reader, const LocatedJson& given) {
    const LocatedJson* endsIn = given.find("endsIn");
    const bool isForced = endsIn != nullptr;
    const int largest = isForced ? kLongestForced : PositionScore::kLargest;
    const auto value = reader.integer(given, isForced ? "endsIn" : "value", -largest, largest, true);
    if (isForced && value == 0) {
        reader.complain(
            endsIn->place,
            sentence("GameFileFaults", "\"endsIn\" must not be 0: where the game is over, no score is"));
        return std::nullopt;
    }
    const auto depth = reader.integer(given, "depth", 0, PositionScore::kLargest, true);
    return value && depth ? std::optional(PositionScore{*value, isForced, *depth}) : std::nullopt;
}

void readFinding(JsonReader& reader, const LocatedJson& owner, Game& game) {
    const LocatedJson* given = owner.find("analysis");
    if (given == nullptr) {
        return;
    }
    if (given->object() == nullptr) {
        reader.complain(
            given->place,
            sentence("GameFileFaults", "\"%1\" must be an object, not %2").with("analysis"sv, given->kind()));
        return;
    }
    const auto score = scoreIn(reader, *given);
    using Unit = SearchBudget::Unit;
    const Unit unit = given->find(budgetKey(Unit::Nodes)) != nullptr ? Unit::Nodes : Unit::Milliseconds;
    const auto amount = reader.integer(*given, budgetKey(unit), 1, SearchBudget::kLargest, true);
    std::string by = reader.string(*given, "by");
    if (by.size() > Finding::kLongestName) {
        reader.complain(given->find("by")->place,
                        sentence("GameFileFaults", "the name of an engine has at most %1 bytes")
                            .with(Finding::kLongestName));
    }
    auto line = lineFrom(reader, game, *given);
    const auto compared = comparedIn(reader, game, *given);
    if (score && amount && line) {
        game.noteFinding(game.current(), {*score,
                                          std::move(*line),
                                          {unit, *amount},
                                          std::move(by),
                                          compared,
                                          unknownMembers(*given, {"value", "endsIn", "depth", "line", "ms",
                                                                  "nodes", "by", "compared"})});
    }
}

} // namespace mujo
