// The settings in their groups, and the search among them.

#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QTest>
#include <algorithm>

#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/settings_dialog.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

class SettingsDialogTest : public QObject {
    Q_OBJECT

private slots:
    void theSearchKeepsTheTitlesOfWhatItFinds();
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

MUJO_UI_TEST(SettingsDialogTest)
#include "settings_dialog_test.moc"
