// How the main window looks: colours and pieces, as the settings have them.

#include <QActionGroup>
#include <QApplication>

#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/docks/banner.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/status_line.h"
#include "ui/main_window.h"

namespace mujo::ui {

namespace {

PieceSetKind pieceSetFrom(const QString& name) {
    return name == QStringLiteral("mnemonic")  ? PieceSetKind::Mnemonic
           : name == QStringLiteral("western") ? PieceSetKind::Western
                                               : PieceSetKind::Kanji;
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

PieceStyle MainWindow::pieceStyle() const {
    PieceStyle style;
    switch (pieceSetFrom(m_settings.text(Settings::kPieces))) {
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
    m_status->setTheme(m_theme);
    m_pane->setTheme(m_theme);
    m_study->setLook(m_theme, pieceStyle());
    for (const Side side : {Side::Sente, Side::Gote}) {
        m_pane->panel(side).hand().setPieceSet(pieceStyle().set);
    }
}

void MainWindow::onSettingChanged() {
    const PieceSetKind set = pieceSetFrom(m_settings.text(Settings::kPieces));
    m_board->setPieceSet(set);
    m_board->setEnglishNames(m_settings.isOn(Settings::kEnglishNames));
    m_board->setSidesTinted(m_settings.isOn(Settings::kSidesTinted));
    m_board->showHanging(m_settings.isOn(Settings::kShowHanging));
    m_board->setAlwaysPromote(m_settings.isOn(Settings::kAlwaysPromote));
    applyTheme();
    const auto check = [](QActionGroup* group, const QString& value) {
        for (QAction* action : group->actions()) {
            action->setChecked(action->data().toString() == value);
        }
    };
    check(m_actions.themes, m_settings.text(Settings::kTheme));
    check(m_actions.pieces, m_settings.text(Settings::kPieces));
    m_actions.englishNames->setChecked(m_settings.isOn(Settings::kEnglishNames));
    m_actions.sidesTinted->setChecked(m_settings.isOn(Settings::kSidesTinted));
    m_actions.hanging->setChecked(m_settings.isOn(Settings::kShowHanging));
    m_actions.alwaysPromote->setChecked(m_settings.isOn(Settings::kAlwaysPromote));
    m_startPage->setTerms(termsInWords(usualSetup(m_settings, nullptr)));
}

} // namespace mujo::ui
