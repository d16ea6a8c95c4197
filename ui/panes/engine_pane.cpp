#include "ui/panes/engine_pane.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

#include "ui/panes/engine_lines_view.h"
#include "ui/panes/score_graph.h"
#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/session/score_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kLinesShare = 5;
constexpr int kGraphShare = 3;
constexpr int kCharactersForBoth = 84;  // in narrower panes the graph stands below the lines
constexpr int kCharactersOfStatus = 72; // else it stands below the controls, on one line

QString grouped(quint64 number) {
    return QLocale(QLocale::English).toString(number);
}

} // namespace

EnginePane::EnginePane(GameSession& session, Analysis& analysis, QAction& analyse, QWidget* parent)
    : QWidget(parent), m_session(session), m_analysis(analysis), m_model(new EngineLinesModel(this)),
      m_lines(new EngineLinesView(m_model)), m_graph(new ScoreGraph), m_noLines(new QLabel),
      m_status(new QLabel), m_analyst(new QComboBox), m_count(new QSpinBox),
      m_arrows(new QCheckBox(tr("Arr&ows"))), m_top(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_halves(new QBoxLayout(QBoxLayout::LeftToRight)) {
    build(analyse);
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
    connect(&session, &GameSession::findingNoted, this, &EnginePane::refreshGraph);
    connect(&analysis, &Analysis::reported, this, &EnginePane::refresh);
    connect(&analysis, &Analysis::stateChanged, this, &EnginePane::refreshStatus);
    connect(&analysis, &Analysis::scoresChanged, this, &EnginePane::refreshGraph);
}

void EnginePane::build(QAction& analyse) {
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
    layout->setContentsMargins(12, 4, 12, 8);
    layout->setSpacing(6);
    m_top->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    m_button = new QToolButton;
    m_button->setDefaultAction(&analyse);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::TabFocus);
    auto* label = new QLabel(tr("&Lines"));
    label->setBuddy(m_count);
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
    row->addWidget(m_button);
    row->addWidget(m_analyst);
    row->addWidget(label);
    row->addWidget(m_count);
    row->addWidget(m_arrows);
    row->addStretch();
    m_top->addLayout(row);
    m_top->addWidget(m_status, 1);
    m_controls = row;
    layout->addLayout(m_top);

    m_noLines->setAlignment(Qt::AlignCenter);
    m_noLines->setForegroundRole(QPalette::PlaceholderText);
    m_noLines->setWordWrap(true);
    m_noLines->setText(tr("%1 (%2) looks at the position on the board. Scores are as Sente sees them.")
                           .arg(analyse.iconText(), analyse.shortcut().toString(QKeySequence::NativeText)));
    m_body = layout;
    m_halves->setSpacing(10);
    m_halves->addWidget(m_noLines, kLinesShare);
    m_halves->addWidget(m_lines, kLinesShare);
    m_halves->addWidget(m_graph, kGraphShare);
    m_lines->hide();
    layout->addLayout(m_halves, 1);
}

void EnginePane::setLineCount(int lines) {
    m_count->setValue(lines);
}

void EnginePane::addBar(QWidget* bar) {
    constexpr int kBelowControls = 1;
    m_body->insertWidget(kBelowControls, bar);
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
    m_analyst->setVisible(!engines.isEmpty());
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
    if (m_session.isThinking()) {
        return m_session.isHinting() ? tr("Looking for a hint")
                                     : tr("%1, the computer, is thinking").arg(sideName(position.turn()));
    }
    switch (m_analysis.state()) {
    case Analysis::State::Looking:
        return tr("Analysing");
    case Analysis::State::Done:
        return tr("Analysed");
    case Analysis::State::Failed:
        return m_analysis.fault();
    case Analysis::State::Held:
        return m_session.game().isOver() ? tr("The game is over") : tr("The analysis waits");
    default:
        break;
    }
    if (report.info.lines.empty()) {
        return {};
    }
    return report.source == Source::Computer && report.isPlayed
               ? tr("%1, the computer, expects").arg(sideName(opponent(position.turn())))
           : report.source == Source::Hint ? tr("Hint")
                                           : tr("Stopped");
}

QString EnginePane::wordsOfSearch() const {
    const SearchInfo& info = m_analysis.report().info;
    if (info.lines.empty()) {
        return {};
    }
    const auto ms = static_cast<quint64>(info.time.count());
    QStringList parts{tr("depth %1").arg(info.depth), tr("%1 nodes").arg(grouped(info.nodes))};
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
    m_status->setAccessibleName(text.isEmpty() ? tr("The engine rests") : text);
}

void EnginePane::refreshGraph() {
    if (!isVisible() || !m_session.hasGame()) {
        return;
    }
    const Game& game = m_session.game();
    std::vector<std::optional<int>> scores;
    for (std::size_t ply = 0; ply <= game.line().size(); ++ply) {
        const auto& found = game.ply(game.onLine(ply)).score;
        scores.push_back(found ? std::optional(scoreForSente(*found)) : std::nullopt);
    }
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
    // While a search begins the list stays where it was, empty.
    const bool expected = m_analysis.isOn() || m_session.isThinking();
    m_lines->setVisible(!lines.empty() || expected);
    m_noLines->setVisible(lines.empty() && !expected);
    setFocusProxy(m_lines->isHidden() ? static_cast<QWidget*>(m_button) : m_lines);
    refreshStatus();
    refreshGraph();
    emit candidatesChanged(candidates());
}

/// Those of the report. Where two computers play, Sente's stands above Gote's, whoever is to move.
std::vector<EngineLinesModel::Line> EnginePane::linesToShow() const {
    std::vector<EngineLinesModel::Line> lines;
    for (const SearchLine& line : m_analysis.report().info.lines) {
        lines.push_back({m_analysis.scoreOf(line), line.moves});
    }
    const std::optional<Analysis::Expectation>& expectation = m_analysis.expectation();
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

EnginePane::Candidates EnginePane::candidates() const {
    Candidates found;
    const Analysis::Report& report = m_analysis.report();
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
    const std::vector<Move> moves =
        isVisible() ? m_model->movesUpTo(m_lines->pointed()) : std::vector<Move>();
    // A line that others show on the board is theirs to clear.
    if (!moves.empty() || m_hasPointed) {
        m_hasPointed = !moves.empty();
        emit linePointed(moves);
    }
}

/// The controls and a line more than usual; the board needs the room as well.
QSize EnginePane::sizeHint() const {
    constexpr int kRows = 5;
    constexpr int kPadding = 8;
    return {QWidget::sizeHint().width(), kRows * (fontMetrics().height() + kPadding) + 3 * kPadding};
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
    const auto direction = [this](int wanted) {
        return width() >= wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    };
    const int character = fontMetrics().averageCharWidth();
    m_halves->setDirection(direction(character * kCharactersForBoth));
    m_top->setDirection(direction(m_controls->sizeHint().width() + character * kCharactersOfStatus));
}

} // namespace mujo::ui
