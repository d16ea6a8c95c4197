#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/engine/mate_solver.h"
#include "core/game/game.h"
#include "core/game/line_ahead.h"

namespace mujo::ui {

/// The proof of a forced win as a tree: the first moves that win, under each all answers, those that hold out
/// longest first, and under an answer the one move that goes on. What is needed to write a move is found out
/// when a row beside it is asked for, since a proof may have a hundred thousand of them.
class MateTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { MoveColumn, EndColumn, ColumnCount };
    enum Role {
        IsAnswerRole = Qt::UserRole, ///< whether the move is one of the side that loses
    };

    explicit MateTreeModel(QObject* parent = nullptr);

    /// A proof that begins at the position on the board. Where it is the one shown with more behind it, rows
    /// are added and the others stay.
    void setProof(const Game& game, std::shared_ptr<const MateAnswer> answer);
    void clear();
    /// The moves that lead to a row, its own the last.
    [[nodiscard]] std::vector<Move> movesUpTo(const QModelIndex& index) const;
    /// The row at the end of the line in which both sides do best: the shortest win, the longest defence.
    [[nodiscard]] QModelIndex endOfMainLine() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Number of a step, counted from 1; `MateStep::kRoot` for what stands above the first moves.
    using Number = std::size_t;
    struct Node {
        std::vector<Number> below; ///< in the order of the rows
        int row = 0;
    };
    /// What a text is made from, in any notation.
    struct Written {
        Transition transition;
        MoveContext context;
        bool takesLastRoyal;
    };

    [[nodiscard]] bool continues(const Game& game, const MateAnswer& answer) const;
    void add(Number number);
    [[nodiscard]] const MateStep& step(Number number) const { return m_answer->proof[number - 1]; }
    [[nodiscard]] Number numberOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(Number number, int column = MoveColumn) const;
    [[nodiscard]] bool isAnswer(Number number) const;
    [[nodiscard]] const Written& written(Number number) const;
    [[nodiscard]] QString text(Number number) const;
    [[nodiscard]] QString end(Number number) const;
    void tellTexts();

    std::shared_ptr<const MateAnswer> m_answer;
    std::optional<LineAhead> m_start;
    std::optional<Square> m_previous; ///< on which the last move of the game ended
    std::vector<Node> m_nodes;        ///< by number
    mutable std::unordered_map<Number, Written> m_written;
};

} // namespace mujo::ui
