#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/session/observed_game.h"

namespace mujo::ui {

/// The moves of the line on the board in rows of two, those taken back included, and below such a row one for
/// each other line that begins there. The text of a move is made when it is asked for.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NumberColumn, SenteColumn, GoteColumn, ColumnCount };
    enum Role {
        NodeRole =
            Qt::UserRole, ///< of the move, or of the first move of the other line of a row; absent without
        CurrentRole,      ///< whether it is the latest move on the board
        TakenBackRole,
        IsOtherLineRole,
        IsAsideRole,   ///< whether a move, or another line, stands beside the main line
        CommentRole,   ///< of the annotator; an empty text for none
        JudgementRole, ///< of the analysis of the whole game, as `Judgement`; absent for none
        TimeRole,      ///< what the move took on the clock; an empty text for nothing
    };

    explicit MoveListModel(const ObservedGame& game, QObject* parent = nullptr);

    [[nodiscard]] const Game* gameIfAny() const { return m_game.gameIfAny(); }
    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] int plyCount() const { return static_cast<int>(m_nodes.size()); }
    /// Whether a row is another line; it is one cell from the column of Sente on.
    [[nodiscard]] bool isOtherLine(int row) const {
        return m_rows[static_cast<std::size_t>(row)].other != Game::kStart;
    }
    /// The cell of a move; invalid for ply 0 and beyond the last.
    [[nodiscard]] QModelIndex indexOfPly(int ply) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        int pair = 0;                    ///< of moves, from 0; the one above for another line
        Game::Node other = Game::kStart; ///< where another line begins; the start for none

        friend bool operator==(const Row&, const Row&) = default;
    };

    void refresh();
    [[nodiscard]] std::vector<Row> rowsOf(const Game& game, const std::vector<Game::Node>& nodes,
                                          int lead) const;
    void tellTexts();
    void onFindingNoted(Game::Node node);
    [[nodiscard]] QVariant dataOfMove(const QModelIndex& index, int role) const;
    [[nodiscard]] QVariant dataOfOtherLine(const QModelIndex& index, int role) const;
    [[nodiscard]] int plyAt(const QModelIndex& index) const;
    [[nodiscard]] int numberOf(const Row& row) const;
    [[nodiscard]] const Game::Ply& move(int ply) const;
    /// Whether the moves of a row for another line are those of the main line.
    [[nodiscard]] bool isMainLine(int row) const;
    [[nodiscard]] QString text(int ply) const;
    [[nodiscard]] QString judgement(int ply) const;
    [[nodiscard]] QString toolTip(int ply) const;
    [[nodiscard]] QString spoken(const QModelIndex& index, int ply) const;
    /// The first moves of another line, with their numbers.
    [[nodiscard]] QString otherLine(const QModelIndex& index) const;
    [[nodiscard]] QString commentsOfOtherLine(const QModelIndex& index) const;

    const ObservedGame& m_game;
    std::vector<Game::Node> m_nodes; ///< of the moves; their texts are made when they are asked for
    std::vector<Row> m_rows;
    std::vector<int> m_pairRows; ///< the row of each pair
    int m_mainPlies = 0;         ///< moves at the start that are of the main line
    int m_ply = 0;
    int m_lead = 0;        ///< 1 when Gote makes the first move
    int m_firstNumber = 1; ///< of the first row
};

} // namespace mujo::ui
