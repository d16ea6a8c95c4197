#pragma once

#include <QSet>
#include <QWidget>
#include <functional>
#include <vector>

#include "core/variant_file/catalog.h"
#include "ui/look/look.h"
#include "ui/panes/banner.h"
#include "ui/session/game_store.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace mujo::ui {

class GameShelvesModel;
class UnfinishedShelf;
class VariantCard;
class VariantFilter;
class VariantListModel;

/// What the window shows before a game: the games as cards on their shelves with a search line, and beside
/// them the games that can be gone on with.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const Catalog& catalog, QWidget* parent = nullptr);

    void refresh();
    void setLook(const Look& look);
    /// How a game begins that is started without asking: "Human against computer, level 3".
    /// How a game begins that is played without more ado, in words, by its id.
    void setTerms(std::function<QString(const QString& id)> terms);
    /// The games begun, the last one first: it is chosen while nothing is searched, or the first of all where
    /// it is unknown. They stand on a shelf of their own unless it is on the uppermost one.
    void setLastGames(const QStringList& ids);
    /// The games to go on with, and those that were discarded and can be brought back.
    void offer(std::vector<KeptGame> games, std::vector<KeptGame> discarded);
    /// The chosen game was moved to this path. One that was discarded keeps its place until the page is left,
    /// so that it can be brought back at once.
    void follow(const QString& path);
    /// How the game behind this page stands: `Waits` is an adjourned or an opened one that nobody goes on
    /// with yet.
    enum class OnBoard { GoesOn, Waits, Over };
    /// A game is on the board behind this page, told in words; none takes the offer away.
    void offerReturn(const QString& game, OnBoard state);
    void tell(const QString& title, const QString& text);
    [[nodiscard]] QLineEdit& search() { return *m_search; }
    [[nodiscard]] Banner& banner() { return *m_banner; }
    [[nodiscard]] QStringList shownIds() const;
    /// The game that is chosen; empty for none.
    [[nodiscard]] QString currentId() const;
    /// The set of pieces that all games have.
    void setPieces(const QString& id);

signals:
    void playAsked(const QString& id);
    void termsAsked(const QString& id);  ///< the new-game dialog is wanted for this game
    void piecesAsked(const QString& id); ///< for all games
    void openAsked();
    void libraryAsked();
    void returnAsked();
    void continueAsked(const mujo::ui::KeptGame& game);
    void discardAsked(const std::vector<mujo::ui::KeptGame>& games);
    void bringBackAsked(const std::vector<mujo::ui::KeptGame>& games);
    void renameAsked(const mujo::ui::KeptGame& game, const QString& name);
    void unfinishedWanted(); ///< other windows may have changed the games meanwhile

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    void fillPieces();
    QLayout* makeFoot();
    void connectParts();
    void fitHead(int room);
    void fitFoot(int room);
    void fitCards();
    void fillShelf();
    /// The keys go to the unfinished games where there are any, else to the search.
    void giveKeys();
    void choose(int row);
    void showCurrent();
    void arrangeShelves();
    void showTerms();
    [[nodiscard]] int preferredRow() const;
    [[nodiscard]] int rowOf(const QString& game) const;
    [[nodiscard]] int lowerRowOf(const QString& id) const;
    void onSearchChanged(const QString& text);
    void play();

    VariantListModel* m_variants;
    VariantFilter* m_filter;
    GameShelvesModel* m_shelves;
    VariantCard* m_card;
    Banner* m_banner;
    int m_returnOffer = 0; ///< its number
    UnfinishedShelf* m_shelf;
    QLabel* m_invitation;
    QWidget* m_pieces;
    QLineEdit* m_search;
    QListView* m_cards;
    QLabel* m_nothing;
    QBoxLayout* m_head = nullptr;
    QBoxLayout* m_foot = nullptr;
    QBoxLayout* m_start = nullptr; ///< of the foot: the terms and what begins the game
    QLabel* m_terms;
    QPushButton* m_discardedGames;
    QPushButton* m_change;
    QPushButton* m_play;
    QStringList m_lastGames; ///< ids, the last one first
    int m_columns = 1;       ///< of cards
    std::function<QString(const QString& id)> m_howItBegins;
    std::vector<KeptGame> m_unfinished;
    std::vector<KeptGame> m_discarded;
    QSet<QString> m_justDiscarded; ///< paths of those that keep their place
    bool m_isOneOnBoard = false;   ///< a game that is not over
    bool m_hasOffered = false;
    bool m_isFresh = true; ///< nothing has been offered since the page was shown
};

} // namespace mujo::ui
