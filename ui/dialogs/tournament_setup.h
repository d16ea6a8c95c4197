#pragma once

#include <QWidget>
#include <optional>

#include "ui/session/tournament.h"

class QComboBox;
class QLabel;
class QListWidget;
class QRadioButton;
class QSpinBox;

namespace mujo::ui {

class EngineList;

/// Asks for a new tournament of levels and engines: the games, the players and who meets whom, the rounds,
/// and the time for a move.
class TournamentSetup : public QWidget {
    Q_OBJECT

public:
    /// List and catalogue must outlive it.
    TournamentSetup(const EngineList& engines, const Catalog& catalog, QWidget* parent = nullptr);

    /// What is chosen, as a tournament that nothing is drawn by lot for yet; none where it is none.
    [[nodiscard]] std::optional<TournamentSettings> chosen() const;

signals:
    void changed();

private:
    void fillPlayers();
    void fillOne();
    void onChosen();
    [[nodiscard]] QString summary() const;

    const EngineList& m_engines;
    const Catalog& m_catalog;
    QListWidget* m_games;
    QListWidget* m_players;
    QRadioButton* m_everybody;
    QRadioButton* m_gauntlet;
    QComboBox* m_one; ///< who meets all others
    QSpinBox* m_rounds;
    QSpinBox* m_moves; ///< at most in a game
    QComboBox* m_time;
    QLabel* m_summary;
};

} // namespace mujo::ui
