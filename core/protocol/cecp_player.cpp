#include "core/protocol/cecp_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

#include "core/protocol/cecp_dialect.h"

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

/// The second number of a thinking line, `DEPTH SCORE TIME NODES ...`.
std::optional<int> scoreOf(const std::string& line) {
    std::istringstream in(line);
    std::array<long long, 4> numbers{};
    for (long long& number : numbers) {
        if (!(in >> number)) {
            return std::nullopt;
        }
    }
    constexpr long long kMost = 1'000'000;
    return static_cast<int>(std::clamp(numbers[1], -kMost, kMost));
}

std::string trimmed(std::string text) {
    const std::size_t end = text.find_last_not_of(" \t\r");
    text.erase(end == std::string::npos ? 0 : end + 1);
    text.erase(0, text.find_first_not_of(" \t"));
    return text;
}

} // namespace

CecpPlayer::CecpPlayer(CecpProgram program) : m_program(std::move(program)) {}

std::string CecpPlayer::name() const {
    return m_features.name.empty() ? m_program.name : m_features.name;
}

void CecpPlayer::end() {
    if (m_process) {
        m_process->write("force");
        m_process->write("quit");
        m_process.reset();
    }
}

std::optional<std::string> CecpPlayer::begin(const Game& game) {
    end();
    m_process = std::make_unique<ChildProcess>(m_program.command, m_program.cpu);
    m_features = {};
    m_variant = game.position().sharedVariant();
    m_known = 0;
    m_thinksOnMoves = false;
    m_legs.clear();
    m_lastMove.clear();
    m_process->write("xboard");
    m_process->write("protover 2");
    auto fault = readFeatures();
    fault = fault ? fault : chooseGame(game);
    return fault ? fault : setUp(game);
}

