// Boards and sets of pieces from files: read with all their faults, dropped on the window, chosen, and gone.

#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QUrl>

#include "tests/ui/files.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/look/board_contrast.h"
#include "ui/look/board_file.h"
#include "ui/look/board_texture.h"
#include "ui/look/piece_faces.h"
#include "ui/look/pieces_file.h"
#include "ui/look/shipped_looks.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::contents;
using ui::testing::settle;

using ui::testing::WindowBench;
namespace {

const char* const kGreen = R"({
  "format": "mujo board 1",
  "id": "moss",
  "name": "Moss & stone",
  "translations": {"ja": {"name": "苔"}},
  "base": "slate",
  "ground": {"board": "#1F4A2B"}
})";
const char* const kRing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">"
                          "<rect x=\"1\" y=\"1\" width=\"8\" height=\"3\" fill=\"#0000ff\"/></svg>";

void write(const QString& path, const QByteArray& text) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

/// As a terminal has them.
QString inLines(const Diagnostics& faults) {
    QStringList lines;
    for (const Diagnostic& fault : faults) {
        lines << toQString(fault.text());
    }
    return lines.join(QLatin1Char('\n'));
}

QString faultsOf(const QByteArray& text, const QString& folder = {}) {
    const LookFile file{text.toStdString(), "x.json", folder};
    const auto board = readBoard(file, shippedBoards());
    return board ? QString() : inLines(board.error());
}

QString faultsOfPieces(const QByteArray& text, const QString& folder = {}) {
    const LookFile file{text.toStdString(), "x.json", folder};
    const auto pieces = readPieces(file, shippedPieces());
    return pieces ? QString() : inLines(pieces.error());
}

QByteArray boardWith(const QByteArray& members) {
    return R"({"format": "mujo board 1", "id": "x", "name": "X", "base": "paper", )" + members + '}';
}

QByteArray piecesWith(const QByteArray& members) {
    return R"({"format": "mujo pieces 1", "id": "carved", "name": "Carved", "base": "kanji")" + members + '}';
}

QPushButton* choice(WindowBench& bench, const QString& text) {
    for (QPushButton* button : bench.window.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().remove(QLatin1Char('&')) == text) {
            return button;
        }
    }
    return nullptr;
}

bool press(WindowBench& bench, const QString& text) {
    QPushButton* button = choice(bench, text);
    if (button != nullptr) {
        button->click();
    }
    settle();
    return button != nullptr;
}

void drop(WindowBench& bench, const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) {
        urls << QUrl::fromLocalFile(path);
    }
    data.setUrls(urls);
    QDragEnterEvent over(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&bench.window, &over);
    QVERIFY(over.isAccepted());
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&bench.window, &event);
    settle();
}

/// The entries of a menu by its title: those that are chosen with a star.
QStringList entries(const WindowBench& bench, const QString& title) {
    QStringList found;
    for (const QMenu* menu : bench.window.findChildren<QMenu*>()) {
        if (menu->title().remove(QLatin1Char('&')) == title) {
            for (const QAction* action : menu->actions()) {
                found << action->text() + (action->isChecked() ? QStringLiteral("*") : QString());
            }
        }
    }
    return found;
}

QImage picture(const WindowBench& bench) {
    return bench.window.board().grab().toImage();
}

int bluePixels(const QImage& image, const QRect& part) {
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            count += colour.blue() > 200 && colour.red() < 60 && colour.green() < 60 ? 1 : 0;
        }
    }
    return count;
}

QImage drawn(const PieceFace& face, const PieceStyle& style, int side = 80) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    PiecePainter(Theme::light(), style).paint(painter, QRectF(0, 0, side, side), face);
    return image;
}

} // namespace

class LooksTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theFilesOfTheProgramHaveNoFaults();
    void theExamplesOfThePageAreRead();
    void faultsAreToldWithTheirPlace_data();
    void faultsAreToldWithTheirPlace();
    void faultsOfPiecesAreToldWithTheirPlace_data();
    void faultsOfPiecesAreToldWithTheirPlace();
    void drawingsThatCannotBeReadAreRefusedByName_data();
    void drawingsThatCannotBeReadAreRefusedByName();
    void whatABoardLeavesOutComesFromItsBase();
    void coloursThatAreNearAreToldAndThoseNobodySeesRefused();
    void everyTextureIsDrawn();
    void aTileFollowsTheCells();
    void aBoardIsDroppedShownAndTakenBack();
    void aBoardThatReplacesAnotherGivesItBack();
    void aFolderIsDroppedWithItsDrawings();
    void aBadFileLosesNothing();
    void boardsOfTheFolderAreOffered();
    void aBoardThatHasGoneKeepsTheSetting();
    void aDrawingStandsForACharacter();
    void theWedgeHasTheFormOfTheSet();
    void piecesAreDroppedShownAndTakenBack();

private:
    [[nodiscard]] QString own(const QString& path) const {
        return m_data->filePath(QStringLiteral("mujo/") + path);
    }

    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<QTemporaryDir> m_outside;
};

void LooksTest::init() {
    m_data = std::make_unique<QTemporaryDir>();
    m_outside = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_data->path().toUtf8());
}

void LooksTest::theFilesOfTheProgramHaveNoFaults() {
    QCOMPARE(inLines(faultsOfShippedLooks()), QString());
    QStringList ids;
    for (const BoardStyle& board : shippedBoards()) {
        ids << board.id;
        QVERIFY2(board.names.contains(QStringLiteral("ja")), qPrintable(board.id));
    }
    QCOMPARE(ids.join(QLatin1Char(' ')), QStringLiteral("dark-wood light-wood paper slate tatami"));
    QCOMPARE(shippedPieces().size(), std::size_t{3});
}

void LooksTest::theExamplesOfThePageAreRead() {
    const QString page = QString::fromUtf8(contents(QStringLiteral(MUJO_SOURCE_DIR "/docs/looks.md")));
    const QStringList parts = page.split(QStringLiteral("```"));
    int read = 0;
    for (const QString& part : parts) {
        if (part.startsWith(QStringLiteral("json"))) {
            const LookFile file{part.mid(4).toStdString(), "looks.md", {}};
            const auto kind = lookKindOf(file.text);
            QVERIFY(kind.has_value());
            const auto look = readLook(*kind, file);
            QVERIFY2(look.hasValue(), qPrintable(look ? QString() : inLines(look.error())));
            QVERIFY2(!look->board || BoardWarning::of(look->board->colours).isEmpty(),
                     qPrintable(look->board ? BoardWarning::of(look->board->colours) : QString()));
            ++read;
        }
    }
    QCOMPARE(read, 2);
}

void LooksTest::faultsAreToldWithTheirPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const QByteArray& text, const char* fault) {
        QTest::newRow(name) << text << QString::fromUtf8(fault);
    };
    row("torn", "{\"format\": \"mujo board 1\",\n  \"id\"", "2:");
    row("unknown member", boardWith("\n \"colour\": 1"), "2:2: error: unknown key \"colour\"");
    row("unknown colour", boardWith("\n\"ground\": {\"bord\": \"#000000\"}"),
        "2:12: error: unknown key \"bord\"");
    row("wrong colour", boardWith("\"ground\": {\n\"board\": \"green\"}"),
        "2:10: error: \"board\" must be a colour");
    row("number", boardWith("\"ground\": {\n\"board\": 7}"), "2:10: error: \"board\" must be a colour");
    row("opacity", boardWith("\"ground\": {\n\"board\": \"#11223344\"}"),
        "2:10: error: \"board\" has no opacity");
    row("brushes", boardWith("\"marks\": {\n\"brushes\": [\"#112233\"]}"), "2:12: error: \"brushes\"");
    row("texture", boardWith("\"texture\": {\n\"kind\": \"velvet\"}"),
        "2:9: error: unknown value \"velvet\"");
    row("strength", boardWith("\"texture\": {\"kind\": \"stone\",\n\"strength\": 2}"),
        "2:13: error: \"strength\"");
    row("no tile", boardWith("\n\"texture\": {\"kind\": \"tile\"}"),
        "2:12: error: the key \"file\" is missing");
    row("tile elsewhere", boardWith("\"texture\": {\"kind\": \"tile\",\n\"file\": \"../a.svg\"}"),
        "2:9: error: the name of");
    row("no such tile", boardWith("\"texture\": {\"kind\": \"tile\",\n\"file\": \"a.svg\"}"),
        "2:9: error: \"a.svg\": cannot");
    row("cells", boardWith("\"texture\": {\"kind\": \"grain\",\n\"cells\": 2}"),
        "2:10: error: \"cells\" belongs to");
    row("base", R"({"format": "mujo board 1", "id": "x", "name": "X", "base": "gold"})",
        "there is no base \"gold\"");
    row("no base", R"({"format": "mujo board 1", "id": "x", "name": "X"})", "the key \"ground\" is missing");
    row("id", R"({"format": "mujo board 1", "id": "X Y", "name": "X", "base": "paper"})",
        "1:34: error: the id must");
    row("taken id", R"({"format": "mujo board 1", "id": "slate", "name": "X", "base": "paper"})",
        "a board of the program");
    row("reserved id", R"({"format": "mujo board 1", "id": "colours", "name": "X", "base": "paper"})",
        "a board of the program");
    row("no name", R"({"format": "mujo board 1", "id": "x", "base": "paper"})",
        "the key \"name\" is missing");
    row("later format", R"({"format": "mujo board 2", "id": "x", "name": "X", "base": "paper"})",
        "not \"mujo board 2\"");
    row("translation", boardWith("\n\"translations\": {\"ja\": {\"nom\": \"Y\"}}"),
        "2:25: error: unknown key \"nom\"");
    row("too large", QByteArray(100'000, ' '), "x.json");
}

void LooksTest::faultsAreToldWithTheirPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const QString found = faultsOf(text, m_outside->path());
    QVERIFY2(found.contains(fault), qPrintable(found));
}

void LooksTest::faultsOfPiecesAreToldWithTheirPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const QByteArray& text, const char* fault) {
        QTest::newRow(name) << text << QString::fromUtf8(fault);
    };
    row("unknown member", piecesWith(",\n\"font\": 1"), "2:1: error: unknown key \"font\"");
    row("characters", piecesWith(",\n\"characters\": \"runes\""), "2:15: error: unknown value \"runes\"");
    row("wedge", piecesWith(",\"wedge\": {\n\"height\": 3}"),
        "2:11: error: \"height\" must lie between 0.6 and 0.96, not be 3");
    row("shoulders", piecesWith(",\"wedge\": {\"base\": 0.5,\n\"shoulders\": 0.6}"),
        "2:14: error: \"shoulders\"");
    row("no drawing", piecesWith(",\"faces\": {\n\"LN\": \"none.svg\"}"), "2:7: error: \"none.svg\": cannot");
    row("no base", R"({"format": "mujo pieces 1", "id": "carved", "name": "Carved"})",
        "the key \"base\" is missing");
    row("base", R"({"format": "mujo pieces 1", "id": "x", "name": "X", "base": "runes"})",
        "there is no base \"runes\"");
    row("taken id", R"({"format": "mujo pieces 1", "id": "kanji", "name": "X", "base": "kanji"})",
        "a set of the program");
}

void LooksTest::faultsOfPiecesAreToldWithTheirPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const QString found = faultsOfPieces(text, m_outside->path());
    QVERIFY2(found.contains(fault), qPrintable(found));
}

void LooksTest::drawingsThatCannotBeReadAreRefusedByName_data() {
    QTest::addColumn<QByteArray>("drawing");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no SVG") << QByteArray("a text");
    QTest::newRow("torn") << QByteArray(kRing).chopped(20);
    QTest::newRow("other files") << QByteArray(kRing).replace("<rect", "<image href=\"/dev/zero\"/><rect");
    QTest::newRow("within itself") << QByteArray(kRing).replace("<rect", "<use href=\"#a\"/><rect");
    QTest::newRow("entities") << QByteArray("<!DOCTYPE svg [<!ENTITY a \"b\">]>") + kRing;
    QTest::newRow("too large") << QByteArray(kRing) + QByteArray(300 << 10, ' ');
}

