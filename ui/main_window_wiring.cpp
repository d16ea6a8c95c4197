// Which signal of the main window's parts leads where.

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMessageBox>

#include "core/game/position_text.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/dialogs/text_dialog.h"
#include "ui/docks/announcer.h"
#include "ui/docks/banner.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/move_line.h"
#include "ui/docks/move_list_view.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/status_line.h"
#include "ui/main_window.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kSheetWidth = 560;

} // namespace

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto handler) {
        connect(action, &QAction::triggered, this, handler);
    };
    on(m_actions.newGame, [this] { askNewGame(); });
    on(m_actions.chooseGame, &MainWindow::showStartPage);
    on(m_actions.open, &MainWindow::askOpen);
    on(m_actions.saveAs, &MainWindow::askSave);
    on(m_actions.save, [this] {
        if (m_path.isEmpty()) {
            askSave();
        } else {
            saveTo(m_path);
        }
    });
    on(m_actions.importVariant, &MainWindow::importVariant);
    on(m_actions.pieceWorkshop, &MainWindow::openWorkshop);
    on(m_actions.quit, &QWidget::close);
    on(m_actions.takeBack, [this] { m_session.takeBack(); });
    on(m_actions.redo, [this] { m_session.redo(); });
    const auto step = [this](int by) {
        m_session.goToPly(static_cast<int>(m_session.game().plies().size()) + by);
    };
    on(m_actions.stepBack, [step] { step(-1); });
    on(m_actions.stepForward, [step] { step(1); });
    on(m_actions.toStart, [this] { m_session.goToPly(0); });
    on(m_actions.toEnd, [this] { m_session.goToPly(m_pane->moves().plyCount()); });
    on(m_actions.otherLine, [this] { m_session.showOtherLine(); });
    on(m_actions.continueGame, &MainWindow::continueOpened);
    on(m_actions.offerDraw, [this] { m_session.offerDraw(); });
    on(m_actions.declareWin, [this] { m_session.declareWin(); });
    on(m_actions.resign, &MainWindow::askResign);
    on(m_actions.moveNow, [this] { m_session.moveNow(); });
    on(m_actions.hint, [this] {
        m_session.askHint();
        m_status->say(tr("Looking for a good move."), StatusLine::Tone::Notice);
    });
    on(m_actions.typeMove, [this] {
        m_moveLine->open();
        m_status->say(
            tr("Type a move as the list writes it, or its squares; Enter plays it, Esc closes the line."),
            StatusLine::Tone::Notice);
    });
    on(m_actions.copyPosition, [this] {
        const Position& position = m_session.game().position();
        // With the name of the game, so that the text can be pasted anywhere.
        QApplication::clipboard()->setText(shown(writePosition(position)));
        m_status->say(tr("The position is in the clipboard."), StatusLine::Tone::Notice);
    });
    on(m_actions.pastePosition, [this] { startFromText(QApplication::clipboard()->text()); });
}

