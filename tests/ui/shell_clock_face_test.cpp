// Clocks: what they show and say, in zen too, and how a time is chosen.

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/base/random.h"
#include "tests/ui/clock_bench.h"
#include "tests/ui/ui_test.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/terms.h"
#include "ui/dialogs/time_choice.h"
#include "ui/panes/announcer.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/zen_strip.h"
#include "ui/session/clock_words.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using ui::testing::ClockBench;

namespace {

QString textOf(TimeLeft left) {
    return clockText(left).replace(QLocale().decimalPoint(), QStringLiteral("."));
}

/// What is seldom asked for stands behind a button.
void openMore(const QDialog& dialog) {
    for (auto* button : dialog.findChildren<QToolButton*>()) {
        if (button->accessibleName() == QStringLiteral("More choices")) {
            button->click();
        }
    }
}

} // namespace

class ShellClockFaceTest : public QObject {
    Q_OBJECT

private slots:
    void timesAreWritten();
    void choosingAClockMovesNothing();
    void timesAreLookedAtWhenTheyChange();
    void notesTellPeriodsAndOvertime();
    void onlyTimeThatEndsIsLow();
    void timeControlsAreToldInWords();
    void lowTimeIsShownByMoreThanColour();
    void lowTimeIsSpokenOnce();
    void theClockIsReadWhenItIsAskedFor();
    void theLatestMoveStaysInViewBesideTheClocks();
    void theFaceFollowsTheTextSize();
    void zenShowsClocksAndHands_data();
    void zenShowsClocksAndHands();
    void theDialogAsksForTheTime();
    void theDialogRefusesWhatMakesNoSense();
};

void ShellClockFaceTest::timesAreWritten() {
    const std::vector<std::pair<milliseconds, const char*>> texts{
        {minutes(65) + seconds(5), "1:05:05"},
        {minutes(60), "1:00:00"},
        {milliseconds(3599999), "59:59"},
        {minutes(10), "10:00"},
        {milliseconds(59999), "0:59"},
        {seconds(10), "0:10"},
        {milliseconds(9999), "9.9"},
        {milliseconds(1000), "1.0"},
        {milliseconds(99), "0.0"},
        {milliseconds(0), "0.0"},
        {milliseconds(-1), "+0:00"},
        {seconds(-65), "+1:05"},
    };
    for (const auto& [time, text] : texts) {
        QCOMPARE(textOf({time, 0, false}), QLatin1String(text));
    }
}

void ShellClockFaceTest::timesAreLookedAtWhenTheyChange() {
    // From each of many times on: the text is the same up to the moment told, and another one at it.
    for (int i = -3000; i < 13000; i += 7) {
        const TimeLeft left{milliseconds(i), 0, false};
        const auto wait = untilTextChanges(left);
        QVERIFY(wait > milliseconds(0) && wait <= seconds(1) + milliseconds(1));
        QCOMPARE(textOf({left.time - wait + milliseconds(1), 0, false}), textOf(left));
        QVERIFY(textOf({left.time - wait, 0, false}) != textOf(left));
    }
}

void ShellClockFaceTest::notesTellPeriodsAndOvertime() {
    const TimeControl byoyomi = *parseTimeControl("30m,3x60s");
    QCOMPARE(clockNote({minutes(5), 3, false}, byoyomi), QStringLiteral("then 3 × 1 min"));
    QCOMPARE(clockNote({seconds(5), 3, true}, byoyomi), QStringLiteral("byoyomi, 3 periods"));
    QCOMPARE(clockNote({seconds(5), 1, true}, byoyomi), QStringLiteral("byoyomi, last period"));
    QCOMPARE(clockNote({seconds(-5), 0, true}, byoyomi), QStringLiteral("over time"));
    QCOMPARE(clockNote({seconds(5), 0, false}, *parseTimeControl("5m+3s")), QStringLiteral("+ 3 s a move"));
    QCOMPARE(clockNote({seconds(5), 1, true}, *parseTimeControl("30s/move")),
             QStringLiteral("for each move"));
    QCOMPARE(clockNote({seconds(5), 0, false}, *parseTimeControl("5m")), QString());
}