void LooksTest::drawingsThatCannotBeReadAreRefusedByName() {
    QFETCH(QByteArray, drawing);
    write(m_outside->filePath(QStringLiteral("lion.svg")), drawing);
    const QString found = faultsOfPieces(piecesWith({}), m_outside->path());
    QVERIFY2(found.contains(QStringLiteral("lion.svg")), qPrintable(found));
}

void LooksTest::whatABoardLeavesOutComesFromItsBase() {
    const auto board = readBoard({kGreen, "moss.json", {}}, shippedBoards());
    QVERIFY2(board.hasValue(), qPrintable(faultsOf(kGreen)));
    const BoardStyle& slate = shippedBoard(QLatin1String("slate"));
    QCOMPARE(board->colours.board, QColor(0x1F, 0x4A, 0x2B));
    QCOMPARE(board->colours.kanji, slate.colours.kanji);
    QCOMPARE(board->texture.kind, slate.texture.kind);
    QVERIFY(board->number != slate.number);
    QCOMPARE(board->nameIn(QStringLiteral("ja")), QStringLiteral("苔"));
    QCOMPARE(board->nameIn(QStringLiteral("fr")), QStringLiteral("Moss & stone"));
}

void LooksTest::coloursThatAreNearAreToldAndThoseNobodySeesRefused() {
    const auto weak = readBoard(
        {boardWith("\"pieces\": {\"kanji\": \"#806030\"}").toStdString(), "x.json", {}}, shippedBoards());
    QVERIFY(weak.hasValue());
    const QString warning = BoardWarning::of(weak->colours);
    QVERIFY2(warning.contains(QStringLiteral("the characters on the pieces")), qPrintable(warning));
    QVERIFY2(!warning.contains(QStringLiteral("coordinates")), qPrintable(warning));
    const QString refused = faultsOf(boardWith("\"pieces\": {\"kanji\": \"#D2AC6B\"}"));
    QVERIFY2(refused.contains(QStringLiteral("nobody could see the characters on the pieces")),
             qPrintable(refused));
}

