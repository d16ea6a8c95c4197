#include "ui/dialogs/engines_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/dialogs/engine_log_dialog.h"
#include "ui/dialogs/engine_options_dialog.h"
#include "ui/look/text_size.h"
#include "ui/session/engine_files.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestCommand = 120;

QLabel* plainLabel() {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QString nameOf(EngineProtocol protocol) {
    switch (protocol) {
    case EngineProtocol::Cecp:
        return EnginesDialog::tr("CECP, the protocol of XBoard");
    case EngineProtocol::Usi:
        return EnginesDialog::tr("USI, the Universal Shogi Interface");
    case EngineProtocol::Uci:
        return EnginesDialog::tr("UCI, the Universal Chess Interface");
    }
    return {};
}

/// A file that was chosen, as the shell takes it.
QString quoted(const QString& path) {
    static const QRegularExpression kPlain(QStringLiteral("^[\\p{L}\\p{N}/._+-]+$"));
    if (kPlain.match(path).hasMatch()) {
        return path;
    }
    QString text = path;
    text.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + text + QLatin1Char('\'');
}

} // namespace

EnginesDialog::EnginesDialog(EngineList& engines, EngineInquiry& inquiry, const Catalog& catalog,
                             QWidget* parent)
    : FittingDialog(parent), m_engines(engines), m_catalog(catalog), m_inquiry(inquiry),
      m_command(new QComboBox), m_browse(new QPushButton(tr("&Choose…"))), m_add(new QPushButton(tr("&Add"))),
      m_list(new QListWidget), m_about(plainLabel()), m_test(new QPushButton(tr("&Test"))),
      m_options(new QPushButton(tr("&Options…"))), m_log(new QPushButton(tr("&Log…"))),
      m_remove(new QPushButton(tr("&Remove"))), m_said(plainLabel()), m_stop(new QPushButton(tr("&Stop"))) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Engines"));
    constexpr int kWidth = 720;
    constexpr int kHeight = 520;
    setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    auto* words =
        new QLabel(tr("Other programs that play against you or look at positions. Their moves are "
                      "judged by the rules here; they run with your rights, so add only what you trust."));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    layout->addWidget(words);
    addEntryLine(*layout);
    addList(*layout);
    auto* foot = new QHBoxLayout;
    m_said->setAccessibleName(tr("Message"));
    foot->addWidget(m_said, 1);
    foot->addWidget(m_stop);
    layout->addLayout(foot);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    layout->addWidget(buttons);
    for (QPushButton* button : {buttons->button(QDialogButtonBox::Close), m_browse, m_add, m_test, m_options,
                                m_log, m_remove, m_stop}) {
        button->setAutoDefault(false);
        button->installEventFilter(this);
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &EnginesDialog::add);
    connect(m_command->lineEdit(), &QLineEdit::returnPressed, this, &EnginesDialog::add);
    connect(m_browse, &QPushButton::clicked, this, &EnginesDialog::browse);
    connect(m_test, &QPushButton::clicked, this, &EnginesDialog::test);
    connect(m_options, &QPushButton::clicked, this, &EnginesDialog::editOptions);
    connect(m_log, &QPushButton::clicked, this, &EnginesDialog::showLog);
    connect(m_remove, &QPushButton::clicked, this, &EnginesDialog::remove);
    connect(m_stop, &QPushButton::clicked, this, &EnginesDialog::stopAsking);
    connect(m_list, &QListWidget::currentRowChanged, this, &EnginesDialog::showChosen);
    connect(m_command, &QComboBox::editTextChanged, this, &EnginesDialog::updateButtons);
    connect(this, &QObject::destroyed, &m_inquiry, &EngineInquiry::cancel); // unless that is gone before
    connect(&m_inquiry, &EngineInquiry::found, this, &EnginesDialog::onFound);
    connect(&m_inquiry, &EngineInquiry::failed, this, &EnginesDialog::onFailed);
    connect(&m_engines, &EngineList::putAside, this, [this](const QString& file) {
        m_aside = tr("The list that could not be read is kept as %1.").arg(file);
    });
    suggest();
    refresh({});
    say(m_engines.fault());
    resize(withText(*this, QSize(kWidth, kHeight)));
    m_command->setFocus();
}

bool EnginesDialog::eventFilter(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QPushButton*>(watched);
    if (button != nullptr && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            button->click();
            return true;
        }
    }
    return FittingDialog::eventFilter(watched, event);
}

