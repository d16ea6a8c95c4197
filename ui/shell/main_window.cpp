#include "ui/shell/main_window.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>
#include <memory>
#include <utility>

#include "ui/board/board_layout.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_play.h"
#include "ui/board/hand_view.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/dialogs/engines_dialog.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/dialogs/terms.h"
#include "ui/panes/announcer.h"
#include "ui/panes/banner.h"
#include "ui/panes/ending_card.h"
#include "ui/panes/engine_pane.h"
#include "ui/panes/find_bar.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_line.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/note_pane.h"
#include "ui/panes/openings_pane.h"
#include "ui/panes/openings_view.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/question_bubble.h"
#include "ui/panes/question_line.h"
#include "ui/panes/record_find_bar.h"
#include "ui/panes/record_tree.h"
#include "ui/panes/status_line.h"
#include "ui/panes/zen_strip.h"
#include "ui/session/analysis.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/engine_inquiry.h"
#include "ui/session/engine_list.h"
#include "ui/session/game_analysis.h"
#include "ui/session/game_clock.h"
#include "ui/session/mate_search.h"
#include "ui/session/opening_book.h"
#include "ui/session/piece_worths.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/shell/board_menu.h"
#include "ui/shell/clock_desk.h"
#include "ui/shell/double_click_guard.h"
#include "ui/shell/ending_desk.h"
#include "ui/shell/engine_desk.h"
#include "ui/shell/file_intake.h"
#include "ui/shell/game_files.h"
#include "ui/shell/game_flow.h"
#include "ui/shell/held_keys.h"
#include "ui/shell/help_desk.h"
#include "ui/shell/hint_desk.h"
#include "ui/shell/letter_desk.h"
#include "ui/shell/library_desk.h"
#include "ui/shell/look_desk.h"
#include "ui/shell/messages.h"
#include "ui/shell/openings_desk.h"
#include "ui/shell/pace_desk.h"
#include "ui/shell/page_desk.h"
#include "ui/shell/pane_focus.h"
#include "ui/shell/picture_desk.h"
#include "ui/shell/piece_menus.h"
#include "ui/shell/record_desk.h"
#include "ui/shell/record_player.h"
#include "ui/shell/review_desk.h"
#include "ui/shell/say_desk.h"
#include "ui/shell/sound_desk.h"
#include "ui/shell/start_desk.h"
#include "ui/shell/study_desk.h"
#include "ui/shell/tour_desk.h"
#include "ui/shell/tournament_desk.h"
#include "ui/shell/variant_library.h"
#include "ui/shell/window_layout.h"
#include "ui/sound/alsa_player.h"

