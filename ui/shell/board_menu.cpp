#include "ui/shell/board_menu.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/panes/piece_study.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"

namespace mujo::ui {

BoardMenu::BoardMenu(const Parts& parts)
    : QObject(&parts.window), m_session(parts.session), m_commands(parts.commands), m_board(parts.board),
      m_study(parts.study), m_window(parts.window) {
    m_commands.stepBy(m_board);
    connect(&m_board, &BoardView::menuAsked, this, &BoardMenu::show);
    m_commands.on(Command::Threats, this, [this] { m_board.showThreats(); });
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            nameSides();
        }
    });
}

/// For the legend of the threats.
void BoardMenu::nameSides() {
    const GameSetup& setup = m_session.setup();
    const bool againstComputer = setup.seats[Side::Sente].isHuman() != setup.seats[Side::Gote].isHuman();
    PerSide<QString> names;
    for (const Side side : {Side::Sente, Side::Gote}) {
        const Seat& seat = setup.seats[side];
        names[side] = !seat.name.isEmpty()                ? playerName(seat, side)
                      : againstComputer && seat.isHuman() ? tr("you (%1)").arg(sideName(side))
                      : !seat.isHuman()                   ? tr("the computer (%1)").arg(sideName(side))
                                                          : sideName(side);
    }
    m_board.nameSides(names);
}

void BoardMenu::show(Square square, QPoint at) {
    if (!m_session.hasGame()) {
        return;
    }
    auto* menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("boardMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Variant& variant = m_session.game().variant();
    menu->setTitle(squareName(variant, square));
    menu->setAccessibleName(tr("Square %1").arg(squareName(variant, square)));
    if (!m_session.game().position().at(square).isEmpty()) {
        addPiece(*menu, square);
    }
    addSquare(*menu, square);
    menu->addSeparator();
    addCommands(*menu);
    menu->popup(at);
}

void BoardMenu::addPiece(QMenu& menu, Square square) {
    const Game& game = m_session.game();
    const QString name = toQString(game.variant().type(game.position().at(square).type()).name);
    connect(menu.addAction(tr("&Study the %1").arg(name)), &QAction::triggered, this,
            [this, square] { study(square); });
    connect(menu.addAction(tr("Show where it can &go")), &QAction::triggered, this,
            [this, square] { m_board.select(square); });
}

void BoardMenu::addSquare(QMenu& menu, Square square) {
    const bool isEmpty = m_session.game().position().at(square).isEmpty();
    connect(menu.addAction(isEmpty ? tr("Show which &pieces reach this square")
                                   : tr("Show what &attacks and defends it")),
            &QAction::triggered, this, [this, square] {
                m_board.setFocus();
                m_board.showThreatsAt(square);
            });
    const auto& shapes = m_session.game().shapes();
    const bool isCircled = std::any_of(shapes.begin(), shapes.end(), [square](const DrawnShape& shape) {
        return shape.from == square && shape.to == square;
    });
    connect(menu.addAction(isCircled ? tr("Take the ci&rcle away") : tr("D&raw a circle")),
            &QAction::triggered, this, [this, square] { m_board.toggleCircle(square); });
    const QString name = squareName(m_session.game().variant(), square);
    connect(menu.addAction(tr("Copy the name of the s&quare, %1").arg(name)), &QAction::triggered, this,
            [name] { QGuiApplication::clipboard()->setText(name); });
}

void BoardMenu::addCommands(QMenu& menu) {
    for (const Command command : {Command::CopyPosition, Command::EditPosition, Command::Flip, Command::Fit,
                                  Command::LastMove, Command::Hint, Command::TakeBack}) {
        if (QAction* action = m_commands[command]; action->isEnabled()) {
            menu.addAction(action);
        }
    }
}

/// In the pane, which comes back when it was closed.
void BoardMenu::study(Square square) {
    for (QWidget* widget = m_study.parentWidget(); widget != nullptr; widget = widget->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(widget)) {
            dock->show();
            dock->raise();
            break;
        }
    }
    const Cell cell = m_session.game().position().at(square);
    if (!cell.isEmpty()) {
        m_study.showPiece(cell.piece(), square);
    }
}

} // namespace mujo::ui