void MainWindow::connectViewActions() {
    const auto on = [this](QAction* action, auto handler) {
        connect(action, &QAction::triggered, this, handler);
    };
    on(m_actions.flip, [this] { setFlipped(!m_board->isFlipped()); });
    on(m_actions.fit, [this] { m_board->fitBoard(); });
    on(m_actions.lastMove, [this] { m_board->centreLastMove(); });
    on(m_actions.zen, [this](bool checked) { setZen(checked); });
    on(m_actions.fullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    on(m_actions.nextPane, &MainWindow::focusNextPane);
    on(m_actions.resetLayout, &MainWindow::resetLayout);
    on(m_actions.englishNames, [this](bool checked) { m_settings.set(Settings::kEnglishNames, checked); });
    on(m_actions.sidesTinted, [this](bool checked) { m_settings.set(Settings::kSidesTinted, checked); });
    for (QAction* action : m_actions.overlays) {
        const Settings::Key key{overlayCommand(action->data().toString())->setting, false};
        on(action, [this, key](bool checked) { m_settings.set(key, checked); });
    }
    on(m_actions.alwaysPromote, [this](bool checked) { m_settings.set(Settings::kAlwaysPromote, checked); });
    connect(m_actions.themes, &QActionGroup::triggered, this,
            [this](QAction* action) { m_settings.set(Settings::kTheme, action->data()); });
    connect(m_actions.pieces, &QActionGroup::triggered, this,
            [this](QAction* action) { choosePieceSet(action->data().toString()); });
    on(m_actions.settings, [this] { (new SettingsDialog(m_settings, this))->open(); });
    const auto read = [this](const QString& title, const QString& html) {
        (new TextDialog(title, html, kSheetWidth, this))->open();
    };
    on(m_actions.help, [this, read] { read(tr("How to play"), howToPlay(m_theme)); });
    on(m_actions.keys, [read] { read(tr("Keys"), keySheet()); });
    on(m_actions.rules, &MainWindow::showRules);
    on(m_actions.about, [read] {
        read(tr("About Mujō"),
             tr("<h2>Mujō %1</h2><p>Play and study the large shogi variants.</p>"
                "<p>Free software under the MIT licence. The outlines of the kanji come from Noto "
                "Serif CJK JP and Hanazono Mincho under the SIL Open Font License.</p>")
                 .arg(QStringLiteral(MUJO_VERSION)));
    });
}

void MainWindow::connectSession() {
    connect(&m_session, &GameSession::changed, this, &MainWindow::onChanged);
    connect(&m_session, &GameSession::shapesChanged, this, &MainWindow::keepSafe);
    connect(&m_session, &GameSession::gameEnded, this, &MainWindow::onGameEnded);
    connect(&m_session, &GameSession::movePlayed, this,
            [this] { m_announcer->sayMove(m_session.game(), ResultWords(m_session.setup())); });
    connect(&m_session, &GameSession::drawOffered, this, &MainWindow::onDrawOffered);
    connect(&m_session, &GameSession::drawAnswered, this, [this](bool accepted) {
        m_banner->dismiss();
        if (!accepted) {
            m_status->say(tr("The draw is declined."), StatusLine::Tone::Notice);
        }
    });
    connect(m_banner, &Banner::dismissed, this, [this] { m_status->withdraw(m_complaint); });
    connect(&m_session, &GameSession::hintFound, this, &MainWindow::onHint);
    connect(&m_session, &GameSession::lineLeft, this, &MainWindow::onLineLeft);
    connect(&m_session, &GameSession::notice, this,
            [this](const QString& text) { m_status->say(text, StatusLine::Tone::Notice); });
}

void MainWindow::connectBoard() {
    connect(m_board, &BoardView::moveChosen, this, [this](const Move& move) { m_session.play(move); });
    connect(m_board, &BoardView::refused, this, &MainWindow::onRefused);
    connect(m_board, &BoardView::promptChanged, m_status, &StatusLine::setPrompt);
    connect(m_board, &BoardView::selectionChanged, m_status, &StatusLine::clearNotice);
    connect(m_board, &BoardView::stepChanged, m_announcer, &Announcer::say);
    connect(m_status, &StatusLine::said, m_announcer, &Announcer::say);
    connect(m_banner, &Banner::asked, m_announcer, &Announcer::say);
    connect(m_programBanner, &Banner::asked, m_announcer, &Announcer::say);
    connect(m_board, &BoardView::shapesChanged, &m_session, &GameSession::setShapes);
    connect(m_board, &BoardView::noticed, this,
            [this](const QString& text) { m_status->say(text, StatusLine::Tone::Notice); });
    connect(m_moveLine, &MoveLine::moveTyped, this, [this](const Move& move) {
        if (m_session.isHumanTurn()) {
            m_session.play(move);
        } else {
            m_status->say(tr("It is not your turn."), StatusLine::Tone::Refusal);
        }
    });
    connect(m_moveLine, &MoveLine::refused, this, &MainWindow::onRefused);
    connect(m_moveLine, &MoveLine::closed, this, [this] {
        m_status->clearNotice();
        m_board->setFocus();
    });
    for (const Side side : {Side::Sente, Side::Gote}) {
        HandView& hand = m_pane->panel(side).hand();
        const auto mayDrop = [this, side] {
            return m_session.isHumanTurn() && m_session.game().position().turn() == side;
        };
        connect(&hand, &HandView::dragged, this, [this, mayDrop](PieceTypeId type, QPointF at) {
            if (mayDrop()) {
                m_board->dragFromHand(type, at);
            }
        });
        connect(&hand, &HandView::dropped, m_board, &BoardView::dropFromHand);
        connect(m_board, &BoardView::handPicked, &hand, &HandView::markPicked);
        connect(&hand, &HandView::browsed, m_announcer, &Announcer::say);
        connect(&hand, &HandView::pieceChosen, this, [this, side, mayDrop](PieceTypeId type) {
            if (mayDrop()) {
                m_board->chooseFromHand(type);
                m_board->setFocus(); // the square is chosen there, by keys as well
            } else {
                m_status->say(tr("It is not the turn of %1, who holds these pieces.").arg(sideName(side)),
                              StatusLine::Tone::Refusal);
            }
        });
    }
    connect(&m_pane->moveList(), &MoveListView::plyChosen, &m_session, &GameSession::goToPly);
    connect(&m_pane->moveList(), &MoveListView::otherMovesAsked, this, &MainWindow::offerOtherMoves);
}

void MainWindow::connectStartPage() {
    connect(m_startPage, &StartPage::playAsked, this, [this](const QString& id) {
        if (const Catalog::Entry* entry = m_catalog.find(id.toStdString())) {
            begin(usualSetup(m_settings, entry->standard));
        }
    });
    connect(m_startPage, &StartPage::termsAsked, this, &MainWindow::askNewGame);
    connect(m_startPage, &StartPage::openAsked, this, &MainWindow::askOpen);
    connect(m_startPage, &StartPage::continueAsked, this, &MainWindow::continueGame);
    connect(m_startPage, &StartPage::returnAsked, this, [this] { showBoard(); });
    connect(m_startPage, &StartPage::discardAsked, this,
            [this](const UnfinishedGame& game) { moveGame(m_autosave.discard(game.path)); });
    connect(m_startPage, &StartPage::bringBackAsked, this,
            [this](const UnfinishedGame& game) { moveGame(m_autosave.bringBack(game.path)); });
    connect(m_startPage, &StartPage::unfinishedWanted, this, &MainWindow::offerUnfinished);
}

void MainWindow::askNewGame(const QString& id) {
    auto* dialog = new NewGameDialog(m_catalog, m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setLook(m_theme, pieceStyle());
    if (!id.isEmpty()) {
        dialog->setGame(id);
    } else if (m_session.hasGame()) {
        const Variant& variant = m_session.game().variant();
        dialog->setGame(shown(variant.id()), shown(variant.profile()));
    }
    connect(dialog, &NewGameDialog::chosen, this, &MainWindow::begin);
    dialog->open();
}

void MainWindow::askResign() {
    m_banner->ask(tr("Resign"), tr("The game is lost then."),
                  {{tr("&Resign"), [this] { m_session.resign(); }}, {tr("&Play on"), {}}});
}

} // namespace mujo::ui
