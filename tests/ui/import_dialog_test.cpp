// The import dialog, and variant files dropped on the window. With MUJO_PICTURES=DIR the dialog is also saved
// as pictures there.

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextOption>
#include <algorithm>

#include "tests/support/sampling.h"
#include "tests/ui/drawn.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_list_edit.h"
#include "ui/dialogs/start_page.h"
#include "ui/look/house_style.h"
#include "ui/panes/banner.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

QString fixture(const QString& name) {
    QFile file(QStringLiteral(MUJO_SOURCE_DIR "/tests/fixtures/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const QString kSmall =
    QStringLiteral("files=5 ranks=5 symmetry=rotate royal=2\npawn:P:fW:p:a2-e2\nking:K:K:k:c1\n");

/// Shows a text and waits until it has been read.
void read(ImportDialog& dialog, const QString& text) {
    dialog.setText(text);
    QTRY_VERIFY(!dialog.isReading());
}

/// Gives an answer and waits until its consequences are known.
void answer(ImportDialog& dialog, const char* key, const char* value) {
    dialog.answer(QLatin1String(key), QLatin1String(value));
    QTRY_VERIFY(!dialog.isReading());
}

struct ImportBench : ui::testing::VariantDialogBench<ImportDialog> {
    [[nodiscard]] QPushButton* button(const QString& text) {
        for (auto* each : dialog.findChildren<QPushButton*>()) {
            if (QString(each->text()).remove(QLatin1Char('&')) == text) {
                return each;
            }
        }
        return nullptr;
    }
};

/// A window whose folder of own variants is a passing one.
struct ImportWindowBench : ui::testing::WindowBench {
    QString file(const QString& name, const QString& text) {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) {
            out.write(text.toUtf8());
        }
        return out.fileName();
    }
    QString variantNamed(const char* from, const QString& id) {
        QString text = toQString(std::string(catalog.find(from)->standard->text()));
        return text.replace(QStringLiteral("\"id\": \"%1\"").arg(QLatin1String(from)),
                            QStringLiteral("\"id\": \"%1\"").arg(id));
    }
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &event);
    }
};

} // namespace

class ImportDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void faultsAreShownWithTheirPlaces();
    void aClickOnAFaultLeadsToItsPlace();
    void typingIsReadAfterAPause();
    void theNewestTextWins();
    void aGameIsAddedOnceItsTextHasBeenRead();
    void aDialogCanBeClosedWhileATextIsRead();
    void manyFaultsAreCountedNotListed();
    void whatWasSuppliedAndSkippedIsTold();
    void aLongLineIsLaidOutAtOnce();
    void aFileThatIsTooLongIsNotShown();
    void theBoardIsShown();
    void openQuestionsAreAsked();
    void answersChangeTheRules();
    void contagionIsPutTogetherFromPieces();
    void answersWaitWhileTheirPiecesAreAway();
    void theGameIsKeptAndReported();
    void nothingIsLostWhereNothingCanBeWritten();
    void takenIdsAreRefused();
    void anImportedGameIsPlayableAtOnce();
    void aDroppedVariantIsKeptAndOffered();
    void aDroppedVariantReplacesNothingUnasked();
    void aBrokenDroppedVariantChangesNothing();
    void pictures();

private:
    QTemporaryDir m_data;
};

void ImportDialogTest::initTestCase() {
    QApplication::setStyle(new HouseStyle);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
}

void ImportDialogTest::faultsAreShownWithTheirPlaces() {
    ImportBench bench;
    read(bench.dialog, QStringLiteral("colour=red\n") + kSmall + QStringLiteral("rook:R:R?:r:a1"));
    QCOMPARE(bench.dialog.faults().size(), std::size_t{2});
    const auto* list = bench.dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 2);
    QVERIFY2(list->item(0)->text().startsWith(QStringLiteral("Line 1, column 1: unknown key")),
             qPrintable(list->item(0)->text()));
    QVERIFY2(list->item(1)->text().startsWith(QStringLiteral("Line 5, column 9: unknown atom")),
             qPrintable(list->item(1)->text()));
    QCOMPARE(bench.dialog.editor().extraSelections().size(), 2);
    QVERIFY(!bench.button(QStringLiteral("Add game"))->isEnabled());
    read(bench.dialog, kSmall);
    QVERIFY(bench.dialog.faults().empty());
    QVERIFY(bench.button(QStringLiteral("Add game"))->isEnabled());
}

