#include "ui/session/engine_bridge.h"

#include <QMetaObject>
#include <algorithm>
#include <utility>

#include "core/engine/evaluation.h"
#include "core/opponent/absent_opponent.h"
#include "core/protocol/program_opponent.h"
#include "ui/session/engine_list.h"

namespace mujo::ui {

EngineBridge::EngineBridge(QObject* parent) : QObject(parent) {
    m_overdue.setSingleShot(true);
    connect(&m_overdue, &QTimer::timeout, this, &EngineBridge::onOverdue);
}

EngineBridge::~EngineBridge() {
    cancel();
}

int EngineBridge::decidingLead(const std::shared_ptr<const Variant>& variant) const {
    const auto tuned = m_catalog != nullptr ? m_catalog->notes(*variant).tuned : nullptr;
    return mujo::decidingLead(*variant, *EvaluationTables::of(variant, tuned));
}

std::unique_ptr<Opponent> EngineBridge::opponentFor(const Seat& seat, const Variant& variant) const {
    const VariantNotes notes = m_catalog != nullptr ? m_catalog->notes(variant) : VariantNotes{};
    if (const auto level = seat.level()) {
        EnginePlayer player;
        player.name = seat.name.toStdString();
        player.level = *level;
        player.tuned = notes.tuned;
        player.threads = *level == kStrongestLevel ? threadsOfMachine() : 1;
        return std::make_unique<EngineOpponent>(std::move(player), m_starter);
    }
    if (const Seat::Hosted* hosted = seat.hosted()) {
        const HostedEngine* engine = m_engines != nullptr ? m_engines->find(*hosted) : nullptr;
        if (engine == nullptr) {
            return std::make_unique<AbsentOpponent>(
                hosted->engine.toStdString(), tr("it is no longer in your list of engines").toStdString());
        }
        EngineProgram program = m_engines->program(*engine);
        program.notes = notes;
        return std::make_unique<ProgramOpponent>(std::move(program));
    }
    return nullptr;
}

void EngineBridge::ask(Opponent& opponent, const Game& game, const MoveLimits& limits,
                       const std::optional<std::chrono::milliseconds>& patience) {
    cancel();
    const quint64 request = open();
    if (patience) {
        m_overdue.start(*patience);
    }
    m_asked = &opponent;
    opponent.ask(game, limits, callbacks(request));
}

void EngineBridge::setAnalyst(const QString& engine) {
    if (engine != m_analystName) {
        cancel();
        releaseAnalyst();
        m_analystName = engine;
    }
}

void EngineBridge::releaseAnalyst() {
    m_analysed.reset();
    if (m_analyst) {
        m_analyst->cancel();
        m_departures.letGo(std::move(m_analyst));
    }
}

void EngineBridge::askAnalyst(const Game& game, int lines) {
    const auto variant = game.position().sharedVariant();
    if (m_analysed != variant) {
        releaseAnalyst();
        const HostedEngine* engine = m_engines != nullptr ? m_engines->find(m_analystName) : nullptr;
        const Seat seat{Seat::Hosted{m_analystName, engine != nullptr ? engine->command : QString()}};
        m_analyst = opponentFor(seat, *variant);
        m_analyst->begin(game);
        m_analysed = variant;
    }
    const quint64 request = open();
    m_asked = m_analyst.get();
    if (auto* program = dynamic_cast<ProgramOpponent*>(m_analyst.get())) {
        program->look(game, lines, callbacks(request));
    } else {
        m_analyst->ask(game, {}, callbacks(request)); // it says why it cannot
    }
}

void EngineBridge::analyse(const Game& game, int lines) {
    cancel();
    if (!m_analystName.isEmpty()) {
        askAnalyst(game, lines);
        return;
    }
    SearchRequest search{game.position(), game.history(), {}};
    search.lines = lines;
    search.joinsPromotions = true;
    search.scoresOnlyMove = true;
    search.threads = std::max(1, threadsOfMachine() - 1); // one is left to the window
    start(std::move(search));
}

void EngineBridge::search(const Game& game, const SearchLimits& limits, int threads,
                          const std::optional<Move>& only) {
    cancel();
    SearchRequest search{game.position(), game.history(), limits};
    search.threads = threads;
    search.scoresOnlyMove = true;
    search.only = only;
    m_onePly = search;
    m_onePly->limits = {};
    m_onePly->limits.depth = 1;
    start(std::move(search));
}

void EngineBridge::start(SearchRequest search) {
    if (m_catalog != nullptr) {
        search.tuned = m_catalog->notes(search.position.variant()).tuned;
    }
    Engine::Callbacks reports;
    reports.onInfo = [told = callbacks(open())](const SearchInfo& info) { told.onInfo(info); };
    reports.onFinished = [told = callbacks(m_request)](const SearchInfo& info) {
        if (info.depth > 0) {
            told.onInfo(info);
        }
        told.onAnswer(answerOf(info));
    };
    if (m_starter) {
        m_starter(std::move(search), std::move(reports));
        return;
    }
    if (!m_engine) {
        m_engine = std::make_unique<Engine>();
    }
    m_engine->start(std::move(search), std::move(reports));
}

quint64 EngineBridge::open() {
    m_isThinking = true;
    return ++m_request;
}

/// The bridge outlives the threads that answer, and what is still posted to it when it goes is dropped by Qt.
Opponent::Callbacks EngineBridge::callbacks(quint64 request) {
    return {[this, request](const SearchInfo& info) {
                QMetaObject::invokeMethod(
                    this, [this, request, info] { onInfo(request, info); }, Qt::QueuedConnection);
            },
            [this, request](const Answer& answer) {
                QMetaObject::invokeMethod(
                    this, [this, request, answer] { onAnswer(request, answer); }, Qt::QueuedConnection);
            }};
}

void EngineBridge::moveNow() {
    if (m_asked != nullptr) {
        m_asked->moveNow();
    }
}

void EngineBridge::cancel() {
    ++m_request;
    m_isThinking = false;
    m_onePly.reset();
    m_overdue.stop();
    if (m_asked != nullptr) {
        std::exchange(m_asked, nullptr)->cancel();
    }
    if (m_engine) {
        m_engine->stop();
    }
}

void EngineBridge::release() {
    cancel();
    m_departures.letGo(std::move(m_engine));
}

void EngineBridge::onInfo(quint64 request, const SearchInfo& info) {
    if (request == m_request && m_isThinking) {
        m_onePly.reset();
        emit reported(info);
    }
}

void EngineBridge::onAnswer(quint64 request, const Answer& answer) {
    if (request != m_request || !m_isThinking) {
        return;
    }
    if (m_onePly) {
        SearchRequest onePly = std::move(*m_onePly);
        m_onePly.reset();
        start(std::move(onePly));
        return;
    }
    m_isThinking = false;
    m_overdue.stop();
    m_asked = nullptr;
    emit answered(answer);
}

void EngineBridge::onOverdue() {
    cancel();
    emit answered(Answer{});
}

} // namespace mujo::ui
