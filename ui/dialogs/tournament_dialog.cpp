#include "ui/dialogs/tournament_dialog.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <array>
#include <utility>

#include "core/engine/engine.h"
#include "ui/session/engine_list.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kWidth = 860;
constexpr int kHeight = 620;
constexpr std::array kTimes{100, 300, 1000, 3000, 10000}; // ms
constexpr double kSecond = 1000;
constexpr const char* kHosted = "engine:"; // before the name of one in the list

QLabel* plainLabel(const QString& text = {}) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QListWidgetItem* checkable(const QString& text, const QVariant& data, bool isChecked) {
    auto* item = new QListWidgetItem(text);
    item->setData(Qt::UserRole, data);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(isChecked ? Qt::Checked : Qt::Unchecked);
    return item;
}

/// Chosen rows.
QList<QVariant> checkedIn(const QListWidget& list) {
    QList<QVariant> found;
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->checkState() == Qt::Checked) {
            found << list.item(row)->data(Qt::UserRole);
        }
    }
    return found;
}

void prepare(QTableWidget& table, const QString& name) {
    table.setAccessibleName(name);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setShowGrid(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void setCell(QTableWidget& table, int row, int column, const QString& text, const QString& help = {}) {
    auto* item = new QTableWidgetItem(text);
    item->setToolTip(help);
    table.setItem(row, column, item);
}

/// As wide as what stands in them, and some air.
void fitColumns(QTableWidget& table) {
    constexpr int kAir = 18;
    table.resizeColumnsToContents();
    for (int column = 0; column + 1 < table.columnCount(); ++column) { // the last one takes what is left
        table.setColumnWidth(column, table.columnWidth(column) + kAir);
    }
    table.horizontalHeader()->setStretchLastSection(true);
}

QString pointsIn(const Score& score) {
    return toQString(pointsText(score));
}

QString eloText(const Estimate& elo) {
    const int value = qRound(elo.value);
    return QStringLiteral("%1%2 ±%3")
        .arg(value < 0 ? QStringLiteral("−") : QString())
        .arg(qAbs(value))
        .arg(qRound(elo.high - elo.value));
}

QString secondsText(int milliseconds) {
    return QLocale::c().toString(milliseconds / kSecond, 'g', 3);
}

} // namespace

TournamentDialog::TournamentDialog(Tournament& tournament, const EngineList& engines, const Catalog& catalog,
                                   QString folder, QWidget* parent)
    : FittingDialog(parent), m_tournament(tournament), m_engines(engines), m_catalog(catalog),
      m_folder(std::move(folder)), m_kept(new QComboBox), m_pages(new QStackedWidget), m_state(plainLabel()),
      m_fault(plainLabel()), m_start(new QPushButton(tr("&Start"))), m_run(new QPushButton),
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
    m_pages->addWidget(makeSetup());
    m_pages->addWidget(makePlay());
    layout->addWidget(m_pages, 1);
    m_fault->setAccessibleName(tr("Message"));
    m_fault->hide();
    layout->addWidget(m_fault);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    for (QPushButton* button : {m_start, m_run, m_more, m_open}) {
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    }
    for (QPushButton* button : {m_start, m_run, m_more, m_open, buttons->button(QDialogButtonBox::Close)}) {
        button->setAutoDefault(false);
    }
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kept, &QComboBox::currentIndexChanged, this, &TournamentDialog::onKeptChosen);
    connect(m_start, &QPushButton::clicked, this, &TournamentDialog::start);
    connect(m_run, &QPushButton::clicked, this,
            [this] { m_tournament.state() == Tournament::State::Playing ? m_tournament.pause() : play(); });
    connect(m_more, &QPushButton::clicked, this, &TournamentDialog::addRound);
    connect(m_open, &QPushButton::clicked, this, [this] { openGame(m_list->currentRow()); });
    connect(&m_tournament, &Tournament::changed, this, &TournamentDialog::showTournament);
    connect(&m_tournament, &Tournament::failed, this, &TournamentDialog::complain);
    connect(this, &QDialog::finished, &m_tournament, &Tournament::pause);
    fillKept();
    showChosen();
    showTournament();
    resize(kWidth, kHeight);
}

