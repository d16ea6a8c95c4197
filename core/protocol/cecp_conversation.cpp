#include "core/protocol/cecp_conversation.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

#include "core/opponent/question.h"
#include "core/protocol/cecp_dialect.h"
#include "core/protocol/cecp_thinking.h"
#include "core/protocol/child_process.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// The value of `name=` in a feature line, quoted or not.
std::optional<std::string> feature(const std::string& line, const std::string& name) {
    const std::string key = ' ' + name + '=';
    const std::size_t at = line.find(key);
    if (at == std::string::npos) {
        return std::nullopt;
    }
    const std::size_t begin = at + key.size();
    if (begin < line.size() && line[begin] == '"') {
        return line.substr(begin + 1, line.find('"', begin + 1) - begin - 1);
    }
    return line.substr(begin, line.find(' ', begin) - begin);
}

bool listed(const std::string& list, const std::string& name) {
    return (',' + list + ',').find(',' + name + ',') != std::string::npos;
}

constexpr int kPawnScore = 100;

Failure<ProgramFault> cannotPlay(std::string why) {
    return {{std::move(why)}};
}

std::string trimmed(std::string text) {
    const std::size_t end = text.find_last_not_of(" \t\r");
    text.erase(end == std::string::npos ? 0 : end + 1);
    text.erase(0, text.find_first_not_of(" \t"));
    return text;
}

} // namespace

CecpConversation::CecpConversation(CecpProgram program) : m_program(std::move(program)) {}

CecpConversation::~CecpConversation() {
    end();
}

std::string CecpConversation::name() const {
    const std::lock_guard lock(m_mutex);
    return m_name.empty() ? m_program.name : m_name;
}

void CecpConversation::wake() {
    const std::lock_guard lock(m_mutex);
    if (m_process) {
        m_process->wake();
    }
}

void CecpConversation::abandon() {
    const std::lock_guard lock(m_mutex);
    m_isAbandoned = true;
    if (m_process) {
        m_process->abandon();
    }
}

void CecpConversation::end() {
    std::unique_ptr<ChildProcess> process;
    {
        const std::lock_guard lock(m_mutex);
        process = std::move(m_process);
    }
    m_isReady = false;
    if (process) {
        process->write("force");
        process->write("quit");
    }
}

Result<void, ProgramFault> CecpConversation::begin(const Game& game) {
    end();
    m_start.reset();
    auto process = std::make_unique<ChildProcess>(m_program.command, m_program.cpu);
    {
        const std::lock_guard lock(m_mutex);
        m_process = std::move(process);
        if (m_isAbandoned) {
            m_process->abandon();
        }
    }
    m_features = {};
    m_isInterrupted = false;
    m_process->write("xboard");
    m_process->write("protover 2");
    auto done = readFeatures();
    if (done) {
        done = setUp(game);
    }
    m_isReady = done.hasValue();
    return done;
}

Result<void, ProgramFault> CecpConversation::follow(const Game& game) {
    const auto plies = game.plies();
    const bool goesOn = m_start == game.start() && m_told.size() <= plies.size() &&
                        std::equal(m_told.begin(), m_told.end(), plies.begin(),
                                   [](const Move& told, const Game::Ply& ply) { return told == ply.move; });
    // Without pings nobody knows which of its moves answers what.
    if (!m_isReady || (m_isInterrupted && !m_features.ping)) {
        return begin(game);
    }
    if (goesOn && !m_isInterrupted) {
        return {};
    }
    if (std::exchange(m_isInterrupted, false)) {
        m_lastMove.clear();
        if (!waitUntilReady()) { // what it says until then is stale
            return begin(game);
        }
    }
    auto done = setUp(game);
    m_isReady = done.hasValue();
    return done;
}

void CecpConversation::readFeatureLine(const std::string& line, bool& done) {
    const auto text = [&](const char* name, std::string& value) {
        if (auto given = feature(line, name)) {
            value = *given;
        }
    };
    const auto flag = [&](const char* name, bool& value) {
        if (const auto given = feature(line, name)) {
            value = *given == "1";
        }
    };
    text("myname", m_features.name);
    text("variants", m_features.variants);
    text(std::string(kUnlistedFeature).c_str(), m_features.unlisted);
    flag("usermove", m_features.userMove);
    flag("ping", m_features.ping);
    flag("memory", m_features.memory);
    flag("smp", m_features.cores);
    flag("setboard", m_features.setBoard);
    flag("done", done);
}

