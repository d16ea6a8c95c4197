#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/game/game.h"
#include "core/geometry/per_side.h"
#include "core/variant_file/catalog.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/look.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace mujo::ui {

class Announcer;
class BoardView;
class EngineBridge;
class HandView;
class MoveLine;
class PractisedGame;

/// Shows the positions before the moves of a game that the analysis has marked, one after the other, and asks
/// for better moves. A move that gives nothing away counts, whether or not it is the best one; the engine
/// looks at it for as long as it has looked at the game.
class MistakesDialog : public FittingDialog {
    Q_OBJECT

public:
    /// `marked` are moves of the game that are judged, at least one. The catalog, where there is one, must
    /// outlive the dialog.
    MistakesDialog(const Game& game, std::vector<Game::Node> marked, PerSide<QString> players,
                   const Catalog* catalog, QWidget* parent);
    ~MistakesDialog() override;

    void setLook(const Look& look);

private:
    void build();
    void connectHand(HandView& hand);
    void placeHands();
    void ask();
    void answer(const Move& move);
    void onAnswered();
    void tellEnd(const rules::Outcome& outcome);
    void showBest();
    void tell(const QString& verdict);
    /// A good answer; after that to the last question it is over.
    void tellRight(const QString& verdict);
    [[nodiscard]] Game::Node node() const { return m_marked[m_at]; }
    [[nodiscard]] const Finding& before() const { return *m_game.ply(m_game.parent(node())).finding; }

    Game m_game;
    std::vector<Game::Node> m_marked;
    PerSide<QString> m_players;
    std::size_t m_at = 0;
    std::optional<Game> m_tried; ///< the game after the move that the engine looks at
    std::optional<SearchInfo> m_found;
    EngineBridge* m_engine; ///< its own: the window may take everything else away first
    std::unique_ptr<PractisedGame> m_shown;
    BoardView* m_board;
    PerSide<HandView*> m_hands;
    QVBoxLayout* m_table; ///< the board between the hands
    MoveLine* m_line;
    QLabel* m_question;
    QLabel* m_verdict;
    QPushButton* m_best;
    QPushButton* m_next;
    Announcer* m_announcer;
};

} // namespace mujo::ui
