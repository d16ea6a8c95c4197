#include "ui/models/game_shelves_model.h"

#include <algorithm>
#include <map>

#include "ui/models/variant_list_model.h"

namespace mujo::ui {

GameShelvesModel::GameShelvesModel(QAbstractItemModel& games, QObject* parent)
    : QAbstractListModel(parent), m_games(games) {
    connect(&games, &QAbstractItemModel::modelReset, this, &GameShelvesModel::arrange);
    connect(&games, &QAbstractItemModel::rowsInserted, this, &GameShelvesModel::arrange);
    connect(&games, &QAbstractItemModel::rowsRemoved, this, &GameShelvesModel::arrange);
    connect(&games, &QAbstractItemModel::dataChanged, this, &GameShelvesModel::arrange);
    arrange();
}

void GameShelvesModel::arrange() {
    beginResetModel();
    std::map<int, std::vector<int>> shelves;
    for (int row = 0; row < m_games.rowCount(); ++row) {
        shelves[m_games.index(row, 0).data(VariantListModel::ShelfRole).toInt()].push_back(row);
    }
    m_rows.clear();
    for (const auto& [shelf, games] : shelves) {
        m_rows.push_back({-1, shelf});
        for (const int game : games) {
            m_rows.push_back({game, shelf});
        }
    }
    endResetModel();
}

int GameShelvesModel::rowOfGame(int sourceRow) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [sourceRow](const Row& row) { return row.game == sourceRow; });
    return sourceRow < 0 || found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int GameShelvesModel::gameFrom(int row, int step) const {
    while (row >= 0 && row < rowCount() && isHeading(row)) {
        row += step;
    }
    return row < rowCount() ? row : -1;
}

bool GameShelvesModel::isHeading(int row) const {
    return m_rows[static_cast<std::size_t>(row)].game < 0;
}

int GameShelvesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant GameShelvesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.game >= 0) {
        return m_games.index(row.game, 0).data(role);
    }
    const bool isText = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == HeadingRole;
    return isText ? shelfTitle(row.shelf) : QVariant();
}

Qt::ItemFlags GameShelvesModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() && isHeading(index.row()) ? Qt::ItemNeverHasChildren : flags;
}

} // namespace mujo::ui
