#include "core/engine/cecp.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

#include "core/engine/cecp_dialect.h"
#include "core/engine/cecp_highlight.h"
#include "core/engine/evaluation.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

/// Commands that are taken note of by doing nothing.
constexpr std::array<std::string_view, 24> kIgnored = {
    "",     "xboard", "accepted", "rejected", "random",  "easy",  "hard",  "otim",
    "name", "rating", "memory",   "cores",    "draw",    "bk",    "hint",  "computer",
    "ics",  "pause",  "resume",   "hover",    "egtpath", "white", "black", "edit"};

std::optional<int> readInt(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// The protocol reads 100000 + N as mate in N moves.
int protocolScore(int score) {
    constexpr int kForced = 29000;
    constexpr int kNow = 30000;
    constexpr int kProtocolMate = 100000;
    if (std::abs(score) < kForced) {
        return score;
    }
    const int moves = (kNow - std::abs(score) + 1) / 2;
    return score > 0 ? kProtocolMate + moves : -kProtocolMate - moves;
}

/// A line of a hostile length is not echoed as it stands.
std::string shortened(const std::string& text) {
    constexpr std::size_t kLongest = 100;
    return text.size() <= kLongest ? text : text.substr(0, kLongest) + "...";
}

} // namespace

Cecp::Cecp(const Catalog& catalog, Output output) : m_catalog(catalog), m_output(std::move(output)) {
    start(m_catalog.entries().front().standard);
}

Cecp::~Cecp() {
    stopThinking();
}

void Cecp::say(const std::string& line) {
    const std::lock_guard guard(m_lock);
    m_output(line);
}

void Cecp::features() {
    say("feature done=0");
    std::string names;
    for (const std::string& name : cecpVariantNames(m_catalog)) {
        names += (names.empty() ? "" : ",") + name;
    }
    say("feature myname=\"Mujo\" variants=\"" + names + '"');
    say("feature setboard=1 usermove=1 ping=1 memory=1 smp=1 time=1 colors=0 sigint=0 sigterm=0 reuse=1");
    say("feature analyze=1 debug=1 highlight=1 pause=0 san=0");
    say("feature option=\"Level -spin " + std::to_string(m_level) + ' ' + std::to_string(kWeakestLevel) +
        ' ' + std::to_string(kStrongestLevel) + '"');
    say("feature done=1");
}

void Cecp::start(std::shared_ptr<const Variant> variant) {
    stopThinking();
    const std::lock_guard guard(m_lock);
    m_variant = std::move(variant);
    m_position = Position::start(m_variant);
    m_history = History(m_position->key());
    m_played.clear();
    m_lifted.reset();
    m_middle.reset();
}

void Cecp::setVariant(const std::string& name) {
    auto variant = cecpVariant(m_catalog, name);
    if (!variant) {
        say("Error (unsupported variant): " + shortened(name));
        return;
    }
    start(std::move(variant));
    for (const std::string& line : cecpDescription(m_variant)) {
        say(line);
    }
    changed();
}

void Cecp::setBoard(const std::string& text) {
    auto position = positionFromCecpFen(m_variant, text);
    if (!position) {
        say("tellusererror Illegal position: " + shortened(position.error()));
        return;
    }
    stopThinking();
    {
        const std::lock_guard guard(m_lock);
        m_position = std::move(*position);
        m_history = History(m_position->key());
        m_played.clear();
    }
    changed();
}

void Cecp::setOption(const std::string& text) {
    constexpr std::string_view kLevel = "Level=";
    const auto level =
        text.starts_with(kLevel) ? readInt(std::string_view(text).substr(kLevel.size())) : std::nullopt;
    if (level && *level >= kWeakestLevel && *level <= kStrongestLevel) {
        m_level = *level;
    } else {
        say("Error (unknown option or bad value): option " + shortened(text));
    }
}

std::vector<Move> Cecp::legalMoves() const {
    return rules::outcome(*m_position, m_history).isOver() ? std::vector<Move>{}
                                                           : rules::legalMoves(*m_position, m_history);
}

void Cecp::play(const Move& move) {
    const Transition transition = rules::resolve(*m_position, move);
    const Position before = *m_position;
    m_position->apply(transition);
    m_history.push(rules::entryAfter(before, transition, *m_position));
    m_played.push_back(transition);
    m_lifted.reset();
    m_middle.reset();
}

