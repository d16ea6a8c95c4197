#include "ui/session/mate_search.h"

#include <QMetaObject>
#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

#include "core/game/judgement.h"
#include "ui/session/game_session.h"

namespace mujo::ui {

namespace {

constexpr int kSettling = 30;         // ms; a key that is held down begins no search at each step
constexpr int kTellingEvery = 250;    // ms
constexpr std::uint64_t kFurther = 4; // times as many positions

} // namespace

MateSearch::MateSearch(GameSession& session, QObject* parent) : QObject(parent), m_session(session) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettling);
    m_telling.setInterval(kTellingEvery);
    connect(&m_soon, &QTimer::timeout, this, &MateSearch::begin);
    connect(&m_telling, &QTimer::timeout, this, &MateSearch::stateChanged);
    connect(&session, &GameSession::changed, this, &MateSearch::onChanged);
    connect(&session, &GameSession::thinkingChanged, this, &MateSearch::onThinkingChanged);
}

MateSearch::~MateSearch() = default;

void MateSearch::setOn(bool on) {
    if (on == m_isOn) {
        return;
    }
    m_isOn = on;
    m_limit = m_firstLimit;
    m_result.reset();
    m_answer = std::make_shared<MateAnswer>();
    update();
    emit switched(on);
    emit answerChanged();
}

void MateSearch::setHeld(bool held) {
    if (held != m_isHeld) {
        m_isHeld = held;
        update();
    }
}

bool MateSearch::maySearchOn() const {
    const bool isLeftOpen =
        m_result == State::LimitReached || (m_result == State::Proved && !m_answer->open.empty());
    return m_isOn && isLeftOpen && m_limit < m_largestLimit;
}

void MateSearch::searchOn() {
    if (maySearchOn()) {
        m_limit = std::min(m_limit * kFurther, m_largestLimit);
        m_result.reset();
        update();
    }
}

void MateSearch::setLimits(std::uint64_t first, std::uint64_t largest) {
    m_firstLimit = first;
    m_largestLimit = largest;
    m_limit = first;
}

MateSearch::State MateSearch::state() const {
    if (!m_isOn) {
        return State::Off;
    }
    if (isGameOver()) {
        return State::GameOver;
    }
    if (m_result) {
        return *m_result;
    }
    return maySearch() ? State::Searching : State::Held;
}

/// Whoever asks while another position is being told of gets nothing of the one before.
std::shared_ptr<const MateAnswer> MateSearch::answer() const {
    const bool isOfBoard = m_session.hasGame() && m_session.game().position().sharedVariant() == m_variant &&
                           m_session.game().position().key() == m_key;
    return isOfBoard ? m_answer : std::make_shared<const MateAnswer>();
}

std::uint64_t MateSearch::positions() const {
    return m_isSearching ? m_shared->positions.load(std::memory_order_relaxed) : m_answer->nodes;
}

bool MateSearch::maySearch() const {
    return m_isOn && !m_isHeld && m_session.hasGame() && !isGameOver() && !m_session.isThinking();
}

/// One that was resigned can be looked into.
bool MateSearch::isGameOver() const {
    return m_session.hasGame() && isOverByRules(m_session.game(), m_session.game().current());
}

void MateSearch::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        setOn(false); // what was good for one game may spoil the next
    }
    if (m_isOn && (what & (GameFact::Position | GameFact::Outcome))) {
        cancel();
        m_limit = m_firstLimit;
        m_result.reset();
        m_answer = std::make_shared<MateAnswer>();
        emit answerChanged();
        update();
    }
}

/// What is known of the position stays while the computer thinks.
void MateSearch::onThinkingChanged() {
    update();
}

void MateSearch::update() {
    if (!maySearch() || m_result) {
        m_soon.stop();
        cancel();
    } else if (!m_isSearching) {
        m_soon.start();
    }
    emit stateChanged();
}

void MateSearch::cancel() {
    ++m_request;
    m_isSearching = false;
    m_telling.stop();
    m_thread.request_stop();
}

void MateSearch::begin() {
    if (!maySearch() || m_result) {
        return;
    }
    cancel();
    m_isSearching = true;
    m_telling.start();
    m_shared = std::make_shared<Shared>();
    const Game& game = m_session.game();
    m_variant = game.position().sharedVariant();
    m_key = game.position().key();
    auto search = [this, request = m_request, limit = m_limit, shared = m_shared, position = game.position(),
                   history = game.history()](const std::stop_token& stop, std::jthread before) {
        if (before.joinable()) {
            before.join(); // so that there is one tree at a time
        }
        const auto tell = [this, request](auto member, std::shared_ptr<const MateAnswer> answer) {
            QMetaObject::invokeMethod(
                this,
                [this, request, member, answer = std::move(answer)] { (this->*member)(request, answer); },
                Qt::QueuedConnection);
        };
        using Clock = std::chrono::steady_clock;
        std::optional<Clock::time_point> told;
        MateReports reports;
        reports.nodes = &shared->positions;
        reports.onWinning = [&](const MateAnswer& soFar) {
            const Clock::time_point now = Clock::now();
            if (!told || now - *told >= std::chrono::milliseconds(kTellingEvery)) {
                told = now;
                tell(&MateSearch::onWinning, std::make_shared<MateAnswer>(soFar));
            }
        };
        try {
            MateAnswer answer = solveMate(position, history, {limit, stop}, reports);
            tell(&MateSearch::onEnded, std::make_shared<MateAnswer>(std::move(answer)));
        } catch (const std::bad_alloc&) {
            tell(&MateSearch::onEnded, nullptr);
        }
    };
    m_thread = std::jthread(std::move(search), std::move(m_thread));
    emit answerChanged();
    emit stateChanged();
}

void MateSearch::onWinning(quint64 request, std::shared_ptr<const MateAnswer> soFar) {
    const bool isNews =
        soFar->proof.size() > m_answer->proof.size(); // what was known before comes again first
    if (request == m_request && m_isSearching && isNews) {
        m_answer = std::move(soFar);
        emit answerChanged();
        emit stateChanged();
    }
}

void MateSearch::onEnded(quint64 request, std::shared_ptr<const MateAnswer> answer) {
    if (request != m_request || !m_isSearching) {
        return;
    }
    m_isSearching = false;
    m_telling.stop();
    const bool hasMemory = answer != nullptr;
    if (hasMemory) {
        m_answer = std::move(answer);
    }
    m_result = m_answer->verdict == MateVerdict::Proved    ? State::Proved
               : !hasMemory                                ? State::NoMemory
               : m_answer->verdict == MateVerdict::Refuted ? State::Refuted
                                                           : State::LimitReached;
    emit answerChanged();
    emit stateChanged();
    emit decided();
}

} // namespace mujo::ui
