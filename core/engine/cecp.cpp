#include "core/engine/cecp.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

/// The protocol counts the ranks of a board of exactly ten from 0.
std::string squareText(const Variant& variant, Square square) {
    const BoardShape& shape = variant.shape();
    constexpr int kOddBoard = 10;
    const int rank = shape.ranks() - shape.row(square) - (shape.ranks() == kOddBoard ? 1 : 0);
    return shape.fileName(shape.column(square), SquareStyle::Chess) + std::to_string(rank);
}

std::string joined(const std::vector<std::string>& legs) {
    std::string out;
    for (const std::string& leg : legs) {
        out += (out.empty() ? "" : ",") + leg;
    }
    return out;
}

std::optional<long> readNumber(std::string_view text) {
    long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

constexpr long kLongestSeconds = 1000000;

} // namespace

std::vector<std::string> cecpLegs(const Variant& variant, const Move& move) {
    if (move.isPass()) {
        return {"@@@@"};
    }
    if (move.isDrop()) {
        return {variant.type(move.dropped).id + '@' + squareText(variant, move.to())};
    }
    std::vector<std::string> legs;
    Square from = move.from;
    for (const Square stop : move.path) {
        legs.push_back(squareText(variant, from) + squareText(variant, stop));
        from = stop;
    }
    if (move.promotes()) {
        legs.back() += '+';
    }
    return legs;
}

Cecp::Cecp(const Catalog& catalog, Output output) : m_catalog(catalog), m_output(std::move(output)) {
    m_variant = m_catalog.entries().front().standard;
    newGame();
}

Cecp::~Cecp() {
    stopThinking();
}

void Cecp::say(const std::string& line) {
    const std::lock_guard guard(m_lock);
    m_output(line);
}

std::vector<std::string> Cecp::variantNames() const {
    std::vector<std::string> names;
    for (const Catalog::Entry& entry : m_catalog.entries()) {
        for (const Profile& profile : entry.standard->data().optionTable.profiles) {
            const std::string& id = entry.standard->id();
            names.push_back(profile.id == kStandardProfile ? id : id + '-' + profile.id);
        }
    }
    return names;
}

void Cecp::features() {
    say("feature done=0");
    say("feature myname=\"Mujo\" variants=\"" + joined(variantNames()) + '"');
    say("feature setboard=1 usermove=1 ping=1 colors=0 sigint=0 sigterm=0 debug=1 analyze=0 reuse=1 san=0");
    say("feature done=1");
}

void Cecp::newGame() {
    stopThinking();
    const std::lock_guard guard(m_lock);
    m_position = Position::start(m_variant);
    m_history = History(m_position->key());
    m_played.clear();
    m_depth.reset();
    m_force = false;
}

void Cecp::setVariant(const std::string& name) {
    for (const Catalog::Entry& entry : m_catalog.entries()) {
        for (const Profile& profile : entry.standard->data().optionTable.profiles) {
            const std::string& id = entry.standard->id();
            if (name != (profile.id == kStandardProfile ? id : id + '-' + profile.id)) {
                continue;
            }
            m_variant = *m_catalog.load(id, profile.id);
            newGame();
            return;
        }
    }
    say("Error (unknown variant): " + name);
}

void Cecp::setBoard(const std::string& text) {
    auto position = positionFromSfen(m_variant, text);
    if (!position) {
        say("tellusererror Illegal position: " + position.error().front().text());
        return;
    }
    stopThinking();
    const std::lock_guard guard(m_lock);
    m_position = std::move(*position);
    m_history = History(m_position->key());
    m_played.clear();
}

void Cecp::play(const Move& move) {
    const Transition transition = rules::resolve(*m_position, move);
    m_position->apply(transition);
    m_history.push(rules::entryAfter(transition, *m_position));
    m_played.push_back({transition});
}

void Cecp::claimResult() {
    const rules::Outcome outcome = rules::outcome(*m_position, m_history);
    if (!outcome.isOver()) {
        return;
    }
    const auto winner = outcome.winner();
    const std::string score = !winner ? "1/2-1/2" : (*winner == Side::Sente ? "1-0" : "0-1");
    say(score + " {" + rules::reasonCode(outcome.reason) + '}');
}

void Cecp::userMove(const std::string& text) {
    stopThinking();
    const std::lock_guard guard(m_lock);
    const std::vector<Move> legal = rules::outcome(*m_position, m_history).isOver()
                                        ? std::vector<Move>{}
                                        : rules::legalMoves(*m_position, m_history);
    const auto written = [&](const Move& move) {
        const std::string own = joined(cecpLegs(*m_variant, move));
        return own == text || (move.promotes() && own == text + '+' &&
                               std::none_of(legal.begin(), legal.end(), [&](const Move& other) {
                                   return joined(cecpLegs(*m_variant, other)) == text;
                               }));
    };
    const auto move = std::find_if(legal.begin(), legal.end(), written);
    if (move == legal.end()) {
        say("Illegal move: " + text);
        return;
    }
    play(*move);
    claimResult();
    if (!m_force) {
        think();
    }
}

SearchLimits Cecp::limits() const {
    SearchLimits limits;
    limits.depth = m_depth;
    if (m_timePerMove) {
        limits.time = *m_timePerMove;
        return limits;
    }
    constexpr int kMovesAhead = 40;
    const int ahead = m_movesPerSession > 0 ? std::min(m_movesPerSession, kMovesAhead) : kMovesAhead;
    const auto share = m_clock / ahead + m_increment * 3 / 4;
    limits.time = std::clamp(share, std::chrono::milliseconds(10),
                             std::max(std::chrono::milliseconds(10), m_clock / 2 + m_increment / 2));
    return limits;
}

