#include "ui/session/engine_bridge.h"

#include <QMetaObject>
#include <QRandomGenerator>
#include <algorithm>

namespace mujo::ui {

namespace {

constexpr std::chrono::milliseconds kPatience{5000};

} // namespace

EngineBridge::EngineBridge(QObject* parent) : QObject(parent) {
    m_overdue.setSingleShot(true);
    connect(&m_overdue, &QTimer::timeout, this, &EngineBridge::onOverdue);
}

EngineBridge::~EngineBridge() {
    cancel();
}

void EngineBridge::think(const Position& position, const History& history, int level,
                         const std::optional<ClockLimits>& clock) {
    const auto time = timeForLevel(level);
    SearchRequest search{position, history, {}, level, QRandomGenerator::global()->generate64()};
    search.limits.time = time;
    search.limits.clock = clock;
    search.threads = level == kStrongestLevel ? threadsOfMachine() : 1;
    m_overdue.start(time + kPatience);
    ask(std::move(search));
}

void EngineBridge::analyse(const Position& position, const History& history, int lines) {
    SearchRequest search{position, history, {}};
    search.lines = lines;
    search.threads = std::max(1, threadsOfMachine() - 1); // one is left to the window
    m_overdue.stop();
    ask(std::move(search));
}

void EngineBridge::ask(SearchRequest search) {
    const quint64 request = ++m_request;
    m_isThinking = true;
    if (m_catalog != nullptr) {
        search.tuned = m_catalog->notes(search.position.variant().id()).tuned;
    }
    // The bridge outlives the engine's thread, and what is still posted to it when it goes is dropped by Qt.
    Engine::Callbacks callbacks;
    callbacks.onInfo = [this, request](const SearchInfo& info) {
        QMetaObject::invokeMethod(
            this, [this, request, info] { onInfo(request, info); }, Qt::QueuedConnection);
    };
    callbacks.onFinished = [this, request](const SearchInfo& info) {
        QMetaObject::invokeMethod(
            this, [this, request, info] { onFinished(request, info); }, Qt::QueuedConnection);
    };
    if (m_starter) {
        m_starter(std::move(search), std::move(callbacks));
        return;
    }
    if (!m_engine) {
        m_engine = std::make_unique<Engine>();
    }
    m_engine->start(std::move(search), std::move(callbacks));
}

void EngineBridge::moveNow() {
    if (m_isThinking && m_engine) {
        m_engine->stop();
    }
}

void EngineBridge::cancel() {
    ++m_request;
    m_isThinking = false;
    m_overdue.stop();
    if (m_engine) {
        m_engine->stop();
    }
}

void EngineBridge::onInfo(quint64 request, const SearchInfo& info) {
    if (request == m_request && m_isThinking) {
        m_lastScore = info.score;
        emit reported(info);
    }
}

void EngineBridge::onFinished(quint64 request, const SearchInfo& info) {
    if (request != m_request || !m_isThinking) {
        return;
    }
    m_isThinking = false;
    m_overdue.stop();
    m_lastScore = info.score;
    if (info.depth > 0) {
        emit reported(info);
    }
    if (info.line.empty()) {
        emit failed();
    } else {
        emit moveFound(info.line.front());
    }
}

void EngineBridge::onOverdue() {
    cancel();
    emit failed();
}

} // namespace mujo::ui
