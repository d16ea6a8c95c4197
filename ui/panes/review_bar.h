#pragma once

#include <QWidget>

#include "core/game/game.h"
#include "ui/look/look.h"

class QAction;
class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace mujo::ui {

class GameAnalysis;
class GameSession;
class JudgementLegend;

/// How far the analysis of the whole game is, with a button that ends it, and what it makes of the move on
/// the board. Empty where there is neither.
class ReviewBar : public QWidget {
    Q_OBJECT

public:
    /// `why` explains the mark of the move on the board. All must outlive their use.
    ReviewBar(GameSession& session, GameAnalysis& analysis, QAction& why, QWidget* parent = nullptr);

    /// Says why the move on the board is marked, in place of its mark, until another position is shown.
    void explain(const QString& reason);
    void setLook(const Look& look);

signals:
    void cancelAsked();
    void mistakesAsked(); ///< to find better moves for those that are marked
    void said(const QString& reason);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showProgress();
    void showMark();
    void keepWhole();

    GameSession& m_session;
    GameAnalysis& m_analysis;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QLabel* m_mark;
    JudgementLegend* m_legend; ///< in its place where the move on the board has none
    QString m_reason;
    QToolButton* m_why;
    QToolButton* m_find;
    bool m_hasRoomForBoth = false;
    QBoxLayout* m_halves; ///< what is being done, and the mark of the move
};

} // namespace mujo::ui
