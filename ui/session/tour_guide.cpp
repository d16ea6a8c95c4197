#include "ui/session/tour_guide.h"

#include "ui/session/words.h"

namespace mujo::ui {

TourGuide::TourGuide(GameSession& session, QObject* parent) : QObject(parent), m_session(session) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TourGuide::goOn);
    connect(&session, &GameSession::movePlayed, this, &TourGuide::onMovePlayed);
    connect(&session, &GameSession::changed, this, &TourGuide::onChanged);
}

void TourGuide::begin(Tour tour, TourLine line, const QString& greeting) {
    m_tour = std::move(tour);
    m_moves = std::move(line.steps);
    m_heard = m_greeting = greeting;
    m_step = 0;
    m_phase = Phase::Asks;
    m_isOn = true;
    emit changed();
}

void TourGuide::leave() {
    if (m_isOn) {
        m_isOn = false;
        m_timer.stop();
        emit changed();
    }
}

QString TourGuide::title() const {
    return toQString(m_tour.title);
}

QString TourGuide::said() const {
    const bool isAsking = isWaiting() || m_phase == Phase::Mends;
    return isAsking ? toQString(m_tour.steps[m_step].say) : QString();
}

QString TourGuide::mendingWords() {
    return tr(
        "A good try, but the tour goes another way: look again at what it asks for. The move is taken back.");
}

std::vector<TourGuide::Words> TourGuide::allWords() const {
    std::vector<Words> all;
    QString heard = m_greeting;
    for (const Tour::Step& step : m_tour.steps) {
        const QString said = toQString(step.say);
        all.push_back({heard, said});
        all.push_back({mendingWords(), said});
        heard = toQString(step.heard);
    }
    return all;
}

std::vector<Square> TourGuide::lit() const {
    std::vector<Square> squares;
    if (m_isOn && isWaiting()) {
        const Move& move = m_moves[m_step].own;
        if (!move.isDrop()) {
            squares.push_back(move.from());
        }
        squares.insert(squares.end(), move.path.begin(), move.path.end());
    }
    return squares;
}

std::optional<PieceTypeId> TourGuide::litInHand() const {
    const bool isDrop = m_isOn && isWaiting() && m_moves[m_step].own.isDrop();
    return isDrop ? std::optional(m_moves[m_step].own.dropped()) : std::nullopt;
}

std::size_t TourGuide::plies() const {
    return 2 * m_step;
}

bool TourGuide::isAstray() const {
    return m_phase == Phase::Asks && m_session.hasGame() && m_session.game().plies().size() != plies();
}

void TourGuide::showMove() {
    if (m_isOn && isWaiting()) {
        m_session.play(m_moves[m_step].own);
    }
}

void TourGuide::goBack() {
    m_session.goToPly(static_cast<int>(plies()));
}

void TourGuide::onMovePlayed() {
    if (!m_isOn || m_phase != Phase::Asks) {
        return;
    }
    const bool isExpected = m_session.game().plies().size() == plies() + 1 &&
                            m_session.game().plies().back().move == m_moves[m_step].own;
    m_phase = isExpected ? Phase::Answers : Phase::Mends;
    m_heard = isExpected ? toQString(m_tour.steps[m_step].heard) : mendingWords();
    m_timer.start(m_pause);
    emit changed();
}

void TourGuide::onChanged(GameFacts what) {
    if (!m_isOn) {
        return;
    }
    if (what.testFlag(GameFact::Game)) {
        leave(); // another game has begun
    } else if (m_phase == Phase::Asks) {
        emit changed();
    }
}

void TourGuide::goOn() {
    if (m_phase == Phase::Mends) {
        m_phase = Phase::Asks;
        m_session.removeMoves(m_session.game().current());
    } else if (const auto& reply = m_moves[m_step].reply) {
        m_session.goToPly(static_cast<int>(plies()) + 1); // wherever the user has looked meanwhile
        m_session.play(*reply);
        ++m_step;
        m_phase = Phase::Asks;
    } else {
        m_phase = Phase::Done;
    }
    emit changed();
}

} // namespace mujo::ui
