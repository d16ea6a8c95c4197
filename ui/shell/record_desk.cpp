#include "ui/shell/record_desk.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QStringList>
#include <QWidget>
#include <utility>

#include "core/game/judgement.h"
#include "ui/board/board_view.h"
#include "ui/board/typed_line.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/note_pane.h"
#include "ui/panes/record_find_bar.h"
#include "ui/panes/record_tree.h"
#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/messages.h"
#include "ui/shell/window_layout.h"

namespace mujo::ui {

namespace {

/// Moves of the record from this one on, in all lines, as they are counted everywhere: one of each side.
int countFrom(const Game& game, Game::Node node) {
    return movesCounted(nodesFrom(game, node).size());
}

} // namespace

RecordDesk::RecordDesk(const Parts& parts)
    : QObject(&parts.window), m_session(parts.session), m_pane(parts.pane), m_messages(parts.messages),
      m_commands(parts.commands), m_layout(parts.layout), m_window(parts.window) {
    NotePane& notes = m_pane.notes();
    connect(&notes, &NotePane::commentWritten, &m_session, &GameSession::setComment);
    connect(&notes, &NotePane::glyphChosen, &m_session, &GameSession::setGlyph);
    connect(&m_pane.find(), &RecordFindBar::nodeChosen, &m_session, &GameSession::goToNode);
    connect(&m_pane.moveList(), &MoveListView::nodeChosen, &m_session, &GameSession::goToNode);
    connect(&m_pane.moveList(), &MoveListView::menuAsked, this, &RecordDesk::showMenu);
    connect(&m_pane.tree(), &RecordTree::nodeChosen, &m_session, &GameSession::goToNode);
    connect(&m_pane.tree(), &RecordTree::menuAsked, this, &RecordDesk::showMenu);
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            m_copied.reset();
        }
    });
    connect(&parts.board, &BoardView::cursorBegun, this, &RecordDesk::tellOfCursor);
    connectCommands();
}

/// Once: in other programs the arrows lead through the record.
void RecordDesk::tellOfCursor() {
    if (m_session.game().line().empty() || std::exchange(m_hasToldOfCursor, true)) {
        return;
    }
    const auto key = [this](Command command) {
        return m_commands[command]->shortcut().toString(QKeySequence::NativeText);
    };
    m_messages.notice(
        tr("The arrow keys move a cursor on the board; %1 and %2 step through the record, and so do "
           "Page Up and Page Down.")
            .arg(key(Command::StepBack), key(Command::StepForward)));
}

void RecordDesk::connectCommands() {
    const auto on = [this](Command command, auto act) { m_commands.on(command, this, act); };
    const auto current = [this] { return m_session.game().current(); };
    on(Command::Comment, [this, current] { writeComment(current()); });
    on(Command::Diagram, [this, current](bool drawn) { m_session.setDiagram(current(), drawn); });
    on(Command::FindInRecord, [this] {
        m_layout.showGame();
        m_pane.find().open();
    });
    on(Command::MakeMainLine, [this, current] { m_session.makeMainLine(current()); });
    on(Command::RaiseLine, [this, current] { m_session.raiseLine(current()); });
    on(Command::RemoveMoves, [this, current] { remove(current()); });
    on(Command::CopyMoves, [this, current] {
        const Game& game = m_session.game();
        copy(current() == Game::kStart ? game.onLine(1) : current());
    });
    on(Command::PasteMoves, [this, current] { pasteBehind(current()); });
    on(Command::UndoEdit, [this] {
        m_pane.notes().commit();
        m_session.undoEdit();
    });
    on(Command::RedoEdit, [this] { m_session.redoEdit(); });
}

void RecordDesk::addOtherMoves(QMenu& menu, Game::Node node) {
    const Game& game = m_session.game();
    const std::vector<Game::Node>& moves = game.next(game.parent(node));
    if (moves.size() < 2) {
        return;
    }
    for (const Game::Node each : moves) {
        QAction* action = menu.addAction(inButton(moveText(game, each)));
        action->setCheckable(true);
        action->setChecked(game.isOnLine(each));
        connect(action, &QAction::triggered, &m_session, [this, each] { m_session.goToNode(each); });
    }
    menu.addSeparator();
}

void RecordDesk::addGlyphs(QMenu& menu, Game::Node node) {
    QMenu* marks = menu.addMenu(tr("Mar&k"));
    const auto now = m_session.game().ply(node).glyph;
    const auto add = [&](const QString& text, std::optional<MoveGlyph> glyph) {
        QAction* action = marks->addAction(text);
        action->setCheckable(true);
        action->setChecked(now == glyph);
        connect(action, &QAction::triggered, &m_session,
                [this, node, glyph] { m_session.setGlyph(node, glyph); });
    };
    for (const MoveGlyph glyph : kMoveGlyphs) {
        add(tr("%1  %2").arg(toQString(std::string(glyphText(glyph))), glyphInWords(glyph)), glyph);
    }
    marks->addSeparator();
    add(tr("No mark"), std::nullopt);
}

