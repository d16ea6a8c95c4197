#pragma once

#include <QWidget>
#include <vector>

#include "ui/look/look.h"
#include "ui/session/game_store.h"

class QLabel;
class QPushButton;

namespace mujo::ui {

class CardList;
class HeroGame;
class KeptGameCard;
class KeptGamesModel;

/// The games that can be gone on with: the chosen one large, with what can be done with it, and all of them
/// below each other. The newest one is chosen first.
class UnfinishedShelf : public QWidget {
    Q_OBJECT

public:
    explicit UnfinishedShelf(QWidget* parent = nullptr);

    /// The game at the path of the chosen one stays chosen, or the one at its place.
    void setGames(const QString& title, std::vector<KeptGame> games);
    /// A chosen game is to be looked for under this path when games come next.
    void follow(const QString& path) { m_followed << path; }
    void chooseNewest();
    [[nodiscard]] bool isEmpty() const;
    void setLook(const Look& look);
    /// Whether Enter goes on with the chosen game.
    void setTakesEnter(bool takes);

signals:
    void continueAsked(const mujo::ui::KeptGame& game);
    void discardAsked(const std::vector<mujo::ui::KeptGame>& games);
    void bringBackAsked(const std::vector<mujo::ui::KeptGame>& games);
    void renameAsked(const mujo::ui::KeptGame& game, const QString& name);
    /// A text is typed while the games have the keys, which mean nothing to them.
    void typed(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The current game, which is shown large.
    [[nodiscard]] const KeptGame* chosen() const;
    /// All that are chosen and can be discarded; where there are none, those that can be brought back.
    [[nodiscard]] std::vector<KeptGame> movable() const;
    void choose(const QStringList& paths, int row);
    void fitCards();
    void onChosen();
    void goOn();
    void discardOrBringBack();
    void askName();
    void openMenu(const QPoint& onScreen);

    KeptGamesModel* m_games;
    KeptGameCard* m_card;
    QLabel* m_title;
    HeroGame* m_hero;
    QLabel* m_others;
    CardList* m_list;
    QPushButton* m_discard;
    QPushButton* m_continue;
    QStringList m_followed; ///< paths of the games that are to be chosen
};

} // namespace mujo::ui
