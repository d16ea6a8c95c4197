// The piece workshop. With MUJO_PICTURES=DIR it is also saved as pictures there.

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/variant_file/loader.h"
#include "tests/ui/drawn.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/leg_table.h"
#include "ui/dialogs/move_text_edit.h"
#include "ui/dialogs/piece_workshop.h"
#include "ui/dialogs/start_page.h"
#include "ui/look/house_style.h"
#include "ui/panes/bounded_text.h"
#include "ui/panes/move_diagram.h"
#include "ui/session/words.h"
#include "ui/study/diagram_painter.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

struct WorkshopBench : ui::testing::VariantDialogBench<PieceWorkshop> {
    [[nodiscard]] QString said() const {
        return dialog.findChild<BoundedText*>(QStringLiteral("said"))->toPlainText();
    }
};

} // namespace

class PieceWorkshopTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everythingFollowsTheKeys();
    void clicksOnTheEmptyBoardWriteTheMove();
    void theFaultStandsUnderItsLetter();
    void everyPieceOfEveryGameCanBeTheStart();
    void theBoardHasTheSizeThatIsChosen();
    void aShippedGameIsCopied();
    void anOwnGameIsChangedInPlace();
    void aNewPieceIsAdded();
    void aFormSaysHowItAppears();
    void whatContagionMakesSaysSo();
    void itOpensWithANewPiece();
    void nothingIsLostOnFaults();
    void whatWasTypedIsNotLostByEsc();
    void theWindowOpensItWithThePieceThatIsStudied();
    void pictures();

private:
    QTemporaryDir m_data;
};

void PieceWorkshopTest::initTestCase() {
    QApplication::setStyle(new HouseStyle);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
}

void PieceWorkshopTest::everythingFollowsTheKeys() {
    WorkshopBench bench;
    bench.dialog.setBoard(9, 9);
    bench.dialog.setMove({});
    QTest::keyClicks(&bench.dialog.editor(), QStringLiteral("fW"));
    QCOMPARE(bench.dialog.diagram().marks().size(), std::size_t{1});
    QVERIFY2(bench.dialog.words().contains(QStringLiteral("forward")), qPrintable(bench.dialog.words()));
    QCOMPARE(bench.dialog.legs().topLevelItemCount(), 1);
    QTest::keyClicks(&bench.dialog.editor(), QStringLiteral("F"));
    QCOMPARE(bench.dialog.diagram().marks().size(), std::size_t{5});
    QTest::keyClicks(&bench.dialog.editor(), QStringLiteral("0"));
    QCOMPARE(bench.dialog.diagram().marks().size(), std::size_t{17});
    QTest::keyClick(&bench.dialog.editor(), Qt::Key_Backspace);
    QCOMPARE(bench.dialog.diagram().marks().size(), std::size_t{5});
}

void PieceWorkshopTest::clicksOnTheEmptyBoardWriteTheMove() {
    WorkshopBench bench;
    bench.dialog.setBoard(9, 9);
    bench.dialog.setMove({});
    bench.dialog.show();
    auto* diagram = bench.dialog.findChild<MoveDiagram*>();
    const auto click = [&](int right, int ahead, Qt::KeyboardModifiers keys = {}) {
        const DiagramLayout layout(diagram->diagram(), diagram->rect(), diagram->devicePixelRatioF());
        const int origin = diagram->diagram().origin->index();
        const QRectF cell = layout.cell(Square(origin + right - 9 * ahead));
        QTest::mouseClick(diagram, Qt::LeftButton, keys, cell.center().toPoint());
        return bench.dialog.editor().toPlainText();
    };
    QCOMPARE(click(0, 1), QStringLiteral("fW"));
    QCOMPARE(click(1, 2), QStringLiteral("fWrfN"));
    QCOMPARE(click(-1, 2), QStringLiteral("fWfN"));
    QCOMPARE(click(0, 1), QStringLiteral("fN"));
    QCOMPARE(click(2, 2, Qt::ShiftModifier), QStringLiteral("frB2fN"));
    QCOMPARE(click(3, 3, Qt::ShiftModifier), QStringLiteral("frB3fN"));
    QCOMPARE(click(4, 4, Qt::ShiftModifier), QStringLiteral("frBfN"));
    QCOMPARE(click(4, 1), QStringLiteral("frBfN")); // no letter leaps there
    const auto nowhere = [&] {
        const auto labels = bench.dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() &&
                   label->text() == QStringLiteral("On an empty board this move leads to no square.");
        });
    };
    QVERIFY(!nowhere());
    bench.dialog.setMove(QStringLiteral("cabK")); // igui alone
    QVERIFY(nowhere());
    bench.dialog.setMove(QStringLiteral("fW("));
    QCOMPARE(click(0, -1), QStringLiteral("fW("));
}

