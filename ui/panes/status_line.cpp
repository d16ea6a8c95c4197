#include "ui/panes/status_line.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>

#include "core/insight/royal_attacks.h"
#include "ui/panes/elided_label.h"
#include "ui/session/game_clock.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongestTip = 1000;   // characters
constexpr int kSides = 10;                // free at the left and the right, logical pixels
constexpr int kBetween = 16;              // between the text and the situation
constexpr int kRefusalAtLeast = 8000;     // ms
constexpr int kRefusalForCharacter = 100; // ms, half of it for a slow reader

} // namespace

StatusLine::StatusLine(const GameSession& session, const QAction& pauseClocks, QWidget* parent)
    : QWidget(parent), m_session(session), m_pauseClocks(pauseClocks), m_text(new QLabel),
      m_situation(new ElidedLabel) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSides, 3, kSides, 3);
    layout->setSpacing(kBetween);
    m_text->setObjectName(QStringLiteral("statusText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_situation->setObjectName(QStringLiteral("situation"));
    m_situation->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_situation);
    m_refusalEnds.setObjectName(QStringLiteral("refusalEnds"));
    m_refusalEnds.setSingleShot(true);
    connect(&m_refusalEnds, &QTimer::timeout, this, &StatusLine::clearRefusal);
    connect(&m_session, &GameSession::changed, this, &StatusLine::onChanged);
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, [this] {
        if (m_session.hasGame()) {
            setIdle(idleWords());
        }
    });
}

void StatusLine::onChanged(GameFacts what) {
    const Game& game = m_session.game();
    setIdle(idleWords());
    if (what == GameFacts(GameFact::Clocks) || what == GameFacts(GameFact::Notes)) {
        return;
    }
    constexpr qsizetype kLongestHandicap = 24; // a file may call it as it likes
    const QString given = shortened(toQString(m_session.setup().info.handicap), kLongestHandicap);
    const QString plain = gameName(game.variant());
    QString name = given.isEmpty() ? plain : tr("%1, %2", "a game and its handicap").arg(plain, given);
    if (m_session.setup().illegalMoveLoses) {
        name = tr("%1, strict", "a game in which an illegal move loses").arg(name);
    }
    if (game.isOver()) { // no further move is waited for; panels, record and message tell the result
        const int played = movesCounted(game.plies().size());
        setSituation(tr("%1 · over after %n move(s)", "the end of a game", played).arg(name));
    } else {
        const QString where = m_session.isLookingBack() ? tr("%1 · looking back", "a game").arg(name) : name;
        setSituation(tr("%1 · move %2 · %3").arg(where).arg(nextMoveNumber(game)).arg(turnInWords(game)));
    }
    clearNotice();
    if (const QString news = newsWords(); !news.isEmpty()) {
        say(news, Tone::Notice);
    }
}

QString StatusLine::newsWords() const {
    const Game& game = m_session.game();
    if (const QString wins = winningCaptureWords(); !wins.isEmpty()) {
        return lastWords() + wins; // of a check of one's own nothing need be known then
    }
    if (const QString check = checkInWords(game); !check.isEmpty()) {
        return lastWords() + check;
    }
    return lookingBackWords();
}

/// A mate that was announced is not the end in every game: the capture is.
QString StatusLine::winningCaptureWords() const {
    const Game& game = m_session.game();
    if (game.isOver() || !m_session.isHumanTurn()) {
        return {};
    }
    const Side mover = game.position().turn();
    const auto royal = insight::lastRoyalToTake(game.position(), game.legalMoves());
    return royal ? tr("%1 can take the last royal piece of %2 on %3: that wins the game.")
                       .arg(sideName(mover), sideName(opponent(mover)), squareName(game.variant(), *royal))
                 : QString();
}

QString StatusLine::lastWords() const {
    const Game& game = m_session.game();
    if (game.plies().empty()) {
        return {};
    }
    // A sweep takes dozens of pieces, and its notation names them, too.
    constexpr qsizetype kLongestWords = 110; // characters
    const QString words = lastMoveInWords(game);
    return words.size() > kLongestWords ? tr("%1.  ", "the last move in words").arg(lastMoveInFewWords(game))
                                        : tr("%1 (%2).  ", "the last move in words, in notation")
                                              .arg(words, moveText(game, game.current()));
}

/// Why no move is waited for at a position of the past; empty where one is.
QString StatusLine::lookingBackWords() const {
    if (!m_session.isLookingBack()) {
        return {};
    }
    const Game& game = m_session.game();
    if (game.gameOutcome().isOver()) {
        return tr("You are looking back at a finished game; moves of both sides can be tried. %1")
            .arg(ResultWords(m_session.setup()).line(game.gameOutcome()));
    }
    const QString words =
        !game.isMainLine() ? tr("A line beside the game. \"To the end\" leads to its end, and from there to "
                                "the game; with a "
                                "move of yours here this line becomes the game.")
        : m_session.isHumanTurn()
            ? tr("Looking back. With a move here the game goes on from this position; the later moves stay "
                 "in the record as a line beside it.")
            : tr("Looking back. Go to the end to continue the game, or let the computer play on from here by "
                 "\"Move now\".");
    return m_session.clock().isOn() ? tr("%1 The clocks stand still.").arg(words) : words;
}

