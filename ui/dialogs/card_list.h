#pragma once

#include <QListView>

namespace mujo::ui {

/// Cards beside each other, of which one is chosen: the current one. Assistive technology chooses by
/// selecting, which makes no item current in a list of Qt.
class CardList : public QListView {
    Q_OBJECT

public:
    explicit CardList(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
};

} // namespace mujo::ui
