#include "core/game/formats/game_json.h"

#include <array>
#include <nlohmann/json.hpp>

#include "core/game/formats/format_table.h"
#include "core/game/formats/shape_text.h"
#include "core/game/notation/hodges.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

Json shapesJson(const BoardShape& board, const std::vector<DrawnShape>& shapes) {
    Json list = Json::array();
    for (const DrawnShape& shape : shapes) {
        list.push_back(shapeText(board, shape));
    }
    return list;
}

/// Puts the unknown members that a file had beside those that are written anyway.
void addUnknown(Json& object, const std::string& unknown) {
    if (!unknown.empty()) {
        const Json members = Json::parse(unknown);
        object.insert(members.begin(), members.end()); // what stands there already stays
    }
}

Json outcomeJson(const rules::Outcome& outcome) {
    return {{"state", rules::stateCode(outcome.state)}, {"reason", rules::reasonCode(outcome.reason)}};
}

Json scoreJson(const PositionScore& score) {
    return {{score.isForced ? "endsIn" : "value", score.value}, {"depth", score.depth}};
}

Json findingJson(const Variant& variant, const Finding& finding) {
    Json json = scoreJson(finding.score);
    json["line"] = Json::array();
    for (const Move& move : finding.line) {
        json["line"].push_back(rules::moveText(variant, move));
    }
    json[budgetKey(finding.budget.unit)] = finding.budget.amount;
    json["by"] = finding.by;
    if (finding.compared) {
        json["compared"] = scoreJson(finding.compared->score);
        json["compared"]["line"] = Json::array({rules::moveText(variant, finding.compared->move)});
    }
    addUnknown(json, finding.unknown);
    return json;
}

Json moveJson(const Game& game, Game::Node node, SquareStyle style) {
    const Variant& variant = game.variant();
    const Game::Ply& ply = game.ply(node);
    Json json = {{"move", rules::moveText(variant, ply.move)}, {"text", hodges(game, node, style)}};
    if (ply.spent.count() > 0) {
        json["time"] = ply.spent.count();
    }
    if (!ply.shapes.empty()) {
        json["shapes"] = shapesJson(variant.shape(), ply.shapes);
    }
    if (ply.glyph) {
        json["glyph"] = glyphText(*ply.glyph);
    }
    if (!ply.comment.empty()) {
        json["comment"] = ply.comment;
    }
    if (ply.hasDiagram) {
        json["diagram"] = true;
    }
    if (ply.score) {
        json["score"] = scoreJson(*ply.score);
    }
    if (ply.finding) {
        json["analysis"] = findingJson(variant, *ply.finding);
    }
    if (game.ended(node) && node != game.lastOfLine()) { // of the line on the board the result tells it
        json["end"] = outcomeJson(*game.ended(node));
    }
    addUnknown(json, ply.unknown);
    return json;
}

} // namespace

std::string writeGameJson(const GameFile& file) {
    const Game& game = file.game;
    const Variant& variant = game.variant();
    const auto unknown = [&file](const std::string& path) {
        const auto found = file.unknown.find(path);
        return found == file.unknown.end() ? std::string() : found->second;
    };
    Json root;
    root["format"] = kGameJsonFormat;
    root["version"] = kGameJsonVersion;
    root["variant"] = variant.id();
    root["profile"] = variant.profile();
    if (!variant.text().empty() && !isShipped(variant)) {
        root["definition"] = Json::parse(variant.text());
    }
    const auto addInfo = [&root](const char* key, const std::string& text) {
        if (!text.empty()) {
            root[key] = text;
        }
    };
    addInfo("event", file.info.event);
    addInfo("place", file.info.place);
    addInfo("date", file.info.date);
    addInfo("handicap", file.info.handicap);
    const PerSide<std::string> sides{"sente", "gote"};
    for (const Side side : {Side::Sente, Side::Gote}) {
        Json& player = root["players"][sides[side]];
        player = {{"name", file.playerNames[side]}, {"kind", file.playerKinds[side]}};
        if (file.playerKinds[side] == GameFile::kComputer) {
            player["level"] = file.levels[side];
        }
        if (const auto& engine = file.engines[side]) {
            player["engine"] = {{"name", engine->name}, {"command", engine->command}};
            addUnknown(player["engine"], unknown("players/" + sides[side] + "/engine"));
        }
        addUnknown(player, unknown("players/" + sides[side]));
    }
    addUnknown(root["players"], unknown("players"));
    root["settings"] = {{"endsAtMate", game.settings().endsAtMate},
                        {"illegalMoveLoses", file.illegalMoveLoses}};
    addUnknown(root["settings"], unknown("settings"));
    if (file.time) {
        root["clock"] = {{"control", gameTimeText(*file.time)},
                         {"timeLoses", file.timeLoses},
                         {"elapsed", file.elapsed.count()}};
        addUnknown(root["clock"], unknown("clock"));
    }
    root["start"] = sfen(game.start());
    if (!game.startShapes().empty()) {
        root["shapes"] = shapesJson(variant.shape(), game.startShapes());
    }
    if (const std::string& comment = game.ply(Game::kStart).comment; !comment.empty()) {
        root["comment"] = comment;
    }
    if (game.ply(Game::kStart).hasDiagram) {
        root["diagram"] = true;
    }
    if (game.ply(Game::kStart).score) {
        root["score"] = scoreJson(*game.ply(Game::kStart).score);
    }
    if (const auto& finding = game.ply(Game::kStart).finding) {
        root["analysis"] = findingJson(variant, *finding);
    }
    // The number of a move is its place among all moves of the file.
    std::vector<std::size_t> numbers(game.nodeCount(), 0);
    std::size_t number = 0;
    root["moves"] = Json::array();
    for (const Branch& branch : branches(game)) {
        Json list = Json::array();
        for (const Game::Node node : branch.moves) {
            numbers[node] = ++number;
            list.push_back(moveJson(game, node, file.squareStyle));
        }
        if (root["moves"].empty()) {
            root["moves"] = std::move(list);
        } else {
            root["variations"].push_back({{"after", numbers[branch.after]}, {"moves", std::move(list)}});
        }
    }
    root["board"] = {{"line", numbers[game.lastOfLine()]}, {"shown", numbers[game.current()]}};
    root["result"] = outcomeJson(game.lineOutcome());
    if (!game.isMainLine()) {
        root["gameResult"] = outcomeJson(game.gameOutcome()); // for those who do not play the moves through
    }
    root["final"] = sfen(game.position());
    addUnknown(root, unknown({}));
    constexpr int kIndent = 1;
    return root.dump(kIndent, ' ', false, Json::error_handler_t::replace) + '\n';
}

GameFormat gameJsonFormat() {
    static constexpr std::array<std::string_view, 2> kEndings{"mujo", "json"};
    return {"mujo",
            kEndings,
            GameParts::all(),
            nullptr,
            [](std::string_view text) {
                const std::size_t first = text.find_first_not_of(" \t\r\n");
                return first != std::string_view::npos && text[first] == '{';
            },
            readGameJson,
            writeGameJson};
}

} // namespace mujo
