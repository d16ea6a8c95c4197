#include "ui/dialogs/tournament_dialog.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/dialogs/plain_label.h"
#include "ui/dialogs/tournament_setup.h"
#include "ui/dialogs/tournament_tables.h"
#include "ui/look/text_size.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestName = 24; // on a button

} // namespace

TournamentDialog::TournamentDialog(Tournament& tournament, const EngineList& engines, const Catalog& catalog,
                                   QString folder, QWidget* parent)
    : FittingDialog(parent), m_tournament(tournament), m_catalog(catalog), m_folder(std::move(folder)),
      m_kept(new QComboBox), m_pages(new QStackedWidget), m_setup(new TournamentSetup(engines, catalog)),
      m_tables(new TournamentTables(tournament)), m_fault(plainLabel()),
      m_start(new QPushButton(tr("&Start"))), m_run(new QPushButton), m_withdrawal(new QPushButton),
      m_more(new QPushButton(tr("One &more round"))), m_open(new QPushButton(tr("&Open the game"))) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("tournamentDialog"));
    setWindowTitle(tr("Tournament"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 14);
    layout->setSpacing(12);
    auto* head = new QFormLayout;
    m_kept->setAccessibleName(tr("Tournament"));
    head->addRow(tr("&Tournament:"), m_kept);
    layout->addLayout(head);
    m_pages->addWidget(m_setup);
    m_pages->addWidget(m_tables);
    layout->addWidget(m_pages, 1);
    m_fault->setAccessibleName(tr("Message"));
    m_fault->hide();
    layout->addWidget(m_fault);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    for (QPushButton* button : {m_start, m_run, m_withdrawal, m_more, m_open}) {
        buttons->addButton(button, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
    }
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kept, &QComboBox::currentIndexChanged, this, &TournamentDialog::onKeptChosen);
    connect(m_setup, &TournamentSetup::changed, this, &TournamentDialog::showButtons);
    connect(m_tables, &TournamentTables::gameChosen, this, &TournamentDialog::showButtons);
    connect(m_tables, &TournamentTables::gameAsked, this, &TournamentDialog::openGame);
    connect(m_start, &QPushButton::clicked, this, &TournamentDialog::start);
    connect(m_run, &QPushButton::clicked, this,
            [this] { m_tournament.state() == Tournament::State::Playing ? m_tournament.pause() : play(); });
    connect(m_withdrawal, &QPushButton::clicked, this, &TournamentDialog::withdrawOrTakeIn);
    connect(m_more, &QPushButton::clicked, this, &TournamentDialog::addRound);
    connect(m_open, &QPushButton::clicked, this, &TournamentDialog::openGame);
    connect(&m_tournament, &Tournament::changed, this, &TournamentDialog::showTournament);
    connect(&m_tournament, &Tournament::failed, this, &TournamentDialog::onFailed);
    connect(this, &QDialog::finished, &m_tournament, &Tournament::pause);
    fillKept();
    showTournament();
    constexpr int kWidth = 860;
    constexpr int kHeight = 620;
    resize(withText(*this, QSize(kWidth, kHeight)));
}

/// The newest first; the name of a folder is the time of its beginning.
void TournamentDialog::fillKept() {
    const QSignalBlocker blocker(m_kept); // nothing is chosen by that
    m_kept->addItem(tr("A new one"), QString());
    for (const QString& name :
         QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed)) {
        addKept(m_kept->count(), name);
        if (QDir(m_folder).filePath(name) == m_tournament.folder()) { // it is being paused
            chooseKept(m_kept->count() - 1);
        }
    }
}

void TournamentDialog::addKept(int row, const QString& folderName) {
    const QDateTime begun = Tournament::beginning(folderName);
    m_kept->insertItem(row, begun.isValid() ? QLocale().toString(begun, QLocale::ShortFormat) : folderName,
                       folderName);
}

/// Of what is open.
void TournamentDialog::chooseKept(int row) {
    const QSignalBlocker blocker(m_kept);
    m_kept->setCurrentIndex(row);
}

