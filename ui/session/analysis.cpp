#include "ui/session/analysis.h"

#include <algorithm>
#include <utility>

#include "core/engine/level.h"
#include "core/game/judgement.h"
#include "core/opponent/score_note.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/engine_list.h"
#include "ui/session/game_session.h"
#include "ui/session/score_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kSettling = 30;     // ms; a key that is held down begins no search at each step
constexpr int kReportEvery = 120; // ms
constexpr qsizetype kLongestWhy = 160;

/// Whether the computer to move plays at a level that misjudges positions by more than two pawns; such scores
/// are not shown.
bool seesDimly(const GameSession& session) {
    const auto level = session.setup().seats[session.game().position().turn()].level();
    constexpr int kTooVague = 200; // hundredths of a pawn
    return level && traitsOf(*level).vagueness > kTooVague;
}

} // namespace

Analysis::Analysis(GameSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_bridge(new EngineBridge(this)) {
    m_bridge->setCatalog(session.engine().catalog());
    m_bridge->setEngines(session.engine().engines());
    for (QTimer* timer : {&m_soon, &m_telling}) {
        timer->setSingleShot(true);
    }
    m_soon.setInterval(kSettling);
    m_telling.setInterval(kReportEvery);
    connect(&m_soon, &QTimer::timeout, this, &Analysis::look);
    connect(&m_telling, &QTimer::timeout, this, &Analysis::reported);
    connect(m_bridge, &EngineBridge::reported, this,
            [this](const SearchInfo& info) { onFound(Source::Analysis, info); });
    connect(m_bridge, &EngineBridge::answered, this, &Analysis::onAnswered);
    connect(&session, &GameSession::engineReported, this, [this](const SearchInfo& info) {
        if (m_session.isHinting()) {
            onFound(Source::Hint, info);
        } else if (!seesDimly(m_session)) {
            onFound(Source::Computer, info);
        }
    });
    connect(&session, &GameSession::changed, this, &Analysis::onChanged);
    connect(&session, &GameSession::thinkingChanged, this, &Analysis::onThinkingChanged);
}

Analysis::~Analysis() = default;

void Analysis::setOn(bool on) {
    if (on == m_isOn) {
        return;
    }
    m_isOn = on;
    m_fault.clear();
    if (on) {
        m_report = {};
    }
    update();
    if (!on) {
        m_bridge->releaseAnalyst();
    }
    emit switched(on);
    emit reported();
}

void Analysis::setHeld(bool held) {
    if (held != m_isHeld) {
        m_isHeld = held;
        update();
    }
}

void Analysis::setLines(int lines) {
    const int wanted = std::clamp(lines, 1, kMostLines);
    if (wanted != m_lines) {
        m_lines = wanted;
        m_bridge->cancel(); // begins again with as many
        update();
    }
}

void Analysis::setAnalyst(const QString& engine) {
    if (engine != m_bridge->analyst()) {
        m_bridge->setAnalyst(engine);
        m_fault.clear();
        m_report = {};
        update();
        emit reported();
    }
}

const QString& Analysis::analyst() const {
    return m_bridge->analyst();
}

QStringList Analysis::analysts() const {
    QStringList names;
    const EngineList* list = m_bridge->engines();
    if (list == nullptr || !m_session.hasGame()) {
        return names;
    }
    const Variant& variant = m_session.game().variant();
    const VariantNotes notes =
        m_bridge->catalog() != nullptr ? m_bridge->catalog()->notes(variant) : VariantNotes{};
    for (const HostedEngine& engine : list->engines()) {
        if (engine.facts.analyses && EngineList::plays(engine, {variant.id(), variant.profile()}, notes)) {
            names << engine.name;
        }
    }
    return names;
}

bool Analysis::tellsSeveralLines() const {
    const EngineList* list = m_bridge->engines();
    const HostedEngine* engine = list != nullptr ? list->find(analyst()) : nullptr;
    return engine == nullptr || mujo::tellsSeveralLines(engine->facts);
}

Analysis::State Analysis::state() const {
    if (m_session.isThinking() || m_bridge->isThinking() || m_soon.isActive()) {
        return State::Looking;
    }
    if (!m_isOn) {
        return State::Off;
    }
    if (!m_fault.isEmpty()) {
        return State::Failed;
    }
    return mayLook() ? State::Done : State::Held;
}

int Analysis::scoreOf(const SearchLine& line) const {
    const Side turn = m_session.game().position().turn();
    return scoreForSente(line.score, m_report.isPlayed ? opponent(turn) : turn);
}

bool Analysis::mayLook() const {
    if (!m_isOn || m_isHeld || !m_session.hasGame() || m_session.isThinking()) {
        return false;
    }
    const Game& game = m_session.game(); // one that was resigned can be looked into
    return !isOverByRules(game, game.current());
}

void Analysis::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        setOn(false); // what was good for one game may spoil the next
    }
    if (!m_session.isBetweenComputers()) {
        m_expectation.reset();
    }
    if (what & (GameFact::Record | GameFact::Outcome)) {
        onPositionChanged();
    }
}

