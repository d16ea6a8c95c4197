// The keys of commands: shown, changed, refused where another command has them, kept, and brought back.

#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <map>

#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/shortcuts_dialog.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

struct Desk : WindowBench {
    Desk() {
        window.action("shortcuts")->trigger();
        dialog = window.findChild<ShortcutsDialog*>();
    }
    void choose(const QString& command) const {
        auto* list = dialog->findChild<QTreeWidget*>();
        const auto found = list->findItems(command, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.front());
    }
    void type(const QKeySequence& key) const {
        auto* edit = dialog->findChild<QKeySequenceEdit*>();
        edit->setKeySequence(key);
        emit edit->editingFinished();
    }
    void press(const QString& button) const {
        for (QPushButton* each : dialog->findChildren<QPushButton*>()) {
            if (each->text().remove(QLatin1Char('&')) == button) {
                each->click();
                return;
            }
        }
        QFAIL(qPrintable(button));
    }

    ShortcutsDialog* dialog = nullptr;
};

} // namespace

class ShortcutsTest : public QObject {
    Q_OBJECT

private slots:
    void noTwoCommandsHaveTheSameKey();
    void aKeyIsChangedAtOnceAndKept();
    void theKeyOfAnotherCommandIsRefused();
    void escapeLeavesTheField();
    void keysAreTakenAwayAndBroughtBack();
    void pictures();
};

void ShortcutsTest::noTwoCommandsHaveTheSameKey() {
    const WindowBench bench;
    std::map<QString, QString> owners;
    for (const QAction* action : bench.window.findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts()) {
            const auto [first, isNew] = owners.emplace(key.toString(), action->text());
            QVERIFY2(isNew, qPrintable(key.toString() + QStringLiteral(": ") + first->second +
                                       QStringLiteral(", ") + action->text()));
        }
    }
    QVERIFY(owners.size() > 30);
}

void ShortcutsTest::aKeyIsChangedAtOnceAndKept() {
    const QKeySequence key(Qt::CTRL | Qt::ALT | Qt::Key_U);
    Desk desk;
    desk.choose(QStringLiteral("Flip the board"));
    desk.type(key);
    QCOMPARE(desk.window.action("flip")->shortcut(), key);
    QVERIFY(desk.window.action("flip")->toolTip().contains(key.toString(QKeySequence::NativeText)));
    {
        GameSession session;
        const TestWindow other(desk.catalog, desk.settings, session, {});
        QCOMPARE(other.action("flip")->shortcut(), key);
    }
    // And it works.
    desk.dialog->close();
    desk.begin("wa");
    desk.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    const bool before = desk.window.board().isFlipped();
    QTest::keyClick(&desk.window, Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(desk.window.board().isFlipped(), !before);
}

void ShortcutsTest::theKeyOfAnotherCommandIsRefused() {
    Desk desk;
    desk.choose(QStringLiteral("Hint"));
    const QKeySequence before = desk.window.action("hint")->shortcut();
    desk.type(desk.window.action("takeBack")->shortcut());
    QCOMPARE(desk.window.action("hint")->shortcut(), before);
    bool isTold = false;
    for (const QLabel* label : desk.dialog->findChildren<QLabel*>()) {
        isTold = isTold || (label->isVisible() && label->text().contains(QStringLiteral("Take back")));
    }
    QVERIFY(isTold);
    // The keys of the board are in the way, too, and those of what is switched can be changed.
    desk.type(QKeySequence(Qt::Key_P));
    QCOMPARE(desk.window.action("hint")->shortcut(), before);
    desk.choose(QStringLiteral("Show pieces in danger"));
    desk.type(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_H));
    QCOMPARE(desk.window.action("hanging")->shortcut(), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_H));
}

// Esc cancels everywhere, so that no command begins with it; nor may a longer sequence begin with the key of
// another command, which would wait for what follows.
void ShortcutsTest::escapeLeavesTheField() {
    Desk desk;
    desk.choose(QStringLiteral("Hint"));
    const QKeySequence before = desk.window.action("hint")->shortcut();
    auto* edit = desk.dialog->findChild<QKeySequenceEdit*>();
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!edit->hasFocus());
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(edit->keySequence().isEmpty());
    const QKeyCombination taken = desk.window.action("takeBack")->shortcut()[0];
    desk.type(QKeySequence(taken, QKeyCombination(Qt::Key_X)));
    QCOMPARE(desk.window.action("hint")->shortcut(), before);
}

void ShortcutsTest::keysAreTakenAwayAndBroughtBack() {
    Desk desk;
    desk.choose(QStringLiteral("Analyse"));
    const QKeySequence before = desk.window.action("analyse")->shortcut();
    desk.press(QStringLiteral("None"));
    QVERIFY(desk.window.action("analyse")->shortcuts().isEmpty());
    desk.press(QStringLiteral("Standard"));
    QCOMPARE(desk.window.action("analyse")->shortcut(), before);
    desk.type(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Y));
    desk.press(QStringLiteral("Reset all"));
    QCOMPARE(desk.window.action("analyse")->shortcut(), before);
    QVERIFY(desk.settings.value(Settings::kShortcuts).isEmpty());
}

void ShortcutsTest::pictures() {
    for (const Colours colours : {Colours::Light, Colours::Dark}) {
        Desk desk;
        desk.settings.set(Settings::kColours, colours);
        QVERIFY(isDrawn(*desk.dialog, QStringLiteral("shortcuts-%1").arg(keyOf(colours))));
    }
}

MUJO_UI_TEST(ShortcutsTest)
#include "shortcuts_test.moc"
