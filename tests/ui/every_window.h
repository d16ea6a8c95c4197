#pragma once

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTest>

#include "tests/ui/bracketed_words.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/rule_options_dialog.h"

namespace mujo::ui::testing {

/// The actions of a menu and of those below it that may be triggered: not what leaves the program.
inline QList<QAction*> actionsOf(const QWidget& menu) {
    QList<QAction*> actions;
    for (QAction* action : menu.actions()) {
        if (action->menu() != nullptr) {
            actions << actionsOf(*action->menu());
        } else if (!action->isSeparator() &&
                   !action->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Q))) {
            actions << action;
        }
    }
    return actions;
}

/// Chooses all that the menus offer, one after the other, each with what `prepare` puts on the board.
template <class Prepare>
void triggerAll(QMainWindow& window, Sight& sight, const Prepare& prepare) {
    for (const QPointer<QAction> action : actionsOf(*window.menuBar())) {
        prepare();
        if (action && action->isEnabled()) {
            action->trigger();
            (void)QTest::qWaitFor([] { // what opens is closed again
                return QApplication::activeModalWidget() == nullptr &&
                       QApplication::activePopupWidget() == nullptr;
            });
            sight.all();
        }
    }
}

/// Shows all windows of the program by what its menus offer, and lets `sight` look at each.
inline void openEveryWindow(WindowBench& bench, Sight& sight) {
    sight.data().add(bench.folder.path());
    const Closer closer(sight);
    settle();
    sight.all();
    triggerAll(bench.window, sight, [] {});
    for (const char* id : {"chu", "tenjiku"}) {
        triggerAll(bench.window, sight, [&] {
            if (!bench.window.board().isVisible() || !bench.window.session().hasGame()) {
                bench.begin(id);
                bench.playPlain(4);
                sight.all();
            }
        });
    }
    bench.begin("chu");
    bench.playPlain(2);
    bench.window.session().resign();
    settle();
    sight.all();
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        const OptionTable& table = entry.standard->data().optionTable;
        RuleOptionsDialog dialog(toQString(entry.standard->name()), table, Reading(table.options.size()),
                                 nullptr);
        dialog.show();
        sight.all();
    }
    for (const char* window :
         {"MainWindow", "NewGameDialog", "PositionEditor", "SettingsDialog", "ImportDialog", "PieceWorkshop",
          "PieceChart", "TrainerDialog", "HelpWindow", "AboutDialog", "RuleOptionsDialog"}) {
        QVERIFY2(sight.windows().contains(QStringLiteral("mujo::ui::") + QLatin1String(window)), window);
    }
}

} // namespace mujo::ui::testing
