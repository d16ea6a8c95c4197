#include "core/match/match.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/base/whole_file.h"
#include "core/engine/engine.h"
#include "core/game/formats/game_json.h"
#include "core/rules/move_text.h"

namespace mujo {

namespace {

Side sideOfA(int number) {
    return number % 2 == 0 ? Side::Sente : Side::Gote;
}

Party partyOf(Side side, Side ofA) {
    return side == ofA ? Party::A : Party::B;
}

/// Makes a game's record; an outcome from outside the rules is written into it.
std::string recordText(const MatchGame& played, const PerSide<std::string>& names, SquareStyle style) {
    Game game = played.game;
    if (played.outcome.isOver() && !game.isOver()) {
        auto outcome = played.outcome;
        outcome.reason = played.reason == "time"           ? rules::Reason::Time
                         : played.reason == "illegal-move" ? rules::Reason::IllegalMove
                         : outcome.winner()                ? rules::Reason::Resignation
                                                           : rules::Reason::Agreement;
        game.end(outcome);
    }
    GameFile file{std::move(game),
                  names,
                  {GameFile::kComputer, GameFile::kComputer},
                  {kStrongestLevel, kStrongestLevel}};
    file.squareStyle = style;
    return writeGameJson(file);
}

std::string joinedMoves(const Game& game) {
    std::string text;
    for (const Game::Ply& ply : game.plies()) {
        text += (text.empty() ? "" : " ") + rules::moveText(game.variant(), ply.move);
    }
    return text;
}

GameLine lineOf(const MatchGame& played, int number) {
    GameLine line;
    line.number = number;
    line.sideOfA = sideOfA(number);
    line.reason = played.reason;
    line.fault = played.fault;
    if (played.atFault) {
        line.faultOf = partyOf(*played.atFault, line.sideOfA) == Party::A ? "a" : "b";
    }
    const auto winner = played.outcome.winner();
    if (played.isVoid) {
        line.result = GameLine::Result::Void;
    } else if (winner) {
        line.result = *winner == line.sideOfA ? GameLine::Result::A : GameLine::Result::B;
    }
    line.plies = static_cast<int>(played.game.plies().size());
    line.moves = joinedMoves(played.game);
    for (const Side side : {Side::Sente, Side::Gote}) {
        line.spent[index(partyOf(side, line.sideOfA))] = played.spent[side];
    }
    return line;
}

} // namespace

std::string matchText(const MatchSettings& match) {
    nlohmann::ordered_json json;
    json["match"] = match.variant->id();
    json["profile"] = match.variant->profile();
    json["a"] = match.players[0].text;
    json["b"] = match.players[1].text;
    json["milliseconds"] = match.settings[0].moveTime.count();
    json["openings"] = match.openings;
    json["openingPlies"] = match.opening.plies;
    json["seed"] = match.opening.seed;
    json["plies"] = match.mostPlies;
    json["adjudicate"] =
        std::to_string(match.adjudication.score) + ':' + std::to_string(match.adjudication.plies);
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

Result<void, LogFault> playMatch(const MatchSettings& match, MatchLog& log,
                                 const std::function<void(const GameLine&)>& onGame) {
    std::array<std::unique_ptr<Opponent>, 2> opponents;
    std::array<MatchPlayer, 2> players;
    for (const Party party : {Party::A, Party::B}) {
        const std::size_t i = index(party);
        opponents[i] = makeOpponent(match.players[i], match.settings[i]);
        players[i] = {opponents[i].get(), limitsFor(match.players[i], match.settings[i])};
    }
    std::optional<int> prepared; // an opening serves two games in a row
    Opening opening;
    for (int number = 0; number < match.games; ++number) {
        if (log.has(number)) {
            continue;
        }
        const Side ofA = sideOfA(number);
        Game start(match.variant);
        if (const int wanted = number / 2 % match.openings; prepared != wanted) {
            opening = randomOpening(match.variant, match.opening, wanted);
            prepared = wanted;
        }
        for (const Move& move : opening) {
            start.play(move);
        }
        PerSide<MatchPlayer> bySide{players[0], players[1]};
        if (ofA == Side::Gote) {
            std::swap(bySide[Side::Sente], bySide[Side::Gote]);
        }
        const MatchGame played = playMatchGame(start, bySide, match.mostPlies, match.adjudication);
        if (played.isVoid && played.reason == "cannot-play") {
            return Failure{LogFault{played.fault}};
        }
        GameLine line = lineOf(played, number);
        if (!match.recordFolder.empty() || !played.fault.empty()) {
            const auto folder = std::filesystem::path(match.recordFolder);
            std::error_code error; // a folder that cannot be made shows when the file is written
            std::filesystem::create_directories(folder, error);
            line.record =
                (folder / (match.variant->id() + "-game-" + std::to_string(number + 1) + ".mujo")).string();
            const std::string record = recordText(
                played, {bySide[Side::Sente].opponent->name(), bySide[Side::Gote].opponent->name()},
                match.squareStyle);
            if (const auto written = writeWholeFile(line.record, record); !written) {
                return Failure{LogFault{written.error().text()}};
            }
        }
        if (auto added = log.add(line); !added) {
            return added;
        }
        onGame(line);
    }
    return {};
}

} // namespace mujo
