#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QToolButton;

namespace mujo::ui {

/// Buttons of commands with line icons: in a large window with words beside them, in two rows, and elsewhere
/// with icons alone, in one.
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
    [[nodiscard]] bool hasRoomForWords() const;
    void arrange();

    Words m_words;
    bool m_hasWords = false;
    QList<QToolButton*> m_buttons;
};

} // namespace mujo::ui
