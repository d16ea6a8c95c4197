#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenuBar>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <fstream>
#include <memory>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/position/sfen.h"
#include "tests/ui/every_window.h"
#include "tests/ui/window_bench.h"
#include "ui/board/board_view.h"

#include "tests/support/sampling.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using mujo::ui::testing::WindowBench;

/// Seeded random commands, clicks, keys, texts, wheel turns and sizes in all windows that these open: nothing
/// may crash or hang, and the game must stay sound.
///
/// MUJO_MONKEY_EVENTS is the count of events over all games; MUJO_MONKEY_SEED another seed; MUJO_MONKEY_LOG a
/// file that gets a line before each event, of which the last one tells where the program broke.
class WindowMonkeyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingBreaksAnyWindow_data();
    void nothingBreaksAnyWindow();
    void cleanupTestCase();

public slots:
    void swallow(const QUrl&) {} // no browser is started
};

namespace {

int eventsOverAll() {
    const int asked = qEnvironmentVariableIntValue("MUJO_MONKEY_EVENTS");
    return asked > 0 ? asked : mujo::testing::sampleCount(1400, 20000);
}

/// Acts from a timer, so that it goes on while a window of the system's own waits for an answer.
class Monkey : public QObject {
public:
    Monkey(WindowBench& bench, std::uint64_t seed, int events)
        : m_bench(bench), m_random(seed), m_left(events),
          m_log(qEnvironmentVariable("MUJO_MONKEY_LOG").toStdString()) {
        m_clock.start();
        actSoon();
    }

    [[nodiscard]] bool isDone() const { return m_left <= 0; }
    [[nodiscard]] const QString& fault() const { return m_fault; }
    [[nodiscard]] qint64 slowest() const { return m_slowest; }
    [[nodiscard]] const QString& slowestAct() const { return m_slowestAct; }

private:
    /// A number from 0 to below the count; 0 where that is none.
    int below(qsizetype count) {
        return static_cast<int>(m_random.below(static_cast<std::uint64_t>(std::max<qsizetype>(1, count))));
    }

    template <class List>
    decltype(auto) anyOf(const List& list) {
        return list[static_cast<typename List::size_type>(below(static_cast<qsizetype>(list.size())))];
    }

    /// Also while the act before is not over: a button with a menu waits in its press for an answer.
    void actSoon() { QTimer::singleShot(0, this, &Monkey::act); }

    /// Some at once, before anything is painted, as where somebody is faster than the program.
    void act() {
        if (isDone()) {
            for (QWidget* open = QApplication::activePopupWidget(); open != nullptr && open->close();
                 open = QApplication::activePopupWidget()) { // an act before waits for it
            }
            return;
        }
        actSoon();
        constexpr std::uint64_t kMostAtOnce = 8;
        for (std::uint64_t left = 1 + m_random.below(kMostAtOnce); left > 0 && !isDone(); --left) {
            --m_left;
            QElapsedTimer clock;
            clock.start();
            const int before = m_left;
            actOnce();
            const bool isAlone = m_left == before; // no other act while a menu was open
            if (isAlone && clock.elapsed() > m_slowest) {
                m_slowest = clock.elapsed();
                m_slowestAct = m_what;
            }
            if (!m_bench.session.hasGame()) {
                continue;
            }
            const Position& position = m_bench.session.game().position();
            if (position.key() != position.recountedKey()) {
                m_fault = QStringLiteral("the position is unsound after: ") + m_what;
                m_left = 0;
            }
        }
    }

