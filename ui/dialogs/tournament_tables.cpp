#include "ui/dialogs/tournament_tables.h"

#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/dialogs/plain_label.h"
#include "ui/session/clock_words.h"
#include "ui/session/move_words.h"
#include "ui/session/tournament.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

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

QString nameOf(const PlayerSpec& player) {
    return toQString(player.name);
}

QString pointsIn(const Score& score) {
    return score.games() == 0 ? QStringLiteral("–")
                              : TournamentTables::tr("%1 of %2", "points, games")
                                    .arg(toQString(pointsAlone(score)))
                                    .arg(score.games());
}

constexpr int kFewestForElo = 4; // fewer games say nothing

QString eloText(const Estimate& elo) {
    const int value = qRound(elo.value);
    return QStringLiteral("%1%2 ±%3")
        .arg(value < 0 ? QStringLiteral("−") : QString())
        .arg(qAbs(value))
        .arg(qRound(elo.high - elo.value));
}

} // namespace

TournamentTables::TournamentTables(const Tournament& tournament, QWidget* parent)
    : QWidget(parent), m_tournament(tournament), m_rules(plainLabel()), m_table(new QTableWidget),
      m_state(plainLabel()), m_games(new QTableWidget) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rules);
    prepare(*m_table, tr("Table of the tournament"));
    layout->addWidget(m_table, 1);
    layout->addWidget(m_state);
    prepare(*m_games, tr("Games of the tournament"));
    m_games->setColumnCount(6);
    m_games->setHorizontalHeaderLabels(
        {tr("No."), tr("Game"), sideName(Side::Sente), sideName(Side::Gote), tr("Result"), tr("Moves")});
    layout->addWidget(m_games, 1);
    connect(m_games, &QTableWidget::cellActivated, this, &TournamentTables::gameAsked);
    connect(m_games, &QTableWidget::itemSelectionChanged, this, &TournamentTables::gameChosen);
}

void TournamentTables::refresh() {
    const bool isOpen = m_tournament.state() != Tournament::State::None;
    m_rules->setText(isOpen ? rulesInWords() : QString());
    const std::vector<Standing> table =
        isOpen ? standings(m_tournament.settings(), m_tournament.games()) : std::vector<Standing>();
    m_state->setText(isOpen ? stateInWords(table) : QString());
    m_rules->setVisible(isOpen);
    m_state->setVisible(isOpen);
    if (!isOpen) {
        m_table->setRowCount(0);
        m_games->setRowCount(0);
        return;
    }
    showTable(table);
    showGames();
}

/// The folder may have been moved since it was kept.
QString TournamentTables::record() const {
    const auto& games = m_tournament.games();
    const int row = m_games->currentRow();
    const bool isGame = row >= 0 && row < static_cast<int>(games.size());
    const QString kept = isGame ? toQString(games[static_cast<std::size_t>(row)].record) : QString();
    return kept.isEmpty() ? QString()
                          : QDir(m_tournament.folder()).filePath(kept.section(QLatin1Char('/'), -1));
}

QString TournamentTables::rulesInWords() const {
    const TournamentSettings& settings = m_tournament.settings();
    QStringList words{settings.pairing == Pairing::Gauntlet
                          ? tr("%1 meets all others").arg(nameOf(settings.players.front()))
                          : tr("everybody meets everybody")};
    words << tr("%n round(s)", nullptr, settings.rounds)
          << tr("up to %1 s for a move, at weaker levels less", "seconds")
                 .arg(secondsText(settings.common.moveTime));
    words << (settings.opening.plies > 0 ? tr("openings of %n random move(s)", nullptr,
                                              movesCounted(static_cast<std::size_t>(settings.opening.plies)))
                                         : tr("no openings"));
    words << tr("broken off and drawn after %n move(s)", nullptr,
                movesCounted(static_cast<std::size_t>(settings.mostPlies)));
    if (settings.adjudication.score > 0) {
        words << tr("ended early when both players see one side far ahead");
    }
    return tr("Rules: %1", "of a tournament").arg(Phrases::sentence(Phrases::inParts(words)));
}

