#include "core/game/notation/json_move.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/game/notation/hodges.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"

namespace mujo {

std::string jsonMove(const Position& position, std::span<const Move> legal, const Move& move) {
    const Variant& variant = position.variant();
    std::vector<std::string> captures;
    std::vector<std::string> own;
    for (const Square square : rules::removedSquares(rules::resolve(position, move), move)) {
        (position.at(square).holds(position.turn()) ? own : captures).push_back(variant.shape().name(square));
    }
    std::sort(captures.begin(), captures.end());
    std::sort(own.begin(), own.end());

    nlohmann::ordered_json json;
    json["move"] = rules::moveText(variant, move);
    json["from"] = nullptr;
    if (!move.isDrop()) {
        json["from"] = variant.shape().name(move.from());
    }
    json["to"] = variant.shape().name(move.to());
    json["captures"] = captures;
    if (!own.empty()) {
        json["own"] = own;
    }
    json["promotes"] = nullptr;
    if (move.promotes()) {
        json["promotes"] = variant.type(*move.promotion).id;
    }
    json["drop"] = nullptr;
    if (move.isDrop()) {
        json["drop"] = variant.type(move.dropped()).id;
    }
    json["pass"] = move.isPass();
    json["notation"] = hodges(position, legal, move, SquareStyle::Shogi);
    return json.dump();
}

} // namespace mujo