void PieceWorkshopTest::theFaultStandsUnderItsLetter() {
    WorkshopBench bench;
    bench.dialog.setMove(QStringLiteral("RbFf?WfD"));
    QCOMPARE(bench.dialog.faults().size(), std::size_t{1});
    MoveTextEdit& editor = bench.dialog.editor();
    QTextCursor cursor = editor.textCursor();
    cursor.setPosition(4);
    QCOMPARE(editor.letterRect().left(), editor.cursorRect(cursor).left());
    QVERIFY(editor.calloutRect().top() > editor.letterRect().bottom());
    QVERIFY(editor.calloutRect().left() <= editor.letterRect().center().x());
    QVERIFY(editor.calloutRect().right() >= editor.letterRect().center().x());
    QVERIFY(editor.viewport()->rect().contains(editor.calloutRect()));
    QVERIFY(editor.accessibleDescription().contains(QStringLiteral("unknown atom")));
    QVERIFY(!bench.dialog.findChild<LegTable*>()->isEnabled());
    bench.dialog.setMove(QStringLiteral("R"));
    QVERIFY(editor.calloutRect().isNull());
    QVERIFY(bench.dialog.findChild<LegTable*>()->isEnabled());
}

void PieceWorkshopTest::everyPieceOfEveryGameCanBeTheStart() {
    WorkshopBench bench;
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        const auto& types = entry.standard->types();
        for (std::size_t i = 0; i < types.size(); i += 1 + types.size() / 12) {
            bench.dialog.startFrom(toQString(entry.standard->id()), toQString(types[i].id));
            QCOMPARE(bench.dialog.editor().toPlainText(), toQString(types[i].betza));
            QVERIFY(bench.dialog.faults().empty());
            QVERIFY(types[i].betza.empty() || bench.dialog.legs().topLevelItemCount() > 0);
        }
    }
}

void PieceWorkshopTest::theBoardHasTheSizeThatIsChosen() {
    WorkshopBench bench;
    bench.dialog.setMove(QStringLiteral("Q"));
    bench.dialog.setBoard(3, 3);
    QCOMPARE(bench.dialog.diagram().marks().size(), std::size_t{8});
    bench.dialog.setBoard(1, 5);
    QCOMPARE(bench.dialog.diagram().marks().size(), std::size_t{4});
    bench.dialog.setBoard(36, 36);
    QCOMPARE(bench.dialog.diagram().marks().size(), std::size_t{35 + 35 + 35 + 34});
}

void PieceWorkshopTest::aShippedGameIsCopied() {
    WorkshopBench bench;
    const QSignalSpy saved(&bench.dialog, &PieceWorkshop::saved);
    const std::string before = std::string(bench.catalog.find("hook")->standard->text());
    bench.dialog.startFrom(QStringLiteral("hook"), QStringLiteral("T"));
    bench.dialog.setMove(QStringLiteral("fQ2"));
    QVERIFY(bench.dialog.save());
    QCOMPARE(saved.count(), 1);
    const QString id = saved.first().at(0).toString();
    QCOMPARE(bench.files(), QStringList{id + QStringLiteral(".json")});
    QCOMPARE(std::string(bench.catalog.find("hook")->standard->text()), before);
    const Variant& copy = *bench.catalog.find(id.toStdString())->standard;
    QCOMPARE(copy.type(*copy.find("T")).betza, std::string("fQ2"));
    QCOMPARE(copy.types().size(), bench.catalog.find("hook")->standard->types().size());
    QVERIFY2(bench.said().contains(id), qPrintable(bench.said()));
    QVERIFY2(!bench.said().contains(QStringLiteral("no square")),
             qPrintable(bench.said())); // it stands there
}