void ShellClockFaceTest::onlyTimeThatEndsIsLow() {
    QVERIFY(isLow({milliseconds(9999), 0, false}));
    QVERIFY(!isLow({seconds(10), 0, false}));
    QVERIFY(!isLow({seconds(5), 3, false})); // byoyomi follows
    QVERIFY(isLow({seconds(5), 3, true}));
    QVERIFY(isLow({seconds(-5), 0, true}));
}

void ShellClockFaceTest::timeControlsAreToldInWords() {
    QCOMPARE(timeInWords(std::nullopt), QStringLiteral("no clock"));
    QCOMPARE(timeInWords(*parseTimeControl("1h30m")), QStringLiteral("1 h 30 min"));
    QCOMPARE(timeInWords(*parseTimeControl("10m+5s")), QStringLiteral("10 min + 5 s a move"));
    QCOMPARE(timeInWords(*parseTimeControl("30m,3x60s")), QStringLiteral("30 min, then 3 periods of 1 min"));
    QCOMPARE(timeInWords(*parseTimeControl("30m,1x30s")), QStringLiteral("30 min, then 30 s a move"));
    QCOMPARE(timeInWords(*parseTimeControl("45s/move")), QStringLiteral("45 s a move"));
    QCOMPARE(timeInWords(*parseTimeControl("30m,10m/20moves")),
             QStringLiteral("30 min, then 10 min for each 20 moves"));
    QCOMPARE(timeInWords(*parseGameTime("10m | 5m+2s")),
             QStringLiteral("Sente 10 min; Gote 5 min + 2 s a move"));
    const TimeControl canadian = *parseTimeControl("30m,10m/20moves");
    QCOMPARE(clockNote({minutes(5), 1, false, 20}, canadian), QStringLiteral("then 10 min for 20 moves"));
    QCOMPARE(clockNote({minutes(5), 1, true, 7}, canadian), QStringLiteral("for 7 more moves"));
    QCOMPARE(clockNote({minutes(5), 1, true, 1}, canadian), QStringLiteral("for one more move"));
}

void ShellClockFaceTest::lowTimeIsShownByMoreThanColour() {
    ClockBench bench;
    bench.start("1m");
    bench.pass(seconds(50));
    QVERIFY(!bench.face(Side::Gote).reading().isLow);
    const auto grey = [&] {
        return bench.window.pane()
            .panel(Side::Gote)
            .clock()
            .grab()
            .toImage()
            .convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage before = grey();
    bench.pass(milliseconds(1));
    QVERIFY(bench.face(Side::Gote).reading().isLow);
    const QImage after = grey();
    int changed = 0;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            changed +=
                std::abs(before.pixelColor(x, y).lightness() - after.pixelColor(x, y).lightness()) > 40;
        }
    }
    QVERIFY(changed * 2 > before.width() * before.height());
}

void ShellClockFaceTest::lowTimeIsSpokenOnce() {
    ClockBench bench;
    const QSignalSpy spoke(&bench.window.announcer(), &Announcer::spoke);
    bench.start("2m");
    ui::testing::settle();
    const auto before = spoke.size();
    for (int i = 0; i < 239; ++i) {
        bench.pass(milliseconds(500));
        ui::testing::settle(); // messages of one turn would be one
    }
    QCOMPARE(spoke.size() - before, 2);
    QCOMPARE(spoke[before][0].toString(), QStringLiteral("Gote: 1 minute left."));
    QCOMPARE(spoke[before + 1][0].toString(), QStringLiteral("Gote: 10 seconds left."));
}

void ShellClockFaceTest::theClockIsReadWhenItIsAskedFor() {
    ClockBench bench;
    bench.start("5m+3s");
    bench.pass(seconds(61));
    auto* face = &bench.window.pane().panel(Side::Gote).clock();
    QAccessibleInterface* reading = QAccessible::queryAccessibleInterface(face);
    QVERIFY(reading != nullptr);
    QCOMPARE(reading->role(), QAccessible::Clock);
    QCOMPARE(reading->text(QAccessible::Name), QStringLiteral("Clock of Gote"));
    QCOMPARE(reading->text(QAccessible::Value),
             QStringLiteral("3 minutes 59 seconds, + 3 s a move, running"));
}

