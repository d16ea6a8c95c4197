#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/game/formats/game_file.h"
#include "core/game/game.h"
#include "core/game/record_edits.h"
#include "core/game/time_control.h"
#include "core/geometry/per_side.h"
#include "core/opponent/opponent.h"
#include "core/variant_file/catalog.h"
#include "ui/session/observed_game.h"
#include "ui/session/planned_move.h"
#include "ui/session/seat.h"

namespace mujo::ui {

class EngineBridge;
class HeldAnswer;
class GameClock;
class Opponents;

/// How a game is begun.
struct GameSetup {
    std::shared_ptr<const Variant> variant;
    std::optional<Position> start; ///< the start position of the variant when absent
    PerSide<Seat> seats{Seat::human(), Seat::computer()};
    bool illegalMoveLoses = false; ///< the strict setting of the sources
    bool endsAtMate = false;
    std::optional<GameTime> time;         ///< none without clocks
    bool timeLoses = true;                ///< whether running out of time does
    std::chrono::milliseconds elapsed{0}; ///< on the move under way, where a game goes on
    GameInfo info{};                      ///< a game that begins gets the date of the day
    std::map<std::string, std::string>
        unknown{}; ///< what its file said that is not known: `GameFile::unknown`
};

/// How a game that was kept comes back to the board.
enum class Resume {
    AtOnce, ///< it goes on
    Waits,  ///< it is looked at; the computer waits for `continueGame`
};

/// Owns the game that is on the board and is the only one who writes it. Lives in the GUI thread.
class GameSession : public ObservedGame {
    Q_OBJECT

public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] bool isHuman(Side side) const { return m_setup.seats[side].isHuman(); }
    /// Whether a person may make the next move.
    [[nodiscard]] bool isHumanTurn() const;
    [[nodiscard]] BoardEntry entry() const override;
    [[nodiscard]] std::optional<Move> planned() const override { return m_planned.move(); }
    [[nodiscard]] bool isAnswered() const override;
    /// Whether no person plays.
    [[nodiscard]] bool isBetweenComputers() const { return hasGame() && !anyHuman(); }
    [[nodiscard]] bool isThinking() const;
    /// Whether it thinks for the human to move.
    [[nodiscard]] bool isHinting() const;
    /// Whether something else is shown than the position at which the game stands: one before it, or one of a
    /// line beside the game.
    [[nodiscard]] bool isLookingBack() const { return hasGame() && game().current() != game().endOfGame(); }
    /// The same in a finished game, of which no move has been taken back to be made anew: moves of both sides
    /// may be tried, and the game stays what it was.
    [[nodiscard]] bool isReviewing() const;
    /// Whether an opened or adjourned game is only looked at, or moves are tried beside a finished one: moves
    /// of both sides may be tried, and nobody answers them.
    [[nodiscard]] bool isWaiting() const { return m_waiting != Waiting::No; }
    /// Whether it waits at the end of the game for a person whose move goes on with it.
    [[nodiscard]] bool goesOnByMove() const;
    /// While it waits no move goes on with it, until `continueGame`.
    void onlyLook();
    /// Whether an opened game is still as it was opened.
    [[nodiscard]] bool isAsOpened() const { return m_isAsOpened; }
    /// Who has offered a draw that waits for an answer.
    [[nodiscard]] std::optional<Side> drawOffer() const { return m_drawOffer; }
    [[nodiscard]] EngineBridge& engine();
    /// What keeps answers back; for tests, which give it another timer.
    [[nodiscard]] HeldAnswer& heldAnswer() { return *m_held; }
    /// How long a person's move stays on the board before it is answered, and how long each move of a game
    /// between computers does; nothing at first.
    void setPauses(std::chrono::milliseconds answer, std::chrono::milliseconds pace);
    /// Whether a computer gives up what is lost, but no handicap game; not at first.
    void setGivesUp(bool on) { m_givesUp = on; }
    /// Whether a computer offers a draw to a person where a long game leads nowhere; not at first.
    void setOffersDraws(bool on) { m_offersDraws = on; }
    /// The move that was just played is shown by motion for so long, which comes on top of the pause. To be
    /// called while the change is told.
    void addShowing(std::chrono::milliseconds time) { m_showing += time; }
    [[nodiscard]] GameClock& clock() { return *m_clock; }
    [[nodiscard]] const GameClock& clock() const { return *m_clock; }

