#include "ui/shell/letter_desk.h"

#include <QApplication>
#include <QClipboard>
#include <utility>

#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"
#include "ui/shell/game_flow.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

LetterDesk::LetterDesk(const Parts& parts)
    : QObject(&parts.owner), m_catalog(parts.catalog), m_session(parts.session), m_files(parts.files),
      m_flow(parts.flow), m_messages(parts.messages) {
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            onGameChanged();
        }
    });
    parts.commands.on(Command::CopyLetter, this, [this] { copy(); });
    parts.commands.on(Command::PasteReply, this, [this] { paste(QApplication::clipboard()->text()); });
}

void LetterDesk::copy() {
    QApplication::clipboard()->setText(toQString(letterText(m_session.game())));
    m_messages.notice(tr("The letter is in the clipboard: send it, and paste the reply here."));
}

bool LetterDesk::paste(const QString& text) {
    const auto letter = findLetter(text.toStdString());
    if (!letter) {
        switch (letter.error()) {
        case LetterFault::NoLetter:
            m_messages.complain(
                tr("The clipboard has no reply in it. The text of a reply begins with \"mujo/\"."));
            break;
        case LetterFault::Newer:
            m_messages.complain(tr("The letter comes from a newer version of the program."));
            break;
        case LetterFault::Damaged:
            m_messages.complain(tr("The letter is damaged. Copy it whole, from \"mujo/\" to \"end\"."));
            break;
        }
        return false;
    }
    if (!m_session.hasGame()) {
        if (offerUnfinished(*letter)) {
            return false;
        }
        const auto game = gameOfLetter(*letter, m_catalog);
        if (!game) {
            m_messages.complain(
                m_catalog.find(letter->variant) == nullptr
                    ? tr("The letter is of a game that is not known here: %1.")
                          .arg(toQString(letter->variant))
                    : tr("The letter goes on with a game of %1. Put that game on the board first.")
                          .arg(nameOf(*letter)));
            return false;
        }
        begin(*game);
        return true;
    }
    const LetterReading reading = readLetter(m_session.game(), *letter);
    if (reading.kind == LetterReading::Kind::Reply) {
        return play(reading);
    }
    return reading.kind != LetterReading::Kind::Known && offerUnfinished(*letter) ? false
                                                                                  : refuse(*letter, reading);
}

bool LetterDesk::play(const LetterReading& reading) {
    m_session.goToNode(m_session.game().endOfGame());
    for (const Move& move : reading.moves) {
        if (!m_session.play(move)) {
            return false; // the time may have run out
        }
    }
    if (reading.resigns) {
        m_session.resign(); // the result is told
        return true;
    }
    const QString last = moveText(m_session.game(), m_session.game().current());
    m_messages.notice(tr("The letter has been played: %n move(s), the last %1.", nullptr,
                         movesCounted(reading.moves.size()))
                          .arg(last));
    return true;
}

bool LetterDesk::refuse(const Letter& letter, const LetterReading& reading) {
    using Kind = LetterReading::Kind;
    const auto tell = [&] {
        switch (reading.kind) {
        case Kind::Known:
            return tr("That letter is known: all its moves are on the board already.");
        case Kind::OtherGame:
            return tr("That letter is of another game, %1.").arg(nameOf(letter));
        case Kind::Missing:
            return tr("Letters are missing: the game here has %1 moves, and the letter begins behind move "
                      "%2.")
                .arg(reading.number)
                .arg(letter.number - letter.moves.size());
        case Kind::Parted:
            return tr("The letter does not belong to the game on the board, or the two have parted: after "
                      "move "
                      "%1 they are not the same.")
                .arg(reading.number);
        case Kind::IllegalMove:
            return tr("Move %1 of the letter, %2, is not legal in the game on the board.")
                .arg(reading.number + 1)
                .arg(toQString(reading.text));
        case Kind::WrongPosition:
        case Kind::Reply:
            break;
        }
        return tr("The moves of the letter are legal, but the position behind them is not your opponent's.");
    };
    const auto other = gameOfLetter(letter, m_catalog);
    const bool isBeginning = other && (reading.kind == Kind::OtherGame || reading.kind == Kind::Parted);
    if (!isBeginning) {
        m_messages.complain(tell());
        return false;
    }
    m_messages.ask(tr("A letter of another game"), tr("It begins a game of %1.").arg(nameOf(letter)),
                   {{tr("&Begin it"), [this, game = *other] { begin(game); }}, {tr("&Stay here"), {}}});
    return false;
}

/// The files of that length and that game are read whole; of the rest only what a list shows.
std::optional<KeptGame> LetterDesk::unfinishedOf(const Letter& letter) const {
    for (const KeptGame& kept : m_files.unfinished()) {
        if (!kept.position || kept.isOpenElsewhere || kept.position->variant().id() != letter.variant) {
            continue;
        }
        const auto moves = static_cast<std::size_t>(kept.moves);
        if (moves > letter.number || moves + letter.moves.size() < letter.number) {
            continue;
        }
        const auto file = loadGame(kept.path, m_catalog);
        if (file && readLetter(file->game, letter).kind == LetterReading::Kind::Reply) {
            return kept;
        }
    }
    return std::nullopt;
}

bool LetterDesk::offerUnfinished(const Letter& letter) {
    const auto kept = unfinishedOf(letter);
    if (!kept) {
        return false;
    }
    m_messages.offer(tr("A letter of another game of yours"),
                     tr("It goes on with your game of %1, which is not finished.").arg(kept->gameName),
                     {{tr("Go &on with that game"),
                       [this, letter, game = *kept] {
                           m_waiting = letter;
                           m_files.continueGame(game);
                       }},
                      {tr("&Stay here"), {}}});
    return true;
}

/// The game for which a letter waits may be here.
void LetterDesk::onGameChanged() {
    if (!m_waiting) {
        return;
    }
    const LetterReading reading = readLetter(m_session.game(), *std::exchange(m_waiting, std::nullopt));
    if (reading.kind == LetterReading::Kind::Reply) {
        QMetaObject::invokeMethod(
            this, [this, reading] { play(reading); }, Qt::QueuedConnection);
    }
}

void LetterDesk::begin(const Game& game) {
    m_files.leaveGame([this, game] { beginGame(game); });
}

void LetterDesk::beginGame(const Game& game) {
    GameSetup setup;
    setup.variant = game.position().sharedVariant();
    setup.start = game.start();
    setup.seats = {Seat::human(), Seat::human()};
    m_flow.begin(std::move(setup));
    for (const Game::Ply& ply : game.line()) {
        m_session.play(ply.move);
    }
    if (game.isOver()) {
        m_session.resign();
    }
    m_messages.notice(tr("A game by letter has begun."));
}

QString LetterDesk::nameOf(const Letter& letter) const {
    const auto variant = m_catalog.load(letter.variant, letter.profile);
    if (!variant) {
        return toQString(letter.variant + ", " + letter.profile);
    }
    return gameName(**variant);
}

} // namespace mujo::ui
