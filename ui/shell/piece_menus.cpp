#include "ui/shell/piece_menus.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>

#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/panes/fallen_view.h"
#include "ui/panes/find_bar.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/piece_study.h"
#include "ui/session/game_session.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"

namespace mujo::ui {

PieceMenus::PieceMenus(const Parts& parts) : QObject(&parts.window), m_parts(parts) {
    for (const Side side : {Side::Sente, Side::Gote}) {
        PlayerPanel& panel = parts.pane.panel(side);
        connect(&panel.hand(), &HandView::menuAsked, this,
                [this, side](PieceTypeId type, QPoint at) { showHandMenu(side, type, at); });
        connect(&panel.fallen(), &FallenView::kindChosen, this, [this, side](PieceTypeId type) {
            study(Piece{type, side});
        });
    }
    connect(&parts.study, &PieceStudy::menuAsked, this, &PieceMenus::showStudyMenu);
}

QMenu& PieceMenus::makeMenu(const char* name) {
    auto* menu = new QMenu(&m_parts.window);
    menu->setObjectName(QLatin1String(name));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return *menu;
}

/// In the pane, which may lie behind another one.
void PieceMenus::study(const Piece& piece) {
    m_parts.study.showPiece(piece);
    if (auto* dock = qobject_cast<QDockWidget*>(m_parts.study.parentWidget())) {
        dock->show();
        dock->raise();
    }
}

void PieceMenus::addFind(QMenu& menu, PieceTypeId type) {
    const QString name = toQString(m_parts.session.game().variant().type(type).name);
    connect(menu.addAction(tr("&Find it on the board")), &QAction::triggered, this,
            [this, name, type] { m_parts.find.find(name, {type}); });
}

void PieceMenus::showHandMenu(Side side, PieceTypeId type, QPoint at) {
    QMenu& menu = makeMenu("handMenu");
    QAction* drop = menu.addAction(tr("&Pick it up to drop it"));
    drop->setEnabled(m_parts.session.isHumanTurn() && m_parts.session.game().position().turn() == side);
    connect(drop, &QAction::triggered, this, [this, type] {
        m_parts.board.chooseFromHand(type);
        m_parts.board.setFocus();
    });
    connect(menu.addAction(tr("&Study it")), &QAction::triggered, this, [this, side, type] {
        study(Piece{type, side});
    });
    addFind(menu, type);
    menu.popup(at);
}

void PieceMenus::showStudyMenu(QPoint at) {
    if (!m_parts.session.hasGame()) {
        return;
    }
    QMenu& menu = makeMenu("studyMenu");
    if (const auto piece = m_parts.study.piece()) {
        addFind(menu, piece->type);
        connect(menu.addAction(tr("&Copy what is said of it")), &QAction::triggered, this,
                [this] { QGuiApplication::clipboard()->setText(m_parts.study.words()); });
        connect(menu.addAction(tr("Rule&s of the game here")), &QAction::triggered, this,
                [this] { m_parts.study.showRules(); });
        menu.addSeparator();
    }
    menu.addActions({m_parts.commands[Command::Chart], m_parts.commands[Command::Rules]});
    menu.popup(at);
}

} // namespace mujo::ui