Result<void, ProgramFault> CecpConversation::readFeatures() {
    const auto until = Clock::now() + m_program.patience;
    bool done = false;
    std::string line;
    while (!done) {
        const auto read = m_process->read(line, until);
        if (read == ChildProcess::Read::Ended) {
            return cannotPlay("\"" + m_program.command + "\" ended before it said what it can do");
        }
        if (read == ChildProcess::Read::TimedOut) {
            return cannotPlay("\"" + m_program.command + "\" does not answer \"protover 2\"");
        }
        if (read == ChildProcess::Read::Line && line.starts_with("feature ")) {
            readFeatureLine(line, done);
        }
    }
    const std::lock_guard lock(m_mutex);
    m_name = m_features.name;
    return {};
}

Result<void, ProgramFault> CecpConversation::chooseGame(const Game& game) {
    const Variant& variant = game.variant();
    m_habits = habitsOf(m_program.notes.engines, m_features.name);
    const auto& names = m_habits != nullptr ? m_habits->names : m_program.notes.cecpNames;
    const ProtocolName* known = nameFor(names, variant.profile());
    if (m_habits != nullptr && known == nullptr) {
        return cannotPlay(m_features.name + " does not play " + variant.name() + " under the profile " +
                          variant.profile());
    }
    std::string name = variant.id();
    if (known != nullptr) {
        name = known->name;
    } else if (variant.profile() != kStandardProfile) {
        name += '-' + variant.profile();
    }
    if (!m_features.variants.empty() && !listed(m_features.variants, name) &&
        !listed(m_features.unlisted, name)) {
        return cannotPlay(m_features.name + " does not list the variant " + name);
    }
    m_process->write("new");
    m_process->write("variant " + name);
    return {};
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
    for (const std::string& option : m_habits != nullptr ? m_habits->options : std::vector<std::string>{}) {
        m_process->write("option " + option);
    }
    for (const std::string& line : m_program.setup) {
        m_process->write(line);
    }
    m_process->write("force");
    if (!(game.start() == Position::start(game.position().sharedVariant()))) {
        const bool rows = m_habits != nullptr && m_habits->board == EngineHabits::Board::RowsOnly;
        if (!m_features.setBoard || (rows && game.start().turn() != Side::Sente)) {
            return cannotPlay(m_features.name + " cannot be given this start position");
        }
        m_process->write("setboard " + (rows ? cecpRows(game.start()) : cecpFen(game.start())));
    }
    if (m_features.memory) {
        m_process->write("memory " + std::to_string(m_program.memoryMegabytes));
    }
    if (m_features.cores) {
        m_process->write("cores 1");
    }
    m_process->write("easy");
    m_process->write("post");
    sendMoves(game);
    return waitUntilReady();
}

Result<void, ProgramFault> CecpConversation::waitUntilReady() {
    if (!m_features.ping) {
        return {};
    }
    const std::string number = std::to_string(++m_pings);
    m_process->write("ping " + number);
    const auto until = Clock::now() + m_program.patience;
    std::string line;
    for (;;) {
        const auto read = m_process->read(line, until);
        if (read == ChildProcess::Read::Woken) {
            continue;
        }
        if (read != ChildProcess::Read::Line) {
            m_isReady = false;
            return cannotPlay(m_features.name +
                              (read == ChildProcess::Read::Ended ? " ended" : " stopped answering") +
                              " while the game was set up");
        }
        if (trimmed(line) == "pong " + number) {
            return {};
        }
        if (line.starts_with("tellusererror") || refusesLastMove(line)) {
            return cannotPlay(m_features.name + " refused the start of the game: " + line);
        }
    }
}

void CecpConversation::sendMove(const Game::Ply& ply, const Variant& variant) {
    m_lastMove = cecpMove(variant, ply.move);
    m_process->write((m_features.userMove ? "usermove " : "") + m_lastMove);
}

void CecpConversation::sendMoves(const Game& game) {
    const auto plies = game.plies();
    while (m_told.size() < plies.size()) {
        sendMove(plies[m_told.size()], game.variant());
        m_told.push_back(plies[m_told.size()].move);
    }
}

milliseconds CecpConversation::sendLimits(const MoveLimits& limits) {
    return limits.clock ? sendClock(*limits.clock) : sendTime(limits.time.value_or(m_program.moveTime));
}

