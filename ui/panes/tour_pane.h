#pragma once

#include <QFrame>

#include "ui/look/look.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace mujo::ui {

class TourGuide;

/// The words of a tour above the board: what has happened, what to do next, and the way out.
class TourPane : public QFrame {
    Q_OBJECT

public:
    /// The guide must outlive it.
    explicit TourPane(TourGuide& guide, QWidget* parent = nullptr);

    void setLook(const Look& look);
    /// All that is to be read now.
    [[nodiscard]] QString words() const;

signals:
    void leaveAsked();
    void playAsked(); ///< the tour is done, and a game is wanted
    void said(const QString& words);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void fitWords();
    [[nodiscard]] int heightOfLongest(int width) const;

    TourGuide& m_guide;
    Theme m_theme = Theme::light();
    int m_usualHeight = 0;
    QScrollArea* m_scroll;
    QWidget* m_words;
    QLabel* m_progress;
    QLabel* m_heard;
    QLabel* m_say;
    QPushButton* m_show;
    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_leave;
    QString m_lastSaid;
};

} // namespace mujo::ui
