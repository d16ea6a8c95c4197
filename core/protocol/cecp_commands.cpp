#include <algorithm>
#include <array>

#include "core/protocol/cecp_dialect.h"
#include "core/protocol/cecp_engine.h"
#include "core/protocol/cecp_highlight.h"
#include "core/protocol/line_text.h"

namespace mujo {

namespace {

/// Commands that are taken note of by doing nothing.
constexpr std::array<std::string_view, 19> kIgnored = {
    "",     "xboard", "accepted", "rejected", "random", "otim",    "name",  "rating", "draw", "bk",
    "hint", "ics",    "pause",    "resume",   "hover",  "egtpath", "white", "black",  "edit"};

constexpr std::string_view kLines =
    "MultiPV"; ///< XBoard's engine output has arrows for an option of this name
constexpr int kMostLines = 20;
constexpr std::string_view kRanksFromZero = "Ranks from 0";

std::string commaList(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ",") + name;
    }
    return text;
}

} // namespace

void CecpEngine::tellFeatures() {
    m_output("feature done=0");
    const CecpVariantNames names = cecpVariantNames(m_catalog);
    m_output("feature myname=\"Mujo\" variants=\"" + commaList(names.shownByXBoard) + '"');
    m_output("feature " + std::string(kUnlistedFeature) + "=\"" + commaList(names.others) + '"');
    m_output(
        "feature setboard=1 usermove=1 ping=1 memory=1 smp=1 time=1 colors=0 sigint=0 sigterm=0 reuse=1");
    m_output("feature analyze=1 debug=1 highlight=1 pause=0 san=0");
    m_output("feature option=\"Level -spin " + std::to_string(m_level) + ' ' + std::to_string(kWeakestLevel) +
             ' ' + std::to_string(kStrongestLevel) + '"');
    m_output("feature option=\"" + std::string(kLines) + " -spin 1 1 " + std::to_string(kMostLines) + '"');
    m_output("feature option=\"" + std::string(kRanksFromZero) + " -check 0\"");
    m_output("feature done=1");
}

void CecpEngine::setOption(Lock& lock, const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const int value =
        equals == std::string::npos ? -1 : readInt(std::string_view(text).substr(equals + 1)).value_or(-1);
    if (name == "Level" && value >= kWeakestLevel && value <= kStrongestLevel) {
        m_level = value;
    } else if (name == kLines && value >= 1 && value <= kMostLines) {
        m_lines = value;
        if (m_task == Task::Analysis) {
            stopThinking(lock);
            analyzeOn();
        }
    } else if (name == kRanksFromZero && (value == 0 || value == 1)) {
        m_ranksFromZero = value == 1;
    } else {
        m_output("Error (unknown option or bad value): option " + shortened(text));
    }
}

void CecpEngine::lift(const std::string& told, bool put) {
    const std::string text = inward(told);
    std::optional<Square> square;
    for (int i = 0; i < m_game.position().shape().squareCount() && !square; ++i) {
        square = cecpSquare(m_game.variant(), Square(i)) == text ? std::optional(Square(i)) : std::nullopt;
    }
    if (!square) {
        return;
    }
    const std::vector<Move>& legal = m_game.legalMoves();
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
    m_output("highlight " + cecpHighlight(m_game.position(), legal, *m_lifted, m_middle));
}

bool CecpEngine::obeyGame(Lock& lock, const std::string& command, const std::string& rest) {
    if (command == "new") {
        begin(lock, Game(cecpDefaultVariant(m_catalog)));
        m_force = false;
        m_analysis = false;
        m_againstProgram = false;
        m_clock.clearDepth();
    } else if (command == "computer") {
        m_againstProgram = true;
    } else if (command == "variant") {
        setVariant(lock, rest);
    } else if (command == "setboard") {
        setBoard(lock, rest);
    } else if (command == "force" || command == "result") {
        stopThinking(lock);
        m_force = true;
    } else if (command == "go") {
        go(lock);
    } else if (command == "usermove") {
        userMove(lock, rest);
    } else if (command == "?") {
        moveNow();
    } else if (command == "undo" || command == "remove") {
        undo(lock, command == "undo" ? 1 : 2);
    } else if (command == "hard" || command == "easy") {
        setPondering(lock, command == "hard");
    } else if (command == "analyze" || command == "exit") {
        analyze(lock, command == "analyze");
    } else {
        return false;
    }
    return true;
}

