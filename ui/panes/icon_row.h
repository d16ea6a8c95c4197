#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QToolButton;

namespace mujo::ui {

/// Buttons of commands with line icons: in a large window with words beside them, in two or three rows as the
/// width allows, and elsewhere with icons alone, in one.
class IconRow : public QWidget {
    Q_OBJECT

public:
    enum class Words {
        InLargeWindows,
        Never,
    };

    explicit IconRow(Words words, QWidget* parent = nullptr);

    void setActions(const QList<QAction*>& actions);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Of the fewest rows that have room for the words; 0 where icons stand alone.
    [[nodiscard]] qsizetype wordsInRow() const;
    [[nodiscard]] int widthOfRow(qsizetype first, qsizetype count) const;
    void arrange();
    void follow();

    Words m_words;
    qsizetype m_wordsInRow = 0;
    QList<QToolButton*> m_buttons;
};

} // namespace mujo::ui
