#pragma once

#include <QTreeView>

namespace mujo::ui {

class MateTreeModel;

/// The proof of a forced win. Each move of it can be pointed at, by the mouse or by the arrow keys; Right and
/// Left open and close what stands behind a move.
class MateTreeView : public QTreeView {
    Q_OBJECT

public:
    explicit MateTreeView(MateTreeModel* model, QWidget* parent = nullptr);

    /// What is pointed at: by the mouse, or else by the keyboard while the tree has the focus.
    [[nodiscard]] QModelIndex pointed() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// Another move, or none.
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
    void openMainLine();

    MateTreeModel* m_model;
    QPersistentModelIndex m_hovered;
};

} // namespace mujo::ui
