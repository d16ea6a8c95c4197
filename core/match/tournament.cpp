#include "core/match/tournament.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "core/base/english.h"
#include "core/base/printable.h"
#include "core/match/ratings.h"
#include "core/system/paths.h"

namespace mujo {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, 2> kPairings = {"round-robin", "gauntlet"};

/// What the two players of a fixture play at its board.
MatchSettings matchOf(const TournamentSettings& settings, const Fixture& fixture) {
    const TournamentSettings::Board& board = settings.boards[fixture.board];
    MatchSettings match;
    match.variant = board.variant;
    for (std::size_t i = 0; i < match.players.size(); ++i) {
        match.players[i] = settings.players[fixture.players[i]];
        match.settings[i] = settings.common;
        match.settings[i].notes = board.notes;
    }
    match.openings = settings.rounds;
    match.opening = settings.opening;
    match.opening.tuned = board.notes.tuned;
    match.mostPlies = settings.mostPlies;
    match.adjudication = settings.adjudication;
    match.squareStyle = board.notes.squareStyle;
    match.recordFolder = settings.recordFolder;
    return match;
}

std::filesystem::path recordOf(const TournamentSettings& settings, const Fixture& fixture, int number) {
    std::string name = std::to_string(number + 1);
    constexpr std::size_t kDigits = 4; // so that files stand in the order of play
    name.insert(0, kDigits - std::min(kDigits, name.size()), '0');
    return pathOf(settings.recordFolder) /
           pathOf("game-" + name + '-' + settings.boards[fixture.board].variant->id() + ".mujo");
}

void add(Score& score, GameLine::Result result, Party party) {
    const auto won = party == Party::A ? GameLine::Result::A : GameLine::Result::B;
    ++(result == GameLine::Result::Draw ? score.draws : result == won ? score.wins : score.losses);
}

std::string eloText(const Estimate& elo) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%+.0f ±%.0f", std::round(elo.value) + 0.0, elo.high - elo.value);
    return text.data();
}

/// Whether a player has already played at a board.
bool hasPlayed(const Schedule& schedule, const MatchLog& log, std::size_t player, std::size_t board) {
    return std::any_of(log.games().begin(), log.games().end(), [&](const GameLine& each) {
        const Fixture fixture = schedule.fixture(each.number);
        return each.reason != kCannotPlay && fixture.board == board &&
               (fixture.players[0] == player || fixture.players[1] == player);
    });
}

bool isWithdrawn(const TournamentSettings& settings, std::size_t player) {
    return std::find(settings.withdrawn.begin(), settings.withdrawn.end(), player) !=
           settings.withdrawn.end();
}

using Row = std::vector<std::string>;

/// Of characters that are seen, not of bytes.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Columns as wide as their widest entry.
std::string tableText(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    }
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i] + std::string(widths[i] - widthOf(row[i]) + 2, ' ');
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

} // namespace

Schedule::Schedule(const TournamentSettings& settings)
    : m_boards(settings.boards.size()), m_rounds(settings.rounds) {
    const std::size_t firsts = settings.pairing == Pairing::Gauntlet ? 1 : settings.players.size();
    for (std::size_t a = 0; a < firsts; ++a) {
        for (std::size_t b = a + 1; b < settings.players.size(); ++b) {
            m_pairs.push_back({{a, b}, !isWithdrawn(settings, a) && !isWithdrawn(settings, b)});
        }
    }
}

int Schedule::games() const {
    return static_cast<int>(m_pairs.size() * m_boards) * 2 * m_rounds;
}

Fixture Schedule::fixture(int number) const {
    const std::size_t encounter = static_cast<std::size_t>(number) / 2;
    const int round = static_cast<int>(encounter / (m_pairs.size() * m_boards));
    return {m_pairs[pairOf(number)].players, encounter % m_boards, 2 * round + number % 2};
}

std::size_t Schedule::pairOf(int number) const {
    const std::size_t encounter = static_cast<std::size_t>(number) / 2;
    return encounter % (m_pairs.size() * m_boards) / m_boards;
}

bool Schedule::isWanted(int number) const {
    return m_pairs[pairOf(number)].isWanted;
}

int Schedule::gamesWith(const std::vector<GameLine>& played) const {
    const auto wanted =
        std::count_if(m_pairs.begin(), m_pairs.end(), [](const Pair& pair) { return pair.isWanted; });
    const auto besides = std::count_if(played.begin(), played.end(), [this](const GameLine& line) {
        return line.number < games() && !isWanted(line.number);
    });
    return static_cast<int>(wanted * static_cast<std::ptrdiff_t>(m_boards)) * 2 * m_rounds +
           static_cast<int>(besides);
}