    void begin(GameSetup setup);
    /// Puts a loaded game on the board. Its clocks stand still until a human moves.
    void restore(Game game, GameSetup setup, Resume resume = Resume::AtOnce);
    /// The game stands still until `continueGame`: its clocks stop and nobody thinks.
    void adjourn();
    /// A game that was opened or adjourned goes on from its end.
    void continueGame();
    /// One move of a game between computers, which stands still before and after it.
    void stepOnce();
    void setSetup(const GameSetup& setup); ///< seats and settings of the game under way
    /// Who plays, and when and where, as the record tells it. Nobody's thinking is disturbed.
    void setDetails(const GameDetails& details);
    [[nodiscard]] GameDetails details() const;
    bool play(const Move& move);
    /// The move that the waiting person will make when the turn comes, if it is legal then; none to give it
    /// up. Nothing where `entry` allows no such choice. It is forgotten when the game goes another way than
    /// on by one move.
    void plan(std::optional<Move> move);
    /// An illegal attempt of the side to move: told, or lost under the strict setting.
    void attemptIllegal(const QString& reason);
    void takeBack(); ///< back to the last position in which a human is to move
    void redo();
    void goToPly(int ply);
    /// To the end of the line on the board; where that is shown, to where the game stands.
    void goToEnd();
    /// Whether a line behind the position shown is none that a computer would have to answer.
    [[nodiscard]] bool mayAddLine() const;
    /// Whether `redo` ends the game as it had ended before that was taken back.
    [[nodiscard]] bool mayEndAgain() const;
    /// Shows a position of the tree, with the line it belongs to.
    void goToNode(Game::Node node);
    /// The next of the lines that part at the move on the board, or else at the place nearest to it.
    void showOtherLine();
    /// Back to the line and the place that a move has left last.
    void returnToLineLeft();

    /// Changes of the record, each of which can be undone.
    [[nodiscard]] const RecordEdits& edits() const { return m_edits; }
    void undoEdit();
    void redoEdit();
    /// Draws on the position shown; it is kept with the move that led there.
    void setShapes(const std::vector<DrawnShape>& shapes);
    /// What the annotator says of a position; a text that no file has room for is cut.
    void setComment(Game::Node node, const QString& text);
    void setGlyph(Game::Node node, std::optional<MoveGlyph> glyph);
    /// Whether the printed game has a diagram there.
    void setDiagram(Game::Node node, bool isDrawn);
    /// What a search has made of the position shown. It is kept with the game whenever that is kept; who
    /// searches tells of it.
    void noteScore(const PositionScore& score);
    /// What the analysis of the whole game has found in a position; kept in the same way.
    void noteFinding(Game::Node node, Finding finding);
    /// A move with all that follows it. Where it takes the position shown away, the one before it is shown.
    void removeMoves(Game::Node node);
    void raiseLine(Game::Node node);
    void makeMainLine(Game::Node node);
    /// `RecordEdits::paste`; shows where it begins.
    RecordEdits::Pasted pasteMoves(Game::Node node, Game::Node onto);
    /// `RecordEdits::pasteLine`, likewise.
    RecordEdits::Pasted pasteLine(const std::vector<Move>& moves, Game::Node onto);

