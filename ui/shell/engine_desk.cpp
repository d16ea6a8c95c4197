#include "ui/shell/engine_desk.h"

#include <utility>

#include "ui/board/board_view.h"
#include "ui/look/settings.h"
#include "ui/panes/engine_pane.h"
#include "ui/session/analysis.h"
#include "ui/session/engine_list.h"
#include "ui/session/game_session.h"
#include "ui/session/mate_search.h"
#include "ui/session/mate_words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"
#include "ui/shell/messages.h"
#include "ui/shell/window_layout.h"

namespace mujo::ui {

EngineDesk::EngineDesk(const Parts& parts) : QObject(&parts.analysis) {
    Analysis& analysis = parts.analysis;
    EnginePane& pane = parts.pane;
    Settings& settings = parts.settings;
    parts.commands.on(Command::Analyse, this, [&analysis, &layout = parts.layout](bool on) {
        if (on) {
            layout.lendEngine();
        }
        analysis.setOn(on);
    });
    connect(&analysis, &Analysis::switched, parts.commands[Command::Analyse], &QAction::setChecked);
    connect(&analysis, &Analysis::switched, this, [&files = parts.files](bool on) {
        if (!on) {
            files.keepScores();
        }
    });
    connect(&parts.layout, &WindowLayout::engineHidden, this, [&analysis] { analysis.setOn(false); });
    connect(&pane, &EnginePane::lineCountChosen, this, [&analysis, &settings](int lines) {
        analysis.setLines(lines);
        settings.set(Settings::kEngineLines, lines);
    });
    connect(&pane, &EnginePane::arrowsChosen, this,
            [&settings](bool on) { settings.set(Settings::kEngineArrows, on); });
    connect(&pane, &EnginePane::analystChosen, &analysis, &Analysis::setAnalyst);
    // One that cannot look at the new game, or is gone, gives way to ours.
    const auto offer = [&analysis, &pane] {
        const QStringList analysts = analysis.analysts();
        if (!analysts.contains(analysis.analyst())) {
            analysis.setAnalyst({});
        }
        pane.setAnalysts(analysts, analysis.analyst());
    };
    connect(&parts.engines, &EngineList::changed, this, offer);
    connect(&parts.session, &GameSession::changed, this, [offer](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            offer();
        }
    });
    connect(&pane, &EnginePane::plyChosen, &parts.session, &GameSession::goToPly);
    connect(&pane, &EnginePane::linePointed, &parts.board, &BoardView::showLine);
    connect(&pane, &EnginePane::candidatesChanged, &parts.board, &BoardView::showCandidates);
    pane.setLineCount(settings.value(Settings::kEngineLines));
    pane.setArrows(settings.value(Settings::kEngineArrows));
    connectMateSearch(parts);
}

void EngineDesk::connectMateSearch(const Parts& parts) {
    Analysis& analysis = parts.analysis;
    MateSearch& mate = parts.mate;
    parts.commands.on(Command::MateSearch, this, [&mate, &layout = parts.layout](bool on) {
        if (on) {
            layout.lendEngine();
        }
        mate.setOn(on);
    });
    connect(&mate, &MateSearch::switched, parts.commands[Command::MateSearch], &QAction::setChecked);
    // The pane shows one of them; the one that was asked for last goes on.
    connect(&mate, &MateSearch::switched, &analysis, [&analysis](bool on) {
        if (on) {
            analysis.setOn(false);
        }
    });
    connect(&analysis, &Analysis::switched, &mate, [&mate](bool on) {
        if (on) {
            mate.setOn(false);
        }
    });
    connect(&parts.layout, &WindowLayout::engineHidden, this, [&mate] { mate.setOn(false); });
    connect(&mate, &MateSearch::decided, this,
            [this, &mate, &session = parts.session, &messages = parts.messages] {
                m_toldResult = messages.notice(mateResultInWords(mate, session.game().position().turn()));
            });
    connect(&mate, &MateSearch::switched, this, [this, &messages = parts.messages](bool on) {
        if (!on) { // nothing on screen says any more what the sentence is about
            messages.withdrawNotice(std::exchange(m_toldResult, 0));
        }
    });
}

} // namespace mujo::ui
