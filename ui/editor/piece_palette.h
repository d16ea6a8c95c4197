#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/position/piece.h"
#include "core/variant/variant.h"
#include "ui/look/look.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_faces.h"

class QLineEdit;
class QListView;
class QRadioButton;

namespace mujo::ui {

/// Everything that can stand on the board of a game, one type a row, as pieces of one side.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit PaletteModel(std::shared_ptr<const Variant> variant, QObject* parent = nullptr);

    void setLook(const Look& look, qreal devicePixelRatio);
    void setOwner(Side owner);
    [[nodiscard]] PieceTypeId type(int row) const { return m_types[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const Variant& variant() const { return *m_variant; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString besideName(const PieceType& type) const;
    void repaint();

    std::shared_ptr<const Variant> m_variant;
    std::vector<PieceTypeId> m_types;
    PieceFaces m_faces;
    mutable PieceCache m_cache;
    Look m_look;
    qreal m_ratio = 1;
    Side m_owner = Side::Sente;
};

/// The rows that a search text means; all for an empty one.
class PaletteFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PaletteFilter(PaletteModel& model, QObject* parent = nullptr);
    void setSearch(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    PaletteModel& m_model;
    QString m_search;
};

/// Where a piece is picked that is put on the board: a search, the side, and all kinds.
class PiecePalette : public QWidget {
    Q_OBJECT

public:
    explicit PiecePalette(const std::shared_ptr<const Variant>& variant, QWidget* parent = nullptr);

    void setLook(const Look& look);
    /// What is picked; none where the pieces on the board are moved.
    [[nodiscard]] std::optional<Piece> picked() const;
    void pick(std::optional<Piece> piece);

signals:
    void pickedChanged();
    void submitted(); ///< Enter: the board is next

private:
    void onSearched(const QString& text);

    PaletteModel* m_model;
    PaletteFilter* m_filter;
    QLineEdit* m_search;
    QRadioButton* m_sente;
    QRadioButton* m_gote;
    QListView* m_list;
};

} // namespace mujo::ui
