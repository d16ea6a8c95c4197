#include "ui/dialogs/rule_options_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <initializer_list>

#include "ui/look/text_size.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestName = 72; // characters of an option, in a line of its own
constexpr int kBetweenRules = 8;       // logical pixels

} // namespace

RuleOptionsDialog::RuleOptionsDialog(const QString& game, const OptionTable& table, const Reading& reading,
                                     QWidget* parent)
    : FittingDialog(parent), m_table(table), m_name(new QLabel) {
    setWindowTitle(inTitle(tr("Rules of %1").arg(game)));
    auto* layout = new QVBoxLayout(this);
    auto* intro = new QLabel(tr("Sources differ on these rules. The first choice of each is the standard."));
    intro->setWordWrap(true);
    layout->addWidget(intro);

    // No form: it would give a sentence of several lines the height of one or two.
    auto* page = new QWidget;
    auto* rules = new QVBoxLayout(page);
    for (const RuleOption& option : table.options) {
        auto* choices = new QComboBox;
        choices->setAccessibleName(toQString(option.name));
        choices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (const OptionChoice& choice : option.choices) {
            choices->addItem(toQString(choice.name));
        }
        auto* words = new QLabel;
        words->setWordWrap(true);
        words->setForegroundRole(QPalette::PlaceholderText);
        auto* name = new QLabel(tr("%1:", "a rule that can be chosen")
                                    .arg(inButton(shortened(toQString(option.name), kLongestName))));
        name->setBuddy(choices);
        for (QWidget* part : std::initializer_list<QWidget*>{name, choices, words}) {
            rules->addWidget(part);
        }
        rules->addSpacing(kBetweenRules);
        connect(choices, &QComboBox::currentIndexChanged, this, &RuleOptionsDialog::refreshWords);
        m_choices.push_back(choices);
        m_words.push_back(words);
    }
    rules->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(page);
    layout->addWidget(scroll, 1);
    m_name->setWordWrap(true);
    layout->addWidget(m_name);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* standard = buttons->addButton(tr("&Standard"), QDialogButtonBox::ResetRole);
    connect(standard, &QPushButton::clicked, this, [this] { setReading(Reading(m_table.options.size())); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);

    constexpr QSize kSize(560, 560);
    resize(withText(*this, kSize));
    setReading(reading);
}

Reading RuleOptionsDialog::reading() const {
    Reading reading;
    for (const QComboBox* choices : m_choices) {
        reading.push_back(static_cast<std::size_t>(std::max(0, choices->currentIndex())));
    }
    return reading;
}

void RuleOptionsDialog::setReading(const Reading& reading) {
    for (std::size_t i = 0; i < m_choices.size() && i < reading.size(); ++i) {
        m_choices[i]->setCurrentIndex(static_cast<int>(reading[i]));
    }
    refreshWords();
}

void RuleOptionsDialog::refreshWords() {
    const Reading chosen = reading();
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const std::string& words = m_table.options[i].choices[chosen[i]].explanation();
        m_words[i]->setText(breakable(toQString(words)));
        m_words[i]->setVisible(!words.empty());
    }
    const std::string text = m_table.textOf(chosen);
    QString name = tr("A combination of your own.");
    for (const Profile& profile : m_table.profiles) {
        if (profile.id == text) {
            name = tr("The reading “%1”. %2")
                       .arg(toQString(profile.name), toQString(profile.differs))
                       .simplified();
        }
    }
    m_name->setText(breakable(name));
}

} // namespace mujo::ui
