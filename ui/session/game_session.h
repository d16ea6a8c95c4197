#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "core/game/game.h"
#include "core/variant/catalog.h"

namespace mujo::ui {

class EngineBridge;

enum class Player { Human, Computer };

/// How a game is begun.
struct GameSetup {
    std::shared_ptr<const Variant> variant;
    std::optional<Position> start; ///< the start position of the variant when absent
    std::array<Player, 2> players{Player::Human, Player::Computer}; ///< by Side
    int level = 3;
    bool illegalMoveLoses = false; ///< the strict setting of the sources
    bool endsAtMate = false;
};

/// Owns the game that is on the board and is the only one who writes it. Lives in the GUI thread.
class GameSession : public QObject {
    Q_OBJECT

public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] bool hasGame() const { return m_game != nullptr; }
    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] bool isHumanTurn() const;
    [[nodiscard]] bool isThinking() const;

    void begin(GameSetup setup);
    /// Puts a loaded game on the board.
    void restore(Game game, GameSetup setup);
    void setSetup(const GameSetup& setup); ///< players, level and settings of the game under way
    bool play(const Move& move);
    /// An illegal attempt of the side to move: told, or lost under the strict setting.
    void attemptIllegal(const QString& reason);
    void takeBack(); ///< back to the last position in which a human is to move
    void redo();
    void goToPly(int ply);
    void resign();
    void offerDraw();
    void moveNow();
    void stopThinking();

signals:
    void gameBegun();
    void movePlayed(int ply);    ///< number of moves made now
    void positionChanged();      ///< after every change, complete
    void gameEnded();
    void thinkingChanged(bool thinking);
    void engineReported(int depth, int score, qint64 nodes, const QString& line);
    void drawAnswered(bool accepted);
    void notice(const QString& text); ///< a sentence for the status line

private:
    void onEngineMove(const Move& move);
    void afterChange();
    void letComputerThink();

    std::unique_ptr<Game> m_game;
    GameSetup m_setup;
    EngineBridge* m_bridge = nullptr;
};

} // namespace mujo::ui
