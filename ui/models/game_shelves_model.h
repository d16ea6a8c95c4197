#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <vector>

namespace mujo::ui {

/// Games in one list, shelf after shelf, each shelf below its heading. A heading is a row that cannot be
/// chosen. The games come from a list of games such as `VariantFilter`, whose order is kept within a shelf.
class GameShelvesModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// Beside those of `VariantListModel`.
    enum Role { HeadingRole = Qt::UserRole + 100 }; ///< of a heading its text, of a game nothing

    /// The source must outlive it.
    GameShelvesModel(QAbstractItemModel& games, QObject* parent);

    /// Ids of games that stand on a shelf of their own above the others, too, unless the first of them is on
    /// the uppermost shelf anyway. All rows are made anew where that changes something.
    void setPlayedLast(const QStringList& ids);
    /// The first game from `row` on in the direction of `step`; -1 for none.
    [[nodiscard]] int gameFrom(int row, int step) const;
    [[nodiscard]] bool isHeading(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        int game = -1; ///< row of the source; -1 for a heading
        int shelf = 0;
    };
    void arrange();

    QAbstractItemModel& m_games;
    QStringList m_playedLast;
    std::vector<Row> m_rows;
};

} // namespace mujo::ui
