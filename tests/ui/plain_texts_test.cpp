// Markup in the texts of files is shown as it stands, wherever the program shows such a text.

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolTip>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/board/hand_view.h"
#include "ui/board/square_tip.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/piece_workshop.h"
#include "ui/dialogs/rule_options_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/look/house_style.h"
#include "ui/panes/banner.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/engine_pane.h"
#include "ui/panes/find_bar.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/status_line.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/words.h"
#include "ui/trainer/trainer_dialog.h"
#include "ui/words/phrases.h"

using namespace mujo;
using namespace mujo::ui;
using ui::testing::settle;

using ui::testing::WindowBench;

namespace {

const QString kBold = QStringLiteral("<b>bold</b>");

QString write(const QString& path, const QString& text) {
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text.toUtf8());
    }
    return path;
}

/// A folder with files whose every text has markup.
struct HostileFiles {
    explicit HostileFiles(const Catalog& catalog) {
        markup = QStringLiteral(" %1<img src=\"p.png\">&amp;").arg(kBold);
        QString escaped = markup;
        escaped.replace(QLatin1Char('"'), QLatin1String("\\\""));
        // Every text that is shown; ids, moves and the other words of the format have their own letters.
        const QRegularExpression texts(
            QStringLiteral("\"(name|shown|inventor|summary|note|means|differs|provenance)\": "
                           "\"((?:[^\"\\\\]|\\\\.)*)\""));
        variantText = toQString(std::string(catalog.find("maka")->standard->text()));
        // A name has a limit, and the markup wants room.
        variantText.replace(QRegularExpression(QStringLiteral("\"name\": \"([^\"\\\\]{40})[^\"]*\"")),
                            QStringLiteral("\"name\": \"\\1\""));
        variantText.replace(texts, QStringLiteral("\"\\1\": \"\\2") + escaped + QLatin1Char('"'));
        variantText.replace(QRegularExpression(QStringLiteral("\"romaji\": \"[^\"]*\"")),
                            QStringLiteral("\"romaji\": \"%1\"").arg(kBold)); // short ones
        // At most four signs.
        variantText.replace(QRegularExpression(QStringLiteral("\"kanji\": \"(.)[^\"]*\"")),
                            QStringLiteral("\"kanji\": \"<b>\\1\""));
        variantText.replace(QStringLiteral("\"id\": \"maka\""), QStringLiteral("\"id\": \"hostile\""));
        variantText.replace(QRegularExpression(QStringLiteral("\"sources\": \\[\\s*\"")),
                            QStringLiteral("\"sources\": [\"") + escaped);
        variant = write(folder.filePath(QStringLiteral("hostile.json")), variantText);
    }

    QTemporaryDir folder;
    QString markup;
    QString variantText;
    QString variant;
};

/// What stands in a document that is laid out as rich text.
QString documentFault(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            if (format.isImageFormat() &&
                !format.toImageFormat().name().startsWith(QStringLiteral("data:"))) {
                return QStringLiteral("loads the picture ") + format.toImageFormat().name();
            }
            if (format.isAnchor() && format.anchorHref() == QStringLiteral("x")) {
                return QStringLiteral("has the link of a name");
            }
        }
    }
    const QString plain = document.toPlainText();
    return plain.contains(QStringLiteral("bold")) && !plain.contains(kBold)
               ? QStringLiteral("obeys the markup in: ") + plain.left(300)
               : QString();
}