std::string tournamentText(const TournamentSettings& settings) {
    Json json;
    json["tournament"] = kPairings[static_cast<std::size_t>(settings.pairing)];
    for (const TournamentSettings::Board& board : settings.boards) {
        json["boards"].push_back({{"game", board.variant->id()}, {"profile", board.variant->profile()}});
    }
    for (const PlayerSpec& player : settings.players) {
        json["players"].push_back(player.text);
    }
    json["milliseconds"] = settings.common.moveTime.count();
    json["openingPlies"] = settings.opening.plies;
    if (settings.opening.nodes != OpeningSettings{}.nodes) {
        json["openingNodes"] = settings.opening.nodes;
    }
    json["seed"] = settings.opening.seed;
    json["plies"] = settings.mostPlies;
    json["adjudicate"] = {settings.adjudication.score, settings.adjudication.plies};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<TournamentSettings, LogFault> readTournament(const std::string& text, const Catalog& catalog,
                                                    const FindPlayer& findPlayer) {
    try {
        const Json json = Json::parse(text);
        TournamentSettings settings;
        settings.pairing = json.at("tournament") == kPairings[1] ? Pairing::Gauntlet : Pairing::RoundRobin;
        for (const Json& board : json.at("boards")) {
            auto variant =
                catalog.load(board.at("game").get<std::string>(), board.at("profile").get<std::string>());
            if (!variant) {
                return Failure{logFault(variant.error().front())};
            }
            VariantNotes notes = catalog.notes(**variant);
            settings.boards.push_back({std::move(*variant), std::move(notes)});
        }
        for (const Json& entry : json.at("players")) {
            const auto player = entry.get<std::string>();
            auto spec = findPlayer(player);
            if (!spec) {
                return Failure{
                    LogFault{sentence("MatchFaults", "there is no player \"%1\" here").with(player)}};
            }
            settings.players.push_back(std::move(*spec));
        }
        settings.common.moveTime = std::chrono::milliseconds(json.at("milliseconds").get<int>());
        settings.opening.plies = json.at("openingPlies");
        settings.opening.nodes = json.value("openingNodes", settings.opening.nodes);
        settings.opening.seed = json.at("seed");
        settings.common.seed = settings.opening.seed;
        settings.mostPlies = json.at("plies");
        settings.adjudication = {json.at("adjudicate").at(0), json.at("adjudicate").at(1)};
        constexpr int kLongestOpening = 200;
        if (settings.common.moveTime.count() < 1 || settings.opening.plies < 0 ||
            settings.opening.plies > kLongestOpening || settings.opening.nodes < 1 ||
            settings.mostPlies < 1) {
            return Failure{
                LogFault{sentence("MatchFaults", "this is no tournament: a number in it makes no sense")}};
        }
        if (settings.boards.empty() || settings.players.size() < 2) {
            return Failure{LogFault{sentence("MatchFaults", "a tournament has a board and two players")}};
        }
        return settings;
    } catch (const Json::exception& fault) {
        return Failure{
            LogFault{sentence("MatchFaults", "this is no tournament: %1").with(std::string(fault.what()))}};
    }
}

Result<void, TournamentFault> playTournament(const TournamentSettings& settings, MatchLog& log,
                                             const std::function<void(const GameLine&)>& onGame,
                                             const std::stop_token& stop) {
    const Schedule schedule(settings);
    std::unique_ptr<MatchGames> games; // of one encounter
    int encounter = -1;
    for (int number = 0; number < schedule.games() && !stop.stop_requested(); ++number) {
        if (log.has(number) || !schedule.isWanted(number)) {
            continue;
        }
        const Fixture fixture = schedule.fixture(number);
        if (encounter != number / 2) {
            games = std::make_unique<MatchGames>(matchOf(settings, fixture));
            encounter = number / 2;
        }
        auto played = games->play(fixture.game, recordOf(settings, fixture, number), stop);
        if (!played) {
            return Failure{TournamentFault{played.error(), {}}};
        }
        if (!*played) {
            break; // stopped
        }
        GameLine line = std::move(**played);
        line.number = number; // of the tournament
        const std::size_t atFault = fixture.players[index(line.faultOf == "a" ? Party::A : Party::B)];
        if (line.reason == kCannotPlay && (settings.players[atFault].kind == PlayerSpec::Kind::Absent ||
                                           hasPlayed(schedule, log, atFault, fixture.board))) {
            return Failure{
                TournamentFault{{line.fault}, atFault}}; // of the moment: the game is left for later
        }
        if (const auto added = log.add(line); !added) {
            return Failure{TournamentFault{added.error(), {}}};
        }
        onGame(line);
    }
    return {};
}

std::vector<Standing> standings(const TournamentSettings& settings, const std::vector<GameLine>& games) {
    const std::size_t count = settings.players.size();
    std::vector<Standing> table(count);
    for (std::size_t i = 0; i < count; ++i) {
        table[i] = {i, {}, std::vector<Score>(count), std::vector<Score>(settings.boards.size()), {}};
    }
    std::vector<std::vector<Score>> once(count, std::vector<Score>(count));
    const Schedule schedule(settings);
    for (const GameLine& line : games) {
        if (line.result == GameLine::Result::Void || line.number >= schedule.games()) {
            continue;
        }
        const Fixture fixture = schedule.fixture(line.number);
        for (const Party party : {Party::A, Party::B}) {
            Standing& own = table[fixture.players[index(party)]];
            const std::size_t other = fixture.players[1 - index(party)];
            for (Score* score : {&own.score, &own.against[other], &own.at[fixture.board]}) {
                add(*score, line.result, party);
            }
        }
        add(once[fixture.players[0]][fixture.players[1]], line.result, Party::A);
    }
    const std::vector<Estimate> found = ratings(once);
    for (Standing& standing : table) {
        standing.elo = found[standing.player];
    }
    std::stable_sort(table.begin(), table.end(), [](const Standing& a, const Standing& b) {
        return a.score.points() != b.score.points() ? a.score.points() > b.score.points()
                                                    : a.elo.value > b.elo.value;
    });
    return table;
}

std::string tournamentRules(const TournamentSettings& settings) {
    std::string text = settings.pairing == Pairing::Gauntlet
                           ? printable(settings.players.front().text) + " meets all others"
                           : "everybody meets everybody";
    text += ", " + counted(settings.rounds, "round") + ", " +
            std::to_string(settings.common.moveTime.count()) +
            " ms for a move where a player has no other, " +
            (settings.opening.plies == 0
                 ? "no openings"
                 : "random openings of " + counted(settings.opening.plies, "ply", "plies")) +
            ", broken off after " + counted(settings.mostPlies, "ply", "plies");
    if (settings.adjudication.score > 0) {
        text += ", ended when both see " +
                counted(settings.adjudication.score, "hundredth of a pawn", "hundredths of a pawn") +
                " for " + counted(settings.adjudication.plies, "ply", "plies");
    }
    return text;
}

std::string tournamentReport(const TournamentSettings& settings, const std::vector<GameLine>& games) {
    const std::vector<Standing> table = standings(settings, games);
    std::vector<Row> rows{{"", "player", "points", "Elo"}};
    for (const TournamentSettings::Board& board : settings.boards) {
        rows[0].push_back(board.variant->id());
    }
    for (std::size_t place = 0; place < table.size(); ++place) {
        rows[0].push_back(std::to_string(place + 1));
    }
    for (std::size_t place = 0; place < table.size(); ++place) {
        const Standing& standing = table[place];
        Row row{std::to_string(place + 1), printable(settings.players[standing.player].text),
                pointsText(standing.score), eloText(standing.elo)};
        for (const Score& score : standing.at) {
            row.push_back(pointsText(score));
        }
        for (const Standing& other : table) {
            row.push_back(pointsText(standing.against[other.player]));
        }
        rows.push_back(std::move(row));
    }
    const Schedule schedule(settings);
    int played = 0;
    std::string faults;
    for (const GameLine& line : games) {
        if (line.number >= schedule.games()) {
            continue; // of a longer tournament
        }
        ++played;
        if (line.fault.empty()) {
            continue;
        }
        faults += "fault in game " + std::to_string(line.number + 1) + " after " +
                  counted(line.plies, "ply", "plies") + ": " + printable(line.fault.english()) +
                  (line.record.empty() ? "" : " (record: " + printable(line.record) + ')') + '\n';
    }
    std::string withdrawn;
    for (const std::size_t player : settings.withdrawn) {
        withdrawn += printable(settings.players[player].text) +
                     " is withdrawn: its games that have not been played are left out\n";
    }
    return tournamentRules(settings) + '\n' + tableText(rows) + std::to_string(played) + " of " +
           counted(schedule.gamesWith(games), "game") + " played\n" + withdrawn + faults;
}

} // namespace mujo
