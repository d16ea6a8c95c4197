#include "ui/models/kept_games_filter.h"

#include <algorithm>

#include "ui/models/kept_games_model.h"

namespace mujo::ui {

KeptGamesFilter::KeptGamesFilter(QObject* parent) : QSortFilterProxyModel(parent) {
    sort(0);
}

const KeptGame& KeptGamesFilter::sourceGame(int row) const {
    return static_cast<const KeptGamesModel*>(sourceModel())->game(row);
}

const KeptGame& KeptGamesFilter::game(int row) const {
    return sourceGame(mapToSource(index(row, 0)).row());
}

void KeptGamesFilter::setText(const QString& text) {
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void KeptGamesFilter::setShelf(std::optional<Shelf> shelf) {
    m_shelf = shelf;
    invalidateFilter();
}

void KeptGamesFilter::setGame(const QString& gameName) {
    m_game = gameName;
    invalidateFilter();
}

void KeptGamesFilter::setOrder(Order order) {
    m_order = order;
    invalidate();
}

bool KeptGamesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const KeptGame& game = sourceGame(row);
    if (m_shelf ? game.shelf != *m_shelf : game.isDiscarded() || game.isInFile) {
        return false;
    }
    if (!m_game.isEmpty() && game.gameName != m_game) {
        return false;
    }
    const QString said = sourceModel()->index(row, 0, parent).data(KeptGamesModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&said](const QString& word) { return said.contains(word, Qt::CaseInsensitive); });
}

bool KeptGamesFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const KeptGame& a = sourceGame(left.row());
    const KeptGame& b = sourceGame(right.row());
    const auto byText = [&](const QString& one, const QString& other) {
        const int order = QString::localeAwareCompare(one, other);
        return order != 0 ? order < 0 : a.when > b.when;
    };
    switch (m_order) {
    case Order::Newest:
        break;
    case Order::Oldest:
        return a.when < b.when;
    case Order::ByGame:
        return byText(a.gameName, b.gameName);
    case Order::ByPlayers:
        return byText(a.players[Side::Sente] + a.players[Side::Gote],
                      b.players[Side::Sente] + b.players[Side::Gote]);
    case Order::Longest:
        return a.moves > b.moves;
    }
    return a.when > b.when;
}

} // namespace mujo::ui
