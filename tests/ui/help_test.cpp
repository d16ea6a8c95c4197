// The help: it opens at the page that fits, is searched, explains every word that it uses as a link, shows
// the rules of the game on the board, and follows the theme.

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

#include "core/game/formats/game_json.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/help_text.h"
#include "ui/dialogs/help_window.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/problem_report.h"
#include "ui/editor/position_editor.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/piece_study.h"
#include "ui/session/words.h"
#include "ui/words/glossary.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

struct Desk : WindowBench {
    using WindowBench::WindowBench;

    HelpWindow* open(const char* command = "help") {
        window.action(command)->trigger();
        return help();
    }
    [[nodiscard]] HelpWindow* help() const {
        const auto all = window.findChildren<HelpWindow*>();
        return all.isEmpty() ? nullptr : all.back();
    }
    [[nodiscard]] QListWidget& pages() const { return *help()->findChild<QListWidget*>(); }
    [[nodiscard]] QTextBrowser& text() const { return *help()->findChild<QTextBrowser*>(); }
    [[nodiscard]] QLineEdit& search() const { return *help()->findChild<QLineEdit*>(); }
    [[nodiscard]] QString page() const { return pages().currentItem()->text(); }
    [[nodiscard]] QStringList shownPages() const {
        QStringList shown;
        for (int row = 0; row < pages().count(); ++row) {
            if (!pages().item(row)->isHidden()) {
                shown << pages().item(row)->text();
            }
        }
        return shown;
    }
};

QString titleOf(HelpSection section) {
    return HelpPages::title(section);
}

} // namespace

class HelpTest : public QObject {
    Q_OBJECT

private slots:
    void itOpensAtThePageThatFits();
    void itOpensBeforeADialogThatBlocksTheWindow();
    void commandsOpenTheirPages();
    void theStartPageHasTheRulesOfTheChosenGame();
    void theSearchLeavesThePagesThatHaveTheWords();
    void pagesWithThePhraseComeFirst();
    void escapeEmptiesTheSearchFirst();
    void enterGoesFromPlaceToPlace();
    void wordsOfTheGlossaryAreLinks();
    void theRulesAreThoseOfTheGameOnTheBoard();
    void keysAreThoseOfTheUser();
    void everyPageHasAText();
    void aboutNamesTheLicences();
    void aReportTellsTheVersionAndTheGameButNoNames();
    void pictures();
};

void HelpTest::itOpensAtThePageThatFits() {
    Desk desk;
    desk.open();
    QCOMPARE(desk.page(), titleOf(HelpSection::FirstGame)); // the start page
    desk.begin("wa");
    desk.window.board().setFocus();
    desk.open();
    QCOMPARE(desk.page(), titleOf(HelpSection::Moves));
    desk.playPlain(2);
    desk.window.activateWindow();
    desk.window.findChild<MoveListView*>()->setFocus();
    desk.open();
    QCOMPARE(desk.page(), titleOf(HelpSection::Record));
    QCOMPARE(desk.window.findChildren<HelpWindow*>().size(), 1); // the same window each time
}

