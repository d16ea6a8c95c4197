#pragma once

#include <QTreeWidget>

#include "core/words/legs_in_words.h"

namespace mujo::ui {

/// The compiled legs of a move as a tree: under each leg those that may follow it.
class LegTable : public QTreeWidget {
    Q_OBJECT

public:
    explicit LegTable(QWidget* parent = nullptr);

    void show(const std::vector<words::LegLine>& lines);
};

} // namespace mujo::ui
