#include "ui/shell/game_flow.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/game/handicap.h"
#include "core/words/result_words.h"
#include "ui/dialogs/ending_dialog.h"
#include "ui/dialogs/game_info_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/terms.h"
#include "ui/look/look_keeper.h"
#include "ui/session/game_clock.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"
#include "ui/shell/messages.h"
#include "ui/words/phrases.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestName = 60; // characters of a player in a question

QString oneAfterTheOther(const QString& sentence, const QString& another) {
    return another.isEmpty() ? sentence : sentence + QLatin1Char(' ') + another;
}

/// Where a game can end: its last move, and the first that is left out otherwise.
QString orHere(const std::pair<QString, QString>& moves) {
    return GameFlow::tr("After %1, the last move, or here, without %2 and what follows.", "two moves")
        .arg(moves.first, moves.second);
}

} // namespace

GameFlow::GameFlow(const Parts& parts)
    : QObject(&parts.window), m_catalog(parts.catalog), m_engines(parts.engines), m_settings(parts.settings),
      m_session(parts.session), m_files(parts.files), m_look(parts.look), m_messages(parts.messages),
      m_commands(parts.commands), m_window(parts.window) {
    connect(&m_session, &GameSession::movePlayed, this, &GameFlow::tellRepetition, Qt::QueuedConnection);
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (what & (GameFact::Game | GameFact::Record)) {
            m_warnedOf.clear();
        }
    });
    connect(&m_session, &GameSession::lineLeft, this, &GameFlow::onLineLeft);
    connect(&m_session, &GameSession::drawOffered, this, &GameFlow::onDrawOffered);
    connect(&m_session, &GameSession::drawAnswered, this, [this](bool accepted) {
        m_messages.dismiss();
        if (!accepted) {
            m_messages.ask(tr("The draw is declined"), tr("The game goes on."), {{tr("&Dismiss"), {}}});
        }
    });
    connect(&m_session, &GameSession::drawLapsed, this, [this] {
        m_messages.noticeBeside(tr("The offer of a draw has lapsed: a move was made instead of an answer."));
    });
    connect(&m_session, &GameSession::notice, &m_messages, &Messages::notice);
    connect(&m_session, &GameSession::moveMissing, this, &GameFlow::onMoveMissing);
    m_settings.follow(Settings::kComputerGivesUp, this, [this](bool on) { m_session.setGivesUp(on); });
    m_settings.follow(Settings::kComputerOffersDraws, this,
                      [this](bool on) { m_session.setOffersDraws(on); });
    connectCommands();
}

void GameFlow::connectCommands() {
    const auto on = [this](Command command, auto act) { m_commands.on(command, this, act); };
    on(Command::NewGame, [this] { askNewGame(); });
    on(Command::ChooseGame, [this] { emit startPageAsked(); });
    on(Command::Open, [this] { m_files.askOpen(); });
    on(Command::Save, [this] { m_files.save(); });
    on(Command::SaveAs, [this] { m_files.askSave(); });
    on(Command::GameInfo, [this] { askInfo(); });
    on(Command::CopyPosition, [this] { copyPosition(); });
    on(Command::PastePosition, [this] { paste(); });
    on(Command::TakeBack, [this] { m_session.takeBack(); });
    on(Command::Redo, [this] { m_session.redo(); });
    const auto step = [this](int by) {
        m_session.goToPly(static_cast<int>(m_session.game().plies().size()) + by);
    };
    on(Command::StepBack, [step] { step(-1); });
    on(Command::StepForward, [step] { step(1); });
    on(Command::ToStart, [this] { m_session.goToPly(0); });
    on(Command::ToEnd, [this] { m_session.goToEnd(); });
    on(Command::OtherLine, [this] { m_session.showOtherLine(); });
    on(Command::ContinueGame, [this] { m_session.continueGame(); });
    on(Command::Adjourn, [this] { adjourn(); });
    on(Command::OfferDraw, [this] { askWhere([this] { askDraw(); }); });
    on(Command::DeclareWin, [this] { m_session.declareWin(); });
    on(Command::Adjudicate, [this] { askWhere([this] { askDecision(); }); });
    on(Command::Resign, [this] { askResign(); });
    on(Command::MoveNow, [this] { m_session.moveNow(); });
    on(Command::PauseClocks, [this](bool paused) { m_session.clock().setPaused(paused); });
    on(Command::Hint, [this] {
        m_session.askHint();
        m_messages.notice(tr("Looking for a good move."));
    });
}

