#pragma once

#include <QAction>
#include <QLatin1String>
#include <utility>

#include "core/variant_file/translation.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/start_page.h"
#include "ui/look/looks.h"
#include "ui/panes/announcer.h"
#include "ui/panes/banner.h"
#include "ui/panes/engine_pane.h"
#include "ui/panes/find_bar.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_line.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/status_line.h"
#include "ui/session/analysis.h"
#include "ui/session/file_opener.h"
#include "ui/session/game_analysis.h"
#include "ui/shell/file_intake.h"
#include "ui/shell/game_files.h"
#include "ui/shell/game_flow.h"
#include "ui/shell/main_window.h"

namespace mujo::ui::testing {

/// Boards and pieces, made before the window that shows them: from the user's folder of the test.
class OwnLooks {
public:
    explicit OwnLooks(const Catalog& catalog)
        : m_looks(Looks::usualFolder(), catalog.language() != nullptr
                                            ? QString::fromStdString(catalog.language()->language())
                                            : QStringLiteral("en")) {}

    [[nodiscard]] Looks& looks() { return m_looks; }

private:
    Looks m_looks;
};

/// The main window with its parts, found among its children as a user's tools find them.
class TestWindow : private OwnLooks, public MainWindow {
public:
    TestWindow(Catalog& catalog, Settings& settings, GameSession& session, const QString& autosaveFolder)
        : OwnLooks(catalog), MainWindow(catalog, still(settings), looks(), session, autosaveFolder),
          m_session(session) {}

    using OwnLooks::looks;

    [[nodiscard]] GameSession& session() const { return m_session; }
    [[nodiscard]] BoardView& board() const { return part<BoardView>("board"); }
    [[nodiscard]] StatusLine& status() const { return part<StatusLine>(); }
    [[nodiscard]] MoveLine& moveLine() const { return part<MoveLine>(); }
    [[nodiscard]] StartPage& startPage() const { return part<StartPage>(); }
    [[nodiscard]] Banner& banner() const { return part<Banner>("boardBanner"); }
    [[nodiscard]] Banner& programBanner() const { return part<Banner>("programBanner"); }
    [[nodiscard]] GamePane& pane() const { return part<GamePane>(); }
    [[nodiscard]] PieceStudy& study() const { return part<PieceStudy>(); }
    [[nodiscard]] Announcer& announcer() const { return part<Announcer>(); }
    [[nodiscard]] Analysis& analysis() const { return part<Analysis>(); }
    [[nodiscard]] GameAnalysis& gameAnalysis() const { return part<GameAnalysis>(); }
    [[nodiscard]] EnginePane& enginePane() const { return part<EnginePane>(); }
    [[nodiscard]] FindBar& findBar() const { return part<FindBar>(); }
    [[nodiscard]] FileOpener& fileOpener() const { return part<FileOpener>(); }
    /// A command by its id.
    [[nodiscard]] QAction* action(const char* id) const { return &part<QAction>(id); }

    void begin(GameSetup setup) const { part<GameFlow>().begin(std::move(setup)); }
    bool startFromText(const QString& text) const { return part<GameFlow>().startFromText(text); }
    bool openFile(const QString& path) const { return part<GameFiles>().openFile(path); }
    bool saveTo(const QString& path) const { return part<GameFiles>().saveTo(path); }
    bool takeFile(const QString& path) const { return part<FileIntake>().take(path); }
    void continueGame(const KeptGame& game) const { part<GameFiles>().continueGame(game); }
    [[nodiscard]] bool isUnsafe() const { return part<GameFiles>().isUnsafe(); }
    void offerGameBefore() const { part<GameFiles>().offerGameBefore(); }
    void tellUnopened(const QString& path, const QString& fault) const {
        part<GameFiles>().tellUnopened(path, fault);
    }

private:
    /// Everything at the board happens at once at first, so that what a test does is seen in the next
    /// picture.
    static Settings& still(Settings& settings) {
        settings.setForSession(Settings::kMotion, false);
        settings.setForSession(Settings::kAnswerPause, 0);
        settings.setForSession(Settings::kPace, 0);
        return settings;
    }

    template <class Part>
    [[nodiscard]] Part& part(const char* name = nullptr) const {
        return *findChild<Part*>(QLatin1String(name));
    }

    GameSession& m_session;
};

} // namespace mujo::ui::testing
