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
#include <utility>

#include "core/engine/engine.h"
#include "ui/panes/clear_button.h"
#include "ui/panes/line_icons.h"
#include "ui/panes/pace_bar.h"
#include "ui/session/words.h"
#include "ui/words/reader_language.h"

namespace mujo::ui {

SettingsDialog::SettingsDialog(Settings& settings, const Looks& looks, QWidget* parent)
    : FittingDialog(parent), m_settings(settings), m_search(new QLineEdit), m_lines(new QVBoxLayout),
      m_nothing(new QLabel(
          tr("No setting has this in its name. Commands stand in the menus, and under Help > Keys."))) {
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
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    layout->addWidget(m_nothing);
    layout->addStretch(1);
    addProgram();
    addBoard(looks);
    addMoves();
    addComputer();
    addGroup(tr("New games"));
    addSwitch(Settings::kIllegalLoses, tr("In new games an illegal move loses"));
    addSwitch(Settings::kEndsAtMate,
              tr("New games end at mate, even where the rules play on until the last royal is taken"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::filter);
}

void SettingsDialog::addProgram() {
    addGroup(tr("Program"));
    addLanguages();
    addChoice(Settings::kTextSize, tr("Size of texts (changes at the next start)"));
    addSwitch(Settings::kOneWindow, tr("Files and games are opened in the window that is open already"));
    addChoice(Settings::kSpeech, tr("Moves told to screen readers"));
}

void SettingsDialog::addBoard(const Looks& looks) {
    addGroup(tr("Board and pieces"));
    addChoice(Settings::kColours, tr("Colours"));
    QComboBox* board = addLooks(Settings::kBoard, tr("Board"), looks.boardChoices());
    m_settings.follow(Settings::kColours, board, [board](Colours colours) {
        board->setEnabled(colours != Colours::Contrast); // these have a board of their own
    });
    addLooks(Settings::kPieces, tr("Pieces"), looks.pieceChoices());
    addSwitch(Settings::kEnglishNames, tr("English names on pieces, letters on smaller ones"));
    addChoice(Settings::kSquares, tr("Names of squares"));
    addChoice(Settings::kNotation, tr("Notation of moves"));
}

void SettingsDialog::addMoves() {
    addGroup(tr("Moves"));
    addSwitch(Settings::kAlwaysPromote, tr("Promote without asking; with Shift held you are asked"));
    addSwitch(Settings::kSounds, tr("Sounds of moves"));
    addSwitch(Settings::kMotion, tr("Pieces glide when they move, unless the desktop asks for less motion"));
}

void SettingsDialog::addComputer() {
    addGroup(tr("Computer"));
    addLevels();
    addTime(Settings::kAnswerPause, tr("Your move is shown before the computer answers"), answerPauses());
    addTime(Settings::kPace, tr("Each move of a game between computers is shown"), paces());
    addSwitch(Settings::kComputerGivesUp,
              tr("The computer resigns lost games, but plays on in handicap games"));
    addSwitch(Settings::kComputerOffersDraws,
              tr("The computer offers a draw where a long game leads nowhere"));
}

void SettingsDialog::addGroup(const QString& title) {
    auto* label = new QLabel(title);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    m_lines->addWidget(label);
    m_groups.push_back({label, m_all.size()});
}

void SettingsDialog::addLanguages() {
    std::vector<std::pair<QString, QString>> languages{{QString(), tr("System language")}};
    for (const QString& code : readerLanguages()) {
        languages.emplace_back(code, nameOfLanguage(code));
    }
    addTexts(Settings::kLanguage, tr("Language (changes at the next start)"), languages);
}

QComboBox* SettingsDialog::addLooks(const Setting<QString>& setting, const QString& title,
                                    const std::vector<Looks::Choice>& looks) {
    std::vector<std::pair<QString, QString>> keysAndNames;
    for (const Looks::Choice& choice : looks) {
        keysAndNames.emplace_back(choice.id, choice.name);
    }
    return addTexts(setting, title, keysAndNames);
}

QComboBox* SettingsDialog::addTexts(const Setting<QString>& setting, const QString& title,
                                    const std::vector<std::pair<QString, QString>>& keysAndNames) {
    auto* box = new QComboBox;
    QString words = title;
    for (const auto& [key, name] : keysAndNames) {
        box->addItem(name, key);
        words += QLatin1Char(' ') + name;
    }
    connect(box, &QComboBox::activated, this,
            [this, box, setting] { m_settings.set(setting, box->currentData().toString()); });
    addLine(setting, title, box, words,
            [box](const QString& key) { box->setCurrentIndex(std::max(0, box->findData(key))); });
    return box;
}

template <class T>
void SettingsDialog::addChoice(const Setting<T>& setting, const QString& title) {
    auto* box = new QComboBox;
    QString words = title;
    for (const Choice<T>& choice : choicesOf<T>()) {
        box->addItem(choice.title(), static_cast<int>(choice.value));
        words += QLatin1Char(' ') + choice.title();
    }
    connect(box, &QComboBox::activated, this,
            [this, box, setting] { m_settings.set(setting, static_cast<T>(box->currentData().toInt())); });
    addLine(setting, title, box, words,
            [box](T value) { box->setCurrentIndex(box->findData(static_cast<int>(value))); });
}

void SettingsDialog::addSwitch(const Setting<bool>& setting, const QString& title) {
    auto* box = new QCheckBox(title);
    connect(box, &QCheckBox::clicked, this, [this, setting](bool on) { m_settings.set(setting, on); });
    addLine(setting, {}, box, title, [box](bool on) { box->setChecked(on); });
}

void SettingsDialog::addLevels() {
    auto* box = new QComboBox;
    const QString title = tr("Level of the computer in new games");
    QString words = title;
    for (int level = kWeakestLevel; level <= kStrongestLevel; ++level) {
        box->addItem(levelInWords(level), level);
        words += QLatin1Char(' ') + levelInWords(level);
    }
    connect(box, &QComboBox::activated, this, [this, box] {
        m_settings.set(Settings::kLevel, box->currentData().toInt());
        m_settings.set(Settings::kOpponentEngine, QString()); // which would play in its place
    });
    addLine(Settings::kLevel, title, box, words,
            [box](int level) { box->setCurrentIndex(box->findData(level)); });
}

void SettingsDialog::addTime(const Setting<int>& setting, const QString& title, std::span<const int> times) {
    auto* box = new QComboBox;
    for (const int time : times) {
        box->addItem(pauseInWords(time), time);
    }
    connect(box, &QComboBox::activated, this,
            [this, box, setting] { m_settings.set(setting, box->currentData().toInt()); });
    addLine(setting, title, box, title, [box](int time) { box->setCurrentIndex(box->findData(time)); });
}

QToolButton* SettingsDialog::makeReset(const QString& title) {
    auto* reset = new QToolButton;
    reset->setIcon(lineIcon(LineIcon::TakeBack));
    reset->setAutoRaise(true);
    reset->setToolTip(tr("Back to the standard"));
    reset->setAccessibleName(tr("Reset: %1").arg(title));
    return reset;
}

QWidget* SettingsDialog::makeLine(const QString& title, QWidget* editor, QWidget* reset,
                                  const QString& words) {
    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    if (!title.isEmpty()) {
        auto* label = new QLabel(title);
        label->setBuddy(editor);
        editor->setAccessibleName(title);
        constexpr int kAir = 16; // between the longest title and its choice
        layout->addWidget(label);
        layout->addSpacing(kAir);
        layout->addStretch(1);
    }
    layout->addWidget(editor, title.isEmpty() ? 1 : 0);
    layout->addWidget(reset);
    m_lines->addWidget(line);
    m_all.push_back({line, words});
    return line;
}

template <class T, class Show>
void SettingsDialog::addLine(const Setting<T>& setting, const QString& title, QWidget* editor,
                             const QString& words, Show show) {
    QToolButton* reset = makeReset(title.isEmpty() ? words : title);
    QWidget* line = makeLine(title, editor, reset, words);
    connect(reset, &QToolButton::clicked, this, [this, setting] { m_settings.reset(setting); });
    m_settings.follow(setting, line, [this, reset, show, setting](const T& value) {
        show(value);
        reset->setEnabled(value != m_settings.standard(setting));
    });
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
    m_search->setFocus();
}

/// A group that is found by its title has all its lines; one without a line has no title.
void SettingsDialog::filter(const QString& text) {
    const QString wanted = text.trimmed();
    bool isAny = false;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        QLabel* title = m_groups[group].title;
        const bool isMeant = title->text().contains(wanted, Qt::CaseInsensitive);
        const std::size_t end = group + 1 < m_groups.size() ? m_groups[group + 1].first : m_all.size();
        bool isShown = false;
        for (std::size_t i = m_groups[group].first; i < end; ++i) {
            const bool isFound = isMeant || m_all[i].words.contains(wanted, Qt::CaseInsensitive);
            m_all[i].widget->setVisible(isFound);
            isShown = isShown || isFound;
        }
        title->setVisible(isShown);
        isAny = isAny || isShown;
    }
    m_nothing->setVisible(!isAny);
}

} // namespace mujo::ui
