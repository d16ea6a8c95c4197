#include "ui/dialogs/tournament_setup.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "core/engine/engine.h"
#include "ui/dialogs/plain_label.h"
#include "ui/session/clock_words.h"
#include "ui/session/engine_list.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr std::array kTimes{100, 300, 1000, 3000, 10000}; // ms

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

} // namespace

TournamentSetup::TournamentSetup(const EngineList& engines, const Catalog& catalog, QWidget* parent)
    : QWidget(parent), m_engines(engines), m_catalog(catalog), m_games(new QListWidget),
      m_players(new QListWidget), m_everybody(new QRadioButton(tr("E&verybody meets everybody"))),
      m_gauntlet(new QRadioButton(tr("&One meets all others:"))), m_one(new QComboBox),
      m_rounds(new QSpinBox), m_moves(new QSpinBox), m_time(new QComboBox), m_summary(plainLabel()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(plainLabel(
        tr("The computer plays alone: its levels and the engines are the players. Every pair plays each "
           "game twice a round, from a random opening and with sides changed. "
           "A game that has not ended by its last move counts as drawn.")));
    m_games->setAccessibleName(tr("Games"));
    for (const Catalog::Entry& entry : m_catalog.entries()) {
        m_games->addItem(checkable(gameName(*entry.standard), toQString(entry.standard->id()), false));
    }
    m_players->setAccessibleName(tr("Players"));
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
        connect(list, &QListWidget::itemChanged, this, &TournamentSetup::onChosen);
    }
    layout->addLayout(lists, 1);
    auto* form = new QFormLayout;
    m_one->setAccessibleName(tr("Who meets all others"));
    m_everybody->setChecked(true);
    auto* pairings = new QVBoxLayout;
    pairings->addWidget(m_everybody);
    auto* gauntlet = new QHBoxLayout;
    gauntlet->addWidget(m_gauntlet);
    gauntlet->addWidget(m_one, 1);
    pairings->addLayout(gauntlet);
    form->addRow(tr("Pairs:"), pairings);
    constexpr int kMostRounds = 1000;
    m_rounds->setRange(1, kMostRounds);
    m_rounds->setAccessibleName(tr("Rounds"));
    form->addRow(tr("&Rounds:"), m_rounds);
    constexpr int kFewestMoves = 20;
    constexpr int kMostMoves = 2000;
    constexpr int kMovesAtOnce = 50;
    m_moves->setRange(kFewestMoves, kMostMoves);
    m_moves->setSingleStep(kMovesAtOnce);
    m_moves->setValue(movesCounted(static_cast<std::size_t>(TournamentSettings().mostPlies)));
    m_moves->setAccessibleName(tr("Moves of a game, at most"));
    form->addRow(tr("&Last move of a game:"), m_moves);
    m_time->setAccessibleName(tr("Time for a move"));
    for (const int time : kTimes) {
        m_time->addItem(tr("%1 s", "seconds").arg(secondsText(std::chrono::milliseconds(time))), time);
    }
    m_time->setCurrentIndex(1);
    form->addRow(tr("Time a &move, all players:"), m_time);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    connect(&m_engines, &EngineList::changed, this, &TournamentSetup::fillPlayers);
    connect(m_rounds, &QSpinBox::valueChanged, this, &TournamentSetup::onChosen);
    connect(m_moves, &QSpinBox::valueChanged, this, &TournamentSetup::onChosen);
    connect(m_gauntlet, &QRadioButton::toggled, this, &TournamentSetup::onChosen);
    connect(m_time, &QComboBox::currentIndexChanged, this, &TournamentSetup::onChosen);
    fillPlayers();
}

/// What is checked stays so.
void TournamentSetup::fillPlayers() {
    const QSignalBlocker blocker(m_players);
    const QList<QVariant> before = checkedIn(*m_players);
    m_players->clear();
    const auto add = [this, &before](const QString& text, const QString& player) {
        m_players->addItem(checkable(text, player, before.contains(player)));
    };
    for (int level = kWeakestLevel; level <= kStrongestLevel; ++level) {
        add(tr("Level %1 (%2)").arg(level).arg(levelName(level)), Tournament::textOfLevel(level));
    }
    for (const HostedEngine& engine : m_engines.engines()) {
        add(tr("The engine %1").arg(engine.name), Tournament::textOfEngine(engine.name));
    }
    onChosen();
}

/// Of the players that are checked.
void TournamentSetup::fillOne() {
    const QSignalBlocker blocker(m_one);
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

std::optional<TournamentSettings> TournamentSetup::chosen() const {
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
        if (auto spec = Tournament::player(m_engines, text.toString().toStdString())) {
            settings.players.push_back(std::move(*spec));
        }
    }
    if (settings.boards.empty() || settings.players.size() < 2) {
        return std::nullopt;
    }
    settings.pairing = m_gauntlet->isChecked() ? Pairing::Gauntlet : Pairing::RoundRobin;
    settings.rounds = m_rounds->value();
    settings.mostPlies = m_moves->value() * pliesOfMove();
    settings.common.moveTime = std::chrono::milliseconds(m_time->currentData().toInt());
    return settings;
}

void TournamentSetup::onChosen() {
    fillOne();
    m_summary->setText(summary());
    emit changed();
}

QString TournamentSetup::summary() const {
    const auto settings = chosen();
    if (!settings) {
        return tr("Tick a game and two players or more.");
    }
    QStringList words{tr("%n game(s)", nullptr, Schedule(*settings).games())};
    for (const PlayerSpec& player : settings->players) {
        const HostedEngine* engine =
            player.kind == PlayerSpec::Kind::Program ? m_engines.find(toQString(player.name)) : nullptr;
        for (const TournamentSettings::Board& board : settings->boards) {
            if (engine != nullptr &&
                !EngineList::plays(*engine, {board.variant->id(), board.variant->profile()}, board.notes)) {
                words << tr("%1 does not play %2: these games count for nobody")
                             .arg(engine->name, gameName(*board.variant));
            }
        }
    }
    return Phrases::sentence(Phrases::inParts(words));
}

} // namespace mujo::ui