namespace mujo::ui {

MainWindow::MainWindow(Catalog& catalog, Settings& settings, Looks& looks, GameSession& session,
                       const QString& autosaveFolder, QWidget* parent)
    : QMainWindow(parent), m_catalog(catalog), m_settings(settings), m_looks(looks), m_session(session),
      m_look(settings, looks), m_player(std::make_unique<AlsaPlayer>()),
      m_commands(settings, looks, m_look, *this) {
    SquareNames::ofProgram().setCatalog(&m_catalog);
    m_session.engine().setCatalog(&m_catalog);
    m_engines = new EngineList(engineListFile(), this);
    m_session.engine().setEngines(m_engines);
    m_inquiry = new EngineInquiry(m_catalog, this);
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Mujō"));
    setAcceptDrops(true);
    setDockOptions(QMainWindow::AllowNestedDocks); // animated, each step would look like a wish of the user
    resize(1280, 800);
    // Views that prompt observe the game before the status line, and what decides observes it last.
    buildPages();
    m_study = new PieceStudy(m_session);
    m_pane = new GamePane(m_session);
    m_pane->addButtons(
        {m_commands[Command::TakeBack], m_commands[Command::Hint], m_commands[Command::Flip],
         m_commands[Command::OfferDraw], m_commands[Command::Resign], m_commands[Command::MoveNow]},
        {m_commands[Command::ToStart], m_commands[Command::StepBack], m_commands[Command::PlayRecord],
         m_commands[Command::StepForward], m_commands[Command::ToEnd]});
    const auto worths = knownPieceWorths(m_catalog); // panels and study ask for the same
    m_study->setWorths(worths);
    for (const Side side : {Side::Sente, Side::Gote}) {
        m_pane->panel(side).hand().measureBy(*m_board,
                                             [this] { return m_board->layoutOfSquares().fitCellSize(); });
        m_pane->panel(side).setWorths(worths);
    }
    m_mate = new MateSearch(m_session, this); // before what makes the engine pane show another position
    m_analysis = new Analysis(m_session, this);
    m_review = new GameAnalysis(m_session, this);
    m_enginePane = new EnginePane(m_session, *m_analysis, *m_mate,
                                  {*m_commands[Command::Analyse], *m_commands[Command::MateSearch]});
    m_book = new OpeningBook(m_session, m_catalog, this);
    m_openings = new OpeningsPane(m_session, *m_book);
    buildStatusBar();
    buildShell(autosaveFolder);
    connectSession();
    connectBoard();
    connectHands();
    connectCommands();
    new DoubleClickGuard(this);
    new ClockDesk(m_session.clock(), *m_messages, *m_pane, m_commands, *this);
    new EngineDesk({*m_analysis, *m_mate, *m_enginePane, m_session, *m_board, *m_files, *m_layout, m_settings,
                    m_commands, *m_engines, *m_messages});
    m_layout->watch(m_openings->view());
    connect(m_layout, &WindowLayout::openingsAsked, m_openings, &OpeningsPane::ask);
    new OpeningsDesk({*m_book, *m_openings, m_session, *m_board, *m_files, *m_messages});
    new ReviewDesk({*m_review, *m_analysis, *m_mate, *m_enginePane, m_session, *m_board, *m_files,
                    *m_recordDesk, *m_endingCard, *m_messages, *m_announcer, *m_layout, m_settings,
                    m_commands, m_look, *this});
    followLook();
    followSettings();
    m_layout->restore();
    m_layout->showStartPage();
    if (const QString notice = m_settings.takeNotice(); !notice.isEmpty()) {
        m_messages->tell(tr("Settings"), notice, tr("Dismiss"));
    } else if (!m_engines->fault().isEmpty()) {
        m_messages->tell(tr("Engines"), m_engines->fault(), tr("Dismiss"));
    }
}

MainWindow::~MainWindow() {
    if (SquareNames::ofProgram().catalog() == &m_catalog) {
        SquareNames::ofProgram().setCatalog(nullptr);
    }
    m_session.disconnect(this);
    m_session.stopThinking();
    m_session.engine().setEngines(nullptr); // it outlives the list
    delete m_layout;                        // the docks are hidden once more at the end
    // Windows of their own, such as docks that have been pulled out, are hidden when they are destroyed;
    // parts that hear of it may have gone by then.
    for (QWidget* part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part->isWindow()) {
            part->hide();
        }
    }
}

void MainWindow::buildPages() {
    m_startPage = new StartPage(m_catalog);
    m_board = new BoardView(m_session);
    m_board->setWorths(
        [this](const std::shared_ptr<const Variant>& variant) { return pieceWorths(m_catalog, variant); });
    m_find = new FindBar(m_session);
    m_zenStrip = new ZenStrip;
    m_banner = new Banner;
    m_banner->setObjectName(QStringLiteral("boardBanner"));
    m_gamePage = new QWidget;
    m_gamePage->setFocusProxy(m_board);
    auto* layout = new QVBoxLayout(m_gamePage);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_board, 1);
    row->addWidget(m_zenStrip);
    layout->addLayout(row, 1);
    layout->addWidget(m_find);
    m_endingCard = new EndingCard(m_gamePage);
    // The page that is not shown must not keep the window from becoming small.
    m_startPage->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_pages = new QStackedWidget;
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
}

void MainWindow::buildStatusBar() {
    m_moveLine = new MoveLine(m_session);
    m_status = new StatusLine(m_session, *m_commands[Command::PauseClocks]);
    m_announcer = new Announcer;
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_moveLine);
    m_questionLine = new QuestionLine;
    statusBar()->addWidget(m_questionLine);
    statusBar()->addWidget(m_status, 1);
    m_questionLine->hide(); // the bar shows what is added to it
    m_moveLine->hide();
    statusBar()->addPermanentWidget(m_announcer);
}

