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
    std::map<QString, int> rows; // by ids
    for (int row = 0; row < m_games.rowCount(); ++row) {
        const QModelIndex game = m_games.index(row, 0);
        shelves[game.data(VariantListModel::ShelfRole).toInt()].push_back(row);
        rows[game.data(VariantListModel::IdRole).toString()] = row;
    }
    std::vector<int> played;
    for (const QString& id : m_playedLast) {
        if (const auto found = rows.find(id); found != rows.end()) {
            played.push_back(found->second);
        }
    }
    if (!played.empty()) {
        const std::vector<int>& uppermost = shelves.begin()->second;
        const auto isUppermost = [&](int row) {
            return std::find(uppermost.begin(), uppermost.end(), row) != uppermost.end();
        };
        if (!std::all_of(played.begin(), played.end(), isUppermost)) {
            for (auto& [shelf, games] : shelves) { // none stands twice
                std::erase_if(games, [&played](int row) {
                    return std::find(played.begin(), played.end(), row) != played.end();
                });
            }
            std::erase_if(shelves, [](const auto& each) { return each.second.empty(); });
            shelves[static_cast<int>(ShelfPlace::PlayedLast)] = std::move(played);
        }
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

void GameShelvesModel::setPlayedLast(const QStringList& ids) {
    if (m_playedLast != ids) {
        m_playedLast = ids;
        arrange();
    }
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
        // On the shelf of what was played last a game is as the others there.
        return role == VariantListModel::ShelfRole ? QVariant(row.shelf)
                                                   : m_games.index(row.game, 0).data(role);
    }
    const bool isText = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == HeadingRole;
    return isText ? shelfTitle(row.shelf) : QVariant();
}

Qt::ItemFlags GameShelvesModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() && isHeading(index.row()) ? Qt::ItemNeverHasChildren : flags;
}

} // namespace mujo::ui
