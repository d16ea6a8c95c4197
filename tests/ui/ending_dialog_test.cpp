// Ends that no move brings about: decisions, a win by entering, and a repetition that is told before it
// counts.

#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

#include "core/position/sfen.h"
#include "core/rules/move_text.h"
#include "tests/ui/seen_ending.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/ending_dialog.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

EndingDialog& ask(WindowBench& bench) {
    bench.window.action("adjudicate")->trigger();
    return *bench.window.findChild<EndingDialog*>();
}

QPushButton& button(const EndingDialog& dialog, const char* text) {
    for (auto* each : dialog.findChildren<QPushButton*>()) {
        if (each->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
            return *each;
        }
    }
    qFatal("no such button");
}

bool says(const EndingDialog& dialog, const char* text) {
    const auto labels = dialog.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [text](const QLabel* label) {
        return label->text().contains(QString::fromUtf8(text));
    });
}

} // namespace

class EndingDialogTest : public QObject {
    Q_OBJECT

private slots:
    void aGameEndsAsItWasDecided();
    void theRulesAreQuotedWithTheirSource();
    void anImpasseIsCountedForBothSides();
    void aRepetitionIsToldOneOccurrenceBefore();
};

void EndingDialogTest::aGameEndsAsItWasDecided() {
    WindowBench bench;
    bench.begin("chu");
    bench.playPlain(3);
    const EndingDialog& dialog = ask(bench);
    QVERIFY(!button(dialog, "End the game so").isEnabled());
    for (auto* result : dialog.findChildren<QRadioButton*>()) {
        if (result->text() == QStringLiteral("Gote wins")) {
            result->click();
        }
    }
    button(dialog, "End the game so").click();
    QVERIFY(bench.game().isOver());
    QCOMPARE(bench.game().outcome().state, rules::GameState::GoteWins);
    QCOMPARE(bench.game().outcome().reason, rules::Reason::Adjudication);
    QVERIFY(seenEnding(bench.window).contains(QStringLiteral("The game was decided against Sente.")));
    QVERIFY(!bench.window.action("adjudicate")->isEnabled());
    // The record keeps it.
    const QString path = bench.folder.filePath(QStringLiteral("decided.mujo"));
    QVERIFY(bench.window.saveTo(path));
    QVERIFY(bench.window.openFile(path));
    QCOMPARE(bench.game().lineOutcome().reason, rules::Reason::Adjudication);
}

void EndingDialogTest::theRulesAreQuotedWithTheirSource() {
    WindowBench bench;
    bench.begin("shogi");
    const EndingDialog& dialog = ask(bench);
    QVERIFY(says(dialog, "may declare that it has won"));
    QVERIFY(says(dialog, "After: Japan Shogi Association"));
}

void EndingDialogTest::anImpasseIsCountedForBothSides() {
    WindowBench bench;
    bench.begin("shogi");
    const auto position = positionFromSfen(bench.game().position().sharedVariant(),
                                           "RR+BGKS3/9/PPPP1P3/9/9/9/9/9/4k4 b hand=6P 1");
    QVERIFY(position.hasValue());
    bench.session.restore(Game(*position), bench.session.setup());
    const EndingDialog& dialog = ask(bench);
    QVERIFY(says(dialog, "✓ 10 of 10"));
    QVERIFY(says(dialog, "✓ 28 of 28"));
    QVERIFY(says(dialog, "✗ 0 of 27"));
    QVERIFY(says(dialog, "✗ 0 of 1"));
    button(dialog, "Sente declares the win").click();
    QCOMPARE(bench.game().outcome().reason, rules::Reason::EnteringKing);
}

void EndingDialogTest::aRepetitionIsToldOneOccurrenceBefore() {
    WindowBench bench;
    bench.begin("shogi");
    const auto play = [&bench](const char* text) {
        const auto parsed = rules::parseMoveText(bench.game().variant(), text);
        const auto move = rules::matchMove(bench.game().position(), bench.game().legalMoves(), *parsed);
        QVERIFY(move.hasValue() && bench.session.play(Move(*move)));
        settle();
    };
    for (int round = 0; round < 2; ++round) {
        QVERIFY(!bench.window.banner().isVisible());
        for (const char* text : {"2h3h", "8b7b", "3h2h", "7b8b"}) {
            play(text);
        }
    }
    QVERIFY(bench.window.banner().isVisible());
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("The fourth time the game ends without")));
    play("7g7f");
    QVERIFY(!bench.window.banner().isVisible());
}

MUJO_UI_TEST(EndingDialogTest)
#include "ending_dialog_test.moc"
