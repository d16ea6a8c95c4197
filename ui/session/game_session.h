#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "core/engine/engine.h"
#include "core/game/game.h"
#include "core/game/time_control.h"
#include "core/variant/catalog.h"

namespace mujo::ui {

class EngineBridge;
class GameClock;

enum class Player { Human, Computer };

/// How a game is begun.
struct GameSetup {
    std::shared_ptr<const Variant> variant;
    std::optional<Position> start; ///< the start position of the variant when absent
    std::array<Player, 2> players{Player::Human, Player::Computer}; ///< by Side
    std::array<QString, 2> names;                                   ///< by Side; may be empty
    int level = 3;
    bool illegalMoveLoses = false; ///< the strict setting of the sources
    bool endsAtMate = false;
    std::optional<TimeControl> time;      ///< none without clocks
    bool timeLoses = true;                ///< whether running out of time does
    std::chrono::milliseconds elapsed{0}; ///< on the move under way, where a game goes on
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
    [[nodiscard]] Player player(Side side) const { return m_setup.players[index(side)]; }
    [[nodiscard]] bool isHumanTurn() const;
    [[nodiscard]] bool isThinking() const;
    /// Whether it thinks for the human to move.
    [[nodiscard]] bool isHinting() const { return m_isHinting; }
    /// Whether later moves than the ones on the board exist.
    [[nodiscard]] bool isLookingBack() const { return m_game && !m_game->undone().empty(); }
    /// Who has offered a draw that waits for an answer.
    [[nodiscard]] std::optional<Side> drawOffer() const { return m_drawOffer; }
    [[nodiscard]] EngineBridge& engine() { return *m_bridge; }
    [[nodiscard]] GameClock& clock() { return *m_clock; }
    [[nodiscard]] const GameClock& clock() const { return *m_clock; }

    void begin(GameSetup setup);
    /// Puts a loaded game on the board. Its clocks stand still until a human moves.
    void restore(Game game, GameSetup setup);
    void setSetup(const GameSetup& setup); ///< players, level and settings of the game under way
    bool play(const Move& move);
    /// An illegal attempt of the side to move: told, or lost under the strict setting.
    void attemptIllegal(const QString& reason);
    void takeBack(); ///< back to the last position in which a human is to move
    void redo();
    void goToPly(int ply);
    /// Draws on the position; it is kept with the move that led there.
    void setShapes(const std::vector<DrawnShape>& shapes);
    void resign();
    /// The human to move declares the win that an entered king gives, where the rules let them.
    void declareWin();
    [[nodiscard]] bool mayDeclareWin() const;
    /// Between two people the other one answers by `answerDraw`; the computer answers at once.
    void offerDraw();
    void answerDraw(bool accepted);
    /// The computer moves at once; where it is not thinking though it is its turn, it begins to.
    void moveNow();
    /// The engine looks for a good move of the human to move; the answer is `hintFound`, nothing is played.
    void askHint();
    void stopThinking();

signals:
    void gameBegun();
    void movePlayed(int ply); ///< number of moves made now
    void positionChanged();   ///< after every change, complete
    void shapesChanged();
    void gameEnded();
    void thinkingChanged(bool thinking);
    void engineReported(const mujo::SearchInfo& info); ///< of the position on the board
    void hintFound(const mujo::Move& move);
    void drawOffered(mujo::Side by);
    void drawAnswered(bool accepted);
    void notice(const QString& text); ///< a sentence for the status line

private:
    void onFlagFell(Side side);
    void onEngineMove(const Move& move);
    void onEngineFailed();
    void start();
    void afterChange();
    void letComputerThink();
    void stepTo(std::size_t ply);
    [[nodiscard]] Side turnAt(std::size_t ply) const;
    [[nodiscard]] bool anyHuman() const;

    std::unique_ptr<Game> m_game;
    GameSetup m_setup;
    EngineBridge* m_bridge = nullptr;
    GameClock* m_clock = nullptr;
    std::optional<Side> m_drawOffer;
    bool m_isHinting = false;
    int m_computersScore = 0; ///< as the computer saw its position when it moved last
};

} // namespace mujo::ui
