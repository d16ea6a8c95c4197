// Games that begin from a position, and what is pasted.

#include <QApplication>
#include <QClipboard>
#include <utility>

#include "core/game/formats/format.h"
#include "core/game/letter.h"
#include "core/game/position_text.h"
#include "core/position/sfen.h"
#include "ui/board/typed_line.h"
#include "ui/dialogs/terms.h"
#include "ui/editor/position_editor.h"
#include "ui/editor/setup_words.h"
#include "ui/look/look_keeper.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"
#include "ui/shell/game_flow.h"
#include "ui/shell/messages.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// The first faults: what was meant for another game has hundreds of them, and what is no position at all has
/// none worth reading.
QString whatIsWrong(const std::string& text, const std::string& game, Diagnostics faults) {
    if (text.find('/') == std::string::npos) {
        return GameFlow::tr("What was pasted is neither a position, nor a game that can be read, nor does it "
                            "begin with a move "
                            "that is possible from the position on the board. A position has its ranks from "
                            "top to bottom with "
                            "/ between them; Copy position writes one.");
    }
    constexpr std::size_t kListed = 5;
    const std::size_t more = faults.size() > kListed ? faults.size() - kListed : 0;
    faults.resize(faults.size() - more);
    QString words = GameFlow::tr("The text is no position of %1:").arg(toQString(game)) + QLatin1Char('\n') +
                    toQString(faults);
    if (more > 0) {
        words += QLatin1Char('\n') + GameFlow::tr("and %1 more").arg(more);
    }
    return words;
}

} // namespace

void GameFlow::copyPosition() {
    // With the name of the game, so that the text can be pasted anywhere.
    QApplication::clipboard()->setText(toQString(writePosition(m_session.game().position())));
    m_messages.notice(tr("The position is in the clipboard."));
}

void GameFlow::paste() {
    const QString text = QApplication::clipboard()->text();
    if (findLetter(text.toStdString())) { // as good as pasted by its own command
        m_commands[Command::PasteReply]->trigger();
    } else if (const GameFormat* format = sniffFormat(text.toStdString());
               format != nullptr && format->keepsGames()) {
        m_files.openText(text);
    } else if (isMovesFromHere(text) && m_session.mayAddLine()) {
        m_commands[Command::PasteMoves]->trigger();
    } else if (isMovesFromHere(text)) {
        m_messages.ask(tr("Moves cannot be added while a game against the computer goes on"),
                       tr("Adjourn it first, or go back to an earlier move, and they are pasted as a line."),
                       {{tr("&Open them as a game of their own"), [this, text] { openWithMoves(text); }},
                        {tr("&Dismiss"), {}}});
    } else {
        startFromText(text);
    }
}

/// Whether a text is no position, and begins with a move that is possible here.
bool GameFlow::isMovesFromHere(const QString& text) const {
    constexpr qsizetype kEnough = 400; // characters, which hold a first move
    return m_session.hasGame() && !text.contains(QLatin1Char('/')) &&
           !readTypedLine(m_session.game(), m_session.game().current(), text.left(kEnough)).moves.empty();
}

/// The game up to here and the moves of the text, as a game without the computer.
void GameFlow::openWithMoves(const QString& text) {
    GameFile file{m_session.game()};
    const QString begin = text.left(kLongestTypedLine);
    for (const Move& move : readTypedLine(file.game, file.game.current(), begin).moves) {
        file.game.play(move);
    }
    m_files.open({}, std::move(file));
}

/// Whoever pastes a position may not think of the computer, which answers at once.
QString GameFlow::computersStay(const GameSetup& setup) {
    const bool isSente = !setup.seats[Side::Sente].isHuman();
    const bool isGote = !setup.seats[Side::Gote].isHuman();
    if (isSente && isGote) {
        return tr("The computer still plays both sides.");
    }
    return isSente || isGote ? tr("The computer still plays %1.", "a side")
                                   .arg(sideName(isSente ? Side::Sente : Side::Gote))
                             : QString();
}

