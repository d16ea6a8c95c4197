// How the main window looks: colours and pieces, as the settings have them.

#include <QActionGroup>
#include <QApplication>

#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/start_page.h"
#include "ui/docks/announcer.h"
#include "ui/docks/banner.h"
#include "ui/docks/engine_pane.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/status_line.h"
#include "ui/docks/zen_strip.h"
#include "ui/main_window.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

namespace {

PieceSetKind pieceSetFrom(const QString& name) {
    return name == QStringLiteral("mnemonic")  ? PieceSetKind::Mnemonic
           : name == QStringLiteral("western") ? PieceSetKind::Western
                                               : PieceSetKind::Kanji;
}

void checkOnly(QActionGroup* group, const QString& value) {
    for (QAction* action : group->actions()) {
        action->setChecked(action->data().toString() == value);
    }
}

QString themeName(ThemeKind kind) {
    return kind == ThemeKind::Dark       ? QStringLiteral("dark")
           : kind == ThemeKind::Contrast ? QStringLiteral("contrast")
                                         : QStringLiteral("light");
}

} // namespace

ThemeKind MainWindow::themeKind() const {
    const QString name = m_settings.text(Settings::kTheme);
    if (name == QStringLiteral("dark")) {
        return ThemeKind::Dark;
    }
    if (name == QStringLiteral("contrast")) {
        return ThemeKind::Contrast;
    }
    if (name == QStringLiteral("light")) {
        return ThemeKind::Light;
    }
    // Without a palette of ours the application has the system's.
    QApplication::setPalette(QPalette());
    return isDarkPalette(QApplication::palette()) ? ThemeKind::Dark : ThemeKind::Light;
}

/// That of the game on the board, where one was chosen for it.
QString MainWindow::pieceSetName() const {
    const QString usual = m_settings.text(Settings::kPieces);
    if (!showsBoard() || !m_session.hasGame()) {
        return usual;
    }
    return m_settings.value(Settings::kPiecesOfGames).toMap().value(gameId(), usual).toString();
}

void MainWindow::choosePieceSet(const QString& name) {
    if (!showsBoard() || !m_session.hasGame()) {
        m_settings.set(Settings::kPieces, name);
        return;
    }
    QVariantMap sets = m_settings.value(Settings::kPiecesOfGames).toMap();
    sets.insert(gameId(), name);
    m_settings.set(Settings::kPiecesOfGames, sets);
    applyPieceStyle(); // also when nothing has changed: the menu has to say so
}

QString MainWindow::gameId() const {
    return QString::fromStdString(m_session.game().variant().id());
}

PieceStyle MainWindow::pieceStyle() const {
    PieceStyle style;
    switch (pieceSetFrom(pieceSetName())) {
    case PieceSetKind::Mnemonic:
        style.set = PieceSet::Mnemonic;
        break;
    case PieceSetKind::Western:
        style.set = PieceSet::Western;
        break;
    case PieceSetKind::Kanji:
        break;
    }
    style.goteTinted = m_settings.isOn(Settings::kSidesTinted);
    style.nameShown = m_settings.isOn(Settings::kEnglishNames);
    return style;
}

void MainWindow::applyTheme() {
    const ThemeKind kind = themeKind();
    m_theme = Theme::make(kind);
    QApplication::setPalette(m_theme.palette());
    m_board->setTheme(themeName(kind));
    m_startPage->setTheme(m_theme);
    m_banner->setTheme(m_theme);
    m_programBanner->setTheme(m_theme);
    m_status->setTheme(m_theme);
    m_pane->setTheme(m_theme);
    m_enginePane->setTheme(m_theme);
    m_zenStrip->setTheme(m_theme);
    applyPieceStyle();
}

void MainWindow::applyPieceStyle() {
    const QString name = pieceSetName();
    m_board->setPieceSet(pieceSetFrom(name));
    m_study->setLook(m_theme, pieceStyle());
    if (m_chart != nullptr) {
        m_chart->setLook(m_theme, pieceStyle());
    }
    for (const Side side : {Side::Sente, Side::Gote}) {
        m_pane->panel(side).hand().setPieceSet(pieceStyle().set);
    }
    checkOnly(m_actions.pieces, name);
}

void MainWindow::onSettingChanged() {
    m_board->setEnglishNames(m_settings.isOn(Settings::kEnglishNames));
    m_board->setSidesTinted(m_settings.isOn(Settings::kSidesTinted));
    m_board->setAlwaysPromote(m_settings.isOn(Settings::kAlwaysPromote));
    applyTheme();
    const QString squares = m_settings.text(Settings::kSquares);
    SquareNames::ofProgram().choose(squares == QStringLiteral("8h")   ? SquareNames::Choice::Shogi
                                    : squares == QStringLiteral("a1") ? SquareNames::Choice::Chess
                                                                      : SquareNames::Choice::AsInSources);
    const QString speech = m_settings.text(Settings::kSpeech);
    m_announcer->setVerbosity(speech == QStringLiteral("silent")  ? Announcer::Verbosity::Silent
                              : speech == QStringLiteral("brief") ? Announcer::Verbosity::Brief
                                                                  : Announcer::Verbosity::Full);
    checkOnly(m_actions.themes, m_settings.text(Settings::kTheme));
    m_actions.englishNames->setChecked(m_settings.isOn(Settings::kEnglishNames));
    m_actions.sidesTinted->setChecked(m_settings.isOn(Settings::kSidesTinted));
    for (QAction* action : m_actions.overlays) {
        const OverlayCommand* command = overlayCommand(action->data().toString());
        action->setChecked(m_settings.isOn({command->setting, false}));
        m_board->showOverlay(command->id, action->isChecked());
    }
    m_actions.alwaysPromote->setChecked(m_settings.isOn(Settings::kAlwaysPromote));
    m_startPage->setTerms(termsInWords(usualSetup(m_settings, nullptr)));
}

} // namespace mujo::ui
