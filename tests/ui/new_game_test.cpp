// The dialog for a new game: side and opponent first, all else behind one disclosure.

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/rule_options_dialog.h"
#include "ui/dialogs/rules_choice.h"
#include "ui/dialogs/terms.h"
#include "ui/session/engine_list.h"
#include "ui/session/words.h"
#include "ui/words/glossary.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

struct Asked {
    explicit Asked(WindowBench& bench) : dialog(bench.catalog, bench.settings, &bench.window) {
        QObject::connect(&dialog, &NewGameDialog::chosen, &dialog,
                         [this](const GameSetup& setup) { chosen = setup; });
        dialog.setGame(QStringLiteral("wa"));
        dialog.show();
        (void)QTest::qWaitForWindowExposed(&dialog);
    }
    /// The one that can be seen; null for none.
    template <class Widget>
    [[nodiscard]] Widget* named(const QString& name) const {
        for (Widget* each : dialog.findChildren<Widget*>()) {
            if (each->isVisible() && each->accessibleName() == name) {
                return each;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QRadioButton* radio(const QString& text) const {
        for (auto* each : dialog.findChildren<QRadioButton*>()) {
            if (each->isVisible() && each->text().remove(QLatin1Char('&')) == text) {
                return each;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool says(const QString& text) const {
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().remove(QChar(0x200B)).contains(text)) {
                return true;
            }
        }
        return false;
    }
    void against(int row) const { named<QComboBox>(QStringLiteral("Opponent"))->setCurrentIndex(row); }

    NewGameDialog dialog;
    std::optional<GameSetup> chosen;
};

enum Opponent { TheComputer, APerson, TwoComputers };

} // namespace

class NewGameTest : public QObject {
    Q_OBJECT

private slots:
    void namesGoWithEveryUsualGame();
    void namesAreToldWhereTheyAreHidden();
    void sideAndOpponentComeFirst();
    void ofTwoAtOneScreenNeitherIsYou();
    void theCampBelowIsTheOneThatWasChosen();
    void computersAreNotAskedForNames();
    void computersWaitBehindTheDialog();
    void allElseStandsBehindOneDisclosure();
    void senteAndGoteAreExplainedWhereTheyAppear();
    void theSideAndTheOpponentAreTaken();
    void levelsAreAskedForWhereAComputerPlays();
    void enginesAreRememberedForEachSideUntilALevelIsChosen();
    void allFormsShareOneGrid();
    void theRulesOneByOneLeaveTheGridAsItIs();
    void aHandicapByHandSaysWhatComes();
    void theWholeDialogFitsOnASmallScreen();
    void mateIsAskedAboutWhereItCanBePassedOver();
    void aHandicapChangesWhoMovesFirst();
    void theGameThatGivesWayIsNotLost();
    void itBeginsWithTheGameThatIsChosen();
    void aTimeThatIsNotWrittenIsTold();
    void anOtherTimeIsGivenByNumbers();
    void pictures();
};

void NewGameTest::sideAndOpponentComeFirst() {
    WindowBench bench;
    const Asked asked(bench);
    for (const char* text : {"First (Sente)", "Second (Gote)", "Toss for it"}) {
        QVERIFY2(asked.radio(QLatin1String(text)) != nullptr, text);
    }
    QVERIFY(asked.named<QComboBox>(QStringLiteral("Opponent")) != nullptr);
    QTest::keyClick(const_cast<NewGameDialog*>(&asked.dialog), Qt::Key_Return);
    QVERIFY(asked.chosen);
    QVERIFY(asked.chosen->variant->id() == "wa");
}

void NewGameTest::ofTwoAtOneScreenNeitherIsYou() {
    WindowBench bench;
    const Asked asked(bench);
    asked.against(APerson);
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    QVERIFY(asked.says(QStringLiteral("Side below:")) && !asked.says(QStringLiteral("You play:")));
    QVERIFY(asked.says(QStringLiteral("The camp of Sente lies at the lower edge of the board.")));
    QVERIFY(!asked.says(Glossary::sentence(Term::Sente)));
    asked.radio(QStringLiteral("Second (Gote)"))->click();
    QVERIFY(asked.says(QStringLiteral("The camp of Gote lies at the lower edge of the board.")));
    QVERIFY(asked.named<QLineEdit>(QStringLiteral("Name of the side below")) != nullptr);
    QVERIFY(asked.named<QLineEdit>(QStringLiteral("Name of the side above")) != nullptr);
    asked.against(TheComputer);
    QVERIFY(asked.says(QStringLiteral("You play:")) && !asked.says(QStringLiteral("Side below:")));
    QVERIFY(!asked.says(QStringLiteral("lower edge")));
    QVERIFY(asked.named<QLineEdit>(QStringLiteral("Your name")) != nullptr);
}

void NewGameTest::theCampBelowIsTheOneThatWasChosen() {
    WindowBench bench;
    for (const bool isGote : {true, false}) {
        bench.window.action("newGame")->trigger();
        auto* dialog = bench.window.findChild<NewGameDialog*>();
        QVERIFY(dialog != nullptr);
        for (auto* box : dialog->findChildren<QComboBox*>()) {
            if (box->accessibleName() == QStringLiteral("Opponent")) {
                box->setCurrentIndex(APerson);
            }
        }
        for (auto* radio : dialog->findChildren<QRadioButton*>()) {
            if (radio->text().contains(isGote ? QStringLiteral("(Gote)") : QStringLiteral("(Sente)"))) {
                radio->click();
            }
        }
        dialog->accept();
        QTRY_VERIFY(bench.window.findChild<NewGameDialog*>() == nullptr);
        QVERIFY(bench.session.isHuman(Side::Sente) && bench.session.isHuman(Side::Gote));
        QCOMPARE(bench.window.board().isFlipped(), isGote);
    }
}

void NewGameTest::computersAreNotAskedForNames() {
    WindowBench bench;
    Asked asked(bench);
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    const auto namesSeen = [&asked] {
        const auto fields = asked.dialog.findChildren<QLineEdit*>();
        return std::count_if(fields.begin(), fields.end(), [](const QLineEdit* field) {
            return field->isVisible() &&
                   field->accessibleName().contains(QStringLiteral("name"), Qt::CaseInsensitive);
        });
    };
    asked.against(APerson);
    asked.named<QLineEdit>(QStringLiteral("Name of the side above"))->setText(QStringLiteral("Ann"));
    asked.against(TheComputer);
    QVERIFY(namesSeen() == 1); // one's own
    QVERIFY(asked.says(QStringLiteral("&Your name:")));
    asked.against(TwoComputers);
    QVERIFY(namesSeen() == 0);
    QVERIFY(!asked.says(QStringLiteral("name:")));
    asked.against(APerson);
    QVERIFY(namesSeen() == 2);
    // Nor is a computer called as the person of the game before.
    asked.against(TheComputer);
    asked.dialog.accept();
    QCOMPARE(asked.chosen->seats[Side::Sente].name, QString());
    QCOMPARE(asked.chosen->seats[Side::Gote].name, QString());
}

// They go on when no other game is begun.
void NewGameTest::computersWaitBehindTheDialog() {
    WindowBench bench;
    bench.session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = bench.setup("wa");
    setup.seats = {Seat::computer(), Seat::computer()};
    bench.begin(setup);
    QVERIFY(!bench.session.isWaiting());
    bench.window.action("newGame")->trigger();
    QVERIFY(bench.session.isWaiting());
    bench.window.findChild<NewGameDialog*>()->reject();
    QVERIFY(!bench.session.isWaiting());
}

void NewGameTest::allElseStandsBehindOneDisclosure() {
    WindowBench bench;
    const Asked asked(bench);
    asked.against(TheComputer);
    auto* more = asked.named<QToolButton>(QStringLiteral("More choices"));
    QVERIFY(more != nullptr);
    QVERIFY(asked.says(QStringLiteral("usual rules, no handicap, no clock")));
    QCOMPARE(more->accessibleDescription(), QStringLiteral("usual rules, no handicap, no clock"));
    for (const char* title : {"&Rules:", "&Handicap:", "T&ime:", "&Your name:"}) {
        QVERIFY2(!asked.says(QLatin1String(title)), title);
    }
    const int before = asked.dialog.height();
    more->click();
    for (const char* title : {"&Rules:", "&Handicap:", "T&ime:", "&Your name:"}) {
        QVERIFY2(asked.says(QLatin1String(title)), title);
    }
    QVERIFY(asked.dialog.height() > before);
}

void NewGameTest::senteAndGoteAreExplainedWhereTheyAppear() {
    WindowBench bench;
    const Asked asked(bench);
    asked.against(TheComputer);
    QVERIFY(asked.says(Glossary::sentence(Term::Sente)));
    asked.radio(QStringLiteral("Second (Gote)"))->click();
    QVERIFY(asked.says(Glossary::sentence(Term::Gote)));
    QVERIFY(asked.radio(QStringLiteral("First (Sente)"))->toolTip().contains(Glossary::word(Term::Sente)));
}

void NewGameTest::theSideAndTheOpponentAreTaken() {
    WindowBench bench;
    for (const bool isSecond : {false, true}) {
        Asked asked(bench);
        asked.against(TheComputer);
        asked.radio(isSecond ? QStringLiteral("Second (Gote)") : QStringLiteral("First (Sente)"))->click();
        asked.named<QComboBox>(QStringLiteral("Level"))->setCurrentIndex(4);
        asked.dialog.accept();
        QVERIFY(asked.chosen);
        const Side own = isSecond ? Side::Gote : Side::Sente;
        QVERIFY(asked.chosen->seats[own].isHuman());
        QCOMPARE(asked.chosen->seats[opponent(own)].level(), std::optional(5));
    }
    Asked again(bench); // they are the usual ones now
    QVERIFY(again.radio(QStringLiteral("Second (Gote)"))->isChecked());
    again.against(APerson);
    again.dialog.accept();
    QVERIFY(again.chosen->seats[Side::Sente].isHuman() && again.chosen->seats[Side::Gote].isHuman());
}

void NewGameTest::levelsAreAskedForWhereAComputerPlays() {
    WindowBench bench;
    const Asked asked(bench);
    asked.against(APerson);
    QVERIFY(asked.named<QComboBox>(QStringLiteral("Level")) == nullptr);
    asked.against(TheComputer);
    auto* level = asked.named<QComboBox>(QStringLiteral("Level"));
    QVERIFY(level != nullptr);
    QVERIFY2(level->itemText(0).contains(QStringLiteral("first steps")), qPrintable(level->itemText(0)));
    asked.against(TwoComputers);
    QVERIFY(asked.named<QComboBox>(QStringLiteral("Level of Sente")) != nullptr);
    QVERIFY(asked.named<QComboBox>(QStringLiteral("Level of Gote")) != nullptr);
    QVERIFY(!asked.radio(QStringLiteral("First (Sente)"))->isEnabled());
}

void NewGameTest::enginesAreRememberedForEachSideUntilALevelIsChosen() {
    WindowBench bench;
    EngineList engines{QString()};
    for (const char* name : {"Sparrow", "Finch"}) {
        HostedEngine engine{QString::fromUtf8(name), QStringLiteral("cat")};
        engine.facts.protocol = EngineProtocol::Usi;
        QVERIFY(engines.add(engine).hasValue());
    }
    const auto chosen = [](const Asked& asked, const char* side) {
        return asked.named<QComboBox>(QString::fromUtf8(side));
    };
    const auto offer = [&engines](Asked& asked) {
        asked.dialog.setEngines(engines);
        asked.dialog.setGame(QStringLiteral("shogi"));
        asked.against(TwoComputers);
    };
    Asked first(bench);
    offer(first);
    const auto isTitled = [](const Asked& asked, const char* title) { // an engine has no level
        const auto labels = asked.dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [title](const QLabel* label) {
            return label->text().remove(QLatin1Char('&')) == QLatin1String(title);
        });
    };
    QVERIFY(isTitled(first, "Sente is:") && isTitled(first, "Gote is:"));
    first.dialog.setGame(QStringLiteral("wa")); // which none of them plays
    QVERIFY(isTitled(first, "Level of Sente:") && isTitled(first, "Level of Gote:"));
    first.dialog.setGame(QStringLiteral("shogi"));
    chosen(first, "Level of Sente")->setCurrentText(QStringLiteral("The engine Finch"));
    chosen(first, "Level of Gote")->setCurrentText(QStringLiteral("The engine Sparrow"));
    first.dialog.accept();
    QCOMPARE(first.chosen->seats[Side::Sente].hosted()->engine, QStringLiteral("Finch"));
    QCOMPARE(first.chosen->seats[Side::Gote].hosted()->engine, QStringLiteral("Sparrow"));
    Asked second(bench);
    offer(second);
    QCOMPARE(chosen(second, "Level of Sente")->currentText(), QStringLiteral("The engine Finch"));
    QCOMPARE(chosen(second, "Level of Gote")->currentText(), QStringLiteral("The engine Sparrow"));
    chosen(second, "Level of Sente")->setCurrentIndex(4);
    second.dialog.accept();
    QCOMPARE(second.chosen->seats[Side::Sente].level(), std::optional(5));
    QCOMPARE(second.chosen->seats[Side::Gote].hosted()->engine, QStringLiteral("Sparrow"));
    Asked third(bench);
    offer(third);
    QCOMPARE(chosen(third, "Level of Sente")->currentIndex(), 4); // and Finch is forgotten
    QCOMPARE(chosen(third, "Level of Gote")->currentText(), QStringLiteral("The engine Sparrow"));
    QCOMPARE(bench.settings.value(Settings::kOpponentEngine), QString());
    QCOMPARE(bench.settings.value(Settings::kSecondEngine), QStringLiteral("Sparrow"));
}

// Fields begin at one line, those of the hidden part too.
void NewGameTest::allFormsShareOneGrid() {
    WindowBench bench;
    const Asked asked(bench);
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    settle();
    std::set<int> lefts;
    for (const QWidget* field : asked.dialog.findChildren<QWidget*>()) {
        const bool isField = qobject_cast<const QComboBox*>(field) != nullptr ||
                             qobject_cast<const QLineEdit*>(field) != nullptr ||
                             qobject_cast<const QCheckBox*>(field) != nullptr;
        if (isField && field->isVisible() &&
            qobject_cast<const QComboBox*>(field->parentWidget()) == nullptr) {
            lefts.insert(field->mapTo(&asked.dialog, QPoint()).x());
        }
    }
    QCOMPARE(lefts.size(), std::size_t{1});
}

// The dialog of the rules is a child of this one, and has wide labels of its own.
void NewGameTest::theRulesOneByOneLeaveTheGridAsItIs() {
    WindowBench bench;
    const Asked asked(bench);
    asked.dialog.findChild<RulesChoice*>()->setProfile(QStringLiteral("no-drops"));
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    settle();
    const auto* opponent = asked.named<QComboBox>(QStringLiteral("Opponent"));
    const int left = opponent->mapTo(&asked.dialog, QPoint()).x();
    asked.dialog.findChild<RulesChoice*>()->findChild<QPushButton*>()->click();
    auto* rules = asked.dialog.findChild<RuleOptionsDialog*>();
    QVERIFY(rules != nullptr && rules->isVisible());
    for (auto* box : rules->findChildren<QComboBox*>()) {
        box->setCurrentIndex(box->count() - 1);
    }
    rules->accept();
    settle();
    QCOMPARE(opponent->mapTo(&asked.dialog, QPoint()).x(), left);
}

void NewGameTest::aHandicapByHandSaysWhatComes() {
    WindowBench bench;
    const Asked asked(bench);
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    const auto boxes = asked.dialog.findChildren<QComboBox*>();
    auto* handicap = *std::ranges::find_if(
        boxes, [](const QComboBox* box) { return box->findText(QStringLiteral("By hand…")) >= 0; });
    const auto says = [&asked] { return asked.says(QStringLiteral("take the pieces that Gote gives")); };
    QVERIFY(!says());
    handicap->setCurrentIndex(handicap->count() - 1);
    QVERIFY(says());
    handicap->setCurrentIndex(0);
    QVERIFY(!says());
}

void NewGameTest::theWholeDialogFitsOnASmallScreen() {
    WindowBench bench;
    const Asked asked(bench);
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    asked.against(TwoComputers);
    constexpr int kMost = 700;
    for (QComboBox* box : asked.dialog.findChildren<QComboBox*>()) {
        if (const int other = box->findText(QStringLiteral("Other…")); other >= 0) {
            box->setCurrentIndex(other);
        }
    }
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        const_cast<NewGameDialog&>(asked.dialog).setGame(toQString(entry.standard->id()));
        for (const Profile& profile : entry.standard->data().optionTable.profiles) {
            const_cast<NewGameDialog&>(asked.dialog)
                .setGame(toQString(entry.standard->id()), toQString(profile.id));
            settle();
            QVERIFY2(asked.dialog.height() <= kMost,
                     (entry.standard->id() + ' ' + profile.id + ' ' + std::to_string(asked.dialog.height()))
                         .c_str());
            for (const QLabel* label : asked.dialog.findChildren<QLabel*>()) {
                if (label->isVisible() && label->wordWrap()) {
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
                }
            }
        }
    }
}

void NewGameTest::mateIsAskedAboutWhereItCanBePassedOver() {
    WindowBench bench;
    bench.settings.set(Settings::kEndsAtMate, true);
    const Asked asked(bench);
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    const auto isAsked = [&asked] {
        const auto boxes = asked.dialog.findChildren<QCheckBox*>();
        return std::any_of(boxes.begin(), boxes.end(), [](const QCheckBox* box) {
            return box->isVisible() &&
                   box->text().remove(QLatin1Char('&')) ==
                       QStringLiteral("Mate ends the game; otherwise the royal piece must be taken");
        });
    };
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        const_cast<NewGameDialog&>(asked.dialog).setGame(toQString(entry.standard->id()));
        const bool mayStay = entry.standard->rules().selfCheck == SelfCheckRule::Allowed;
        QVERIFY2(isAsked() == mayStay, entry.standard->id().c_str());
    }
}

