#include "ui/main_window.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "core/insight/move_input.h"
#include "core/rules/explain.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/start_page.h"
#include "ui/docks/announcer.h"
#include "ui/docks/banner.h"
#include "ui/docks/dock_title.h"
#include "ui/docks/engine_pane.h"
#include "ui/docks/find_bar.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/move_line.h"
#include "ui/docks/move_list_view.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/status_line.h"
#include "ui/docks/zen_strip.h"
#include "ui/session/analysis.h"
#include "ui/session/game_clock.h"
#include "ui/session/move_words.h"
#include "ui/session/piece_worths.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

MainWindow::MainWindow(Catalog& catalog, Settings& settings, GameSession& session, QString autosaveFolder,
                       QWidget* parent)
    : QMainWindow(parent), m_catalog(catalog), m_settings(settings), m_autosave(std::move(autosaveFolder)),
      m_session(session), m_actions(this) {
    build();
    connectActions();
    connectViewActions();
    connectSession();
    connectClocks();
    connectBoard();
    connectStartPage();
    connectStudy();
    connectEngine();
    connectOpener();
    connect(&m_settings, &Settings::changed, this, [this](const char* name) {
        if (name == Settings::kPieces.name) {
            m_settings.reset(Settings::kPiecesOfGames); // what was chosen last is meant for all games
        }
        onSettingChanged();
    });
    connect(&m_settings, &Settings::notice, this,
            [this](const QString& text) { m_status->say(text, StatusLine::Tone::Notice); });
    onSettingChanged();
    m_standardLayout = saveState(kLayoutVersion);
    restoreGeometry(m_settings.value(Settings::kWindowGeometry).toByteArray());
    m_boardLayout = m_settings.value(Settings::kWindowState).toByteArray();
    enterStartPage();
    if (const QString notice = m_settings.takeNotice(); !notice.isEmpty()) {
        m_programBanner->ask(tr("Settings"), notice, {{tr("Dismiss"), {}}});
    }
}

MainWindow::~MainWindow() {
    m_session.disconnect(this);
    m_session.stopThinking();
    m_engineDock->disconnect(this); // the docks are hidden once more at the end
}

void MainWindow::build() {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Mujō"));
    setAcceptDrops(true);
    setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks);
    resize(1280, 800);
    m_actions.fill(*menuBar());

    m_pages = new QStackedWidget;
    m_startPage = new StartPage(m_catalog);
    m_gamePage = new QWidget;
    auto* layout = new QVBoxLayout(m_gamePage);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_board = new BoardView(m_session);
    m_board->setWorths(&pieceWorths);
    m_banner = new Banner;
    m_find = new FindBar(m_session);
    m_zenStrip = new ZenStrip;
    m_banner->installEventFilter(this);
    m_zenStrip->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_board, 1);
    row->addWidget(m_zenStrip);
    layout->addLayout(row, 1);
    layout->addWidget(m_find);
    layout->addWidget(m_banner);
    // The page that is not shown must not keep the window from becoming small.
    m_startPage->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_pages->addWidget(m_startPage);
    m_pages->addWidget(m_gamePage);
    m_programBanner = new Banner;
    m_programBanner->setObjectName(QStringLiteral("programBanner"));
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_programBanner);
    column->addWidget(m_pages, 1);
    setCentralWidget(all);

    m_status = new StatusLine(m_session, *m_actions.pauseClocks);
    statusBar()->setSizeGripEnabled(false);
    m_moveLine = new MoveLine(m_session);
    statusBar()->addWidget(m_moveLine);
    statusBar()->addWidget(m_status, 1);
    m_moveLine->hide(); // the bar shows what is added to it
    m_announcer = new Announcer;
    statusBar()->addPermanentWidget(m_announcer);

    m_study = new PieceStudy(m_session, m_catalog);
    m_pane = new GamePane(m_session);
    m_pane->addButtons({m_actions.takeBack, m_actions.redo, m_actions.flip, m_actions.offerDraw,
                        m_actions.resign, m_actions.moveNow});
    m_studyDock = makeDock(QStringLiteral("studyDock"), tr("Piece study"), m_study, Qt::LeftDockWidgetArea);
    connect(m_studyDock->toggleViewAction(), &QAction::triggered, this, [this] { m_studyGaveWay = false; });
    m_gameDock = makeDock(QStringLiteral("gameDock"), tr("Game"), m_pane, Qt::RightDockWidgetArea);
    resizeDocks({m_studyDock, m_gameDock}, {kStudyWidth, kPaneWidth}, Qt::Horizontal);
    buildEngine();
}

