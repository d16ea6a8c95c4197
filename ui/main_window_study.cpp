// What the main window offers for studying: the pane, the chart of all pieces, the search, the rules.

#include <QTimer>

#include "core/insight/piece_kinds.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/text_dialog.h"
#include "ui/docks/find_bar.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/move_list_view.h"
#include "ui/docks/piece_study.h"
#include "ui/main_window.h"
#include "ui/models/move_list_model.h"
#include "ui/session/words.h"
#include "ui/trainer/trainer_dialog.h"

namespace mujo::ui {

namespace {

constexpr int kRulesWidth = 600;
constexpr int kHoverDelay = 300; // milliseconds

/// The piece that made a move, as it stands now, and its square.
std::optional<std::pair<Piece, Square>> pieceOfPly(const Game& game, int ply) {
    if (ply < 1 || static_cast<std::size_t>(ply) > game.line().size()) {
        return std::nullopt;
    }
    const Game::Ply& made = game.line()[static_cast<std::size_t>(ply - 1)];
    for (const SquareChange& change : made.transition.squares) {
        if (change.square == made.move.to() && !change.after.isEmpty()) {
            return std::pair(change.after.piece(), change.square);
        }
    }
    return std::nullopt;
}

} // namespace

void MainWindow::connectStudy() {
    connect(m_board, &BoardView::pieceShown, this, [this](std::optional<Piece> piece, Square square) {
        if (piece) {
            m_study->showPiece(piece, square);
        }
    });
    for (const Side side : {Side::Sente, Side::Gote}) {
        connect(&m_pane->panel(side).hand(), &HandView::pieceShown, this, [this](std::optional<Piece> piece) {
            if (piece) {
                m_study->showPiece(piece);
            }
        });
    }
    auto* hover = new QTimer(this);
    hover->setSingleShot(true);
    hover->setInterval(kHoverDelay);
    const auto showMover = [this](int ply) {
        if (const auto mover = pieceOfPly(m_session.game(), ply)) {
            m_study->showPiece(mover->first, mover->second);
        }
    };
    connect(&m_pane->moveList(), &QAbstractItemView::entered, this, [hover](const QModelIndex& index) {
        hover->setProperty("ply", index.data(MoveListModel::PlyRole));
        hover->start();
    });
    connect(hover, &QTimer::timeout, this, [this, hover, showMover] {
        if (m_pane->moveList().viewport()->underMouse()) {
            showMover(hover->property("ply").toInt());
        }
    });
    connect(&m_pane->moveList(), &MoveListView::plyChosen, this, showMover);

    connect(m_actions.find, &QAction::triggered, m_find, &FindBar::open);
    connect(m_find, &FindBar::foundChanged, m_board, &BoardView::markFound);
    connect(m_find, &FindBar::jumped, m_board, &BoardView::goToSquare);
    connect(m_find, &FindBar::closed, m_board, qOverload<>(&QWidget::setFocus));
    connect(m_actions.chart, &QAction::triggered, this, &MainWindow::showChart);
    connect(m_actions.trainer, &QAction::triggered, this, &MainWindow::showTrainer);
}

void MainWindow::showChart() {
    if (m_chart == nullptr) {
        m_chart = new PieceChart(m_session.game().position().sharedVariant(), this, &m_session);
        m_chart->setLook(m_theme, pieceStyle());
        connect(m_chart, &PieceChart::pieceChosen, this, [this](PieceTypeId type) {
            m_study->showPiece(Piece{type, Side::Sente});
        });
        connect(m_chart, &PieceChart::showOnBoardAsked, this, [this](PieceTypeId type) {
            const PieceChartModel& model = m_chart->model();
            m_find->find(shown(model.variant().type(type).name), model.kind(model.rowOf(type)).types);
            activateWindow();
            raise();
        });
    }
    m_chart->show();
    m_chart->raise();
    m_chart->activateWindow();
}

void MainWindow::showTrainer() {
    auto* trainer = new TrainerDialog(m_catalog, ProgressFile(m_learntFile), this);
    trainer->setAttribute(Qt::WA_DeleteOnClose);
    trainer->setLook(m_theme, pieceStyle());
    if (m_session.hasGame()) {
        trainer->setGame(shown(m_session.game().variant().id()));
    }
    trainer->open();
}

/// Stays open beside the board; what is clicked in it is shown in the study pane.
void MainWindow::showRules() {
    const Variant& variant = m_session.game().variant();
    auto* dialog = new TextDialog(shown(variant.name()), rulesPage(variant), kRulesWidth, this);
    connect(dialog, &TextDialog::linkFollowed, m_study, &PieceStudy::follow);
    connect(&m_session, &GameSession::changed, dialog, [dialog](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            dialog->close();
        }
    });
    dialog->show();
}

} // namespace mujo::ui