void ShellClockFaceTest::theLatestMoveStaysInViewBesideTheClocks() {
    ClockBench bench({1000, 600});
    bench.begin("wa");
    MoveListView& list = bench.window.pane().moveList();
    const auto latest = [&] {
        const auto ply = static_cast<int>(bench.game().plies().size());
        return list.visualRect(bench.window.pane().moves().indexOfPly(ply));
    };
    bench.move();
    ui::testing::settle();
    Random random(3);
    while (bench.game().plies().size() < 60 && !bench.game().isOver()) {
        const auto& legal = bench.game().legalMoves();
        QVERIFY(bench.window.session().play(Move(legal[random.below(legal.size())])));
        QVERIFY(!list.isVisible() || list.viewport()->rect().contains(latest()));
    }
    QTRY_VERIFY(list.viewport()->rect().contains(latest()));
    const int height = list.height();
    for (const Side side : {Side::Sente, Side::Gote}) {
        bench.window.pane().panel(side).clock().show();
    }
    QTRY_VERIFY(list.height() < height);
    QVERIFY(list.viewport()->rect().contains(latest()));
}

void ShellClockFaceTest::theFaceFollowsTheTextSize() {
    ClockFace face(Side::Sente);
    const QSize small = face.sizeHint();
    QFont large = face.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    face.setFont(large);
    QVERIFY(face.sizeHint().height() > small.height() * 1.6);
    QVERIFY(face.minimumSizeHint().width() <= face.sizeHint().width());
}

void ShellClockFaceTest::zenShowsClocksAndHands_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<bool>("timed");
    QTest::addColumn<bool>("strip");
    QTest::newRow("drops, clocks") << QByteArray("wa") << true << true;
    QTest::newRow("drops") << QByteArray("wa") << false << true;
    QTest::newRow("clocks") << QByteArray("tai") << true << true;
    QTest::newRow("neither") << QByteArray("tai") << false << false;
}

void ShellClockFaceTest::zenShowsClocksAndHands() {
    QFETCH(QByteArray, id);
    QFETCH(bool, timed);
    QFETCH(bool, strip);
    ClockBench bench;
    bench.begin(timed ? bench.timed(id.constData(), "10m") : bench.setup(id.constData()));
    const auto place = [&](QWidget& widget) {
        return QRect(widget.mapTo(&bench.window, QPoint()), widget.size());
    };
    PlayerPanel& sente = bench.window.pane().panel(Side::Sente);
    PlayerPanel& gote = bench.window.pane().panel(Side::Gote);
    const auto layout = [&] {
        return QList<QRect>{place(bench.window.board()), place(sente), place(gote),
                            place(bench.window.study())};
    };
    ui::testing::settle();
    const auto before = layout();
    const bool drops = bench.game().variant().rules().drops.has_value();
    const auto* beside = bench.window.findChild<ZenStrip*>();
    for (int round = 0; round < 2; ++round) {
        QTest::keyClick(&bench.window.board(), Qt::Key_Z);
        QTRY_COMPARE(bench.window.board().width() + (strip ? beside->width() : 0), bench.window.width());
        QCOMPARE(beside->isVisible(), strip);
        for (PlayerPanel* panel : {&sente, &gote}) {
            QTRY_COMPARE(panel->isVisible(), strip);
            QCOMPARE(panel->clock().isVisible(), strip && timed);
            QCOMPARE(panel->hand().isVisible(), strip && drops);
        }
        if (strip) {
            QTRY_VERIFY(place(gote).bottom() < place(sente).top());
            QTest::keyClick(&bench.window.board(), Qt::Key_F);
            QTRY_VERIFY(place(sente).bottom() < place(gote).top());
            QTest::keyClick(&bench.window.board(), Qt::Key_F);
        }
        QTest::keyClick(&bench.window.board(), Qt::Key_Z);
        QTRY_COMPARE(layout(), before);
    }
}

