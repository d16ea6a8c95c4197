#include "ui/shell/tour_desk.h"

#include <QFileInfo>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/game/tour_line.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/start_page.h"
#include "ui/look/look_keeper.h"
#include "ui/panes/announcer.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/tour_pane.h"
#include "ui/session/tour_guide.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"
#include "ui/shell/game_flow.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

namespace {

bool isForBeginners(const Catalog::Entry& entry) {
    return isShipped(*entry.standard) && entry.notes.introduction &&
           entry.notes.introduction->shelf == Introduction::Shelf::StartHere && !entry.notes.tour.isEmpty();
}

} // namespace

TourDesk::TourDesk(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_guide(new TourGuide(parts.session, this)),
      m_pane(new TourPane(*m_guide)) {
    parts.boardPage.insertWidget(0, m_pane);
    parts.look.follow(m_pane);
    parts.settings.follow(Settings::kAnswerPause, this, [this](int pause) { m_guide->setPause(pause); });
    connect(m_guide, &TourGuide::changed, this, &TourDesk::onChanged);
    connect(m_pane, &TourPane::said, &parts.announcer, &Announcer::say);
    connect(m_pane, &TourPane::leaveAsked, this, &TourDesk::leave);
    connect(m_pane, &TourPane::playAsked, this,
            [this] { m_parts.flow.askNewGame(toQString(m_parts.session.game().variant().id())); });
    parts.commands.on(Command::Tour, this, [this] {
        const bool showsBoard = m_parts.board.isVisible() && m_parts.session.hasGame();
        begin(showsBoard ? toQString(m_parts.session.game().variant().id()) : m_parts.startPage.currentId());
    });
}

void TourDesk::offerToNewcomers() {
    if (m_parts.settings.value(Settings::kTourOffered)) {
        return;
    }
    std::vector<Banner::Choice> choices;
    for (const Catalog::Entry& entry : m_parts.catalog.entries()) {
        if (isForBeginners(entry)) {
            const QString id = toQString(entry.standard->id());
            choices.push_back({tr("%1: %2", "a game and the title of its tour")
                                   .arg(toQString(entry.standard->name()), toQString(entry.notes.tour.title)),
                               [this, id] { begin(id); }});
        }
    }
    if (choices.empty()) {
        return;
    }
    choices.push_back({tr("&Not now"), {}});
    const auto answered = [this] { m_parts.settings.set(Settings::kTourOffered, true); };
    connect(&m_parts.startPage.banner(), &Banner::dismissed, this, answered);
    connect(&m_parts.session, &GameSession::changed, this, [answered](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            answered();
        }
    });
    m_parts.messages.offer(tr("New to these games?"),
                           tr("A tour of ten moves shows how the pieces are moved. Help > Tour of ten moves "
                              "begins one at any time."),
                           std::move(choices));
}

const Catalog::Entry* TourDesk::entryFor(const QString& id) const {
    const Catalog::Entry* wanted = m_parts.catalog.find(id.toStdString());
    if (wanted != nullptr && !wanted->notes.tour.isEmpty()) {
        return wanted;
    }
    for (const Catalog::Entry& entry : m_parts.catalog.entries()) {
        wanted = isForBeginners(entry) ? &entry : nullptr;
        if (wanted != nullptr) {
            return wanted;
        }
    }
    return nullptr;
}

bool TourDesk::isOn() const {
    return m_guide->isOn();
}

void TourDesk::begin(const QString& id) {
    const Catalog::Entry* entry = entryFor(id);
    if (entry == nullptr) {
        m_parts.messages.notice(tr("No game here has a tour."));
        return;
    }
    const Catalog::Entry* wanted = m_parts.catalog.find(id.toStdString());
    const QString whose = wanted == nullptr || wanted == entry ? QString()
                                                               : tr("%1 has no tour; this is that of %2.")
                                                                     .arg(toQString(wanted->standard->name()),
                                                                          toQString(entry->standard->name()));
    m_parts.files.leaveGame([this, entry = *entry, whose] { beginTour(entry, whose); });
}

void TourDesk::beginTour(const Catalog::Entry& entry, const QString& whose) {
    const Tour tour = entry.notes.tour;
    auto line = tourLine(tour, entry.standard);
    if (!line) {
        m_parts.messages.complain(tr("The tour of %1 cannot be played: %2.")
                                      .arg(toQString(entry.standard->name()), toQString(line.error().text)));
        return;
    }
    const GameSession& session = m_parts.session;
    const bool isPlayed = session.hasGame() && !session.game().isOver() && !session.game().plies().empty();
    const QString left = isPlayed ? m_parts.files.unfinishedPath() : QString();
    const QString kept = left.isEmpty()
                             ? QString()
                             : tr("Your game of %1 is kept, and comes back when you leave the tour.")
                                   .arg(toQString(session.game().variant().name()));
    GameSetup setup;
    setup.variant = entry.standard;
    setup.start = line->start;
    setup.seats = {Seat::human(), Seat::human()};
    const QString before = m_guide->isOn() ? m_left : QString(); // one tour after the other
    m_guide->leave();
    m_parts.flow.begin(std::move(setup));
    m_parts.files.keepNothing();
    m_left = left.isEmpty() ? before : left;
    QStringList greeting{
        whose, kept,
        tr("You play Sente, who moves first; the answers of Gote, on the far side, come by themselves.")};
    greeting.removeAll(QString());
    m_guide->begin(tour, std::move(*line), greeting.join(QLatin1Char(' ')));
}

void TourDesk::onChanged() {
    using enum Command;
    m_parts.commands.bar(isOn() ? std::set{OfferDraw, Resign, Adjudicate, Adjourn} : std::set<Command>{});
    m_parts.commands.update(m_parts.session, m_parts.board.isVisible());
    const std::vector<Square> lit = m_guide->lit();
    if (!lit.empty() || m_isLit) {
        m_parts.board.markSteps(lit);
        m_parts.hand.markFound(m_guide->litInHand());
    }
    if (!lit.empty() && !m_isLit) {
        studyMover(lit.front());
    }
    m_isLit = !lit.empty();
}

/// The piece that a step is about, as soon as the step begins, also once more after another move.
void TourDesk::studyMover(Square first) {
    if (const auto inHand = m_guide->litInHand()) {
        m_parts.study.showPiece(Piece{*inHand, Side::Sente});
    } else if (const Cell on = m_parts.session.game().position().at(first); !on.isEmpty()) {
        m_parts.study.showPiece(on.piece(), first);
    }
}

/// Back to the game that gave way to the tour, if there was one.
void TourDesk::leave() {
    m_guide->leave();
    const QString left = std::exchange(m_left, QString());
    const std::vector<KeptGame> games = left.isEmpty() ? std::vector<KeptGame>() : m_parts.files.unfinished();
    const auto game = std::find_if(games.begin(), games.end(), [&left](const KeptGame& each) {
        return !each.isOpenElsewhere && QFileInfo(each.path) == QFileInfo(left);
    });
    m_parts.commands[Command::ChooseGame]->trigger();
    if (game != games.end()) {
        m_parts.files.continueGame(*game);
    }
}

} // namespace mujo::ui
