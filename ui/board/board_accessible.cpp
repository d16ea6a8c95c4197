#include "ui/board/board_accessible.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>
#include <unordered_map>

#include "core/insight/move_input.h"
#include "core/insight/outcome_preview.h"
#include "core/insight/threat_map.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_view.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct SpokenBoard {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::SpokenBoard)
};

const Game* gameOf(const BoardView& board) {
    return board.game();
}

class BoardAccessible;

/// One square.
class CellAccessible : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface {
public:
    CellAccessible(BoardView& board, Square square) : m_board(&board), m_square(square) {}

    [[nodiscard]] Square square() const { return m_square; }

    bool isValid() const override {
        return m_board && gameOf(*m_board) != nullptr &&
               m_square.index() < gameOf(*m_board)->position().shape().squareCount();
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board ? m_board->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QRect rect() const override {
        const QRect local = m_board->squareRect(m_square);
        return {m_board->mapToGlobal(local.topLeft()), local.size()};
    }
    QString text(QAccessible::Text kind) const override {
        if (!isValid()) {
            return {};
        }
        return kind == QAccessible::Name          ? spokenCell(*gameOf(*m_board), m_square)
               : kind == QAccessible::Description ? spokenState(*m_board, m_square)
                                                  : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = m_board->hasFocus() && m_board->cursorSquare() == m_square;
        state.selected = m_board->input().selected() == m_square;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
               : type == QAccessible::ActionInterface  ? static_cast<QAccessibleActionInterface*>(this)
                                                       : static_cast<void*>(nullptr);
    }

    int columnIndex() const override { return m_board->layoutOfSquares().screenCell(m_square).x(); }
    int rowIndex() const override { return m_board->layoutOfSquares().screenCell(m_square).y(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    bool isSelected() const override { return state().selected; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction()) {
            m_board->clickSquare(m_square);
        } else if (name == setFocusAction()) {
            m_board->setFocus();
            m_board->goToSquare(m_square);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<BoardView> m_board;
    Square m_square;
};

/// The board as a group of cells with the interface of a table; rows and columns as they are seen. Its role
/// is not that of a table: of one Orca reads a whole row whenever the cursor comes to another row.
class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardView& board) : QAccessibleWidget(&board, QAccessible::Grouping) {}
    ~BoardAccessible() override {
        for (const auto& [square, id] : m_cells) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    QAccessibleInterface* cell(Square square) const {
        const auto known = m_cells.find(square.index());
        if (known != m_cells.end()) {
            return QAccessible::accessibleInterface(known->second);
        }
        auto* fresh = new CellAccessible(board(), square); // owned by Qt's register, given back above
        m_cells.emplace(square.index(), QAccessible::registerAccessibleInterface(fresh));
        return fresh;
    }

    // Squares come first, then what else lies on the board, such as the chooser.
    int childCount() const override { return squares() + QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int number) const override {
        return number < 0           ? nullptr
               : number < squares() ? cellAt(number / columnCount(), number % columnCount())
                                    : QAccessibleWidget::child(number - squares());
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        if (const auto* one = dynamic_cast<const CellAccessible*>(child)) {
            return one->rowIndex() * columnCount() + one->columnIndex();
        }
        const int other = QAccessibleWidget::indexOfChild(child);
        return other < 0 ? other : squares() + other;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto square = board().layoutOfSquares().hit(board().mapFromGlobal(QPoint(x, y)));
        return square && squares() > 0 ? cell(*square) : QAccessibleWidget::childAt(x, y);
    }
    QAccessibleInterface* focusChild() const override {
        const auto cursor = board().cursorSquare();
        return board().hasFocus() && cursor && squares() > 0 ? cell(*cursor)
                                                             : QAccessibleWidget::focusChild();
    }
    QString text(QAccessible::Text kind) const override {
        const Game* game = gameOf(board());
        return kind == QAccessible::Name && game != nullptr
                   ? SpokenBoard::tr("Board of %1").arg(toQString(game->variant().name()))
                   : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        return row < 0 || column < 0 || row >= rowCount() || column >= columnCount()
                   ? nullptr
                   : cell(board().layoutOfSquares().squareAt(column, row));
    }
    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto selected = board().input().selected();
        return selected ? QList{cell(*selected)} : QList<QAccessibleInterface*>();
    }
    QString columnDescription(int column) const override {
        const Game* game = gameOf(board());
        return game == nullptr ? QString()
                               : toQString(game->position().shape().fileName(boardColumn(column),
                                                                             shownSquares(game->variant())));
    }
    QString rowDescription(int row) const override {
        const Game* game = gameOf(board());
        return game == nullptr ? QString()
                               : toQString(game->position().shape().rankName(boardRow(row),
                                                                             shownSquares(game->variant())));
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override {
        const Game* game = gameOf(board());
        return game == nullptr ? 0 : game->position().shape().files();
    }
    int rowCount() const override {
        const Game* game = gameOf(board());
        return game == nullptr ? 0 : game->position().shape().ranks();
    }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    [[nodiscard]] BoardView& board() const { return *static_cast<BoardView*>(widget()); }
    [[nodiscard]] int squares() const { return rowCount() * columnCount(); }
    [[nodiscard]] int boardColumn(int column) const {
        const Square square = board().layoutOfSquares().squareAt(column, 0);
        return gameOf(board())->position().shape().column(square);
    }
    [[nodiscard]] int boardRow(int row) const {
        const Square square = board().layoutOfSquares().squareAt(0, row);
        return gameOf(board())->position().shape().row(square);
    }

    mutable std::unordered_map<int, QAccessible::Id> m_cells; ///< by square
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardView*>(object);
    return board != nullptr ? new BoardAccessible(*board) : nullptr; // Qt takes it over
}

} // namespace

void installBoardAccessibility() {
    QAccessible::installFactory(&makeInterface); // the same one counts once
}

void announceCursor(BoardView& board, Square square) {
    if (!QAccessible::isActive()) {
        return;
    }
    auto* table = dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(&board));
    if (table != nullptr) {
        QAccessibleEvent event(table->cell(square), QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

QString spokenCell(const Game& game, Square square) {
    const Position& position = game.position();
    const QString name = squareName(position.variant(), square);
    const Cell cell = position.at(square);
    if (cell.isEmpty()) {
        return SpokenBoard::tr("%1, empty").arg(name);
    }
    const PieceType& type = position.variant().type(cell.type());
    QStringList parts{
        name,
        SpokenBoard::tr("%1 %2", "a side and its piece").arg(sideName(cell.owner()), toQString(type.name))};
    if (type.promoted) {
        parts << SpokenBoard::tr("promoted");
    }
    if (type.royal) {
        parts << SpokenBoard::tr("royal");
    }
    if (const int captures = insight::captureCount(position, game.legalMoves(), square); captures > 0) {
        parts << SpokenBoard::tr("%n capture(s)", nullptr, captures);
    }
    return Phrases::list(parts);
}

QString spokenState(const BoardView& board, Square square) {
    const Game* game = board.game();
    if (game == nullptr) {
        return {};
    }
    const Position& position = game->position();
    QStringList parts;
    if (const insight::TargetMark* mark = board.input().markOn(square)) {
        parts << (mark->igui       ? SpokenBoard::tr("can be taken without moving")
                  : mark->burns    ? SpokenBoard::tr("can be burnt")
                  : mark->captures ? SpokenBoard::tr("can be taken")
                                   : SpokenBoard::tr("can be reached"));
    }
    const Cell cell = position.at(square);
    if (!cell.isEmpty()) {
        const auto attackers = insight::attackersOf(position, square, opponent(cell.owner())).size();
        const auto defenders = insight::attackersOf(position, square, cell.owner()).size();
        if (attackers > 0) {
            parts << SpokenBoard::tr("attacked by %n piece(s)", nullptr, static_cast<int>(attackers));
        }
        parts << (defenders == 0
                      ? SpokenBoard::tr("not defended")
                      : SpokenBoard::tr("defended by %n piece(s)", nullptr, static_cast<int>(defenders)));
    }
    return Phrases::list(parts);
}

} // namespace mujo::ui
