#include "core/game/formats/usi_moves.h"

#include <algorithm>

#include "core/game/formats/record_lines.h"
#include "core/position/sfen.h"
#include "core/rules/move_text.h"

namespace mujo {

bool isOfUsi(const Variant& variant, const Catalog& catalog) {
    return hasPlainLetters(variant) && !catalog.notes(variant).usiName.empty();
}

std::vector<std::shared_ptr<const Variant>> usiGames(const Catalog& catalog) {
    std::vector<std::shared_ptr<const Variant>> games;
    for (const Catalog::Entry& entry : catalog.entries()) {
        if (isOfUsi(*entry.standard, catalog)) {
            games.push_back(entry.standard);
        }
    }
    return games;
}

std::shared_ptr<const Variant> usiGameOfRows(const std::vector<std::shared_ptr<const Variant>>& games,
                                             std::string_view rows) {
    const auto ranks = std::count(rows.begin(), rows.end(), '/') + 1;
    const auto found = std::find_if(games.begin(), games.end(),
                                    [ranks](const auto& game) { return game->shape().ranks() == ranks; });
    return found == games.end() ? nullptr : *found;
}

std::string usiMove(const Position& position, std::span<const Move> legal, const Move& move) {
    const Variant& variant = position.variant();
    std::string text = rules::moveText(variant, move);
    if (!move.isPass()) {
        return text;
    }
    const BoardShape& shape = variant.shape();
    const std::string from = shape.name(move.from());
    for (const Square visited : shape.beside(move.from())) {
        std::string there = from;
        there.append(shape.name(visited)).append(from);
        const auto parsed = rules::parseMoveText(variant, there);
        const auto match = parsed ? rules::matchMove(position, legal, *parsed)
                                  : Result<Move, rules::MoveTextFault>(Failure{rules::MoveTextFault{}});
        if (match && *match == move) {
            return there;
        }
    }
    return text;
}

std::optional<Move> readUsiMove(const Position& position, std::span<const Move> legal,
                                std::string_view text) {
    auto parsed = rules::parseMoveText(position.variant(), text);
    if (!parsed) {
        return std::nullopt;
    }
    auto move = rules::matchMove(position, legal, *parsed);
    if (!move && parsed->stops.size() == 2 && position.at(parsed->stops.front()).isEmpty()) {
        parsed->stops.erase(parsed->stops.begin());
        move = rules::matchMove(position, legal, *parsed);
    }
    return move ? std::optional(*move) : std::nullopt;
}

bool playUsiMove(Game& game, std::string_view text) {
    const auto move = readUsiMove(game.position(), game.legalMoves(), text);
    return move && game.play(*move);
}

Sentence whyNoUsiMove(const Game& game, std::string_view text) {
    const Sentence what = moveInText(game, text);
    const auto parsed = rules::parseMoveText(game.variant(), text);
    return parsed ? whyNoMove(game, what, *parsed, false) : about(what, parsed.error().front().inLine());
}

Position usiStart(const std::vector<std::shared_ptr<const Variant>>& games,
                  std::span<const std::string_view> moves) {
    const auto legalOnes = [&moves](const std::shared_ptr<const Variant>& game) {
        Game trial(game);
        return std::find_if_not(moves.begin(), moves.end(),
                                [&](std::string_view text) { return playUsiMove(trial, text); }) -
               moves.begin();
    };
    return Position::start(*std::max_element(games.begin(), games.end(), [&](const auto& a, const auto& b) {
        return legalOnes(a) < legalOnes(b);
    }));
}

} // namespace mujo
