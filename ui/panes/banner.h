#pragma once

#include <QFrame>
#include <QPointer>
#include <functional>
#include <vector>

#include "ui/look/look.h"

class QBoxLayout;

namespace mujo::ui {

class BoundedText;

/// A bar with a sentence and what can be done about it; it waits and blocks nothing. A long text is scrolled.
class Banner : public QFrame {
    Q_OBJECT

public:
    struct Choice {
        QString text;
        std::function<void()> act; ///< the banner is gone when it is called
    };

    explicit Banner(QWidget* parent = nullptr);

    /// What takes a question away besides an answer.
    enum class Lasts {
        UntilTheNextMove,
        UntilAnswered,
    };

    /// `title` is set in bold before `text`; the first choice is the one for Enter. The number of the
    /// question, for `withdraw`.
    int ask(const QString& title, const QString& text, std::vector<Choice> choices,
            Lasts lasts = Lasts::UntilTheNextMove);
    /// Enter takes the first choice; the keys go back to where they were when the banner goes.
    void takeKeys();
    void dismiss();
    /// Takes a question away, unless another one has been asked since.
    void withdraw(int asked);
    /// The position has changed: takes away what lasts no longer.
    void onPositionChanged();
    /// Esc: takes the choice that changes nothing; false where there is none, or no banner.
    bool leave();
    void setLook(const Look& look);
    /// The buttons stand below the text, not beside it, and one below the other where the width has no room
    /// for all of them.
    void setNarrow(bool on, int width);
    /// The same where the buttons would leave the text too little of the width.
    void fitInto(int width);
    [[nodiscard]] QString text() const;
    /// As a click on the choice would.
    void choose(std::size_t number);

signals:
    void asked(const QString& text);
    void dismissed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void giveKeysBack();
    [[nodiscard]] int widthOfButtons() const;

    Theme m_theme = Theme::light();
    QString m_plain;
    QBoxLayout* m_layout;
    BoundedText* m_text;
    QBoxLayout* m_buttons;
    std::vector<Choice> m_choices;
    Lasts m_lasts = Lasts::UntilTheNextMove;
    QPointer<QWidget> m_hadKeys; ///< before `takeKeys`
    int m_number = 0;            ///< of the latest question
};

} // namespace mujo::ui