void Analysis::onPositionChanged() {
    m_bridge->cancel();
    m_telling.stop();
    m_fault.clear();
    followExpectation();
    dropPlayed();
    m_ply = m_session.game().plies().size();
    if (m_report.isPlayed) {
        // The computer's judgement of its own move is that of the position it leads to.
        const Side mover = opponent(m_session.game().position().turn());
        const int depth = std::max(m_report.info.depth - 1, 0); // a move out of a book has none
        m_session.noteScore(positionScore(m_report.info.lines.front().score, mover, depth));
    }
    emit reported();
    emit scoresChanged();
    update();
}

/// After the first move of a line the rest of it is still of use; other lines are not.
void Analysis::dropPlayed() {
    const Game& game = m_session.game();
    Report before = std::exchange(m_report, {});
    if (before.source != Source::Computer || before.isPlayed || game.plies().size() != m_ply + 1) {
        return;
    }
    const Move& played = game.plies().back().move;
    for (SearchLine& line : before.info.lines) {
        if (!line.moves.empty() && line.moves.front() == played) {
            line.moves.erase(line.moves.begin());
            m_report = {Source::Computer, before.info, true};
            m_report.info.lines = {line};
            m_report.info.line = line.moves;
            m_report.info.score = line.score;
            return;
        }
    }
}

/// The line of the computer that moved before holds on as long as the moves made are those that it expected.
void Analysis::followExpectation() {
    const Game& game = m_session.game();
    const bool isExpected = m_expectation && !m_expectation->moves.empty() &&
                            game.plies().size() == m_ply + 1 &&
                            game.plies().back().move == m_expectation->moves.front();
    if (isExpected) {
        m_expectation->moves.erase(m_expectation->moves.begin());
    } else {
        m_expectation.reset();
    }
}

/// An engine that cannot look is not asked again until something has changed.
void Analysis::onAnswered(const Answer& answer) {
    const QString& engine = m_bridge->analyst();
    if (!engine.isEmpty() && answer.kind == Answer::Kind::CannotPlay) {
        m_fault =
            tr("%1 cannot look at this game: %2.").arg(engine, shortened(toQString(answer.why), kLongestWhy));
    } else if (!engine.isEmpty() && answer.kind == Answer::Kind::Died) {
        m_fault = tr("%1 has ended. Switch the analysis off and on to start it again.").arg(engine);
    } else if (!engine.isEmpty() &&
               (answer.kind == Answer::Kind::Refuses || answer.kind == Answer::Kind::Illegal)) {
        m_fault = tr("%1 does not follow this game: %2.")
                      .arg(engine, shortened(toQString(answer.text), kLongestWhy));
    }
    emit stateChanged();
}

void Analysis::onThinkingChanged() {
    if (m_session.isThinking()) {
        const Side turn = m_session.game().position().turn();
        const bool areComputers = m_session.isBetweenComputers() && !m_session.isHinting();
        if (areComputers && m_report.isPlayed) {
            const SearchLine& line = m_report.info.lines.front();
            m_expectation = {opponent(turn), scoreOf(line), line.moves};
        } else if (!areComputers || (m_expectation && m_expectation->finder == turn)) {
            m_expectation.reset(); // the other side has told nothing
        }
        m_report = {};
        emit reported();
    }
    update();
}

void Analysis::onFound(Source source, const SearchInfo& info) {
    m_report = {source, info, false};
    const Position& position = m_session.game().position();
    m_session.noteScore(positionScore(info.score, position.turn(), info.depth));
    emit scoresChanged();
    if (!m_telling.isActive()) {
        m_telling.start();
    }
}

void Analysis::update() {
    if (!mayLook()) {
        m_soon.stop();
        m_bridge->cancel();
    } else if (!m_bridge->isThinking()) {
        m_soon.start();
    }
    emit stateChanged();
}

void Analysis::look() {
    if (mayLook()) {
        m_fault.clear();
        m_bridge->analyse(m_session.game(), m_lines);
        emit stateChanged();
    }
}

} // namespace mujo::ui