/// A handicap that has no name yet gets it from the position.
void GameFlow::begin(GameSetup setup) {
    if (setup.start && setup.info.handicap.empty()) {
        setup.info.handicap = handicapName(m_catalog.notes(*setup.variant).handicaps, *setup.start);
    }
    constexpr int kMostKept = 4; // a row of cards
    const QString id = toQString(setup.variant->id());
    QStringList games = m_settings.value(Settings::kLastGames);
    games.removeAll(id);
    games.prepend(id);
    m_settings.set(Settings::kLastGames, games.mid(0, kMostKept));
    m_files.beginGame();
    m_session.begin(std::move(setup));
    if (m_session.game().isOver()) {
        m_commands[Command::Result]->trigger(); // nobody will make a move that ends it
    }
}

void GameFlow::beginInstead(GameSetup setup) {
    m_files.leaveGame([this, setup = std::move(setup)] { begin(setup); });
}

void GameFlow::play(const QString& id) {
    if (const Catalog::Entry* entry = m_catalog.find(id.toStdString())) {
        beginInstead(Terms::usual(m_settings, entry->standard));
    }
}

QString GameFlow::termsInWords(const QString& id) const {
    const Catalog::Entry* entry = m_catalog.find(id.toStdString());
    return Terms::inWords(Terms::usual(m_settings, entry != nullptr ? entry->standard : nullptr));
}

