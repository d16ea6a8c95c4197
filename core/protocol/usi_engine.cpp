#include "core/protocol/usi_engine.h"

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <sstream>

#include "core/engine/mate_solver.h"
#include "core/game/formats/usi_moves.h"
#include "core/position/sfen.h"
#include "core/protocol/line_text.h"

namespace mujo {

namespace {

constexpr int kMostLines = 20;
constexpr int kMostMegabytes = 1 << 20;
constexpr std::size_t kMebibyte = std::size_t{1} << 20U;

std::string scoreWords(int score) {
    if (!isForced(score)) {
        return "cp " + std::to_string(score);
    }
    return "mate " + std::to_string(score > 0 ? pliesToEnd(score) : -pliesToEnd(score));
}

/// The line of a proof in which the loser holds out the longest.
std::vector<Move> longestDefence(const MateAnswer& answer) {
    std::vector<Move> line;
    std::size_t before = MateStep::kRoot;
    for (bool attacks = true;; attacks = !attacks) {
        const MateStep* next = nullptr;
        std::size_t number = 0;
        for (std::size_t i = 0; i < answer.proof.size(); ++i) {
            const MateStep& step = answer.proof[i];
            const bool better =
                next == nullptr || (attacks ? step.plies < next->plies : step.plies > next->plies);
            if (step.before == before && better) {
                next = &step;
                number = i + 1;
            }
        }
        if (next == nullptr) {
            return line;
        }
        line.push_back(next->move);
        before = number;
    }
}

} // namespace

UsiEngine::UsiEngine(const Catalog& catalog, Output output, int mostThreads)
    : m_catalog(catalog), m_output(std::move(output)), m_mostThreads(mostThreads),
      m_game(usiGames(catalog).front()) {
    for (const auto& variant : usiGames(catalog)) {
        const std::string name = catalog.notes(*variant).usiName;
        for (const Profile& profile : variant->data().optionTable.profiles) {
            m_choices.push_back(
                {profile.id == kStandardProfile ? name : name + '-' + profile.id, variant->id(), profile.id});
        }
    }
}

UsiEngine::~UsiEngine() {
    Lock lock(m_lock);
    drop(lock);
}

void UsiEngine::tellOptions() {
    m_output("id name Mujo");
    m_output("id author The Mujo authors");
    for (const char* option : {"USI_Variant", "UCI_Variant"}) {
        std::string line =
            "option name " + std::string(option) + " type combo default " + m_choices.front().name;
        for (const Choice& choice : m_choices) {
            line += " var " + choice.name;
        }
        m_output(line);
    }
    const auto spin = [this](const std::string& name, int value, int least, int most) {
        m_output("option name " + name + " type spin default " + std::to_string(value) + " min " +
                 std::to_string(least) + " max " + std::to_string(most));
    };
    spin("USI_Hash", static_cast<int>(m_tableBytes / kMebibyte), 1, kMostMegabytes);
    m_output("option name USI_Ponder type check default false");
    spin("Threads", m_threads, 1, m_mostThreads);
    spin("MultiPV", m_lines, 1, kMostLines);
    spin("Level", m_level, kWeakestLevel, kStrongestLevel);
    m_output("usiok");
}

bool UsiEngine::setVariant(Lock& lock, const std::string& name) {
    const auto found = std::find_if(m_choices.begin(), m_choices.end(),
                                    [&](const Choice& choice) { return choice.name == name; });
    if (found == m_choices.end()) {
        return false;
    }
    const auto variant = m_catalog.load(found->id, found->profile);
    if (!variant) {
        return false;
    }
    drop(lock);
    m_game = Game(*variant);
    return true;
}

bool UsiEngine::setNumber(const std::string& name, const std::string& value) {
    const auto number = readInt(value);
    const auto within = [&](int least, int most) { return number && *number >= least && *number <= most; };
    if (name == "USI_Hash" && within(1, kMostMegabytes)) {
        const std::size_t bytes = static_cast<std::size_t>(*number) * kMebibyte;
        if (m_engine.reserveTable(bytes)) {
            m_tableBytes = bytes;
        } else {
            m_output("info string not enough memory, " + std::to_string(m_tableBytes / kMebibyte) +
                     " MB are kept");
        }
    } else if (name == "Threads" && number && *number >= 1) {
        m_threads = std::min(*number, m_mostThreads);
    } else if (name == "MultiPV" && within(1, kMostLines)) {
        m_lines = *number;
    } else if (name == "Level" && within(kWeakestLevel, kStrongestLevel)) {
        m_level = *number;
    } else {
        return false;
    }
    return true;
}

/// `name NAME value VALUE`
void UsiEngine::setOption(Lock& lock, const std::string& text) {
    std::istringstream in(text);
    std::string word;
    std::string name;
    std::string value;
    in >> word >> name >> word >> value;
    const bool variant = name == "USI_Variant" || name == "UCI_Variant";
    const bool good = name == "USI_Ponder" || (variant ? setVariant(lock, value) : setNumber(name, value));
    if (!good) {
        m_output("info string unknown option or bad value: " + shortened(text));
    }
}

/// `startpos moves ...` or `sfen ROWS TURN HANDS NUMBER moves ...`
void UsiEngine::setPosition(Lock& lock, const std::string& text) {
    drop(lock);
    std::istringstream in(text);
    std::string word;
    in >> word;
    const auto variant = m_game.position().sharedVariant();
    Position start = Position::start(variant);
    if (word == "sfen") {
        std::string fields;
        int count = 0;
        while (in >> word && word != "moves") {
            fields += (count++ > 0 ? " " : "") + word;
        }
        constexpr int kFields = 4;
        auto read = positionFromSfen(variant, count == kFields - 1 ? fields + " 1" : fields);
        if (!read) {
            m_output("info string no position of " + variant->name() + ": " +
                     shortened(read.error().front().message.english()));
            return;
        }
        start = std::move(*read);
    } else if (word != "startpos") {
        m_output("info string \"startpos\" or \"sfen\" is expected behind \"position\"");
        return;
    }
    Game game(std::move(start));
    while (in >> word) {
        if (word != "moves" && !playUsiMove(game, word)) {
            m_output("info string " + shortened(word) + ": " + shortened(whyNoUsiMove(game, word).english()));
            break;
        }
    }
    m_game = std::move(game);
}

void UsiEngine::go(Lock& lock, const std::string& text) {
    drop(lock);
    const UsiOrder order = readUsiOrder(text, m_game.position().turn());
    if (order.mate) {
        solve(order);
    } else if (m_game.isOver()) {
        m_output("bestmove resign");
    } else {
        m_afterPonder = order.limits;
        const bool held = order.ponder || order.infinite;
        search(held ? SearchLimits{} : order.limits, held ? Task::Held : Task::Move);
    }
}

void UsiEngine::search(const SearchLimits& limits, Task task) {
    m_task = task;
    m_discard = false;
    Engine::Callbacks callbacks;
    callbacks.onInfo = [this](const SearchInfo& info) { onInfo(info); };
    callbacks.onFinished = [this](const SearchInfo& info) { onFinished(info); };
    const Position& position = m_game.position();
    SearchRequest request{position, m_game.history(), limits, m_level, position.key()};
    request.threads = m_threads;
    request.tableBytes = m_tableBytes;
    request.lines = m_lines;
    request.scoresOnlyMove = task != Task::Move || m_lines > 1;
    request.tuned = m_catalog.notes(m_game.variant()).tuned;
    m_engine.start(std::move(request), std::move(callbacks));
}

void UsiEngine::solve(const UsiOrder& order) {
    const Game game = m_game;
    m_discard = false;
    m_solver = std::jthread([this, game, time = order.mateTime](const std::stop_token& token) {
        std::stop_source ending;
        const std::stop_callback passOn(token, [&] { ending.request_stop(); });
        std::mutex mutex;
        std::condition_variable_any wake;
        std::jthread clock;
        if (time) {
            clock = std::jthread([&](const std::stop_token& decided) {
                std::unique_lock waiting(mutex);
                wake.wait_for(waiting, decided, *time, [] { return false; });
                ending.request_stop();
            });
        }
        MateLimits limits;
        constexpr std::uint64_t kMostNodes = 20'000'000; // the tree is in memory
        limits.nodes = kMostNodes;
        limits.stop = ending.get_token();
        std::string line = "checkmate timeout";
        try {
            const MateAnswer answer = solveMate(game.position(), game.history(), limits);
            if (answer.verdict == MateVerdict::Proved) {
                line = "checkmate " + words(game, longestDefence(answer));
            } else if (answer.verdict == MateVerdict::Refuted) {
                line = "checkmate nomate";
            }
        } catch (const std::bad_alloc&) { // as if the time were used up
        }
        const std::lock_guard lock(m_lock);
        if (!m_discard) {
            m_output(line);
        }
    });
}

void UsiEngine::stop() {
    m_solver.request_stop();
    if (m_answer) {
        m_output(*std::exchange(m_answer, std::nullopt));
    } else if (m_task != Task::None) {
        m_task = Task::Move; // the answer is said when the search ends
        m_engine.stop();
    }
}

void UsiEngine::ponderHit(Lock& lock) {
    if (m_answer) {
        stop();
    } else if (m_task == Task::Held) { // what was found so far stays in the table
        drop(lock);
        search(m_afterPonder, Task::Move);
    }
}

void UsiEngine::drop(Lock& lock) {
    m_answer.reset();
    m_discard = true;
    std::jthread solver = std::move(m_solver);
    lock.unlock();
    solver.request_stop();
    if (solver.joinable()) {
        solver.join();
    }
    m_engine.stop();
    m_engine.wait();
    lock.lock();
    m_answer.reset();
}

std::string UsiEngine::words(const Game& from, const std::vector<Move>& line) const {
    Game ahead(from.position());
    std::string text;
    for (const Move& move : line) {
        text += (text.empty() ? "" : " ") + usiMove(ahead.position(), ahead.legalMoves(), move);
        if (!ahead.play(move)) {
            break;
        }
    }
    return text;
}

void UsiEngine::onInfo(const SearchInfo& info) {
    const Lock lock(m_lock);
    if (m_discard) {
        return;
    }
    const auto milliseconds = info.time.count();
    const auto tell = [&](int number, int score, const std::vector<Move>& line) {
        std::ostringstream text;
        text << "info depth " << info.depth;
        if (m_lines > 1) {
            text << " multipv " << number;
        }
        constexpr std::uint64_t kSecond = 1000;
        text << " score " << scoreWords(score) << " nodes " << info.nodes << " nps "
             << info.nodes * kSecond / static_cast<std::uint64_t>(std::max<long long>(milliseconds, 1))
             << " time " << milliseconds << " pv " << words(m_game, line);
        m_output(text.str());
    };
    if (info.lines.empty()) {
        tell(1, info.score, info.line);
    }
    for (std::size_t i = 0; i < info.lines.size(); ++i) {
        tell(static_cast<int>(i) + 1, info.lines[i].score, info.lines[i].moves);
    }
}

std::string UsiEngine::bestMove(const SearchInfo& info) const {
    if (info.line.empty()) {
        return "bestmove resign";
    }
    std::istringstream line(words(m_game, info.line));
    std::string move;
    std::string reply;
    line >> move >> reply;
    return "bestmove " + move + (reply.empty() ? "" : " ponder " + reply);
}

void UsiEngine::onFinished(const SearchInfo& info) {
    const Lock lock(m_lock);
    const Task task = std::exchange(m_task, Task::None);
    if (m_discard) {
        return;
    }
    if (info.failed) {
        m_output("info string out of memory: this move was made without a search");
    }
    if (task == Task::Held) {
        m_answer = bestMove(info);
    } else {
        m_output(bestMove(info));
    }
}

bool UsiEngine::handle(std::string_view text) {
    while (!text.empty() && (text.back() == '\r' || text.back() == '\n' || text.back() == ' ')) {
        text.remove_suffix(1);
    }
    const std::size_t blank = text.find(' ');
    const std::string command(text.substr(0, blank));
    const std::string rest(blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1));
    Lock lock(m_lock);
    if (command == "quit") {
        drop(lock);
        return false;
    }
    if (command == "usi") {
        tellOptions();
    } else if (command == "isready") {
        m_output("readyok");
    } else if (command == "setoption") {
        setOption(lock, rest);
    } else if (command == "position") {
        setPosition(lock, rest);
    } else if (command == "go") {
        go(lock, rest);
    } else if (command == "stop") {
        stop();
    } else if (command == "ponderhit") {
        ponderHit(lock);
    } else if (command == "usinewgame" || command == "gameover") {
        drop(lock);
    } else if (!command.empty()) {
        m_output("info string unknown command: " + shortened(command));
    }
    return true;
}

} // namespace mujo