void EnginesDialog::addEntryLine(QVBoxLayout& layout) {
    auto* line = new QHBoxLayout;
    auto* title = new QLabel(tr("Co&mmand:"));
    title->setBuddy(m_command);
    m_command->setEditable(true);
    m_command->setCompleter(nullptr); // a command that was typed is the one that is meant
    m_command->setInsertPolicy(QComboBox::NoInsert);
    m_command->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_command->setAccessibleName(tr("Command of a new engine"));
    m_command->lineEdit()->setAccessibleName(m_command->accessibleName());
    m_command->lineEdit()->setPlaceholderText(tr("hachu, or ssh HOST mujo-engine"));
    m_browse->setToolTip(tr("Choose the file of a program"));
    line->addWidget(title);
    line->addWidget(m_command, 1);
    line->addWidget(m_browse);
    line->addWidget(m_add);
    layout.addLayout(line);
}

void EnginesDialog::addList(QVBoxLayout& layout) {
    auto* row = new QHBoxLayout;
    m_list->setAccessibleName(tr("Engines"));
    constexpr int kListWidth = 220;
    m_list->setFixedWidth(withText(*this, kListWidth));
    row->addWidget(m_list);
    auto* column = new QVBoxLayout;
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_about->setAccessibleName(tr("About the engine"));
    scroll->setWidget(m_about);
    column->addWidget(scroll, 1);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_test, m_options, m_log, m_remove}) {
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    row->addLayout(column, 1);
    layout.addLayout(row, 1);
}

/// What is installed and not in the list yet.
void EnginesDialog::suggest() {
    const QString typed = m_command->currentText();
    m_command->clear();
    for (const ListedEngine& listed : listedEngines()) {
        const auto& known = m_engines.engines();
        if (std::none_of(known.begin(), known.end(),
                         [&](const HostedEngine& each) { return each.command == listed.command; })) {
            m_command->addItem(listed.command);
        }
    }
    m_command->setEditText(typed);
}

void EnginesDialog::refresh(const QString& chosenName) {
    m_list->clear();
    for (const HostedEngine& engine : m_engines.engines()) {
        m_list->addItem(engine.name);
    }
    const QList<QListWidgetItem*> found = m_list->findItems(chosenName, Qt::MatchExactly);
    m_list->setCurrentItem(found.isEmpty() ? m_list->item(0) : found.front());
    showChosen();
}

const HostedEngine* EnginesDialog::chosen() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item == nullptr ? nullptr : m_engines.find(item->text());
}

void EnginesDialog::showChosen() {
    const HostedEngine* engine = chosen();
    m_about->setText(engine != nullptr ? breakable(inWords(*engine))
                                       : tr("No engine yet. Type or choose a command above and add it."));
    updateButtons();
}

QString EnginesDialog::inWords(const HostedEngine& engine) const {
    const Announcement& facts = engine.facts;
    QStringList lines;
    lines << (facts.author.empty()
                  ? tr("Calls itself %1").arg(toQString(facts.name))
                  : tr("Calls itself %1, by %2").arg(toQString(facts.name), toQString(facts.author)));
    lines << tr("Command: %1").arg(shortened(engine.command, kLongestCommand));
    lines << tr("Protocol: %1").arg(nameOf(facts.protocol));
    lines << gamesInWords(facts);
    lines << (facts.analyses ? tr("Can look at positions for you") : tr("Cannot look at positions for you"));
    if (m_took && m_tested == engine.name) {
        lines << tr("Answered in %1 s").arg(static_cast<double>(*m_took) / 1000, 0, 'f', 1);
    }
    return lines.join(QStringLiteral("\n\n"));
}

QString EnginesDialog::gamesInWords(const Announcement& facts) const {
    QStringList names;
    const std::vector<GameReading> games = gamesOf(facts, m_catalog);
    for (const GameReading& game : games) {
        // Where it plays the usual reading, the others need no name.
        const GameReading usual{game.id, std::string(kStandardProfile)};
        const bool playsUsual = std::find(games.begin(), games.end(), usual) != games.end();
        const auto variant = m_catalog.load(game.id, playsUsual ? usual.profile : game.profile);
        const QString name = variant ? gameName(**variant) : QString();
        if (variant && !names.contains(name)) {
            names << name;
        }
    }
    return names.isEmpty() ? tr("Plays none of the games here") : tr("Plays %1").arg(Phrases::list(names));
}

void EnginesDialog::updateButtons() {
    const bool isAsking = m_inquiry.isAsking();
    const bool hasOne = chosen() != nullptr && !isAsking;
    m_add->setEnabled(!isAsking && !m_command->currentText().simplified().isEmpty());
    m_command->setEnabled(!isAsking);
    m_browse->setEnabled(!isAsking);
    m_list->setEnabled(!isAsking);
    for (QPushButton* button : {m_test, m_options, m_remove}) {
        button->setEnabled(hasOne);
    }
    m_log->setEnabled(chosen() != nullptr);
    m_stop->setVisible(isAsking);
}

