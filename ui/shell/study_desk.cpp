#include "ui/shell/study_desk.h"

#include <QTimer>
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/insight/piece_kinds.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/start_page.h"
#include "ui/look/look_keeper.h"
#include "ui/models/move_list_model.h"
#include "ui/panes/comment_edit.h"
#include "ui/panes/find_bar.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/note_pane.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/record_tree.h"
#include "ui/session/piece_worths.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/shown_variant.h"
#include "ui/trainer/trainer_dialog.h"

namespace mujo::ui {

namespace {

constexpr int kHoverDelay = 300; // milliseconds

/// The piece that made a move, as it stands now, and its square.
std::optional<std::pair<Piece, Square>> moverOf(const Game& game, Game::Node node) {
    if (node == Game::kStart || node >= game.nodeCount()) {
        return std::nullopt;
    }
    const Game::Ply& made = game.ply(node);
    for (const SquareChange& change : made.transition.squares) {
        if (change.square == made.move.to() && !change.after.isEmpty()) {
            return std::pair(change.after.piece(), change.square);
        }
    }
    return std::nullopt;
}

/// The piece that a move has changed on its way, before and after.
std::optional<std::pair<Piece, Piece>> turnedBy(const Game::Ply& ply) {
    Cell before;
    Cell after;
    for (const SquareChange& change : ply.transition.squares) {
        if (!ply.move.isDrop() && change.square == ply.move.from()) {
            before = change.before;
        }
        if (change.square == ply.move.to()) {
            after = change.after;
        }
    }
    if (before.isEmpty() || after.isEmpty() || before == after) {
        return std::nullopt;
    }
    return std::pair(before.piece(), after.piece());
}

std::vector<Square> squaresOf(const Position& position, PieceTypeId type) {
    std::vector<Square> squares;
    for (const Side side : {Side::Sente, Side::Gote}) {
        std::copy_if(position.pieces(side).begin(), position.pieces(side).end(), std::back_inserter(squares),
                     [&](Square square) { return position.at(square).type() == type; });
    }
    return squares;
}

} // namespace

StudyDesk::StudyDesk(const Parts& parts)
    : QObject(&parts.window), m_catalog(parts.catalog), m_session(parts.session), m_look(parts.look),
      m_commands(parts.commands), m_board(parts.board), m_pane(parts.pane), m_study(parts.study),
      m_find(parts.find), m_start(parts.start), m_window(parts.window) {
    connectPane();
    connect(&m_find, &FindBar::foundChanged, &m_board, &BoardView::markFound);
    connect(&m_find, &FindBar::jumped, &m_board, &BoardView::goToSquare);
    connect(&m_find, &FindBar::jumped, this, &StudyDesk::studySquare);
    connect(&m_find, &FindBar::closed, &m_board, qOverload<>(&QWidget::setFocus));
    connect(&m_session, &GameSession::changed, this, [this](GameFacts what) {
        if (what.testFlag(GameFact::Game)) {
            delete m_chart;
        } else if (what.testFlag(GameFact::Position)) {
            followMover();
        }
    });
    m_commands.on(Command::Find, &m_find, [this] { m_find.open(); });
    m_commands.on(Command::Chart, this, [this] { showChart(); });
    m_commands.on(Command::Trainer, this, [this] { showTrainer(); });
}

void StudyDesk::connectPane() {
    connect(&m_board, &BoardView::pieceShown, this, [this](std::optional<Piece> piece, Square square) {
        if (piece) {
            m_study.showPiece(piece, square);
        }
    });
    for (const Side side : {Side::Sente, Side::Gote}) {
        connect(&m_pane.panel(side).hand(), &HandView::pieceShown, this, [this](std::optional<Piece> piece) {
            if (piece) {
                m_study.showPiece(piece);
            }
        });
    }
    auto* hover = new QTimer(this);
    hover->setSingleShot(true);
    hover->setInterval(kHoverDelay);
    const auto showMover = [this](Game::Node node) {
        if (const auto mover = moverOf(m_session.game(), node)) {
            m_study.showPiece(mover->first, mover->second);
        }
    };
    const auto rest = [hover](Game::Node node) {
        hover->setProperty("node", QVariant::fromValue(node));
        hover->start();
    };
    connect(&m_pane.moveList(), &QAbstractItemView::entered, this, [rest](const QModelIndex& index) {
        rest(index.data(MoveListModel::NodeRole).value<Game::Node>());
    });
    connect(&m_pane.tree(), &RecordTree::hovered, this,
            [rest](std::optional<Game::Node> node) { rest(node.value_or(Game::kStart)); });
    connect(hover, &QTimer::timeout, this, [this, hover, showMover] {
        if (m_pane.moveList().viewport()->underMouse() || m_pane.tree().viewport()->underMouse()) {
            showMover(hover->property("node").value<Game::Node>());
        }
    });
    connect(&m_pane.moveList(), &MoveListView::nodeChosen, this, showMover);
    connectComments();
    connect(&m_pane.tree(), &RecordTree::nodeChosen, this, showMover);
}

/// What a comment speaks of is marked on the board while the pointer is on it; a click leads there, or tells
/// of the piece.
void StudyDesk::connectComments() {
    CommentEdit& comment = m_pane.notes().text();
    connect(&comment, &CommentEdit::mentionHovered, this, [this](const std::optional<Mentioned>& what) {
        std::vector<Square> squares;
        if (what && std::holds_alternative<Square>(*what)) {
            squares.push_back(std::get<Square>(*what));
        } else if (what) {
            squares = squaresOf(m_session.game().position(), std::get<PieceTypeId>(*what));
        }
        m_board.markFound(std::move(squares));
    });
    connect(&comment, &CommentEdit::mentionClicked, this, [this](const Mentioned& what) {
        if (const auto* square = std::get_if<Square>(&what)) {
            m_board.goToSquare(*square);
            studySquare(*square);
        } else {
            m_study.showPiece(Piece{std::get<PieceTypeId>(what), Side::Sente});
        }
    });
}

/// Where a move has made another piece of the one that is studied, that one is; and where the move is taken
/// back, the one that it was before.
void StudyDesk::followMover() {
    const Game& game = m_session.game();
    const auto studied = m_study.piece();
    if (!studied) {
        return;
    }
    if (const auto made = game.plies(); !made.empty()) {
        const auto turned = turnedBy(made.back());
        if (turned && turned->first == *studied) {
            m_study.showPiece(turned->second, made.back().move.to());
            return;
        }
    }
    if (const auto undone = game.following(); !undone.empty()) {
        const auto turned = turnedBy(undone.front());
        if (turned && turned->second == *studied && m_study.square() == undone.front().move.to()) {
            m_study.showPiece(turned->first, undone.front().move.from());
        }
    }
}

/// The piece there, if there is one.
void StudyDesk::studySquare(Square square) {
    if (const Cell on = m_session.game().position().at(square); !on.isEmpty()) {
        m_study.showPiece(on.piece(), square);
    }
}

void StudyDesk::showChart() {
    const auto variant = shownVariant(m_catalog, m_start, m_session);
    if (variant == nullptr) {
        return;
    }
    if (m_chart != nullptr && &m_chart->model().variant() != variant.get()) {
        delete m_chart;
    }
    if (m_chart == nullptr) {
        const bool isOfGame = m_session.hasGame() && variant.get() == &m_session.game().variant();
        m_chart = new PieceChart(variant, &m_window, isOfGame ? &m_session : nullptr);
        m_chart->setWorths(pieceWorths(m_catalog, variant));
        m_look.follow(m_chart.data());
        if (isOfGame) { // the study pane knows the kinds of the game on the board
            connect(m_chart.data(), &PieceChart::pieceChosen, this, [this](PieceTypeId type) {
                m_study.showPiece(Piece{type, Side::Sente});
            });
        }
        connect(m_chart.data(), &PieceChart::marksAsked, m_commands[Command::Marks], &QAction::trigger);
        connect(m_chart.data(), &PieceChart::showOnBoardAsked, this, [this](PieceTypeId type) {
            const PieceChartModel& model = m_chart->model();
            m_find.find(toQString(model.variant().type(type).name), model.kind(model.rowOf(type)).types);
            const QRect board(m_board.mapToGlobal(QPoint()), m_board.size());
            if (m_chart->frameGeometry().intersects(board)) {
                m_chart->hide(); // Ctrl+P shows it again as it was
            }
            m_window.activateWindow();
            m_window.raise();
        });
    }
    m_chart->show();
    m_chart->raise();
    m_chart->activateWindow();
}

void StudyDesk::showTrainer() {
    auto* trainer = new TrainerDialog(m_catalog, ProgressFile(m_learntFile), &m_window);
    trainer->setAttribute(Qt::WA_DeleteOnClose);
    m_look.follow(trainer);
    if (const auto variant = shownVariant(m_catalog, m_start, m_session)) {
        trainer->setGame(toQString(variant->id()));
    }
    trainer->open();
}

} // namespace mujo::ui
