#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "core/match/tournament.h"

class QLabel;
class QTableWidget;

namespace mujo::ui {

class Tournament;

/// A tournament as it stands: its rules, the table, how far it is, and the games that have been played.
class TournamentTables : public QWidget {
    Q_OBJECT

public:
    /// The tournament must outlive it.
    explicit TournamentTables(const Tournament& tournament, QWidget* parent = nullptr);

    /// Shows what has become of the tournament; nothing where none is open.
    void refresh();
    /// The file of the game that is chosen in the list; empty where none is, or it could not be played.
    [[nodiscard]] QString record() const;

signals:
    /// Another game is chosen, or none.
    void gameChosen();
    /// The chosen game is to be shown.
    void gameAsked();

private:
    [[nodiscard]] QString rulesInWords() const;
    [[nodiscard]] QString stateInWords(const std::vector<Standing>& table) const;
    void showTable(const std::vector<Standing>& table);
    void showGames();

    const Tournament& m_tournament;
    QLabel* m_rules;
    QTableWidget* m_table;
    QLabel* m_state;
    QTableWidget* m_games;
};

} // namespace mujo::ui
