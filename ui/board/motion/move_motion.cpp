#include "ui/board/motion/move_motion.h"

#include <algorithm>
#include <cmath>

#include "core/insight/outcome_preview.h"
#include "core/insight/shown_route.h"

namespace mujo::ui {

namespace {

constexpr int kLeg = 180;  // ms, where the sum leaves room
constexpr int kStay = 160; // ms
constexpr int kFade = 120; // ms
constexpr int kChar = 170; // ms
constexpr int kTurn = 150; // ms
constexpr int kRaise = 60; // ms
constexpr int kLower = 80; // ms
constexpr int kStep = 170; // ms, the whole of a step through the record
constexpr double kPi = 3.14159265358979323846;

/// Fast at first, and slowly to the end.
double eased(double share) {
    const double left = 1 - std::clamp(share, 0.0, 1.0);
    return 1 - left * left * left;
}

/// The share of the time after which `eased` gives this share of the way.
double whenEased(double share) {
    return 1 - std::cbrt(1 - std::clamp(share, 0.0, 1.0));
}

double shareOf(const MoveMotion::Step& step, int time) {
    return std::clamp(static_cast<double>(time - step.start) / std::max(1, step.length), 0.0, 1.0);
}

bool glides(const MoveMotion::Step& step) {
    return step.kind == MoveMotion::Kind::Glide || step.kind == MoveMotion::Kind::Stay;
}

} // namespace

MoveMotion::MoveMotion(const Position& before, const Move& move, Pace pace, const insight::ChosenWays& ways)
    : m_shape(before.shape()), m_goal(move.to()) {
    m_first = move.isDrop() ? Piece{move.dropped(), before.turn()} : before.at(move.from()).piece();
    m_last = m_first;
    if (move.promotion) {
        m_last.type = *move.promotion;
    }
    rules::Route way = ways.shown(before, move);
    const bool isBurner = !move.isDrop() && before.variant().type(m_first.type).burns;
    if (isBurner && !move.sweeps && move.to() != move.origin) {
        // It burns from where it ends: the eye does not see it go there and come back.
        way.erase(std::find(way.begin(), way.end(), m_goal), way.end());
        way.push_back(m_goal);
    }
    m_burnsItself = insight::lossesBy(before, move).mover;
    addWay(way, move);
    addCaptures(before, move);
    addBurning(before, move);
    addChange(before, move);
    for (const Step& step : m_steps) {
        m_length = std::max(m_length, step.end());
    }
    shorten(pace == Pace::Stepped ? kStep : kLongest);
    for (const Victim& victim : m_victims) {
        m_squares.push_back(victim.square);
    }
    std::sort(m_squares.begin(), m_squares.end());
    m_squares.erase(std::unique(m_squares.begin(), m_squares.end()), m_squares.end());
}

MoveMotion::Step& MoveMotion::add(Kind kind, Square from, Square to, int start, int length) {
    m_steps.push_back({kind, from, to, start, length});
    return m_steps.back();
}

void MoveMotion::addWay(const rules::Route& way, const Move& move) {
    m_squares.push_back(m_goal);
    if (!move.isDrop()) {
        m_squares.push_back(move.from());
    }
    if (move.isDrop()) {
        add(Kind::Place, m_goal, m_goal, 0, kStay);
    } else if (way.size() < 2) {
        add(Kind::Stay, m_goal, m_goal, 0, kStay);
    }
    for (std::size_t i = 1; i < way.size(); ++i) {
        add(Kind::Glide, way[i - 1], way[i], m_arrival, kLeg);
        m_arrival = m_steps.back().end();
    }
    m_arrival = m_steps.back().end();
    // What comes after the way keeps its time; long ways are travelled faster.
    const int most = kLongest - kChar;
    if (m_arrival > most) {
        const int legs = static_cast<int>(m_steps.size());
        for (int i = 0; i < legs; ++i) {
            Step& step = m_steps[static_cast<std::size_t>(i)];
            step.start = most * i / legs;
            step.length = most * (i + 1) / legs - step.start;
        }
        m_arrival = most;
    }
}

void MoveMotion::addCaptures(const Position& before, const Move& move) {
    if (move.isDrop()) {
        return;
    }
    const bool isBurner = before.variant().type(m_first.type).burns && move.to() != move.origin;
    for (const Square square : insight::capturedBy(before, move)) {
        const bool isBurnt = isBurner && !move.sweeps && square != move.to();
        m_victims.push_back({square, before.at(square).piece()});
        if (isBurnt) {
            add(Kind::Char, square, square, m_arrival, kChar);
        } else {
            add(Kind::Fade, square, square, reached(square).value_or(m_arrival), kFade);
        }
    }
}

void MoveMotion::addBurning(const Position& before, const Move& move) {
    if (move.isDrop()) {
        return;
    }
    for (const Square square : insight::goneAfter(before, move)) {
        const bool isKnown = std::any_of(m_victims.begin(), m_victims.end(),
                                         [square](const Victim& each) { return each.square == square; });
        if (!isKnown && square != m_goal) {
            m_victims.push_back({square, before.at(square).piece()});
            add(Kind::Char, square, square, m_arrival, kChar);
        }
    }
    if (m_burnsItself) {
        add(Kind::Char, m_goal, m_goal, m_arrival, kChar);
    }
}

void MoveMotion::addChange(const Position& before, const Move& move) {
    if (!move.promotion || m_last == m_first) {
        return;
    }
    const auto infects = [&](const Victim& victim) {
        return before.variant().type(victim.piece.type).infects == move.promotion;
    };
    const auto source = std::find_if(m_victims.rbegin(), m_victims.rend(), infects);
    const bool isOwnForm = before.variant().type(m_first.type).promotesTo == move.promotion;
    if (source != m_victims.rend() && !isOwnForm) {
        add(Kind::Infect, m_goal, m_goal, reached(source->square).value_or(m_arrival), kTurn);
    } else {
        add(Kind::Turn, m_goal, m_goal, m_arrival, kTurn);
    }
}

/// Everything in less time, in the same order.
void MoveMotion::shorten(int longest) {
    if (m_length <= longest) {
        return;
    }
    const auto shorter = [&](int time) { return time * longest / m_length; };
    for (Step& step : m_steps) {
        const int end = shorter(step.end());
        step.start = shorter(step.start);
        step.length = end - step.start;
    }
    m_arrival = shorter(m_arrival);
    m_length = longest;
}

/// When the mover begins to cover the square; none for one that is not on its way.
std::optional<int> MoveMotion::reached(Square square) const {
    constexpr double kTouch = 0.5; // squares before the middle
    for (const Step& step : m_steps) {
        if (step.kind != Kind::Glide) {
            continue;
        }
        const int steps = m_shape.distance(step.from, step.to);
        const auto between = m_shape.between(step.from, step.to);
        if (square == step.to || between.contains(square)) {
            const double share = (m_shape.distance(step.from, square) - kTouch) / steps;
            return step.start + static_cast<int>(std::lround(step.length * whenEased(share)));
        }
    }
    return std::nullopt;
}

QPointF MoveMotion::place(Square square) const {
    return {static_cast<double>(m_shape.column(square)), static_cast<double>(m_shape.row(square))};
}

const MoveMotion::Step* MoveMotion::stepOf(Kind kind) const {
    const auto found =
        std::find_if(m_steps.begin(), m_steps.end(), [kind](const Step& step) { return step.kind == kind; });
    return found != m_steps.end() ? &*found : nullptr;
}

MoveMotion::Mover MoveMotion::moverAt(int time) const {
    Mover mover;
    mover.face = m_first;
    mover.at = place(m_goal);
    if (const Step* drop = stepOf(Kind::Place)) {
        const double share = eased(shareOf(*drop, time));
        mover.opacity = share;
        mover.lift = 1 - share;
        return mover;
    }
    for (const Step& step : m_steps) {
        if (glides(step) && time < step.end()) {
            mover.at = place(step.from) + (place(step.to) - place(step.from)) * eased(shareOf(step, time));
            break;
        }
    }
    const double raised = std::min(1.0, static_cast<double>(time) / kRaise);
    const double lowered = std::min(1.0, static_cast<double>(m_arrival - time) / kLower);
    mover.lift = std::clamp(std::min(raised, lowered), 0.0, 1.0);
    if (const Step* turn = stepOf(Kind::Turn)) {
        const double share = shareOf(*turn, time);
        mover.width = std::abs(std::cos(share * kPi));
        mover.face = share < 0.5 ? m_first : m_last;
    } else if (const Step* change = stepOf(Kind::Infect)) {
        mover.otherShare = shareOf(*change, time);
        if (mover.otherShare >= 1) {
            mover.face = m_last;
        } else {
            mover.otherFace = m_last;
        }
    }
    for (const Step& step : m_steps) {
        if (m_burnsItself && step.kind == Kind::Char && step.from == m_goal) {
            mover.charred = shareOf(step, time);
            mover.opacity = std::min(1.0, 2 * (1 - mover.charred));
        }
    }
    return mover;
}

std::vector<MoveMotion::Victim> MoveMotion::victimsAt(int time) const {
    std::vector<Victim> victims = m_victims;
    for (Victim& victim : victims) {
        for (const Step& step : m_steps) {
            const double share = shareOf(step, time);
            if (step.from != victim.square) {
                continue;
            }
            if (step.kind == Kind::Fade) {
                victim.opacity = 1 - share;
            } else if (step.kind == Kind::Char && !(m_burnsItself && step.from == m_goal)) {
                victim.charred = share;
                victim.opacity = std::min(1.0, 2 * (1 - share));
            }
        }
    }
    return victims;
}

} // namespace mujo::ui
