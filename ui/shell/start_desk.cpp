#include "ui/shell/start_desk.h"

#include <QAction>

#include "ui/dialogs/start_page.h"
#include "ui/look/settings.h"
#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"
#include "ui/shell/game_flow.h"
#include "ui/shell/tour_desk.h"
#include "ui/shell/window_layout.h"

namespace mujo::ui {

StartDesk::StartDesk(const Parts& parts)
    : QObject(&parts.page), m_page(parts.page), m_settings(parts.settings), m_session(parts.session),
      m_files(parts.files), m_flow(parts.flow), m_tours(parts.tours), m_layout(parts.layout) {
    connectPage(parts.commands);
    followSettings();
}

void StartDesk::connectPage(CommandSet& commands) {
    connect(&m_page, &StartPage::playAsked, &m_flow, &GameFlow::play);
    connect(&m_page, &StartPage::termsAsked, &m_flow, &GameFlow::askNewGame);
    m_flow.setChosenGame([this] { return m_layout.showsBoard() ? QString() : m_page.currentId(); });
    connect(&m_page, &StartPage::openAsked, &m_files, &GameFiles::askOpen);
    connect(&m_page, &StartPage::libraryAsked, commands[Command::Library], &QAction::trigger);
    connect(&m_page, &StartPage::continueAsked, &m_files, &GameFiles::continueGame);
    connect(&m_page, &StartPage::discardAsked, &m_files, &GameFiles::discard);
    connect(&m_page, &StartPage::bringBackAsked, &m_files, &GameFiles::bringBack);
    connect(&m_page, &StartPage::renameAsked, &m_files, &GameFiles::rename);
    connect(&m_page, &StartPage::unfinishedWanted, this, &StartDesk::offerUnfinished);
    connect(&m_page, &StartPage::piecesAsked, this,
            [this](const QString& id) { m_settings.set(Settings::kPieces, id); });
    connect(&m_page, &StartPage::returnAsked, &m_layout, &WindowLayout::showBoard);
    connect(&m_layout, &WindowLayout::modeChanged, this, [this] {
        if (!m_layout.showsBoard()) {
            showTerms();
        }
    });
    connect(&m_flow, &GameFlow::startPageAsked, this, &StartDesk::show);
    connect(&m_files, &GameFiles::catalogChanged, &m_page, &StartPage::refresh);
    connect(&m_files, &GameFiles::unfinishedChanged, this, &StartDesk::offerUnfinished);
    connect(&m_files, &GameFiles::unfinishedMoved, &m_page, &StartPage::follow);
}

void StartDesk::followSettings() {
    m_settings.follow(Settings::kPieces, this, [this](const QString& id) { m_page.setPieces(id); });
    m_settings.follow(Settings::kLastGames, this,
                      [this](const QStringList& ids) { m_page.setLastGames(ids); });
    const auto terms = [this](const auto&) { showTerms(); };
    m_settings.follow(Settings::kSentePlayer, this, terms);
    m_settings.follow(Settings::kGotePlayer, this, terms);
    m_settings.follow(Settings::kLevel, this, terms);
    m_settings.follow(Settings::kSecondLevel, this, terms);
    m_settings.follow(Settings::kTimeControl, this, terms);
    m_settings.follow(Settings::kTimeGame, this, terms);
    m_settings.follow(Settings::kIllegalLoses, this, terms);
    m_settings.follow(Settings::kOwnName, this, terms);
    m_settings.follow(Settings::kPlayerNameA, this, terms);
    m_settings.follow(Settings::kPlayerNameB, this, terms);
}

void StartDesk::showTerms() {
    m_page.setTerms([this](const QString& id) { return m_flow.termsInWords(id); });
}

void StartDesk::show() {
    m_layout.showStartPage();
    QString onBoard;
    const bool isOver = m_session.hasGame() && m_session.game().gameOutcome().isOver();
    if (m_session.hasGame() && (m_files.keepsGame() || m_tours.isOn())) {
        const QString name = toQString(m_session.game().variant().name());
        const Game& game = m_session.game();
        const int move = nextMoveNumber(game); // as the line below the board counts it
        onBoard = m_tours.isOn() ? tr("The tour of %1, move %2, is on the board.").arg(name).arg(move)
                  : isOver       ? tr("%1 is on the board.").arg(name)
                  : m_files.isAmongUnfinished()
                      ? tr("%1, move %2, is on the board, and is kept when another game begins.")
                            .arg(name)
                            .arg(move)
                      : tr("%1, move %2, is on the board.").arg(name).arg(move);
    }
    m_page.offerReturn(onBoard, m_tours.isOn()          ? StartPage::OnBoard::GoesOn
                                : isOver                ? StartPage::OnBoard::Over
                                : m_session.isWaiting() ? StartPage::OnBoard::Waits
                                                        : StartPage::OnBoard::GoesOn);
    offerUnfinished();
}

void StartDesk::offerUnfinished() {
    m_page.offer(m_files.unfinished(), m_files.discarded());
}

} // namespace mujo::ui
