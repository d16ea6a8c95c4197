#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "ui/look/look.h"
#include "ui/models/engine_lines_model.h"
#include "ui/session/analysis.h"
#include "ui/session/mate_search.h"

class QAction;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace mujo::ui {

class EngineLinesView;
class MateTreeModel;
class MateTreeView;
class ScoreGraph;

/// What the engine finds: its lines, how far it has looked, and the scores of the game. Shows the analysis,
/// or the search of the computer that plays; or, while that is on, the mate search with its proof as a tree.
class EnginePane : public QWidget {
    Q_OBJECT

public:
    static constexpr int kLowWindow = 900; ///< logical pixels; the board of a lower one needs the room
    using Candidates = std::vector<std::pair<Move, QString>>; ///< with their scores as texts

    /// What switches the analysis and the mate search on.
    struct Switches {
        QAction& analyse;
        QAction& mateSearch;
    };

    /// The session and the searches are asked while the pane is shown.
    EnginePane(GameSession& session, Analysis& analysis, MateSearch& mate, const Switches& switches,
               QWidget* parent = nullptr);

    void setLineCount(int lines);
    void setArrows(bool on);
    /// Something that belongs to the whole game, below the controls.
    void addBar(QWidget* bar);
    /// Engines that can look in place of Mujō, and who does; nothing is offered where there are none.
    void setAnalysts(const QStringList& engines, const QString& chosen);
    void setLook(const Look& look);

    [[nodiscard]] EngineLinesModel& model() { return *m_model; }
    [[nodiscard]] EngineLinesView& lines() { return *m_lines; }
    [[nodiscard]] MateTreeModel& mateModel() { return *m_mateModel; }
    [[nodiscard]] MateTreeView& mateTree() { return *m_tree; }
    [[nodiscard]] ScoreGraph& graph() { return *m_graph; }
    [[nodiscard]] QSpinBox& lineCount() { return *m_count; }
    [[nodiscard]] QCheckBox& arrows() { return *m_arrows; }
    /// Who looks, and how far.
    [[nodiscard]] QString status() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void lineCountChosen(int lines);
    void arrowsChosen(bool on);
    void analystChosen(const QString& engine); ///< empty for Mujō
    void plyChosen(int ply);
    void linePointed(const std::vector<mujo::Move>& moves); ///< from the position on the board; none to clear
    void candidatesChanged(const mujo::ui::EnginePane::Candidates& candidates);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build(const Switches& switches);
    void buildControls(const Switches& switches);
    void refresh();
    void refreshStatus();
    /// What can be done with the line at a place of the lines.
    void openLineMenu(const QPoint& at);
    /// As moves beside those of the game, behind the position shown, which stays.
    void keepLine(const std::vector<Move>& moves);
    void refreshGraph();
    /// The proof, where the mate search is on.
    void refreshTree();
    /// The controls that the mode has, and what stands in place of lines or tree.
    void showMode();
    /// What has room beside each other stands so.
    void arrange();
    void showStatus();
    void tellPointed();
    [[nodiscard]] QWidget& shown() const;
    [[nodiscard]] QString introduction() const;
    [[nodiscard]] QString wordsOfState() const;
    [[nodiscard]] QString wordsOfSearch() const;
    [[nodiscard]] Candidates candidates() const;
    [[nodiscard]] std::vector<EngineLinesModel::Line> linesToShow() const;

    GameSession& m_session;
    Analysis& m_analysis;
    MateSearch& m_mate;
    Switches m_switches;
    EngineLinesModel* m_model;
    EngineLinesView* m_lines;
    MateTreeModel* m_mateModel;
    MateTreeView* m_tree;
    ScoreGraph* m_graph;
    QLabel* m_noLines;
    bool m_hasPointed = false;       ///< at a line that is shown on the board
    QToolButton* m_button = nullptr; ///< "Analyse"; has the keys while there are no lines
    QToolButton* m_mateButton = nullptr;
    QPushButton* m_searchOn;
    QLabel* m_countLabel;
    QLabel* m_status;
    QComboBox* m_analyst;
    QSpinBox* m_count;
    QCheckBox* m_arrows;
    QBoxLayout* m_body = nullptr;
    QWidget* m_bar = nullptr;         ///< of a review, below the controls; null for none
    QBoxLayout* m_controls = nullptr; ///< buttons and choices, in the same way
    QBoxLayout* m_top;                ///< controls and status, beside each other where there is room
    QBoxLayout* m_halves;             ///< lines and graph, in the same way
    bool m_isBrief = false;           ///< the status leaves out what it has no room for
};

} // namespace mujo::ui