    void actOnce() {
        QWidget* top = window();
        if (top == nullptr) {
            m_bench.window.show();
            return;
        }
        if (auto* files = qobject_cast<QFileDialog*>(top)) {
            return chooseFile(*files);
        }
        if (top->inherits("QPrintDialog") || top->inherits("QPageSetupDialog")) {
            note("no print", *top);
            static_cast<QDialog*>(top)->reject();
            return;
        }
        const bool isMain = top == &m_bench.window;
        switch (below(20)) {
        case 0:
        case 1:
        case 2:
        case 3:
            return isMain && m_bench.window.board().isVisible() ? clickAMove() : click(*top);
        case 4:
        case 5:
        case 6:
            return isMain ? command() : click(*top);
        case 7:
        case 8:
        case 9:
            return press(*top);
        case 10:
            return type(*top);
        case 11:
            return turnWheel(*top);
        case 12:
            return below(4) == 0 ? resize(*top) : point(*top);
        case 13:
            return isMain ? fillClipboard() : leave(*top);
        case 14:
            return choose(*top);
        default:
            return click(*top);
        }
    }

    /// Where a user can act at the moment: what is in front.
    QWidget* window() {
        if (QWidget* popup = QApplication::activePopupWidget()) {
            return popup;
        }
        if (QWidget* modal = QApplication::activeModalWidget()) {
            return modal;
        }
        QWidgetList windows;
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (each->isVisible() && each->windowType() != Qt::ToolTip) {
                windows << each;
            }
        }
        if (windows.size() > 6) { // nobody has more
            windows.removeOne(&m_bench.window);
            QWidget* surplus = anyOf(windows);
            note("close", *surplus);
            surplus->close();
            return &m_bench.window;
        }
        if (windows.empty() || below(2) == 0) {
            return m_bench.window.isVisible() ? &m_bench.window : nullptr;
        }
        std::sort(windows.begin(), windows.end(),
                  [](const QWidget* a, const QWidget* b) { return a->windowTitle() < b->windowTitle(); });
        return anyOf(windows);
    }

    QWidget& partOf(QWidget& top) {
        QWidgetList parts{&top};
        for (QWidget* each : top.findChildren<QWidget*>()) {
            if (each->isVisible() && each->isEnabled() && each->window() == &top) {
                parts << each;
            }
        }
        return *anyOf(parts);
    }

    QPoint pointIn(const QWidget& part) { return {below(part.width()), below(part.height())}; }

    void note(const char* what, const QWidget& part, const QString& more = {}) {
        m_what = QStringLiteral("%1 %2 '%3' in %4 %5")
                     .arg(QLatin1String(what), QLatin1String(part.metaObject()->className()),
                          part.objectName(), QLatin1String(part.window()->metaObject()->className()), more);
        if (m_log.is_open()) {
            m_log << m_left << ' ' << m_clock.elapsed() << " ms " << m_what.toStdString()
                  << std::endl; // the program may end at once
        }
    }

    void click(QWidget& top) {
        QWidget& part = partOf(top);
        const QPoint at = pointIn(part);
        const Qt::MouseButton button = below(6) == 0 ? Qt::RightButton : Qt::LeftButton;
        const QPointer<QWidget> alive(&part);
        note(button == Qt::LeftButton ? "click" : "right click", part,
             QStringLiteral("%1,%2").arg(at.x()).arg(at.y()));
        const bool isTwice = below(12) == 0;
        QTest::mouseClick(&part, button, {}, at);
        if (isTwice && alive) {
            QTest::mouseDClick(&part, button, {}, at);
        }
    }

    void point(QWidget& top) {
        QWidget& part = partOf(top);
        note("point", part);
        QTest::mouseMove(&part, pointIn(part));
    }

    void turnWheel(QWidget& top) {
        QWidget& part = partOf(top);
        const QPoint at = pointIn(part);
        note("wheel", part);
        QWheelEvent wheel(at, part.mapToGlobal(at), {}, {0, below(2) == 0 ? 120 : -120}, Qt::NoButton,
                          below(2) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&part, &wheel);
    }

    void resize(QWidget& top) {
        note("resize", top);
        top.resize(700 + below(1000), 500 + below(600));
    }

