// Files that come from outside, by a drag or by their size: none of them stops the window.

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>
#include <new>
#include <thread>

#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/start_page.h"
#include "ui/panes/banner.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/status_line.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace std::chrono_literals;
using ui::testing::settle;

using ui::testing::WindowBench;

namespace {

/// A file whose reading waits for the test.
struct SlowFile {
    FileOpener::Read read() {
        return [go = go, gone = gone, opened = opened](const std::stop_token&) -> FileOpener::Then {
            go->acquire();
            gone->release();
            return [opened] { ++*opened; };
        };
    }
    void letGo() {
        go->release();
        gone->acquire();
        QTest::qWait(20); // the news of it would come now
    }

    std::shared_ptr<QSemaphore> go = std::make_shared<QSemaphore>();
    std::shared_ptr<QSemaphore> gone = std::make_shared<QSemaphore>();
    std::shared_ptr<int> opened = std::make_shared<int>(0);
};

bool enter(QWidget& window, const QMimeData& data) {
    QDragEnterEvent event(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    event.ignore();
    QApplication::sendEvent(&window, &event);
    return event.isAccepted();
}

void drop(QWidget& window, const QMimeData& data) {
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
}

QString savedGame(WindowBench& bench, const QString& name) {
    const QString path = bench.folder.filePath(name);
    return bench.window.saveTo(path) ? path : QString();
}

} // namespace

class OutsideFilesTest : public QObject {
    Q_OBJECT

private slots:
    void aDragWithoutFilesIsNotTaken();
    void theFirstOfSeveralFilesIsOpenedAndTheOthersAreNamed();
    void aQuickFileIsThereAtOnce();
    void aSlowFileIsWaitedForByALivingWindow();
    void aFileThatWasCancelledIsNeverHeardOf();
    void anotherFileDropsTheOneBefore();
    void theEndOfTheWindowWaitsForNoFile();
    void aReadingThatWasCancelledEnds();
    void anUnfinishedGameIsReadBesideALivingWindow();
    void anUnfinishedGameThatWasCancelledIsFreeAgain();
    void theFileOfACommandLineIsReadBesideALivingWindow();
    void aBrokenFileOfACommandLineIsToldOnceItWasRead();
    void aFileThatCannotBeReadIsComplainedOf();
    void theWindowOffersToCancel();
    void manyAndLongFaultsKeepTheWindowItsSize();
    void longNamesKeepTheWindowItsSize();
};

void OutsideFilesTest::aDragWithoutFilesIsNotTaken() {
    WindowBench bench;
    QMimeData none;
    none.setData(QStringLiteral("text/uri-list"), QByteArray());
    QMimeData text;
    text.setText(QStringLiteral("no file"));
    QMimeData folder;
    folder.setUrls({QUrl::fromLocalFile(bench.folder.path())});
    QMimeData remote;
    remote.setUrls({QUrl(QStringLiteral("https://example.org/game.mujo")), QUrl()});
    for (const QMimeData* data : {&none, &text, &folder, &remote}) {
        QVERIFY(!enter(bench.window, *data));
        drop(bench.window, *data); // whatever a desktop may send
        QVERIFY(!bench.window.showsBoard());
        QVERIFY(bench.window.startPage().banner().text().isEmpty());
    }
}

void OutsideFilesTest::theFirstOfSeveralFilesIsOpenedAndTheOthersAreNamed() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    const QString first = savedGame(bench, QStringLiteral("first.mujo"));
    bench.playPlain(2);
    const QString second = savedGame(bench, QStringLiteral("second.mujo"));
    QMimeData data;
    data.setUrls({QUrl(QStringLiteral("https://example.org/x")), QUrl::fromLocalFile(bench.folder.path()),
                  QUrl::fromLocalFile(first), QUrl::fromLocalFile(second)});
    QVERIFY(enter(bench.window, data));
    drop(bench.window, data);
    settle();
    QCOMPARE(bench.game().line().size(), std::size_t{3});
    QVERIFY(bench.window.programBanner().text().contains(QStringLiteral("second.mujo")));
    QVERIFY(!bench.window.programBanner().text().contains(QStringLiteral("first.mujo")));
    QMimeData one;
    one.setUrls({QUrl::fromLocalFile(bench.folder.filePath(QStringLiteral("nothing.mujo")))});
    QVERIFY(enter(bench.window, one));
    drop(bench.window, one);
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("nothing.mujo")),
             qPrintable(bench.window.status().text()));
}

void OutsideFilesTest::aQuickFileIsThereAtOnce() {
    FileOpener opener;
    opener.setPatience(1min);
    const QSignalSpy waiting(&opener, &FileOpener::waiting);
    int opened = 0;
    opener.open(QStringLiteral("a"), [&opened](const std::stop_token&) { return [&opened] { ++opened; }; });
    QCOMPARE(opened, 1);
    QVERIFY(!opener.isWaiting());
    QCOMPARE(waiting.count(), 0);
}