bool Cecp::claimResult() {
    const rules::Outcome outcome = rules::outcome(*m_position, m_history);
    if (outcome.isOver()) {
        const auto winner = outcome.winner();
        const std::string score = !winner ? "1/2-1/2" : (*winner == Side::Sente ? "1-0" : "0-1");
        say(score + " {" + rules::reasonCode(outcome.reason) + '}');
    }
    return outcome.isOver();
}

void Cecp::userMove(const std::string& text) {
    if (m_analysis) {
        stopThinking();
    }
    {
        const std::lock_guard guard(m_lock);
        if (m_task == Task::Move) {
            say("Illegal move (not your turn): " + shortened(text));
            return;
        }
        const std::vector<Move> legal = legalMoves();
        const auto move = readCecpMove(*m_position, legal, text);
        if (!move) {
            say("Illegal move (" + cecpRefusal(*m_position, m_history, text) + "): " + shortened(text));
        } else {
            play(*move);
            if (!claimResult() && !m_force && !m_analysis) {
                think(Task::Move);
            }
        }
    }
    changed();
}

void Cecp::go() {
    stopThinking();
    const std::lock_guard guard(m_lock);
    m_force = false;
    m_analysis = false;
    think(Task::Move);
}

void Cecp::think(Task task) {
    if (rules::outcome(*m_position, m_history).isOver()) {
        return;
    }
    m_task = task;
    m_discard = false;
    m_lastInfo = {};
    Engine::Callbacks callbacks;
    callbacks.onInfo = [this](const SearchInfo& info) { onInfo(info); };
    callbacks.onFinished = [this](const SearchInfo& info) { onFinished(info); };
    const SearchLimits limits = task == Task::Move ? m_clock.limits() : SearchLimits{};
    const int level = task == Task::Move ? m_level : kStrongestLevel;
    m_engine.start({*m_position, m_history, limits, level, m_position->key()}, std::move(callbacks));
}

void Cecp::onInfo(const SearchInfo& info) {
    const std::lock_guard guard(m_lock);
    m_lastInfo = info;
    if (m_discard || (!m_post && m_task == Task::Move)) {
        return;
    }
    std::ostringstream line;
    constexpr int kCentisecond = 10;
    line << info.depth << ' ' << protocolScore(info.score) << ' ' << info.time.count() / kCentisecond << ' '
         << info.nodes;
    for (const Move& move : info.line) {
        line << ' ' << cecpMove(*m_variant, move);
    }
    m_output(line.str());
}

void Cecp::onFinished(const SearchInfo& info) {
    const std::lock_guard guard(m_lock);
    const bool move = m_task == Task::Move && !m_discard && !info.line.empty();
    m_task = Task::None;
    if (move) {
        const std::vector<std::string> legs = cecpLegs(*m_variant, info.line.front());
        for (std::size_t i = 0; i < legs.size(); ++i) {
            m_output("move " + legs[i] + (i + 1 < legs.size() ? "," : ""));
        }
        play(info.line.front());
        claimResult();
    }
    answerPings();
}

void Cecp::stopThinking() {
    {
        const std::lock_guard guard(m_lock);
        if (m_task == Task::None) {
            return;
        }
        m_discard = true;
    }
    m_engine.stop();
    m_engine.wait();
}

void Cecp::changed() {
    const std::lock_guard guard(m_lock);
    if (m_analysis && m_task == Task::None) {
        think(Task::Analysis);
    }
}

void Cecp::undo(int plies) {
    stopThinking();
    {
        const std::lock_guard guard(m_lock);
        for (; plies > 0 && !m_played.empty(); --plies) {
            m_position->revert(m_played.back());
            m_history.pop();
            m_played.pop_back();
        }
    }
    changed();
}

void Cecp::ping(const std::string& text) {
    const std::lock_guard guard(m_lock);
    m_pings.push_back(text);
    if (m_task != Task::Move) {
        answerPings();
    }
}

void Cecp::answerPings() {
    for (const std::string& text : m_pings) {
        m_output("pong " + text);
    }
    m_pings.clear();
}

void Cecp::analyze(bool on) {
    stopThinking();
    m_analysis = on;
    m_force = true;
    changed();
}

void Cecp::reportAnalysis() {
    const std::lock_guard guard(m_lock);
    if (m_task == Task::Analysis) {
        constexpr int kCentisecond = 10;
        m_output("stat01: " + std::to_string(m_lastInfo.time.count() / kCentisecond) + ' ' +
                 std::to_string(m_lastInfo.nodes) + ' ' + std::to_string(m_lastInfo.depth) + " 0 0");
    }
}

