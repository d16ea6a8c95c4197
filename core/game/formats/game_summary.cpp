#include "core/game/formats/game_summary.h"

#include <nlohmann/json.hpp>

#include "core/base/text_key.h"
#include "core/game/formats/game_json.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "core/variant_file/loader.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

const Json& member(const Json& object, const char* key) {
    static const Json kNothing;
    const auto found = object.find(key); // end() for what is no object
    return found != object.end() ? *found : kNothing;
}

std::string text(const Json& object, const char* key) {
    const Json& found = member(object, key);
    return found.is_string() ? found.get<std::string>() : std::string();
}

int count(const Json& object, const char* key) {
    const Json& found = member(object, key);
    return found.is_array() ? static_cast<int>(found.size()) : 0;
}

std::uint32_t keyWith(std::uint32_t before, std::string_view move) {
    return textKey(" ", textKey(move, before));
}

Result<std::shared_ptr<const Variant>> variantOf(const Catalog& catalog, const std::string& id,
                                                 const std::string& profile, const Json& definition) {
    if (definition.is_object() && !catalog.isDefinedSo(id, definition)) {
        return loadVariant(definition.dump(), id, profile, {}, catalog.language());
    }
    const Catalog::Entry* entry = catalog.find(id);
    if (!definition.is_object() && entry != nullptr && entry->replacesBuiltin) {
        if (auto shipped = catalog.loadShipped(id, profile)) {
            return shipped;
        }
    }
    return catalog.load(id, profile);
}

} // namespace

GameSummary summaryOf(const GameFile& file) {
    const auto lines = branches(file.game);
    GameSummary summary;
    summary.variant = file.game.position().sharedVariant();
    summary.position = file.game.position();
    if (!lines.empty()) {
        summary.moves = static_cast<int>(lines.front().moves.size());
        summary.otherLines = static_cast<int>(lines.size()) - 1;
        for (const Game::Node node : lines.front().moves) {
            summary.movesKey =
                keyWith(summary.movesKey, rules::moveText(*summary.variant, file.game.ply(node).move));
        }
    }
    summary.outcome = file.game.gameOutcome();
    summary.info = file.info;
    summary.names = file.playerNames;
    summary.levels = file.levels;
    for (const Side side : {Side::Sente, Side::Gote}) {
        summary.isComputer[side] = file.playerKinds[side] == GameFile::kComputer;
    }
    return summary;
}

Result<GameSummary, SummaryFault> readGameSummary(std::string_view source, const Catalog& catalog) {
    const Json root = Json::parse(source, nullptr, false);
    if (text(root, "format") != kGameJsonFormat) {
        return Failure{SummaryFault{source.empty()        ? SummaryFault::Kind::Empty
                                    : root.is_discarded() ? SummaryFault::Kind::Damaged
                                                          : SummaryFault::Kind::NotAGame}};
    }
    const std::string id = text(root, "variant");
    const std::string profile = text(root, "profile");
    const auto variant = variantOf(catalog, id, profile.empty() ? std::string(kStandardProfile) : profile,
                                   member(root, "definition"));
    if (!variant) {
        return Failure{SummaryFault{SummaryFault::Kind::UnknownGame, id}};
    }
    GameSummary summary;
    summary.variant = *variant;
    summary.moves = count(root, "moves") + count(root, "undone");
    summary.otherLines = count(root, "variations");
    for (const char* part : {"moves", "undone"}) {
        for (const Json& move : member(root, part)) {
            summary.movesKey = keyWith(summary.movesKey, text(move, "move"));
        }
    }
    // The moves of the main line have the first numbers.
    const Json& line = member(member(root, "board"), "line");
    const bool isBeside = line.is_number_integer() && line.get<std::int64_t>() > count(root, "moves");
    const Json& result = member(root, isBeside && root.contains("gameResult") ? "gameResult" : "result");
    summary.outcome =
        rules::parseOutcome(text(result, "state"), text(result, "reason")).value_or(rules::Outcome{});
    summary.info = {text(root, "event"), text(root, "place"), text(root, "date")};
    const bool isUntouched = summary.moves == 0 && !root.contains("final");
    if (auto position = positionFromSfen(*variant, text(root, isUntouched ? "start" : "final"))) {
        summary.position = std::move(*position);
    }
    const Json& players = member(root, "players");
    for (const Side side : {Side::Sente, Side::Gote}) {
        const Json& player = member(players, side == Side::Sente ? "sente" : "gote");
        summary.names[side] = text(player, "name");
        summary.isComputer[side] = text(player, "kind") == GameFile::kComputer;
        for (const Json* said : {&root, &player}) { // files had one level for both sides once
            if (const Json& level = member(*said, "level"); level.is_number_integer()) {
                summary.levels[side] = static_cast<int>(level.get<std::int64_t>());
            }
        }
    }
    return summary;
}

} // namespace mujo