    void press(QWidget& top) {
        struct Key {
            Qt::Key key;
            Qt::KeyboardModifiers modifiers = Qt::NoModifier;
        };
        static constexpr std::array kKeys{Key{Qt::Key_Escape},
                                          Key{Qt::Key_Return},
                                          Key{Qt::Key_Space},
                                          Key{Qt::Key_Tab},
                                          Key{Qt::Key_Backtab, Qt::ShiftModifier},
                                          Key{Qt::Key_Up},
                                          Key{Qt::Key_Down},
                                          Key{Qt::Key_Left},
                                          Key{Qt::Key_Right},
                                          Key{Qt::Key_PageDown},
                                          Key{Qt::Key_Home},
                                          Key{Qt::Key_End},
                                          Key{Qt::Key_Backspace},
                                          Key{Qt::Key_Delete},
                                          Key{Qt::Key_F1},
                                          Key{Qt::Key_F6},
                                          Key{Qt::Key_F10},
                                          Key{Qt::Key_Menu},
                                          Key{Qt::Key_A},
                                          Key{Qt::Key_C},
                                          Key{Qt::Key_E, Qt::ControlModifier},
                                          Key{Qt::Key_L},
                                          Key{Qt::Key_P},
                                          Key{Qt::Key_T},
                                          Key{Qt::Key_Z},
                                          Key{Qt::Key_0},
                                          Key{Qt::Key_1},
                                          Key{Qt::Key_Left, Qt::ControlModifier},
                                          Key{Qt::Key_Right, Qt::ControlModifier},
                                          Key{Qt::Key_Z, Qt::ControlModifier},
                                          Key{Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier}};
        const Key& key = anyOf(kKeys);
        QWidget* target = top.focusWidget() != nullptr ? top.focusWidget() : &top;
        note("key", *target,
             QKeySequence(static_cast<int>(key.key) | static_cast<int>(key.modifiers)).toString());
        QTest::keyClick(target, key.key, key.modifiers);
    }

    void type(QWidget& top) {
        static const std::array kTexts{
            QStringLiteral("7f-7e"), QStringLiteral("Lion"),        QStringLiteral("鳳凰"),
            QStringLiteral("12"),    QStringLiteral("-3"),          QStringLiteral("fmWcF"),
            QStringLiteral("x"),     QStringLiteral("99999999999"), QStringLiteral("6f x 6d+ (")};
        const QString& text = anyOf(kTexts);
        QPointer<QWidget> target(top.focusWidget() != nullptr ? top.focusWidget() : &top);
        note("type", *target, text);
        for (const QChar letter : text) {
            if (!target) {
                return;
            }
            QKeyEvent down(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
            QApplication::sendEvent(target, &down);
        }
    }

    /// An entry of a list or of a box, which a blind click seldom hits.
    void choose(QWidget& top) {
        QWidget& part = partOf(top);
        if (auto* box = qobject_cast<QComboBox*>(&part); box != nullptr && box->count() > 0) {
            note("choose", part);
            box->setCurrentIndex(below(box->count()));
            return;
        }
        auto* view = qobject_cast<QAbstractItemView*>(&part);
        if (view == nullptr || view->model() == nullptr || view->model()->rowCount() == 0) {
            return click(top);
        }
        const QAbstractItemModel& model = *view->model();
        const QModelIndex index = model.index(below(model.rowCount()), below(model.columnCount()));
        note("choose", part, QString::number(index.row()));
        view->scrollTo(index);
        const QPoint at = view->visualRect(index).center();
        if (view->viewport()->rect().contains(at)) {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
        }
    }

    void leave(QWidget& top) {
        note("leave", top);
        top.close();
    }

    void command() {
        QList<QAction*> actions;
        for (QAction* action : mujo::ui::testing::actionsOf(*m_bench.window.menuBar())) {
            if (action->isEnabled()) {
                actions << action;
            }
        }
        if (actions.empty()) {
            return;
        }
        QAction* action = anyOf(actions);
        note("command", m_bench.window, action->text());
        action->trigger();
    }

    void clickAMove() {
        const std::vector<Move> legal = m_bench.game().legalMoves();
        if (legal.empty()) {
            return command();
        }
        const Move move = anyOf(legal);
        note("move", m_bench.window.board());
        if (move.isDrop()) {
            m_bench.window.board().chooseFromHand(move.dropped());
        } else {
            m_bench.clickSquare(move.from());
        }
        for (const Square stop : move.path) {
            m_bench.clickSquare(stop);
        }
        QTest::keyClick(&m_bench.window.board(), Qt::Key_Return);
    }

    void fillClipboard() {
        static const std::array kTexts{QStringLiteral("nonsense"), QStringLiteral("{\"mujo\":"),
                                       QStringLiteral("1. 7f-7e 7d-7e"), QString()};
        const std::size_t which = m_random.below(kTexts.size() + 2);
        note("clipboard", m_bench.window, QString::number(which));
        if (which < kTexts.size()) {
            QApplication::clipboard()->setText(kTexts[which]);
        } else if (m_bench.session.hasGame()) {
            QApplication::clipboard()->setText(toQString(sfen(m_bench.game().position())));
        }
    }

    /// Within the folder of the test alone.
    void chooseFile(QFileDialog& dialog) {
        note("file", dialog);
        dialog.setDirectory(m_bench.folder.path());
        dialog.setOption(QFileDialog::DontConfirmOverwrite);
        const QStringList there = QDir(m_bench.folder.path()).entryList(QDir::Files);
        const bool isNew = dialog.acceptMode() == QFileDialog::AcceptSave;
        if (below(3) == 0 || (!isNew && there.empty())) {
            dialog.reject();
            return;
        }
        const QString name = isNew ? QStringLiteral("monkey%1").arg(below(4)) : anyOf(there);
        note("file", dialog, dialog.windowTitle() + QLatin1Char(' ') + name);
        dialog.selectFile(m_bench.folder.filePath(name));
        static_cast<QDialog&>(dialog).done(QDialog::Accepted);
        if (dialog.result() == QDialog::Accepted) {
            emit dialog.fileSelected(m_bench.folder.filePath(name));
        }
    }

    WindowBench& m_bench;
    Random m_random;
    int m_left;
    QString m_what;
    QString m_fault;
    qint64 m_slowest = 0; // milliseconds
    QString m_slowestAct;
    std::ofstream m_log;
    QElapsedTimer m_clock; ///< since the first event
};

} // namespace

