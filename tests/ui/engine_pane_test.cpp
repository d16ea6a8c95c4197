// The engine pane: where it stands, how it is reached, what it keeps.

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>

#include "tests/ui/drawn.h"
#include "tests/ui/engine_bench.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::EngineBench;

class EnginePaneTest : public QObject {
    Q_OBJECT

private slots:
    void itIsClosedAtFirstAndReset();
    void anOlderLayoutLeavesItClosed();
    void itIsKeptOpen();
    void whatAnAnalysisOpensGoesWithItsGame();
    void zenHidesIt();
    void itIsReachedByKeys();
    void theKeysAreInTheSheet();
    void choicesAreKept();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

// Closed at first start, and again after a reset.
void EnginePaneTest::itIsClosedAtFirstAndReset() {
    EngineBench bench({1600, 1200});
    QVERIFY(!bench.dock().isVisible());
    QVERIFY(!bench.window.action("enginePane")->isEnabled());
    bench.begin("tai");
    QVERIFY(!bench.dock().isVisible());
    QVERIFY(bench.window.board().height() >= 0.85 * 1200);
    QCOMPARE(bench.window.dockWidgetArea(&bench.dock()), Qt::BottomDockWidgetArea);
    bench.dock().toggleViewAction()->trigger();
    QTRY_VERIFY(bench.pane().isVisible());
    bench.window.action("resetLayout")->trigger();
    QTRY_VERIFY(!bench.dock().isVisible());
}

// A layout that was kept before there was the pane.
void EnginePaneTest::anOlderLayoutLeavesItClosed() {
    QMainWindow before;
    for (const char* name : {"studyDock", "gameDock"}) {
        auto* dock = new QDockWidget(&before);
        dock->setObjectName(QLatin1String(name));
        before.addDockWidget(Qt::LeftDockWidgetArea, dock);
    }
    constexpr int kLayoutVersion = 1;
    EngineBench bench;
    bench.settings.set(Settings::kWindowState, before.saveState(kLayoutVersion));
    GameSession session;
    ui::testing::TestWindow second(bench.catalog, bench.settings, session, {});
    second.show();
    second.begin(bench.setup("wa"));
    ui::testing::settle();
    QCOMPARE(second.dockWidgetArea(second.findChild<QDockWidget*>(QStringLiteral("gameDock"))),
             Qt::LeftDockWidgetArea);
    QVERIFY(!second.findChild<QDockWidget*>(QStringLiteral("engineDock"))->isVisible());
}

void EnginePaneTest::itIsKeptOpen() {
    EngineBench bench({1500, 900});
    bench.begin("wa");
    bench.dock().show();
    bench.window.resizeDocks({&bench.dock()}, {260}, Qt::Vertical);
    ui::testing::settle();
    const QRect place = bench.dock().geometry();
    bench.window.close();
    GameSession session;
    ui::testing::TestWindow second(bench.catalog, bench.settings, session, {});
    second.show();
    second.begin(bench.setup("wa"));
    auto* dock = second.findChild<QDockWidget*>(QStringLiteral("engineDock"));
    QTRY_VERIFY(dock->isVisible());
    QTRY_COMPARE(dock->geometry(), place);
    QVERIFY(!second.analysis().isOn());
}

// In the next game it would show what the computer thinks; whoever opens the pane itself wants that.
void EnginePaneTest::whatAnAnalysisOpensGoesWithItsGame() {
    for (const char* command : {"analyse", "mateSearch"}) {
        EngineBench bench;
        bench.begin("wa");
        bench.window.action(command)->trigger();
        QVERIFY(bench.dock().isVisible());
        bench.begin("wa");
        QVERIFY(!bench.dock().isVisible());
        bench.window.action("enginePane")->trigger();
        bench.window.action(command)->trigger();
        bench.begin("wa");
        QVERIFY(bench.dock().isVisible());
    }
}

void EnginePaneTest::zenHidesIt() {
    EngineBench bench;
    bench.begin("wa");
    bench.dock().show();
    ui::testing::settle();
    const QRect place = bench.dock().geometry();
    bench.window.action("zen")->trigger();
    QVERIFY(!bench.dock().isVisible());
    bench.window.action("zen")->trigger();
    QTRY_COMPARE(bench.dock().geometry(), place);
    QVERIFY(bench.dock().isVisible());
}

// The pane is opened, switched and come to without a mouse.
void EnginePaneTest::itIsReachedByKeys() {
    EngineBench bench;
    bench.begin("wa");
    QVERIFY(bench.activate());
    QTest::keyClick(&bench.window.board(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(bench.pane().isVisible());
    QVERIFY(!bench.analysis().isOn());
    QTest::keyClick(&bench.window.board(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(!bench.pane().isVisible());
    QTest::keyClick(&bench.window.board(), Qt::Key_A);
    QTRY_VERIFY(bench.pane().isVisible() && bench.analysis().isOn());
    QTRY_VERIFY(bench.hasLines());
    bool reached = false;
    for (int press = 0; press < 6 && !reached; ++press) {
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_F6);
        reached = bench.pane().lines().hasFocus();
    }
    QVERIFY(reached);
    QTest::keyClick(&bench.window, Qt::Key_A);
    QVERIFY(!bench.analysis().isOn());
}

void EnginePaneTest::theKeysAreInTheSheet() {
    EngineBench bench;
    bench.window.action("keys")->trigger();
    const QString keys = bench.window.findChild<QTextBrowser*>()->toPlainText();
    QVERIFY(keys.contains(bench.window.action("enginePane")->shortcut().toString()));
    QVERIFY(keys.contains(QStringLiteral("Analyse")));
    // No key stands for two commands.
    QHash<QString, QString> owners;
    for (const QAction* action : bench.window.findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts()) {
            const QString other = owners.value(key.toString(), action->text());
            QVERIFY2(other == action->text(), qPrintable(key.toString()));
            owners.insert(key.toString(), action->text());
        }
    }
}

void EnginePaneTest::choicesAreKept() {
    EngineBench bench;
    bench.pane().lineCount().setValue(4);
    bench.pane().arrows().setChecked(false);
    GameSession session;
    ui::testing::TestWindow second(bench.catalog, bench.settings, session, {});
    QCOMPARE(second.enginePane().lineCount().value(), 4);
    QCOMPARE(second.analysis().lines(), 4);
    QVERIFY(!second.enginePane().arrows().isChecked());
}

void EnginePaneTest::nothingIsCutOff_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("theme");
    for (const int percent : {100, 150, 200}) {
        QTest::addRow("900x650, %d %%", percent)
            << QStringLiteral("wa") << QSize(900, 650) << percent << QStringLiteral("light");
    }
    for (const char* id : {"wa", "tai"}) {
        for (const char* theme : {"light", "dark"}) {
            QTest::addRow("%s, %s", id, theme)
                << QString::fromLatin1(id) << QSize(1280, 800) << 100 << QString::fromLatin1(theme);
        }
    }
}

// Labels and buttons of the pane have the room they need, and the window keeps its size.
void EnginePaneTest::nothingIsCutOff() {
    QFETCH(const QString, id);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    QFETCH(const QString, theme);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * percent / 100);
    QApplication::setFont(large);
    {
        EngineBench bench(size);
        bench.settings.set(Settings::kColours, choiceOf<Colours>(theme)->value);
        bench.begin(id.toLatin1().constData());
        bench.playPlain(24);
        bench.window.action("analyse")->trigger();
        for (int ply = 24; ply > 14; --ply) {
            bench.session().goToPly(ply);
            QTRY_VERIFY_WITH_TIMEOUT(bench.hasLines() && bench.analysis().report().info.depth > 3, 20000);
        }
        ui::testing::settle();
        bench.pointAt(1, 3);
        QTRY_VERIFY(bench.line.size() > 1);
        const QString name =
            QStringLiteral("engine-%1-%2-%3-%4").arg(id, theme).arg(size.width()).arg(percent);
        QVERIFY(ui::testing::isDrawn(bench.window, name + QStringLiteral("-line")));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(bench.pane().lines().viewport(), &leave);
        QVERIFY(ui::testing::isDrawn(bench.window, name));
        if (percent == 100) {
            QCOMPARE(bench.window.size(), size);
        }
        for (QWidget* widget : bench.pane().findChildren<QWidget*>()) {
            const auto* label = qobject_cast<QLabel*>(widget);
            const bool isButton = qobject_cast<QAbstractButton*>(widget) != nullptr;
            if (!widget->isVisible() || (label == nullptr && !isButton) || widget->width() == 0) {
                continue;
            }
            const int needed = label != nullptr && label->wordWrap() ? widget->heightForWidth(widget->width())
                                                                     : widget->sizeHint().height();
            QVERIFY2(widget->height() + 1 >= needed, widget->metaObject()->className());
            QVERIFY(label == nullptr || label->wordWrap() ||
                    widget->width() + 1 >= widget->sizeHint().width());
        }
    }
    QApplication::setFont(usual);
}

MUJO_UI_TEST(EnginePaneTest)
#include "engine_pane_test.moc"