void PieceWorkshopTest::anOwnGameIsChangedInPlace() {
    WorkshopBench bench;
    const QSignalSpy saved(&bench.dialog, &PieceWorkshop::saved);
    bench.dialog.startFrom(QStringLiteral("wa"), QStringLiteral("CK"));
    bench.dialog.setMove(QStringLiteral("W"));
    QVERIFY(bench.dialog.save());
    bench.dialog.setMove(QStringLiteral("WF"));
    QVERIFY(bench.dialog.save());
    QCOMPARE(saved.count(), 2);
    QCOMPARE(saved.at(0).at(0), saved.at(1).at(0));
    QCOMPARE(bench.files().size(), 1);
    const Catalog again(bench.folder.filePath(QStringLiteral("variants")).toStdString());
    QVERIFY(again.faults().empty());
    const Variant& game = *again.find(saved.at(0).at(0).toString().toStdString())->standard;
    QCOMPARE(game.types().front().betza, std::string("WF"));
}

void PieceWorkshopTest::aNewPieceIsAdded() {
    WorkshopBench bench;
    bench.dialog.setTarget(QStringLiteral("wa"), {});
    bench.dialog.setMove(QStringLiteral("Z0"));
    const auto set = [&](const char* label, const QString& text) {
        for (auto* each : bench.dialog.findChildren<QLabel*>()) {
            if (each->text() == QLatin1String(label)) {
                qobject_cast<QLineEdit*>(each->buddy())->setText(text);
            }
        }
    };
    QVERIFY2(!bench.dialog.save(), "a piece without a name of its own");
    set("&Kanji:", QStringLiteral("縞"));
    set("&Letters:", QStringLiteral("SW"));
    QVERIFY2(bench.said().contains(QStringLiteral("has a piece with these letters already: SW")),
             qPrintable(bench.said()));
    QVERIFY2(!bench.dialog.save(), "a piece that is there is not replaced unasked");
    set("&Letters:", QStringLiteral("ZR"));
    set("&Name:", QStringLiteral("swallow's wings"));
    QVERIFY2(bench.said().contains(QStringLiteral("has a piece of this name already, SW")),
             qPrintable(bench.said()));
    set("&Name:", QStringLiteral("Zebra rider"));
    QVERIFY2(!bench.said().contains(QStringLiteral("already")), qPrintable(bench.said()));
    set("&Kanji:", QStringLiteral("縞"));
    set("&Copy as:", QStringLiteral("Wa with zebras"));
    QVERIFY2(bench.dialog.save(), qPrintable(bench.said()));
    const Variant& game = *bench.catalog.find("wa-with-zebras")->standard;
    QCOMPARE(game.type(*game.find("ZR")).kanji, std::string("縞"));
    QVERIFY2(bench.said().contains(QStringLiteral("stands on no square yet")), qPrintable(bench.said()));
    QSignalSpy place(&bench.dialog, &PieceWorkshop::placeAsked);
    bench.dialog.show();
    const auto buttons = bench.dialog.findChildren<QPushButton*>();
    const auto toBoard = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->text() == QStringLiteral("Put it &on the board…");
    });
    (*toBoard)->click();
    QCOMPARE(place.size(), 1);
    QCOMPARE(place.front(), (QVariantList{QStringLiteral("wa-with-zebras"), QStringLiteral("ZR")}));
    QVERIFY(!bench.dialog.isVisible());
}