void MainWindow::buildShell(const QString& autosaveFolder) {
    m_messages =
        new Messages(m_session, *m_status, *m_banner, *m_programBanner, *m_startPage, *m_announcer, this);
    m_layout = new WindowLayout(
        {*this, *m_pages, *m_startPage, *m_gamePage, *m_study, *m_pane, *m_enginePane, *m_openings},
        m_commands, m_settings);
    m_layout->watch(*m_banner);
    m_look.follow(new QuestionBubble({*this, *m_gamePage, *m_pane, *m_banner}));
    m_layout->watch(*m_zenStrip);
    m_files = new GameFiles(m_catalog, m_settings, m_session, *m_messages, *this, autosaveFolder);
    m_flow = new GameFlow(
        {m_catalog, *m_engines, m_settings, m_session, *m_files, m_look, *m_messages, m_commands, *this});
    new PictureDesk({m_session, m_look, *m_board, *m_messages, m_commands, *this});
    new LibraryDesk({m_catalog, *m_files, m_look, m_commands, *this});
    m_tournaments = new TournamentDesk({*m_engines, m_catalog, *m_files, m_commands, *this});
    new LetterDesk({m_catalog, m_session, *m_files, *m_flow, *m_messages, m_commands, *this});
    new PaceDesk({m_settings, m_session, *m_board, m_commands,
                  *static_cast<QBoxLayout*>(m_gamePage->layout()), *this});
    new PageDesk({m_session, m_look, *m_board, *m_messages, m_commands, *this});
    m_recordDesk = new RecordDesk({m_session, *m_board, *m_pane, *m_messages, m_commands, *m_layout, *this});
    new RecordPlayer(m_session, *m_commands[Command::PlayRecord], *m_board);
    m_layout->watch(m_pane->notes());
    m_layout->watch(m_pane->find());
    connect(&m_pane->notes(), &NotePane::closed, m_recordDesk, [this] { m_board->setFocus(); });
    connect(&m_pane->find(), &RecordFindBar::closed, m_recordDesk, [this] { m_board->setFocus(); });
    m_tours = new TourDesk({m_catalog, m_settings, m_session, *m_files, *m_flow, m_look, *m_messages,
                            *m_announcer, *m_board, m_pane->panel(Side::Sente).hand(), *m_study, *m_startPage,
                            m_commands, *static_cast<QVBoxLayout*>(m_gamePage->layout())},
                           this);
    m_start = new StartDesk(
        {*m_startPage, m_settings, m_session, *m_files, *m_flow, *m_tours, *m_layout, m_commands});
    m_library = new VariantLibrary(m_catalog, m_look, *m_messages, *this);
    new HintDesk(m_session, *m_board, *m_messages, this);
    new HelpDesk({m_catalog, m_session, m_look, m_commands, *m_study, *m_startPage, *this});
    m_lookDesk = new LookDesk(m_settings, m_looks, m_look, *m_messages, this);
    m_intake = new FileIntake(*m_files, *m_library, *m_lookDesk, *m_messages, this);
    m_desk = new StudyDesk({m_catalog, m_session, m_look, m_commands, *m_board, *m_pane, *m_study, *m_find,
                            *m_startPage, *this});
    new BoardMenu({m_session, m_commands, *m_board, *m_study, *this});
    m_ending = new EndingDesk({m_session, *m_flow, *m_tours, *m_endingCard, *m_board, *m_pane, *m_messages,
                               m_commands, *m_layout, *this});
    m_sounds = new SoundDesk({m_session, m_settings, *m_player, *m_banner, *m_board, *this,
                              [this] { return m_files->keepsGame(); }});
    new SayDesk({m_session, *m_board, *m_banner, *m_questionLine, *m_messages, m_commands, *this});
    new HeldKeys(*this, *m_board);
    new PieceMenus({m_session, *m_board, *m_pane, *m_study, *m_find, m_commands, *this});
    connect(m_layout, &WindowLayout::modeChanged, this, &MainWindow::onModeChanged);
    connect(m_files, &GameFiles::openingRead, this, &MainWindow::open);
    connect(m_files, &GameFiles::pathChanged, this, &MainWindow::nameWindow);
    connect(m_files, &GameFiles::fileLacksChanged, this, &MainWindow::setWindowModified);
    connect(m_files, &GameFiles::rulesToKeep, m_library, &VariantLibrary::takeText);
    connect(m_library, &VariantLibrary::changed, m_startPage, &StartPage::refresh);
    connect(m_library, &VariantLibrary::playAsked, m_flow, &GameFlow::play);
    connect(m_library, &VariantLibrary::termsAsked, m_flow, &GameFlow::askNewGame);
    connect(m_library, &VariantLibrary::placeAsked, m_flow, &GameFlow::editPosition);
    m_flow->setStartChanger([this](const Position& start) { return m_library->setStart(start); });
}