void WindowMonkeyTest::initTestCase() {
    for (const char* scheme : {"http", "https", "file", "mailto"}) {
        QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "swallow");
    }
}

void WindowMonkeyTest::cleanupTestCase() {
    for (const char* scheme : {"http", "https", "file", "mailto"}) {
        QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }
}

void WindowMonkeyTest::nothingBreaksAnyWindow_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("computers");
    const Catalog catalog{std::filesystem::path()};
    for (int game = 0; game < static_cast<int>(catalog.entries().size()); ++game) {
        const std::string id = catalog.entries()[static_cast<std::size_t>(game)].standard->id();
        QTest::addRow("%s", id.c_str()) << game << game % 3;
    }
}

void WindowMonkeyTest::nothingBreaksAnyWindow() {
    QFETCH(const int, game);
    QFETCH(const int, computers);
    auto bench = std::make_unique<WindowBench>();
    GameSetup setup;
    setup.variant = bench->catalog.entries()[static_cast<std::size_t>(game)].standard;
    setup.seats = {computers == 2 ? Seat::computer(kWeakestLevel) : Seat::human(),
                   computers > 0 ? Seat::computer(kWeakestLevel) : Seat::human()};
    bench->begin(setup);
    const int events = eventsOverAll() / static_cast<int>(bench->catalog.entries().size());
    const auto seed = static_cast<std::uint64_t>(qEnvironmentVariableIntValue("MUJO_MONKEY_SEED"));
    Monkey monkey(*bench, seed * 100 + static_cast<std::uint64_t>(game), events);
    while (!monkey.isDone()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    }
    QVERIFY2(monkey.fault().isEmpty(), qPrintable(monkey.fault()));
    qInfo("%d events, the slowest took %lld ms: %s", events, monkey.slowest(),
          qPrintable(monkey.slowestAct()));
}

MUJO_UI_TEST(WindowMonkeyTest)
#include "window_monkey_test.moc"