void NewGameTest::aHandicapChangesWhoMovesFirst() {
    WindowBench bench;
    Asked asked(bench);
    asked.dialog.setGame(QStringLiteral("chu"));
    for (auto* box : asked.dialog.findChildren<QComboBox*>()) {
        if (const int row = box->findData(QStringLiteral("two-lions")); row >= 0) {
            box->setCurrentIndex(row);
        }
    }
    QVERIFY(asked.radio(QStringLiteral("First (Sente)")) == nullptr);
    QVERIFY(asked.radio(QStringLiteral("Sente, who gets the handicap")) != nullptr);
    QVERIFY(asked.says(Glossary::sentence(Term::Handicap)));
    QVERIFY(!asked.radio(QStringLiteral("Toss for it"))->isEnabled());
    QVERIFY(asked.says(QStringLiteral("handicap: Two lions")));
    // What it changes is told to the square.
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    QVERIFY(asked.says(QStringLiteral("Sente's Kirin on 7k is a Lion. Gote moves first.")));
    for (auto* box : asked.dialog.findChildren<QComboBox*>()) {
        if (const int row = box->findData(QStringLiteral("rook")); row >= 0) {
            box->setCurrentIndex(row);
        }
    }
    QVERIFY(asked.says(QStringLiteral("Gote's Rook on 3c is missing. Gote moves first.")));
}

