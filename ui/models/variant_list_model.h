#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <memory>
#include <vector>

#include "core/variant_file/catalog.h"

namespace mujo::ui {

/// The games that can be played, for the game picker.
class VariantListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        KanjiRole,
        SummaryRole,
        FactsRole,  ///< board size, pieces a side, kinds
        TagsRole,   ///< QStringList: promotion, drops, the rule that marks the game
        SearchRole, ///< all names in one text
    };

    explicit VariantListModel(const Catalog& catalog, QObject* parent = nullptr);

    /// The catalogue has changed.
    void refresh();
    [[nodiscard]] const std::shared_ptr<const Variant>& variant(int row) const {
        return m_variants[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    const Catalog& m_catalog;
    std::vector<std::shared_ptr<const Variant>> m_variants;
};

/// Leaves the games in whose names every typed word begins a word.
class VariantFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

/// What marks a game, in a few words each.
QStringList tagsOf(const Variant& variant);
/// Board size, pieces a side, kinds of pieces.
QString factsOf(const Variant& variant);

} // namespace mujo::ui
