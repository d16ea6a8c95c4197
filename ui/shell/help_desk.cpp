#include "ui/shell/help_desk.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include "ui/board/board_view.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/engines_dialog.h"
#include "ui/dialogs/help_window.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/library_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/piece_workshop.h"
#include "ui/dialogs/problem_report.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/editor/position_editor.h"
#include "ui/look/look_keeper.h"
#include "ui/panes/engine_pane.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/openings_pane.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/player_panel.h"
#include "ui/session/game_store.h"
#include "ui/shell/commands.h"
#include "ui/shell/shown_variant.h"
#include "ui/trainer/trainer_dialog.h"

namespace mujo::ui {

namespace {

/// The page on a part of the window; the inner part decides.
std::optional<HelpSection> sectionOf(const QObject* part) {
    const auto is = [part]<class... Widget>(Widget*...) {
        return ((qobject_cast<const Widget*>(part) != nullptr) || ...);
    };
    if (is(static_cast<BoardView*>(nullptr), static_cast<PlayerPanel*>(nullptr))) {
        return HelpSection::Moves;
    }
    if (is(static_cast<PieceStudy*>(nullptr), static_cast<PieceChart*>(nullptr),
           static_cast<TrainerDialog*>(nullptr))) {
        return HelpSection::Study;
    }
    if (is(static_cast<GamePane*>(nullptr))) {
        return HelpSection::Record;
    }
    if (is(static_cast<EnginePane*>(nullptr), static_cast<EnginesDialog*>(nullptr),
           static_cast<OpeningsPane*>(nullptr))) {
        return HelpSection::Computer;
    }
    if (is(static_cast<LibraryDialog*>(nullptr))) {
        return HelpSection::Keeping;
    }
    if (is(static_cast<PositionEditor*>(nullptr))) {
        return HelpSection::Editor;
    }
    if (is(static_cast<ImportDialog*>(nullptr), static_cast<PieceWorkshop*>(nullptr))) {
        return HelpSection::OwnGames;
    }
    if (is(static_cast<ShortcutsDialog*>(nullptr))) {
        return HelpSection::Keys;
    }
    return std::nullopt;
}

} // namespace

HelpDesk::HelpDesk(const Parts& parts)
    : QObject(&parts.window), m_catalog(parts.catalog), m_session(parts.session), m_look(parts.look),
      m_commands(parts.commands), m_study(parts.study), m_start(parts.start), m_window(parts.window) {
    m_commands.on(Command::Help, this, [this] { show(fitting()); });
    m_commands.on(Command::Keys, this, [this] { show(HelpSection::Keys); });
    m_commands.on(Command::Marks, this, [this] { show(HelpSection::Marks); });
    m_commands.on(Command::Rules, this, [this] { show(HelpSection::Rules); });
    m_commands.on(Command::About, this, [this] { (new AboutDialog(&m_window))->open(); });
    m_commands.on(Command::ReportProblem, this, [this] {
        const auto game = m_session.hasGame() ? std::optional(gameFile(m_session)) : std::nullopt;
        (new ProblemReport(game, &m_window))->open();
    });
    connect(&m_study, &PieceStudy::marksAsked, this, [this] { show(HelpSection::Marks); });
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (m_help && what.testFlag(GameFact::Game)) {
            m_help->setGame(m_session.game().position().sharedVariant()); // the board is shown next
        }
    });
    qApp->installEventFilter(this);
}

bool HelpDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && QApplication::activeModalWidget() != nullptr &&
        watched == QApplication::focusWidget()) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        const QKeySequence pressed(key->keyCombination());
        if (key->key() == Qt::Key_F1 && m_commands[Command::Help]->shortcuts().contains(pressed)) {
            show(fitting());
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

HelpSection HelpDesk::fitting() const {
    for (const QObject* part = owner()->focusWidget(); part != nullptr && part != &m_window;
         part = part->parent()) {
        if (const auto section = sectionOf(part)) {
            return *section;
        }
    }
    return HelpSection::FirstGame;
}

/// The dialog that blocks the window, or else the window.
QWidget* HelpDesk::owner() const {
    QWidget* modal = QApplication::activeModalWidget();
    return modal != nullptr ? modal : &m_window;
}

void HelpDesk::show(HelpSection section) {
    QWidget* parent = owner();
    if (m_help && m_help->parentWidget() != parent) {
        delete m_help;
    }
    if (!m_help) {
        m_help = new HelpWindow({[this](const QString& command) { return keysOf(command); },
                                 [this] { return m_commands.keySheet(); }},
                                parent);
        m_look.follow(m_help.data());
        connect(m_help.data(), &HelpWindow::linkFollowed, this, [this](const QString& link) {
            if (!m_start.isVisible()) { // the pane knows the game on the board
                m_study.follow(link);
            }
        });
    }
    m_help->setGame(shownVariant(m_catalog, m_start, m_session));
    m_help->showSection(section);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

QString HelpDesk::keysOf(const QString& command) const {
    const auto* action = m_window.findChild<QAction*>(command, Qt::FindDirectChildrenOnly);
    return action != nullptr ? action->shortcut().toString(QKeySequence::NativeText) : QString();
}

} // namespace mujo::ui
