// Two people play by letter, each at a window of their own.

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QTest>

#include "core/base/random.h"
#include "core/rules/move_text.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/panes/banner.h"
#include "ui/panes/status_line.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

QString clipboardText() {
    return QApplication::clipboard()->text();
}

/// A legal move, one that takes where there is one.
Move anyMove(const Game& game, Random& random) {
    const auto& legal = game.legalMoves();
    std::vector<std::size_t> takes;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (!game.position().at(legal[i].to()).isEmpty()) {
            takes.push_back(i);
        }
    }
    return takes.empty() ? legal[random.below(legal.size())] : legal[takes[random.below(takes.size())]];
}

} // namespace

class LetterTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameOfHookGoesThroughTheClipboard();
    void aReplyIsPlayedFromWhereverOneLooks();
    void whatIsNoReplyIsRefusedAndChangesNothing();
    void aLetterOfAnotherGameMayBeginIt();
    void aResignationComesByLetter();
    void aLetterFindsItsUnfinishedGame();
    void thereIsNothingToCopyBeforeTheFirstMove();
};

void LetterTest::aWholeGameOfHookGoesThroughTheClipboard() {
    WindowBench ann;
    WindowBench bob;
    ann.begin("hook");
    Random random(11);
    int letters = 0;
    while (!ann.game().isOver()) {
        WindowBench& sender = letters % 2 == 0 ? ann : bob;
        WindowBench& receiver = letters % 2 == 0 ? bob : ann;
        if (letters < 1500) {
            QVERIFY(sender.window.session().play(anyMove(sender.game(), random)));
        } else {
            sender.window.session().resign();
        }
        sender.window.action("copyLetter")->trigger();
        QVERIFY(clipboardText().size() < 200);
        receiver.window.action("pasteReply")->trigger();
        QVERIFY2(receiver.window.session().hasGame(), qPrintable(clipboardText()));
        QVERIFY2(receiver.game().position() == sender.game().position(), qPrintable(clipboardText()));
        ++letters;
        settle();
    }
    QVERIFY(bob.game().isOver());
    QCOMPARE(bob.game().lineOutcome(), ann.game().lineOutcome());
    QCOMPARE(static_cast<int>(bob.game().line().size()), static_cast<int>(ann.game().line().size()));
    qInfo("%d letters", letters);
    QVERIFY(letters > 20);
}

void LetterTest::aReplyIsPlayedFromWhereverOneLooks() {
    WindowBench ann;
    ann.begin("wa");
    ann.playPlain(4);
    ann.window.action("copyLetter")->trigger();
    const QString letter = clipboardText();
    WindowBench bob;
    QApplication::clipboard()->setText(letter);
    bob.window.action("pastePosition")->trigger(); // the nearest key for it is as good
    bob.playPlain(1);
    bob.window.action("copyLetter")->trigger();
    QApplication::clipboard()->setText(
        QStringLiteral("> You wrote:\n> %1\n\n%2\n\nBob").arg(letter, clipboardText()));
    ann.window.session().goToPly(1);
    ann.window.action("pasteReply")->trigger();
    QCOMPARE(ann.game().plies().size(), std::size_t{5});
    QVERIFY(ann.game().position() == bob.game().position());
    QVERIFY2(ann.window.status().text().startsWith(
                 QStringLiteral("The letter has been played: 1 move, the last ")),
             qPrintable(ann.window.status().text()));
}

