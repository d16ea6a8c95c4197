#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/game/formats/game_json.h"
#include "tests/ui/board_table.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "ui/session/file_opener.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

void drag(BoardView& view, Square from, Square to, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(&view, Qt::RightButton, modifiers, view.squareRect(from).center());
    QTest::mouseRelease(&view, Qt::RightButton, modifiers, view.squareRect(to).center());
}

} // namespace

class BoardShapesTest : public QObject {
    Q_OBJECT

private slots:
    void rightButtonDrawsWithFourBrushes();
    void shapesStayWithTheirMove();
    void shapesAreSavedAndLoaded();
    void badShapesAreRefusedWithTheirPlace_data();
    void badShapesAreRefusedWithTheirPlace();
};

void BoardShapesTest::rightButtonDrawsWithFourBrushes() {
    Table table("hook", kLions);
    BoardView& view = table.view();
    std::vector<DrawnShape> drawn;
    QObject::connect(&view, &BoardView::shapesChanged, &view,
                     [&drawn](const std::vector<DrawnShape>& now) { drawn = now; });
    const QImage plain = table.picture("b2");
    drag(view, table.square("a1"), table.square("a1"), Qt::ControlModifier);
    drag(view, table.square("b1"), table.square("b3"), Qt::ShiftModifier);
    drag(view, table.square("c1"), table.square("c1"), Qt::ControlModifier | Qt::AltModifier);
    drag(view, table.square("d1"), table.square("e2"), Qt::ShiftModifier | Qt::AltModifier);
    const std::vector<DrawnShape> expected{{table.square("a1"), table.square("a1"), 0},
                                           {table.square("b1"), table.square("b3"), 1},
                                           {table.square("c1"), table.square("c1"), 2},
                                           {table.square("d1"), table.square("e2"), 3}};
    QVERIFY(drawn == expected);
    QVERIFY(table.picture("b2") != plain);
    drag(view, table.square("a1"), table.square("a1"), Qt::ControlModifier); // the same again takes it away
    QCOMPARE(drawn.size(), std::size_t{3});
    drag(view, table.square("c1"), table.square("c1"), Qt::ControlModifier); // another brush replaces it
    QCOMPARE(drawn.size(), std::size_t{3});
    QCOMPARE(drawn.back().brush, 0);
    table.key(Qt::Key_Delete);
    QVERIFY(drawn.empty());
    QVERIFY(table.picture("b2") == plain);
}

void BoardShapesTest::shapesStayWithTheirMove() {
    Game game(catalog().load("wa").value());
    const std::vector<DrawnShape> first{{Square(3), Square(3), 1}};
    const std::vector<DrawnShape> second{{Square(3), Square(9), 0}};
    game.setShapes(game.current(), first);
    QVERIFY(game.play(Move(game.legalMoves().front())));
    QVERIFY(game.shapes().empty());
    game.setShapes(game.current(), second);
    QVERIFY(game.takeBack());
    QVERIFY(game.shapes() == first);
    QVERIFY(game.redo());
    QVERIFY(game.shapes() == second);
}

// Created, written, read again.
void BoardShapesTest::shapesAreSavedAndLoaded() {
    const QTemporaryDir folder;
    Catalog games{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window(games, settings, session, folder.path());
    window.fileOpener().setPatience(std::chrono::minutes(1));
    window.resize(1100, 800);
    window.show();
    GameSetup setup;
    setup.variant = games.find("tai")->standard;
    setup.seats = {Seat::human(), Seat::human()};
    window.begin(setup);
    const auto shapes = [&session] {
        SeenScene scene;
        scene.showGame(&session.game());
        return scene.shapes();
    };
    const BoardShape& shape = setup.variant->shape();
    drag(window.board(), shape.at(1, 1), shape.at(1, 1), Qt::ControlModifier);
    QVERIFY(window.session().play(Move(window.session().game().legalMoves().front())));
    QVERIFY(shapes().empty());
    drag(window.board(), shape.at(2, 2), shape.at(20, 12), Qt::ShiftModifier);
    QVERIFY(window.session().play(Move(window.session().game().legalMoves().front())));
    drag(window.board(), shape.at(4, 2), shape.at(4, 2), Qt::AltModifier | Qt::ControlModifier);
    window.session().takeBack(); // one of them among the moves that were taken back
    const QString path = folder.filePath(QStringLiteral("drawn.mujo"));
    QVERIFY(window.saveTo(path));

    GameSetup other;
    other.variant = games.find("wa")->standard;
    other.seats = {Seat::human(), Seat::human()};
    window.begin(other);
    QVERIFY(shapes().empty());
    QVERIFY(window.openFile(path));
    QVERIFY((shapes() == std::vector<DrawnShape>{{shape.at(2, 2), shape.at(20, 12), 1}}));
    window.session().goToPly(0);
    QVERIFY((shapes() == std::vector<DrawnShape>{{shape.at(1, 1), shape.at(1, 1), 0}}));
    window.session().goToPly(2);
    QVERIFY((shapes() == std::vector<DrawnShape>{{shape.at(4, 2), shape.at(4, 2), 2}}));
}

void BoardShapesTest::badShapesAreRefusedWithTheirPlace_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"8", "8h7", "8h*9", "8h7g*", "99z", "8h7g6f", ""}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void BoardShapesTest::badShapesAreRefusedWithTheirPlace() {
    QFETCH(QString, text);
    const Game game(catalog().load("wa").value());
    GameFile file{game};
    std::string json = writeGameJson(file);
    const auto at = json.find(" \"moves\"");
    json.insert(at, " \"shapes\": [\"" + text.toStdString() + "\"],\n");
    const auto loaded = readGameJson(json, "drawn.mujo", catalog());
    QVERIFY(!loaded.hasValue());
    QVERIFY(loaded.error().front().text().find("drawn shape") != std::string::npos);
}

MUJO_UI_TEST(BoardShapesTest)
#include "board_shapes_test.moc"
