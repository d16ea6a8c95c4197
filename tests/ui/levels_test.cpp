// Two computers each play at a level of their own.

#include <QComboBox>
#include <QSlider>
#include <QTest>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/terms.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// The dialog with these players, by their places in the lists.
struct Dialog {
    Dialog(WindowBench& bench, int first, int second) : dialog(bench.catalog, bench.settings, &bench.window) {
        int row = 0;
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            if (box->accessibleName().startsWith(QStringLiteral("Player "))) {
                box->setCurrentIndex(row++ == 0 ? first : second);
            }
        }
        QObject::connect(&dialog, &NewGameDialog::chosen, &dialog,
                         [this](const GameSetup& setup) { chosen = setup; });
        dialog.show();
        (void)QTest::qWaitForWindowExposed(&dialog);
    }
    [[nodiscard]] QList<QSlider*> levels() const {
        QList<QSlider*> shown = dialog.findChildren<QSlider*>();
        shown.removeIf([](const QSlider* slider) { return !slider->isVisible(); });
        return shown;
    }

    NewGameDialog dialog;
    GameSetup chosen;
};

constexpr int kHuman = 0;
constexpr int kComputer = 1;

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
        Dialog first(bench, kComputer, kComputer);
        QCOMPARE(first.levels().size(), 2);
        first.levels()[0]->setValue(2);
        first.levels()[1]->setValue(7);
        first.dialog.accept();
        QCOMPARE(first.chosen.seats[Side::Sente].level(), std::optional(2));
        QCOMPARE(first.chosen.seats[Side::Gote].level(), std::optional(7));
    }
    const Dialog again(bench, kComputer, kComputer); // they are the usual ones now
    QCOMPARE(again.levels()[0]->value(), 2);
    QCOMPARE(again.levels()[1]->value(), 7);
}

void LevelsTest::theDialogHasRoomForBoth() {
    WindowBench bench;
    Dialog dialog(bench, kHuman, kComputer);
    const int before = dialog.dialog.height();
    for (QComboBox* box : dialog.dialog.findChildren<QComboBox*>()) {
        if (box->accessibleName() == QStringLiteral("Player A")) {
            box->setCurrentIndex(kComputer);
        }
    }
    QTRY_VERIFY(dialog.dialog.height() > before);
    for (const QSlider* slider : dialog.levels()) {
        QVERIFY(slider->height() >= slider->minimumSizeHint().height());
    }
}

void LevelsTest::oneComputerHasOne() {
    WindowBench bench;
    bench.settings.set(Settings::kSecondLevel, 9);
    for (const bool isSecond : {false, true}) {
        Dialog dialog(bench, isSecond ? kHuman : kComputer, isSecond ? kComputer : kHuman);
        QCOMPARE(dialog.levels().size(), 1);
        dialog.levels()[0]->setValue(4);
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
