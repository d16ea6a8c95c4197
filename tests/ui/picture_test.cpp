// Pictures of the board that leave the program.

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTest>
#include <QTimer>
#include <QXmlStreamReader>

#include "core/position/sfen.h"
#include "tests/support/sampling.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/picture_dialog.h"
#include "ui/pages/picture_painting.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// All elements of a drawing by their names, and the characters of its texts; nothing for what is no XML.
struct Elements {
    explicit Elements(const QByteArray& svg) {
        QXmlStreamReader reader(svg);
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                last = reader.name().toString();
                ++counts[last];
            } else if (reader.isCharacters()) {
                (last == QStringLiteral("title") ? title : texts) +=
                    last == QStringLiteral("desc") ? QString() : reader.text().toString();
            }
        }
        isWhole = !reader.hasError();
    }
    QMap<QString, int> counts;
    QString last;
    QString title;
    QString texts;
    bool isWhole = false;
};

bool hasKanji(const QString& text) {
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// Whether less than a hundredth of the pixels is much brighter or darker.
bool areAlike(const QImage& a, const QImage& b) {
    qint64 apart = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            apart += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40 ? 1 : 0;
        }
    }
    return a.size() == b.size() && apart * 100 < qint64(a.width()) * a.height();
}

} // namespace

class PictureTest : public QObject {
    Q_OBJECT

private slots:
    void aDrawingHasPathsAndNoFonts();
    void aDrawingLooksLikeThePicture();
    void paperWithMoreDotsToAnInchShowsTheSame();
    void aPictureHasTheSizeThatIsAskedFor();
    void aPartHasItsSquaresOnly();
    void starPointsAreDrawnAsOnTheBoard();
    void marksAndHandsAreDrawnWhereTheyAreWanted();
    void theLargestBoardIsDrawnQuickly();
    void aPictureIsTheSameInParts();
    void theDialogCopiesAndShowsTheSize();
    void aPictureIsSavedBesideTheDialog();
    void theWholeBoardIsCopiedAtOnce();
};

void PictureTest::aDrawingHasPathsAndNoFonts() {
    const Game game(mujo::testing::game("chu"));
    const Elements drawn(PictureDialog::svg(BoardDrawing(game, {}, {}), QStringLiteral("A <title> & more")));
    QVERIFY(drawn.isWhole);
    QVERIFY2(drawn.counts[QStringLiteral("path")] > 92,
             qPrintable(QString::number(drawn.counts[QStringLiteral("path")])));
    QCOMPARE(drawn.counts[QStringLiteral("image")], 0);
    QVERIFY(!hasKanji(drawn.texts));
    QVERIFY(drawn.title.contains(QStringLiteral("A <title> & more")));
}

// What a reader of SVG without strokes of gradients and without clipping shows: the faces of the pieces in
// their colours, and no grain beside them.
void PictureTest::aDrawingLooksLikeThePicture() {
    const Game game(mujo::testing::game("wa"));
    BoardDrawing::Choices choices;
    choices.cell = 60;
    const BoardDrawing drawing(game, {}, choices);
    const QByteArray svg = PictureDialog::svg(drawing, {});
    QVERIFY(!svg.contains("stroke=\"url"));
    const QImage picture = PictureDialog::image(drawing);
    QImage read(picture.size(), QImage::Format_ARGB32_Premultiplied);
    read.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    QPainter painter(&read);
    renderer.render(&painter);
    painter.end();
    QVERIFY(areAlike(read, picture));
}

