#pragma once

#include <QWidget>

#include "ui/theme/theme.h"

class QLabel;

namespace mujo::ui {

class ElidedLabel;

/// The one line for everything the program says during play: what can be done, why something was refused,
/// what has happened. A refusal or notice stays until the next prompt that follows an action.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    enum class Tone { Prompt, Notice, Refusal };

    explicit StatusLine(QWidget* parent = nullptr);

    void setPrompt(const QString& text);
    /// What stands there when there is no prompt.
    void setIdle(const QString& text);
    void say(const QString& text, Tone tone);
    /// Back to the prompt.
    void clearNotice();
    /// Whose turn it is, at the right.
    void setSituation(const QString& text);
    void setTheme(const Theme& theme);
    [[nodiscard]] QString text() const;
    [[nodiscard]] Tone tone() const { return m_notice.isEmpty() ? Tone::Prompt : m_tone; }

signals:
    void said(const QString& text); ///< a refusal or a notice, not the prompts

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();

    Theme m_theme = Theme::light();
    QString m_prompt;
    QString m_idle;
    QString m_notice;
    Tone m_tone = Tone::Notice;
    QLabel* m_text;
    ElidedLabel* m_situation;
};

} // namespace mujo::ui
