#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <memory>

#include "tests/support/sampling.h"
#include "tests/ui/board_table.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "ui/panes/status_line.h"
#include "ui/session/engine_bridge.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr const char* kStart = "5(ck)5/11/11/5(sp)5/11/11/11/5(SP)5/11/11/5(CK)5 b - 1";

/// A window in which Sente is the player and Gote a computer that moves when it is told to.
struct Duel {
    explicit Duel(const char* id = "wa", const char* text = kStart) {
        settings.setForSession(Settings::kColours, Colours::Light);
        window.resize(1000, 800);
        window.show();
        window.session().engine().setStarter(
            [this](const SearchRequest&, Engine::Callbacks given) { answer = std::move(given); });
        GameSetup setup;
        setup.variant = catalog.find(id)->standard;
        if (text != nullptr) {
            setup.start = positionFromSfen(setup.variant, text).value();
        }
        setup.seats = {Seat::human(), Seat::computer()};
        window.begin(setup);
    }
    [[nodiscard]] const Game& game() { return window.session().game(); }
    BoardView& board() { return window.board(); }
    [[nodiscard]] Square square(const char* name) { return *game().variant().shape().parse(name); }
    [[nodiscard]] QImage picture(const char* name) {
        return board().grab(board().squareRect(square(name))).toImage();
    }
    void click(const char* name) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(square(name)).center());
    }
    void computerPlays(const char* text) {
        const auto move = rules::matchMove(game().position(), game().legalMoves(),
                                           *rules::parseMoveText(game().variant(), text));
        answer.onFinished({1, 0, 1, {}, {move.value()}, {}});
    }
    [[nodiscard]] std::size_t plies() { return game().plies().size(); }

    Catalog catalog{std::filesystem::path()};
    QTemporaryDir folder;
    Settings settings{Settings::Scope::Passing};
    Engine::Callbacks answer;
    GameSession session;
    ui::testing::TestWindow window{catalog, settings, session, folder.path()};
};

} // namespace

class BoardPremoveTest : public QObject {
    Q_OBJECT

private slots:
    void aMoveChosenInAdvanceIsPlayedWhenItsTurnComes();
    void aPieceThatIsPickedStaysPicked();
    void escAndRightClickCancelIt();
    void anImpossibleOneIsDroppedWithAWord();
    void recapturesCanBeChosen();
    void takingBackForgetsIt();
    void takingBackWhileTheEngineThinksIsQuick_data();
    void takingBackWhileTheEngineThinksIsQuick();
};

void BoardPremoveTest::aMoveChosenInAdvanceIsPlayedWhenItsTurnComes() {
    Duel duel;
    duel.click("6h");
    duel.click("6g");
    QCOMPARE(duel.plies(), std::size_t{1});
    QVERIFY(duel.window.session().isThinking());
    const QImage empty = duel.picture("6f");
    duel.click("6g");
    QVERIFY(duel.board().input().isPremove());
    duel.click("6f");
    QVERIFY(duel.session.planned().has_value());
    SeenScene scene;
    scene.showGame(&duel.game());
    scene.showPremove(duel.session.planned());
    QVERIFY(scene.has(Role::Premove, duel.square("6g")));
    QVERIFY(scene.has(Role::Premove, duel.square("6f")));
    QVERIFY(duel.picture("6f") != empty);
    QVERIFY(duel.board().accessibleDescription().contains(QLatin1String("in advance")));
    QCOMPARE(duel.plies(), std::size_t{1});
    duel.computerPlays("6a5a");
    QTRY_COMPARE(duel.plies(), std::size_t{3});
    QVERIFY(!duel.game().position().at(duel.square("6f")).isEmpty());
    QVERIFY(!duel.session.planned());
    QVERIFY(!duel.board().accessibleDescription().contains(QLatin1String("in advance")));
}

// Whoever has picked a piece when the answer comes goes on with it.
void BoardPremoveTest::aPieceThatIsPickedStaysPicked() {
    Duel duel;
    duel.click("6h");
    duel.click("6g");
    duel.click("6g"); // while the computer thinks
    QVERIFY(duel.board().input().isPremove());
    duel.computerPlays("6d6e");
    QTRY_COMPARE(duel.plies(), std::size_t{2});
    QCOMPARE(duel.board().input().selected(), std::optional(duel.square("6g")));
    QVERIFY(!duel.board().input().isPremove());
    duel.click("6f");
    QCOMPARE(duel.plies(), std::size_t{3});
    // One that is let go, or taken, is not picked again.
    duel.click("6f");
    QTest::keyClick(&duel.board(), Qt::Key_Escape);
    duel.computerPlays("6a6b");
    QTRY_COMPARE(duel.plies(), std::size_t{4});
    QVERIFY(!duel.board().input().hasSelection());
    duel.click("6k");
    duel.click("6j");
    duel.click("6f");
    QVERIFY(duel.board().input().isPremove());
    duel.computerPlays("6e6f");
    QTRY_COMPARE(duel.plies(), std::size_t{6});
    QVERIFY(!duel.board().input().hasSelection());
}

