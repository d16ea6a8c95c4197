#include "ui/dialogs/rule_options_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "ui/dialogs/new_game_dialog.h"
#include "ui/look/settings.h"
#include "ui/session/words.h"

#include "tests/ui/shipped_games.h"
#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

QComboBox* choicesOf(QDialog& dialog, const RuleOption& option) {
    const auto boxes = dialog.findChildren<QComboBox*>();
    const auto found = std::find_if(boxes.begin(), boxes.end(), [&](const QComboBox* box) {
        return box->accessibleName() == toQString(option.name);
    });
    return found == boxes.end() ? nullptr : *found;
}

} // namespace

class ShellRulesTest : public QObject {
    Q_OBJECT

private slots:
    void everyRuleOfEveryGameCanBeChosen();
    void theExplanationOfTheChoiceIsShown();
    void everyExplanationIsWhole();
    void theStandardButtonGoesBack();
    void aCombinationOfOnesOwnIsPlayed();
};

void ShellRulesTest::everyRuleOfEveryGameCanBeChosen() {
    for (const Catalog::Entry& entry : catalog().entries()) {
        const VariantData& game = entry.standard->data();
        RuleOptionsDialog dialog(toQString(game.name), game.optionTable, game.reading, nullptr);
        for (std::size_t i = 0; i < game.optionTable.options.size(); ++i) {
            QComboBox* box = choicesOf(dialog, game.optionTable.options[i]);
            QVERIFY(box != nullptr);
            QCOMPARE(box->count(), static_cast<int>(game.optionTable.options[i].choices.size()));
            box->setCurrentIndex(box->count() - 1);
            QCOMPARE(dialog.reading()[i], game.optionTable.options[i].choices.size() - 1);
        }
    }
}

void ShellRulesTest::theExplanationOfTheChoiceIsShown() {
    const VariantData& game = catalog().find("chu")->standard->data();
    RuleOptionsDialog dialog(toQString(game.name), game.optionTable, game.reading, nullptr);
    dialog.show();
    const auto isShown = [&](const std::string& words) {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == breakable(toQString(words));
        });
    };
    const RuleOption& option =
        game.optionTable.options[*numberOf(game.optionTable.options, "counter-strike")];
    QComboBox* box = choicesOf(dialog, option);
    QVERIFY(box != nullptr);
    QVERIFY(!option.choices[0].means.empty());
    QVERIFY(isShown(option.choices[0].means));
    box->setCurrentIndex(1);
    QVERIFY(!isShown(option.choices[0].means));
    QVERIFY(isShown(option.choices[1].differs));
    box->setCurrentIndex(0);
    QVERIFY(isShown(option.choices[0].means));
}

// Whichever choice of each rule explains itself, and in larger letters.
void ShellRulesTest::everyExplanationIsWhole() {
    for (const Catalog::Entry& entry : catalog().entries()) {
        const VariantData& game = entry.standard->data();
        for (const std::size_t choice : {0, 1}) {
            RuleOptionsDialog dialog(toQString(game.name), game.optionTable,
                                     Reading(game.optionTable.options.size(), choice), nullptr);
            QFont letters = dialog.font();
            letters.setPointSizeF(letters.pointSizeF() * (choice == 0 ? 1 : 1.5));
            dialog.setFont(letters);
            dialog.show();
            settle();
            for (const QLabel* label : dialog.findChildren<QLabel*>()) {
                QVERIFY2(!label->isVisible() || label->height() >= label->heightForWidth(label->width()),
                         qPrintable(label->text()));
            }
        }
    }
}

void ShellRulesTest::theStandardButtonGoesBack() {
    const VariantData& game = catalog().find("chu")->standard->data();
    Reading reading(game.optionTable.options.size(), 1);
    RuleOptionsDialog dialog(toQString(game.name), game.optionTable, reading, nullptr);
    QVERIFY(dialog.reading() == reading);
    const auto* buttons = dialog.findChild<QDialogButtonBox*>();
    for (QAbstractButton* button : buttons->buttons()) {
        if (buttons->buttonRole(button) == QDialogButtonBox::ResetRole) {
            button->click();
        }
    }
    QVERIFY(dialog.reading() == game.reading);
}

void ShellRulesTest::aCombinationOfOnesOwnIsPlayed() {
    Settings settings(Settings::Scope::Passing);
    NewGameDialog dialog(catalog(), settings, nullptr);
    dialog.setGame(QStringLiteral("chu"));
    const VariantData& game = catalog().find("chu")->standard->data();
    const auto buttons = dialog.findChildren<QPushButton*>();
    const auto choose = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->text() == NewGameDialog::tr("&Choose…");
    });
    QVERIFY(choose != buttons.end());
    (*choose)->click();
    auto* options = dialog.findChild<RuleOptionsDialog*>();
    QVERIFY(options != nullptr && options->isVisible());
    choicesOf(*options, game.optionTable.options.back())->setCurrentIndex(1);
    options->accept();
    std::optional<GameSetup> chosen;
    connect(&dialog, &NewGameDialog::chosen, this, [&chosen](const GameSetup& setup) { chosen = setup; });
    dialog.accept();
    QVERIFY(chosen);
    const RuleOption& last = game.optionTable.options.back();
    QCOMPARE(chosen->variant->profile(), last.id + '=' + last.choices[1].id);
}

MUJO_UI_TEST(ShellRulesTest)
#include "shell_rules_test.moc"
