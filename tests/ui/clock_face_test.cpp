// What the clocks say beside the time.

#include <QTest>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/panes/clock_face.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/player_panel.h"
#include "ui/session/clock_words.h"
#include "ui/session/game_clock.h"

using namespace mujo;
using namespace mujo::ui;
using std::chrono::minutes;
using std::chrono::seconds;

class ClockFaceTest : public QObject {
    Q_OBJECT

private slots:
    void briefNotesAreForLittleRoom();
    void aFallenFlagShowsNoOvertime();
};

void ClockFaceTest::briefNotesAreForLittleRoom() {
    const TimeControl byoyomi = *parseTimeControl("30m,3x60s");
    for (const TimeLeft& left :
         {TimeLeft{minutes(5), 3, false}, {seconds(5), 3, true}, {seconds(5), 1, true}}) {
        const QString note = clockNote(left, byoyomi);
        const QString brief = briefClockNote(left, byoyomi);
        QVERIFY2(!brief.isEmpty() && brief.size() < note.size() && note.endsWith(brief), qPrintable(brief));
    }
    QCOMPARE(briefClockNote({seconds(5), 0, false}, *parseTimeControl("5m+3s")), QStringLiteral("+ 3 s"));
    QCOMPARE(briefClockNote({seconds(-5), 0, true}, byoyomi), QStringLiteral("over time"));
}

// How late the flag was looked at is no overtime: the game is lost.
void ClockFaceTest::aFallenFlagShowsNoOvertime() {
    ui::testing::WindowBench bench;
    GameClock& clock = bench.window.session().clock();
    GameClock::Milliseconds now{0};
    clock.setSource([&now] { return now; });
    GameSetup setup = bench.setup("wa");
    setup.time = *parseTimeControl("10s");
    bench.begin(setup);
    bench.playPlain();
    now += seconds(12);
    clock.poll();
    QVERIFY(bench.game().isOver());
    const auto* face = bench.window.pane().panel(Side::Gote).findChild<ClockFace*>();
    QCOMPARE(face->reading().time, clockText({}));
    QCOMPARE(face->reading().note, QStringLiteral("time is up"));
    QCOMPARE(face->spoken(), QStringLiteral("time is up"));
}

MUJO_UI_TEST(ClockFaceTest)
#include "clock_face_test.moc"