void CecpPlayer::readFeatureLine(const std::string& line, bool& done) {
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

std::optional<std::string> CecpPlayer::readFeatures() {
    const auto until = Clock::now() + m_program.patience;
    bool done = false;
    std::string line;
    while (!done) {
        const auto read = m_process->read(line, until);
        if (read == ChildProcess::Read::Ended) {
            return "\"" + m_program.command + "\" ended before it said what it can do";
        }
        if (read == ChildProcess::Read::TimedOut) {
            return "\"" + m_program.command + "\" does not answer \"protover 2\"";
        }
        if (line.starts_with("feature ")) {
            readFeatureLine(line, done);
        }
    }
    return std::nullopt;
}

std::optional<std::string> CecpPlayer::chooseGame(const Game& game) {
    m_habits = habitsOf(m_program.notes.engines, m_features.name);
    const auto& names = m_habits != nullptr ? m_habits->names : m_program.notes.cecpNames;
    const ProtocolName* known = nameFor(names, m_variant->profile());
    if (m_habits != nullptr && known == nullptr) {
        return m_features.name + " does not play " + game.variant().name() + " under the profile " +
               m_variant->profile();
    }
    std::string name = m_variant->id();
    if (known != nullptr) {
        name = known->name;
    } else if (m_variant->profile() != kStandardProfile) {
        name += '-' + m_variant->profile();
    }
    if (!m_features.variants.empty() && !listed(m_features.variants, name) &&
        !listed(m_features.unlisted, name)) {
        return m_features.name + " does not list the variant " + name;
    }
    m_process->write("new");
    m_process->write("variant " + name);
    return std::nullopt;
}

std::optional<std::string> CecpPlayer::setUp(const Game& game) {
    for (const std::string& option : m_habits != nullptr ? m_habits->options : std::vector<std::string>{}) {
        m_process->write("option " + option);
    }
    for (const std::string& line : m_program.setup) {
        m_process->write(line);
    }
    m_process->write("force");
    if (!(game.start() == Position::start(m_variant))) {
        const bool rows = m_habits != nullptr && m_habits->board == EngineHabits::Board::RowsOnly;
        if (!m_features.setBoard || (rows && game.start().turn() != Side::Sente)) {
            return m_features.name + " cannot be given this start position";
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

std::optional<std::string> CecpPlayer::waitUntilReady() {
    if (!m_features.ping) {
        return std::nullopt;
    }
    m_process->write("ping 1");
    const auto until = Clock::now() + m_program.patience;
    std::string line;
    for (;;) {
        const auto read = m_process->read(line, until);
        if (read != ChildProcess::Read::Line) {
            return m_features.name + (read == ChildProcess::Read::Ended ? " ended" : " stopped answering") +
                   " while the game was set up";
        }
        if (trimmed(line) == "pong 1") {
            return std::nullopt;
        }
        if (line.starts_with("tellusererror") || refusesLastMove(line)) {
            return m_features.name + " refused the start of the game: " + line;
        }
    }
}

void CecpPlayer::sendMove(const Game::Ply& ply, const Variant& variant) {
    m_lastMove = cecpMove(variant, ply.move);
    m_process->write((m_features.userMove ? "usermove " : "") + m_lastMove);
}

void CecpPlayer::sendMoves(const Game& game) {
    for (; m_known < game.plies().size(); ++m_known) {
        sendMove(game.plies()[m_known], game.variant());
    }
}

void CecpPlayer::sendClock() {
    constexpr double kSecond = 1000;
    const double seconds = static_cast<double>(m_program.moveTime.count()) / kSecond;
    if (m_habits == nullptr || !m_habits->clockPercent) {
        std::ostringstream text;
        text << "st " << seconds;
        m_process->write(text.str());
        return;
    }
    const double shown = seconds * *m_habits->clockPercent / 100;
    const std::string centiseconds = std::to_string(std::max(1L, std::lround(shown * 100)));
    m_process->write("st " + std::to_string(std::max(1L, std::lround(std::ceil(shown)))));
    m_process->write("time " + centiseconds);
    m_process->write("otim " + centiseconds);
}

Answer CecpPlayer::think(const Game& game) {
    const auto began = Clock::now();
    const auto cpu = m_process->cpuSeconds();
    m_score.reset();
    m_legs.clear();
    if (m_thinksOnMoves && game.plies().size() == m_known + 1) {
        sendClock();
        sendMoves(game);
    } else {
        if (m_thinksOnMoves) {
            m_process->write("force");
        }
        sendMoves(game);
        sendClock();
        m_process->write("go");
        m_thinksOnMoves = true;
    }
    const int percent = m_habits != nullptr ? m_habits->clockPercent.value_or(100) : 100;
    const auto allowed = m_program.moveTime * std::max(100, percent) / 100 + m_program.patience;
    Answer answer = await(game, began + allowed);
    answer.wallSeconds = std::chrono::duration<double>(Clock::now() - began).count();
    if (const auto after = m_process->cpuSeconds(); after && cpu) {
        answer.cpuSeconds = *after - *cpu;
    }
    answer.score = answer.score ? answer.score : m_score;
    return answer;
}

Answer CecpPlayer::await(const Game& game, TimePoint until) {
    std::string line;
    for (;;) {
        const auto read = m_process->read(line, until);
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
        if (auto answer = understood(trimmed(std::move(line)), game)) {
            return std::move(*answer);
        }
    }
}

std::optional<Answer> CecpPlayer::understood(const std::string& line, const Game& game) {
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
    if (const auto score = scoreOf(line)) {
        constexpr int kPawn = 100;
        m_score = *score * kPawn / (m_habits != nullptr ? m_habits->pawnScore : kPawn);
    }
    return std::nullopt;
}

bool CecpPlayer::refusesLastMove(const std::string& line) const {
    if (!line.starts_with("Illegal move") && !line.starts_with("Error (Illegal move")) {
        return false;
    }
    // Some answer unknown commands with the same words, and repeat what they mean behind a colon.
    const std::size_t colon = line.rfind(": ");
    return !m_lastMove.empty() &&
           (colon == std::string::npos || trimmed(line.substr(colon + 2)) == m_lastMove);
}

std::optional<Answer> CecpPlayer::claim(const std::string& line, Side mover) const {
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

Answer CecpPlayer::movePlayed(const std::string& text, const Game& game) {
    Answer answer;
    answer.text = text;
    const auto move = readCecpMove(game.position(), game.legalMoves(), text);
    if (!move) {
        answer.kind = Answer::Kind::Illegal;
        return answer;
    }
    answer.kind = Answer::Kind::Move;
    answer.move = *move;
    ++m_known;
    return answer;
}

} // namespace mujo
