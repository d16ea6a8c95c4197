#pragma once

#include <QMainWindow>
#include <functional>
#include <memory>

#include "core/variant_file/catalog.h"
#include "ui/look/look_keeper.h"
#include "ui/session/game_session.h"
#include "ui/shell/commands.h"
#include "ui/shell/opening.h"

class QStackedWidget;

namespace mujo::ui {

class Analysis;
class Announcer;
class Banner;
class BoardView;
class EndingCard;
class EndingDesk;
class EngineInquiry;
class EngineList;
class EnginePane;
class FileIntake;
class FindBar;
class GameAnalysis;
class GameFiles;
class GameFlow;
class GamePane;
class LookDesk;
class MateSearch;
class Messages;
class MoveLine;
class OpeningBook;
class OpeningsPane;
class PieceStudy;
class QuestionLine;
class RecordDesk;
class SoundDesk;
class SoundPlayer;
class StartDesk;
class StartPage;
class StatusLine;
class StudyDesk;
class TourDesk;
class TournamentDesk;
class VariantLibrary;
class WindowLayout;
class ZenStrip;

/// Builds the parts of the window, each with one concern, and connects them; decides nothing itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The catalogue, the settings, the looks and the session must outlive the window, whose views observe
    /// them.
    MainWindow(Catalog& catalog, Settings& settings, Looks& looks, GameSession& session,
               const QString& autosaveFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Puts a game on the board, or leaves the choice when there is none, and clicks the squares.
    void open(const Opening& opening);
    /// The same for the file of a command line, at once or later; a fault is told in a dialog, and to
    /// `onRefused`.
    void openAsked(const CommandLine& line, std::function<void(const QString&)> onRefused);
    /// Comes to the front with what the program was started for once more.
    void takeOver(const CommandLine& line);
    /// False while it waits for an answer in a dialog, or has a game that would be lost with another one.
    [[nodiscard]] bool mayBeDisturbed() const;
    /// Shows unfinished games on the start page.
    void offerUnfinished();
    /// Once: a guided first game.
    void offerTour();
    [[nodiscard]] bool showsBoard() const;
    /// Asks once whether moves shall be heard.
    void offerSounds();
    /// As the close button does, but without a question: what could not be saved is lost.
    void closeUnasked();
    /// Where the trainer keeps what was learnt; without it nothing is kept.
    void setLearntFile(const QString& path);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildPages();
    void buildStatusBar();
    void buildShell(const QString& autosaveFolder);
    void followLook();
    void followSettings();
    void connectSession();
    void connectBoard();
    void connectHands();
    void connectCommands();

    void onChanged(GameFacts what);
    void onModeChanged();
    void setFlipped(bool flipped);
    void showPlayersInZen();
    void nameWindow();
    void focusNextPane();

    bool m_mayLose = false; ///< the user has agreed to lose what could not be saved

    Catalog& m_catalog;
    Settings& m_settings;
    Looks& m_looks;
    GameSession& m_session;
    EngineList* m_engines = nullptr;
    EngineInquiry* m_inquiry = nullptr;
    LookKeeper m_look;
    std::unique_ptr<SoundPlayer> m_player;
    CommandSet m_commands;

    QStackedWidget* m_pages = nullptr;
    StartPage* m_startPage = nullptr;
    QWidget* m_gamePage = nullptr;
    BoardView* m_board = nullptr;
    ZenStrip* m_zenStrip = nullptr;
    FindBar* m_find = nullptr;
    Banner* m_banner = nullptr;
    EndingCard* m_endingCard = nullptr;
    Banner* m_programBanner = nullptr;
    MoveLine* m_moveLine = nullptr;
    StatusLine* m_status = nullptr;
    Announcer* m_announcer = nullptr;
    QuestionLine* m_questionLine = nullptr;
    PieceStudy* m_study = nullptr;
    GamePane* m_pane = nullptr;
    Analysis* m_analysis = nullptr;
    MateSearch* m_mate = nullptr;
    GameAnalysis* m_review = nullptr;
    RecordDesk* m_recordDesk = nullptr;
    EnginePane* m_enginePane = nullptr;
    OpeningBook* m_book = nullptr;
    OpeningsPane* m_openings = nullptr;

    Messages* m_messages = nullptr;
    WindowLayout* m_layout = nullptr;
    GameFiles* m_files = nullptr;
    GameFlow* m_flow = nullptr;
    VariantLibrary* m_library = nullptr;
    LookDesk* m_lookDesk = nullptr;
    FileIntake* m_intake = nullptr;
    StudyDesk* m_desk = nullptr;
    TourDesk* m_tours = nullptr;
    TournamentDesk* m_tournaments;
    StartDesk* m_start = nullptr;
    EndingDesk* m_ending = nullptr;
    SoundDesk* m_sounds = nullptr;
};

} // namespace mujo::ui
