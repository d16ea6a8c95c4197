#include "ui/shell/commands.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>
#include <algorithm>
#include <cassert>
#include <utility>

#include "core/game/game.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/board/overlays/overlay_words.h"
#include "ui/look/look_keeper.h"
#include "ui/session/game_clock.h"
#include "ui/session/game_session.h"
#include "ui/session/words.h"
#include "ui/shell/command_entry.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// Without the mark of its letter, and without a key that stands beside it.
QString plain(const QString& entry) {
    QString text = entry.section(QLatin1Char('\t'), 0, 0);
    return Phrases::withoutMnemonic(text).remove(QStringLiteral("…"));
}

/// The name of a file as an entry of a menu: with the first letter that no entry before has, from its id
/// where the name has none.
QString withLetter(const QString& name, const QString& id, QString& letters) {
    const auto free = [&letters](QChar c) {
        return c.unicode() < 0x80 && c.isLetterOrNumber() && !letters.contains(c.toLower());
    };
    const QString entry = inButton(name);
    for (qsizetype i = 0; i < entry.size(); ++i) {
        if (free(entry[i])) {
            letters += entry[i].toLower();
            return entry.left(i) + QLatin1Char('&') + entry.mid(i);
        }
    }
    const auto letter = std::find_if(id.begin(), id.end(), free);
    if (letter == id.end()) {
        return entry;
    }
    letters += letter->toLower();
    return QStringLiteral("%1(&%2)").arg(entry, letter->toUpper());
}

QString inWords(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) {
        texts << key.toString(QKeySequence::NativeText);
    }
    return texts.join(QStringLiteral(", "));
}

/// Whether a command makes sense in the game on the board, as it stands.
bool isPossible(Command command, const GameSession& session) {
    const Game& game = session.game();
    switch (command) {
    case Command::TakeBack:
        return !game.plies().empty() || game.ended(game.current()).has_value();
    case Command::ToStart:
    case Command::StepBack:
        return !game.plies().empty();
    case Command::Redo:
        return !game.following().empty() || session.mayEndAgain();
    case Command::StepForward:
        return !game.following().empty();
    case Command::ToEnd:
        return !game.following().empty() || session.isLookingBack();
    case Command::PlayRecord:
    case Command::AnalyseGame:
        return !game.line().empty();
    case Command::OtherLine:
        return game.otherLine().has_value();
    case Command::ContinueGame:
        return session.isWaiting() && !game.lineOutcome().isOver();
    case Command::MakeMainLine:
    case Command::RaiseLine:
        return !game.isOnMainLine(game.current());
    case Command::CopyMoves:
        return !game.line().empty();
    case Command::RemoveMoves:
    case Command::Why:
        return game.current() != Game::kStart;
    case Command::UndoEdit:
        return session.edits().undoable().has_value();
    case Command::RedoEdit:
        return session.edits().redoable().has_value();
    case Command::CopyLetter:
        return !game.line().empty() && session.isHuman(Side::Sente) && session.isHuman(Side::Gote);
    case Command::Hint:
        return session.isHumanTurn();
    case Command::MoveNow:
        return !game.lineOutcome().isOver() && !session.isHumanTurn();
    case Command::Adjourn:
        return !game.gameOutcome().isOver() && !session.isWaiting();
    case Command::OfferDraw:
        return !game.gameOutcome().isOver() && game.mayAgreeDraw() && !session.isBetweenComputers() &&
               !session.isWaiting(); // nobody is there to answer
    case Command::DeclareWin:
        return session.mayDeclareWin();
    case Command::Resign:
        return !game.gameOutcome().isOver() && !session.isBetweenComputers();
    case Command::Adjudicate:
        return !game.gameOutcome().isOver();
    case Command::Result:
        return game.lineOutcome().isOver();
    case Command::PauseClocks:
        return session.clock().isOn() && !game.isOver();
    case Command::PauseGame:
    case Command::StepGame:
        return session.isBetweenComputers() && !game.lineOutcome().isOver();
    default:
        return true;
    }
}

/// Whether a command stands in the menu at all.
bool isShown(Command command, const GameSession& session) {
    switch (command) {
    case Command::ContinueGame:
        return session.isWaiting();
    case Command::DeclareWin:
        return session.game().variant().rules().enteringKing.has_value();
    case Command::PauseClocks:
        return session.clock().isOn();
    case Command::PauseGame:
    case Command::StepGame:
        return session.isBetweenComputers();
    default:
        return true;
    }
}