void Cecp::lift(const std::string& text, bool put) {
    const std::lock_guard guard(m_lock);
    std::optional<Square> square;
    for (int i = 0; i < m_position->shape().squareCount() && !square; ++i) {
        square = cecpSquare(*m_variant, Square(i)) == text ? std::optional(Square(i)) : std::nullopt;
    }
    if (!square) {
        return;
    }
    const std::vector<Move> legal = legalMoves();
    if (put) {
        // The first leg of a move that goes on; the user interface lifts the piece again from there.
        m_middle = m_lifted && !m_middle && cecpGoesOn(legal, *m_lifted, *square) ? square : std::nullopt;
        if (!m_middle) {
            m_lifted.reset();
        }
        return;
    }
    if (!m_middle || *m_middle != *square) {
        m_lifted = square;
        m_middle.reset();
    }
    m_output("highlight " + cecpHighlight(*m_position, legal, *m_lifted, m_middle));
}

bool Cecp::obeyGame(const std::string& command, const std::string& rest) {
    if (command == "new") {
        start(m_catalog.entries().front().standard);
        m_force = false;
        m_analysis = false;
        m_clock.clearDepth();
    } else if (command == "variant") {
        setVariant(rest);
    } else if (command == "setboard") {
        setBoard(rest);
    } else if (command == "force" || command == "result") {
        stopThinking();
        m_force = true;
    } else if (command == "go") {
        go();
    } else if (command == "usermove") {
        userMove(rest);
    } else if (command == "?") {
        m_engine.stop();
    } else if (command == "undo" || command == "remove") {
        undo(command == "undo" ? 1 : 2);
    } else if (command == "analyze" || command == "exit") {
        analyze(command == "analyze");
    } else {
        return false;
    }
    return true;
}

bool Cecp::obeyTime(const std::string& command, const std::string& rest) {
    bool good = true;
    if (command == "level") {
        good = m_clock.setLevel(rest);
    } else if (command == "st") {
        good = m_clock.setMoveTime(rest);
    } else if (command == "sd") {
        good = m_clock.setDepth(rest);
    } else if (command == "time") {
        good = m_clock.setRemaining(rest);
    } else {
        return false;
    }
    if (!good) {
        say("Error (bad arguments): " + command + ' ' + shortened(rest));
    }
    return true;
}

bool Cecp::obeyExtra(const std::string& command, const std::string& rest) {
    if (command == "protover") {
        features();
    } else if (command == "ping") {
        ping(rest);
    } else if (command == "post" || command == "nopost") {
        const std::lock_guard guard(m_lock);
        m_post = command == "post";
    } else if (command == "option") {
        setOption(rest);
    } else if (command == "lift" || command == "put") {
        lift(rest, command == "put");
    } else if (command == ".") {
        reportAnalysis();
    } else if (command == "moves") {
        const std::lock_guard guard(m_lock);
        std::string line = "moves";
        for (const Move& move : legalMoves()) {
            line += ' ' + cecpMove(*m_variant, move);
        }
        m_output(line);
    } else if (command == "fen") {
        const std::lock_guard guard(m_lock);
        m_output("fen " + cecpFen(*m_position));
    } else {
        return false;
    }
    return true;
}

bool Cecp::obey(const std::string& command, const std::string& rest) {
    return obeyGame(command, rest) || obeyTime(command, rest) || obeyExtra(command, rest) ||
           std::find(kIgnored.begin(), kIgnored.end(), command) != kIgnored.end();
}

bool Cecp::handle(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == '\n' || line.back() == ' ')) {
        line.remove_suffix(1);
    }
    const std::size_t blank = line.find(' ');
    const std::string command(line.substr(0, blank));
    const std::string rest(blank == std::string_view::npos ? std::string_view{} : line.substr(blank + 1));
    if (command == "quit") {
        stopThinking();
        return false;
    }
    if (!obey(command, rest)) {
        // A move may come without `usermove`.
        bool played = false;
        {
            const std::lock_guard guard(m_lock);
            played = rest.empty() && readCecpMove(*m_position, legalMoves(), command).hasValue();
        }
        if (played) {
            userMove(command);
        } else {
            say("Error (unknown command): " + shortened(std::string(line)));
        }
    }
    return true;
}

} // namespace mujo
