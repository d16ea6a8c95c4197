#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/game/game.h"

namespace mujo::ui {

class BoardScene;

/// The squares as a table, rows and columns as Sente sees them: for assistive technology, delegates and
/// tests. It reads the game that the view shows.
class BoardModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        PieceIdRole = Qt::UserRole + 1, ///< text id, empty for none
        OwnerRole,                      ///< 0 Sente, 1 Gote, -1 none
        NameRole,
        SquareNameRole,
        HighlightRole, ///< list of ints, `SceneItem::Role` of the marks on the square
        LastMoveRole,  ///< number of the stop of the last move, -1 for none
        AttackedRole,  ///< bits: 1 by Sente, 2 by Gote; worked out when first asked
    };

    explicit BoardModel(QObject* parent = nullptr);

    void setGame(const Game* game, const BoardScene* scene);
    /// After every change of the game.
    void refresh();
    /// After a change of the marks alone.
    void refreshMarks();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    [[nodiscard]] int attackers(Square square) const;

    const Game* m_game = nullptr;
    const BoardScene* m_scene = nullptr;
    int m_rows = 0;
    int m_columns = 0;
    mutable std::vector<std::int8_t> m_attacked; ///< -1 = not yet known
};

} // namespace mujo::ui
