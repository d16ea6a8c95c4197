#include <algorithm>
#include <cstdint>
#include <iostream>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "core/base/printable.h"
#include "core/game/game.h"
#include "core/game/notation/json_move.h"
#include "core/position/sfen.h"
#include "core/rules/explain.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"
#include "core/variant_file/loader.h"
#include "core/words/refusal_words.h"

namespace mujo::cli {

namespace {

std::vector<Move> sortedMoves(const Position& position, const History& history) {
    if (rules::outcome(position, history).isOver()) {
        return {};
    }
    std::vector<Move> legal = rules::legalMoves(position, history);
    std::sort(legal.begin(), legal.end(), [&](const Move& a, const Move& b) {
        return rules::moveText(position.variant(), a) < rules::moveText(position.variant(), b);
    });
    return legal;
}

/// Counts positions, not games: rules of repetition, which need a history, do not apply.
std::uint64_t countLeaves(Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    if (position.isExtinct(Side::Sente) || position.isExtinct(Side::Gote)) {
        return 0;
    }
    const std::vector<Move> legal = rules::legalMoves(position, History(position.key()));
    if (depth == 1) {
        return legal.size();
    }
    std::uint64_t leaves = 0;
    for (const Move& move : legal) {
        const Transition transition = rules::resolve(position, move);
        position.apply(transition);
        leaves += countLeaves(position, depth - 1);
        position.revert(transition);
    }
    return leaves;
}

std::string resultText(const rules::Outcome& outcome) {
    std::string text = rules::stateCode(outcome.state);
    return outcome.isOver() ? text + ' ' + rules::reasonCode(outcome.reason) : text;
}

std::shared_ptr<const Variant> readingOf(const Variant& variant, const std::string& profile) {
    auto reading = loadReading(variant, profile);
    if (!reading) {
        throw InputError{reading.error()};
    }
    return *reading;
}

rules::ParsedMove parsedMove(const Variant& variant, const std::string& text) {
    auto parsed = rules::parseMoveText(variant, text);
    if (!parsed) {
        failInput("move \"" + text + "\": " + parsed.error().front().inLine().english());
    }
    return *parsed;
}

} // namespace

int moves(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    const Game game = loadBoard(catalog, arguments.word(0, "the game"), arguments);
    const Position& position = game.position();
    const std::vector<Move> legal = sortedMoves(position, game.history());
    for (const Move& move : legal) {
        std::cout << (arguments.has("--json") ? jsonMove(position, legal, move)
                                              : rules::moveText(position.variant(), move))
                  << '\n';
    }
    return Done;
}

int perft(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(2);
    constexpr long kDeepest = 20;
    const long depth = parseNumber(arguments.word(1, "the depth"), "the depth", 0, kDeepest);
    Position position = loadBoard(catalog, arguments.word(0, "the game"), arguments).position();
    if (arguments.has("--divide") && depth > 0) {
        std::uint64_t total = 0;
        for (const Move& move : sortedMoves(position, History(position.key()))) {
            const Transition transition = rules::resolve(position, move);
            position.apply(transition);
            const std::uint64_t leaves = countLeaves(position, static_cast<int>(depth) - 1);
            position.revert(transition);
            std::cout << rules::moveText(position.variant(), move) << ": " << leaves << '\n';
            total += leaves;
        }
        std::cout << '\n' << total << '\n';
        return Done;
    }
    std::cout << countLeaves(position, static_cast<int>(depth)) << '\n';
    return Done;
}

int play(Catalog& catalog, const Arguments& arguments) {
    Game game = loadBoard(catalog, arguments.word(0, "the game"), arguments);
    for (std::size_t i = 1; i < arguments.positional().size(); ++i) {
        const std::string& text = arguments.positional()[i];
        const std::string what = "move " + std::to_string(i) + " \"" + text + '"';
        const rules::ParsedMove parsed = parsedMove(game.variant(), text);
        const rules::Explanation why = rules::explain(game.position(), game.history(), parsed);
        if (!why.isLegal() || !game.play(why.fitting.front())) {
            failInput(what + " is illegal: " + rules::refusalCode(why.reason) + ": " +
                      words::refusal(English(), game.variant(), why));
        }
    }
    const auto text = arguments.has("--letters") ? sfenInLetters(game.position()) : sfen(game.position());
    if (!text) {
        failInput("the pieces of this game have no one-letter names");
    }
    std::cout << *text << '\n' << resultText(game.outcome()) << '\n';
    return Done;
}

int explain(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(2);
    const Game game = loadBoard(catalog, arguments.word(0, "the game"), arguments);
    const Position& position = game.position();
    const rules::ParsedMove parsed = parsedMove(position.variant(), arguments.word(1, "the move"));
    const rules::Explanation why = rules::explain(position, game.history(), parsed);
    if (why.isLegal()) {
        const Move& move = why.fitting.front();
        std::cout << "legal: " << jsonMove(position, rules::legalMoves(position, game.history()), move)
                  << '\n';
        return Done;
    }
    std::cout << "illegal: " << rules::refusalCode(why.reason) << '\n'
              << printable(words::refusal(English(), position.variant(), why)) << '\n';
    if (!why.squares.empty()) {
        std::cout << "squares:";
        for (const Square square : why.squares) {
            std::cout << ' ' << position.shape().name(square);
        }
        std::cout << '\n';
    }
    return Done;
}

int batch(Catalog& catalog, const Arguments& arguments) {
    arguments.expectAtMost(1);
    const std::string& id = arguments.word(0, "the game");
    auto variant = loadGame(catalog, id, arguments);
    bool clean = true;
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        if (const SfenHeader header = sfenHeader(line);
            !header.profile.empty() && header.id == variant->id() && header.profile != variant->profile() &&
            !arguments.has("--profile")) {
            variant = readingOf(*variant, header.profile);
        }
        const auto position = positionFromSfen(variant, line);
        if (!position) {
            clean = false;
            for (Diagnostic fault : position.error()) {
                fault.file = "standard input";
                fault.line = number;
                std::cerr << fault.text() << '\n';
            }
            nlohmann::ordered_json json;
            json["position"] = line;
            json["error"] = position.error().front().text();
            std::cout << json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
            continue;
        }
        const History history(position->key());
        const std::vector<Move> legal = sortedMoves(*position, history);
        const rules::Outcome outcome = rules::outcome(*position, history);
        nlohmann::ordered_json json;
        json["position"] = sfen(*position);
        json["moves"] = nlohmann::ordered_json::array();
        for (const Move& move : legal) {
            if (arguments.has("--json")) {
                json["moves"].push_back(nlohmann::ordered_json::parse(jsonMove(*position, legal, move)));
            } else {
                json["moves"].push_back(rules::moveText(*variant, move));
            }
        }
        json["result"] = rules::stateCode(outcome.state);
        if (outcome.isOver()) {
            json["reason"] = rules::reasonCode(outcome.reason);
        }
        std::cout << json.dump() << '\n';
    }
    return clean ? Done : InputAtFault;
}

} // namespace mujo::cli
