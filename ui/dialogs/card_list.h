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
    /// From top to bottom. The current card is one of them; without a current one there are none.
    [[nodiscard]] std::vector<int> chosenRows() const;
    /// Chooses these cards and no others, at least one; the first of them is current.
    void chooseRows(const std::vector<int>& rows);

protected:
    [[nodiscard]] QItemSelectionModel::SelectionFlags
    selectionCommand(const QModelIndex& index, const QEvent* event = nullptr) const override;

private:
    /// Keeps the current card among the chosen ones, whoever chooses.
    void onSelected(const QItemSelection& chosen);

    bool m_isChoosing = false; ///< several cards by `chooseRows`
};

} // namespace mujo::ui