void OutsideFilesTest::aSlowFileIsWaitedForByALivingWindow() {
    FileOpener opener;
    opener.setPatience(0ms);
    const QSignalSpy waiting(&opener, &FileOpener::waiting);
    const QSignalSpy over(&opener, &FileOpener::over);
    SlowFile file;
    opener.open(QStringLiteral("slow"), file.read());
    QCOMPARE(waiting.count(), 1);
    QCOMPARE(waiting.front().front().toString(), QStringLiteral("slow"));
    QVERIFY(opener.isWaiting());
    bool isAlive = false;
    QTimer::singleShot(0, &opener, [&isAlive] { isAlive = true; });
    QTRY_VERIFY(isAlive);
    QCOMPARE(*file.opened, 0);
    file.go->release();
    QTRY_COMPARE(*file.opened, 1);
    QVERIFY(!opener.isWaiting());
    QCOMPARE(over.count(), 1);
}

void OutsideFilesTest::aFileThatWasCancelledIsNeverHeardOf() {
    FileOpener opener;
    opener.setPatience(0ms);
    const QSignalSpy over(&opener, &FileOpener::over);
    SlowFile file;
    opener.open(QStringLiteral("slow"), file.read());
    opener.cancel();
    QVERIFY(!opener.isWaiting());
    QCOMPARE(over.count(), 1);
    file.letGo();
    QCOMPARE(*file.opened, 0);
}

void OutsideFilesTest::anotherFileDropsTheOneBefore() {
    FileOpener opener;
    opener.setPatience(0ms);
    SlowFile first;
    SlowFile second;
    opener.open(QStringLiteral("first"), first.read());
    opener.open(QStringLiteral("second"), second.read());
    first.letGo();
    QCOMPARE(*first.opened, 0);
    QVERIFY(opener.isWaiting());
    second.go->release();
    QTRY_COMPARE(*second.opened, 1);
    QCOMPARE(*first.opened, 0);
}

void OutsideFilesTest::theEndOfTheWindowWaitsForNoFile() {
    SlowFile file;
    {
        FileOpener opener;
        opener.setPatience(0ms);
        opener.open(QStringLiteral("slow"), file.read());
    }
    file.letGo();
    QCOMPARE(*file.opened, 0);
}

void OutsideFilesTest::aReadingThatWasCancelledEnds() {
    FileOpener opener;
    opener.setPatience(0ms);
    const auto ended = std::make_shared<QSemaphore>();
    for (const bool byAnother : {false, true}) {
        opener.open(QStringLiteral("endless"), [ended](const std::stop_token& stop) -> FileOpener::Then {
            while (!stop.stop_requested()) {
                std::this_thread::yield();
            }
            ended->release();
            return {};
        });
        if (byAnother) {
            opener.open(QStringLiteral("next"), [](const std::stop_token&) { return FileOpener::Then(); });
        } else {
            opener.cancel();
        }
        QVERIFY(ended->tryAcquire(1, 60000));
    }
}