void ImportDialogTest::aClickOnAFaultLeadsToItsPlace() {
    ImportBench bench;
    read(bench.dialog, QStringLiteral("files=5 ranks=5\n皇帝 🐉 king:K:K:k:z9\n"));
    auto* list = bench.dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 1);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    QCOMPARE(bench.dialog.editor().textCursor().selectedText(), QStringLiteral("z9"));
}

void ImportDialogTest::typingIsReadAfterAPause() {
    ImportBench bench;
    QTest::keyClicks(&bench.dialog.editor(), QStringLiteral("king:K:K:k:e1 nonsense"));
    QVERIFY(bench.dialog.faults().empty());
    QTRY_COMPARE(bench.dialog.faults().size(), std::size_t{1});
}

void ImportDialogTest::theNewestTextWins() {
    ImportBench bench;
    // Much to read, and then a small text before that can be done.
    QString large = QStringLiteral("files=36 ranks=36 royal=1 king:K:K:k:a1");
    for (int i = 0; i < 900; ++i) {
        large += QStringLiteral(" piece:P%1:(mfa)9K:p:").arg(i);
    }
    const QSignalSpy shown(bench.dialog.findChild<QListWidget*>()->model(), &QAbstractItemModel::modelReset);
    bench.dialog.setText(large);
    QVERIFY(bench.dialog.isReading());
    bench.dialog.setText(large + QStringLiteral(" nonsense"));
    bench.dialog.setText(kSmall);
    QVERIFY(bench.dialog.isReading());
    QVERIFY(!bench.dialog.imported());
    constexpr int kLong = 60000; // ms; far more than it needs
    QTRY_VERIFY_WITH_TIMEOUT(!bench.dialog.isReading(), kLong);
    QVERIFY(bench.dialog.imported());
    QCOMPARE(bench.dialog.imported()->variant->shape().files(), 5);
    QVERIFY(bench.dialog.faults().empty());
    ui::testing::settle();
    QVERIFY(bench.dialog.faults().empty());
}

void ImportDialogTest::aGameIsAddedOnceItsTextHasBeenRead() {
    ImportBench bench;
    const QSignalSpy added(&bench.dialog, &ImportDialog::added);
    bench.dialog.setText(kSmall);
    QVERIFY(!bench.dialog.add(false)); // not read yet
    QVERIFY(!bench.dialog.findChild<QLabel*>(QStringLiteral("said"))->text().isEmpty());
    QTRY_COMPARE(added.count(), 1);
    QCOMPARE(bench.files().size(), 1);
}

void ImportDialogTest::aDialogCanBeClosedWhileATextIsRead() {
    ImportBench bench;
    bench.dialog.setText(fixture(QStringLiteral("hook_diagram.txt")));
    QVERIFY(!bench.dialog.add(true));
    bench.dialog.reject();
    QVERIFY(!bench.dialog.isVisible());
    QTRY_VERIFY(!bench.dialog.isReading());
    QVERIFY(bench.files().isEmpty());
}

void ImportDialogTest::manyFaultsAreCountedNotListed() {
    ImportBench bench;
    QString text = kSmall;
    for (int i = 0; i < 400; ++i) {
        text += QStringLiteral("rook:R:R:r:z%1\n").arg(i + 1);
    }
    read(bench.dialog, text);
    const auto* list = bench.dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 51);
    QVERIFY2(list->item(50)->text().contains(QStringLiteral("and 350 more faults")),
             qPrintable(list->item(50)->text()));
    const auto* title = bench.dialog.findChild<QLabel*>(QStringLiteral("faultsTitle"));
    QVERIFY2(title->text().startsWith(QStringLiteral("More than 50 faults")), qPrintable(title->text()));
}

void ImportDialogTest::whatWasSuppliedAndSkippedIsTold() {
    ImportBench bench;
    read(bench.dialog, fixture(QStringLiteral("diagrams/names_only.txt")));
    QVERIFY(bench.dialog.imported());
    const auto* facts = bench.dialog.findChild<QLabel*>(QStringLiteral("facts"));
    QVERIFY2(facts->text().contains(QStringLiteral("skipped, since they concern the looks or the page: "
                                                   "graphicsDir, squareSize")),
             qPrintable(facts->text()));
    QVERIFY2(facts->toolTip().contains(QStringLiteral("moves that the names imply: Knight N")),
             qPrintable(facts->toolTip()));
    const auto* royal = bench.dialog.findChild<PieceListEdit*>(QStringLiteral("royal"));
    QVERIFY(royal != nullptr);
    QCOMPARE(royal->value(), QStringLiteral("I")); // the king's id
}

