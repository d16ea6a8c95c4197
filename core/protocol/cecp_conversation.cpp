#include "core/protocol/cecp_conversation.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

#include "core/protocol/cecp_dialect.h"
#include "core/protocol/cecp_thinking.h"

namespace mujo {

namespace {

using std::chrono::milliseconds;

constexpr int kPawnScore = 100;

Failure<ProgramFault> cannotPlay(Sentence why) {
    return {{std::move(why)}};
}

std::vector<std::string> listOf(const std::string& text) {
    std::vector<std::string> names;
    std::istringstream in(text);
    for (std::string name; names.size() < kMostGames && std::getline(in, name, ',');) {
        names.push_back(name);
    }
    return names;
}

} // namespace

std::initializer_list<const char*> CecpConversation::greeting() const {
    static constexpr auto kLines = {"xboard", "protover 2"};
    return kLines;
}

std::initializer_list<const char*> CecpConversation::farewell() const {
    static constexpr auto kLines = {"force", "quit"};
    return kLines;
}

Announcement CecpConversation::stranger() {
    m_features = {};
    m_isInterrupted = false;
    m_isLooking = false;
    Announcement announcement;
    announcement.analyses = true; // unless it says that it does not
    return announcement;
}

bool CecpConversation::introduces(const std::string& line, Announcement& announcement) {
    bool isLast = false;
    for (const CecpFeature& feature : readCecpFeatures(line)) {
        const auto flag = [&feature](std::string_view name, bool& value) {
            value = feature.name == name ? feature.value == "1" : value;
        };
        flag("usermove", m_features.userMove);
        flag("ping", m_features.ping);
        flag("memory", m_features.memory);
        flag("smp", m_features.cores);
        flag("setboard", m_features.setBoard);
        flag("analyze", announcement.analyses);
        flag("done", isLast);
        if (feature.name == "myname") {
            announcement.name = announced(feature.value);
        } else if (feature.name == "variants" || feature.name == kUnlistedFeature) {
            for (const std::string& name : listOf(feature.value)) {
                if (announcement.games.size() < kMostGames) {
                    announcement.games.push_back(announced(name));
                }
            }
        } else if (feature.name == "option" && announcement.options.size() < kMostOptions) {
            if (auto option = readCecpOption(feature.value)) {
                announcement.options.push_back(std::move(*option));
            }
        }
    }
    return isLast;
}

Result<void, ProgramFault> CecpConversation::follow(const Game& game) {
    const auto plies = game.plies();
    const bool goesOn = m_start == game.start() && m_told.size() <= plies.size() &&
                        std::equal(m_told.begin(), m_told.end(), plies.begin(),
                                   [](const Move& told, const Game::Ply& ply) { return told == ply.move; });
    if (goesOn && !m_isInterrupted) {
        return {};
    }
    if (m_isInterrupted) {
        // Without pings nobody knows which of its moves answers what.
        if (!m_features.ping) {
            return cannotPlay(sentence("EngineFaults", "%1 was interrupted").with(name()));
        }
        m_isInterrupted = false;
        m_lastMove.clear();
        if (auto ready = waitUntilReady(); !ready) { // what it says until then is stale
            return ready;
        }
    }
    return setUp(game);
}

Result<void, ProgramFault> CecpConversation::chooseGame(const Game& game) {
    const auto name =
        nameOfGame(announcement(), {game.variant().id(), game.variant().profile()}, program().notes);
    if (!name) {
        return Failure{name.error()};
    }
    say("new");
    say("variant " + *name);
    return {};
}

void CecpConversation::sendOptions() {
    for (const OptionValue& set : program().options) {
        const EngineOption* option = announcement().option(set.name);
        if (option == nullptr || !option->takes(set.value)) {
            continue; // of an earlier version of the program, say
        }
        std::string value = set.value.value_or("");
        if (option->type == EngineOption::Type::Check) {
            value = value == "true" ? "1" : "0";
        }
        say("option " + set.name + (set.value ? '=' + value : std::string()));
    }
    for (const std::string& option : habits() != nullptr ? habits()->options : std::vector<std::string>{}) {
        say("option " + option);
    }
}

Result<void, ProgramFault> CecpConversation::setUp(const Game& game) {
    m_start = game.start();
    m_told.clear();
    m_lastMove.clear();
    m_thinksOnMoves = false;
    m_knowsClock = false;
    if (auto chosen = chooseGame(game); !chosen) {
        return chosen;
    }
    sendOptions();
    for (const std::string& line : program().setup) {
        say(line);
    }
    say("force");
    if (!(game.start() == Position::start(game.position().sharedVariant()))) {
        const bool rows = habits() != nullptr && habits()->board == EngineHabits::Board::RowsOnly;
        if (!m_features.setBoard || (rows && game.start().turn() != Side::Sente)) {
            return cannotPlay(
                sentence("EngineFaults", "%1 cannot be given this start position").with(name()));
        }
        say("setboard " + (rows ? cecpRows(game.start()) : cecpFen(game.start())));
    }
    if (const auto memory = program().memoryMegabytes; memory && m_features.memory) {
        say("memory " + std::to_string(*memory));
    }
    if (m_features.cores) {
        say("cores 1");
    }
    say("easy");
    say("post");
    sendMoves(game);
    return waitUntilReady();
}

Result<void, ProgramFault> CecpConversation::waitUntilReady() {
    if (!m_features.ping) {
        return {};
    }
    const std::string number = std::to_string(++m_pings);
    say("ping " + number);
    return await(
        [&](const std::string& line) { return line == "pong " + number; },
        [&](const std::string& line) { return line.starts_with("tellusererror") || refusesLastMove(line); });
}

void CecpConversation::sendMove(const Game::Ply& ply, const Variant& variant) {
    m_lastMove = cecpMove(variant, ply.move);
    say((m_features.userMove ? "usermove " : "") + m_lastMove);
}

void CecpConversation::sendMoves(const Game& game) {
    const auto plies = game.plies();
    while (m_told.size() < plies.size()) {
        sendMove(plies[m_told.size()], game.variant());
        m_told.push_back(plies[m_told.size()].move);
    }
}

milliseconds CecpConversation::sendLimits(const MoveLimits& limits) {
    return limits.clock ? sendClock(*limits.clock) : sendTime(limits.time.value_or(program().moveTime));
}

milliseconds CecpConversation::sendTime(milliseconds time) {
    constexpr double kSecond = 1000;
    const double seconds = static_cast<double>(time.count()) / kSecond;
    if (habits() == nullptr || !habits()->clockPercent) {
        std::ostringstream text;
        text << "st " << seconds;
        say(text.str());
        return time;
    }
    const double shown = seconds * *habits()->clockPercent / 100;
    const std::string centiseconds = std::to_string(std::max(1L, std::lround(shown * 100)));
    say("st " + std::to_string(std::max(1L, std::lround(std::ceil(shown)))));
    say("time " + centiseconds);
    say("otim " + centiseconds);
    return time * std::max(100, *habits()->clockPercent) / 100;
}

/// The protocol knows no byoyomi: what it gives counts as time that is left.
milliseconds CecpConversation::sendClock(const ClockLimits& clock) {
    constexpr int kCentisecond = 10;
    constexpr int kSecond = 1000;
    constexpr int kMinute = 60;
    const milliseconds left = clock.remaining + clock.byoyomi;
    if (!std::exchange(m_knowsClock, true)) {
        const auto seconds = std::max<long long>(1, left.count() / kSecond);
        const auto rest = seconds % kMinute;
        say("level " + std::to_string(clock.movesToGo) + ' ' + std::to_string(seconds / kMinute) +
            (rest < 10 ? ":0" : ":") + std::to_string(rest) + ' ' +
            std::to_string(clock.increment.count() / kSecond));
    }
    const std::string centiseconds = std::to_string(std::max<long long>(1, left.count() / kCentisecond));
    say("time " + centiseconds);
    say("otim " + centiseconds);
    return left;
}

ProgramConversation::Milliseconds CecpConversation::order(const Game& game, const MoveLimits& limits) {
    m_legs.clear();
    milliseconds allowed{0};
    if (m_thinksOnMoves && game.plies().size() == m_told.size() + 1) {
        allowed = sendLimits(limits);
        sendMoves(game);
    } else {
        if (m_thinksOnMoves) {
            say("force");
        }
        sendMoves(game);
        allowed = sendLimits(limits);
        say("go");
        m_thinksOnMoves = true;
    }
    return allowed;
}

void CecpConversation::orderLook(const Game& game, int /*lines*/) {
    m_legs.clear();
    if (m_thinksOnMoves) {
        say("force");
        m_thinksOnMoves = false;
    }
    sendMoves(game);
    say("analyze");
    m_isLooking = true;
}

void CecpConversation::interrupt() {
    m_isInterrupted = true;
    say(std::exchange(m_isLooking, false) ? "exit" : "force");
}

std::optional<Answer> CecpConversation::understood(const std::string& line, const Game& game) {
    constexpr std::string_view kMove = "move ";
    if (line.starts_with(kMove)) {
        m_legs += line.substr(kMove.size());
        constexpr std::size_t kLongest = 200;
        if (!m_legs.empty() && m_legs.back() == ',' && m_legs.size() < kLongest) {
            return std::nullopt;
        }
        return movePlayed(m_legs, game);
    }
    if (refusesLastMove(line)) {
        Answer answer;
        answer.kind = Answer::Kind::Refuses;
        answer.text = m_lastMove + ": " + line;
        return answer;
    }
    if (auto result = claim(line, game.position().turn())) {
        return result;
    }
    if (auto info = readCecpThinking(line, game, habits() != nullptr ? habits()->pawnScore : kPawnScore)) {
        found(std::move(*info));
    }
    return std::nullopt;
}

bool CecpConversation::refusesLastMove(const std::string& line) const {
    if (!line.starts_with("Illegal move") && !line.starts_with("Error (Illegal move")) {
        return false;
    }
    // Some answer unknown commands with the same words, and repeat what they mean behind a colon.
    const std::size_t colon = line.rfind(": ");
    return !m_lastMove.empty() && (colon == std::string::npos || line.substr(colon + 2) == m_lastMove);
}

std::optional<Answer> CecpConversation::claim(const std::string& line, Side mover) const {
    Answer answer;
    answer.text = line;
    const bool white = line.starts_with("1-0");
    if (line == "resign") {
        answer.kind = Answer::Kind::Resigns;
    } else if (line.starts_with("1/2-1/2")) {
        answer.kind = Answer::Kind::ClaimsDraw;
    } else if (white || line.starts_with("0-1")) {
        const Side winner = white ? Side::Sente : Side::Gote;
        answer.kind = winner == mover ? Answer::Kind::ClaimsWin : Answer::Kind::Resigns;
    } else {
        return std::nullopt;
    }
    return answer;
}

Answer CecpConversation::movePlayed(const std::string& text, const Game& game) {
    Answer answer;
    answer.text = text;
    const auto move = readCecpMove(game.position(), game.legalMoves(), text);
    if (!move) {
        answer.kind = Answer::Kind::Illegal;
        return answer;
    }
    answer.kind = Answer::Kind::Move;
    answer.move = *move;
    m_told.push_back(*move);
    return answer;
}

} // namespace mujo