void NewGameTest::theGameThatGivesWayIsNotLost() {
    WindowBench bench;
    bench.begin("sho");
    bench.playPlain(2);
    bench.window.action("newGame")->trigger();
    const auto* dialog = bench.window.findChild<NewGameDialog*>();
    QVERIFY(dialog != nullptr);
    QStringList said;
    for (const auto* label : dialog->findChildren<QLabel*>()) {
        said << (label->isVisible() ? label->text() : QString());
    }
    QVERIFY(!said.filter(QStringLiteral("Sho Shogi")).filter(QStringLiteral("is kept")).isEmpty());
}

void NewGameTest::itBeginsWithTheGameThatIsChosen() {
    WindowBench bench;
    QTest::keyClicks(&bench.window.startPage().search(), QStringLiteral("tai shogi"));
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("tai"));
    bench.window.action("newGame")->trigger();
    const auto* game = bench.window.findChild<NewGameDialog*>()->findChild<QComboBox*>();
    QCOMPARE(game->currentData().toString(), QStringLiteral("tai"));
}

void NewGameTest::aTimeThatIsNotWrittenIsTold() {
    WindowBench bench;
    const Asked asked(bench);
    QPushButton* start = nullptr;
    for (auto* button : asked.dialog.findChildren<QPushButton*>()) {
        start = button->isDefault() ? button : start;
    }
    QVERIFY(start != nullptr && start->isEnabled());
    const QString reason = QStringLiteral("The game can start when the time is written");
    QVERIFY(!asked.says(reason));
    auto* more = asked.named<QToolButton>(QStringLiteral("More choices"));
    more->click();
    for (auto* box : asked.dialog.findChildren<QComboBox*>()) {
        if (const int other = box->findText(QStringLiteral("Other…")); other >= 0) {
            box->setCurrentIndex(other);
        }
    }
    QVERIFY2(start->isEnabled(), "there is a time to begin with");
    auto* written = asked.named<QLineEdit>(QStringLiteral("Other time"));
    QCOMPARE(written->text(), QStringLiteral("10m+5s"));
    written->clear();
    more->click(); // out of sight
    QVERIFY(!start->isEnabled());
    QVERIFY(asked.says(reason));
    QVERIFY(asked.says(QStringLiteral("a time that is not written yet")));
    more->click();
    written->setText(QStringLiteral("10m+5s"));
    QVERIFY(start->isEnabled());
    QVERIFY(!asked.says(reason));
}

