#pragma once

#include <QListView>
#include <vector>

namespace mujo::ui {

/// Cards beside each other, of which one is current; where the selection mode allows it, several can be
/// chosen with Ctrl and Shift. Assistive technology chooses by selecting, which makes no item current in a
/// list of Qt.
class CardList : public QListView {
    Q_OBJECT

public:
    explicit CardList(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// From top to bottom; never without the current one where there is one.
    [[nodiscard]] std::vector<int> chosenRows() const;
    /// Instead of those that were; the first one is current. Without rows nothing changes.
    void chooseRows(const std::vector<int>& rows);

protected:
    [[nodiscard]] QItemSelectionModel::SelectionFlags
    selectionCommand(const QModelIndex& index, const QEvent* event = nullptr) const override;

private:
    void onSelected(const QItemSelection& chosen);

    bool m_isChoosing = false;
};

} // namespace mujo::ui
