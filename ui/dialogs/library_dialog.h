#pragma once

#include <optional>
#include <vector>

#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/look.h"
#include "ui/session/kept_game.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mujo::ui {

class CardList;
class ElidedLabel;
class KeptGameCard;
class KeptGamesFilter;
class KeptGamesModel;

/// All games that are kept, with their positions: unfinished, finished, files of the user, and discarded
/// ones. They are searched, sorted, opened and put away here; what is asked for is done by others, who set
/// the games anew.
class LibraryDialog : public FittingDialog {
    Q_OBJECT

public:
    explicit LibraryDialog(QWidget* parent = nullptr);

    /// The files are being read; what was there before stays.
    void setReading();
    /// Whether a game is under way on the board, which is not among the others.
    void setPlaying(bool on);
    /// The chosen game stays chosen, or the one at its place.
    void setGames(std::vector<KeptGame> games);
    void setLook(const Look& look);

signals:
    void lookAsked(const mujo::ui::KeptGame& game); ///< to open it without going on with it
    void continueAsked(const mujo::ui::KeptGame& game);
    void putAwayAsked(const std::vector<mujo::ui::KeptGame>& games); ///< the list forgets files of the user
    void bringBackAsked(const std::vector<mujo::ui::KeptGame>& games);
    void renameAsked(const mujo::ui::KeptGame& game, const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addChoices();
    void fillGameNames();
    void onFiltered();
    void onChosen();
    void openChosen();
    void putAway();
    void tellPutAway();
    void askName();
    void openMenu(const QPoint& onScreen);
    void fitCards();
    /// The one game that is chosen.
    [[nodiscard]] const KeptGame* chosen() const;
    /// All that are chosen and can be put away; where some are not discarded, only those.
    [[nodiscard]] std::vector<KeptGame> movable() const;
    [[nodiscard]] QString putAwayText() const;

    KeptGamesModel* m_games;
    KeptGamesFilter* m_filter;
    KeptGameCard* m_card;
    QLineEdit* m_search;
    QComboBox* m_shelves;
    QComboBox* m_names;
    QComboBox* m_orders;
    CardList* m_list;
    QLabel* m_nothing;
    QLabel* m_playing;
    ElidedLabel* m_place;            ///< the file of the chosen game, or what was just done
    std::vector<KeptGame> m_leaving; ///< what is being put away, until the games are read again
    QPushButton* m_putAway;
    QPushButton* m_look;
    QPushButton* m_continue;
    QAction* m_rename;
    bool m_isReading = false;
};

} // namespace mujo::ui