// Numbers and the text say the same, as far as numbers can.
void NewGameTest::anOtherTimeIsGivenByNumbers() {
    WindowBench bench;
    const Asked asked(bench);
    asked.named<QToolButton>(QStringLiteral("More choices"))->click();
    for (auto* box : asked.dialog.findChildren<QComboBox*>()) {
        if (const int other = box->findText(QStringLiteral("Other…")); other >= 0) {
            box->setCurrentIndex(other);
        }
    }
    const auto number = [&asked](const char* name) {
        return asked.named<QSpinBox>(QString::fromLatin1(name));
    };
    auto* written = asked.named<QLineEdit>(QStringLiteral("Other time"));
    number("Minutes of a side for the whole game")->setValue(25);
    QCOMPARE(written->text(), QStringLiteral("25m+5s"));
    number("Periods of byoyomi, when the minutes are used up")->setValue(3);
    QCOMPARE(written->text(), QStringLiteral("25m,3x30s"));
    QVERIFY(!number("Seconds that are added with each move")->isEnabled());
    written->setText(QStringLiteral("1h,2x40s"));
    QCOMPARE(number("Minutes of a side for the whole game")->value(), 60);
    QCOMPARE(number("Seconds of a period")->value(), 40);
    written->setText(QStringLiteral("20h"));
    QCOMPARE(number("Minutes of a side for the whole game")->value(), 1200);
    written->setText(QStringLiteral("30m,10m/20moves")); // what numbers cannot say stays as it is written
    QCOMPARE(written->text(), QStringLiteral("30m,10m/20moves"));
    QTest::keyClick(const_cast<NewGameDialog*>(&asked.dialog), Qt::Key_Return);
    QVERIFY(asked.chosen && asked.chosen->time);
    QCOMPARE(gameTimeText(*asked.chosen->time), std::string("30m,10m/20moves"));
}