// 252 KB without a blank: the editor breaks it at the edge and looks for no place between words.
void ImportDialogTest::aLongLineIsLaidOutAtOnce() {
    ImportBench bench;
    const QString line =
        QStringLiteral("files=36 ranks=36 king:K:K:k:") + QStringLiteral("a1,").repeated(84000);
    QElapsedTimer timer;
    timer.start();
    bench.dialog.setText(line);
    QVERIFY2(mujo::testing::isInTime<qint64>(timer.elapsed(), 2000),
             qPrintable(QString::number(timer.elapsed())));
    QTRY_VERIFY(!bench.dialog.isReading());
    QCOMPARE(bench.dialog.editor().wordWrapMode(), QTextOption::WrapAnywhere);
}

void ImportDialogTest::aFileThatIsTooLongIsNotShown() {
    ImportBench bench;
    QFile file(bench.folder.filePath(QStringLiteral("long.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(300 << 10, 'x'));
    file.close();
    QVERIFY(!bench.dialog.openFile(file.fileName()));
    QVERIFY(bench.dialog.editor().toPlainText().isEmpty());
    const auto* said = bench.dialog.findChild<QLabel*>(QStringLiteral("said"));
    QVERIFY2(said->text().contains(QStringLiteral("262144")), qPrintable(said->text()));
}

void ImportDialogTest::theBoardIsShown() {
    ImportBench bench;
    read(bench.dialog, fixture(QStringLiteral("hook_diagram.txt")));
    QVERIFY(bench.dialog.imported());
    const auto* facts = bench.dialog.findChild<QLabel*>(QStringLiteral("facts"));
    QVERIFY2(facts->text().contains(QStringLiteral("16")) && facts->text().contains(QStringLiteral("78")),
             qPrintable(facts->text()));
}

void ImportDialogTest::openQuestionsAreAsked() {
    ImportBench bench;
    read(bench.dialog, fixture(QStringLiteral("hook_diagram.txt")));
    for (const char* key : {"promotion", "pass", "repetition", "selfCheck"}) {
        QVERIFY2(bench.dialog.findChild<QComboBox*>(QLatin1String(key)) != nullptr, key);
    }
    QVERIFY(bench.dialog.findChild<QComboBox*>(QStringLiteral("stalemate")) == nullptr);
    QVERIFY(bench.dialog.findChild<PieceListEdit*>(QStringLiteral("contagion")) != nullptr);
    QVERIFY(bench.dialog.findChild<PieceListEdit*>(QStringLiteral("exempt")) == nullptr);
}

void ImportDialogTest::answersChangeTheRules() {
    ImportBench bench;
    read(bench.dialog, fixture(QStringLiteral("hook_diagram.txt")));
    auto* box = bench.dialog.findChild<QComboBox*>(QStringLiteral("promotion"));
    box->setCurrentIndex(box->findData(QStringLiteral("capture")));
    emit box->activated(box->currentIndex());
    QTRY_VERIFY(!bench.dialog.isReading());
    QVERIFY(std::holds_alternative<CapturePromotion>(bench.dialog.imported()->variant->rules().promotion));
    QCOMPARE(bench.dialog.findChild<QComboBox*>(QStringLiteral("promotion")), box);
    QCOMPARE(box->currentData().toString(), QStringLiteral("capture"));
}

void ImportDialogTest::contagionIsPutTogetherFromPieces() {
    ImportBench bench;
    read(bench.dialog, fixture(QStringLiteral("hook_diagram.txt")));
    answer(bench.dialog, "promotion", "capture");
    auto* edit = bench.dialog.findChild<PieceListEdit*>(QStringLiteral("contagion"));
    edit->add(QStringLiteral("DV"), QStringLiteral("+DV"));
    edit->add(QStringLiteral("DS"), QStringLiteral("+DS"));
    QTRY_VERIFY(!bench.dialog.isReading());
    const Variant& variant = *bench.dialog.imported()->variant;
    QVERIFY(variant.contagious(*variant.find("DV")));
    QCOMPARE(edit->value(), QStringLiteral("DV:+DV,DS:+DS"));
    // Now it is asked what contagion does not change.
    auto* exempt = bench.dialog.findChild<PieceListEdit*>(QStringLiteral("exempt"));
    QVERIFY(exempt != nullptr);
    exempt->add(QStringLiteral("K"));
    QTRY_VERIFY(!bench.dialog.isReading());
    const Variant& second = *bench.dialog.imported()->variant;
    QVERIFY(second.type(*second.find("K")).exemptFromContagion);
    edit->findChild<QListWidget*>()->setCurrentRow(0);
    edit->removeCurrent();
    QCOMPARE(edit->value(), QStringLiteral("DS:+DS"));
}

void ImportDialogTest::answersWaitWhileTheirPiecesAreAway() {
    ImportBench bench;
    read(bench.dialog, fixture(QStringLiteral("hook_diagram.txt")));
    answer(bench.dialog, "promotion", "capture");
    answer(bench.dialog, "contagion", "DV:+DV");
    read(bench.dialog, kSmall);
    QVERIFY(bench.dialog.imported());
    QVERIFY(!bench.dialog.imported()->variant->rules().contagion);
    read(bench.dialog, fixture(QStringLiteral("hook_diagram.txt")));
    QVERIFY(bench.dialog.imported()->variant->rules().contagion);
}

void ImportDialogTest::theGameIsKeptAndReported() {
    ImportBench bench;
    const QSignalSpy added(&bench.dialog, &ImportDialog::added);
    read(bench.dialog, kSmall);
    bench.dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Süß & small"));
    bench.button(QStringLiteral("Add game"))->click(); // the new name is still being read
    QTRY_COMPARE(added.count(), 1);
    QCOMPARE(added.first().at(0).toString(), QStringLiteral("su-small"));
    QCOMPARE(added.first().at(1).toBool(), false);
    QCOMPARE(bench.files(), QStringList{QStringLiteral("su-small.json")});
    QVERIFY(!bench.dialog.isVisible());
    const Catalog again(bench.folder.filePath(QStringLiteral("variants")).toStdString());
    QVERIFY(again.faults().empty());
    QCOMPARE(again.find("su-small")->standard->name(), std::string("Süß & small"));
}

void ImportDialogTest::nothingIsLostWhereNothingCanBeWritten() {
    Catalog catalog{std::filesystem::path()};
    ImportDialog dialog(catalog, UserVariants(std::filesystem::path("/proc/nowhere/variants")));
    dialog.open();
    read(dialog, kSmall);
    QVERIFY(!dialog.add(true));
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.editor().toPlainText(), kSmall);
    QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("said"))->text().isEmpty());
    QVERIFY(catalog.find("imported-game") == nullptr);
}