QString row(const QString& keys, const QString& does) {
    return QStringLiteral("<tr><td width='200' style='padding:2px 12px 2px 0'><b>%1</b></td>"
                          "<td style='padding:2px 0'>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), does.toHtmlEscaped());
}

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

} // namespace

CommandSet::CommandSet(ui::Settings& settings, const Looks& looks, LookKeeper& look, QWidget& owner)
    : m_settings(settings), m_looks(looks), m_look(look), m_owner(owner) {
    for (const Entry& entry : table()) {
        assert(static_cast<std::size_t>(entry.command) == m_keyed.size());
        auto* action = new QAction(tr(entry.text), &owner);
        action->setObjectName(QLatin1String(entry.id));
        action->setCheckable(entry.kind == Entry::Kind::Switch);
        if (entry.icon) {
            action->setIcon(lineIcon(*entry.icon));
            action->setIconVisibleInMenu(false);
            action->setIconText(entry.word != nullptr ? tr(entry.word) : plain(action->text()));
        }
        owner.addAction(action); // its keys act where the menu bar is hidden, too
        m_keyed.push_back({action, entry.keys});
    }
    (*this)[Command::Quit]->setMenuRole(QAction::QuitRole);
    (*this)[Command::Settings]->setMenuRole(QAction::PreferencesRole);
    (*this)[Command::About]->setMenuRole(QAction::AboutRole);
    m_englishNames = addSwitch(ui::Settings::kEnglishNames, "englishNames",
                               tr("English &names on pieces, letters on smaller ones"));
    m_sidesTinted = addSwitch(ui::Settings::kSidesTinted, "sidesTinted", tr("&Tint the pieces of Gote"));
    m_motion = addSwitch(ui::Settings::kMotion, "motion", tr("Pieces &glide"));
    m_alwaysPromote = addSwitch(ui::Settings::kAlwaysPromote, "alwaysPromote", tr("&Promote without asking"));
    m_sounds = addSwitch(ui::Settings::kSounds, "sounds", tr("&Sounds"));
    m_recordTree = addSwitch(ui::Settings::kRecordTree, "recordTree", tr("Draw the lines as a &tree"),
                             {Qt::CTRL | Qt::SHIFT | Qt::Key_T});
    for (const OverlayCommand& command : overlayCommands()) {
        if (!command.isHeld()) {
            m_overlays << addSwitch(switchOf(command), command.id, overlayMenuText(command.id),
                                    {command.key});
        }
    }
    addSayings();
    m_colours = addChoicesOf(ui::Settings::kColours);
    addLooks();
    settings.follow(ui::Settings::kShortcuts, this, [this](const QVariantMap&) { readKeys(); });
}

QAction* CommandSet::operator[](Command command) const {
    return m_keyed[static_cast<std::size_t>(command)].action;
}

QAction* CommandSet::operator[](Say question) const {
    return m_sayings[static_cast<qsizetype>(question)];
}

void CommandSet::addSayings() {
    for (const SayCommand& command : sayCommands()) {
        auto* action = new QAction(menuText(command), &m_owner);
        action->setObjectName(QLatin1String(command.id));
        m_owner.addAction(action);
        m_keyed.push_back({action, {QKeySequence(Qt::SHIFT | command.key)}});
        m_sayings << action;
    }
}

QAction* CommandSet::addSwitch(const Setting<bool>& setting, const char* id, const QString& text,
                               const QList<QKeySequence>& keys) {
    auto* action = new QAction(text, &m_owner);
    action->setObjectName(QLatin1String(id));
    action->setCheckable(true);
    m_owner.addAction(action);
    m_keyed.push_back({action, keys});
    connect(action, &QAction::triggered, this, [this, setting](bool on) { m_settings.set(setting, on); });
    m_settings.follow(setting, action, [action](bool on) { action->setChecked(on); });
    return action;
}

template <class T>
QActionGroup* CommandSet::addChoices() {
    auto* group = new QActionGroup(&m_owner);
    for (const Choice<T>& choice : choicesOf<T>()) {
        auto* action = new QAction(choice.text(), group);
        action->setCheckable(true);
        action->setData(static_cast<int>(choice.value));
    }
    return group;
}