/// `memory MB`, from the next search on. What the machine cannot give is refused.
bool CecpEngine::setMemory(const std::string& rest) {
    constexpr std::size_t kMebibyte = std::size_t{1} << 20U;
    const auto megabytes = readInt(rest);
    if (!megabytes || *megabytes < 1) {
        return false;
    }
    const std::size_t bytes = static_cast<std::size_t>(*megabytes) * kMebibyte;
    if (m_engine.reserveTable(bytes)) {
        m_tableBytes = bytes;
    } else {
        m_output("Error (not enough memory, " + std::to_string(m_tableBytes / kMebibyte) +
                 " MB are kept): memory " + rest);
    }
    return true;
}

/// `cores N`, from the next search on.
bool CecpEngine::setCores(const std::string& rest) {
    const auto cores = readInt(rest);
    if (!cores || *cores < 1) {
        return false;
    }
    m_threads = std::min(*cores, m_mostThreads);
    return true;
}

bool CecpEngine::obeyTime(const std::string& command, const std::string& rest) {
    bool good = true;
    if (command == "level") {
        good = m_clock.setLevel(rest);
    } else if (command == "st") {
        good = m_clock.setMoveTime(rest);
    } else if (command == "sd") {
        good = m_clock.setDepth(rest);
    } else if (command == "time") {
        good = m_clock.setRemaining(rest);
    } else if (command == "memory") {
        good = setMemory(rest);
    } else if (command == "cores") {
        good = setCores(rest);
    } else {
        return false;
    }
    if (!good) {
        m_output("Error (bad arguments): " + command + ' ' + shortened(rest));
    }
    return true;
}

bool CecpEngine::obeyExtra(Lock& lock, const std::string& command, const std::string& rest) {
    if (command == "protover") {
        tellFeatures();
    } else if (command == "ping") {
        ping(rest);
    } else if (command == "post" || command == "nopost") {
        m_post = command == "post";
    } else if (command == "option") {
        setOption(lock, rest);
    } else if (command == "lift" || command == "put") {
        lift(rest, command == "put");
    } else if (command == ".") {
        reportAnalysis();
    } else if (command == "moves") {
        std::string line = "moves";
        for (const Move& move : m_game.legalMoves()) {
            line += ' ' + outward(cecpMove(m_game.variant(), move));
        }
        m_output(line);
    } else if (command == "fen") {
        m_output("fen " + cecpFen(m_game.position()));
    } else {
        return false;
    }
    return true;
}

bool CecpEngine::obey(Lock& lock, const std::string& command, const std::string& rest) {
    return obeyGame(lock, command, rest) || obeyTime(command, rest) || obeyExtra(lock, command, rest) ||
           std::find(kIgnored.begin(), kIgnored.end(), command) != kIgnored.end();
}

bool CecpEngine::handle(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == '\n' || line.back() == ' ')) {
        line.remove_suffix(1);
    }
    const std::size_t blank = line.find(' ');
    const std::string command(line.substr(0, blank));
    const std::string rest(blank == std::string_view::npos ? std::string_view{} : line.substr(blank + 1));
    Lock lock(m_lock);
    if (command == "quit") {
        stopThinking(lock);
        return false;
    }
    if (!obey(lock, command, rest)) {
        // A move may come without `usermove`.
        if (rest.empty() && readCecpMove(m_game.position(), m_game.legalMoves(), inward(command))) {
            userMove(lock, command);
        } else {
            m_output("Error (unknown command): " + shortened(std::string(line)));
        }
    }
    return true;
}

} // namespace mujo
