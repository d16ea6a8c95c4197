#pragma once

#include <QString>

namespace mujo::ui {

struct BoardDesk;

/// The words for what can be done now: the prompt under the board, which follows the pointer, and the step
/// that is spoken, which does not.
class BoardPrompt {
public:
    explicit BoardPrompt(BoardDesk& desk) : m_desk(desk) {}

    /// What a tool asks for in place of the usual prompt; empty when it is done.
    void ask(const QString& question);
    /// Words that stay until the pointer moves on.
    void remind(const QString& words);
    void sync();
    /// Tells assistive technology what it cannot see: the next step of a move, not what the pointer rests on.
    void tellStep();

private:
    [[nodiscard]] QString wordsNow() const;

    BoardDesk& m_desk;
    QString m_text;
    QString m_question;
    QString m_toldStep;
    QString m_toldChoice; ///< the marked choice that was told
};

} // namespace mujo::ui