QDockWidget* MainWindow::makeDock(const QString& name, const QString& title, QWidget* content,
                                  Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setTitleBarWidget(new DockTitle(dock));
    dock->setWidget(content);
    dock->installEventFilter(this);
    addDockWidget(area, dock);
    m_actions.panes->addAction(dock->toggleViewAction());
    return dock;
}

// ---- the game

void MainWindow::begin(GameSetup setup) {
    m_autosave.beginGame();
    m_path.clear();
    m_session.begin(std::move(setup));
}

void MainWindow::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        onGameBegun();
    }
    if ((what & (GameFact::Position | GameFact::Outcome)) && !m_session.game().isOver()) {
        m_banner->onPositionChanged();
    }
    enableActions();
    keepSafe();
}

void MainWindow::onGameBegun() {
    m_banner->dismiss();
    delete m_chart;
    const bool onlyGoteIsHuman =
        m_session.player(Side::Sente) == Player::Computer && m_session.player(Side::Gote) == Player::Human;
    setFlipped(onlyGoteIsHuman);
    showBoard();
    applyPieceStyle();
}

/// The commands that need a game, as the page and the game have them.
void MainWindow::enableActions() {
    const bool onBoard = showsBoard();
    for (QAction* action : m_actions.needingGame()) {
        action->setEnabled(onBoard);
    }
    if (!onBoard) {
        return;
    }
    const Game& game = m_session.game();
    const bool isOver = game.isOver();
    m_actions.takeBack->setEnabled(!game.plies().empty() || isOver);
    m_actions.redo->setEnabled(m_session.isLookingBack());
    m_actions.otherLine->setEnabled(game.nodeCount() > game.line().size() + 1);
    m_actions.continueGame->setVisible(m_session.isWaiting());
    m_actions.continueGame->setEnabled(m_session.isWaiting());
    m_actions.resign->setEnabled(!isOver);
    m_actions.offerDraw->setEnabled(!isOver && game.mayAgreeDraw());
    m_actions.declareWin->setVisible(game.variant().rules().enteringKing.has_value());
    m_actions.declareWin->setEnabled(m_session.mayDeclareWin());
    m_actions.hint->setEnabled(m_session.isHumanTurn());
    m_actions.moveNow->setEnabled(!isOver && !m_session.isHumanTurn());
    const GameClock& clock = m_session.clock();
    m_actions.pauseClocks->setVisible(clock.isOn());
    m_actions.pauseClocks->setEnabled(clock.isOn() && !isOver);
    m_actions.pauseClocks->setChecked(clock.isPaused());
}

/// The game, and the file where it is kept in one.
void MainWindow::nameWindow() {
    if (!showsBoard()) {
        setWindowTitle(QStringLiteral("Mujō"));
        return;
    }
    const QString game = shown(m_session.game().variant().name());
    setWindowTitle(inTitle(m_path.isEmpty() ? game : tr("%1, %2").arg(QFileInfo(m_path).fileName(), game)));
}

void MainWindow::keepSafe() {
    if (m_session.isAsOpened()) {
        return; // its file has it
    }
    if (const QString fault = m_autosave.keep(m_session); !fault.isEmpty()) {
        m_status->say(fault, StatusLine::Tone::Notice);
    }
}

void MainWindow::onGameEnded() {
    const auto& outcome = m_session.game().outcome();
    const ResultWords words(m_session.setup());
    m_banner->ask(words.title(outcome), words.reason(outcome),
                  {{tr("&Play again"),
                    [this] {
                        GameSetup again = m_session.setup();
                        std::swap(again.players[0], again.players[1]);
                        std::swap(again.names[0], again.names[1]);
                        begin(again);
                    }},
                   {tr("&Another game"), [this] { showStartPage(); }},
                   {tr("&Dismiss"), {}}});
}