void MainWindow::followLook() {
    m_look.follow(m_board, m_startPage, m_endingCard, m_programBanner, m_status, m_pane, m_study,
                  m_enginePane, m_zenStrip);
}

/// A setting acts only where it belongs; what is not listed is asked for when it is needed.
void MainWindow::followSettings() {
    m_settings.follow(Settings::kAlwaysPromote, m_board, [this](bool on) { m_board->setAlwaysPromote(on); });
    for (const OverlayCommand& command : overlayCommands()) {
        if (!command.isHeld()) {
            m_settings.follow(switchOf(command), m_board,
                              [this, &command](bool on) { m_board->showOverlay(command.id, on); });
        }
    }
    m_settings.follow(Settings::kRecordTree, m_pane, [this](bool on) { m_pane->showTree(on); });
    m_settings.follow(Settings::kSquares, this,
                      [](SquareNames::Choice names) { SquareNames::ofProgram().choose(names); });
    m_settings.follow(Settings::kNotation, this,
                      [](SquareNames::Notation notation) { SquareNames::ofProgram().choose(notation); });
    m_settings.follow(Settings::kSpeech, m_announcer,
                      [this](Speech speech) { m_announcer->setSpeech(speech); });
    connect(&m_settings, &Settings::notice, m_messages, &Messages::notice);
}

void MainWindow::connectSession() {
    connect(&m_session, &GameSession::changed, this, &MainWindow::onChanged);
    connect(&m_session, &GameSession::movePlayed, this,
            [this] { m_announcer->sayMove(m_session.game(), ResultWords(m_session.setup())); });
    connect(&m_session.clock(), &GameClock::ranLow, this, [this](Side side, int seconds) {
        if (m_session.isHuman(side)) {
            const QString left =
                seconds == 60 ? tr("1 minute left") : tr("%n second(s) left", nullptr, seconds);
            m_announcer->say(tr("%1: %2.").arg(sideName(side), left));
        }
    });
}

void MainWindow::connectBoard() {
    connect(m_board, &BoardView::moveChosen, &m_session, &GameSession::play);
    connect(m_board, &BoardView::shapesChanged, &m_session, &GameSession::setShapes);
    connect(m_board, &BoardView::refused, m_flow, &GameFlow::refuse);
    connect(m_flow, &GameFlow::warned, m_board, &BoardView::extendRefusal);
    connect(m_board, &BoardView::movePlanned, &m_session, &GameSession::plan);
    connect(m_board, &BoardView::signsShown, m_study, &PieceStudy::explainSigns);
    connect(m_board, &BoardView::promptChanged, m_status, &StatusLine::setPrompt);
    connect(m_board, &BoardView::selectionChanged, m_status, &StatusLine::clearNotice);
    connect(m_board, &BoardView::stepChanged, m_status, &StatusLine::clearRefusal);
    connect(m_board, &BoardView::targetPointed, m_status, &StatusLine::clearRefusal);
    connect(m_board, &BoardView::stepChanged, m_announcer, &Announcer::say);
    connect(m_moveLine, &MoveLine::moveTyped, &m_session, &GameSession::play);
    connect(m_moveLine, &MoveLine::refused, m_flow, &GameFlow::refuse);
    connect(m_moveLine, &MoveLine::textEdited, m_status, &StatusLine::clearRefusal);
    connect(m_moveLine, &MoveLine::closed, m_status, &StatusLine::clearNotice);
    connect(m_moveLine, &MoveLine::left, m_board, qOverload<>(&QWidget::setFocus));
}