void Cecp::think() {
    if (rules::outcome(*m_position, m_history).isOver()) {
        return;
    }
    m_thinking = true;
    m_discardMove = false;
    Engine::Callbacks callbacks;
    callbacks.onInfo = [this](const SearchInfo& info) {
        const std::lock_guard guard(m_lock);
        if (!m_post || m_discardMove) {
            return;
        }
        std::ostringstream line;
        constexpr int kCentisecond = 10;
        line << info.depth << ' ' << info.score << ' ' << info.time.count() / kCentisecond << ' '
             << info.nodes;
        for (const Move& move : info.line) {
            line << ' ' << joined(cecpLegs(*m_variant, move));
        }
        m_output(line.str());
    };
    callbacks.onFinished = [this](const SearchInfo& info) { onFinished(info); };
    m_engine.start({*m_position, m_history, limits(), kStrongestLevel, 0}, std::move(callbacks));
}

void Cecp::onFinished(const SearchInfo& info) {
    const std::lock_guard guard(m_lock);
    m_thinking = false;
    if (m_discardMove || info.line.empty()) {
        return;
    }
    const std::vector<std::string> legs = cecpLegs(*m_variant, info.line.front());
    for (std::size_t i = 0; i < legs.size(); ++i) {
        m_output("move " + legs[i] + (i + 1 < legs.size() ? "," : ""));
    }
    play(info.line.front());
    claimResult();
}

void Cecp::stopThinking() {
    {
        const std::lock_guard guard(m_lock);
        if (!m_thinking) {
            return;
        }
        m_discardMove = true;
    }
    m_engine.stop();
    m_engine.wait();
}

void Cecp::undo(int plies) {
    stopThinking();
    const std::lock_guard guard(m_lock);
    for (; plies > 0 && !m_played.empty(); --plies) {
        m_position->revert(m_played.back().transition);
        m_history.pop();
        m_played.pop_back();
    }
}

/// `level MPS BASE INC`: moves per session, minutes or minutes:seconds, seconds.
void Cecp::setLevel(std::string_view arguments) {
    std::istringstream in{std::string(arguments)};
    std::string moves;
    std::string base;
    std::string increment;
    in >> moves >> base >> increment;
    const std::size_t colon = base.find(':');
    const auto perSession = readNumber(moves);
    const auto minutes = readNumber(std::string_view(base).substr(0, colon));
    const auto seconds = colon == std::string::npos ? std::optional<long>(0)
                                                    : readNumber(std::string_view(base).substr(colon + 1));
    const auto extra = readNumber(increment);
    if (!perSession || !minutes || !seconds || !extra || *perSession < 0 || *minutes < 0 || *seconds < 0 ||
        *extra < 0 || *minutes > kLongestSeconds || *seconds > kLongestSeconds || *extra > kLongestSeconds) {
        say("Error (bad arguments): level " + std::string(arguments));
        return;
    }
    constexpr long kSecondsPerMinute = 60;
    m_movesPerSession = static_cast<int>(std::min(*perSession, kLongestSeconds));
    m_clock = std::chrono::seconds(*minutes * kSecondsPerMinute + *seconds);
    m_increment = std::chrono::seconds(*extra);
    m_timePerMove.reset();
}

bool Cecp::handle(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == '\n' || line.back() == ' ')) {
        line.remove_suffix(1);
    }
    const std::size_t blank = line.find(' ');
    const std::string command(line.substr(0, blank));
    const std::string rest(blank == std::string_view::npos ? std::string_view{} : line.substr(blank + 1));
    const auto number = readNumber(rest);
    const bool sane = number && *number >= 0 && *number <= 100 * kLongestSeconds;

    static const std::vector<std::string> kIgnored = {
        "",     "xboard", "accepted", "rejected", "random", "easy", "hard", "otim", "computer",
        "name", "rating", "memory",   "cores",    "result", "draw", "bk",   "hint", "option"};
    if (command == "quit") {
        stopThinking();
        return false;
    }
    if (command == "protover") {
        features();
    } else if (command == "ping") {
        say("pong " + rest);
    } else if (command == "new") {
        newGame();
    } else if (command == "variant") {
        setVariant(rest);
    } else if (command == "setboard") {
        setBoard(rest);
    } else if (command == "force") {
        stopThinking();
        m_force = true;
    } else if (command == "go") {
        stopThinking();
        const std::lock_guard guard(m_lock);
        m_force = false;
        think();
    } else if (command == "usermove") {
        userMove(rest);
    } else if (command == "?") {
        m_engine.stop();
    } else if (command == "undo" || command == "remove") {
        undo(command == "undo" ? 1 : 2);
    } else if (command == "post" || command == "nopost") {
        const std::lock_guard guard(m_lock);
        m_post = command == "post";
    } else if (command == "level") {
        setLevel(rest);
    } else if (command == "st" && sane) {
        m_timePerMove = std::chrono::seconds(*number);
    } else if (command == "sd" && sane) {
        m_depth = static_cast<int>(std::min<long>(*number, 100));
    } else if (command == "time" && sane) {
        constexpr long kMillisecondsPerUnit = 10;
        m_clock = std::chrono::milliseconds(*number * kMillisecondsPerUnit);
    } else if (std::find(kIgnored.begin(), kIgnored.end(), command) == kIgnored.end()) {
        say("Error (unknown command): " + std::string(line));
    }
    return true;
}

} // namespace mujo