void ImportDialogTest::takenIdsAreRefused() {
    ImportBench bench;
    read(bench.dialog, kSmall);
    auto* id = bench.dialog.findChildren<QLineEdit*>().at(1);
    id->clear();
    QTest::keyClicks(id, QStringLiteral("hook"));
    QVERIFY(!bench.button(QStringLiteral("Add game"))->isEnabled());
    QVERIFY(bench.dialog.findChild<QLabel*>(QStringLiteral("said"))->text().contains(QStringLiteral("hook")));
    QTest::keyClicks(id, QStringLiteral("-2"));
    QVERIFY(bench.button(QStringLiteral("Add game"))->isEnabled());
    QTest::keyClicks(id, QStringLiteral("?"));
    QTRY_VERIFY(!bench.button(QStringLiteral("Add game"))->isEnabled());
}

void ImportDialogTest::anImportedGameIsPlayableAtOnce() {
    ImportWindowBench bench;
    bench.window.action("importVariant")->trigger();
    auto* dialog = bench.window.findChild<ImportDialog*>();
    QVERIFY(dialog != nullptr);
    read(*dialog, fixture(QStringLiteral("suzumu_diagram.txt")));
    QVERIFY(dialog->add(true));
    QVERIFY(bench.window.showsBoard());
    const Game& game = bench.window.session().game();
    QCOMPARE(game.variant().id(), std::string("imported-game"));
    QVERIFY(bench.window.session().play(game.legalMoves().front()));
    QVERIFY(bench.window.startPage().shownIds().contains(QStringLiteral("imported-game")));
    QVERIFY(QFile::exists(m_data.filePath(QStringLiteral("mujo/variants/imported-game.json"))));
}