/// What the game on the board has to lose is asked for when another one is chosen.
void GameFlow::askNewGame(const QString& id) {
    auto* dialog = new NewGameDialog(m_catalog, m_settings, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_look.follow(dialog);
    dialog->setEngines(m_engines);
    if (const QString wanted = id.isEmpty() && m_chosenGame ? m_chosenGame() : id; !wanted.isEmpty()) {
        dialog->setGame(wanted);
    } else if (m_session.hasGame()) {
        const Variant& variant = m_session.game().variant();
        dialog->setGame(toQString(variant.id()), toQString(variant.profile()));
    }
    const bool isKept = m_files.isAmongUnfinished();
    if (m_session.hasGame() && (isKept || m_session.isAsOpened()) && !m_session.game().isOver() &&
        !m_session.game().plies().empty()) {
        const Game& game = m_session.game();
        const QString text = isKept ? tr("The game on the board, %1 at move %2, is kept: you will find it "
                                         "in the choice of games, under the unfinished games.")
                                    : tr("The game on the board, %1 at move %2, stays in its file.");
        dialog->setRunning(text.arg(toQString(game.variant().name())).arg(nextMoveNumber(game)));
    }
    connect(dialog, &NewGameDialog::chosen, this,
            [this, dialog](const GameSetup& setup) { beginAsked(setup, dialog->sideBelow()); });
    connect(dialog, &NewGameDialog::startAsked, this,
            [this, dialog](const GameSetup& setup) { askStart(setup, dialog->sideBelow()); });
    if (m_session.isBetweenComputers() && !m_session.isWaiting() &&
        !m_session.game().gameOutcome().isOver()) {
        m_session.adjourn(); // or they play on behind the dialog, which says at which move they are
        connect(dialog, &QDialog::rejected, &m_session, &GameSession::continueGame);
    }
    dialog->open();
}

/// The board turns by itself where Gote plays against the computer.
void GameFlow::beginAsked(GameSetup setup, Side below) {
    m_files.leaveGame([this, setup = std::move(setup), below] {
        begin(setup);
        if (below == Side::Gote && m_session.isHuman(Side::Sente)) {
            m_commands[Command::Flip]->trigger();
        }
    });
}

/// The game is kept anyway; whoever comes back to it finds it standing still.
void GameFlow::adjourn() {
    m_session.adjourn();
    const int asked = m_messages.ask(
        tr("The game is adjourned"),
        m_session.clock().isOn() ? tr("Its clocks stand still. It is kept, and goes on when you want it to.")
                                 : tr("It is kept, and goes on when you want it to."),
        {{tr("&Continue the game"), [this] { m_session.continueGame(); }},
         {tr("&Only look"), [this] { m_session.onlyLook(); }}},
        Banner::Lasts::UntilAnswered);
    disconnect(m_goesOn);
    m_goesOn = connect(&m_session, &GameSession::changed, this, [this, asked](GameFacts what) {
        if (what.testFlag(GameFact::Game) || !m_session.isWaiting()) {
            m_messages.withdraw(asked);
            disconnect(m_goesOn);
        }
    });
    emit startPageAsked();
}

void GameFlow::askDecision() {
    auto* dialog = new EndingDialog(m_session, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EndingDialog::winDeclared, &m_session, &GameSession::declareWin);
    connect(dialog, &EndingDialog::decided, &m_session, &GameSession::adjudicate);
    dialog->open();
}

/// One occurrence before a repetition counts.
void GameFlow::tellRepetition() {
    const Game& game = m_session.game();
    if (game.isOver()) {
        return;
    }
    if (const auto ahead = rules::repetitionAhead(game.position(), game.history())) {
        m_messages.ask(tr("Repetition"), toQString(words::repetitionAheadInWords(QtLanguage(), *ahead)),
                       {{tr("&Dismiss"), {}}});
    }
}

void GameFlow::askInfo() {
    auto* dialog = new GameInfoDialog(m_session, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GameInfoDialog::chosen, &m_session, &GameSession::setDetails);
    dialog->open();
}

QString GameFlow::playerOf(Side side) const {
    return shortened(playerName(m_session.setup().seats[side], side), kLongestName);
}

/// The last move of the game and the one that follows the position shown, where that is an earlier one of the
/// game; none, with the board at the end of the game, where it is not.
std::optional<std::pair<QString, QString>> GameFlow::earlierShown() {
    const Game& game = m_session.game();
    const Game::Node last = game.endOfGame();
    if (m_session.isTakenBack()) { // the game stands there, whatever was played behind it
        m_session.endAt(game.current());
        return std::nullopt;
    }
    m_session.endAt(std::nullopt);
    if (game.current() == last || !game.isOnMainLine(game.current())) {
        m_session.goToNode(last);
        return std::nullopt;
    }
    return std::pair(moveText(game, last), moveText(game, game.next(game.current()).front()));
}

/// Asks `then` when it is known where the game is to end.
void GameFlow::askWhere(const std::function<void()>& then) {
    const auto moves = earlierShown();
    if (!moves) {
        then();
        return;
    }
    m_messages.confirmEnd(tr("Where does the game end?"), orHere(*moves),
                          {{tr("&Last move"),
                            [this, then] {
                                m_session.goToNode(m_session.game().endOfGame());
                                then();
                            }},
                           {tr("&Here"),
                            [this, then] {
                                m_session.endAt(m_session.game().current());
                                then();
                            }},
                           {tr("&Play on"), {}}});
}

/// Of two people the one to move resigns, after the last move or where an earlier position is shown.
void GameFlow::askResign() {
    const auto moves = earlierShown();
    const Game& game = m_session.game();
    const bool isShared = m_session.isHuman(Side::Sente) && m_session.isHuman(Side::Gote);
    const Side atEnd = game.turn(game.endOfGame());
    const Side here = game.position().turn();
    if (!moves) {
        const QString who =
            isShared ? tr("%1 wins.").arg(playerOf(opponent(here))) : tr("You lose the game by resigning.");
        m_messages.confirmEnd(isShared ? tr("%1 resigns?").arg(playerOf(here)) : tr("Resign?"),
                              oneAfterTheOther(who, takenBackWords(m_session)),
                              {{tr("Re&sign"), [this] { m_session.resign(); }}, {tr("&Play on"), {}}});
        return;
    }
    const QString text =
        !isShared ? orHere(*moves)
        : atEnd == here
            ? tr("%1 resigns after %2, the last move, or here, without %3 and what follows.",
                 "a player, two moves")
                  .arg(playerOf(here), moves->first, moves->second)
            : tr("After %1, the last move, %2 resigns. Here, without %3 and what follows, it is %4.",
                 "a move, a player, a move, the other player")
                  .arg(moves->first, playerOf(atEnd), moves->second, playerOf(here));
    m_messages.confirmEnd(tr("Resign?"), text,
                          {{tr("Resign after the &last move"), [this] { m_session.resign(); }},
                           {tr("Resign &here"),
                            [this] {
                                m_session.endAt(m_session.game().current());
                                m_session.resign();
                            }},
                           {tr("&Play on"), {}}});
}

/// A computer answers at once, which may end the game; a person is asked anyway.
void GameFlow::askDraw() {
    const Side turn = m_session.game().position().turn();
    if (m_session.isHuman(turn) == m_session.isHuman(opponent(turn)) || !m_session.game().mayAgreeDraw()) {
        m_session.offerDraw();
        return;
    }
    m_messages.confirmEnd(
        tr("Offer a draw?"),
        oneAfterTheOther(tr("The game ends drawn if the computer accepts."), takenBackWords(m_session)),
        {{tr("&Offer"), [this] { m_session.offerDraw(); }}, {tr("&Play on"), {}}});
}

/// A move that was made while looking back may have been a slip: the line before is one click away.
void GameFlow::onLineLeft(int plies, bool isFromBeside) {
    constexpr int kOwnMoveAndAnswer = 2; // what a move taken back leaves behind
    if (isFromBeside) {
        askWhetherToStay(tr("The game goes on in this line"),
                         tr("How it went on before is kept as another line."),
                         tr("&Back to the end of that line"));
        return;
    }
    const bool isTried = m_session.isWaiting();
    const Game& game = m_session.game();
    const bool wasMeant = m_session.takenBackTo() == game.parent(game.current());
    if (wasMeant || plies <= kOwnMoveAndAnswer) {
        m_messages.noticeBeside(
            isTried ? tr("A line beside the game: the moves of both sides can be tried, and nobody answers.")
                    : tr("A new line begins here; the moves taken back are kept as another line."));
        return;
    }
    if (isTried) {
        askWhetherToStay(tr("A line beside the game"),
                         tr("The moves of both sides can be tried, and nobody answers."),
                         tr("&Back to the game"));
    } else {
        askWhetherToStay(tr("A new line begins here"),
                         tr("The moves that followed are kept as another line."),
                         tr("&Back to the end of that line"));
    }
}

/// Asks whether the line that the last move has begun is gone on with. The question goes when it is answered
/// by going elsewhere; in a game that stands still meanwhile also when the game goes on.
void GameFlow::askWhetherToStay(const QString& title, const QString& text, const QString& back) {
    const bool isTried = m_session.isWaiting();
    const Game::Node first = m_session.game().current();
    const int asked = m_messages.ask(
        title, text, {{back, [this] { m_session.returnToLineLeft(); }}, {tr("Go &on here"), {}}},
        Banner::Lasts::UntilAnswered);
    disconnect(m_leavesNewLine);
    m_leavesNewLine = connect(&m_session, &GameSession::changed, this, [=, this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            disconnect(m_leavesNewLine); // the node is of another game, whose questions have gone with it
        } else if ((what.testFlag(GameFact::Record) && !m_session.game().isOnLine(first)) ||
                   (isTried && !m_session.isWaiting())) {
            m_messages.withdraw(asked); // answered by going elsewhere, or by going on with the game
            disconnect(m_leavesNewLine);
        }
    });
}