void LooksTest::everyTextureIsDrawn() {
    QList<QImage> surfaces;
    for (const char* kind : {"plain", "grain", "stone", "fibres", "weave"}) {
        const auto board = readBoard(
            {boardWith(QByteArray("\"texture\": {\"kind\": \"") + kind + "\"}").toStdString(), "x.json", {}},
            shippedBoards());
        QVERIFY(board.hasValue());
        QImage image(200, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        paintWood(painter, QRectF(0, 0, 200, 200), 20, Theme::light(*board));
        painter.end();
        QVERIFY2(!surfaces.contains(image), kind);
        surfaces << image;
    }
}

// At any size of the cells, and also where that is no whole number of pixels.
void LooksTest::aTileFollowsTheCells() {
    write(m_outside->filePath(QStringLiteral("tile.svg")), kRing);
    const QByteArray text =
        boardWith("\"texture\": {\"kind\": \"tile\", \"file\": \"tile.svg\", \"cells\": 2}");
    const auto board = readBoard({text.toStdString(), "x.json", m_outside->path()}, shippedBoards());
    QVERIFY2(board.hasValue(), qPrintable(faultsOf(text, m_outside->path())));
    for (const double cell : {20.0, 33.3, 100.0}) {
        QImage image(500, 500, QImage::Format_RGB32);
        QPainter painter(&image);
        paintWood(painter, QRectF(0, 0, 500, 500), cell, Theme::light(*board));
        painter.end();
        const int tiles = static_cast<int>(500 / (2 * cell));
        for (int tile = 0; tile < tiles; ++tile) {
            const auto at = [&](double share) {
                return image.pixelColor(static_cast<int>((tile + 0.5) * 2 * cell),
                                        static_cast<int>((tile + share) * 2 * cell));
            };
            QVERIFY(at(0.25).blue() > 240 && at(0.25).red() < 20);
            QVERIFY(at(0.7).red() > 200);
        }
    }
}

void LooksTest::aBoardIsDroppedShownAndTakenBack() {
    WindowBench bench;
    bench.begin("wa");
    const QImage before = picture(bench);
    const QString file = m_outside->filePath(QStringLiteral("any name.json"));
    write(file, kGreen);
    drop(bench, {file});
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("Add the board Moss & stone?")),
             qPrintable(bench.window.banner().text()));
    QCOMPARE(picture(bench), before); // not before it was answered
    QVERIFY(!QFile::exists(own(QStringLiteral("boards/moss/moss.json"))));
    QVERIFY2(press(bench, QStringLiteral("Add and show")), qPrintable(bench.window.banner().text()));
    settle();
    QVERIFY(picture(bench) != before);
    QCOMPARE(contents(own(QStringLiteral("boards/moss/moss.json"))), QByteArray(kGreen));
    QCOMPARE(entries(bench, QStringLiteral("Board")).join(QLatin1Char(' ')),
             QStringLiteral("&Matches the window: light or dark &Dark wood &Light wood &Paper &Slate &Tatami "
                            "M&oss && stone*"));
    const QString told = bench.window.banner().text();
    QVERIFY2(told.contains(QDir::toNativeSeparators(own(QStringLiteral("boards/moss")))), qPrintable(told));
    QVERIFY2(press(bench, QStringLiteral("Remove it")), qPrintable(bench.window.banner().text()));
    settle();
    QCOMPARE(picture(bench), before);
    QVERIFY(!QFile::exists(own(QStringLiteral("boards/moss"))));
    QCOMPARE(entries(bench, QStringLiteral("Board")).size(), 6);
    QCOMPARE(bench.settings.value(Settings::kBoard), QStringLiteral("colours"));
}

void LooksTest::aBoardThatReplacesAnotherGivesItBack() {
    write(own(QStringLiteral("boards/moss.json")), kGreen);
    WindowBench bench;
    bench.settings.set(Settings::kBoard, QStringLiteral("moss"));
    bench.begin("wa");
    const QImage before = picture(bench);
    const QString file = m_outside->filePath(QStringLiteral("moss.json"));
    write(file, QByteArray(kGreen).replace("#1F4A2B", "#4A1F2B"));
    drop(bench, {file});
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("takes the place")));
    QVERIFY2(press(bench, QStringLiteral("Add and show")), qPrintable(bench.window.banner().text()));
    settle();
    QVERIFY(picture(bench) != before);
    QVERIFY(contents(own(QStringLiteral("boards/moss.json"))).contains("#4A1F2B"));
    QVERIFY2(press(bench, QStringLiteral("Remove it")), qPrintable(bench.window.banner().text()));
    settle();
    QCOMPARE(picture(bench), before);
    QCOMPARE(contents(own(QStringLiteral("boards/moss.json"))), QByteArray(kGreen));
}

void LooksTest::aFolderIsDroppedWithItsDrawings() {
    const QString folder = m_outside->filePath(QStringLiteral("straw"));
    write(folder + QStringLiteral("/tile.svg"), kRing);
    write(folder + QStringLiteral("/straw.json"),
          boardWith("\"texture\": {\"kind\": \"tile\", \"file\": \"tile.svg\"}"));
    WindowBench bench;
    bench.begin("wa");
    drop(bench, {folder});
    QVERIFY2(press(bench, QStringLiteral("Add and show")), qPrintable(bench.window.banner().text()));
    settle();
    QCOMPARE(contents(own(QStringLiteral("boards/x/tile.svg"))), QByteArray(kRing));
    const QImage shown = picture(bench);
    QVERIFY(bluePixels(shown, shown.rect()) > 1000);
    QVERIFY2(press(bench, QStringLiteral("Remove it")), qPrintable(bench.window.banner().text()));
    QVERIFY(!QFile::exists(own(QStringLiteral("boards/x"))));
    // The files together; no drawing is named as left out.
    drop(bench, {folder + QStringLiteral("/tile.svg"), folder + QStringLiteral("/straw.json")});
    QVERIFY(choice(bench, QStringLiteral("Add and show")) != nullptr);
    QVERIFY(bench.window.programBanner().text().isEmpty() || !bench.window.programBanner().isVisible());
}