QString StatusLine::idleWords() const {
    const Game& game = m_session.game();
    if (game.isOver()) {
        return ResultWords(m_session.setup()).line(game.outcome());
    }
    if (m_session.isWaiting() && m_session.isBetweenComputers()) {
        return lastWords() +
               tr("The computers are paused: \"Continue\" lets them go on, \"Step\" makes one move.");
    }
    if (m_session.isWaiting() && m_session.goesOnByMove()) {
        return tr("The game stands still: your next move goes on with it.");
    }
    if (m_session.isWaiting()) {
        return tr(
            "Step through the moves or try others, for both sides: nobody answers. \"Continue the game\" in "
            "the menu Move goes on at the end of this line.");
    }
    const QString last = lastWords();
    if (m_session.clock().isPaused() && !game.gameOutcome().isOver()) {
        return last + tr("The clocks stand still until you make a move or let them go on (%1).")
                          .arg(m_pauseClocks.shortcut().toString(QKeySequence::NativeText));
    }
    if (QString back = lookingBackWords(); !back.isEmpty()) {
        return back;
    }
    if (m_session.isThinking() || !m_session.isHumanTurn()) {
        return last + tr("The computer is thinking.");
    }
    if (const QString check = checkInWords(game); !check.isEmpty()) {
        return last + check;
    }
    const QString clocks = m_session.clock().isOn() && game.plies().empty()
                               ? tr("The clocks start with the first move.") + QLatin1String("  ")
                               : QString();
    const Side turn = game.position().turn();
    return last + clocks +
           (m_session.isHuman(opponent(turn))
                ? tr("%1 to move: click a piece to see where it can go.").arg(sideName(turn))
                : tr("Your move: click a piece to see where it can go."));
}

void StatusLine::setPrompt(const QString& text) {
    if (tone() == Tone::Notice) {
        m_notice.clear();
    }
    m_prompt = text;
    refresh();
}

void StatusLine::setIdle(const QString& text) {
    m_idle = text;
    refresh();
}

int StatusLine::say(const QString& text, Tone tone) {
    const int number = ++m_said; // another may be said by those who hear of this one
    m_notice = text;
    m_tone = tone;
    if (tone == Tone::Refusal) {
        m_refusalEnds.start(kRefusalAtLeast + kRefusalForCharacter * static_cast<int>(text.size()));
    } else {
        m_refusalEnds.stop();
    }
    refresh();
    emit said(text);
    return number;
}

void StatusLine::withdraw(int said) {
    if (said == m_said) {
        clearNotice();
    }
}

void StatusLine::clearNotice() {
    m_notice.clear();
    refresh();
}

void StatusLine::clearRefusal() {
    if (tone() == Tone::Refusal) {
        clearNotice();
    }
}

void StatusLine::setSituation(const QString& text) {
    m_situation->setWhole(text);
    refresh();
}

void StatusLine::setLook(const Look& look) {
    m_theme = look.theme;
    refresh();
}

QString StatusLine::text() const {
    if (!m_notice.isEmpty() || m_prompt.isEmpty()) {
        return m_notice.isEmpty() ? m_idle : m_notice;
    }
    // Whoever has picked a piece must not forget that the game stands elsewhere.
    const bool isElsewhere =
        m_session.isLookingBack() && !m_session.isWaiting() && !m_session.game().gameOutcome().isOver();
    return isElsewhere ? tr("Looking back. %1", "what can be done with the picked piece").arg(m_prompt)
                       : m_prompt;
}

void StatusLine::refresh() {
    const QString whole = text();
    QString all = whole;
    all.replace(QLatin1Char('\n'), QStringLiteral("   "));
    all = shortened(all, kLongestTip);
    // What is said now matters more than what the panels tell, too.
    const int room = width() - 2 * kSides;
    const int beside =
        room - kBetween - std::min(m_situation->sizeHint().width(), m_situation->maximumWidth());
    const QFontMetrics letters = m_text->fontMetrics();
    const QString line = inFewerWords(all, room);
    const bool fitsBeside = letters.horizontalAdvance(line) <= beside;
    m_situation->setVisible(fitsBeside);
    const QString fitting = letters.elidedText(line, Qt::ElideRight, std::max(fitsBeside ? beside : room, 1));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, tone() == Tone::Refusal ? m_theme.negative : m_theme.text);
    m_text->setPalette(colours);
    m_text->setToolTip(fitting == all ? QString() : Phrases::inLines(shortened(whole, kLongestTip)));
    if (m_text->text() == fitting && m_text->accessibleName() == whole) {
        return;
    }
    m_text->setText(fitting);
    m_text->setAccessibleName(whole);
    QAccessibleEvent event(m_text, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

/// Where it is wider than `room`, in pixels: the last move, which the record tells, gives way to what can be
/// done now.
QString StatusLine::inFewerWords(const QString& line, int room) const {
    const QFontMetrics letters = m_text->fontMetrics();
    if (letters.horizontalAdvance(line) <= room || !m_session.hasGame()) {
        return line;
    }
    const QString last = lastWords();
    if (last.isEmpty() || !line.startsWith(last) || line.size() == last.size()) {
        return line;
    }
    const QString rest = line.mid(last.size());
    const Game& game = m_session.game();
    for (const QString& shorter :
         {tr("%1.  ", "the last move in words").arg(lastMoveInFewWords(game)),
          tr("%1.  ", "the last move in notation").arg(moveText(game, game.current()))}) {
        if (letters.horizontalAdvance(shorter + rest) <= room) {
            return shorter + rest;
        }
    }
    return rest;
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_situation->setMaximumWidth(width() * 6 / 10); // prompts need room beside any name
    refresh();
}

} // namespace mujo::ui