QString TournamentTables::stateInWords(const std::vector<Standing>& table) const {
    using State = Tournament::State;
    const TournamentSettings& settings = m_tournament.settings();
    const auto played = static_cast<int>(m_tournament.games().size());
    const int all = Schedule(settings).gamesWith(m_tournament.games());
    QString words;
    if (m_tournament.isOver()) {
        words = tr("%1 of %n game(s) played. The tournament is over.", nullptr, all);
    } else if (m_tournament.state() == State::Paused) {
        words =
            tr("%1 of %n game(s) played, paused. The game that was stopped is played again from its start.",
               nullptr, all);
    } else if (m_tournament.state() == State::Pausing) {
        words = tr("%1 of %n game(s) played. The players are being ended.", nullptr, all);
    } else {
        words = tr("%1 of %n game(s) played. It is paused when this window is closed.", nullptr, all);
    }
    words = words.arg(played);
    if (std::any_of(table.begin(), table.end(),
                    [](const Standing& standing) { return standing.score.games() < kFewestForElo; })) {
        words += QLatin1Char(' ') +
                 tr("The Elo of a player is told after %n game(s) of this player.", nullptr, kFewestForElo);
    }
    if (settings.withdrawn.empty()) {
        return words;
    }
    QStringList names;
    for (const std::size_t player : settings.withdrawn) {
        names << nameOf(settings.players[player]);
    }
    return words + QLatin1Char('\n') +
           tr("Withdrawn: %1. Games that had not been played by then are left out.")
               .arg(Phrases::list(names));
}

void TournamentTables::showTable(const std::vector<Standing>& table) {
    const TournamentSettings& settings = m_tournament.settings();
    QStringList titles{QString(), tr("Player"), tr("Points"), tr("Elo")};
    for (const TournamentSettings::Board& board : settings.boards) {
        titles << gameName(*board.variant);
    }
    for (const Standing& standing : table) {
        constexpr qsizetype kLongestName = 18; // characters
        titles << tr("Against %1", "points against a player")
                      .arg(shortened(nameOf(settings.players[standing.player]), kLongestName));
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
        const auto better = std::count_if(table.begin(), table.end(), [&standing](const Standing& other) {
            return other.score.points() > standing.score.points();
        });
        put(QString::number(better + 1)); // the same place for the same points
        put(nameOf(settings.players[standing.player]));
        put(pointsIn(standing.score));
        if (standing.score.games() < kFewestForElo) {
            put(QStringLiteral("–"), tr("It is told after %n game(s).", nullptr, kFewestForElo));
        } else {
            put(eloText(standing.elo),
                tr("0 is the average. The true value is likely within the range, if the "
                   "others' values hold."));
        }
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

void TournamentTables::showGames() {
    const TournamentSettings& settings = m_tournament.settings();
    const Schedule schedule(settings);
    const std::vector<GameLine>& games = m_tournament.games();
    const auto before = m_games->rowCount();
    const auto count = static_cast<int>(games.size());
    m_games->setRowCount(count);
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
        setCell(*m_games, row, 0, QString::number(line.number + 1), help);
        setCell(*m_games, row, 1, gameName(*settings.boards[fixture.board].variant), help);
        setCell(*m_games, row, 2, nameOf(settings.players[fixture.players[sente]]), help);
        setCell(*m_games, row, 3, nameOf(settings.players[fixture.players[1 - sente]]), help);
        setCell(*m_games, row, 4, result, help);
        setCell(*m_games, row, 5, QString::number(movesCounted(static_cast<std::size_t>(line.plies))), help);
    }
    fitColumns(*m_games);
    if (count > before) {
        m_games->scrollToBottom();
    }
}

} // namespace mujo::ui