void ShellClockFaceTest::theDialogAsksForTheTime() {
    ClockBench bench;
    std::optional<GameSetup> chosen;
    const auto ask = [&](auto fill) {
        NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
        connect(&dialog, &NewGameDialog::chosen, this, [&](const GameSetup& setup) { chosen = setup; });
        dialog.open();
        openMore(dialog);
        auto* time = dialog.findChild<TimeChoice*>();
        fill(*time->findChild<QComboBox*>(), *time->findChild<QLineEdit*>(), *time->findChild<QCheckBox*>());
        chosen.reset();
        dialog.accept();
        QVERIFY(chosen.has_value());
        // The next dialog, and a game that begins without one, have the same.
        const GameSetup usual = Terms::usual(bench.settings, nullptr);
        QVERIFY(usual.time == chosen->time && usual.timeLoses == chosen->timeLoses);
        NewGameDialog again(bench.catalog, bench.settings, &bench.window);
        QVERIFY(again.findChild<TimeChoice*>()->time() == chosen->time);
        QCOMPARE(again.findChild<TimeChoice*>()->timeLoses(), chosen->timeLoses);
    };
    ask([](QComboBox& list, QLineEdit& written, QCheckBox& loses) {
        QCOMPARE(list.currentIndex(), 0);
        QVERIFY(!written.isVisible() && !loses.isEnabled());
    });
    QVERIFY(!chosen->time);
    ask([](QComboBox& list, QLineEdit&, QCheckBox& loses) {
        list.setCurrentIndex(1);
        QVERIFY(loses.isVisible() && loses.isChecked());
    });
    QVERIFY(chosen->time == *parseTimeControl("5m+3s") && chosen->timeLoses);
    ask([](QComboBox& list, QLineEdit& written, QCheckBox& loses) {
        list.setCurrentIndex(list.count() - 1);
        QVERIFY(written.isVisible());
        written.setText(QStringLiteral("7m,2x20s"));
        loses.setChecked(false);
    });
    QVERIFY(chosen->time == *parseTimeControl("7m,2x20s") && !chosen->timeLoses);
    QVERIFY(Terms::inWords(*chosen).contains(QStringLiteral("7 min, then 2 periods of 20 s")));
    // Of another game nothing was said, unless it is chosen together with the clock.
    QVERIFY(Terms::usual(bench.settings, chosen->variant).time == chosen->time);
    QVERIFY(!Terms::usual(bench.settings, bench.catalog.find("tai")->standard).time);
    for (const bool isChosenFirst : {false, true}) {
        NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
        auto* time = dialog.findChild<TimeChoice*>();
        QVERIFY(time->time() == chosen->time);
        if (isChosenFirst) {
            time->findChild<QComboBox*>()->setCurrentIndex(1);
        }
        dialog.setGame(QStringLiteral("tai"));
        QCOMPARE(time->time().has_value(), isChosenFirst);
    }
}

// A click that is meant for a field below would land in another one.
void ShellClockFaceTest::choosingAClockMovesNothing() {
    TimeChoice choice;
    choice.show();
    auto* list = choice.findChild<QComboBox*>();
    const auto* loses = choice.findChild<QCheckBox*>();
    list->setCurrentIndex(0); // no clock
    const int height = choice.sizeHint().height();
    QVERIFY(!loses->isEnabled());
    list->setCurrentIndex(1);
    QVERIFY(loses->isEnabled());
    QCOMPARE(choice.sizeHint().height(), height);
}

void ShellClockFaceTest::theDialogRefusesWhatMakesNoSense() {
    ClockBench bench;
    NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
    const QSignalSpy chosen(&dialog, &NewGameDialog::chosen);
    dialog.open();
    auto* time = dialog.findChild<TimeChoice*>();
    auto* list = time->findChild<QComboBox*>();
    list->setCurrentIndex(list->count() - 1);
    auto* start = dialog.findChild<QDialogButtonBox*>()->buttons().constFirst();
    for (QAbstractButton* button : dialog.findChild<QDialogButtonBox*>()->buttons()) {
        start = button->text() == NewGameDialog::tr("&Start") ? button : start;
    }
    for (const char* text : {"", "ten minutes", "10", "5m+"}) {
        time->findChild<QLineEdit*>()->setText(QLatin1String(text));
        QVERIFY(!start->isEnabled());
        dialog.accept();
        QCOMPARE(chosen.size(), 0);
    }
    time->findChild<QLineEdit*>()->setText(QStringLiteral("5m+1s"));
    QVERIFY(start->isEnabled());
    dialog.accept();
    QCOMPARE(chosen.size(), 1);
}

MUJO_UI_TEST(ShellClockFaceTest)
#include "shell_clock_face_test.moc"