void HelpTest::itOpensBeforeADialogThatBlocksTheWindow() {
    Desk desk;
    desk.begin("wa");
    desk.window.action("editPosition")->trigger();
    auto* editor = desk.window.findChild<PositionEditor*>();
    QVERIFY(editor != nullptr);
    QTRY_VERIFY(QApplication::activeModalWidget() == editor && QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QVERIFY(desk.help() != nullptr);
    QVERIFY(desk.help()->isVisible() && desk.help()->parentWidget() == editor);
    QCOMPARE(desk.page(), titleOf(HelpSection::Editor));
}

void HelpTest::commandsOpenTheirPages() {
    Desk desk;
    desk.begin("wa");
    desk.open("keys");
    QCOMPARE(desk.page(), titleOf(HelpSection::Keys));
    desk.open("rules");
    QCOMPARE(desk.page(), titleOf(HelpSection::Rules));
    desk.window.study().follow(QStringLiteral("marks")); // a link of the study, beside marked pieces
    QCOMPARE(desk.page(), titleOf(HelpSection::Marks));
}

// Before a game is begun one can read what it is like.
void HelpTest::theStartPageHasTheRulesOfTheChosenGame() {
    Desk desk;
    QVERIFY(desk.window.startPage().isVisible());
    desk.window.startPage().search().setText(QStringLiteral("tenjiku"));
    desk.open("rules");
    QCOMPARE(desk.page(), titleOf(HelpSection::Rules));
    QVERIFY(desk.text().toPlainText().contains(QStringLiteral("Fire Demon")));
    desk.window.startPage().search().setText(QStringLiteral("tori"));
    desk.open("rules");
    QVERIFY(!desk.text().toPlainText().contains(QStringLiteral("Fire Demon")));
}

void HelpTest::theSearchLeavesThePagesThatHaveTheWords() {
    Desk desk;
    desk.open();
    desk.search().setText(QStringLiteral("interactive diagram"));
    QCOMPARE(desk.shownPages(), QStringList{titleOf(HelpSection::OwnGames)});
    QCOMPARE(desk.page(), titleOf(HelpSection::OwnGames));
    QVERIFY(!desk.text().extraSelections().isEmpty());
    desk.search().setText(QStringLiteral("xyzzy"));
    QVERIFY(desk.shownPages().isEmpty());
    const auto labels = desk.help()->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text() == QStringLiteral("No page has these words.");
    }));
    desk.search().clear();
    QCOMPARE(desk.shownPages().size(), static_cast<qsizetype>(kHelpSections.size()));
    QVERIFY(desk.text().extraSelections().isEmpty());
}

// The first page has both words, and not one behind the other.
void HelpTest::pagesWithThePhraseComeFirst() {
    Desk desk;
    desk.open();
    const QStringList all = desk.shownPages();
    const QString phrase = QStringLiteral("take back");
    const auto hasPhrase = [&] { return desk.text().toPlainText().contains(phrase, Qt::CaseInsensitive); };
    QVERIFY(!hasPhrase());
    desk.search().setText(QStringLiteral("take  back"));
    QVERIFY(hasPhrase());
    QCOMPARE(desk.text().textCursor().selectedText().toLower(), phrase);
    const QStringList found = desk.shownPages();
    QCOMPARE(desk.page(), found.front());
    QVERIFY(found.contains(titleOf(HelpSection::FirstGame))); // behind them
    for (const QTextEdit::ExtraSelection& mark : desk.text().extraSelections()) {
        QCOMPARE(mark.cursor.selectedText().toLower(), phrase);
    }
    // Enter comes to the single words when all places of the phrase have been seen.
    desk.search().setFocus();
    for (int i = 0; i < 100 && desk.page() != titleOf(HelpSection::FirstGame); ++i) {
        QTest::keyClick(&desk.search(), Qt::Key_Return);
    }
    QCOMPARE(desk.text().textCursor().selectedText().toLower(), QStringLiteral("take"));
    desk.search().clear();
    QCOMPARE(desk.shownPages(), all); // in their own order
    desk.help()->showSection(HelpSection::Keys);
    QCOMPARE(desk.page(), titleOf(HelpSection::Keys));
}

void HelpTest::escapeEmptiesTheSearchFirst() {
    Desk desk;
    desk.open();
    desk.search().setFocus();
    desk.search().setText(QStringLiteral("igui"));
    QTest::keyClick(&desk.search(), Qt::Key_Escape);
    QVERIFY(desk.help()->isVisible());
    QCOMPARE(desk.search().text(), QString());
    QTest::keyClick(&desk.search(), Qt::Key_Escape);
    QTRY_VERIFY(desk.help() == nullptr || !desk.help()->isVisible());
}

void HelpTest::enterGoesFromPlaceToPlace() {
    Desk desk;
    desk.open();
    desk.search().setFocus();
    desk.search().setText(QStringLiteral("igui"));
    const QStringList pages = desk.shownPages();
    QVERIFY(pages.size() > 1);
    QSet<QString> visited;
    for (int i = 0; i < 40 && visited.size() < pages.size(); ++i) {
        QCOMPARE(desk.text().textCursor().selectedText().toLower(), QStringLiteral("igui"));
        visited.insert(desk.page());
        QTest::keyClick(&desk.search(), Qt::Key_Return);
    }
    QCOMPARE(visited.size(), pages.size());
    QVERIFY(desk.help()->isVisible()); // Enter has closed nothing
}

