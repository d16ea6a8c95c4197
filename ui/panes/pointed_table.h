#pragma once

#include <QTableView>

namespace mujo::ui {

/// A table whose cells can be pointed at, by the mouse or by the arrow keys, so that what they say is shown
/// on the board. A cell without a text is none.
class PointedTable : public QTableView {
    Q_OBJECT

public:
    explicit PointedTable(QAbstractItemModel* model, QWidget* parent = nullptr);

    /// What is pointed at: by the mouse, or else by the keyboard while the table has the focus.
    [[nodiscard]] QModelIndex pointed() const;

    static constexpr int kPadding = 8; ///< beside the text of a cell

signals:
    /// Another cell, or none, or another content has taken its place.
    void pointedChanged();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitRows();
    void setHovered(const QModelIndex& index);

    QPersistentModelIndex m_hovered;
};

} // namespace mujo::ui