void MainWindow::connectHands() {
    for (const Side side : {Side::Sente, Side::Gote}) {
        HandView& hand = m_pane->panel(side).hand();
        const auto mayDrop = [this, side] {
            return m_session.isHumanTurn() && m_session.game().position().turn() == side;
        };
        joinHand(*m_board, hand, mayDrop, [this, side] {
            m_messages->refuse(
                m_session.game().isOver()
                    ? tr("The game is over: nothing can be dropped any more.")
                    : tr("It is not the turn of %1, who holds these pieces.").arg(sideName(side)));
        });
        connect(&hand, &HandView::browsed, m_announcer, &Announcer::say);
    }
}

void MainWindow::connectCommands() {
    const auto on = [this](Command command, auto act) { m_commands.on(command, this, act); };
    on(Command::Quit, [this] { close(); });
    on(Command::TypeMove, [this] {
        m_moveLine->open();
        m_messages->notice(
            tr("Type a move as the list writes it, or its squares; Enter plays it, Esc closes the line."));
    });
    on(Command::Flip, [this] { setFlipped(!m_board->isFlipped()); });
    on(Command::ZoomIn, [this] { m_board->zoomIn(); });
    on(Command::ZoomOut, [this] { m_board->zoomOut(); });
    on(Command::Fit, [this] { m_board->fitBoard(); });
    on(Command::LastMove, [this] { m_board->centreLastMove(); });
    on(Command::EditPosition,
       [this] { m_flow->editPosition(showsBoard() ? QString() : m_startPage->currentId()); });
    on(Command::NextPane, [this] { focusNextPane(); });
    on(Command::Engines, [this] { (new EnginesDialog(*m_engines, *m_inquiry, m_catalog, this))->open(); });
    on(Command::Settings, [this] { (new SettingsDialog(m_settings, m_looks, this))->open(); });
    on(Command::Shortcuts, [this] {
        (new ShortcutsDialog(
             [this] { return m_commands.keys(); },
             [this](const QString& id, const QList<QKeySequence>& keys) { m_commands.setKeys(id, keys); },
             this))
            ->open();
    });
    on(Command::ImportVariant, [this] { m_library->openImport(); });
    on(Command::PieceWorkshop, [this] {
        QString game;
        QString piece;
        if (m_session.hasGame()) {
            const Variant& variant = m_session.game().variant();
            game = toQString(variant.id());
            piece = m_study->piece() ? toQString(variant.type(m_study->piece()->type).id) : QString();
        }
        m_library->openWorkshop(game, piece);
    });
}

// ---- what changes

void MainWindow::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        const bool onlyGoteIsHuman = !m_session.isHuman(Side::Sente) && m_session.isHuman(Side::Gote);
        setFlipped(onlyGoteIsHuman);
        m_layout->setBoardShape(m_session.game().variant().shape());
        m_layout->showBoard();
        m_look.showGame(toQString(m_session.game().variant().id()));
        nameWindow();
        m_board->setFocus();
    }
    m_commands.update(m_session, showsBoard());
}

void MainWindow::onModeChanged() {
    const bool onBoard = showsBoard();
    m_messages->setShowsBoard(onBoard);
    if (!onBoard) {
        m_session.clock().setPaused(true);
    } else {
        m_board->setFocus();
    }
    m_look.showGame(onBoard && m_session.hasGame() ? toQString(m_session.game().variant().id()) : QString());
    showPlayersInZen();
    if (m_layout->mode() == WindowLayout::Mode::BoardAlone) {
        m_messages->notice(tr("The board alone. %1 brings the rest back.")
                               .arg(m_commands[Command::Zen]->shortcut().toString(QKeySequence::NativeText)));
    } else {
        m_status->clearNotice();
    }
    nameWindow();
    m_commands.update(m_session, onBoard);
}

void MainWindow::open(const Opening& opening) {
    if (opening.game) {
        m_files->open(opening.path, *opening.game);
    } else if (opening.variant) {
        GameSetup setup = Terms::calm(m_settings, opening.variant);
        setup.start = opening.start;
        m_flow->begin(std::move(setup));
    }
    for (const Square square : opening.clicks) {
        m_board->clickSquare(square);
    }
}