// As that of a printer and of a PDF.
void PictureTest::paperWithMoreDotsToAnInchShowsTheSame() {
    const Game game(mujo::testing::game("wa"));
    BoardDrawing::Choices choices;
    choices.cell = 60;
    const BoardDrawing drawing(game, {}, choices);
    const auto drawn = [&drawing](int dotsPerInch) {
        constexpr double kInchesPerMeter = 39.37;
        QImage paper(drawing.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        paper.setDotsPerMeterX(static_cast<int>(dotsPerInch * kInchesPerMeter));
        paper.setDotsPerMeterY(static_cast<int>(dotsPerInch * kInchesPerMeter));
        paper.fill(Qt::white);
        QPainter painter(&paper);
        drawing.paint(painter);
        return paper;
    };
    QVERIFY(areAlike(drawn(600), drawn(96)));
}

void PictureTest::aPictureHasTheSizeThatIsAskedFor() {
    const Game game(mujo::testing::game("wa"));
    BoardDrawing::Choices choices;
    choices.cell = 50;
    choices.hasCoordinates = false;
    const BoardDrawing plain(game, {}, choices);
    const QSize size = PictureDialog::image(plain).size();
    QCOMPARE(size, QSize(static_cast<int>(plain.size().width()), static_cast<int>(plain.size().height())));
    QVERIFY(size.width() >= 550 && size.width() <= 560);
    choices.cell = 100;
    QCOMPARE(PictureDialog::image(BoardDrawing(game, {}, choices)).width(), size.width() * 2);
}

void PictureTest::aPartHasItsSquaresOnly() {
    const Game game(mujo::testing::game("shogi"));
    const BoardShape& shape = game.variant().shape();
    BoardDrawing::Choices choices;
    choices.part = {*shape.parse("2i"), *shape.parse("5g")}; // any two corners
    const BoardDrawing part(game, {}, choices);
    QCOMPARE(part.squares(), QSize(4, 3));
    const Elements drawn(PictureDialog::svg(part, {}));
    for (const char* label : {"2", "5", "g", "i"}) {
        QVERIFY2(drawn.texts.contains(QLatin1String(label)), label);
    }
    for (const char* label : {"1", "6", "f", "a"}) {
        QVERIFY2(!drawn.texts.contains(QLatin1String(label)), label);
    }
}

void PictureTest::starPointsAreDrawnAsOnTheBoard() {
    const Game game(mujo::testing::game("chu")); // with zones of four ranks, and star points four files in
    BoardDrawing::Choices choices;
    choices.cell = 100;
    choices.hasCoordinates = false;
    choices.hasWood = false;
    const Look look;
    const QImage picture = PictureDialog::image(BoardDrawing(game, look, choices));
    const auto besideCrossing = [&](int file, int rank) { // off the lines that cross there
        const int band = (picture.width() - 1200) / 2;
        return picture.pixelColor(band + file * 100 + 4, band + rank * 100 + 4);
    };
    for (const int rank : {4, 8}) {
        QCOMPARE(besideCrossing(4, rank).rgb(), look.theme.zoneLine.rgb());
        QCOMPARE(besideCrossing(8, rank).rgb(), look.theme.zoneLine.rgb());
    }
    QCOMPARE(besideCrossing(6, 6).rgb(), look.theme.board.rgb());
}

void PictureTest::marksAndHandsAreDrawnWhereTheyAreWanted() {
    const auto variant = mujo::testing::game("shogi");
    Game game(positionFromSfen(variant, "4k4/9/9/9/9/9/9/9/4K4 b hand=2P 1").value());
    QVERIFY(game.play(Move(game.legalMoves().front())));
    BoardDrawing::Choices choices;
    choices.hasHands = true;
    const auto draw = [&] { return PictureDialog::image(BoardDrawing(game, {}, choices)); };
    const QImage marked = draw();
    choices.hasMarks = false;
    const QImage unmarked = draw();
    QVERIFY(marked != unmarked);
    game.setShapes(game.current(), {{Square(3), Square(30), 1}});
    QVERIFY(draw() == unmarked);
    choices.hasHands = false;
    QVERIFY(draw().height() < unmarked.height());
}

void PictureTest::theLargestBoardIsDrawnQuickly() {
    const Game game(mujo::testing::game("taikyoku"));
    QElapsedTimer timer;
    timer.start();
    const QByteArray svg = PictureDialog::svg(BoardDrawing(game, {}, {}), {});
    qInfo("%lld ms, %lld bytes", static_cast<long long>(timer.elapsed()), static_cast<long long>(svg.size()));
    QVERIFY(Elements(svg).isWhole);
    QVERIFY2(svg.size() < 12'000'000, qPrintable(QString::number(svg.size())));
}

// And the window answers between them: one of 11,000 pixels takes a quarter of a minute.
void PictureTest::aPictureIsTheSameInParts() {
    Game game(mujo::testing::game("wa"));
    QVERIFY(game.play(game.legalMoves()[3]));
    BoardDrawing::Choices choices;
    choices.cell = 150;
    choices.hasHands = true;
    choices.hasWood = true;
    const QImage whole = PictureDialog::image(BoardDrawing(game, {}, choices));
    QImage inParts;
    int turns = 0;
    QTimer others;
    connect(&others, &QTimer::timeout, this, [&] { turns += inParts.isNull() ? 1 : 0; });
    others.start(0);
    PicturePainting::start(game, {}, choices, [&](const QImage& picture) { inParts = picture; });
    QTRY_VERIFY(!inParts.isNull());
    QVERIFY2(turns >= 10, qPrintable(QString::number(turns)));
    QVERIFY(inParts == whole);
}

void PictureTest::theDialogCopiesAndShowsTheSize() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("picture")->trigger();
    auto* dialog = bench.window.findChild<PictureDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QSpinBox*>()->setValue(40);
    const auto corners = dialog->findChildren<QLineEdit*>(QString(), Qt::FindChildrenRecursively);
    for (QLineEdit* corner : corners) {
        if (corner->accessibleName().startsWith(QStringLiteral("One corner"))) {
            corner->setText(QStringLiteral("3a"));
        } else if (corner->accessibleName().startsWith(QStringLiteral("The other"))) {
            corner->setText(QStringLiteral("1c"));
        }
    }
    for (auto* box : dialog->findChildren<QCheckBox*>()) {
        box->setChecked(false);
    }
    QApplication::clipboard()->clear();
    for (auto* button : dialog->findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Copy")) {
            button->click();
        }
    }
    const auto copied = [] { return QApplication::clipboard()->mimeData(); }; // none after a clear
    QTRY_VERIFY(copied() != nullptr && copied()->hasImage());
    const QMimeData* data = copied();
    QVERIFY(data->hasFormat(QStringLiteral("image/svg+xml")));
    const QSize size = qvariant_cast<QImage>(data->imageData()).size();
    QVERIFY2(size.width() >= 120 && size.width() < 130, qPrintable(QString::number(size.width())));
    const auto labels = dialog->findChildren<QLabel*>();
    QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->text() == QStringLiteral("%1 × %2 pixels").arg(size.width()).arg(size.height());
    }));
}

