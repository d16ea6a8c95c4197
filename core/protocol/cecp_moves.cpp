#include <algorithm>
#include <optional>

#include "core/protocol/cecp_dialect.h"
#include "core/rules/explain.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

constexpr std::string_view kPass = "@@@@";

std::optional<PieceTypeId> typeOfLetter(const Variant& variant, std::string_view letter) {
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        if (cecpLetter(variant, PieceTypeId(i)) == letter && !variant.types()[i].formOnly) {
            return PieceTypeId(i);
        }
    }
    return std::nullopt;
}

/// Takes a text apart; none when it cannot be a move of this board.
std::optional<rules::ParsedMove> parsed(const Variant& variant, std::string_view text) {
    rules::ParsedMove move;
    if (const std::size_t end = text.find_first_of("+=", 1); end != std::string_view::npos) {
        if (!move.readEnd(variant, text.substr(end))) {
            return std::nullopt;
        }
        text.remove_suffix(text.size() - end);
    }
    if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
        const auto type = typeOfLetter(variant, text.substr(0, at));
        text.remove_prefix(at + 1);
        const auto to = takeCecpSquare(variant, text);
        if (!type || !to || !text.empty()) {
            return std::nullopt;
        }
        move.origin = Origin::hand(*type);
        move.stops = {*to};
        return move;
    }
    std::optional<Square> last;
    while (!text.empty()) {
        const auto from = takeCecpSquare(variant, text);
        const auto to = from ? takeCecpSquare(variant, text) : std::nullopt;
        const bool follows = !last || from == last;
        if (!to || !follows || move.stops.size() >= 2 * kMaxStops) {
            return std::nullopt;
        }
        if (!last) {
            move.origin = *from;
        }
        move.stops.push_back(*to);
        last = *to;
        if (!text.empty() && text.front() == ',') {
            text.remove_prefix(1);
        } else if (!text.empty()) {
            return std::nullopt;
        }
    }
    return move.stops.empty() ? std::nullopt : std::optional(move);
}

} // namespace

std::vector<std::string> cecpLegs(const Variant& variant, const Move& move) {
    if (move.isPass()) {
        return {std::string(kPass)};
    }
    if (move.isDrop()) {
        return {cecpLetter(variant, move.dropped()) + '@' + cecpSquare(variant, move.to())};
    }
    std::vector<std::string> legs;
    Square from = move.from();
    for (const Square stop : move.path) {
        legs.push_back(cecpSquare(variant, from) + cecpSquare(variant, stop));
        from = stop;
    }
    legs.back() += rules::promotionText(variant, move);
    return legs;
}

std::string cecpMove(const Variant& variant, const Move& move) {
    std::string text;
    for (const std::string& leg : cecpLegs(variant, move)) {
        text += (text.empty() ? "" : ",") + leg;
    }
    return text;
}

std::optional<Move> readCecpMove(const Position& position, std::span<const Move> legal,
                                 std::string_view text) {
    const Variant& variant = position.variant();
    const auto same = std::find_if(legal.begin(), legal.end(),
                                   [&](const Move& move) { return cecpMove(variant, move) == text; });
    if (same != legal.end()) {
        return *same;
    }
    const auto move = parsed(variant, text);
    if (!move) {
        return std::nullopt;
    }
    const auto match = rules::matchMove(position, legal, *move);
    return match ? std::optional(*match) : std::nullopt;
}

std::string cecpRefusal(const Position& position, const History& history, std::string_view text) {
    const auto move = parsed(position.variant(), text);
    return move ? rules::refusalCode(rules::explain(position, history, *move).reason) : "unknown-move";
}

} // namespace mujo
