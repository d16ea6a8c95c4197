#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>
#include <optional>

#include "ui/session/kept_game.h"

namespace mujo::ui {

/// Of the kept games those that are wanted, in the order that is wanted.
class KeptGamesFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Order { Newest, Oldest, ByGame, ByPlayers, Longest };

    explicit KeptGamesFilter(QObject* parent = nullptr);

    /// Every typed word has to stand somewhere in what is said of a game.
    void setText(const QString& text);
    /// None for all that were not discarded; a finished game that lies in a file of the user is that file.
    void setShelf(std::optional<Shelf> shelf);
    /// By its name; an empty one for all.
    void setGame(const QString& gameName);
    void setOrder(Order order);
    [[nodiscard]] const KeptGame& game(int row) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    [[nodiscard]] const KeptGame& sourceGame(int row) const;

    QStringList m_words;
    std::optional<Shelf> m_shelf;
    QString m_game;
    Order m_order = Order::Newest;
};

} // namespace mujo::ui