QString labelFault(const QLabel& label) {
    const bool isRich = label.textFormat() == Qt::RichText || label.textFormat() == Qt::MarkdownText ||
                        (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    if (isRich) {
        QTextDocument document;
        document.setHtml(label.text());
        return documentFault(document);
    }
    // With a partner of its keys a label reads & as one of them.
    return label.buddy() != nullptr && label.text().contains(QStringLiteral("&amp;")) &&
                   !label.text().contains(QStringLiteral("&&amp;"))
               ? QStringLiteral("takes & for a key")
               : QString();
}

bool isLiteral(const QString& text) {
    return !text.contains(QStringLiteral("bold")) ||
           (text.contains(kBold) && !text.contains(QStringLiteral("&lt;")));
}

/// All that is wrong with what is on the screen now; empty when nothing is.
QString screenFaults() {
    QStringList faults;
    const auto complain = [&faults](const QWidget* widget, const QString& fault) {
        if (!fault.isEmpty()) {
            faults << QStringLiteral("%1 \"%2\": %3")
                          .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), fault);
        }
    };
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (!widget->isVisible()) {
            continue;
        }
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            complain(label, labelFault(*label));
        }
        if (const auto* text = qobject_cast<const QTextEdit*>(widget)) {
            complain(text, documentFault(*text->document()));
        }
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            const bool takesKey = button->text().contains(QStringLiteral("&amp;")) &&
                                  !button->text().contains(QStringLiteral("&&amp;"));
            complain(button, takesKey ? QStringLiteral("takes & for a key") : QString());
        }
        for (const QAction* action : widget->actions()) {
            const bool takesKey = action->text().contains(QStringLiteral("&amp;")) &&
                                  !action->text().contains(QStringLiteral("&&amp;"));
            complain(widget, takesKey ? QStringLiteral("takes & for a key") : QString());
        }
        for (const QString& words : {widget->accessibleName(), widget->accessibleDescription()}) {
            complain(widget,
                     isLiteral(words) ? QString() : QStringLiteral("is heard as: ") + words.left(300));
        }
    }
    return faults.join(QLatin1Char('\n'));
}

/// The label of the tooltip that is shown.
const QLabel* tip() {
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible()) {
            return qobject_cast<const QLabel*>(widget);
        }
    }
    return nullptr;
}

void askForTip(QWidget& widget, QPoint at) {
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
}

} // namespace

#define QVERIFY_PLAIN()                                                                                      \
    do {                                                                                                     \
        settle();                                                                                            \
        const QString faults = screenFaults();                                                               \
        QVERIFY2(faults.isEmpty(), qPrintable(faults));                                                      \
    } while (false)

class PlainTextsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new HouseStyle); }
    void cleanup() { QToolTip::hideText(); }
    void theWindowShowsNamesOfAVariantAsTheyStand();
    void tooltipsShowNamesAsTheyStand();
    void dialogsShowTextsOfAVariantAsTheyStand();
    void aGameFileShowsItsPlayersAsTheyStand();
    void complaintsQuoteFilesAsTheyStand();
    void messageBoxesShowTheirWordsAsTheyStand();
    void titlesKeepTheirBrackets();
    void tipsAreBrokenIntoLines();
};

void PlainTextsTest::theWindowShowsNamesOfAVariantAsTheyStand() {
    WindowBench bench;
    const HostileFiles files(bench.catalog);
    QVERIFY2(bench.window.takeFile(files.variant), qPrintable(bench.window.startPage().banner().text()));
    QVERIFY_PLAIN(); // the start page with the offer to play
    QVERIFY(bench.window.openFile(files.variant));
    QVERIFY(bench.window.board().isVisible());
    // The name is long, and the line ends where it has no more room.
    QVERIFY(
        bench.window.status().findChild<ElidedLabel*>(QStringLiteral("situation"))->whole().contains(kBold));
    QVERIFY_PLAIN();
    // The study pane: rules of the game, then every kind of piece.
    const Variant& variant = bench.game().variant();
    bench.window.study().showRules();
    QVERIFY_PLAIN();
    constexpr std::size_t kEach = 3; // a sample
    for (std::size_t i = 0; i < variant.types().size(); i += kEach) {
        bench.window.study().showPiece(Piece{PieceTypeId(static_cast<std::uint16_t>(i)), Side::Sente});
        QTest::qWait(i == 0 ? 100 : 0); // the rest of the page follows
        QVERIFY_PLAIN();
    }
    // Finding, moves made and refused, their list.
    bench.window.findBar().open();
    bench.window.findBar().find(toQString(variant.type(PieceTypeId(0)).name), {PieceTypeId(0)});
    bench.window.findBar().next();
    QVERIFY(bench.window.findBar().words().contains(kBold));
    QVERIFY_PLAIN();
    bench.window.findBar().close();
    bench.playPlain(4);
    bench.clickSquare(bench.game().legalMoves().front().from());
    QVERIFY_PLAIN();
    bench.clickSquare(bench.game().legalMoves().front().from());
    bench.window.session().goToPly(2);
    QVERIFY_PLAIN();
    // What the engine answers.
    bench.window.action("analyse")->trigger();
    QVERIFY(QTest::qWaitFor([&] { return !bench.window.analysis().report().info.lines.empty(); }, 20000));
    QVERIFY_PLAIN();
    bench.window.action("analyse")->trigger();
    bench.window.session().resign();
    QVERIFY_PLAIN();
    bench.window.action("chooseGame")->trigger();
    QVERIFY_PLAIN();
}