void HelpTest::wordsOfTheGlossaryAreLinks() {
    Desk desk;
    desk.open();
    const QString link = HelpText::linkTo(Term::Igui);
    QVERIFY(desk.text().toHtml().contains(link));
    emit desk.text().anchorClicked(QUrl(link));
    QCOMPARE(desk.page(), titleOf(HelpSection::Glossary));
    for (const Term term : Glossary::terms()) {
        QVERIFY2(desk.text().toPlainText().contains(Glossary::sentence(term)),
                 qPrintable(Glossary::word(term)));
        QVERIFY(!Glossary::word(term).isEmpty() && !Glossary::sentence(term).isEmpty());
    }
    const QString page = desk.text().toPlainText();
    QVERIFY(page.indexOf(QStringLiteral("\nByoyomi\n")) < page.indexOf(QStringLiteral("\nIgui\n")));
    QVERIFY(page.indexOf(QStringLiteral("\nIgui\n")) < page.indexOf(QStringLiteral("\nSente\n")));
    // The word itself is a link, and no other word that has it as a part.
    HelpText text(QStringLiteral("x"));
    text.paragraph(QStringLiteral("burnings <b>, a promotion zone, two promotions, unburning, a promotion"));
    QCOMPARE(text.html().count(QStringLiteral("<a ")), 3);
    QVERIFY(text.html().contains(QStringLiteral(">burnings</a>")));
    QVERIFY(text.html().contains(QStringLiteral("&lt;b&gt;")));
    QVERIFY(text.html().contains(QStringLiteral(">promotion zone</a>")));
    QVERIFY(text.html().contains(QStringLiteral(">promotions</a>")));
}

void HelpTest::theRulesAreThoseOfTheGameOnTheBoard() {
    Desk desk;
    desk.open();
    desk.pages().setCurrentRow(static_cast<int>(HelpSection::Rules));
    QVERIFY2(desk.text().toPlainText().contains(QStringLiteral("Wa Shogi")), "the card that is chosen");
    desk.begin("hook");
    QVERIFY(desk.text().toPlainText().contains(QStringLiteral("Hook Shogi")));
    QVERIFY(desk.text().toPlainText().contains(QStringLiteral("Contagion comes before the promotion")));
    // Each piece has its move in words, and leads to the study pane.
    const auto variant = desk.catalog.find("hook")->standard;
    for (const PieceType& type : variant->types()) {
        QVERIFY2(type.formOnly || desk.text().toPlainText().contains(toQString(type.name)),
                 type.name.c_str());
    }
    emit desk.text().anchorClicked(QUrl(QStringLiteral("piece:LN")));
    QCOMPARE(desk.window.findChild<PieceStudy*>()->piece()->type, *variant->find("LN"));
    desk.begin("wa");
    QVERIFY(desk.text().toPlainText().contains(QStringLiteral("Wa Shogi")));
}

void HelpTest::keysAreThoseOfTheUser() {
    Desk desk;
    const QKeySequence key(Qt::CTRL | Qt::ALT | Qt::Key_U);
    desk.settings.set(Settings::kShortcuts, {{QStringLiteral("hint"), QKeySequence::listToString({key})},
                                             {QStringLiteral("takeBack"), QKeySequence::listToString({})}});
    desk.open();
    QVERIFY(desk.text().toPlainText().contains(key.toString(QKeySequence::NativeText)));
    QVERIFY(desk.text().toPlainText().contains(QStringLiteral("a command without a key")));
}

void HelpTest::everyPageHasAText() {
    Desk desk;
    desk.begin("tai");
    desk.open();
    for (int row = 0; row < desk.pages().count(); ++row) {
        desk.pages().setCurrentRow(row);
        QVERIFY2(desk.text().toPlainText().size() > 200, qPrintable(desk.page()));
        QVERIFY2(!desk.text().toPlainText().contains(QLatin1Char('%')) ||
                     desk.text().toPlainText().contains("200 %"),
                 qPrintable(desk.page()));
        QCOMPARE(desk.text().accessibleName(), desk.page());
        QCOMPARE(desk.text().horizontalScrollBar()->maximum(), 0);
    }
}