void BoardPremoveTest::escAndRightClickCancelIt() {
    Duel duel;
    duel.click("6h");
    duel.click("6g");
    const QImage empty = duel.picture("6f");
    for (const bool byKey : {true, false}) {
        duel.click("6g");
        duel.click("6f");
        QVERIFY(duel.session.planned());
        if (byKey) {
            QTest::keyClick(&duel.board(), Qt::Key_Escape);
        } else {
            QTest::mouseClick(&duel.board(), Qt::RightButton, {},
                              duel.board().squareRect(duel.square("1a")).center());
        }
        QVERIFY(!duel.session.planned());
        QVERIFY(duel.picture("6f") == empty);
        QVERIFY(duel.game().shapes().empty());
    }
    duel.computerPlays("6a5a");
    QTRY_COMPARE(duel.plies(), std::size_t{2});
    QCoreApplication::processEvents();
    QCOMPARE(duel.plies(), std::size_t{2});
}

void BoardPremoveTest::anImpossibleOneIsDroppedWithAWord() {
    Duel duel("wa", "5(ck)5/11/11/11/5(sp)5/11/11/5(SP)5/11/11/5(CK)5 b - 1");
    duel.click("6h");
    duel.click("6g");
    duel.click("6g");
    duel.click("6f");
    QVERIFY(duel.session.planned());
    duel.computerPlays("6e6f"); // takes the square: the pawn takes it, legal
    QTRY_COMPARE(duel.plies(), std::size_t{3});
    // The king steps where the other side then attacks it.
    Duel second("wa", "5(ck)5/11/11/11/11/11/11/11/6(sp)4/11/5(CK)5 b - 1");
    second.click("6k");
    second.click("7k");
    second.click("7k");
    second.click("6j");
    QVERIFY(second.session.planned());
    second.computerPlays("5i5j");
    QTRY_VERIFY(second.window.status().text().contains(QLatin1String("no longer possible")) ||
                second.plies() == 3);
    QVERIFY(!second.session.planned());
}

void BoardPremoveTest::recapturesCanBeChosen() {
    // Own pawn on 6g, defended by the king's neighbour on 6h: the computer takes it and is taken back.
    Duel duel("wa", "5(ck)5/11/11/11/11/5(sp)5/11/5(SP)5/5(CK)5/11/11 b - 1");
    duel.click("6h");
    duel.click("6g");
    duel.click("6i");
    QVERIFY(duel.board().input().isPremove());
    duel.click("6h");
    QVERIFY(duel.session.planned());
    duel.computerPlays("6a5a");
    QTRY_COMPARE(duel.plies(), std::size_t{3});
    QVERIFY(duel.game().position().at(duel.square("6h")).holds(Side::Sente));
}

void BoardPremoveTest::takingBackForgetsIt() {
    Duel duel;
    duel.click("6h");
    duel.click("6g");
    duel.click("6g");
    duel.click("6f");
    QVERIFY(duel.session.planned());
    duel.window.session().takeBack();
    QVERIFY(!duel.session.planned());
    QCOMPARE(duel.plies(), std::size_t{0});
}

void BoardPremoveTest::takingBackWhileTheEngineThinksIsQuick_data() {
    everyGame();
}

void BoardPremoveTest::takingBackWhileTheEngineThinksIsQuick() {
    QFETCH(QString, id);
    Catalog games{std::filesystem::path()};
    const QTemporaryDir folder;
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window(games, settings, session, folder.path());
    window.resize(1000, 800);
    window.show();
    GameSetup setup;
    setup.variant = games.find(id.toStdString())->standard;
    setup.seats = {Seat::human(), Seat::computer(kStrongestLevel)};
    window.begin(setup);
    const auto key = session.game().position().key();
    QVERIFY(session.play(Move(session.game().legalMoves().front())));
    QVERIFY(session.game().position().key() != key);
    const QSignalSpy reported(&session, &GameSession::engineReported);
    QTRY_VERIFY(reported.count() > 0 || !session.isThinking());
    QVERIFY(session.isThinking());
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(&window.board(), Qt::Key_Z, Qt::ControlModifier);
    const auto needed = timer.elapsed();
    QCOMPARE(session.game().position().key(), key);
    QVERIFY2(mujo::testing::isInTime<qint64>(needed, 300), qPrintable(QString::number(needed)));
    QVERIFY(!session.isThinking() && session.isHumanTurn());
    QVERIFY(session.game().plies().empty());
}

MUJO_UI_TEST(BoardPremoveTest)
#include "board_premove_test.moc"