void EnginesDialog::say(const QString& words) {
    const QString aside = std::exchange(m_aside, {});
    m_said->setText(breakable(aside.isEmpty() ? words : words + QLatin1Char('\n') + aside));
}

void EnginesDialog::complain(const FileFault& fault) {
    say(tr("Your engines cannot be kept: %1.").arg(toQString(fault.said())));
}

void EnginesDialog::browse() {
    auto* dialog = new QFileDialog(this, tr("The file of an engine"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_fileCommand = quoted(path);
        m_fileFolder = QFileInfo(path).absolutePath(); // where its book and its network stand
        m_command->setEditText(m_fileCommand);
        m_add->setFocus();
    });
    dialog->open();
}

void EnginesDialog::add() {
    m_asked = {};
    const QString typed = m_command->currentText().trimmed();
    m_asked.command = startable(typed);
    m_asked.folder = typed == m_fileCommand ? m_fileFolder : QString();
    if (m_asked.command.isEmpty() || m_inquiry.isAsking()) {
        return;
    }
    m_isAdding = true;
    m_inquiry.ask(m_engines.program(m_asked));
    say(tr("Asking \"%1\" what it is…").arg(shortened(m_asked.command, kLongestCommand)));
    updateButtons();
    m_stop->setFocus();
}

void EnginesDialog::test() {
    if (const HostedEngine* engine = chosen()) {
        m_asked = *engine;
        m_isAdding = false;
        m_inquiry.ask(m_engines.program(m_asked));
        say(tr("Asking %1 what it is…").arg(m_asked.name));
        updateButtons();
        m_stop->setFocus();
    }
}

void EnginesDialog::stopAsking() {
    m_inquiry.cancel();
    say(tr("Stopped."));
    updateButtons();
    (m_isAdding ? static_cast<QWidget*>(m_command) : m_test)->setFocus();
}

void EnginesDialog::onFound(const EngineFacts& facts) {
    m_took = facts.took.count();
    if (m_isAdding) {
        m_asked.facts = facts.announcement;
        const QString name = toQString(facts.announcement.name).simplified();
        m_asked.name = name.isEmpty() ? m_asked.command : name;
        const auto added = m_engines.add(m_asked);
        if (!added) {
            updateButtons();
            complain(added.error());
            m_command->setFocus();
            return;
        }
        m_tested = *added;
        m_command->setEditText({});
        suggest();
        say(tr("%1 is in your list.").arg(*added));
    } else {
        m_tested = m_asked.name;
        say(tr("%1 has answered.").arg(m_asked.name));
        if (const auto kept = m_engines.setFacts(m_asked.name, facts.announcement); !kept) {
            complain(kept.error());
        }
    }
    refresh(m_tested);
    m_list->setFocus();
}

void EnginesDialog::onFailed(const QString& why) {
    updateButtons();
    say(m_isAdding ? tr("This is no engine that can be used: %1.").arg(why)
                   : tr("%1 does not answer as an engine: %2.").arg(m_asked.name, why));
    (m_isAdding ? static_cast<QWidget*>(m_command) : m_test)->setFocus();
}

void EnginesDialog::editOptions() {
    const HostedEngine* engine = chosen();
    if (engine == nullptr) {
        return;
    }
    auto* dialog = new EngineOptionsDialog(*engine, this);
    connect(dialog, &EngineOptionsDialog::chosen, this,
            [this, name = engine->name](const std::vector<OptionValue>& options,
                                        std::chrono::milliseconds moveTime) {
                say({});
                if (const auto kept = m_engines.setOptions(name, options, moveTime); !kept) {
                    complain(kept.error());
                }
            });
    dialog->open();
}

void EnginesDialog::showLog() {
    if (const HostedEngine* engine = chosen()) {
        (new EngineLogDialog(engine->name, m_engines.log(engine->name), this))->open();
    }
}

void EnginesDialog::remove() {
    if (const HostedEngine* engine = chosen()) {
        const QString name = engine->name;
        const int row = m_list->currentRow();
        const auto removed = m_engines.remove(name);
        suggest();
        refresh({});
        m_list->setCurrentRow(std::min(row, m_list->count() - 1)); // what stood below it
        if (removed) {
            say(tr("%1 is no longer in your list.").arg(name));
        } else {
            complain(removed.error());
        }
    }
}

} // namespace mujo::ui