    /// Where the next resignation, agreement or decision ends the game, if that is before its last move: what
    /// was played from there leaves the record then, as a change that can be undone. Any other step forgets
    /// it.
    void endAt(std::optional<Game::Node> node) { m_endsAt = node; }
    /// Whether moves were taken back to the position shown: the game stands there, and nobody looks back.
    [[nodiscard]] bool isTakenBack() const { return m_game && m_takenBackTo == m_game->current(); }
    /// That position, also when a move has been made from it; none once another one was gone to.
    [[nodiscard]] std::optional<Game::Node> takenBackTo() const { return m_takenBackTo; }
    void resign();
    /// The human to move declares the win that an entered king gives, where the rules let them.
    void declareWin();
    [[nodiscard]] bool mayDeclareWin() const;
    /// The game ends as the players or an arbiter have decided.
    void adjudicate(const rules::Outcome& outcome);
    /// Between two people the other one answers by `answerDraw`; the computer answers at once.
    void offerDraw();
    void answerDraw(bool accepted);
    /// The computer moves at once; where it is not thinking though it is its turn, it begins to.
    void moveNow();
    /// The engine looks for a good move of the human to move; the answer is `hintFound`, nothing is played.
    void askHint();
    void stopThinking();

signals:
    void movePlayed(int ply); ///< number of moves made now
    void gameEnded();
    /// A move from an earlier position has begun a line of its own: moves of the line that was on the board
    /// before and is kept, as single moves of a side.
    void lineLeft(int plies, bool isFromBeside);
    void thinkingChanged(bool thinking);
    void engineReported(const mujo::SearchInfo& info); ///< of the position on the board
    void hintFound(const mujo::Move& move);
    void drawOffered(mujo::Side by);
    void drawAnswered(bool accepted);
    void drawLapsed();                ///< a move was made instead of an answer
    void notice(const QString& text); ///< a sentence for the status line
    /// A side that no person plays gives no move: the sentence says why. The game stands still, and so do the
    /// clocks; where they ran until then, they run again as soon as it goes on.
    void moveMissing(mujo::Side side, const QString& why);

private:
    void onFlagFell(Side side);
    void onAnswered(const Answer& answer);
    void onReleased(const Answer& answer);
    void onHinted(const std::optional<Move>& move);
    /// The game stays as it is; the sentence says why there is no move.
    void onNoMove(const Answer& answer);
    void onPausedChanged();
    /// Where a missing move has stopped them.
    void restartClocks();
    void start();
    void afterChange();
    void settlePlan();
    void askOpponent();
    void askOpponentIfToMove();
    enum class Step { Shows, TakesBack };
    void stepTo(Game::Node node, Step step = Step::Shows);
    void goToEndOfGame();
    void standStill();
    void tellNotes();
    void takeDetails();
    /// How the game stood before its record is changed.
    struct BeforeEdit {
        Game::Node end;
        bool wasOver;
    };
    /// The command that takes a change back.
    enum class WayBack { Undo, Redo };
    [[nodiscard]] BeforeEdit beforeEdit() const;
    /// A game that had ended, or whose end was cut off, stands still where a computer would move: who edits
    /// does not play.
    void afterEdit(const BeforeEdit& before, GameFacts what, WayBack back = WayBack::Undo);
    void afterStep(RecordEdits::Kind kind, const BeforeEdit& before, WayBack back);
    [[nodiscard]] bool anyHuman() const;

    std::optional<Game>& m_game = record();
    GameSetup m_setup;
    Opponents* m_opponents;
    GameClock* m_clock;
    HeldAnswer* m_held;
    bool m_givesUp = false;
    bool m_offersDraws = false;
    std::chrono::milliseconds m_answerPause{0};
    std::chrono::milliseconds m_pace{0};
    std::chrono::milliseconds m_showing{0}; ///< of the move that is being told
    std::optional<Side> m_drawOffer;
    /// For a move of a person that goes on with the game, or only for `continueGame`.
    enum class Waiting { No, ForAMove, OnlyLooking };
    Waiting m_waiting = Waiting::No;
    bool m_isAsOpened = false;
    struct TakenBackEnd {
        Game::Node node;
        rules::Outcome outcome;
    };
    std::optional<TakenBackEnd> m_takenBackEnd; ///< until a move is made
    std::optional<Game::Node> m_takenBackTo;    ///< until another position is gone to
    std::optional<Game::Node> m_endsAt;
    Waiting m_waitingTold = Waiting::No;
    bool m_clocksStopped = false; ///< since a move is missing
    bool m_isChanging = false;    ///< what changes is told when it is complete
    GameFacts m_untold;
    struct LeftLine {
        Game::Node last; ///< of the line
        Game::Node from; ///< where the other one began
        bool wasMain;
    };
    std::optional<LeftLine> m_lineLeft;
    RecordEdits m_edits;
    PlannedMove m_planned;
};

} // namespace mujo::ui