void LooksTest::aBadFileLosesNothing() {
    write(own(QStringLiteral("boards/moss/moss.json")), kGreen);
    WindowBench bench;
    bench.settings.set(Settings::kBoard, QStringLiteral("moss"));
    bench.begin("wa");
    bench.playPlain(2);
    const QImage before = picture(bench);
    const QString file = m_outside->filePath(QStringLiteral("moss.json"));
    write(file, QByteArray(kGreen).replace("#1F4A2B", "moss"));
    drop(bench, {file});
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("moss.json")) &&
                 bench.window.banner().text().contains(QStringLiteral("must be a colour")),
             qPrintable(bench.window.banner().text()));
    bench.window.banner().leave();
    settle();
    QCOMPARE(picture(bench), before);
    QCOMPARE(bench.game().plies().size(), std::size_t{2});
    QCOMPARE(contents(own(QStringLiteral("boards/moss/moss.json"))), QByteArray(kGreen));
}

void LooksTest::boardsOfTheFolderAreOffered() {
    write(own(QStringLiteral("boards/moss.json")), kGreen);
    write(own(QStringLiteral("boards/torn.json")), "{");
    write(own(QStringLiteral("boards/twice/moss.json")), kGreen);
    WindowBench bench;
    QCOMPARE(entries(bench, QStringLiteral("Board")).size(), 7);
    QString faults = inLines(bench.window.looks().faults());
    QVERIFY2(faults.contains(QStringLiteral("torn.json")) && faults.contains(QStringLiteral("too")),
             qPrintable(faults));
    settle();
    QVERIFY2(bench.window.programBanner().text().contains(QStringLiteral("torn.json")),
             qPrintable(bench.window.programBanner().text()));
    const SettingsDialog dialog(bench.settings, bench.window.looks(), nullptr);
    bool isOffered = false;
    for (auto* box : dialog.findChildren<QComboBox*>()) {
        if (box->accessibleName() == QStringLiteral("Board")) {
            box->setCurrentIndex(box->findText(QStringLiteral("Moss & stone")));
            emit box->activated(box->currentIndex());
            isOffered = true;
        }
    }
    QVERIFY(isOffered);
    QCOMPARE(bench.settings.value(Settings::kBoard), QStringLiteral("moss"));
    QVERIFY(entries(bench, QStringLiteral("Board")).last().endsWith(QLatin1Char('*')));
}

void LooksTest::aBoardThatHasGoneKeepsTheSetting() {
    WindowBench bench;
    bench.begin("wa");
    const QImage usual = picture(bench);
    bench.settings.set(Settings::kBoard, QStringLiteral("gone"));
    bench.settings.set(Settings::kPieces, QStringLiteral("gone"));
    settle();
    QCOMPARE(picture(bench), usual);
    QCOMPARE(bench.settings.value(Settings::kBoard), QStringLiteral("gone"));
    QVERIFY(entries(bench, QStringLiteral("Board")).first().endsWith(QLatin1Char('*')));
    QVERIFY(entries(bench, QStringLiteral("Pieces")).first().endsWith(QLatin1Char('*')));
}

