#pragma once

#include <QTableView>

namespace mujo::ui {

class EngineLinesModel;

/// The lines of a search. Each move of them can be pointed at, by the mouse or by the arrow keys.
class EngineLinesView : public QTableView {
    Q_OBJECT

public:
    explicit EngineLinesView(EngineLinesModel* model, QWidget* parent = nullptr);

    /// What is pointed at: by the mouse, or else by the keyboard while the list has the focus.
    [[nodiscard]] QModelIndex pointed() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// Another move, or none, or another line has taken its place.
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