void NewGameTest::pictures() {
    for (const char* theme : {"light", "dark"}) {
        WindowBench bench;
        bench.settings.set(Settings::kColours, choiceOf<Colours>(QLatin1String(theme))->value);
        bench.window.action("newGame")->trigger();
        auto* dialog = bench.window.findChild<NewGameDialog*>();
        settle();
        const QString name = QStringLiteral("new-game-%1").arg(QLatin1String(theme));
        QVERIFY(isDrawn(*dialog, name));
        for (auto* button : dialog->findChildren<QToolButton*>()) {
            if (button->accessibleName() == QStringLiteral("More choices")) {
                button->click();
            }
        }
        settle();
        QVERIFY(isDrawn(*dialog, name + QStringLiteral("-more")));
    }
}

/// One's own name is that of whichever side one plays; the other person's is for two at one screen.
void NewGameTest::namesGoWithEveryUsualGame() {
    Settings settings(Settings::Scope::Passing);
    settings.set(Settings::kOwnName, QStringLiteral("Eva"));
    settings.set(Settings::kPlayerNameA, QStringLiteral("Anna"));
    settings.set(Settings::kPlayerNameB, QStringLiteral("Ben"));
    const auto names = [&](SeatKind sente, SeatKind gote) {
        settings.set(Settings::kSentePlayer, sente);
        settings.set(Settings::kGotePlayer, gote);
        const GameSetup setup = Terms::usual(settings, nullptr);
        return setup.seats[Side::Sente].name + QLatin1Char('/') + setup.seats[Side::Gote].name;
    };
    QCOMPARE(names(SeatKind::Human, SeatKind::Computer), QStringLiteral("Eva/"));
    QCOMPARE(names(SeatKind::Computer, SeatKind::Human), QStringLiteral("/Eva"));
    QCOMPARE(names(SeatKind::Human, SeatKind::Human), QStringLiteral("Anna/Ben"));
    QCOMPARE(Terms::inWords(Terms::usual(settings, nullptr)),
             QStringLiteral("Two people at this screen: Anna (Sente) and Ben (Gote)"));
}

// They go on from game to game, and their fields stand behind the disclosure.
void NewGameTest::namesAreToldWhereTheyAreHidden() {
    WindowBench bench;
    bench.settings.set(Settings::kOwnName, QStringLiteral("Eva"));
    bench.settings.set(Settings::kPlayerNameA, QStringLiteral("Anna"));
    bench.settings.set(Settings::kPlayerNameB, QStringLiteral("Ben"));
    const Asked asked(bench);
    asked.against(APerson);
    QVERIFY(asked.says(QStringLiteral("Anna below")) && asked.says(QStringLiteral("Ben above")));
    asked.against(TheComputer);
    QVERIFY(asked.says(QStringLiteral("your name is Eva")) && !asked.says(QStringLiteral("Ben")));
    asked.against(TwoComputers);
    QVERIFY(!asked.says(QStringLiteral("Eva")) && !asked.says(QStringLiteral("Anna")));
}

MUJO_UI_TEST(NewGameTest)
#include "new_game_test.moc"