void LetterTest::whatIsNoReplyIsRefusedAndChangesNothing() {
    WindowBench ann;
    ann.begin("wa");
    ann.playPlain(9);
    ann.window.action("copyLetter")->trigger();
    const QString letter = clipboardText();
    const auto refusal = [&](const QString& text) {
        QApplication::clipboard()->setText(text);
        const std::size_t known = ann.game().nodeCount();
        ann.window.action("pasteReply")->trigger();
        return ann.game().nodeCount() == known ? ann.window.banner().text() : QStringLiteral("played");
    };
    QVERIFY(refusal(letter).contains(QStringLiteral("is known")));
    QVERIFY(refusal(QStringLiteral("Hello.")).contains(QStringLiteral("no reply in it")));
    QVERIFY(refusal(letter.left(40)).contains(QStringLiteral("damaged")));
    QVERIFY(refusal(QStringLiteral("mujo/9 x end")).contains(QStringLiteral("newer")));
    QVERIFY(refusal(QString(letter).replace(QStringLiteral(" 9 "), QStringLiteral(" 30 ")))
                .contains(QStringLiteral("Letters are missing")));
    QVERIFY(refusal(QString(letter).replace(QStringLiteral("wa;"), QStringLiteral("chu;")))
                .contains(QStringLiteral("another game, Chu Shogi")));
    ann.window.session().goToPly(5);
    ann.playPlain(0);
    ann.window.session().removeMoves(ann.game().onLine(9));
    QVERIFY(refusal(QString(letter).replace(letter.lastIndexOf(QLatin1Char(' '), letter.size() - 5) + 1, 6,
                                            QStringLiteral("000000")))
                .contains(QStringLiteral("not your opponent's")));
}

void LetterTest::aLetterOfAnotherGameMayBeginIt() {
    WindowBench ann;
    ann.begin("chu");
    ann.playPlain(1);
    ann.window.action("copyLetter")->trigger();
    WindowBench bob;
    bob.begin("wa");
    bob.playPlain(3);
    bob.window.action("pasteReply")->trigger();
    QCOMPARE(bob.game().variant().id(), std::string("wa"));
    QVERIFY(bob.window.banner().text().contains(QStringLiteral("Chu Shogi")));
    for (QPushButton* button : bob.window.banner().findChildren<QPushButton*>()) {
        if (button->text().contains(QStringLiteral("egin"))) {
            button->click();
            break;
        }
    }
    QCOMPARE(bob.game().variant().id(), std::string("chu"));
    QVERIFY(bob.game().position() == ann.game().position());
}

void LetterTest::aLetterFindsItsUnfinishedGame() {
    WindowBench ann;
    WindowBench bob;
    bob.begin("wa");
    bob.playPlain(7);
    const Game before = bob.game();
    ann.begin("wa");
    for (const Game::Ply& ply : before.line()) {
        QVERIFY(ann.session.play(ply.move));
    }
    bob.playPlain(1);
    bob.window.action("copyLetter")->trigger();
    ann.begin("chu"); // the game of Wa waits among the unfinished ones
    ann.playPlain(2);
    ann.window.action("pasteReply")->trigger();
    QVERIFY2(ann.window.banner().text().contains(QStringLiteral("your game of Wa Shogi")),
             qPrintable(ann.window.banner().text()));
    QCOMPARE(ann.game().variant().id(), std::string("chu"));
    ann.window.banner().choose(0);
    QTRY_COMPARE(ann.game().variant().id(), std::string("wa"));
    QTRY_COMPARE(ann.game().line().size(), std::size_t{8});
    QVERIFY(ann.game().position() == bob.game().position());
}

void LetterTest::aResignationComesByLetter() {
    WindowBench ann;
    WindowBench bob;
    ann.begin("wa");
    ann.playPlain(2);
    ann.window.action("copyLetter")->trigger();
    bob.window.action("pasteReply")->trigger();
    ann.window.session().resign();
    ann.window.action("copyLetter")->trigger();
    bob.window.action("pasteReply")->trigger();
    QVERIFY(bob.game().isOver());
    QCOMPARE(bob.game().lineOutcome(), ann.game().lineOutcome());
}

void LetterTest::thereIsNothingToCopyBeforeTheFirstMove() {
    WindowBench ann;
    ann.begin("wa");
    QVERIFY(!ann.window.action("copyLetter")->isEnabled());
    QVERIFY(ann.window.action("pasteReply")->isEnabled());
    ann.playPlain(1);
    QVERIFY(ann.window.action("copyLetter")->isEnabled());
}

MUJO_UI_TEST(LetterTest)
#include "letter_test.moc"
