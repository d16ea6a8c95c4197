#include "ui/session/opponents.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "ui/session/engine_bridge.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kWorse = -120;
constexpr int kEven = 20;
constexpr std::size_t kLostFor = 4; // answers
constexpr std::size_t kEvenFor = 12;
constexpr std::size_t kLongGame = 200; // plies
constexpr int kHintLevel = 8;
constexpr std::chrono::milliseconds kPatience{5000}; // with our engine, beyond its time
constexpr qsizetype kLongestName = 40;

} // namespace

Opponents::Opponents(QObject* parent) : QObject(parent), m_bridge(new EngineBridge(this)) {
    connect(m_bridge, &EngineBridge::answered, this, &Opponents::onAnswered);
    connect(m_bridge, &EngineBridge::reported, this, &Opponents::reported);
}

Opponents::~Opponents() {
    m_bridge->cancel(); // it outlives the opponents
}

void Opponents::take(const PerSide<Seat>& seats, const Game& game) {
    cancel();
    m_seats = seats;
    m_scores = {};
    m_departures.letGo(std::move(m_adviser));
    for (const Side side : {Side::Sente, Side::Gote}) {
        m_departures.letGo(std::move(m_opponents[side]));
        m_opponents[side] = m_bridge->opponentFor(seats[side], game.variant());
        m_hasBegun[side] = false;
        // A program may refuse the move that has ended a game, and is not needed for what is looked at.
        if (!game.isOver()) {
            begin(side, game);
        }
    }
}

void Opponents::begin(Side side, const Game& game) {
    if (m_opponents[side] && !std::exchange(m_hasBegun[side], true)) {
        m_opponents[side]->begin(game);
    }
}

void Opponents::ask(const Game& game, const std::optional<ClockLimits>& clock) {
    const Side turn = game.position().turn();
    begin(turn, game);
    m_asked = turn;
    const auto level = m_seats[turn].level(); // other programs are watched by who talks with them
    m_bridge->ask(*m_opponents[turn], game, {std::nullopt, clock},
                  level ? std::optional(timeForLevel(*level) + kPatience) : std::nullopt);
    emit thinkingChanged(true);
}

void Opponents::askHint(const Game& game, const std::optional<ClockLimits>& clock) {
    m_isHinting = true;
    if (!m_adviser) {
        m_adviser = m_bridge->opponentFor(Seat::computer(kHintLevel), game.variant());
    }
    m_bridge->ask(*m_adviser, game, {std::nullopt, clock}, timeForLevel(kHintLevel) + kPatience);
    emit thinkingChanged(true);
}

void Opponents::moveNow() {
    m_bridge->moveNow();
}

void Opponents::cancel() {
    const bool wasThinking = isThinking();
    m_isHinting = false;
    m_bridge->cancel();
    if (wasThinking) {
        emit thinkingChanged(false);
    }
}

bool Opponents::isThinking() const {
    return m_bridge->isThinking();
}

bool Opponents::hasSeen(Side side, std::size_t answers, int least, int most) const {
    const std::vector<int>& scores = m_scores[side];
    return scores.size() >= answers &&
           std::all_of(scores.end() - static_cast<std::ptrdiff_t>(answers), scores.end(),
                       [&](int score) { return score >= least && score <= most; });
}

bool Opponents::acceptsDraw(const Game& game) const {
    const std::vector<int>& scores = m_scores[m_asked];
    const int score = scores.empty() ? 0 : scores.back();
    return score <= kWorse || (game.plies().size() >= kLongGame && score <= kEven);
}

bool Opponents::sideIsLost(Side side, const Game& game) const {
    return m_seats[side].level() &&
           hasSeen(side, kLostFor, -kEndScore, -m_bridge->decidingLead(game.position().sharedVariant()));
}

/// From time to time: what was declined once may be welcome later.
bool Opponents::sideSeesADraw(Side side, const Game& game) const {
    return m_seats[side].level() && game.plies().size() >= kLongGame &&
           m_scores[side].size() % kEvenFor == 0 && hasSeen(side, kEvenFor, -kEven, kEven);
}

QString Opponents::noMoveInWords(Side side, const Answer& answer) const {
    if (m_seats[side].level()) {
        return tr("The computer has not found a move. The game is as it was.");
    }
    return ui::noMoveInWords(answer, shortened(toQString(m_opponents[side]->name()), kLongestName));
}

void Opponents::onAnswered(const Answer& answer) {
    emit thinkingChanged(false);
    if (std::exchange(m_isHinting, false)) {
        m_adviser->end(); // hints are rare, and its memory is large
        emit hinted(answer.move);
        return;
    }
    m_scores[m_asked].push_back(answer.score.value_or(0));
    emit answered(answer);
}

} // namespace mujo::ui