// Upright for Sente and turned for Gote, by the id or the English name; a promoted piece has its own.
void LooksTest::aDrawingStandsForACharacter() {
    const Catalog catalog{std::filesystem::path()};
    const Variant& chu = *catalog.find("chu")->standard;
    const PieceFaces faces(chu);
    const PieceTypeId lion = *chu.find("LN");
    write(m_outside->filePath(QStringLiteral("lion.svg")), kRing);
    const auto byName =
        readPieces({piecesWith({}).toStdString(), "x.json", m_outside->path()}, shippedPieces());
    QVERIFY2(byName.hasValue(), qPrintable(faultsOfPieces(piecesWith({}), m_outside->path())));
    PieceStyle style = styleOf(*byName);
    style.nameShown = false;
    const QRect upper(0, 0, 80, 40);
    const QRect lower(0, 40, 80, 40);
    const QImage sente = drawn(faces.of({lion, Side::Sente}), style);
    const QImage gote = drawn(faces.of({lion, Side::Gote}), style);
    QVERIFY(bluePixels(sente, upper) > 100 && bluePixels(sente, lower) == 0);
    QVERIFY(bluePixels(gote, lower) > 100 && bluePixels(gote, upper) == 0);
    // Another piece has the characters of the base.
    const PieceTypeId king = *chu.find("K");
    PieceStyle plain;
    plain.nameShown = false;
    QCOMPARE(drawn(faces.of(king), style), drawn(faces.of(king), plain));
    // By the id, and for a promoted piece.
    QVERIFY(QFile::remove(m_outside->filePath(QStringLiteral("lion.svg"))));
    write(m_outside->filePath(QStringLiteral("+kirin.svg")), kRing);
    write(m_outside->filePath(QStringLiteral("mine.svg")), kRing);
    const QByteArray named = piecesWith(", \"faces\": {\"K\": \"mine.svg\"}");
    const auto byId = readPieces({named.toStdString(), "x.json", m_outside->path()}, shippedPieces());
    QVERIFY(byId.hasValue());
    style.art = *byId;
    QVERIFY(bluePixels(drawn(faces.of(king), style), upper) > 100);
    QVERIFY(bluePixels(drawn(faces.of(*chu.find("+KY")), style), upper) > 100);
    QCOMPARE(bluePixels(drawn(faces.of(*chu.find("KY")), style), upper), 0);
}

void LooksTest::theWedgeHasTheFormOfTheSet() {
    const auto covered = [](const QByteArray& text) {
        const auto read = readPieces({text.toStdString(), "x.json", {}}, shippedPieces());
        PieceStyle style = styleOf(*read);
        style.shadowShown = false;
        const QImage image = drawn({}, style);
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                count += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
            }
        }
        return count;
    };
    const int usual = covered(piecesWith({}));
    QVERIFY(covered(piecesWith(", \"wedge\": {\"base\": 0.6, \"shoulders\": 0.5}")) < usual * 9 / 10);
    QVERIFY(covered(piecesWith(", \"wedge\": {\"base\": 0.92, \"shoulders\": 0.8}")) > usual * 11 / 10);
}

void LooksTest::piecesAreDroppedShownAndTakenBack() {
    const QString folder = m_outside->filePath(QStringLiteral("carved"));
    write(folder + QStringLiteral("/lion.svg"), kRing);
    write(folder + QStringLiteral("/carved.json"), piecesWith({}));
    WindowBench bench;
    bench.begin("chu");
    const QImage before = picture(bench);
    drop(bench, {folder});
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("Add the pieces Carved?")),
             qPrintable(bench.window.banner().text()));
    QVERIFY2(press(bench, QStringLiteral("Add and show")), qPrintable(bench.window.banner().text()));
    settle();
    const QImage after = picture(bench);
    QVERIFY(bluePixels(after, after.rect()) > bluePixels(before, before.rect()) + 200);
    QVERIFY(entries(bench, QStringLiteral("Pieces")).last().endsWith(QLatin1Char('*')));
    QVERIFY(QFile::exists(own(QStringLiteral("pieces/carved/lion.svg"))));
    QVERIFY2(press(bench, QStringLiteral("Remove it")), qPrintable(bench.window.banner().text()));
    settle();
    QCOMPARE(picture(bench), before);
    QVERIFY(!QFile::exists(own(QStringLiteral("pieces/carved"))));
    QCOMPARE(entries(bench, QStringLiteral("Pieces")).size(), 3);
}

MUJO_UI_TEST(LooksTest)
#include "looks_test.moc"
