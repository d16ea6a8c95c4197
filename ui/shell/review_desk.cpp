#include "ui/shell/review_desk.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/game/judgement.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/game_analysis_dialog.h"
#include "ui/dialogs/mistakes_dialog.h"
#include "ui/look/look_keeper.h"
#include "ui/look/settings.h"
#include "ui/panes/announcer.h"
#include "ui/panes/ending_card.h"
#include "ui/panes/engine_pane.h"
#include "ui/panes/review_bar.h"
#include "ui/session/analysis.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_analysis.h"
#include "ui/session/game_session.h"
#include "ui/session/judgement_words.h"
#include "ui/session/mate_search.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"
#include "ui/shell/messages.h"
#include "ui/shell/record_desk.h"
#include "ui/shell/window_layout.h"

namespace mujo::ui {

namespace {

constexpr int kKeepEvery = 2000; // ms; writing a long game for each position would take its time

/// Whether the analysis has been at every position of the line on the board, for whatever time.
bool isReviewed(const Game& game) {
    for (std::size_t ply = 0; ply <= game.line().size(); ++ply) {
        const Game::Node node = game.onLine(ply);
        if (!game.ply(node).finding && !isOverByRules(game, node)) {
            return false;
        }
    }
    return true;
}

} // namespace

ReviewDesk::ReviewDesk(const Parts& parts)
    : QObject(&parts.review), m_review(parts.review), m_analysis(parts.analysis), m_mate(parts.mate),
      m_session(parts.session), m_board(parts.board), m_files(parts.files), m_messages(parts.messages),
      m_layout(parts.layout), m_settings(parts.settings), m_look(parts.look), m_window(parts.window),
      m_bar(new ReviewBar(parts.session, parts.review, *parts.commands[Command::Why])) {
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(kKeepEvery);
    connect(&m_keeping, &QTimer::timeout, &m_files, &GameFiles::keepScores);
    connect(&m_session, &GameSession::findingNoted, this, [this] {
        if (!m_keeping.isActive()) {
            m_keeping.start();
        }
    });
    connect(&m_review, &GameAnalysis::ended, this, &ReviewDesk::onEnded);
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            m_layout.takeBackEngine();
        }
    });
    // Looking at one position and at all of them would slow each other down: what was asked for last goes on.
    const auto hold = [this] { m_review.setHeld(m_analysis.isOn() || m_mate.isOn()); };
    connect(&m_analysis, &Analysis::switched, this, hold);
    connect(&m_mate, &MateSearch::switched, this, hold);
    parts.pane.addBar(m_bar);
    m_look.follow(m_bar);
    connect(m_bar, &ReviewBar::cancelAsked, &m_review, &GameAnalysis::cancel);
    connect(m_bar, &ReviewBar::mistakesAsked, this, &ReviewDesk::findMistakes);
    connect(m_bar, &ReviewBar::said, &parts.announcer, &Announcer::say);
    parts.commands.on(Command::AnalyseGame, this, [this] { ask(); });
    parts.commands.on(Command::Why, this, [this] { explain(m_session.game().current()); });
    connect(&parts.record, &RecordDesk::whyAsked, this, &ReviewDesk::explain);
    connect(&parts.card, &EndingCard::reviewAsked, this, &ReviewDesk::review);
}

void ReviewDesk::ask() {
    auto* dialog = new GameAnalysisDialog(
        [this](int milliseconds) {
            return m_review.missing({SearchBudget::Unit::Milliseconds, milliseconds});
        },
        m_settings.value(Settings::kGameAnalysisTime), &m_window);
    connect(dialog, &GameAnalysisDialog::startAsked, this, [this](int milliseconds) {
        m_settings.set(Settings::kGameAnalysisTime, milliseconds);
        start(milliseconds);
    });
    dialog->open();
}

void ReviewDesk::start(int milliseconds) {
    m_layout.lendEngine();
    m_analysis.setOn(false);
    m_mate.setOn(false);
    m_review.start({SearchBudget::Unit::Milliseconds, milliseconds});
}

void ReviewDesk::review() {
    if (m_session.game().line().empty() || m_review.state() != GameAnalysis::State::Off) {
        m_layout.lendEngine();
    } else if (isReviewed(m_session.game())) {
        m_layout.lendEngine();
        onEnded(GameAnalysis::Ended::Complete, m_session.game().lastOfLine());
    } else {
        start(GameAnalysisDialog::nearestTime(m_settings.value(Settings::kGameAnalysisTime)));
    }
}

void ReviewDesk::onEnded(GameAnalysis::Ended how, Game::Node last) {
    if (m_keeping.isActive()) {
        m_keeping.stop();
        m_files.keepScores();
    }
    if (how == GameAnalysis::Ended::Complete) {
        const auto marked = static_cast<int>(judgedMoves(m_session.game(), last).size());
        const bool isGame = m_session.game().isOnMainLine(last);
        m_messages.notice(
            marked == 0 ? (isGame ? tr("The game is analysed: no move has changed much about who wins.")
                                  : tr("This line is analysed: no move has changed much about who wins."))
            : isGame    ? tr("The game is analysed: %n move(s) are marked.", nullptr, marked)
                        : tr("This line is analysed: %n move(s) are marked.", nullptr, marked));
    } else if (how == GameAnalysis::Ended::Failed) {
        m_messages.notice(tr("Some positions could not be searched, for want of memory."));
    }
}

void ReviewDesk::explain(Game::Node node) {
    const Game& game = m_session.game();
    if (!judgementOf(game, node)) {
        m_messages.notice(remarkInWords(game, node));
        return;
    }
    m_session.goToNode(node);
    if (const QString reason = reasonInWords(game, node); m_bar->isVisible()) {
        m_bar->explain(reason);
    } else {
        m_messages.notice(reason);
        constexpr qsizetype kLongest = 90; // characters; longer ones are cut off in the line
        if (reason.size() > kLongest) {
            m_messages.ask(numberedMoveText(game, node), reason, {{tr("&Dismiss"), {}}});
        }
    }
    m_board.showLine(reasonInMoves(game, node));
}

/// Those of the person who plays; of both sides, where two people or none play.
void ReviewDesk::findMistakes() {
    const Game& game = m_session.game();
    const bool onePersonPlays = m_session.isHuman(Side::Sente) != m_session.isHuman(Side::Gote);
    std::vector<Game::Node> marked;
    for (const JudgedMove& move : judgedMoves(game, game.lastOfLine())) {
        if (!onePersonPlays || m_session.isHuman(game.turn(game.parent(move.node)))) {
            marked.push_back(move.node);
        }
    }
    if (marked.empty()) {
        m_messages.offer(tr("No mistakes found"),
                         onePersonPlays
                             ? tr("The analysis of the whole game has marked none of your moves.")
                             : tr("The analysis of the whole game has marked no move of this line."),
                         {{tr("&Dismiss"), {}}});
        return;
    }
    PerSide<QString> players; // needed where the moves of both are gathered
    for (const Side side : {Side::Sente, Side::Gote}) {
        players[side] = onePersonPlays ? QString() : playerName(m_session.setup().seats[side], side);
    }
    auto* dialog = new MistakesDialog(game, std::move(marked), std::move(players),
                                      m_session.engine().catalog(), &m_window);
    m_look.follow(dialog);
    dialog->open();
}

} // namespace mujo::ui
