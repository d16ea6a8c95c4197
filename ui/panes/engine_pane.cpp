#include "ui/panes/engine_pane.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

#include "core/game/judgement.h"
#include "ui/models/mate_tree_model.h"
#include "ui/panes/engine_lines_view.h"
#include "ui/panes/mate_tree_view.h"
#include "ui/panes/score_graph.h"
#include "ui/session/game_session.h"
#include "ui/session/mate_words.h"
#include "ui/session/move_words.h"
#include "ui/session/score_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kLinesShare = 5;
constexpr int kGraphShare = 3;
constexpr int kMargin = 12;             // at the left and right
constexpr int kCharactersForBoth = 84;  // in narrower panes the graph stands below the lines
constexpr int kCharactersOfStatus = 72; // so many have room beside the controls, or
constexpr int kCharactersInBrief = 44;  // so many; else the status stands below them

QString grouped(quint64 number) {
    return QLocale(QLocale::English).toString(number);
}

} // namespace

EnginePane::EnginePane(GameSession& session, Analysis& analysis, MateSearch& mate, const Switches& switches,
                       QWidget* parent)
    : QWidget(parent), m_session(session), m_analysis(analysis), m_mate(mate), m_switches(switches),
      m_model(new EngineLinesModel(this)), m_lines(new EngineLinesView(m_model)),
      m_mateModel(new MateTreeModel(this)), m_tree(new MateTreeView(m_mateModel)), m_graph(new ScoreGraph),
      m_noLines(new QLabel), m_searchOn(new QPushButton(tr("&Search on"))), m_countLabel(new QLabel),
      m_status(new QLabel), m_analyst(new QComboBox), m_count(new QSpinBox),
      m_arrows(new QCheckBox(tr("Arr&ows"))), m_top(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_halves(new QBoxLayout(QBoxLayout::LeftToRight)) {
    build(switches);
    setFocusProxy(m_button);
    connect(m_count, &QSpinBox::valueChanged, this, &EnginePane::lineCountChosen);
    connect(m_analyst, &QComboBox::activated, this,
            [this] { emit analystChosen(m_analyst->currentData().toString()); });
    connect(m_arrows, &QCheckBox::toggled, this, [this](bool on) {
        emit arrowsChosen(on);
        emit candidatesChanged(candidates());
    });
    m_graph->setMoveNames([this](int ply) {
        const Game& game = m_session.game();
        return numberedMoveText(game, game.onLine(static_cast<std::size_t>(ply)));
    });
    connect(m_graph, &ScoreGraph::plyChosen, this, &EnginePane::plyChosen);
    connect(m_lines, &EngineLinesView::pointedChanged, this, &EnginePane::tellPointed);
    m_lines->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_lines, &QWidget::customContextMenuRequested, this, &EnginePane::openLineMenu);
    connect(m_tree, &MateTreeView::pointedChanged, this, &EnginePane::tellPointed);
    connect(m_searchOn, &QPushButton::clicked, &mate, &MateSearch::searchOn);
    connect(&mate, &MateSearch::switched, this, &EnginePane::refresh);
    connect(&mate, &MateSearch::answerChanged, this, &EnginePane::refreshTree);
    connect(&mate, &MateSearch::stateChanged, this, &EnginePane::showMode);
    connect(&session, &GameSession::findingNoted, this, &EnginePane::refreshGraph);
    connect(&analysis, &Analysis::reported, this, &EnginePane::refresh);
    connect(&analysis, &Analysis::stateChanged, this, &EnginePane::refreshStatus);
    connect(&analysis, &Analysis::scoresChanged, this, &EnginePane::refreshGraph);
}

void EnginePane::build(const Switches& switches) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    scroll->setWidget(body);
    outer->addWidget(scroll);

    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(kMargin, 2, kMargin, 4);
    layout->setSpacing(4);
    m_body = layout;
    buildControls(switches);
    layout->addLayout(m_top);
    m_noLines->setObjectName(QStringLiteral("engineNoLines"));
    m_noLines->setAlignment(Qt::AlignCenter);
    m_noLines->setForegroundRole(QPalette::PlaceholderText);
    m_noLines->setWordWrap(true);
    m_noLines->setText(introduction());
    m_halves->setSpacing(10);
    m_halves->addWidget(m_noLines, kLinesShare);
    m_halves->addWidget(m_lines, kLinesShare);
    m_halves->addWidget(m_tree, kLinesShare);
    m_halves->addWidget(m_graph, kGraphShare);
    m_lines->hide();
    m_tree->hide();
    layout->addLayout(m_halves, 1);
}