milliseconds CecpConversation::sendTime(milliseconds time) {
    constexpr double kSecond = 1000;
    const double seconds = static_cast<double>(time.count()) / kSecond;
    if (m_habits == nullptr || !m_habits->clockPercent) {
        std::ostringstream text;
        text << "st " << seconds;
        m_process->write(text.str());
        return time;
    }
    const double shown = seconds * *m_habits->clockPercent / 100;
    const std::string centiseconds = std::to_string(std::max(1L, std::lround(shown * 100)));
    m_process->write("st " + std::to_string(std::max(1L, std::lround(std::ceil(shown)))));
    m_process->write("time " + centiseconds);
    m_process->write("otim " + centiseconds);
    return time * std::max(100, *m_habits->clockPercent) / 100;
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
        m_process->write("level " + std::to_string(clock.movesToGo) + ' ' +
                         std::to_string(seconds / kMinute) + (rest < 10 ? ":0" : ":") + std::to_string(rest) +
                         ' ' + std::to_string(clock.increment.count() / kSecond));
    }
    const std::string centiseconds = std::to_string(std::max<long long>(1, left.count() / kCentisecond));
    m_process->write("time " + centiseconds);
    m_process->write("otim " + centiseconds);
    return left;
}

std::optional<Answer> CecpConversation::think(const Game& game, const MoveLimits& limits,
                                              Question& question) {
    if (const auto followed = follow(game); !followed) {
        Answer answer;
        answer.kind = Answer::Kind::CannotPlay;
        answer.text = followed.error().text;
        return answer;
    }
    const auto began = Clock::now();
    const auto cpu = m_process->cpuSeconds();
    m_score.reset();
    m_legs.clear();
    milliseconds allowed{0};
    if (m_thinksOnMoves && game.plies().size() == m_told.size() + 1) {
        allowed = sendLimits(limits);
        sendMoves(game);
    } else {
        if (m_thinksOnMoves) {
            m_process->write("force");
        }
        sendMoves(game);
        allowed = sendLimits(limits);
        m_process->write("go");
        m_thinksOnMoves = true;
    }
    auto answer = await(game, began + allowed + m_program.patience, question);
    if (!answer || answer->kind != Answer::Kind::Move) {
        m_isInterrupted = true; // it may have moved on its own board
        m_process->write("force");
    }
    if (answer) {
        answer->wallSeconds = std::chrono::duration<double>(Clock::now() - began).count();
        if (const auto after = m_process->cpuSeconds(); after && cpu) {
            answer->cpuSeconds = *after - *cpu;
        }
        answer->score = m_score;
        m_isReady = answer->kind != Answer::Kind::Died && answer->kind != Answer::Kind::HangsUp;
    }
    return answer;
}

std::optional<Answer> CecpConversation::await(const Game& game, TimePoint until, Question& question) {
    std::string line;
    for (;;) {
        if (!question.isOpen()) {
            return std::nullopt;
        }
        if (question.takeHurry()) {
            m_process->write("?");
        }
        const auto read = m_process->read(line, until);
        if (read == ChildProcess::Read::Woken) {
            continue;
        }
        if (read == ChildProcess::Read::Ended) {
            Answer answer;
            answer.text = "the program ended";
            return answer;
        }
        if (read == ChildProcess::Read::TimedOut || Clock::now() > until) {
            Answer answer;
            answer.kind = Answer::Kind::HangsUp;
            answer.text = "no move in time";
            return answer;
        }
        if (auto answer = understood(trimmed(std::move(line)), game, question)) {
            return answer;
        }
    }
}

std::optional<Answer> CecpConversation::understood(const std::string& line, const Game& game,
                                                   Question& question) {
    constexpr std::string_view kMove = "move ";
    if (line.starts_with(kMove)) {
        m_legs += trimmed(line.substr(kMove.size()));
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
    if (auto info = readCecpThinking(line, game, m_habits != nullptr ? m_habits->pawnScore : kPawnScore)) {
        m_score = info->score;
        question.report(*info);
    }
    return std::nullopt;
}

bool CecpConversation::refusesLastMove(const std::string& line) const {
    if (!line.starts_with("Illegal move") && !line.starts_with("Error (Illegal move")) {
        return false;
    }
    // Some answer unknown commands with the same words, and repeat what they mean behind a colon.
    const std::size_t colon = line.rfind(": ");
    return !m_lastMove.empty() &&
           (colon == std::string::npos || trimmed(line.substr(colon + 2)) == m_lastMove);
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
