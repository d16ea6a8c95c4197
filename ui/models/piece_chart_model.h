#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/insight/move_class.h"
#include "core/insight/piece_diagram.h"
#include "core/insight/piece_kinds.h"
#include "core/variant/piece_type.h"

namespace mujo::ui {

/// The kinds of pieces of a game, one a row.
class PieceChartModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        TypeRole = Qt::UserRole, ///< int, the index of the type
        IdRole,
        KanjiRole,
        ReadingRole,
        PowerRole, ///< int, hundredths of a pawn
        WorthRole, ///< the same in words; "royal" of what has no price
        ClassesRole,
    };

    /// By what its moves alone tell, a piece is worth something until `setWorths`.
    explicit PieceChartModel(std::shared_ptr<const Variant> variant, QObject* parent = nullptr);
    /// What the kinds are worth elsewhere in the window, in hundredths of a point.
    void setWorths(PerType<int> worths);

    [[nodiscard]] const Variant& variant() const { return *m_variant; }
    [[nodiscard]] const insight::PieceKind& kind(int row) const {
        return m_kinds[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] int rowOf(PieceTypeId type) const; ///< -1 for none
    [[nodiscard]] insight::MoveClasses classes(int row) const {
        return m_classes[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] bool isRoyal(int row) const { return type(row).royal; }
    [[nodiscard]] bool isMeant(int row, const QString& search) const;
    /// Worked out when first asked for.
    [[nodiscard]] const insight::PieceDiagram& diagram(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] const PieceType& type(int row) const { return m_variant->type(kind(row).type); }

    std::shared_ptr<const Variant> m_variant;
    PerType<int> m_worths;
    std::vector<insight::PieceKind> m_kinds;
    std::vector<insight::MoveClasses> m_classes;
    mutable std::vector<std::optional<insight::PieceDiagram>> m_diagrams;
};

/// The kinds that are looked for, in the order asked for.
class PieceChartFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Order { Power, Name, Kanji, Reading, Strokes };

    explicit PieceChartFilter(PieceChartModel& model, QObject* parent = nullptr);

    void setSearch(const QString& text);
    void setClasses(insight::MoveClasses classes); ///< all of them must fit
    void setOrder(Order order);
    /// Kinds of this class that the search finds, whatever other classes are asked for.
    [[nodiscard]] int count(insight::MoveClass moveClass) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    [[nodiscard]] bool isFound(int row) const;

    PieceChartModel& m_model;
    QString m_search;
    insight::MoveClasses m_classes;
    Order m_order = Order::Power;
};

} // namespace mujo::ui