void PlainTextsTest::tooltipsShowNamesAsTheyStand() {
    WindowBench bench({900, 700}); // names are not on pieces as small as this
    const HostileFiles files(bench.catalog);
    QVERIFY(bench.window.openFile(files.variant));
    settle();
    BoardView& board = bench.window.board();
    askForTip(board, board.squareRect(bench.game().legalMoves().front().from()).center());
    const auto* squareTip = board.findChild<SquareTip*>();
    QVERIFY(squareTip != nullptr && squareTip->isVisible());
    QVERIFY(squareTip->text().contains(kBold));
    QCOMPARE(squareTip->textFormat(), Qt::PlainText);
    // The tooltips of widgets and of items of lists come by the same way.
    QWidget widget;
    widget.setToolTip(files.markup);
    widget.show();
    askForTip(widget, {2, 2});
    QVERIFY(tip() != nullptr);
    QCOMPARE(tip()->text(), files.markup);
    QCOMPARE(tip()->textFormat(), Qt::PlainText);
}

void PlainTextsTest::dialogsShowTextsOfAVariantAsTheyStand() {
    WindowBench bench;
    const HostileFiles files(bench.catalog);
    QVERIFY(bench.window.openFile(files.variant));
    settle();
    const auto& variant = *bench.catalog.find("hostile")->standard;
    const auto visit = [](QDialog& dialog) {
        dialog.show();
        (void)QTest::qWaitForWindowExposed(&dialog);
    };
    {
        NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
        dialog.setGame(QStringLiteral("hostile"));
        visit(dialog);
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            if (box->findData(QStringLiteral("hostile")) >= 0 || !box->isEnabled()) {
                continue; // of the games
            }
            for (int row = 0; row < box->count(); ++row) {
                box->setCurrentIndex(row);
                QVERIFY_PLAIN();
            }
        }
    }
    {
        RuleOptionsDialog dialog(toQString(variant.name()), variant.data().optionTable,
                                 variant.data().reading, &bench.window);
        visit(dialog);
        QVERIFY_PLAIN();
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            box->setCurrentIndex(box->count() - 1);
        }
        QVERIFY_PLAIN();
    }
    {
        PieceChart chart(bench.catalog.find("hostile")->standard, &bench.window);
        visit(chart);
        QVERIFY_PLAIN();
        const QString drawing = files.folder.filePath(QStringLiteral("chart.svg"));
        QVERIFY(chart.exportSvg(drawing));
        QFile file(drawing);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(!text.contains("<b>") && !text.contains("<img"));
    }
    {
        TrainerDialog trainer(bench.catalog, ProgressFile(QString()), &bench.window);
        trainer.setGame(QStringLiteral("hostile"));
        trainer.setSeed(3);
        visit(trainer);
        for (int question = 0; question < 6; ++question) {
            QVERIFY_PLAIN();
            QTest::keyClick(&trainer, Qt::Key_1);
            trainer.proceed();
            QVERIFY_PLAIN();
            trainer.proceed();
        }
    }
    {
        PieceWorkshop workshop(bench.catalog, UserVariants(files.folder.path().toStdString()), &bench.window);
        workshop.startFrom(QStringLiteral("hostile"), toQString(variant.type(PieceTypeId(0)).id));
        visit(workshop);
        QVERIFY_PLAIN();
    }
    {
        ImportDialog import(bench.catalog, UserVariants(files.folder.path().toStdString()), &bench.window);
        visit(import);
        import.setText(QStringLiteral("files=9 ranks=9\n%1:P:fW:pawn:a3-i3\n<b>bold</b>").arg(files.markup));
        QVERIFY_PLAIN();
    }
    for (QAction* action : {bench.window.action("rules"), bench.window.action("about"),
                            bench.window.action("keys"), bench.window.action("help")}) {
        action->trigger();
        QVERIFY_PLAIN();
        for (QDialog* dialog : bench.window.findChildren<QDialog*>()) {
            dialog->close();
        }
    }
}