// A large one takes seconds, in which the window has to answer; it is written also when the dialog is closed.
void PictureTest::aPictureIsSavedBesideTheDialog() {
    WindowBench bench;
    bench.begin("wa");
    for (const bool isClosed : {false, true}) {
        bench.window.action("picture")->trigger();
        QPointer<PictureDialog> dialog = bench.window.findChild<PictureDialog*>();
        QPushButton* save = nullptr;
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            save = button->text() == QStringLiteral("Save &as…") ? button : save;
        }
        const auto saveAs = [&](const QString& path) {
            save->click();
            auto* files = dialog->findChild<QFileDialog*>();
            emit files->fileSelected(path);
            files->reject();
        };
        const QString path = bench.folder.filePath(QStringLiteral("picture%1.png").arg(isClosed));
        saveAs(path);
        QVERIFY(!save->isEnabled());
        if (isClosed) {
            dialog->close();
        }
        QTRY_VERIFY(QFileInfo::exists(path) && !QImage(path).isNull());
        if (!isClosed) {
            QTRY_VERIFY(save->isEnabled());
            const auto says = [&dialog](const QString& text) {
                const auto labels = dialog->findChildren<QLabel*>();
                return std::ranges::any_of(labels,
                                           [&](const QLabel* label) { return label->text() == text; });
            };
            QVERIFY(says(QStringLiteral("Saved: picture0.png")));
            QLineEdit* corner = dialog->findChildren<QLineEdit*>().back();
            corner->setText(QStringLiteral("zz"));
            QTRY_VERIFY(says(QStringLiteral("“zz” is no square: the whole board")));
            corner->clear();
            saveAs(bench.folder.filePath(QStringLiteral("none/picture.png")));
            QTRY_VERIFY(dialog->findChild<QMessageBox*>() != nullptr); // it says why not
            dialog->findChild<QMessageBox*>()->reject();
            dialog->close();
        }
        QTRY_VERIFY(dialog.isNull());
    }
}

void PictureTest::theWholeBoardIsCopiedAtOnce() {
    WindowBench bench;
    bench.begin("wa");
    QApplication::clipboard()->clear();
    bench.window.action("copyPicture")->trigger();
    QTRY_VERIFY(QApplication::clipboard()->mimeData() != nullptr &&
                QApplication::clipboard()->mimeData()->hasImage());
    QCOMPARE(bench.window.status().text(), QStringLiteral("The picture is in the clipboard."));
}

MUJO_UI_TEST(PictureTest)
#include "picture_test.moc"