void MainWindow::openAsked(const CommandLine& line, std::function<void(const QString&)> onRefused) {
    m_files->openAsked(line,
                       [this, path = line.file, onRefused = std::move(onRefused)](const QString& fault) {
                           if (onRefused) {
                               onRefused(fault);
                           }
                           m_files->tellUnopened(path, fault); // a double click has no terminal
                       });
}

void MainWindow::takeOver(const CommandLine& line) {
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    if (!line.file.isEmpty() || !line.variant.isEmpty() || !line.position.isEmpty()) {
        openAsked(line, {});
    }
}

bool MainWindow::mayBeDisturbed() const {
    return QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr &&
           !m_files->isUnsafe();
}

void MainWindow::offerSounds() {
    m_sounds->offer();
}

void MainWindow::offerUnfinished() {
    m_start->offerUnfinished();
}

void MainWindow::offerTour() {
    m_tours->offerToNewcomers();
}

bool MainWindow::showsBoard() const {
    return m_layout->showsBoard();
}

void MainWindow::setLearntFile(const QString& path) {
    m_desk->setLearntFile(path);
}

void MainWindow::setFlipped(bool flipped) {
    m_board->setFlipped(flipped);
    showPlayersInZen();
}

/// Beside the board alone stands what is needed of the players: their clocks and hands.
void MainWindow::showPlayersInZen() {
    const bool isFlipped = m_board->isFlipped();
    m_pane->setFlipped(isFlipped);
    const bool isNeeded = m_layout->mode() == WindowLayout::Mode::BoardAlone && m_session.hasGame() &&
                          (m_session.clock().isOn() || m_session.game().variant().rules().drops.has_value());
    if (isNeeded) {
        m_zenStrip->take(*m_pane, isFlipped);
    }
    m_zenStrip->setVisible(isNeeded);
}

/// The game, and the file where it is kept in one.
void MainWindow::nameWindow() {
    if (!showsBoard() || !m_session.hasGame()) {
        setWindowTitle(QStringLiteral("Mujō"));
        return;
    }
    const QString game = toQString(m_session.game().variant().name());
    const QString& path = m_files->path();
    // Qt puts a sign in the place of the last part where the file lacks something of the game.
    setWindowTitle(path.isEmpty()
                       ? inTitle(game)
                       : inTitle(tr("%1, %2").arg(QFileInfo(path).fileName(), game)) + QStringLiteral("[*]"));
}

// ---- keys and events

void MainWindow::focusNextPane() {
    const QList<QWidget*> panes{m_board,
                                &m_pane->panel(Side::Sente).hand(),
                                &m_pane->panel(Side::Gote).hand(),
                                m_study,
                                &m_pane->moveList(),
                                &m_pane->tree(),
                                m_enginePane,
                                m_openings};
    focusNext(panes, focusWidget());
}

/// What no pane has taken: Esc takes back what is half entered, lets a banner go, and the card of the end.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || !((showsBoard() && m_board->undoEntry()) || m_find->close() ||
                                            m_messages->leave() || m_ending->leave())) {
        QMainWindow::keyPressEvent(event);
    }
}

/// While a dialog stands before the window the analysis waits, and the mate search.
bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked) {
        m_analysis->setHeld(event->type() == QEvent::WindowBlocked);
        m_mate->setHeld(event->type() == QEvent::WindowBlocked);
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_pane->notes().commit();
    m_files->keepScores();
    if (m_files->asksToLeave() && !m_mayLose) {
        event->ignore();
        m_files->leaveGame(
            [this] {
                m_mayLose = true;
                close();
            },
            tr("&Quit and lose them"));
        return;
    }
    m_session.stopThinking();
    m_analysis->setOn(false);
    m_mate->setOn(false);
    m_review->cancel();
    m_session.clock().setPaused(true);
    m_layout->store();
    m_tournaments->close();
    event->accept();
}

void MainWindow::closeUnasked() {
    m_mayLose = true;
    close();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ThemeChange) {
        m_look.onSystemColoursChanged();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!FileIntake::filesIn(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList files = FileIntake::filesIn(*event->mimeData());
    if (!files.isEmpty()) {
        event->acceptProposedAction();
        m_intake->takeAll(files);
    }
}

} // namespace mujo::ui