bool GameFlow::startFromText(const QString& text) {
    const std::string sfenText = text.trimmed().toStdString();
    if (sfenHeader(sfenText).id.empty() && !m_session.hasGame()) {
        m_messages.complain(
            tr("A position text without the name of its game, such as [id] before it, needs a game on "
               "the board."));
        return false;
    }
    auto position = readPosition(m_catalog, sfenText,
                                 m_session.hasGame() ? m_session.game().position().sharedVariant() : nullptr);
    if (!position) {
        const UnreadPosition& why = position.error();
        m_messages.complain(why.game == nullptr ? toQString(why.faults)
                                                : whatIsWrong(sfenText, why.game->name(), why.faults));
        return false;
    }
    const auto variant = position->sharedVariant();
    GameSetup setup = m_session.hasGame() ? m_session.setup() : Terms::calm(m_settings, variant);
    setup.variant = variant;
    QStringList said{tr("The position of the text is on the board.")};
    bool isOver = false;
    for (const SetupWords::Line& line : SetupWords::of(SetupEditor(*position))) {
        isOver = isOver || line.weight == SetupWords::Weight::Over;
        if (line.weight == SetupWords::Weight::Odd) {
            said << Phrases::sentence(line.text);
        } else if (line.weight == SetupWords::Weight::Over) {
            said << line.text;
        }
    }
    if (const QString computers = computersStay(setup); !isOver && !computers.isEmpty()) {
        said << computers;
    }
    setup.start = std::move(*position);
    beginFrom(std::move(setup), said.join(QLatin1Char(' ')));
    return true;
}

/// A game from a position of its own; the one on the board, where it is under way, is offered again.
void GameFlow::beginFrom(GameSetup setup, const QString& notice) {
    m_files.leaveGame([this, setup = std::move(setup), notice]() mutable {
        startFrom(std::move(setup));
        if (!notice.isEmpty()) {
            m_messages.notice(notice);
        }
    });
}

void GameFlow::startFrom(GameSetup setup) {
    const bool leavesGame =
        m_session.hasGame() && !m_session.game().isOver() && !m_session.game().plies().empty();
    setup.info.handicap.clear(); // that of the game before
    begin(std::move(setup));
    if (leavesGame) {
        m_files.offerGameBefore();
    }
}

PositionEditor* GameFlow::openEditor(const Position& position) {
    auto* editor = new PositionEditor(position, &m_window);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    m_look.follow(editor);
    editor->open();
    return editor;
}

void GameFlow::editPosition(const QString& id, const QString& piece) {
    const Catalog::Entry* entry = m_catalog.find(id.toStdString());
    if (entry == nullptr && !m_session.hasGame()) {
        return;
    }
    const Position first = entry != nullptr ? Position::start(entry->standard) : m_session.game().position();
    const GameSetup usual = entry != nullptr ? Terms::usual(m_settings, entry->standard) : m_session.setup();
    PositionEditor* editor = openEditor(first);
    if (const auto picked = first.variant().find(piece.toStdString())) {
        editor->pick(Piece(*picked, Side::Sente));
    }
    const Catalog::Entry* known = m_catalog.find(first.variant().id());
    if (known != nullptr && !isShipped(*known->standard)) {
        editor->offerOwnStart();
        connect(editor, &PositionEditor::ownStartAsked, this, [this, editor](const Position& position) {
            if (const QString fault = m_changesStart(position); !fault.isEmpty()) {
                editor->refuse(fault);
            } else {
                editor->done(QDialog::Accepted);
            }
        });
    }
    connect(editor, &PositionEditor::chosen, this,
            [this, usual](PositionEditor::Purpose purpose, const Position& position) {
                GameSetup setup = usual;
                setup.start = position;
                if (purpose != PositionEditor::Purpose::Game) {
                    setup.seats = {Seat::human(), Seat::human()};
                    setup.time.reset();
                }
                beginFrom(std::move(setup));
                if (QAction* analyse = m_commands[Command::Analyse];
                    purpose == PositionEditor::Purpose::Analysis && !analyse->isChecked()) {
                    analyse->trigger();
                }
            });
}

void GameFlow::askStart(const GameSetup& setup, Side below) {
    PositionEditor* editor = openEditor(setup.start.value_or(Position::start(setup.variant)));
    editor->askForStart();
    connect(editor, &PositionEditor::chosen, this,
            [this, setup, below](PositionEditor::Purpose /*purpose*/, const Position& position) {
                GameSetup made = setup;
                made.start = position;
                beginAsked(std::move(made), below);
            });
}

} // namespace mujo::ui
