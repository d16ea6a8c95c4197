#include "core/match/match_log.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>

#include "core/base/english.h"
#include "core/base/printable.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, 4> kResults = {"a", "b", "draw", "void"};
constexpr std::array<const char*, 2> kParties = {"a", "b"};

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json spentJson(const Spent& spent) {
    return {{"moves", spent.moves},
            {"cpu", spent.cpuSeconds},
            {"wall", spent.wallSeconds},
            {"longest", spent.longestMove}};
}

Spent readSpent(const Json& json) {
    return {json.at("moves"), json.at("cpu"), json.at("wall"), json.at("longest")};
}

std::string fixed(double value) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.3f", value);
    return text.data();
}

} // namespace

std::string gameLineText(const GameLine& line) {
    Json json;
    json["game"] = line.number;
    json["sente"] = line.sideOfA == Side::Sente ? "a" : "b";
    json["result"] = kResults[static_cast<std::size_t>(line.result)];
    json["reason"] = line.reason;
    json["fault"] = line.fault.english();
    json["faultOf"] = line.faultOf;
    json["record"] = line.record;
    json["plies"] = line.plies;
    for (const Party party : {Party::A, Party::B}) {
        json[kParties[index(party)]] = spentJson(line.spent[index(party)]);
    }
    json["moves"] = line.moves;
    return dumped(json);
}

Result<GameLine> readGameLine(const std::string& text) {
    try {
        const Json json = Json::parse(text);
        GameLine line;
        line.number = json.at("game");
        line.sideOfA = json.at("sente") == "a" ? Side::Sente : Side::Gote;
        const auto* const result =
            std::find(kResults.begin(), kResults.end(), json.at("result").get<std::string>());
        if (result == kResults.end()) {
            return Failure{wholeFault(sentence("MatchFaults", "unknown result", "of a game"))};
        }
        line.result = static_cast<GameLine::Result>(result - kResults.begin());
        line.reason = json.at("reason");
        line.fault = json.at("fault").get<std::string>();
        line.faultOf = json.at("faultOf");
        line.record = json.at("record");
        line.plies = json.at("plies");
        line.moves = json.at("moves");
        for (const Party party : {Party::A, Party::B}) {
            line.spent[index(party)] = readSpent(json.at(kParties[index(party)]));
        }
        return line;
    } catch (const Json::exception& fault) {
        return Failure{wholeFault(std::string(fault.what()))};
    }
}

Result<MatchLog, LogFault> MatchLog::open(const std::filesystem::path& path, const std::string& match) {
    MatchLog log;
    auto file =
        LineLog::open(path, match, sentence("MatchFaults", "the results", "what a file holds"),
                      [&](const std::string& text) {
                          auto line = readGameLine(text);
                          if (!line) {
                              return Result<void>(Failure{line.error()});
                          }
                          if (line->number < 0 || log.has(line->number)) {
                              return Result<void>(Failure{wholeFault(sentence(
                                  "MatchFaults", "there is no game of this number, or it is here twice"))});
                          }
                          log.m_games.push_back(std::move(*line));
                          return Result<void>();
                      });
    if (!file) {
        return Failure{file.error()};
    }
    log.m_file = std::move(*file);
    return log;
}

bool MatchLog::has(int number) const {
    return std::any_of(m_games.begin(), m_games.end(),
                       [number](const GameLine& line) { return line.number == number; });
}

Result<void, LogFault> MatchLog::add(const GameLine& line) {
    auto added = m_file.add(gameLineText(line));
    if (added) {
        m_games.push_back(line);
    }
    return added;
}

Score scoreOf(const std::vector<GameLine>& games) {
    Score score;
    for (const GameLine& line : games) {
        score.wins += line.result == GameLine::Result::A ? 1 : 0;
        score.losses += line.result == GameLine::Result::B ? 1 : 0;
        score.draws += line.result == GameLine::Result::Draw ? 1 : 0;
    }
    return score;
}

std::string matchReport(const std::vector<GameLine>& games) {
    std::string out = "a: " + scoreText(scoreOf(games)) + '\n';
    for (const Party party : {Party::A, Party::B}) {
        Spent sum;
        for (const GameLine& line : games) {
            const Spent& spent = line.spent[index(party)];
            sum.moves += spent.moves;
            sum.cpuSeconds += spent.cpuSeconds;
            sum.wallSeconds += spent.wallSeconds;
            sum.longestMove = std::max(sum.longestMove, spent.longestMove);
        }
        const double moves = std::max(1, sum.moves);
        out += std::string(kParties[index(party)]) + ": " + counted(sum.moves, "move") + ", " +
               fixed(sum.cpuSeconds / moves) + " s CPU a move, " + fixed(sum.wallSeconds / moves) +
               " s of the clock, longest " + fixed(sum.longestMove) + " s\n";
    }
    std::map<std::string, int> ends;
    for (const GameLine& line : games) {
        ++ends[line.reason];
    }
    out += "ends:";
    for (const auto& [reason, count] : ends) {
        out += ' ' + printable(reason) + ' ' + std::to_string(count);
    }
    out += '\n';
    for (const GameLine& line : games) {
        if (!line.fault.empty()) {
            out += "fault of " + (line.faultOf.empty() ? "nobody" : line.faultOf) + " in game " +
                   std::to_string(line.number + 1) + " after " + counted(line.plies, "ply", "plies") + ": " +
                   printable(line.fault.english()) +
                   (line.record.empty() ? "" : " (record: " + printable(line.record) + ')') + '\n';
        }
    }
    return out;
}

} // namespace mujo
