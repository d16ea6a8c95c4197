#pragma once

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "core/variant_file/catalog.h"
#include "ui/main_actions.h"
#include "ui/session/game_session.h"
#include "ui/session/game_store.h"
#include "ui/session/opening.h"
#include "ui/session/settings.h"
#include "ui/session/user_variants.h"
#include "ui/theme/piece_painter.h"
#include "ui/theme/theme.h"

class QDockWidget;
class QStackedWidget;

namespace mujo::ui {

class Analysis;
class Announcer;
class Banner;
class BoardView;
class EnginePane;
class FileOpener;
class FindBar;
class GamePane;
class ImportDialog;
class MoveLine;
class PieceChart;
class PieceStudy;
class StartPage;
class StatusLine;
class ZenStrip;

/// Wires the session, the board and the panes together; decides nothing itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The catalogue, the settings and the session must outlive the window, whose views observe them.
    MainWindow(Catalog& catalog, Settings& settings, GameSession& session, QString autosaveFolder,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Puts a game on the board, or leaves the choice when there is none, and clicks the squares.
    void open(Opening opening);
    /// Shows unfinished games on the start page.
    void offerUnfinished();
    void offerGameBefore();
    /// A file that was to be opened at the start could not be: says why in a dialog.
    void tellUnopened(const QString& path, const QString& fault);

    /// Reads a game or a variant and puts it on the board, at once or later where that takes a while. False
    /// when it was refused at once.
    bool openFile(const QString& path);
    /// The same for the file of a command line, with the squares to be clicked then; `onRefused` gets the
    /// fault, at once or later.
    void openAsked(const CommandLine& line, std::function<void(const QString&)> onRefused);
    /// A file that was dropped on the window: a game is opened, a variant is kept among the user's own and
    /// offered to be played. It may take a while as well.
    bool takeFile(const QString& path);
    bool saveTo(const QString& path);
    /// Starts a game from a position text; refused with the place of the fault.
    bool startFromText(const QString& text);
    void begin(GameSetup setup);
    /// Where the trainer keeps what was learnt; without it nothing is kept.
    void setLearntFile(const QString& path) { m_learntFile = path; }

    [[nodiscard]] GameSession& session() { return m_session; }
    [[nodiscard]] BoardView& board() { return *m_board; }
    [[nodiscard]] StatusLine& status() { return *m_status; }
    [[nodiscard]] MoveLine& moveLine() { return *m_moveLine; }
    [[nodiscard]] StartPage& startPage() { return *m_startPage; }
    [[nodiscard]] Banner& banner() { return *m_banner; }
    [[nodiscard]] GamePane& pane() { return *m_pane; }
    [[nodiscard]] PieceStudy& study() { return *m_study; }
    [[nodiscard]] Announcer& announcer() { return *m_announcer; }
    [[nodiscard]] Analysis& analysis() { return *m_analysis; }
    [[nodiscard]] EnginePane& enginePane() { return *m_enginePane; }
    [[nodiscard]] FindBar& findBar() { return *m_find; }
    [[nodiscard]] FileOpener& fileOpener() { return *m_opener; }
    /// Above all pages: what concerns the program itself, and a file that takes a while to read.
    [[nodiscard]] Banner& programBanner() { return *m_programBanner; }
    [[nodiscard]] const MainActions& actions() const { return m_actions; }
    [[nodiscard]] bool showsBoard() const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    static constexpr int kStudyWidth = 238; // logical pixels
    static constexpr int kPaneWidth = 276;
    static constexpr int kRoomForStudy = 1000; // in narrower windows the board needs the room more
    static constexpr int kLayoutVersion = 1;

    void build();
    QDockWidget* makeDock(const QString& name, const QString& title, QWidget* content,
                          Qt::DockWidgetArea area);
    void connectActions();
    void connectViewActions();
    void connectSession();
    void connectClocks();
    void connectBoard();
    void connectStartPage();
    void connectStudy();
    void buildEngine();
    void connectEngine();

    void onChanged(GameFacts what);
    void onGameBegun();
    void enableActions();
    void onGameEnded();
    void onLineLeft(int moves);
    void offerOtherMoves(int ply, QPoint at);
    void offerToContinue();
    void tellLosses(const QString& path, const Diagnostics& losses);
    void continueOpened();
    void onDrawOffered(Side by);
    void onHint(const Move& move);
    void onRefused(const QString& sentence, const QString& code);
    void onSettingChanged();

    using OpeningReader = std::function<Result<Opening, QString>(Catalog&, const std::stop_token&)>;
    void readOpening(const QString& path, OpeningReader read, std::function<void(const QString&)> onRefused);
    void continueGame(const UnfinishedGame& game);
    void goOnWith(const QString& path, const std::shared_ptr<GameLock>& lock,
                  Result<GameFile, Diagnostics> file);
    /// Shows where an unfinished game was moved, or why it was not.
    void moveGame(const Result<QString, QString>& newPath);
    void askNewGame(const QString& id = {});
    void showChart();
    void showTrainer();
    void showRules();
    void askOpen();
    void askSave();
    void askResign();
    ImportDialog* importVariant();
    Banner& offerBanner();
    void openWorkshop();
    void takeVariant(const std::string& text, const std::shared_ptr<const Variant>& variant);
    void keepVariant(const std::string& text, const std::shared_ptr<const Variant>& variant);
    void connectOpener();
    void tellLeftOut();
    void onVariantAdded(const QString& id, bool play);
    void showStartPage();
    void enterStartPage();
    void showBoard();
    void setZen(bool on);
    void refreshZenStrip();
    bool lookAtBoard(QKeyEvent& event);
    void setFlipped(bool flipped);
    void focusNextPane();
    void resetLayout();
    void shareRoom();
    void applyTheme();
    void complain(const QString& text);
    void keepSafe();
    void nameWindow();
    [[nodiscard]] ThemeKind themeKind() const;
    [[nodiscard]] PieceStyle pieceStyle() const;
    [[nodiscard]] QString pieceSetName() const;
    /// For the game on the board, or for all games where there is none.
    void choosePieceSet(const QString& name);
    void applyPieceStyle();
    [[nodiscard]] QString gameId() const;

    Catalog& m_catalog;
    Settings& m_settings;
    Autosave m_autosave;
    UserVariants m_userVariants;
    GameSession& m_session;
    MainActions m_actions;
    QString m_learntFile;     ///< of the trainer; empty where nothing is kept
    QString m_path;           ///< of the saved game; empty when it was never saved
    QByteArray m_boardLayout; ///< of the docks when the board was last left; empty for the standard one
    QByteArray m_layoutBeforeZen;
    QByteArray m_standardLayout;
    bool m_studyGaveWay = false; ///< hidden for want of room, not by the user
    Theme m_theme = Theme::light();

    FileOpener* m_opener = nullptr;
    Banner* m_programBanner = nullptr;
    int m_complaint = 0;         ///< what the status line says of the complaint in the banner
    bool m_tellsWaiting = false; ///< the banner of the program names the file that is being read
    QStringList m_leftOut;       ///< dropped together with the file that is opened
    QStackedWidget* m_pages = nullptr;
    StartPage* m_startPage = nullptr;
    QWidget* m_gamePage = nullptr;
    BoardView* m_board = nullptr;
    ZenStrip* m_zenStrip = nullptr;
    Banner* m_banner = nullptr;
    Announcer* m_announcer = nullptr;
    FindBar* m_find = nullptr;
    QPointer<PieceChart> m_chart; ///< of the game on the board, once it was asked for
    StatusLine* m_status = nullptr;
    MoveLine* m_moveLine = nullptr;
    PieceStudy* m_study = nullptr;
    GamePane* m_pane = nullptr;
    QDockWidget* m_studyDock = nullptr;
    QDockWidget* m_gameDock = nullptr;
    Analysis* m_analysis = nullptr;
    EnginePane* m_enginePane = nullptr;
    QDockWidget* m_engineDock = nullptr;
};

} // namespace mujo::ui