QWidget* TournamentDialog::makeSetup() {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(plainLabel(
        tr("Every pair plays each game twice a round, from a random opening and with sides changed. "
           "A game of %n move(s) without an end is broken off and counts as drawn.",
           nullptr, movesCounted(TournamentSettings().mostPlies))));
    m_games = new QListWidget;
    m_games->setAccessibleName(tr("Games"));
    for (const Catalog::Entry& entry : m_catalog.entries()) {
        m_games->addItem(checkable(gameName(*entry.standard), toQString(entry.standard->id()), false));
    }
    m_players = new QListWidget;
    m_players->setAccessibleName(tr("Players"));
    fillPlayers();
    connect(&m_engines, &EngineList::changed, this, &TournamentDialog::fillPlayers);
    auto* lists = new QHBoxLayout;
    for (const auto& [title, list] : {std::pair{tr("&Games:"), m_games}, {tr("&Players:"), m_players}}) {
        auto* column = new QVBoxLayout;
        auto* label = new QLabel(title);
        label->setBuddy(list);
        column->addWidget(label);
        column->addWidget(list);
        lists->addLayout(column);
        constexpr int kAir = 2;
        list->setSpacing(kAir);
        connect(list, &QListWidget::itemChanged, this, &TournamentDialog::showChosen);
    }
    layout->addLayout(lists, 1);
    auto* form = new QFormLayout;
    m_everybody = new QRadioButton(tr("E&verybody meets everybody"));
    m_gauntlet = new QRadioButton(tr("&One meets all others:"));
    m_one = new QComboBox;
    m_one->setAccessibleName(tr("Who meets all others"));
    m_everybody->setChecked(true);
    auto* pairings = new QVBoxLayout;
    pairings->addWidget(m_everybody);
    auto* gauntlet = new QHBoxLayout;
    gauntlet->addWidget(m_gauntlet);
    gauntlet->addWidget(m_one, 1);
    pairings->addLayout(gauntlet);
    form->addRow(tr("Pairs:"), pairings);
    m_rounds = new QSpinBox;
    constexpr int kMostRounds = 1000;
    m_rounds->setRange(1, kMostRounds);
    m_rounds->setAccessibleName(tr("Rounds"));
    form->addRow(tr("&Rounds:"), m_rounds);
    m_time = new QComboBox;
    m_time->setAccessibleName(tr("Time for a move"));
    for (const int time : kTimes) {
        m_time->addItem(tr("%1 s", "seconds").arg(secondsText(time)), time);
    }
    m_time->setCurrentIndex(1);
    form->addRow(tr("Time for a &move:"), m_time);
    layout->addLayout(form);
    m_summary = plainLabel();
    layout->addWidget(m_summary);
    connect(m_rounds, &QSpinBox::valueChanged, this, &TournamentDialog::showChosen);
    connect(m_gauntlet, &QRadioButton::toggled, this, &TournamentDialog::showChosen);
    connect(m_time, &QComboBox::currentIndexChanged, this, &TournamentDialog::showChosen);
    return page;
}

/// What is checked stays so.
void TournamentDialog::fillPlayers() {
    const QSignalBlocker blocker(m_players);
    const QList<QVariant> before = checkedIn(*m_players);
    m_players->clear();
    const auto add = [this, &before](const QString& text, const QString& player) {
        m_players->addItem(checkable(text, player, before.contains(player)));
    };
    for (int level = kWeakestLevel; level <= kStrongestLevel; ++level) {
        add(tr("Level %1 (%2)").arg(level).arg(levelName(level)), QStringLiteral("level:%1").arg(level));
    }
    for (const HostedEngine& engine : m_engines.engines()) {
        add(tr("The engine %1").arg(engine.name), QLatin1String(kHosted) + engine.name);
    }
    showChosen();
}

/// Of the players that are checked.
void TournamentDialog::fillOne() {
    const QString before = m_one->currentText();
    m_one->clear();
    for (int row = 0; row < m_players->count(); ++row) {
        if (m_players->item(row)->checkState() == Qt::Checked) {
            m_one->addItem(m_players->item(row)->text(), m_players->item(row)->data(Qt::UserRole));
        }
    }
    m_one->setCurrentIndex(std::max(0, m_one->findText(before)));
    m_one->setEnabled(m_gauntlet->isChecked());
}

QWidget* TournamentDialog::makePlay() {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_table = new QTableWidget;
    prepare(*m_table, tr("Table of the tournament"));
    layout->addWidget(m_table, 1);
    layout->addWidget(m_state);
    m_list = new QTableWidget;
    prepare(*m_list, tr("Games of the tournament"));
    m_list->setColumnCount(6);
    m_list->setHorizontalHeaderLabels(
        {tr("No."), tr("Game"), sideName(Side::Sente), sideName(Side::Gote), tr("Result"), tr("Moves")});
    layout->addWidget(m_list, 1);
    connect(m_list, &QTableWidget::cellActivated, this, &TournamentDialog::openGame);
    connect(m_list, &QTableWidget::itemSelectionChanged, this,
            [this] { m_open->setEnabled(!recordOf(m_list->currentRow()).isEmpty()); });
    return page;
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
    const auto find = [this](const std::string& text) { return player(text); };
    if (const auto opened = m_tournament.open(QDir(m_folder).filePath(name), m_catalog, find); !opened) {
        complain(toQString(opened.error().text));
    }
}

