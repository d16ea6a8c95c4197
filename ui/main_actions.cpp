#include "ui/main_actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include "ui/board/overlays/overlay_commands.h"
#include "ui/board/overlays/overlay_words.h"
#include "ui/docks/line_icons.h"

namespace mujo::ui {

namespace {

QAction* make(QWidget* owner, const QString& text, const QList<QKeySequence>& keys = {}) {
    auto* action = new QAction(text, owner);
    action->setShortcuts(keys);
    // Also where the menu bar is hidden.
    owner->addAction(action);
    return action;
}

QAction* makeButton(QWidget* owner, const QString& text, LineIcon icon,
                    const QList<QKeySequence>& keys = {}) {
    QAction* action = make(owner, text, keys);
    action->setIcon(lineIcon(icon));
    action->setIconVisibleInMenu(false);
    QString plain = text;
    plain.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
    action->setIconText(plain);
    action->setToolTip(
        keys.isEmpty()
            ? plain
            : QStringLiteral("%1  (%2)").arg(plain, keys.first().toString(QKeySequence::NativeText)));
    return action;
}

QActionGroup* makeGroup(QWidget* owner, const QList<QPair<QString, QString>>& choices) {
    auto* group = new QActionGroup(owner);
    for (const auto& [value, text] : choices) {
        auto* action = new QAction(text, group);
        action->setCheckable(true);
        action->setData(value);
    }
    return group;
}

QList<QAction*> makeOverlayActions(QWidget* owner) {
    QList<QAction*> actions;
    for (const OverlayCommand& command : overlayCommands()) {
        if (!command.isHeld()) {
            actions << make(owner, overlayMenuText(command.id), {command.key});
            actions.back()->setCheckable(true);
            actions.back()->setData(QLatin1String(command.id));
        }
    }
    return actions;
}

} // namespace

MainActions::MainActions(QWidget* owner)
    : newGame(make(owner, tr("&New game…"), {QKeySequence::New})),
      chooseGame(make(owner, tr("C&hoose another game"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N})),
      open(make(owner, tr("&Open…"), {QKeySequence::Open})),
      save(make(owner, tr("&Save"), {QKeySequence::Save})),
      saveAs(make(owner, tr("Save &as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S})),
      importVariant(make(owner, tr("&Import variant…"))), pieceWorkshop(make(owner, tr("Piece &workshop…"))),
      quit(make(owner, tr("&Quit"), {Qt::CTRL | Qt::Key_Q})),
      takeBack(makeButton(owner, tr("&Take back"), LineIcon::TakeBack, {Qt::CTRL | Qt::Key_Z})),
      redo(makeButton(owner, tr("&Redo"), LineIcon::Redo, {Qt::CTRL | Qt::SHIFT | Qt::Key_Z})),
      stepBack(make(owner, tr("Step &back"), {Qt::CTRL | Qt::Key_BracketLeft})),
      stepForward(make(owner, tr("Step &forward"), {Qt::CTRL | Qt::Key_BracketRight})),
      toStart(make(owner, tr("To the &start"))), toEnd(make(owner, tr("To the &end"))),
      otherLine(make(owner, tr("Show the &other line"), {Qt::ALT | Qt::Key_Down})),
      continueGame(make(owner, tr("&Continue the game"))),
      offerDraw(makeButton(owner, tr("Offer a &draw"), LineIcon::Draw)),
      declareWin(make(owner, tr("Declare the &win"))),
      resign(makeButton(owner, tr("Resi&gn…"), LineIcon::Resign)),
      moveNow(makeButton(owner, tr("&Move now"), LineIcon::MoveNow, {Qt::CTRL | Qt::Key_M})),
      pauseClocks(make(owner, tr("Pause the c&locks"), {Qt::CTRL | Qt::Key_K})),
      typeMove(make(owner, tr("T&ype a move"), {Qt::Key_Slash})),
      hint(make(owner, tr("&Hint"), {Qt::CTRL | Qt::Key_H})),
      analyse(makeButton(owner, tr("&Analyse"), LineIcon::Search, {Qt::Key_A})),
      copyPosition(make(owner, tr("&Copy position"), {QKeySequence::Copy})),
      pastePosition(make(owner, tr("&Paste position"), {QKeySequence::Paste})),
      flip(makeButton(owner, tr("&Flip the board"), LineIcon::Flip, {Qt::Key_F})),
      fit(make(owner, tr("F&it the board"), {Qt::Key_0})),
      lastMove(make(owner, tr("Centre the &last move"), {Qt::Key_L})),
      zen(make(owner, tr("Board &alone (zen)"), {Qt::Key_Z})),
      fullScreen(make(owner, tr("F&ull screen"), {Qt::Key_F11})),
      nextPane(make(owner, tr("Ne&xt pane"), {Qt::Key_F6})),
      themes(makeGroup(owner, {{QStringLiteral("system"), tr("&Follow the system")},
                               {QStringLiteral("light"), tr("&Light")},
                               {QStringLiteral("dark"), tr("&Dark")},
                               {QStringLiteral("contrast"), tr("High &contrast")}})),
      pieces(makeGroup(owner, {{QStringLiteral("kanji"), tr("&Kanji")},
                               {QStringLiteral("mnemonic"), tr("&Mnemonic")},
                               {QStringLiteral("western"), tr("&Western letters")}})),
      englishNames(make(owner, tr("English &names on large pieces"))),
      sidesTinted(make(owner, tr("&Tint the pieces of Gote"))), overlays(makeOverlayActions(owner)),
      resetLayout(make(owner, tr("&Reset layout"))),
      settings(make(owner, tr("&Settings…"), {Qt::CTRL | Qt::Key_Comma})),
      alwaysPromote(make(owner, tr("&Promote without asking"))),
      find(make(owner, tr("Fin&d a piece"), {QKeySequence::Find})),
      chart(make(owner, tr("All &pieces of this game"), {Qt::CTRL | Qt::Key_P})),
      trainer(make(owner, tr("T&rainer…"), {Qt::CTRL | Qt::Key_T})),
      help(make(owner, tr("&How to play"), {Qt::Key_F1})), keys(make(owner, tr("&Keys"), {Qt::Key_Question})),
      rules(make(owner, tr("&Rules of this game"))), about(make(owner, tr("&About Mujō"))) {
    for (QAction* action :
         {pauseClocks, zen, fullScreen, englishNames, sidesTinted, alwaysPromote, analyse}) {
        action->setCheckable(true);
    }
    quit->setMenuRole(QAction::QuitRole);
    settings->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
}

void MainActions::fill(QMenuBar& bar) {
    QMenu* game = bar.addMenu(tr("&Game"));
    game->addActions({newGame, chooseGame});
    game->addSeparator();
    game->addAction(trainer);
    game->addSeparator();
    game->addActions({open, save, saveAs});
    game->addSeparator();
    game->addActions({copyPosition, pastePosition});
    game->addSeparator();
    game->addActions({importVariant, pieceWorkshop});
    game->addSeparator();
    game->addAction(quit);

    QMenu* move = bar.addMenu(tr("&Move"));
    move->addActions({takeBack, redo});
    move->addSeparator();
    move->addActions({stepBack, stepForward, toStart, toEnd, otherLine});
    move->addSeparator();
    move->addAction(continueGame);
    move->addSeparator();
    move->addActions({typeMove, hint, analyse, moveNow, offerDraw, declareWin, resign});
    move->addSeparator();
    move->addAction(pauseClocks);

    QMenu* view = bar.addMenu(tr("&View"));
    view->addActions({flip, fit, lastMove, find});
    view->addSeparator();
    view->addActions({zen, fullScreen});
    view->addSeparator();
    view->addMenu(tr("&Colours"))->addActions(themes->actions());
    view->addMenu(tr("&Pieces"))->addActions(pieces->actions());
    view->addActions({englishNames, sidesTinted});
    view->addActions(overlays);
    view->addSeparator();
    panes = view->addMenu(tr("Pan&es"));
    view->addActions({nextPane, resetLayout});

    QMenu* choices = bar.addMenu(tr("&Settings"));
    choices->addAction(alwaysPromote);
    choices->addSeparator();
    choices->addAction(settings);

    QMenu* helpMenu = bar.addMenu(tr("&Help"));
    helpMenu->addActions({help, keys, rules, chart});
    helpMenu->addSeparator();
    helpMenu->addAction(about);
}

QList<QAction*> MainActions::needingGame() const {
    return overlays + QList<QAction*>{save,    saveAs,     takeBack,  redo,         stepBack,  stepForward,
                                      toStart, toEnd,      otherLine, continueGame, offerDraw, declareWin,
                                      resign,  moveNow,    flip,      copyPosition, zen,       rules,
                                      fit,     lastMove,   typeMove,  hint,         analyse,   find,
                                      chart,   pauseClocks};
}

} // namespace mujo::ui