void TournamentDialog::onKeptChosen() {
    complain({});
    m_tournament.close();
    showTournament();
    const QString name = m_kept->currentData().toString();
    if (name.isEmpty()) {
        return;
    }
    if (const auto opened = m_tournament.open(QDir(m_folder).filePath(name), m_catalog); !opened) {
        complain(toQString(opened.error().text));
    }
}

void TournamentDialog::start() {
    auto settings = m_setup->chosen();
    if (!settings) {
        return;
    }
    settings->opening.seed = QRandomGenerator::global()->bounded(1000000000);
    settings->common.seed = settings->opening.seed;
    if (const auto begun = m_tournament.begin(std::move(*settings), m_folder); !begun) {
        complain(toQString(begun.error().text));
        return;
    }
    addKept(1, QDir(m_tournament.folder()).dirName());
    chooseKept(1);
    play();
}

void TournamentDialog::play() {
    complain({});
    m_tournament.play();
}

void TournamentDialog::addRound() {
    if (const auto added = m_tournament.addRound(); !added) {
        complain(toQString(added.error().text));
        return;
    }
    play();
}

/// The one that cannot be had, or else the last one that was withdrawn.
void TournamentDialog::withdrawOrTakeIn() {
    const auto absent = m_tournament.absent();
    const std::size_t player = absent ? *absent : m_tournament.settings().withdrawn.back();
    if (const auto written = m_tournament.setWithdrawn(player, absent.has_value()); !written) {
        complain(toQString(written.error().text));
        return;
    }
    play();
}

void TournamentDialog::openGame() {
    if (const QString record = m_tables->record(); !record.isEmpty()) {
        emit gameAsked(record);
    }
}

void TournamentDialog::showTournament() {
    m_tables->refresh();
    showButtons();
    if (m_tournament.state() == Tournament::State::None) {
        return;
    }
    const auto& games = m_tournament.games();
    const auto last =
        std::find_if(games.rbegin(), games.rend(), [](const GameLine& line) { return !line.fault.empty(); });
    if (last != games.rend()) {
        complain(tr("Game %1: %2").arg(last->number + 1).arg(toQString(last->fault)));
    }
}

void TournamentDialog::showButtons() {
    using State = Tournament::State;
    const State state = m_tournament.state();
    const bool isOpen = state != State::None;
    const bool isPaused = state == State::Paused;
    const bool isNew = m_kept->currentIndex() == 0 && !isOpen;
    m_kept->setEnabled(!isOpen || isPaused); // one at a time
    m_pages->setCurrentWidget(isNew ? static_cast<QWidget*>(m_setup) : m_tables);
    m_start->setVisible(isNew);
    m_start->setEnabled(m_setup->chosen().has_value());
    m_run->setVisible(isOpen && !m_tournament.isOver());
    m_run->setText(isPaused ? tr("&Go on") : tr("&Pause"));
    m_run->setEnabled(state != State::Pausing);
    m_more->setVisible(isOpen);
    m_more->setEnabled(isPaused);
    m_open->setVisible(isOpen);
    m_open->setEnabled(!m_tables->record().isEmpty());
    const auto absent = m_tournament.absent();
    const bool isAnyWithdrawn = isPaused && !m_tournament.settings().withdrawn.empty();
    m_withdrawal->setVisible(isPaused && (absent || isAnyWithdrawn));
    if (isPaused && (absent || isAnyWithdrawn)) {
        const TournamentSettings& settings = m_tournament.settings();
        const PlayerSpec& player = settings.players[absent ? *absent : settings.withdrawn.back()];
        const QString name = inButton(shortened(toQString(player.name), kLongestName));
        m_withdrawal->setText(absent ? tr("Go on &without %1").arg(name) : tr("Take %1 &in again").arg(name));
    }
}

void TournamentDialog::onFailed(const QString& why) {
    const auto absent = m_tournament.absent();
    complain(absent
                 ? tr("%1\nThe tournament waits for %2. It can go on without it: what it has not played yet "
                      "is left out then.")
                       .arg(why, toQString(m_tournament.settings().players[*absent].name))
                 : why);
}

void TournamentDialog::complain(const QString& why) {
    m_fault->setText(breakable(why));
    m_fault->setVisible(!why.isEmpty());
}

} // namespace mujo::ui