// It stands on no square at first, and nobody needs to put it on one.
void PieceWorkshopTest::aFormSaysHowItAppears() {
    WorkshopBench bench;
    bench.dialog.startFrom(QStringLiteral("hook"), QStringLiteral("+DV"));
    bench.dialog.setMove(QStringLiteral("WfF"));
    QVERIFY(bench.dialog.save());
    QVERIFY2(bench.said().contains(QStringLiteral("It appears when a Deva promotes.")),
             qPrintable(bench.said()));
    QVERIFY2(!bench.said().contains(QStringLiteral("no square")), qPrintable(bench.said()));
}

void PieceWorkshopTest::whatContagionMakesSaysSo() {
    const QString piece = QStringLiteral("{\"id\": \"%1\", \"name\": \"%2\", \"kanji\": \"%3\", "
                                         "\"romaji\": \"x\", \"betza\": \"K\"%4}");
    const QStringList pieces{
        piece.arg(QStringLiteral("K"), QStringLiteral("King"), QStringLiteral("王"),
                  QStringLiteral(", \"royal\": true")),
        piece.arg(QStringLiteral("D"), QStringLiteral("Deva"), QStringLiteral("提"),
                  QStringLiteral(", \"infects\": \"T\"")),
        piece.arg(QStringLiteral("T"), QStringLiteral("Teaching King"), QStringLiteral("教"), QString())};
    const QString text = QStringLiteral("{\"id\": \"ill\", \"name\": \"Ill\", \"board\": {\"files\": 3, "
                                        "\"ranks\": 3}, \"pieces\": [%1], \"setup\": [[\"D\", \"K\", \"\"]], "
                                        "\"rules\": {\"contagion\": {\"exempt\": [\"K\"]}}}")
                             .arg(pieces.join(QStringLiteral(",\n")));
    const QTemporaryDir folder;
    Catalog catalog{std::filesystem::path()};
    const auto id = catalog.add(text.toStdString(), "ill.json");
    QVERIFY2(bool(id), id ? "" : qPrintable(toQString(id.error())));
    PieceWorkshop dialog(catalog, UserVariants(folder.filePath(QStringLiteral("variants")).toStdString()));
    dialog.startFrom(QStringLiteral("ill"), QStringLiteral("T"));
    const auto* said = dialog.findChild<BoundedText*>(QStringLiteral("said"));
    QVERIFY2(dialog.save(), qPrintable(said->toPlainText()));
    QVERIFY2(said->toPlainText().contains(QStringLiteral("It appears when a piece takes a Deva.")),
             qPrintable(said->toPlainText()));
}

// Opened for no piece in particular it replaces none, and a king stands in every game already.
void PieceWorkshopTest::itOpensWithANewPiece() {
    WorkshopBench bench;
    const auto boxes = bench.dialog.findChildren<QComboBox*>();
    const auto named = [&boxes](const QString& name) {
        return *std::find_if(boxes.begin(), boxes.end(),
                             [&name](const QComboBox* box) { return box->accessibleName() == name; });
    };
    const QComboBox& from = *named(QStringLiteral("Start from a piece"));
    const QComboBox& replaced = *named(QStringLiteral("Piece to replace"));
    const auto isRoyal = [&](const QString& game) {
        const Variant& variant = *bench.catalog.find(game.toStdString())->standard;
        return variant.type(*variant.find(from.currentData().toString().toStdString())).royal;
    };
    QCOMPARE(replaced.currentData().toString(), QString());
    QVERIFY2(bench.said().contains(QStringLiteral("needs letters")), qPrintable(bench.said()));
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        bench.dialog.startFrom(toQString(entry.standard->id()), {});
        QVERIFY(!isRoyal(toQString(entry.standard->id())));
        QCOMPARE(replaced.currentData().toString(), QString());
    }
    bench.dialog.startFrom(QStringLiteral("hook"), QStringLiteral("T"));
    QCOMPARE(replaced.currentData().toString(), QStringLiteral("T"));
    QVERIFY(
        bench.dialog.findChild<QLabel*>(QStringLiteral("letters"))->text().contains(QStringLiteral("R3")));
}

