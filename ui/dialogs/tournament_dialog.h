#pragma once

#include <QString>
#include <optional>

#include "ui/dialogs/fitting_dialog.h"
#include "ui/session/tournament.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QStackedWidget;
class QTableWidget;

namespace mujo::ui {

class EngineList;

/// Tournaments of levels and engines: sets one up, plays it while the dialog is open, shows its table and its
/// games, and goes on with one of before. Closing it pauses the tournament.
class TournamentDialog : public FittingDialog {
    Q_OBJECT

public:
    /// Tournaments are kept below `folder`. The one that is or was played, list and catalogue must outlive
    /// it.
    TournamentDialog(Tournament& tournament, const EngineList& engines, const Catalog& catalog,
                     QString folder, QWidget* parent);

signals:
    /// The file of a game is to be shown.
    void gameAsked(const QString& path);

private:
    [[nodiscard]] QWidget* makeSetup();
    [[nodiscard]] QWidget* makePlay();
    void fillPlayers();
    void fillOne();
    void fillKept();
    void addKept(int row, const QString& folderName);
    void chooseKept(int row);
    void onKeptChosen();
    void start();
    void play();
    void addRound();
    void openGame(int row);
    [[nodiscard]] QString recordOf(int row) const;
    /// What is chosen, as a tournament; none where it is none yet.
    [[nodiscard]] std::optional<TournamentSettings> chosen() const;
    [[nodiscard]] std::optional<PlayerSpec> player(const std::string& text) const;
    [[nodiscard]] static QString nameOf(const PlayerSpec& player);
    void showChosen();
    void showTournament();
    void showTable();
    void showGames();
    void complain(const QString& why);

    Tournament& m_tournament;
    const EngineList& m_engines;
    const Catalog& m_catalog;
    QString m_folder;
    QComboBox* m_kept;
    QStackedWidget* m_pages;
    QListWidget* m_games;
    QListWidget* m_players;
    QRadioButton* m_everybody;
    QRadioButton* m_gauntlet;
    QComboBox* m_one; ///< who meets all others
    QSpinBox* m_rounds;
    QComboBox* m_time;
    QLabel* m_summary = nullptr;
    QTableWidget* m_table;
    QTableWidget* m_list;
    QLabel* m_state;
    QLabel* m_fault;
    QPushButton* m_start;
    QPushButton* m_run;
    QPushButton* m_more;
    QPushButton* m_open;
};

} // namespace mujo::ui
