#pragma once

#include <QString>

#include "ui/dialogs/fitting_dialog.h"
#include "ui/session/tournament.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace mujo::ui {

class EngineList;
class TournamentSetup;
class TournamentTables;

/// Tournaments of levels and engines: sets one up, plays it while the dialog is open, shows its table and its
/// games, and goes on with one of before. Closing it pauses the tournament.
class TournamentDialog : public FittingDialog {
    Q_OBJECT

public:
    /// Tournaments are kept below `folder`. The one that is or was played, list and catalogue must outlive
    /// it.
    TournamentDialog(Tournament& tournament, const EngineList& engines, const Catalog& catalog,
                     QString folder, QWidget* parent = nullptr);

signals:
    /// The file of a game is to be shown.
    void gameAsked(const QString& path);

private:
    void fillKept();
    void addKept(int row, const QString& folderName);
    void chooseKept(int row);
    void onKeptChosen();
    void start();
    void play();
    void addRound();
    void withdrawOrTakeIn();
    void openGame();
    void showTournament();
    void showButtons();
    void onFailed(const QString& why);
    void complain(const QString& why);

    Tournament& m_tournament;
    const Catalog& m_catalog;
    QString m_folder;
    QComboBox* m_kept;
    QStackedWidget* m_pages;
    TournamentSetup* m_setup;
    TournamentTables* m_tables;
    QLabel* m_fault;
    QPushButton* m_start;
    QPushButton* m_run;
    QPushButton* m_withdrawal; ///< goes on without a player, or with it again
    QPushButton* m_more;
    QPushButton* m_open;
};

} // namespace mujo::ui