void PieceWorkshopTest::nothingIsLostOnFaults() {
    WorkshopBench bench;
    bench.dialog.startFrom(QStringLiteral("hook"), QStringLiteral("T"));
    bench.dialog.setMove(QStringLiteral("fQ2"));
    QVERIFY(bench.dialog.save());
    QFile file(bench.folder.filePath(QStringLiteral("variants/")) + bench.files().first());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    // A name that the loader refuses.
    for (auto* each : bench.dialog.findChildren<QLabel*>()) {
        if (each->text() == QStringLiteral("&Kanji:")) {
            qobject_cast<QLineEdit*>(each->buddy())->setText(QStringLiteral("一二三四五"));
        }
    }
    QVERIFY(!bench.dialog.save());
    QVERIFY2(bench.said().contains(QStringLiteral("four characters")), qPrintable(bench.said()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), before);
    // A move with a fault cannot even be tried.
    bench.dialog.setMove(QStringLiteral("fQ?"));
    QVERIFY(!bench.dialog.save());
    QCOMPARE(bench.dialog.editor().toPlainText(), QStringLiteral("fQ?"));
}

void PieceWorkshopTest::whatWasTypedIsNotLostByEsc() {
    WorkshopBench bench;
    bench.dialog.startFrom(QStringLiteral("hook"), QStringLiteral("T"));
    bench.dialog.show();
    bench.dialog.reject(); // nothing was typed
    QVERIFY(!bench.dialog.isVisible());
    bench.dialog.show();
    bench.dialog.setMove(QStringLiteral("NfR"));
    bench.dialog.reject();
    auto* box = bench.dialog.findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->isVisible() && bench.dialog.isVisible());
    box->defaultButton()->click();
    QVERIFY(bench.dialog.isVisible());
    QCOMPARE(bench.dialog.editor().toPlainText(), QStringLiteral("NfR"));
}

void PieceWorkshopTest::theWindowOpensItWithThePieceThatIsStudied() {
    Catalog catalog{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window(catalog, settings, session, m_data.path());
    window.show();
    window.action("pieceWorkshop")->trigger();
    auto* dialog = window.findChild<PieceWorkshop*>();
    QVERIFY(dialog != nullptr);
    dialog->startFrom(QStringLiteral("hook"), QStringLiteral("T"));
    dialog->setMove(QStringLiteral("fQ2"));
    QVERIFY(dialog->save());
    QVERIFY(window.startPage().shownIds().contains(QStringLiteral("my-hook-shogi")));
    QVERIFY(QFile::exists(m_data.filePath(QStringLiteral("mujo/variants/my-hook-shogi.json"))));
}

void PieceWorkshopTest::pictures() {
    for (const auto& [name, kind] :
         {std::pair("light", ThemeKind::Light), std::pair("dark", ThemeKind::Dark)}) {
        const Theme theme = Theme::make(kind);
        QApplication::setPalette(theme.palette());
        WorkshopBench bench;
        bench.dialog.setLook({theme, {}});
        const auto save = [&, n = QLatin1String(name)](const QString& what) {
            QVERIFY(ui::testing::isDrawn(bench.dialog, QStringLiteral("workshop-%1-%2").arg(what, n)));
        };
        bench.dialog.startFrom(QStringLiteral("hook"), QStringLiteral("+DH"));
        save(QStringLiteral("falcon"));
        bench.dialog.startFrom(QStringLiteral("hook"), QStringLiteral("LN"));
        bench.dialog.setBoard(9, 12);
        save(QStringLiteral("lion"));
        bench.dialog.setMove(QStringLiteral("BsbRf?DfcavWfabW"));
        save(QStringLiteral("fault"));
    }
}

MUJO_UI_TEST(PieceWorkshopTest)
#include "piece_workshop_test.moc"