void GameFlow::onMoveMissing(Side side, const QString& why) {
    const auto letPlay = [this, side](const Seat& seat) {
        return [this, side, seat] {
            GameSetup setup = m_session.setup();
            Seat& now = setup.seats[side];
            const Seat::Hosted* engine = now.hosted();
            if (engine != nullptr && now.name == engine->engine) {
                now.name.clear(); // another name is one that the user has given
            }
            now.who = seat.who;
            m_session.setSetup(setup);
        };
    };
    const int level = m_settings.value(Settings::kLevel);
    m_messages.ask(
        tr("%1 makes no move").arg(sideName(side)), why,
        {{tr("&Ask again"), [this] { m_session.isWaiting() ? m_session.stepOnce() : m_session.moveNow(); }},
         {tr("&Level %1 plays on").arg(level), letPlay(Seat::computer(level))},
         {tr("A &person plays on"), letPlay(Seat::human())}});
}

/// Of two people at one screen nobody need say who offers it.
void GameFlow::onDrawOffered(Side by) {
    const bool isComputer = !m_session.isHuman(by);
    const QString agreement =
        tr("%1 and %2 both have to agree.", "two players").arg(playerOf(Side::Sente), playerOf(Side::Gote));
    m_messages.askPlayers(
        isComputer ? tr("The computer offers a draw") : tr("A draw by agreement?"),
        isComputer ? tr("The game goes on if you decline.")
                   : oneAfterTheOther(agreement, takenBackWords(m_session)),
        {{isComputer ? tr("&Accept") : tr("Both &agree"), [this] { m_session.answerDraw(true); }},
         {isComputer ? tr("&Decline") : tr("&Play on"), [this] { m_session.answerDraw(false); }}});
}

void GameFlow::refuse(const QString& sentence, rules::RefusalReason reason) {
    // What is no attempt to move a piece of one's own loses nothing.
    using rules::RefusalReason;
    constexpr std::array kHarmless{RefusalReason::NoPieceThere, RefusalReason::NotYourPiece,
                                   RefusalReason::OwnPieceOnTarget, RefusalReason::Ambiguous,
                                   RefusalReason::GameOver};
    const bool isAttempt = std::find(kHarmless.begin(), kHarmless.end(), reason) == kHarmless.end();
    const bool loses = isAttempt && m_session.hasGame() && m_session.setup().illegalMoveLoses;
    // A click far away mostly means to let the piece go: what no piece of the kind does counts when it is
    // tried again.
    if (loses && reason == RefusalReason::NoSuchMove && std::exchange(m_warnedOf, sentence) != sentence) {
        const QString warning =
            tr("%1 An illegal move loses this game; this one counts when you try it again.",
               "a sentence that says what is illegal")
                .arg(sentence);
        m_messages.refuse(warning);
        emit warned(warning);
        return;
    }
    m_messages.refuse(sentence);
    if (loses) {
        m_session.attemptIllegal(sentence);
    }
}

} // namespace mujo::ui
