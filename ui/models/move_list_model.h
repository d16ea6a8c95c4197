#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/session/observed_game.h"

namespace mujo::ui {

/// The moves of a game in rows of two, those taken back included. The text of a move is made when it is asked
/// for.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NumberColumn, SenteColumn, GoteColumn, ColumnCount };
    enum Role {
        PlyRole = Qt::UserRole, ///< moves made once this one is; absent in cells without a move
        CurrentRole,            ///< whether it is the latest move on the board
        TakenBackRole,
        OtherMovesRole, ///< how many other moves were played from the same position
        CommentRole,    ///< of the annotator; an empty text for none
    };

    explicit MoveListModel(const ObservedGame& game, QObject* parent = nullptr);

    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] int plyCount() const { return static_cast<int>(m_nodes.size()); }
    /// The cell of a move; invalid for ply 0 and beyond the last.
    [[nodiscard]] QModelIndex indexOfPly(int ply) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh();
    void tellTexts();
    [[nodiscard]] int plyAt(const QModelIndex& index) const;
    [[nodiscard]] const Game::Ply& move(int ply) const;
    /// The move with its mark.
    [[nodiscard]] QString text(int ply) const;
    [[nodiscard]] QString toolTip(int ply) const;
    [[nodiscard]] QString spoken(const QModelIndex& index, int ply) const;
    [[nodiscard]] int otherMoves(int ply) const;
    [[nodiscard]] QString otherMovesInWords(int ply) const;
    [[nodiscard]] int rowsFor(std::size_t count) const;

    const ObservedGame& m_game;
    std::vector<Game::Node> m_nodes; ///< of the moves; their texts are made when they are asked for
    std::vector<int> m_otherMoves;   ///< by ply from 0
    int m_ply = 0;
    int m_lead = 0;        ///< 1 when Gote makes the first move
    int m_firstNumber = 1; ///< of the first row
};

} // namespace mujo::ui