/// A window before whose eyes an unfinished game lies that takes a while to read.
struct LargeGame {
    LargeGame() {
        GameSession session;
        session.begin(ui::testing::hotSeat("chu"));
        ui::testing::playSome(session, 150, 11);
        QVERIFY(!session.game().isOver());
        moves = session.game().plies().size();
        path = kept.filePath(QStringLiteral("large.mujo"));
        isSaved = saveGame(session, path).hasValue();
        bench.window.fileOpener().setPatience(0ms);
    }
    /// Whether the file is being read and the window handles events meanwhile.
    bool isReadBeside() {
        bool isAlive = false;
        QTimer::singleShot(0, &bench.window, [&isAlive] { isAlive = true; });
        const bool isReading = bench.window.fileOpener().isWaiting() && !bench.window.showsBoard();
        return isReading && bench.window.programBanner().text().contains(QStringLiteral("Opening ")) &&
               QTest::qWaitFor([&isAlive] { return isAlive; });
    }
    void click(const QString& text) {
        for (QPushButton* each : bench.window.findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text().remove(QLatin1Char('&')).startsWith(text)) {
                QTest::mouseClick(each, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] std::size_t movesOnBoard() {
        return bench.window.showsBoard() ? bench.game().plies().size() : 0;
    }

    QTemporaryDir kept;
    WindowBench bench{{1280, 800}, kept.path()};
    QString path;
    std::size_t moves = 0;
    bool isSaved = false;
};

void OutsideFilesTest::anUnfinishedGameIsReadBesideALivingWindow() {
    LargeGame large;
    QVERIFY(large.isSaved);
    large.bench.window.offerUnfinished();
    settle();
    large.click(QStringLiteral("Continue"));
    QVERIFY(large.isReadBeside());
    QTRY_COMPARE_WITH_TIMEOUT(large.movesOnBoard(), large.moves, 120000);
    QVERIFY(!large.bench.window.programBanner().isVisible());
    QVERIFY(!Autosave::claim(large.path)); // it goes on in its file
}

void OutsideFilesTest::anUnfinishedGameThatWasCancelledIsFreeAgain() {
    LargeGame large;
    large.bench.window.offerUnfinished();
    settle();
    large.click(QStringLiteral("Continue"));
    QVERIFY(large.bench.window.fileOpener().isWaiting());
    large.click(QStringLiteral("Cancel")); // the news that it has been read would not have been taken yet
    QVERIFY(!large.bench.window.fileOpener().isWaiting());
    QTRY_VERIFY_WITH_TIMEOUT(Autosave::claim(large.path).hasValue(), 60000); // once its reading has ended
    QVERIFY(!large.bench.window.showsBoard());
}

void OutsideFilesTest::theFileOfACommandLineIsReadBesideALivingWindow() {
    LargeGame large;
    CommandLine line;
    line.file = large.path;
    large.bench.window.openAsked(line, [](const QString& fault) { QFAIL(qPrintable(fault)); });
    QVERIFY(large.isReadBeside());
    QTRY_COMPARE_WITH_TIMEOUT(large.movesOnBoard(), large.moves, 120000);
    QVERIFY(large.bench.window.windowTitle().contains(QStringLiteral("large.mujo")));
}

void OutsideFilesTest::aBrokenFileOfACommandLineIsToldOnceItWasRead() {
    WindowBench bench;
    CommandLine line;
    line.file = bench.folder.filePath(QStringLiteral("nothing.mujo"));
    QString told;
    bench.window.openAsked(line, [&told](const QString& fault) { told = fault; });
    QTRY_VERIFY2(told.contains(QStringLiteral("nothing.mujo")), qPrintable(told));
    QVERIFY(!bench.window.showsBoard());
}

void OutsideFilesTest::aFileThatCannotBeReadIsComplainedOf() {
    WindowBench bench;
    bench.window.fileOpener().open(
        QStringLiteral("huge"), [](const std::stop_token&) -> FileOpener::Then { throw std::bad_alloc(); });
    QVERIFY(bench.window.startPage().banner().text().contains(QStringLiteral("huge")));
}

void OutsideFilesTest::theWindowOffersToCancel() {
    WindowBench bench;
    bench.begin("wa");
    FileOpener& opener = bench.window.fileOpener();
    opener.setPatience(0ms);
    SlowFile file;
    opener.open(QStringLiteral("slow.mujo"), file.read());
    QVERIFY(bench.window.programBanner().isVisible());
    QVERIFY(bench.window.programBanner().text().contains(QStringLiteral("Opening slow.mujo")));
    bench.playPlain(); // the game goes on meanwhile
    QVERIFY(bench.window.programBanner().isVisible());
    QTest::mouseClick(bench.window.programBanner().findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(!bench.window.programBanner().isVisible());
    QVERIFY(!opener.isWaiting());
    SlowFile again;
    opener.open(QStringLiteral("again.mujo"), again.read());
    QTest::keyClick(&bench.window, Qt::Key_Escape);
    QVERIFY(!opener.isWaiting());
    SlowFile third;
    opener.open(QStringLiteral("third.mujo"), third.read());
    third.go->release();
    QTRY_COMPARE(*third.opened, 1);
    QVERIFY(!bench.window.programBanner().isVisible());
    file.letGo();
    again.letGo();
    QCOMPARE(*file.opened + *again.opened, 0);
}

void OutsideFilesTest::manyAndLongFaultsKeepTheWindowItsSize() {
    WindowBench bench({1000, 700});
    QString text = QStringLiteral("{\"") + QString(2000, QLatin1Char('x')) + QStringLiteral("\": 1");
    for (int i = 0; i < 200; ++i) {
        text += QStringLiteral(",\n\"unknown%1\": 1").arg(i);
    }
    const QString path = bench.folder.filePath(QStringLiteral("faults.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write((text + QLatin1Char('}')).toUtf8());
    file.close();
    for (const bool onBoard : {false, true}) {
        if (onBoard) {
            bench.begin("wa");
        }
        const QSize before = bench.window.size();
        QVERIFY(!bench.window.takeFile(path));
        settle();
        const Banner& banner = onBoard ? bench.window.banner() : bench.window.startPage().banner();
        QVERIFY2(banner.text().contains(QStringLiteral("unknown150")), qPrintable(banner.text().right(300)));
        QVERIFY(banner.height() < bench.window.height() / 2);
        QCOMPARE(bench.window.size(), before);
        const QSize least = bench.window.minimumSizeHint();
        QVERIFY2(least.width() <= before.width() && least.height() <= before.height(),
                 qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    }
}

void OutsideFilesTest::longNamesKeepTheWindowItsSize() {
    WindowBench bench({1000, 700});
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Sente].name = QString(100000, QLatin1Char('x'));
    setup.seats[Side::Gote].name = QStringLiteral("word ").repeated(20000);
    bench.begin(setup);
    settle();
    const QSize least = bench.window.minimumSizeHint();
    QVERIFY2(least.width() <= 1000 && least.height() <= 700,
             qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    bench.window.status().setSituation(QString(3000, QLatin1Char('y')));
    settle();
    QVERIFY(bench.window.minimumSizeHint().width() <= 1000);
    const auto* situation = bench.window.findChild<ElidedLabel*>(QStringLiteral("situation"));
    QVERIFY(situation->text().size() < 300 && situation->accessibleName().size() == 3000);
}

MUJO_UI_TEST(OutsideFilesTest)
#include "outside_files_test.moc"
