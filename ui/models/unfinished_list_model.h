#pragma once

#include <QAbstractListModel>
#include <vector>

#include "ui/session/game_store.h"

namespace mujo::ui {

/// The games that can be gone on with, for the start page.
class UnfinishedListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole,
        PlayersRole, ///< QStringList: each player with the sign of the side; empty where they are unknown
        StandRole,   ///< "24 moves, yesterday at 19:30"
        NoteRole,    ///< what keeps the game from being continued; empty when nothing does
    };

    using QAbstractListModel::QAbstractListModel;

    void setGames(std::vector<UnfinishedGame> games);
    [[nodiscard]] const UnfinishedGame& game(int row) const { return m_games[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<UnfinishedGame> m_games;
};

} // namespace mujo::ui
