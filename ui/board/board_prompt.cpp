#include "ui/board/board_prompt.h"

#include <algorithm>

#include "ui/board/board_desk.h"
#include "ui/board/board_words.h"
#include "ui/session/result_words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

QString promptOf(const BoardDesk& desk, std::optional<Square> hover) {
    const BoardWords words(desk.game->position());
    const insight::MoveInput& input = desk.entry.input();
    return desk.game->isOver() ? words.promptAfterTheEnd(input, ResultWords().line(desk.game->outcome()),
                                                         !desk.game->plies().empty())
                               : words.prompt(input, hover);
}

} // namespace

void BoardPrompt::ask(const QString& question) {
    m_question = question;
    sync();
}

QString BoardPrompt::wordsNow() const {
    if (m_desk.game == nullptr) {
        return {};
    }
    if (!m_question.isEmpty()) {
        return m_question;
    }
    const BoardWords words(m_desk.game->position());
    const insight::MoveInput& input = m_desk.entry.input();
    const bool isIdle = input.state() == insight::InputState::Idle;
    // What is held is asked for now; what was chosen in advance matters more than what stays switched on.
    if (const auto planned = m_desk.observed.planned(); planned && isIdle && !m_desk.scene.holdsOverlay()) {
        return words.premove(*planned);
    }
    if (m_desk.pointing.pointer().atPass && input.canPass()) {
        return words.pass(input.tree().passes().front());
    }
    const auto at = m_desk.pointing.square();
    const QString ofOverlays = at ? m_desk.scene.overlayWords(*at, isIdle) : QString();
    return ofOverlays.isEmpty() ? promptOf(m_desk, at) : ofOverlays;
}

void BoardPrompt::remind(const QString& words) {
    m_text = words;
    emit m_desk.view.promptChanged(words);
}

void BoardPrompt::sync() {
    const QString text = wordsNow();
    if (text != m_text) {
        m_text = text;
        m_desk.view.setAccessibleDescription(text);
        emit m_desk.view.promptChanged(text);
        const auto at = m_desk.pointing.square();
        if (at && m_desk.entry.input().markOn(*at)) {
            emit m_desk.view.targetPointed();
        }
    }
    tellStep();
}

void BoardPrompt::tellStep() {
    QString step;
    QString choice;
    if (m_desk.game != nullptr) {
        const BoardWords words(m_desk.game->position());
        const insight::MoveInput& input = m_desk.entry.input();
        const auto planned = m_desk.observed.planned();
        step = planned && input.state() == insight::InputState::Idle ? words.premove(*planned)
                                                                     : promptOf(m_desk, std::nullopt);
        const auto current = static_cast<std::size_t>(std::max(0, m_desk.entry.chooser().current()));
        if (input.state() == insight::InputState::Choosing && current < input.choices().size()) {
            choice = words.choice(input.choices()[current]);
        }
    }
    QStringList news;
    if (step != m_toldStep && !step.isEmpty()) {
        news << step;
    }
    if ((step != m_toldStep || choice != m_toldChoice) && !choice.isEmpty()) {
        news << choice;
    }
    m_toldStep = step;
    m_toldChoice = choice;
    if (!news.isEmpty()) {
        emit m_desk.view.stepChanged(Phrases::inARow(news));
    }
}

} // namespace mujo::ui
