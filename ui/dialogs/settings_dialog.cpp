#include "ui/dialogs/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/engine/engine.h"
#include "ui/docks/clear_button.h"
#include "ui/docks/line_icons.h"
#include "ui/session/words.h"

namespace mujo::ui {

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : FittingDialog(parent), m_settings(settings), m_search(new QLineEdit), m_lines(new QVBoxLayout) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    constexpr int kWidth = 520;
    setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    addClearButton(*m_search);
    layout->addWidget(m_search);
    layout->addLayout(m_lines);
    layout->addStretch(1);
    addChoice(Settings::kTheme, tr("Colours"),
              {{QStringLiteral("system"), tr("Follow the system")},
               {QStringLiteral("light"), tr("Light")},
               {QStringLiteral("dark"), tr("Dark")},
               {QStringLiteral("contrast"), tr("High contrast")}});
    addChoice(Settings::kPieces, tr("Pieces"),
              {{QStringLiteral("kanji"), tr("Kanji")},
               {QStringLiteral("mnemonic"), tr("Mnemonic: letters and moves")},
               {QStringLiteral("western"), tr("Western letters")}});
    addChoice(Settings::kSquares, tr("Names of squares"),
              {{QStringLiteral("game"), tr("As each game has them")},
               {QStringLiteral("8h"), tr("Shogi: 8h")},
               {QStringLiteral("a1"), tr("Chess: a1")}});
    addSwitch(Settings::kEnglishNames, tr("English names on large pieces"));
    addSwitch(Settings::kAlwaysPromote, tr("Promote without asking; Shift asks for the opposite"));
    std::vector<std::pair<QString, QString>> levels;
    for (int level = kWeakestLevel; level <= kStrongestLevel; ++level) {
        levels.emplace_back(QString::number(level), levelInWords(level));
    }
    addChoice(Settings::kLevel, tr("Level of the computer in new games"), levels);
    addSwitch(Settings::kIllegalLoses, tr("In new games an illegal move loses"));
    addSwitch(Settings::kEndsAtMate, tr("Mate ends new games"));
    addChoice(Settings::kSpeech, tr("Moves told to screen readers"),
              {{QStringLiteral("full"), tr("With all legs in words")},
               {QStringLiteral("brief"), tr("As they are written")},
               {QStringLiteral("silent"), tr("Not at all")}});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::filter);
}

void SettingsDialog::addChoice(const Settings::Key& key, const QString& title,
                               const std::vector<std::pair<QString, QString>>& choices) {
    auto* box = new QComboBox;
    QString words = title;
    for (const auto& [value, text] : choices) {
        box->addItem(text, value);
        words += QLatin1Char(' ') + text;
    }
    connect(box, &QComboBox::activated, this, [this, box, &key] { m_settings.set(key, box->currentData()); });
    addLine(key, title, box, words,
            [this, box, &key] { box->setCurrentIndex(box->findData(m_settings.text(key))); });
}

void SettingsDialog::addSwitch(const Settings::Key& key, const QString& title) {
    auto* box = new QCheckBox(title);
    connect(box, &QCheckBox::clicked, this, [this, &key](bool on) { m_settings.set(key, on); });
    addLine(key, {}, box, title, [this, box, &key] { box->setChecked(m_settings.isOn(key)); });
}

void SettingsDialog::addLine(const Settings::Key& key, const QString& title, QWidget* editor,
                             const QString& words, const std::function<void()>& show) {
    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    if (!title.isEmpty()) {
        auto* label = new QLabel(title);
        label->setBuddy(editor);
        editor->setAccessibleName(title);
        layout->addWidget(label);
        layout->addStretch(1);
    }
    layout->addWidget(editor, title.isEmpty() ? 1 : 0);
    auto* reset = new QToolButton;
    reset->setIcon(lineIcon(LineIcon::TakeBack));
    reset->setAutoRaise(true);
    reset->setToolTip(tr("Back to the standard"));
    reset->setAccessibleName(tr("Reset: %1").arg(title.isEmpty() ? words : title));
    layout->addWidget(reset);
    const auto update = [this, reset, show, &key] {
        show();
        reset->setEnabled(m_settings.value(key).toString() != key.standard.toString());
    };
    connect(reset, &QToolButton::clicked, this, [this, &key] { m_settings.reset(key); });
    connect(&m_settings, &Settings::changed, line, update);
    update();
    m_lines->addWidget(line);
    m_all.push_back({line, words});
}

// With large text the lines need more than the usual width.
void SettingsDialog::aboutToBeShown() {
    const QList<QComboBox*> choices = findChildren<QComboBox*>();
    int widest = 0;
    for (const QComboBox* box : choices) {
        widest = std::max(widest, box->sizeHint().width());
    }
    for (QComboBox* box : choices) {
        box->setMinimumWidth(widest); // one column
    }
    setMinimumWidth(std::max(minimumWidth(), layout()->minimumSize().width()));
}

void SettingsDialog::filter(const QString& text) {
    for (const Line& line : m_all) {
        line.widget->setVisible(line.words.contains(text.trimmed(), Qt::CaseInsensitive));
    }
}

} // namespace mujo::ui
