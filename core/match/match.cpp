#include "core/match/match.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/base/whole_file.h"
#include "core/engine/engine.h"
#include "core/game/formats/game_json.h"
#include "core/rules/move_text.h"
#include "core/system/paths.h"

namespace mujo {

namespace {

Side sideOfA(int number) {
    return number % 2 == 0 ? Side::Sente : Side::Gote;
}

Party partyOf(Side side, Side ofA) {
    return side == ofA ? Party::A : Party::B;
}

/// Makes a game's record; an outcome from outside the rules is written into it.
std::string recordText(const MatchGame& played, const PerSide<std::string>& names, const PerSide<int>& levels,
                       PerSide<std::optional<GameFile::Engine>> engines, SquareStyle style) {
    Game game = played.game;
    if (played.outcome.isOver() && !game.isOver()) {
        auto outcome = played.outcome;
        outcome.reason = played.reason == "time"           ? rules::Reason::Time
                         : played.reason == "illegal-move" ? rules::Reason::IllegalMove
                         : outcome.winner()                ? rules::Reason::Resignation
                                                           : rules::Reason::Agreement;
        game.end(outcome);
    }
    GameFile file{std::move(game), names, {GameFile::kComputer, GameFile::kComputer}, levels};
    file.squareStyle = style;
    file.engines = std::move(engines);
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
    if (match.opening.nodes != OpeningSettings{}.nodes) {
        json["openingNodes"] = match.opening.nodes;
    }
    if (match.opening.lines != OpeningSettings{}.lines) {
        json["openingLines"] = match.opening.lines;
    }
    json["seed"] = match.opening.seed;
    json["plies"] = match.mostPlies;
    json["adjudicate"] =
        std::to_string(match.adjudication.score) + ':' + std::to_string(match.adjudication.plies);
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

Result<std::optional<GameLine>, LogFault> MatchGames::play(int number, const std::filesystem::path& record,
                                                           const std::stop_token& stop) {
    if (const int wanted = number / 2 % m_match.openings; m_prepared != wanted) {
        m_opening = randomOpening(m_match.variant, m_match.opening, wanted, stop);
        if (stop.stop_requested()) {
            return std::optional<GameLine>();
        }
        m_prepared = wanted;
    }
    Game start(m_match.variant);
    for (const Move& move : m_opening) {
        start.play(move);
    }
    if (!m_opening.empty()) {
        start.setComment(start.current(), m_match.opening.note);
    }
    PerSide<std::unique_ptr<Opponent>> opponents;
    PerSide<MatchPlayer> bySide;
    PerSide<int> levels;
    for (const Side side : {Side::Sente, Side::Gote}) {
        const std::size_t i = index(partyOf(side, sideOfA(number)));
        const bool isLevel = m_match.players[i].kind == PlayerSpec::Kind::Level;
        levels[side] = isLevel ? m_match.players[i].level : kStrongestLevel;
        opponents[side] = makeOpponent(m_match.players[i], m_match.settings[i]);
        bySide[side] = {opponents[side].get(), limitsFor(m_match.players[i], m_match.settings[i])};
    }
    const auto played = playMatchGame(start, bySide, m_match.mostPlies, m_match.adjudication, stop);
    if (!played) {
        return std::optional<GameLine>();
    }
    GameLine line = lineOf(*played, number);
    const bool isPlayed = played->reason != kCannotPlay;
    if (isPlayed && (!m_match.recordFolder.empty() || !played->fault.empty())) {
        std::error_code error; // a folder that cannot be made shows when the file is written
        std::filesystem::create_directories(record.parent_path(), error);
        line.record = textOf(record);
        PerSide<std::optional<GameFile::Engine>> engines; // other programs, which have no level
        for (const Side side : {Side::Sente, Side::Gote}) {
            if (m_match.players[index(partyOf(side, sideOfA(number)))].kind == PlayerSpec::Kind::Program) {
                engines[side] = {opponents[side]->name(), {}}; // as it calls itself by now
            }
        }
        const std::string text =
            recordText(*played, {bySide[Side::Sente].opponent->name(), bySide[Side::Gote].opponent->name()},
                       levels, std::move(engines), m_match.squareStyle);
        if (const auto written = writeWholeFile(record, text); !written) {
            return Failure{LogFault{written.error().said()}};
        }
    }
    return std::optional(std::move(line));
}

Result<void, LogFault> playMatch(const MatchSettings& match, MatchLog& log,
                                 const std::function<void(const GameLine&)>& onGame) {
    MatchGames games(match);
    for (int number = 0; number < match.games; ++number) {
        if (log.has(number)) {
            continue;
        }
        const auto record = pathOf(match.recordFolder) /
                            pathOf(match.variant->id() + "-game-" + std::to_string(number + 1) + ".mujo");
        auto played = games.play(number, record);
        if (!played) {
            return Failure{played.error()};
        }
        const GameLine& line = **played; // nobody stops it
        if (line.result == GameLine::Result::Void && line.reason == kCannotPlay) {
            return Failure{LogFault{line.fault}};
        }
        if (auto added = log.add(line); !added) {
            return added;
        }
        onGame(line);
    }
    return {};
}

} // namespace mujo