template <class T>
QActionGroup* CommandSet::addChoicesOf(const Setting<T>& setting) {
    QActionGroup* group = addChoices<T>();
    connect(group, &QActionGroup::triggered, this, [this, setting](const QAction* action) {
        m_settings.set(setting, static_cast<T>(action->data().toInt()));
    });
    m_settings.follow(setting, group, [group](T value) {
        for (QAction* action : group->actions()) {
            action->setChecked(action->data().toInt() == static_cast<int>(value));
        }
    });
    return group;
}

/// Boards and pieces come and go with the files of the user; pieces may differ from game to game.
void CommandSet::addLooks() {
    m_boards = new QActionGroup(&m_owner);
    connect(m_boards, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_settings.set(ui::Settings::kBoard, action->data().toString());
    });
    m_pieces = new QActionGroup(&m_owner);
    connect(m_pieces, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_look.choosePieces(action->data().toString()); });
    const auto check = [this] {
        const BoardStyle* board = m_looks.board(m_settings.value(ui::Settings::kBoard));
        for (QAction* action : m_boards->actions()) {
            const QString shown = board != nullptr ? board->id : ui::Settings::kBoard.standard;
            action->setChecked(action->data().toString() == shown);
        }
        // These colours have a board of their own.
        m_boards->setEnabled(m_settings.value(ui::Settings::kColours) != Colours::Contrast);
        for (QAction* action : m_pieces->actions()) {
            action->setChecked(action->data().toString() == m_look.pieces());
        }
    };
    const auto list = [this, check] {
        listLooks(LookKind::Board);
        listLooks(LookKind::Pieces);
        check();
    };
    connect(&m_looks, &Looks::changed, this, list);
    connect(&m_look, &LookKeeper::changed, this, check);
    m_settings.follow(ui::Settings::kBoard, this, [check](const QString&) { check(); });
    list();
}

void CommandSet::listLooks(LookKind kind) {
    QActionGroup* group = kind == LookKind::Board ? m_boards : m_pieces;
    QMenu* menu = kind == LookKind::Board ? m_boardMenu : m_pieceMenu;
    qDeleteAll(group->actions());
    QString letters;
    for (const Looks::Choice& choice : m_looks.choices(kind)) {
        auto* action = new QAction(withLetter(choice.name, choice.id, letters), group);
        action->setCheckable(true);
        action->setData(choice.id);
    }
    if (menu != nullptr) {
        menu->addActions(group->actions());
    }
}

/// The key of an overlay that is shown while it is held stands beside its entry.
void showHeldKey(QAction& action, std::string_view overlay) {
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.id == overlay && command.isHeld()) {
            const QString key = QKeySequence(command.key).toString(QKeySequence::NativeText);
            action.setText(QStringLiteral("%1\t%2").arg(action.text(), CommandSet::tr("%1, held").arg(key)));
        }
    }
}

void CommandSet::stepBy(QWidget& board) {
    m_board = &board;
    board.installEventFilter(this);
}

bool CommandSet::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_board && event->type() == QEvent::KeyPress) {
        const auto& pressed = static_cast<const QKeyEvent&>(*event);
        for (const auto& [key, command] : {std::pair(Qt::Key_PageUp, Command::StepBack),
                                           {Qt::Key_PageDown, Command::StepForward},
                                           {Qt::Key_Home, Command::ToStart},
                                           {Qt::Key_End, Command::ToEnd}}) {
            if (pressed.key() == key && !(pressed.modifiers() & ~Qt::KeypadModifier)) {
                (*this)[command]->trigger();
                return true;
            }
        }
    }
    return QObject::eventFilter(watched, event);
}

