#pragma once

#include <QAbstractListModel>
#include <vector>

#include "ui/session/game_store.h"

namespace mujo::ui {

/// Games that are kept, for the start page and the library.
class KeptGamesModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole,
        PlayersRole, ///< QStringList: each player with the sign of the side; empty where they are unknown
        StandRole,   ///< "24 moves, yesterday at 19:30"
        ResultRole,  ///< how it has ended, and where it was played; empty where there is neither
        NoteRole,    ///< what keeps the game from being continued; empty when nothing does
        GameRole,    ///< `const KeptGame*`, as long as the model has these games
        SearchRole,  ///< all that is said of it
    };

    using QAbstractListModel::QAbstractListModel;

    void setGames(std::vector<KeptGame> games);
    [[nodiscard]] const std::vector<KeptGame>& games() const { return m_games; }
    [[nodiscard]] const KeptGame& game(int row) const { return m_games[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<KeptGame> m_games;
};

} // namespace mujo::ui
