// Two computers each play at a level of their own.

#include <QComboBox>
#include <QRadioButton>
#include <QTest>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/terms.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

enum Opponent { TheComputer, APerson, TwoComputers };

/// The dialog against this opponent, on this side.
struct Dialog {
    Dialog(WindowBench& bench, Opponent opponent, Side own = Side::Sente)
        : dialog(bench.catalog, bench.settings, &bench.window) {
        choose(opponent);
        dialog.findChildren<QRadioButton*>()[own == Side::Sente ? 0 : 1]->click();
        QObject::connect(&dialog, &NewGameDialog::chosen, &dialog,
                         [this](const GameSetup& setup) { chosen = setup; });
        dialog.show();
        (void)QTest::qWaitForWindowExposed(&dialog);
    }
    void choose(Opponent opponent) {
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            if (box->accessibleName() == QStringLiteral("Opponent")) {
                box->setCurrentIndex(opponent);
            }
        }
    }
    [[nodiscard]] QList<QComboBox*> levels() const {
        QList<QComboBox*> shown = dialog.findChildren<QComboBox*>();
        shown.removeIf([](const QComboBox* box) {
            return !box->isVisible() || !box->accessibleName().startsWith(QStringLiteral("Level"));
        });
        return shown;
    }
    [[nodiscard]] int level(int number) const { return levels()[number]->currentData().toInt(); }
    void setLevel(int number, int level) const {
        levels()[number]->setCurrentIndex(levels()[number]->findData(level));
    }

    NewGameDialog dialog;
    GameSetup chosen;
};

} // namespace

class LevelsTest : public QObject {
    Q_OBJECT

private slots:
    void twoComputersHaveTwoLevels();
    void theDialogHasRoomForBoth();
    void oneComputerHasOne();
    void theTermsTellBoth();
};

void LevelsTest::twoComputersHaveTwoLevels() {
    WindowBench bench;
    {
        Dialog first(bench, TwoComputers);
        QCOMPARE(first.levels().size(), 2);
        first.setLevel(0, 2);
        first.setLevel(1, 7);
        first.dialog.accept();
        QCOMPARE(first.chosen.seats[Side::Sente].level(), std::optional(2));
        QCOMPARE(first.chosen.seats[Side::Gote].level(), std::optional(7));
    }
    const Dialog again(bench, TwoComputers); // they are the usual ones now
    QCOMPARE(again.level(0), 2);
    QCOMPARE(again.level(1), 7);
}

void LevelsTest::theDialogHasRoomForBoth() {
    WindowBench bench;
    Dialog dialog(bench, TheComputer);
    const int before = dialog.dialog.height();
    dialog.choose(TwoComputers);
    QTRY_VERIFY(dialog.dialog.height() > before);
    for (const QComboBox* box : dialog.levels()) {
        QVERIFY(box->height() >= box->minimumSizeHint().height());
    }
}

void LevelsTest::oneComputerHasOne() {
    WindowBench bench;
    bench.settings.set(Settings::kSecondLevel, 9);
    for (const bool isSecond : {false, true}) {
        Dialog dialog(bench, TheComputer, isSecond ? Side::Sente : Side::Gote);
        QCOMPARE(dialog.levels().size(), 1);
        dialog.setLevel(0, 4);
        dialog.dialog.accept();
        QCOMPARE(dialog.chosen.seats[isSecond ? Side::Gote : Side::Sente].level(), std::optional(4));
    }
    QCOMPARE(bench.settings.value(Settings::kSecondLevel), 9);
}

void LevelsTest::theTermsTellBoth() {
    WindowBench bench;
    bench.settings.set(Settings::kSentePlayer, SeatKind::Computer);
    bench.settings.setForSession(Settings::kGotePlayer, SeatKind::Computer);
    bench.settings.set(Settings::kLevel, 3);
    bench.settings.set(Settings::kSecondLevel, 8);
    const GameSetup usual = Terms::usual(bench.settings, bench.catalog.find("wa")->standard);
    QCOMPARE(usual.seats[Side::Gote].level(), std::optional(8));
    QVERIFY2(Terms::inWords(usual).contains(QStringLiteral("levels 3 and 8")),
             qPrintable(Terms::inWords(usual)));
    bench.settings.setForSession(Settings::kGotePlayer, SeatKind::Human);
    QVERIFY(!Terms::inWords(Terms::usual(bench.settings, nullptr)).contains(QStringLiteral("levels")));
}

MUJO_UI_TEST(LevelsTest)
#include "levels_test.moc"
