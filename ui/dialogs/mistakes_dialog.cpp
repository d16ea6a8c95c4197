#include "ui/dialogs/mistakes_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "core/game/judgement.h"
#include "core/opponent/score_note.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_play.h"
#include "ui/board/hand_view.h"
#include "ui/look/text_size.h"
#include "ui/panes/announcer.h"
#include "ui/panes/move_line.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_analysis.h"
#include "ui/session/judgement_words.h"
#include "ui/session/move_words.h"
#include "ui/session/score_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kNothing = 30; // hundredths of a pawn; searches of the same position differ by as much

} // namespace

/// A position in which a move of the side to move is asked for; nothing is played.
class PractisedGame : public ObservedGame {
public:
    [[nodiscard]] BoardEntry entry() const override { return {}; }
    void show(Game game) {
        replace(std::move(game));
        tell();
    }
};

MistakesDialog::MistakesDialog(const Game& game, std::vector<Game::Node> marked, PerSide<QString> players,
                               const Catalog* catalog, QWidget* parent)
    : FittingDialog(parent), m_game(game), m_marked(std::move(marked)), m_players(std::move(players)),
      m_engine(new EngineBridge(this)), m_shown(std::make_unique<PractisedGame>()),
      m_board(new BoardView(*m_shown)), m_hands{new HandView(Side::Sente, *m_shown),
                                                new HandView(Side::Gote, *m_shown)},
      m_table(new QVBoxLayout), m_line(new MoveLine(*m_shown)), m_question(new QLabel), m_verdict(new QLabel),
      m_announcer(new Announcer(this)) {
    m_engine->setCatalog(catalog);
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("mistakesDialog"));
    setWindowTitle(tr("Find my mistakes"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    build();
    connect(m_board, &BoardView::moveChosen, this, &MistakesDialog::answer);
    connect(m_board, &BoardView::refused, this, &MistakesDialog::tell);
    connect(m_board, &BoardView::stepChanged, m_announcer, &Announcer::say);
    connect(m_engine, &EngineBridge::reported, this, [this](const SearchInfo& info) { m_found = info; });
    connect(m_engine, &EngineBridge::answered, this, &MistakesDialog::onAnswered);
    ask();
}

MistakesDialog::~MistakesDialog() {
    m_engine->cancel();
    delete m_line; // before the game that they show, and hands before the board that they are measured by
    for (HandView* hand : m_hands) {
        delete hand;
    }
    delete m_board;
}

void MistakesDialog::build() {
    auto* layout = new QVBoxLayout(this);
    for (QLabel* label : {m_question, m_verdict}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_question->setObjectName(QStringLiteral("mistakeQuestion"));
    m_verdict->setObjectName(QStringLiteral("mistakeVerdict"));
    QFont bold = m_question->font();
    bold.setBold(true);
    m_question->setFont(bold);
    constexpr int kVerdictLines = 2;
    m_verdict->setMinimumHeight(kVerdictLines * m_verdict->fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_board->setAccessibleName(tr("The position before the move"));
    connect(m_line, &MoveLine::moveTyped, this, &MistakesDialog::answer);
    connect(m_line, &MoveLine::refused, this, [this](const QString& why) { tell(why); });
    connect(m_line, &MoveLine::closed, m_board, qOverload<>(&QWidget::setFocus));
    m_line->hide();
    for (HandView* hand : m_hands) {
        connectHand(*hand);
    }
    layout->addWidget(m_question);
    m_table->addWidget(m_board, 1);
    layout->addLayout(m_table, 1);
    layout->addWidget(m_line);
    layout->addWidget(m_verdict);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* type = buttons->addButton(tr("&Type a move"), QDialogButtonBox::ActionRole); // or a drop
    m_best = buttons->addButton(tr("&Show the best move"), QDialogButtonBox::ActionRole);
    m_next = buttons->addButton(tr("&Next"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* each : buttons->buttons()) {
        static_cast<QPushButton*>(each)->setAutoDefault(false);
    }
    layout->addWidget(buttons);
    connect(type, &QPushButton::clicked, m_line, &MoveLine::open);
    connect(m_best, &QPushButton::clicked, this, &MistakesDialog::showBest);
    connect(m_next, &QPushButton::clicked, this, [this] {
        ++m_at;
        ask();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    constexpr QSize kRoom(720, 760);
    resize(withText(*this, kRoom));
}

/// As in the window, but that the hand of the other side only shows what it holds.
void MistakesDialog::connectHand(HandView& hand) {
    hand.measureBy(*m_board, [this] { return m_board->layoutOfSquares().fitCellSize(); });
    joinHand(*m_board, hand,
             [this, side = hand.side()] { return m_shown->game().position().turn() == side; });
    connect(&hand, &HandView::browsed, m_announcer, &Announcer::say);
}

/// The near hand stands below the board, as at the table.
void MistakesDialog::placeHands() {
    const Position& position = m_shown->game().position();
    const Side near = position.turn();
    for (const Side side : {Side::Sente, Side::Gote}) {
        HandView* hand = m_hands[side];
        m_table->removeWidget(hand);
        m_table->insertWidget(side == near ? m_table->count() : 0, hand);
        hand->setFlipped(near == Side::Gote);
        hand->setVisible(position.variant().rules().drops.has_value());
    }
}

void MistakesDialog::setLook(const Look& look) {
    m_board->setLook(look);
    for (HandView* hand : m_hands) {
        hand->setLook(look);
    }
}

void MistakesDialog::ask() {
    m_engine->cancel();
    m_verdict->clear();
    Game shown = m_game;
    shown.goTo(m_game.parent(node()));
    shown.endLineHere();
    m_board->setFlipped(shown.position().turn() == Side::Gote);
    const QString& player = m_players[shown.position().turn()];
    const QString question =
        tr("%1 of %2: instead of %3 (%4), find a better move.", "numbers, a move, what it is");
    const QString ofPlayer = tr("%1 of %2: instead of %3 (%4), find a better move for %5.",
                                "numbers, a move, what it is, a player");
    const QString told =
        (player.isEmpty() ? question : ofPlayer)
            .arg(m_at + 1)
            .arg(m_marked.size())
            .arg(numberedMoveText(m_game, node()), judgementName(*judgementOf(m_game, node())));
    m_question->setText(player.isEmpty() ? told : told.arg(player));
    m_shown->show(std::move(shown));
    placeHands();
    m_next->setEnabled(m_at + 1 < m_marked.size());
    m_announcer->say(m_question->text());
    m_board->setFocus();
}

void MistakesDialog::answer(const Move& move) {
    m_engine->cancel();
    if (!before().line.empty() && move == before().line.front()) {
        m_board->showLine({move});
        tellRight(tr("Right: that is the best move that was found."));
        return;
    }
    if (move == m_game.ply(node()).move) {
        tell(tr("That is the move of the game. Try another one."));
        return;
    }
    m_tried = m_shown->game();
    if (!m_tried->play(move)) {
        return;
    }
    if (m_tried->isOver()) {
        tellEnd(m_tried->outcome());
        return;
    }
    m_found.reset();
    tell(tr("Looking at %1…").arg(moveText(*m_tried, m_tried->current())));
    m_engine->search(m_shown->game(), limitsOfMove(before()), threadsFor(before().budget), move);
}

void MistakesDialog::tellEnd(const rules::Outcome& outcome) {
    const Side mover = m_shown->game().position().turn();
    if (outcome.winner() == mover) {
        tellRight(tr("Right: that wins the game."));
        return;
    }
    if (judgeMove(before().score, scoreOfEnd(outcome), mover)) {
        tell(tr("The game ends with it, and that gives something away. Try another one."));
    } else {
        tellRight(tr("Right: the game ends with it, and nothing is given away."));
    }
}

void MistakesDialog::onAnswered() {
    if (!m_tried || !m_found) {
        tell(tr("The engine could not judge this move. Try another one."));
        return;
    }
    const PositionScore score =
        positionScore(m_found->score, m_shown->game().position().turn(), m_found->depth);
    const QString text = moveText(*m_tried, m_tried->current());
    const QString points = scoreInWords(scoreForSente(score));
    const auto judged = judgeMove(before().score, score, m_shown->game().position().turn());
    if (judged) {
        tell(tr("%1 gives something away, too (%2): %3, as Sente sees it. Try another one.",
                "a move, what it is, a score")
                 .arg(text, judgementName(*judged), points));
        return;
    }
    m_board->showLine({m_tried->plies().back().move});
    const int best = scoreForSente(before().score);
    const int given = m_shown->game().position().turn() == Side::Sente ? best - scoreForSente(score)
                                                                       : scoreForSente(score) - best;
    tellRight(given < kNothing
                  ? tr("Right: %1 gives nothing away.").arg(text)
                  : tr("Good enough: %1 is no mistake: %2, where the best move has %3, as Sente sees it.",
                       "a move and its score, a score")
                        .arg(text, points, scoreInWords(best)));
}

void MistakesDialog::showBest() {
    m_engine->cancel();
    while (m_board->undoEntry()) { // a piece that was picked would stay so
    }
    // What comes after it would stand over it, often on the same squares.
    const std::vector<Move>& line = before().line;
    m_board->showLine({line.begin(), line.begin() + (line.empty() ? 0 : 1)});
    tell(tr("%1. %2", "the move that was played, what it was")
             .arg(numberedMoveText(m_game, node()), judgementInWords(m_game, node())));
}

void MistakesDialog::tellRight(const QString& verdict) {
    const bool isLast = m_at + 1 >= m_marked.size();
    tell(isLast ? verdict + QLatin1Char('\n') + tr("That was the last one.") : verdict);
}

void MistakesDialog::tell(const QString& verdict) {
    m_verdict->setText(verdict);
    m_announcer->say(verdict);
}

} // namespace mujo::ui
