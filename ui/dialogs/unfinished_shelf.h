#pragma once

#include <QWidget>
#include <vector>

#include "ui/look/look.h"
#include "ui/session/game_store.h"

class QLabel;
class QListView;
class QPushButton;

namespace mujo::ui {

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
    /// The chosen game is to be looked for under this path when games come next.
    void follow(const QString& path) { m_followed = path; }
    void chooseNewest();
    [[nodiscard]] bool isEmpty() const;
    void setLook(const Look& look);
    /// Whether Enter goes on with the chosen game.
    void setTakesEnter(bool takes);

signals:
    void continueAsked(const mujo::ui::KeptGame& game);
    void discardAsked(const mujo::ui::KeptGame& game);
    void bringBackAsked(const mujo::ui::KeptGame& game);
    void renameAsked(const mujo::ui::KeptGame& game, const QString& name);
    /// A text is typed while the games have the keys, which mean nothing to them.
    void typed(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] const KeptGame* chosen() const;
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
    QListView* m_list;
    QPushButton* m_discard;
    QPushButton* m_continue;
    QString m_followed; ///< path of the game that is to be chosen
};

} // namespace mujo::ui