std::optional<PlayerSpec> TournamentDialog::player(const std::string& text) const {
    if (!text.starts_with(kHosted)) {
        auto spec = parsePlayerSpec(text);
        if (!spec || spec->kind != PlayerSpec::Kind::Level) { // a file starts no program but one of the list
            return std::nullopt;
        }
        spec->name = tr("Level %1").arg(spec->level).toStdString();
        return std::move(*spec);
    }
    const HostedEngine* engine =
        m_engines.find(toQString(text).mid(static_cast<int>(std::string_view(kHosted).size())));
    if (engine == nullptr) {
        return std::nullopt;
    }
    PlayerSpec spec;
    spec.text = text;
    spec.name = engine->name.toStdString();
    spec.kind = PlayerSpec::Kind::Program;
    spec.program = m_engines.program(*engine);
    return spec;
}

QString TournamentDialog::nameOf(const PlayerSpec& player) {
    return toQString(player.name);
}

std::optional<TournamentSettings> TournamentDialog::chosen() const {
    TournamentSettings settings;
    for (const QVariant& id : checkedIn(*m_games)) {
        if (const Catalog::Entry* entry = m_catalog.find(id.toString().toStdString())) {
            settings.boards.push_back({entry->standard, entry->notes});
        }
    }
    QList<QVariant> players = checkedIn(*m_players);
    if (const auto one = players.indexOf(m_one->currentData()); m_gauntlet->isChecked() && one > 0) {
        players.move(one, 0);
    }
    for (const QVariant& text : players) {
        if (auto spec = player(text.toString().toStdString())) {
            settings.players.push_back(std::move(*spec));
        }
    }
    if (settings.boards.empty() || settings.players.size() < 2) {
        return std::nullopt;
    }
    settings.pairing = m_gauntlet->isChecked() ? Pairing::Gauntlet : Pairing::RoundRobin;
    settings.rounds = m_rounds->value();
    settings.common.moveTime = std::chrono::milliseconds(m_time->currentData().toInt());
    return settings;
}

void TournamentDialog::showChosen() {
    if (m_summary == nullptr) {
        return; // while the page is made
    }
    fillOne();
    const auto settings = chosen();
    m_start->setEnabled(settings.has_value());
    if (!settings) {
        m_summary->setText(tr("Check a game and two players or more."));
        return;
    }
    QStringList words{tr("%n game(s)", nullptr, Schedule(*settings).games())};
    for (const PlayerSpec& player : settings->players) {
        const HostedEngine* engine =
            player.kind == PlayerSpec::Kind::Program ? m_engines.find(nameOf(player)) : nullptr;
        for (const TournamentSettings::Board& board : settings->boards) {
            if (engine != nullptr &&
                !EngineList::plays(*engine, {board.variant->id(), board.variant->profile()}, board.notes)) {
                words << tr("%1 does not play %2: these games count for nobody")
                             .arg(engine->name, gameName(*board.variant));
            }
        }
    }
    m_summary->setText(Phrases::sentence(Phrases::inParts(words)));
}