void ImportDialogTest::aDroppedVariantIsKeptAndOffered() {
    ImportWindowBench bench;
    bench.drop(bench.file(QStringLiteral("mine.json"), bench.variantNamed("wa", QStringLiteral("mine"))));
    QVERIFY(!bench.window.showsBoard());
    QVERIFY2(bench.window.startPage().banner().text().contains(QStringLiteral("among your games")),
             qPrintable(bench.window.startPage().banner().text()));
    QVERIFY(QFile::exists(m_data.filePath(QStringLiteral("mujo/variants/mine.json"))));
    bench.window.startPage().banner().choose(0); // who plays is seen before
    auto* terms = bench.window.findChild<NewGameDialog*>();
    QVERIFY(terms != nullptr && !bench.window.showsBoard());
    terms->accept();
    QVERIFY(bench.window.showsBoard());
    QCOMPARE(bench.window.session().game().variant().id(), std::string("mine"));
}

void ImportDialogTest::aDroppedVariantReplacesNothingUnasked() {
    ImportWindowBench bench;
    bench.drop(bench.file(QStringLiteral("a.json"), bench.variantNamed("wa", QStringLiteral("twice"))));
    const QString kept = m_data.filePath(QStringLiteral("mujo/variants/twice.json"));
    const qint64 size = QFileInfo(kept).size();
    const QString other =
        bench.file(QStringLiteral("b.json"), bench.variantNamed("hook", QStringLiteral("twice")));
    bench.drop(other);
    QCOMPARE(QFileInfo(kept).size(), size);
    bench.window.startPage().banner().choose(1);
    QCOMPARE(QFileInfo(kept).size(), size);
    bench.drop(other);
    bench.window.startPage().banner().choose(0);
    QCOMPARE(QFileInfo(kept).size(), QFileInfo(other).size());
    QCOMPARE(bench.catalog.find("twice")->standard->shape().files(), 16);
}

void ImportDialogTest::aBrokenDroppedVariantChangesNothing() {
    ImportWindowBench bench;
    bench.drop(
        bench.file(QStringLiteral("bad.json"), QStringLiteral("{\n\"id\": \"bad\",\n\"nonsense\": 1\n}")));
    QVERIFY2(bench.window.startPage().banner().text().contains(QStringLiteral("In bad.json:\n")) &&
                 bench.window.startPage().banner().text().contains(QStringLiteral("(line 3,")),
             qPrintable(bench.window.startPage().banner().text()));
    QVERIFY(!QFile::exists(m_data.filePath(QStringLiteral("mujo/variants/bad.json"))));
    QVERIFY(bench.catalog.find("bad") == nullptr);
}

void ImportDialogTest::pictures() {
    for (const auto& [name, kind] :
         {std::pair("light", ThemeKind::Light), std::pair("dark", ThemeKind::Dark)}) {
        const Theme theme = Theme::make(kind);
        QApplication::setPalette(theme.palette());
        const auto save = [&](ImportBench& bench, const QString& what) {
            QVERIFY(ui::testing::isDrawn(bench.dialog,
                                         QStringLiteral("import-%1-%2").arg(what, QLatin1String(name))));
        };
        ImportBench bench;
        bench.dialog.setLook({theme, {}});
        save(bench, QStringLiteral("empty"));
        read(bench.dialog, fixture(QStringLiteral("hook_diagram.txt")));
        answer(bench.dialog, "promotion", "capture");
        answer(bench.dialog, "contagion", "DV:+DV,+DV:+DV,DS:+DS,+DS:+DS");
        answer(bench.dialog, "exempt", "K,DE,+DE");
        save(bench, QStringLiteral("good"));
        read(bench.dialog, QStringLiteral("files=8 castle=yes\n") + kSmall +
                               QStringLiteral("zebra rider:ZR:Z0?:z:a1,j9\nrook:R:R:r:b1:3\n"));
        save(bench, QStringLiteral("faults"));
        read(bench.dialog,
             QStringLiteral("files=7 ranks=7 symmetry=rotate royal=K promoZone=2 promoOffset=4 "
                            "maxPromote=3 promoChoice=+\n"
                            "zebra:Z:Z:z:b1,f1\nalfil:AL:A:a:c1,e1\nsquirrel walker:SQW:NADW:p:a2-g2\n"
                            "king:K:K:k:d1\nzebra rider:+Z:Z0:z:\nelephant rider:+AL:FA0:a:\n"
                            "grand squirrel:+SQW:NADWF:p:\n"));
        save(bench, QStringLiteral("letters"));
    }
}

MUJO_UI_TEST(ImportDialogTest)
#include "import_dialog_test.moc"