void EnginePane::buildControls(const Switches& switches) {
    m_top->setSpacing(6);
    constexpr int kSpacing = 10;
    m_controls = new QBoxLayout(QBoxLayout::LeftToRight);
    m_controls->setSpacing(kSpacing);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    const auto button = [row](QAction& action) {
        auto* made = new QToolButton;
        made->setDefaultAction(&action);
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        made->setFocusPolicy(Qt::TabFocus);
        row->addWidget(made);
        return made;
    };
    m_button = button(switches.analyse);
    m_mateButton = button(switches.mateSearch);
    m_mateButton->setAccessibleName(switches.mateSearch.iconText());
    m_searchOn->setObjectName(QStringLiteral("mateSearchOn"));
    m_searchOn->setToolTip(tr("Looks for a forced win again, among more positions"));
    m_searchOn->setAutoDefault(false);
    m_searchOn->hide();
    m_countLabel->setBuddy(m_count);
    m_count->setObjectName(QStringLiteral("engineLineCount"));
    m_count->setAccessibleName(tr("How many lines"));
    m_count->setRange(1, Analysis::kMostLines);
    m_count->setValue(m_analysis.lines());
    m_arrows->setToolTip(tr("Show the first moves of the lines on the board, with their scores"));
    m_status->setObjectName(QStringLiteral("engineStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_analyst->setObjectName(QStringLiteral("engineAnalyst"));
    m_analyst->setAccessibleName(tr("Who looks"));
    m_analyst->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int kAnalystCharacters = 12;
    m_analyst->setMinimumContentsLength(kAnalystCharacters);
    m_analyst->hide();
    row->addWidget(m_searchOn);
    m_controls->addLayout(row);
    m_controls->setAlignment(row, Qt::AlignLeft);
    row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    row->addWidget(m_analyst);
    row->addWidget(m_countLabel);
    row->addWidget(m_count);
    row->addWidget(m_arrows);
    m_controls->addLayout(row, 1);
    m_controls->setAlignment(row, Qt::AlignLeft);
    m_top->addLayout(m_controls);
    m_top->addWidget(m_status, 1);
}

QString EnginePane::introduction() const {
    const auto keys = [](const QAction& action) {
        return action.shortcut().toString(QKeySequence::NativeText);
    };
    const QAction& analyse = m_switches.analyse;
    const QAction& mate = m_switches.mateSearch;
    return tr("%1 (%2) looks at the position on the board, %3 (%4) for a win by force. Scores are as Sente "
              "sees them.")
        .arg(analyse.iconText(), keys(analyse), mate.iconText(), keys(mate));
}

void EnginePane::setLineCount(int lines) {
    m_count->setValue(lines);
}

void EnginePane::addBar(QWidget* bar) {
    constexpr int kBelowControls = 1;
    m_body->insertWidget(kBelowControls, bar);
    m_bar = bar;
    bar->installEventFilter(this);
}

void EnginePane::setArrows(bool on) {
    m_arrows->setChecked(on);
}

void EnginePane::setAnalysts(const QStringList& engines, const QString& chosen) {
    m_analyst->clear();
    m_analyst->addItem(QStringLiteral("Mujō"), QString());
    for (const QString& engine : engines) {
        m_analyst->addItem(engine, engine);
    }
    m_analyst->setCurrentIndex(std::max(0, m_analyst->findData(chosen)));
    m_analyst->setToolTip(m_analyst->currentText());
    showMode();
}

void EnginePane::setLook(const Look& look) {
    m_graph->setLook(look);
}

QString EnginePane::status() const {
    return m_status->text();
}

QString EnginePane::wordsOfState() const {
    using Source = Analysis::Source;
    const Analysis::Report& report = m_analysis.report();
    const Position& position = m_session.game().position();
    const bool hasMateResult = m_mate.isOn() && m_mate.state() != MateSearch::State::Held;
    if (m_session.isThinking() && !hasMateResult) {
        return m_session.isHinting() ? tr("Looking for a hint")
                                     : tr("%1, the computer, is thinking").arg(sideName(position.turn()));
    }
    if (m_mate.isOn()) {
        return mateStateInWords(m_mate, position.turn());
    }
    switch (m_analysis.state()) {
    case Analysis::State::Looking:
        return tr("Analysing");
    case Analysis::State::Done:
        return tr("Analysed");
    case Analysis::State::Failed:
        return m_analysis.fault();
    case Analysis::State::Held:
        return isOverByRules(m_session.game(), m_session.game().current()) ? tr("The game is over")
                                                                           : tr("The analysis waits");
    default:
        break;
    }
    if (report.info.lines.empty()) {
        return {};
    }
    if (report.source == Source::Computer && report.isPlayed) {
        const QString mover = sideName(opponent(position.turn()));
        return report.info.lines.front().moves.empty()
                   ? tr("%1, the computer, has moved and looked no further").arg(mover)
                   : tr("%1, the computer, expects this").arg(mover);
    }
    return report.source == Source::Hint ? tr("Hint") : tr("Stopped");
}

QString EnginePane::wordsOfSearch() const {
    if (m_mate.isOn()) {
        const auto positions = static_cast<quint64>(m_mate.positions());
        return positions > 0 ? tr("%1 positions").arg(grouped(positions)) : QString();
    }
    const SearchInfo& info = m_analysis.report().info;
    if (info.lines.empty()) {
        return {};
    }
    const auto ms = static_cast<quint64>(info.time.count());
    QStringList parts{tr("depth %1").arg(info.depth), tr("%1 nodes").arg(grouped(info.nodes))};
    if (m_isBrief) {
        return parts.join(QStringLiteral("  ·  "));
    }
    if (ms > 0) {
        parts << tr("%1 a second").arg(grouped(info.nodes * 1000 / ms));
    }
    parts << tr("%1 s").arg(QLocale::c().toString(static_cast<double>(ms) / 1000, 'f', 1));
    return parts.join(QStringLiteral("  ·  "));
}

void EnginePane::refreshStatus() {
    if (!isVisible() || !m_session.hasGame()) {
        return;
    }
    QStringList parts{wordsOfState(), wordsOfSearch()};
    parts.removeAll(QString());
    const QString text = parts.join(QStringLiteral("  ·  "));
    m_status->setText(text);
    showStatus();
    m_status->setAccessibleName(text.isEmpty() ? tr("The engine rests") : text);
}

void EnginePane::openLineMenu(const QPoint& at) {
    const QModelIndex pointed = m_lines->indexAt(at);
    const std::vector<Move> moves =
        m_model->movesUpTo(pointed.siblingAtColumn(EngineLinesModel::kScoreColumn));
    if (!pointed.isValid() || moves.empty()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Put this line into the record"), this, [this, moves] { keepLine(moves); })
        ->setEnabled(m_session.mayAddLine());
    menu->addAction(tr("&Copy this line"), this, [this, moves] {
        Game tried = m_session.game();
        std::vector<Game::Node> nodes;
        for (std::size_t i = 0; i < moves.size() && tried.play(moves[i]); ++i) {
            nodes.push_back(tried.current());
        }
        QGuiApplication::clipboard()->setText(movesInARow(tried, nodes));
    });
    menu->popup(m_lines->viewport()->mapToGlobal(at));
}

void EnginePane::keepLine(const std::vector<Move>& moves) {
    if (m_session.mayAddLine()) { // what the menu was opened for may have changed
        const Game::Node here = m_session.game().current();
        m_session.pasteLine(moves, here);
        m_session.goToNode(here);
    }
}

void EnginePane::refreshGraph() {
    if (!isVisible() || !m_session.hasGame()) {
        return;
    }
    const Game& game = m_session.game();
    const Seat& sente = m_session.setup().seats[Side::Sente];
    const Seat& gote = m_session.setup().seats[Side::Gote];
    bool isAnalysed = true; // all by one engine
    std::vector<std::optional<int>> scores;
    for (std::size_t ply = 0; ply <= game.line().size(); ++ply) {
        const Game::Node node = game.onLine(ply);
        const auto& found = game.ply(node).score;
        scores.push_back(found ? std::optional(scoreForSente(*found)) : std::nullopt);
        isAnalysed = isAnalysed && (game.ply(node).finding || isOverByRules(game, node));
    }
    m_graph->setTwoScales(m_session.isBetweenComputers() && sente.who != gote.who && !isAnalysed &&
                          (sente.hosted() != nullptr || gote.hosted() != nullptr)); // levels have one
    std::vector<std::optional<Judgement>> judgements(game.line().size() + 1);
    for (const JudgedMove& move : judgedMoves(game, game.lastOfLine())) {
        judgements[game.depth(move.node)] = move.judgement;
    }
    m_graph->setScores(std::move(scores), static_cast<int>(game.plies().size()));
    m_graph->setJudgements(std::move(judgements));
}

void EnginePane::refresh() {
    if (!isVisible() || !m_session.hasGame()) {
        return;
    }
    const std::vector<EngineLinesModel::Line> lines = linesToShow();
    m_model->setLines(m_session.game(), lines);
    refreshTree();
    refreshGraph();
}

void EnginePane::refreshTree() {
    if (!isVisible() || !m_session.hasGame()) {
        return;
    }
    if (m_mate.isOn()) {
        m_mateModel->setProof(m_session.game(), m_mate.answer());
    } else {
        m_mateModel->clear();
    }
    showMode();
    emit candidatesChanged(candidates());
}

/// Those of the report. Where two computers play, Sente's stands above Gote's, whoever is to move.
std::vector<EngineLinesModel::Line> EnginePane::linesToShow() const {
    std::vector<EngineLinesModel::Line> lines;
    const std::optional<Analysis::Expectation>& expectation = m_analysis.expectation();
    for (const SearchLine& line : m_analysis.report().info.lines) {
        if (!line.moves.empty() || !m_analysis.report().isPlayed || expectation) {
            lines.push_back({m_analysis.scoreOf(line), line.moves});
        }
    }
    if (!expectation || m_analysis.report().source == Analysis::Source::Analysis) {
        return lines;
    }
    if (lines.empty() && m_session.isThinking()) {
        lines.emplace_back();
    }
    for (EngineLinesModel::Line& line : lines) {
        line.finder = opponent(expectation->finder);
    }
    const bool isAbove = expectation->finder == Side::Sente;
    lines.insert(isAbove ? lines.begin() : lines.end(),
                 {expectation->score, expectation->moves, expectation->finder});
    return lines;
}

/// While a search begins, lines or tree stay where they were, empty.
QWidget& EnginePane::shown() const {
    if (m_mate.isOn()) {
        const bool expected = m_mate.state() == MateSearch::State::Searching;
        return expected || m_mateModel->rowCount() > 0 ? *m_tree : static_cast<QWidget&>(*m_noLines);
    }
    const bool expected =
        m_analysis.isOn() || m_session.isThinking() || !m_analysis.report().info.lines.empty();
    return expected || m_model->rowCount() > 0 ? *m_lines : static_cast<QWidget&>(*m_noLines);
}

void EnginePane::showMode() {
    if (!isVisible() || !m_session.hasGame()) {
        return;
    }
    const bool isMate = m_mate.isOn();
    m_analyst->setVisible(!isMate && m_analyst->count() > 1);
    const bool areSeveral = m_analysis.tellsSeveralLines();
    m_countLabel->setVisible(!isMate);
    m_countLabel->setText(areSeveral ? tr("&Lines") : tr("One line"));
    m_countLabel->setToolTip(areSeveral ? QString()
                                        : tr("%1 tells its best line only.").arg(m_analysis.analyst()));
    m_count->setVisible(!isMate && areSeveral);
    m_noLines->setText(isMate ? mateExplanation(m_mate) : introduction());
    QWidget& now = shown();
    QWidget* button = isMate ? m_mateButton : m_button;
    setFocusProxy(&now == m_noLines ? button : &now);
    now.show();
    const auto showOnlyIf = [this](bool isMeant, QWidget* part) {
        if (!isMeant && part->hasFocus()) {
            setFocus();
        }
        part->setVisible(isMeant);
    };
    showOnlyIf(m_mate.maySearchOn(), m_searchOn);
    showOnlyIf(&now == m_lines, m_lines);
    showOnlyIf(&now == m_tree, m_tree);
    showOnlyIf(&now == m_noLines, m_noLines);
    arrange();
    refreshStatus();
}

EnginePane::Candidates EnginePane::candidates() const {
    Candidates found;
    const Analysis::Report& report = m_analysis.report();
    if (isVisible() && m_arrows->isChecked() && m_mate.isOn()) {
        const Side winner = m_session.game().position().turn();
        constexpr int kMostArrows = 8; // more would hide the board; the list has them all, the shortest first
        for (int row = 0; row < std::min(m_mateModel->rowCount(), kMostArrows); ++row) {
            const QModelIndex first = m_mateModel->index(row, MateTreeModel::MoveColumn);
            found.emplace_back(m_mateModel->movesUpTo(first).front(),
                               shortScore(scoreForSente(kEndScore, winner)));
        }
        return found;
    }
    if (!isVisible() || !m_arrows->isChecked() || !m_analysis.isOn() ||
        report.source != Analysis::Source::Analysis) {
        return found;
    }
    for (const SearchLine& line : report.info.lines) {
        if (!line.moves.empty()) {
            found.emplace_back(line.moves.front(), shortScore(m_analysis.scoreOf(line)));
        }
    }
    return found;
}

void EnginePane::tellPointed() {
    const std::vector<Move> moves = !isVisible()    ? std::vector<Move>()
                                    : m_mate.isOn() ? m_mateModel->movesUpTo(m_tree->pointed())
                                                    : m_model->movesUpTo(m_lines->pointed());
    // A line that others show on the board is theirs to clear.
    if (!moves.empty() || m_hasPointed) {
        m_hasPointed = !moves.empty();
        emit linePointed(moves);
    }
}

/// The controls and a line more than usual, with the scroll bar of long lines. In a low window the usual
/// lines alone.
QSize EnginePane::sizeHint() const {
    constexpr int kPadding = 8;
    const bool isLow = window()->height() < kLowWindow;
    const int rows = isLow ? 4 : 5;
    const int bar = isLow ? 0 : style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return {QWidget::sizeHint().width(), rows * (fontMetrics().height() + kPadding) + 3 * kPadding + bar};
}

/// With the bar of a review everything it speaks of is seen, unless the window is too low for that.
QSize EnginePane::minimumSizeHint() const {
    constexpr int kRoomForAll = 700; // logical pixels of the window
    const QSize least = QWidget::minimumSizeHint();
    const bool isReviewed = m_bar != nullptr && !m_bar->isHidden() && window()->height() >= kRoomForAll;
    return isReviewed ? least.expandedTo({0, m_body->totalHeightForWidth(width())}) : least;
}

bool EnginePane::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (watched == m_bar && (type == QEvent::Show || type == QEvent::Hide || type == QEvent::LayoutRequest)) {
        updateGeometry(); // the area between them, which scrolls, passes nothing on
    }
    return QWidget::eventFilter(watched, event);
}

void EnginePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void EnginePane::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    tellPointed();
    emit candidatesChanged({});
}

void EnginePane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
    refreshStatus();
}

void EnginePane::arrange() {
    m_noLines->setMinimumHeight(m_lines->minimumSizeHint().height()); // or the board moves when lines come
    const auto direction = [this](int wanted) {
        return width() >= wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    };
    const int character = fontMetrics().averageCharWidth();
    m_halves->setDirection(direction(character * kCharactersForBoth));
    int controls = kMargin * 2 + m_controls->spacing();
    for (int i = 0; i < m_controls->count(); ++i) {
        controls += m_controls->itemAt(i)->sizeHint().width();
    }
    m_controls->setDirection(direction(controls));
    m_isBrief = width() < controls + character * kCharactersOfStatus;
    m_top->setDirection(direction(controls + character * kCharactersInBrief));
    showStatus();
}

/// A line of its own without words would take the room of the graph.
void EnginePane::showStatus() {
    m_status->setVisible(m_top->direction() == QBoxLayout::LeftToRight || !m_status->text().isEmpty());
}

} // namespace mujo::ui