void TournamentDialog::start() {
    auto settings = chosen();
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

void TournamentDialog::openGame(int row) {
    if (const QString record = recordOf(row); !record.isEmpty()) {
        emit gameAsked(record);
    }
}

/// Empty for a game that could not be played. The folder may have been moved since.
QString TournamentDialog::recordOf(int row) const {
    const auto& games = m_tournament.games();
    const bool isGame = row >= 0 && row < static_cast<int>(games.size());
    const QString kept = isGame ? toQString(games[static_cast<std::size_t>(row)].record) : QString();
    return kept.isEmpty() ? QString()
                          : QDir(m_tournament.folder()).filePath(kept.section(QLatin1Char('/'), -1));
}

void TournamentDialog::showTournament() {
    using State = Tournament::State;
    const State state = m_tournament.state();
    const bool isOpen = state != State::None;
    const bool isPaused = state == State::Paused;
    const bool isNew = m_kept->currentIndex() == 0;
    m_kept->setEnabled(!isOpen || isPaused); // one at a time
    m_pages->setCurrentIndex(isNew && !isOpen ? 0 : 1);
    m_start->setVisible(isNew && !isOpen);
    m_run->setVisible(isOpen && !m_tournament.isOver());
    m_run->setText(isPaused ? tr("&Go on") : tr("&Pause"));
    m_run->setEnabled(state != State::Pausing);
    m_more->setVisible(isOpen);
    m_more->setEnabled(isPaused);
    m_open->setVisible(isOpen);
    if (!isOpen) {
        m_table->setRowCount(0);
        m_list->setRowCount(0);
        m_state->clear();
        return;
    }
    showTable();
    showGames();
    const auto played = static_cast<int>(m_tournament.games().size());
    const int all = Schedule(m_tournament.settings()).games();
    const QString words =
        m_tournament.isOver() ? tr("%1 of %n game(s) played. The tournament is over.", nullptr, all)
        : isPaused
            ? tr("%1 of %n game(s) played, paused. The game that was stopped is played again from its start.",
                 nullptr, all)
        : state == State::Pausing
            ? tr("%1 of %n game(s) played. The players are being ended.", nullptr, all)
            : tr("%1 of %n game(s) played. It is paused when this window is closed.", nullptr, all);
    m_state->setText(words.arg(played));
}

void TournamentDialog::showTable() {
    const TournamentSettings& settings = m_tournament.settings();
    const std::vector<Standing> table = standings(settings, m_tournament.games());
    QStringList titles{QString(), tr("Player"), tr("Points"), tr("Elo")};
    for (const TournamentSettings::Board& board : settings.boards) {
        titles << gameName(*board.variant);
    }
    for (std::size_t place = 1; place <= table.size(); ++place) {
        titles << QString::number(place);
    }
    m_table->setColumnCount(static_cast<int>(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->setRowCount(static_cast<int>(table.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Standing& standing = table[static_cast<std::size_t>(row)];
        int column = 0;
        const auto put = [&](const QString& text, const QString& help = {}) {
            setCell(*m_table, row, column++, text, help);
        };
        put(QString::number(row + 1));
        put(nameOf(settings.players[standing.player]));
        put(pointsIn(standing.score));
        put(eloText(standing.elo),
            tr("0 is the average. The true value is likely within the range, if the others' values hold."));
        for (const Score& score : standing.at) {
            put(pointsIn(score));
        }
        for (const Standing& other : table) {
            put(other.player == standing.player ? QString() : pointsIn(standing.against[other.player]),
                tr("against %1").arg(nameOf(settings.players[other.player])));
        }
    }
    fitColumns(*m_table);
}

void TournamentDialog::showGames() {
    const TournamentSettings& settings = m_tournament.settings();
    const Schedule schedule(settings);
    const std::vector<GameLine>& games = m_tournament.games();
    const auto before = m_list->rowCount();
    const auto count = static_cast<int>(games.size());
    m_list->setRowCount(count);
    for (int row = before > count ? 0 : before; row < count; ++row) {
        const GameLine& line = games[static_cast<std::size_t>(row)];
        const Fixture fixture = schedule.fixture(line.number);
        const std::size_t sente = line.sideOfA == Side::Sente ? 0 : 1;
        const bool aWins = line.result == GameLine::Result::A;
        const QString result = line.result == GameLine::Result::Void   ? tr("does not count")
                               : line.reason == kMoveLimit             ? tr("broken off, drawn")
                               : line.result == GameLine::Result::Draw ? tr("drawn")
                               : aWins == (sente == 0)                 ? tr("Sente wins")
                                                                       : tr("Gote wins");
        const QString help = toQString(line.fault);
        setCell(*m_list, row, 0, QString::number(line.number + 1), help);
        setCell(*m_list, row, 1, gameName(*settings.boards[fixture.board].variant), help);
        setCell(*m_list, row, 2, nameOf(settings.players[fixture.players[sente]]), help);
        setCell(*m_list, row, 3, nameOf(settings.players[fixture.players[1 - sente]]), help);
        setCell(*m_list, row, 4, result, help);
        setCell(*m_list, row, 5, QString::number(movesCounted(static_cast<std::size_t>(line.plies))), help);
    }
    fitColumns(*m_list);
    if (count > before) {
        m_list->scrollToBottom();
    }
    m_open->setEnabled(!recordOf(m_list->currentRow()).isEmpty());
    for (auto line = games.rbegin(); line != games.rend(); ++line) {
        if (!line->fault.empty()) {
            complain(tr("Game %1: %2").arg(line->number + 1).arg(toQString(line->fault)));
            break;
        }
    }
}

void TournamentDialog::complain(const QString& why) {
    m_fault->setText(breakable(why));
    m_fault->setVisible(!why.isEmpty());
}

} // namespace mujo::ui
