// Where settings are chosen: their dialog, with groups and a search, and the first page.

#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/start_page.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class SettingsDialogTest : public QObject {
    Q_OBJECT

private slots:
    void theSearchKeepsTheTitlesOfWhatItFinds();
    void theFirstPageChoosesThePieces();
};

void SettingsDialogTest::theSearchKeepsTheTitlesOfWhatItFinds() {
    WindowBench bench;
    SettingsDialog dialog(bench.settings, bench.window.looks(), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    const auto titles = [&dialog] {
        QStringList seen;
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            if (label->isVisible() && label->font().bold()) {
                seen << label->text();
            }
        }
        return seen;
    };
    const QStringList all = titles();
    QCOMPARE(all, QStringList({"Program", "Board and pieces", "Moves", "Computer", "New games"}));
    auto* search = dialog.findChild<QLineEdit*>();
    search->setText(QStringLiteral("glide"));
    QCOMPARE(titles(), QStringList("Moves"));
    search->setText(QStringLiteral("board and")); // the title alone has these words
    QCOMPARE(titles(), QStringList("Board and pieces"));
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text() == QStringLiteral("Notation of moves");
    }));
    search->setText(QStringLiteral("no such thing"));
    QVERIFY(titles().isEmpty());
    search->clear();
    QCOMPARE(titles(), all);
}

// Who cannot read kanji need not look for a menu first.
void SettingsDialogTest::theFirstPageChoosesThePieces() {
    WindowBench bench;
    const auto button = [&bench](const QString& id) {
        return bench.window.startPage().findChild<QToolButton*>(id);
    };
    QVERIFY(button(QStringLiteral("kanji"))->isChecked());
    for (const char* pieces : {"western", "western", "mnemonic", "kanji"}) { // one of them twice
        const QString id = QLatin1String(pieces);
        QTest::mouseClick(button(id), Qt::LeftButton);
        QCOMPARE(bench.settings.value(Settings::kPieces), id);
        QVERIFY(button(id)->isChecked());
    }
    bench.settings.set(Settings::kPieces, QStringLiteral("western")); // elsewhere
    QVERIFY(button(QStringLiteral("western"))->isChecked() && !button(QStringLiteral("kanji"))->isChecked());
}

MUJO_UI_TEST(SettingsDialogTest)
#include "settings_dialog_test.moc"