QMenu& CommandSet::fill(QMenuBar& bar) {
    using enum Command;
    const auto add = [this](QMenu* menu, std::initializer_list<Command> commands) {
        for (const Command command : commands) {
            menu->addAction((*this)[command]);
        }
        menu->addSeparator();
    };
    QMenu* game = bar.addMenu(tr("&Game"));
    add(game, {NewGame, ChooseGame});
    add(game, {Trainer, Tournament});
    game->addAction((*this)[Open]);
    m_recentMenu = game->addMenu(tr("Recently opene&d"));
    m_recentMenu->setObjectName(QStringLiteral("recentFiles"));
    add(game, {Library, Save, SaveAs, ExportPage, Print});
    add(game, {GameInfo});
    add(game, {PauseGame, StepGame});
    add(game, {EditPosition, CopyPosition, PastePosition});
    add(game, {Picture, CopyPicture});
    add(game, {CopyLetter, PasteReply});
    add(game, {ImportVariant, PieceWorkshop});
    game->addAction((*this)[Quit]);

    QMenu* move = bar.addMenu(tr("&Move"));
    add(move, {TakeBack, Redo});
    add(move, {ToStart, StepBack, StepForward, ToEnd, PlayRecord});
    add(move, {ContinueGame});
    add(move, {TypeMove, Hint, Analyse, MateSearch, AnalyseGame, MoveNow});
    add(move, {Adjourn, OfferDraw, DeclareWin, Adjudicate, Resign, Result});
    move->addAction((*this)[PauseClocks]);

    QMenu* record = bar.addMenu(tr("&Record"));
    add(record, {Comment, Diagram});
    add(record, {MakeMainLine, RaiseLine, OtherLine});
    record->addAction(m_recordTree);
    add(record, {FindInRecord});
    add(record, {Why});
    add(record, {CopyMoves, PasteMoves, RemoveMoves});
    record->addActions({(*this)[UndoEdit], (*this)[RedoEdit]});

    showHeldKey(*(*this)[Threats], "threats");
    QMenu* view = bar.addMenu(tr("&View"));
    add(view, {Flip, ZoomIn, ZoomOut, Fit, LastMove, Find, Threats});
    add(view, {Zen, FullScreen});
    view->addMenu(tr("&Colours"))->addActions(m_colours->actions());
    m_boardMenu = view->addMenu(tr("&Board"));
    m_boardMenu->addActions(m_boards->actions());
    m_pieceMenu = view->addMenu(tr("&Pieces"));
    m_pieceMenu->addActions(m_pieces->actions());
    view->addActions({m_englishNames, m_sidesTinted, m_motion});
    view->addActions(m_overlays);
    view->addSeparator();
    view->addAction(m_sounds);
    view->addSeparator();
    view->addMenu(tr("Spea&k"))->addActions(m_sayings);
    QMenu* panes = view->addMenu(tr("Pan&es"));
    view->addActions({(*this)[NextPane], (*this)[ResetLayout]});

    QMenu* choices = bar.addMenu(tr("Sett&ings"));
    choices->addAction(m_alwaysPromote);
    choices->addSeparator();
    choices->addActions({(*this)[Engines], (*this)[Shortcuts], (*this)[Settings]});

    QMenu* help = bar.addMenu(tr("&Help"));
    add(help, {Help, Tour, Keys, Marks, Rules, Chart});
    help->addActions({(*this)[ReportProblem], (*this)[About]});
    return *panes;
}

void CommandSet::update(const GameSession& session, bool showsBoard) {
    for (const Entry& entry : table()) {
        QAction* action = (*this)[entry.command];
        const bool hasPlace = entry.needs == Entry::Needs::Nothing || showsBoard;
        action->setEnabled(hasPlace && !m_barred.contains(entry.command) &&
                           (!session.hasGame() || isPossible(entry.command, session)));
        action->setVisible(!session.hasGame() || isShown(entry.command, session));
        if (entry.command == Command::OfferDraw || entry.command == Command::Resign) {
            showKeys(*action);
            if (hasPlace && session.hasGame() && session.isBetweenComputers()) {
                action->setToolTip(
                    tr("%1: not in a game between computers. Decide the game, in the menu Move, "
                       "ends it.")
                        .arg(action->toolTip()));
            }
        }
    }
    (*this)[Command::Diagram]->setChecked(session.hasGame() &&
                                          session.game().ply(session.game().current()).hasDiagram);
    (*this)[Command::PauseClocks]->setChecked(session.clock().isPaused());
    (*this)[Command::PauseGame]->setChecked(session.isBetweenComputers() && session.isWaiting());
    for (QAction* ofBoard : m_overlays + m_sayings) {
        ofBoard->setEnabled(showsBoard);
    }
}

void CommandSet::bar(const std::set<Command>& commands) {
    m_barred = commands;
}

void CommandSet::readKeys() {
    const QVariantMap chosen = m_settings.value(ui::Settings::kShortcuts);
    for (const Keyed& each : m_keyed) {
        QList<QKeySequence> keys = each.standard;
        if (const auto own = chosen.constFind(each.action->objectName()); own != chosen.constEnd()) {
            keys = QKeySequence::listFromString(own->toString());
            keys.removeAll(QKeySequence()); // the text of no keys is read as an empty one
        }
        each.action->setShortcuts(keys);
        showKeys(*each.action);
    }
}