void PlainTextsTest::aGameFileShowsItsPlayersAsTheyStand() {
    WindowBench bench;
    const HostileFiles files(bench.catalog);
    bench.begin("wa");
    bench.playPlain(2);
    const QString path = files.folder.filePath(QStringLiteral("g.mujo"));
    QVERIFY(bench.window.saveTo(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(file.readAll());
    QString escaped = files.markup;
    escaped.replace(QLatin1Char('"'), QLatin1String("\\\""));
    text.replace(QStringLiteral("\"name\": \"\""), QStringLiteral("\"name\": \"%1\"").arg(escaped));
    text.replace(QRegularExpression(QStringLiteral("\"date\": \"[^\"]*\"")),
                 QStringLiteral("\"date\": \"%1\"").arg(escaped));
    file.close();
    write(path, text);
    QVERIFY(bench.window.openFile(path));
    settle();
    QVERIFY(bench.window.pane().panel(Side::Sente).accessibleName().contains(kBold));
    QVERIFY_PLAIN();
}

void PlainTextsTest::complaintsQuoteFilesAsTheyStand() {
    WindowBench bench;
    const HostileFiles files(bench.catalog);
    const QString broken =
        write(files.folder.filePath(QStringLiteral("<b>bold<b>.json")),
              QStringLiteral("{\"%1\": 1, \"pieces\": []}")
                  .arg(QString(files.markup).replace(QLatin1Char('"'), QLatin1Char('\''))));
    QVERIFY(!bench.window.takeFile(broken));
    QVERIFY(bench.window.startPage().banner().text().contains(kBold));
    QVERIFY_PLAIN();
    bench.begin("wa");
    QVERIFY(!bench.window.openFile(broken));
    QVERIFY(!bench.window.startFromText(QStringLiteral("[wa] %1/8").arg(files.markup)));
    QVERIFY_PLAIN();
    bench.window.status().say(files.markup, StatusLine::Tone::Refusal);
    QVERIFY_PLAIN();
}

void PlainTextsTest::messageBoxesShowTheirWordsAsTheyStand() {
    QMessageBox box(QMessageBox::Warning, QString(), QStringLiteral("%1 cannot be written").arg(kBold));
    box.setInformativeText(kBold);
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    QVERIFY_PLAIN();
    const auto labels = box.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text().contains(kBold); }));
}

void PlainTextsTest::titlesKeepTheirBrackets() {
    WindowBench bench;
    const HostileFiles files(bench.catalog);
    QString text = toQString(std::string(bench.catalog.find("wa")->standard->text()));
    text.replace(QStringLiteral("\"name\": \"Wa Shogi\""), QStringLiteral("\"name\": \"Wa [*] Shogi\""));
    const QString path = write(files.folder.filePath(QStringLiteral("wa.json")), text);
    QVERIFY(bench.window.openFile(path));
    // What a window system is told; [*] alone stands for a sign of unsaved changes.
    QVERIFY2(bench.window.windowTitle().contains(QStringLiteral("Wa [*][*] Shogi")),
             qPrintable(bench.window.windowTitle()));
}

void PlainTextsTest::tipsAreBrokenIntoLines() {
    const QString one = QStringLiteral("a few words");
    QCOMPARE(Phrases::inLines(one), one);
    QCOMPARE(Phrases::inLines(QStringLiteral("one\ntwo")), QStringLiteral("one\ntwo"));
    QVERIFY(Phrases::inLines(QString()).isEmpty());
    const QString many = one.repeated(30);
    for (const QString& line : Phrases::inLines(many).split(QLatin1Char('\n'))) {
        QVERIFY2(line.size() <= 76, qPrintable(line));
    }
    QCOMPARE(Phrases::inLines(many).simplified(), many.simplified());
    const QString kanji = QString(200, QChar(u'飛')); // twice as wide, and broken anywhere
    for (const QString& line : Phrases::inLines(kanji).split(QLatin1Char('\n'))) {
        QVERIFY2(line.size() <= 38, qPrintable(line));
    }
    QVERIFY(!Qt::mightBeRichText(Phrases::inLines(kBold)));
    QVERIFY(!Qt::mightBeRichText(Phrases::inLines(QStringLiteral("a &lt; b"))));
}

MUJO_UI_TEST(PlainTextsTest)
#include "plain_texts_test.moc"
