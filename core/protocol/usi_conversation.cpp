#include "core/protocol/usi_conversation.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "core/position/cecp_position.h"
#include "core/position/sfen.h"

namespace mujo {

namespace {

using std::chrono::milliseconds;

constexpr std::string_view kIdName = "id name ";
constexpr std::string_view kIdAuthor = "id author ";
constexpr std::string_view kBestMove = "bestmove";

bool isBestMove(const std::string& line) {
    return line == kBestMove || line.starts_with(std::string(kBestMove) + ' ');
}

} // namespace

std::initializer_list<const char*> UsiConversation::greeting() const {
    static constexpr auto kUsi = {"usi"};
    static constexpr auto kUci = {"uci"};
    return isUsi() ? kUsi : kUci;
}

std::initializer_list<const char*> UsiConversation::farewell() const {
    static constexpr auto kLines = {"stop", "quit"};
    return kLines;
}

Announcement UsiConversation::stranger() {
    m_isAsked = false;
    m_lines = 0;
    Announcement announcement;
    announcement.analyses = true; // `go infinite` is a part of the protocol
    return announcement;
}

bool UsiConversation::introduces(const std::string& line, Announcement& announcement) {
    if (line.starts_with(kIdName)) {
        announcement.name = announced(line.substr(kIdName.size()));
    } else if (line.starts_with(kIdAuthor)) {
        announcement.author = announced(line.substr(kIdAuthor.size()));
    } else if (announcement.options.size() < kMostOptions) {
        if (auto option = readUsiOption(line)) {
            announcement.options.push_back(std::move(*option));
        }
    }
    const bool isLast = line == (isUsi() ? "usiok" : "uciok");
    if (const EngineOption* game = isLast ? gameOption(announcement) : nullptr) {
        announcement.games = game->choices;
    }
    return isLast;
}

Result<std::string, ProgramFault> UsiConversation::startOf(const Game& game) const {
    if (game.start() == Position::start(game.position().sharedVariant())) {
        return std::string("startpos");
    }
    if (!isUsi()) {
        return "fen " + cecpFen(game.start());
    }
    const auto text = sfenInLetters(game.start());
    return text ? Result<std::string, ProgramFault>("sfen " + *text)
                : Failure{ProgramFault{
                      sentence("EngineFaults", "%1 cannot be given this start position").with(name())}};
}

bool UsiConversation::setOption(const std::string& optionName, const std::string& value) {
    const EngineOption* option = announcement().option(optionName);
    const bool takes = option != nullptr && option->takes(value);
    if (takes) {
        say("setoption name " + optionName + " value " + value);
    }
    return takes;
}

void UsiConversation::sendOptions() {
    const auto memory = program().memoryMegabytes;
    if (memory && !setOption("USI_Hash", std::to_string(*memory))) {
        setOption("Hash", std::to_string(*memory));
    }
    setOption("USI_Ponder", "false");
    setOption("Ponder", "false");
    for (const OptionValue& set : program().options) {
        const EngineOption* option = announcement().option(set.name);
        if (option == nullptr || !option->takes(set.value)) {
            continue; // of an earlier version of the program, say
        }
        if (set.value) {
            say("setoption name " + set.name + " value " + (set.value->empty() ? "<empty>" : *set.value));
        } else {
            say("setoption name " + set.name);
        }
    }
    for (const std::string& option : habits() != nullptr ? habits()->options : std::vector<std::string>{}) {
        const std::size_t equals = option.find('=');
        const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
        const EngineOption* known = announcement().option(option.substr(0, equals));
        const bool isCheck = known != nullptr && known->type == EngineOption::Type::Check;
        setOption(option.substr(0, equals), isCheck ? (value == "1" ? "true" : "false") : value);
    }
}

void UsiConversation::setLines(int lines) {
    if (lines != std::exchange(m_lines, lines)) {
        setOption("MultiPV", std::to_string(lines));
    }
}

Result<void, ProgramFault> UsiConversation::setUp(const Game& game) {
    m_start.reset();
    const auto name =
        nameOfGame(announcement(), {game.variant().id(), game.variant().profile()}, program().notes);
    if (!name) {
        return Failure{name.error()};
    }
    auto start = startOf(game);
    if (!start) {
        return Failure{start.error()};
    }
    if (!name->empty()) { // the game goes first: programs change other options with it
        say("setoption name " + gameOption(announcement())->name + " value " + *name);
    }
    sendOptions();
    for (const std::string& line : program().setup) {
        say(line);
    }
    if (auto ready = waitUntilReady(); !ready) {
        return ready;
    }
    say(isUsi() ? "usinewgame" : "ucinewgame");
    m_start = game.start();
    m_startText = std::move(*start);
    return isUsi() ? Result<void, ProgramFault>() : waitUntilReady();
}

Result<void, ProgramFault> UsiConversation::follow(const Game& game) {
    if (m_isAsked) {
        auto stopped = await(isBestMove, [](const std::string&) { return false; });
        if (!stopped) {
            return stopped;
        }
        m_isAsked = false;
    }
    return m_start == game.start() ? Result<void, ProgramFault>() : setUp(game);
}

Result<void, ProgramFault> UsiConversation::waitUntilReady() {
    say("isready");
    return await([](const std::string& line) { return line == "readyok"; },
                 [](const std::string&) { return false; });
}

void UsiConversation::sendPosition(const Game& game) {
    passOver(); // nothing that it has said before answers this order
    m_thinking = {};
    const auto plies = game.plies();
    const bool goesOn =
        m_told && m_told->start() == game.start() && m_told->plies().size() <= plies.size() &&
        std::equal(m_told->plies().begin(), m_told->plies().end(), plies.begin(),
                   [](const Game::Ply& told, const Game::Ply& ply) { return told.move == ply.move; });
    if (!goesOn) {
        m_told.emplace(game.start());
        m_moves.clear();
    }
    for (std::size_t i = m_told->plies().size(); i < plies.size(); ++i) {
        m_moves += (i == 0 ? " moves " : " ") + protocolMove(program().protocol, *m_told, plies[i].move);
        m_told->play(plies[i].move);
    }
    say("position " + m_startText + m_moves);
}

milliseconds UsiConversation::sendLimits(const MoveLimits& limits) {
    const auto number = [](milliseconds time) {
        return std::to_string(std::max<long long>(time.count(), 1));
    };
    if (!limits.clock) {
        const milliseconds time = limits.time.value_or(program().moveTime);
        say("go movetime " + number(time));
        return time;
    }
    // One clock is known. UCI knows no byoyomi: what it gives counts as time that is left.
    const ClockLimits& clock = *limits.clock;
    const milliseconds byoyomi = isUsi() ? clock.byoyomi : milliseconds(0);
    const milliseconds left = clock.remaining + clock.byoyomi;
    const std::string main =
        isUsi() ? std::to_string(std::max<long long>(clock.remaining.count(), 0)) : number(left);
    std::string text = "go btime " + main + " wtime " + main;
    if (clock.increment.count() > 0) {
        text += " binc " + number(clock.increment) + " winc " + number(clock.increment);
    } else if (byoyomi.count() > 0) {
        text += " byoyomi " + number(byoyomi);
    }
    if (!isUsi() && clock.movesToGo > 0) {
        text += " movestogo " + std::to_string(clock.movesToGo);
    }
    say(text);
    return left + clock.increment;
}

milliseconds UsiConversation::order(const Game& game, const MoveLimits& limits) {
    if (m_lines > 1) {
        setLines(1);
    }
    sendPosition(game);
    m_isAsked = true;
    return sendLimits(limits);
}

void UsiConversation::orderLook(const Game& game, int lines) {
    setLines(lines);
    sendPosition(game);
    m_isAsked = true;
    say("go infinite");
}

void UsiConversation::interrupt() {
    if (m_isAsked) {
        say("stop");
    }
}

std::optional<Answer> UsiConversation::understood(const std::string& line, const Game& game) {
    if (isBestMove(line)) {
        m_isAsked = false;
        return bestMove(line.substr(std::min(line.size(), kBestMove.size() + 1)), game);
    }
    if (const auto thinking = readUsiThinking(line, game, program().protocol)) {
        note(*thinking);
        found(m_thinking);
    }
    return std::nullopt;
}

/// Lines come one by one, those of the depth before are good until then.
void UsiConversation::note(const UsiThinking& thinking) {
    auto& lines = m_thinking.lines;
    const std::size_t place = thinking.number - 1;
    const auto same = [&](const SearchLine& other) {
        return other.moves.front() == thinking.line.moves.front();
    };
    if (place < lines.size()) {
        lines[place] = thinking.line;
        lines.erase(std::remove_if(lines.begin() + static_cast<std::ptrdiff_t>(place) + 1, lines.end(), same),
                    lines.end());
    } else if (place == lines.size() && std::none_of(lines.begin(), lines.end(), same)) {
        lines.push_back(thinking.line);
    }
    if (lines.empty()) {
        return;
    }
    m_thinking.depth = std::max(m_thinking.depth, thinking.depth);
    m_thinking.nodes = std::max(m_thinking.nodes, thinking.nodes);
    m_thinking.time = std::max(m_thinking.time, thinking.time);
    m_thinking.score = lines.front().score;
    m_thinking.line = lines.front().moves;
}

Answer UsiConversation::bestMove(const std::string& words, const Game& game) const {
    std::istringstream in(words);
    std::string text;
    in >> text;
    Answer answer;
    answer.text = text;
    if (text == "resign") {
        answer.kind = Answer::Kind::Resigns;
    } else if (text == "win") {
        answer.kind = Answer::Kind::ClaimsWin;
    } else if (const auto move = readProtocolMove(program().protocol, game, text)) {
        answer.kind = Answer::Kind::Move;
        answer.move = *move;
    } else if (!text.empty() && text != "(none)" && text != "0000") {
        answer.kind = Answer::Kind::Illegal;
    } else {
        answer.kind = Answer::Kind::HasNoMove;
    }
    return answer;
}

} // namespace mujo
