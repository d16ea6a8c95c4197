#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/look/look.h"
#include "ui/session/game_session.h"

class QAction;
class QLabel;

namespace mujo::ui {

class ElidedLabel;

/// The one line for everything the program says during play: what can be done, why something was refused,
/// what has happened. A notice stays until the next prompt; a refusal until something else is picked, so that
/// it can be read while the pointer moves on, and no longer than it takes to read it twice.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    enum class Tone { Prompt, Notice, Refusal };

    /// Views that prompt must observe the game before this line does. `pauseClocks` names its key.
    StatusLine(const GameSession& session, const QAction& pauseClocks, QWidget* parent = nullptr);

    void setPrompt(const QString& text);
    /// What stands there when there is no prompt.
    void setIdle(const QString& text);
    /// The number of what is said, for `withdraw`.
    int say(const QString& text, Tone tone);
    /// Takes it back, unless something else has been said since.
    void withdraw(int said);
    /// What the position on the board is told for: that a royal can be taken, a check, that it is one of the
    /// past; may be empty.
    [[nodiscard]] QString newsWords() const;
    /// The last move, with two spaces behind it; empty at the start.
    [[nodiscard]] QString lastWords() const;
    /// Back to the prompt.
    void clearNotice();
    /// The same where a refusal stands: something else is tried.
    void clearRefusal();
    /// Whose turn it is, at the right.
    void setSituation(const QString& text);
    void setLook(const Look& look);
    [[nodiscard]] QString text() const;
    [[nodiscard]] Tone tone() const { return m_notice.isEmpty() ? Tone::Prompt : m_tone; }

signals:
    void said(const QString& text); ///< a refusal or a notice, not the prompts

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void onChanged(GameFacts what);
    [[nodiscard]] QString idleWords() const;
    [[nodiscard]] QString winningCaptureWords() const;
    [[nodiscard]] QString lookingBackWords() const;
    [[nodiscard]] QString inFewerWords(const QString& line, int room) const;
    void refresh();

    const GameSession& m_session;
    const QAction& m_pauseClocks;
    Theme m_theme = Theme::light();
    QString m_prompt;
    QString m_idle;
    QString m_notice;
    Tone m_tone = Tone::Notice;
    int m_said = 0; ///< the number of the latest notice
    QTimer m_refusalEnds{this};
    QLabel* m_text;
    ElidedLabel* m_situation;
};

} // namespace mujo::ui
