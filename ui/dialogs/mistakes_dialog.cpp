#include "ui/dialogs/mistakes_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "core/game/judgement.h"
#include "ui/board/board_view.h"
#include "ui/panes/announcer.h"
#include "ui/panes/move_line.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_analysis.h"
#include "ui/session/judgement_words.h"
#include "ui/session/move_words.h"
#include "ui/session/score_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

/// A position in which a move of the side to move is asked for; nothing is played.
class PractisedGame : public ObservedGame {
public:
    [[nodiscard]] BoardEntry entry() const override { return {}; }
    void show(Game game) {
        replace(std::move(game));
        tell();
    }
};

MistakesDialog::MistakesDialog(const Game& game, std::vector<Game::Node> marked, EngineBridge& engine,
                               QWidget* parent)
    : FittingDialog(parent), m_game(game), m_marked(std::move(marked)), m_engine(engine),
      m_shown(std::make_unique<PractisedGame>()), m_board(new BoardView(*m_shown)),
      m_line(new MoveLine(*m_shown)), m_question(new QLabel), m_verdict(new QLabel),
      m_announcer(new Announcer(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("mistakesDialog"));
    setWindowTitle(tr("Find my mistakes"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    build();
    connect(m_board, &BoardView::moveChosen, this, &MistakesDialog::answer);
    connect(m_board, &BoardView::refused, this, &MistakesDialog::tell);
    connect(m_board, &BoardView::stepChanged, m_announcer, &Announcer::say);
    connect(&m_engine, &EngineBridge::reported, this, [this](const SearchInfo& info) { m_found = info; });
    connect(&m_engine, &EngineBridge::answered, this, &MistakesDialog::onAnswered);
    ask();
}

MistakesDialog::~MistakesDialog() {
    m_engine.cancel();
    delete m_line; // before the game that they show
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
    layout->addWidget(m_question);
    layout->addWidget(m_board, 1);
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
    resize(kRoom);
}

void MistakesDialog::setLook(const Look& look) {
    m_board->setLook(look);
}

void MistakesDialog::ask() {
    m_engine.cancel();
    m_verdict->clear();
    Game shown = m_game;
    shown.goTo(m_game.parent(node()));
    shown.endLineHere();
    m_board->setFlipped(shown.position().turn() == Side::Gote);
    m_question->setText(
        tr("%1 of %2: instead of %3 (%4), find a better move for %5.", "numbers, a move, what it is, a side")
            .arg(m_at + 1)
            .arg(m_marked.size())
            .arg(numberedMoveText(m_game, node()), judgementName(*judgementOf(m_game, node())),
                 sideName(shown.position().turn())));
    m_shown->show(std::move(shown));
    m_next->setEnabled(m_at + 1 < m_marked.size());
    m_announcer->say(m_question->text());
    m_board->setFocus();
}

void MistakesDialog::answer(const Move& move) {
    m_engine.cancel();
    if (!before().line.empty() && move == before().line.front()) {
        tell(tr("Right: that is the best move that was found."));
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
        const bool wins = m_tried->outcome().winner() == m_shown->game().position().turn();
        tell(wins ? tr("Right: that wins the game.") : tr("That does not win the game. Try another one."));
        return;
    }
    m_found.reset();
    tell(tr("Looking at %1…").arg(moveText(*m_tried, m_tried->current())));
    m_engine.search(*m_tried, limitsOf(before().budget), threadsFor(before().budget));
}

void MistakesDialog::onAnswered() {
    if (!m_tried || !m_found) {
        tell(tr("The engine has found nothing to say of it. Try another one."));
        return;
    }
    const PositionScore score = positionScore(m_found->score, m_tried->position().turn(), m_found->depth);
    const QString text = moveText(*m_tried, m_tried->current());
    const QString points = scoreInWords(scoreForSente(score));
    const auto judged = judgeMove(before().score, score, m_shown->game().position().turn());
    tell(judged ? tr("%1 gives something away, too (%2): %3. Try another one.", "a move, what it is, a score")
                      .arg(text, judgementName(*judged), points)
                : tr("Right: %1 is as good as the best move: %2.", "a move and its score").arg(text, points));
}

void MistakesDialog::showBest() {
    m_engine.cancel();
    m_board->showLine(before().line);
    tell(judgementInWords(m_game, node()));
}

void MistakesDialog::tell(const QString& verdict) {
    m_verdict->setText(verdict);
    m_announcer->say(verdict);
}

} // namespace mujo::ui