/// A move that was made while looking back may have been a slip: the line before is one click away.
void MainWindow::onLineLeft(int moves) {
    constexpr int kOwnMoveAndAnswer = 2; // what a move taken back leaves behind
    if (moves <= kOwnMoveAndAnswer) {
        m_status->say(tr("A new line begins here; the moves taken back are kept as another line."),
                      StatusLine::Tone::Notice);
        return;
    }
    m_banner->ask(
        tr("A new line begins here"),
        tr("The %n move(s) that followed are kept as another line.", nullptr, moves),
        {{tr("&Back to that line"), [this] { m_session.returnToLineLeft(); }}, {tr("&Go on here"), {}}},
        Banner::Lasts::UntilAnswered);
}

/// The moves that were played from the same position, to be shown in place of this one.
void MainWindow::offerOtherMoves(int ply, QPoint at) {
    const Game& game = m_session.game();
    const auto number = static_cast<std::size_t>(ply);
    if (ply < 1 || number > game.line().size()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("otherMoves"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Game::Node node : game.next(game.onLine(number - 1))) {
        QString text = moveText(game, node);
        QAction* action = menu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(node == game.onLine(number));
        connect(action, &QAction::triggered, &m_session, [this, node] { m_session.goToNode(node); });
    }
    menu->popup(at);
}

void MainWindow::onDrawOffered(Side by) {
    m_banner->ask(tr("%1 offers a draw").arg(sideName(by)), tr("%1 answers.").arg(sideName(opponent(by))),
                  {{tr("&Accept"), [this] { m_session.answerDraw(true); }},
                   {tr("&Decline"), [this] { m_session.answerDraw(false); }}});
}

/// The move is told and begun: one Enter or click goes on with it, unless something else is under way.
void MainWindow::onHint(const Move& move) {
    const insight::MoveInput& input = m_board->input();
    const bool isFree = !input.hasSelection();
    if (isFree) {
        if (move.isDrop()) {
            m_board->chooseFromHand(move.dropped);
        } else {
            m_board->select(move.from);
        }
        const Square first = move.path.front();
        m_board->goToSquare(input.markOn(first) != nullptr ? first : move.to());
    }
    const QString words = moveInWords(m_session.game().position(), move);
    m_status->say(isFree ? tr("Hint. %1. Enter goes on with it, Esc cancels it.").arg(words)
                         : tr("Hint. %1").arg(words),
                  StatusLine::Tone::Notice);
}

void MainWindow::onRefused(const QString& sentence, const QString& code) {
    // What is no attempt to move a piece of one's own loses nothing.
    using rules::RefusalReason;
    constexpr std::array kHarmless{RefusalReason::NoPieceThere, RefusalReason::NotYourPiece,
                                   RefusalReason::OwnPieceOnTarget, RefusalReason::Ambiguous,
                                   RefusalReason::GameOver};
    const bool isAttempt = std::none_of(kHarmless.begin(), kHarmless.end(), [&code](RefusalReason reason) {
        return code == QLatin1String(rules::refusalCode(reason));
    });
    m_status->say(sentence, StatusLine::Tone::Refusal);
    if (isAttempt && m_session.hasGame() && m_session.setup().illegalMoveLoses) {
        m_session.attemptIllegal(sentence);
    }
}

void MainWindow::complain(const QString& text) {
    if (showsBoard()) {
        m_complaint = m_status->say(tr("Nothing was changed."), StatusLine::Tone::Refusal);
        m_banner->ask(tr("Nothing was changed"), text, {{tr("&Dismiss"), {}}});
    } else {
        m_startPage->tell(tr("This did not work"), text);
    }
}

// ---- events

void MainWindow::closeEvent(QCloseEvent* event) {
    setZen(false);
    m_session.stopThinking();
    m_analysis->setOn(false);
    m_session.clock().setPaused(true);
    if (showsBoard()) {
        m_studyDock->setVisible(m_studyDock->isVisible() || m_studyGaveWay);
        m_settings.set(Settings::kWindowState, saveState(kLayoutVersion));
    }
    m_settings.set(Settings::kWindowGeometry, saveGeometry());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ThemeChange &&
        m_settings.text(Settings::kTheme) == QStringLiteral("system")) {
        applyTheme();
    }
}

} // namespace mujo::ui