void RecordDesk::showMenu(Game::Node node, QPoint at) {
    auto* menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("moveMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addOtherMoves(*menu, node);
    connect(menu->addAction(tr("&Go here")), &QAction::triggered, &m_session,
            [this, node] { m_session.goToNode(node); });
    connect(menu->addAction(tr("C&opy the game up to here")), &QAction::triggered, this,
            [this, node] { copyGameUpTo(node); });
    if (judgementOf(m_session.game(), node)) {
        connect(menu->addAction(tr("&Why is this a mistake?")), &QAction::triggered, this,
                [this, node] { emit whyAsked(node); });
    }
    menu->addSeparator();
    addGlyphs(*menu, node);
    const auto add = [this, menu, node](Command command, auto act) {
        QAction* action = menu->addAction(m_commands[command]->text());
        connect(action, &QAction::triggered, this, [node, act] { act(node); });
        return action;
    };
    add(Command::Comment, [this](Game::Node each) { writeComment(each); });
    const bool hasDiagram = m_session.game().ply(node).hasDiagram;
    QAction* diagram = add(Command::Diagram,
                           [this, hasDiagram](Game::Node each) { m_session.setDiagram(each, !hasDiagram); });
    diagram->setCheckable(true);
    diagram->setChecked(hasDiagram);
    menu->addSeparator();
    const bool isMain = m_session.game().isOnMainLine(node);
    add(Command::MakeMainLine, [this](Game::Node each) {
        m_session.makeMainLine(each);
    })->setEnabled(!isMain);
    add(Command::RaiseLine, [this](Game::Node each) { m_session.raiseLine(each); })->setEnabled(!isMain);
    menu->addSeparator();
    add(Command::CopyMoves, [this](Game::Node each) { copy(each); });
    add(Command::PasteMoves, [this](Game::Node each) { pasteBehind(each); });
    add(Command::RemoveMoves, [this](Game::Node each) { remove(each); });
    menu->popup(at);
}

void RecordDesk::writeComment(Game::Node node) {
    m_session.goToNode(node);
    m_layout.showGame();
    m_pane.notes().ask();
}

void RecordDesk::remove(Game::Node node) {
    const int count = countFrom(m_session.game(), node);
    m_pane.notes().commit();
    m_session.removeMoves(node);
    m_copied = node;
    m_clipboardThen = QGuiApplication::clipboard()->text();
    const QString keys = m_commands[Command::UndoEdit]->shortcut().toString(QKeySequence::NativeText);
    const QString gone = tr("%n move(s) deleted.", nullptr, count);
    m_messages.notice(keys.isEmpty() ? gone : tr("%1 %2 undoes that.", "a sentence, keys").arg(gone, keys));
}

/// As text in the clipboard, with the numbers of the moves.
void RecordDesk::copyGameUpTo(Game::Node node) {
    const Game& game = m_session.game();
    std::vector<Game::Node> nodes;
    for (Game::Node at = node; at != Game::kStart; at = game.parent(at)) {
        nodes.push_back(at);
    }
    std::reverse(nodes.begin(), nodes.end());
    QGuiApplication::clipboard()->setText(movesInARow(game, nodes));
    m_messages.notice(tr("The game up to this move is in the clipboard, as text."));
}

void RecordDesk::copy(Game::Node node) {
    m_copied = node;
    const Game& game = m_session.game();
    QStringList moves; // the first line of what is copied, for others to read
    if (node != Game::kStart) {
        moves << moveText(game, node);
    }
    for (Game::Node at = node; !game.next(at).empty();) {
        at = game.next(at).front();
        moves << moveText(game, at);
    }
    QGuiApplication::clipboard()->setText(moves.join(QStringLiteral("  ")));
    m_clipboardThen = QGuiApplication::clipboard()->text();
    m_messages.notice(
        tr("%n single move(s) copied.", nullptr, static_cast<int>(nodesFrom(game, node).size())));
}

/// What was copied or deleted last in this game, with all that is said of it; or, where a text has been
/// copied since, the moves that it has.
void RecordDesk::pasteBehind(Game::Node node) {
    const QString text = QGuiApplication::clipboard()->text();
    if (m_copied && text == m_clipboardThen) {
        tellPasted(m_session.pasteMoves(*m_copied, node), 0);
        return;
    }
    const TypedLine read = readTypedLine(m_session.game(), node, text.left(kLongestTypedLine));
    if (read.moves.empty()) {
        m_messages.notice(
            tr("Nothing to paste: no moves of this game were copied, and the clipboard does not begin with a "
               "move that is possible here."));
        return;
    }
    tellPasted(m_session.pasteLine(read.moves, node), read.unread);
}

void RecordDesk::tellPasted(const RecordEdits::Pasted& pasted, int unread) {
    const auto moves = static_cast<int>(pasted.moves); // counted one by one, as they stand in the text
    const auto impossible = static_cast<int>(pasted.impossible);
    QStringList said{moves == 0 ? tr("No move was pasted.")
                     : moves == 1
                         ? tr("One move was pasted; the board shows it.")
                         : tr("%n single move(s) pasted; the board shows the first.", nullptr, moves)};
    if (impossible > 0) {
        said << tr("%n move(s) are not possible there.", nullptr, impossible);
    }
    if (unread > 0) {
        said << tr("The rest of the text is no move that is possible there.");
    }
    m_messages.notice(said.join(QLatin1Char(' ')));
}

} // namespace mujo::ui