// What is copied is what stands there. It can be read as a game again.
void HelpTest::aReportTellsTheVersionAndTheGameButNoNames() {
    Desk desk;
    const auto open = [&desk] {
        desk.window.action("reportProblem")->trigger();
        return desk.window.findChild<ProblemReport*>();
    };
    ProblemReport* report = open();
    QVERIFY(report != nullptr && report->isVisible());
    const auto* text = report->findChild<QPlainTextEdit*>();
    QVERIFY(QRegularExpression(QStringLiteral("^Mujō \\d+\\.\\d+\\.\\d+\n"))
                .match(text->toPlainText())
                .hasMatch());
    QVERIFY(text->toPlainText().contains(QString::fromLatin1(qVersion())));
    QVERIFY(report->findChild<QCheckBox*>()->isHidden());
    report->close();
    QTRY_VERIFY(desk.window.findChild<ProblemReport*>() == nullptr);
    GameSetup setup = desk.setup("wa");
    setup.seats[Side::Sente].name = QStringLiteral("Aki");
    setup.seats[Side::Gote] = {Seat::Hosted{QStringLiteral("Fairy"), QStringLiteral("ssh aki@host fairy")}};
    desk.begin(setup);
    QVERIFY(desk.session.play(desk.game().legalMoves().front()));
    desk.session.setComment(1, QStringLiteral("Beaten by Aki before"));
    report = open();
    text = report->findChild<QPlainTextEdit*>();
    auto* withGame = report->findChild<QCheckBox*>();
    QVERIFY(withGame->isVisible() && withGame->isChecked());
    QVERIFY(!text->toPlainText().contains(QStringLiteral("aki"), Qt::CaseInsensitive));
    const QString json = text->toPlainText().mid(text->toPlainText().indexOf(QLatin1Char('{')));
    const auto read = readGameJson(json.toStdString(), "report", desk.catalog);
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.plies().size(), std::size_t{1});
    for (QPushButton* button : report->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Copy all")) {
            button->click();
        }
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
    QVERIFY(isDrawn(*report, QStringLiteral("report")));
    withGame->setChecked(false);
    QVERIFY(!text->toPlainText().contains(QLatin1Char('{')));
}

void HelpTest::aboutNamesTheLicences() {
    QPixmap drawn(96, 96);
    drawn.fill(Qt::red);
    QApplication::setWindowIcon(QIcon(drawn)); // as the program does at its start
    Desk desk;
    desk.window.action("about")->trigger();
    auto* about = desk.window.findChild<AboutDialog*>();
    QVERIFY(about != nullptr && about->isVisible());
    QString all;
    bool hasIcon = false;
    for (const QLabel* label : about->findChildren<QLabel*>()) {
        all += label->text();
        hasIcon = hasIcon || !label->pixmap(Qt::ReturnByValue).isNull();
    }
    QVERIFY(hasIcon);
    for (const char* part :
         {"MIT licence", "SIL Open Font License", "Qt ", "Lesser General Public License"}) {
        QVERIFY2(all.contains(QLatin1String(part)), part);
    }
}

void HelpTest::pictures() {
    for (const Colours colours : {Colours::Light, Colours::Dark}) {
        Desk desk(QSize(1100, 800));
        desk.settings.set(Settings::kColours, colours);
        desk.begin("hook");
        desk.open();
        for (const HelpSection section : kHelpSections) {
            desk.help()->showSection(section);
            QVERIFY(isDrawn(*desk.help(),
                            QStringLiteral("help-%1-%2").arg(static_cast<int>(section)).arg(keyOf(colours))));
        }
        desk.window.action("about")->trigger();
        QVERIFY(
            isDrawn(*desk.window.findChild<AboutDialog*>(), QStringLiteral("about-%1").arg(keyOf(colours))));
    }
}

MUJO_UI_TEST(HelpTest)
#include "help_test.moc"