/// In the tooltip of its button.
void CommandSet::showKeys(QAction& action) {
    if (!action.icon().isNull()) {
        const QString text = plain(action.text());
        const QString key = action.shortcut().toString(QKeySequence::NativeText);
        action.setToolTip(key.isEmpty() ? text : QStringLiteral("%1  (%2)").arg(text, key));
    }
}

std::vector<ShortcutsDialog::Line> CommandSet::keys() const {
    std::vector<ShortcutsDialog::Line> lines;
    for (const Keyed& each : m_keyed) {
        lines.push_back(
            {each.action->objectName(), plain(each.action->text()), each.action->shortcuts(), each.standard});
    }
    const auto fixed = [&lines](const QString& text, const QList<QKeySequence>& keys) {
        lines.push_back({{}, tr("On the board: %1").arg(text), keys, keys, true});
    };
    fixed(tr("pick, stop, confirm"), {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space});
    fixed(tr("undo one leg of a move"), {Qt::Key_Escape});
    fixed(tr("move the cursor"), {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right});
    fixed(tr("back, forward, start and end of the record"),
          {Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End});
    fixed(tr("next and previous target of the picked piece"), {Qt::Key_Tab, Qt::SHIFT | Qt::Key_Tab});
    fixed(tr("other corner of a hook move"), {Qt::Key_C});
    fixed(tr("pass"), {Qt::Key_P});
    fixed(tr("choose in a list"), {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6,
                                   Qt::Key_7, Qt::Key_8, Qt::Key_9});
    fixed(tr("go to a square"), {Qt::Key_G});
    fixed(tr("clear the drawings"), {Qt::Key_Delete});
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld()) {
            fixed(overlayKeyText(command.id), {command.key});
        }
    }
    fixed(tr("magnify the part under the pointer"), {Qt::Key_M});
    return lines;
}

void CommandSet::setKeys(const QString& id, const QList<QKeySequence>& keys) {
    const auto keyed = std::find_if(m_keyed.begin(), m_keyed.end(),
                                    [&id](const Keyed& each) { return each.action->objectName() == id; });
    if (keyed == m_keyed.end()) {
        return;
    }
    QVariantMap chosen = m_settings.value(ui::Settings::kShortcuts);
    if (keys == keyed->standard) {
        chosen.remove(id);
    } else {
        chosen.insert(id, QKeySequence::listToString(keys));
    }
    m_settings.set(ui::Settings::kShortcuts, chosen);
}

QString CommandSet::keySheet() const {
    const auto table = [](const QString& title, const QString& rows) {
        return heading(title) + QStringLiteral("<table>") + rows + QStringLiteral("</table>");
    };
    QString board;
    board += row(tr("Click, click  or drag"), tr("move a piece"));
    board += row(tr("Ctrl+click"), tr("take and stop, where the move could go on"));
    board += row(tr("Esc, right click in a move"), tr("undo one leg of a move"));
    board += row(tr("Arrows, Ctrl+arrows"), tr("move the cursor, jump to the next piece"));
    board += row(tr("Enter, Space"), tr("pick, stop, confirm"));
    board += row(tr("Tab, Shift+Tab"), tr("next and previous target of the picked piece"));
    board += row(tr("C, P, 1-9"), tr("other corner of a hook move, pass, choose in a list"));
    board += row(tr("G and a square"), tr("go to a square"));
    board += row(tr("Ctrl+wheel, middle drag, Space+drag"), tr("zoom, pan"));
    board += row(tr("Right click, Menu key, Shift+F10"), tr("a menu for the square"));
    board += row(tr("Ctrl+right click, right drag"),
                 tr("draw a circle, an arrow; with Shift or Alt in other colours; Delete clears them"));
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld()) {
            const QString key = QKeySequence(command.key).toString(QKeySequence::NativeText);
            board += row(tr("%1, held").arg(key), overlayKeyText(command.id));
        }
    }
    board += row(tr("M, held"), tr("magnify the part under the pointer"));
    board += row(tr("Home, End, Page Up, Page Down, left, right in the moves"), tr("walk through the moves"));
    board += row(tr("Up, down in the moves"), tr("the other moves that were played from the same position"));
    board += row(tr("Shift+left, Shift+right in the moves"),
                 tr("to the nearest move beside which another line begins"));
    QString commands;
    for (const ShortcutsDialog::Line& key : keys()) {
        if (!key.now.isEmpty() && !key.isFixed) {
            commands += row(inWords(key.now), key.text);
        }
    }
    return table(tr("Board"), board) + table(tr("Commands"), commands);
}

} // namespace mujo::ui
