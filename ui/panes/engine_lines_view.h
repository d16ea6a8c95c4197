#pragma once

#include "ui/panes/pointed_table.h"

namespace mujo::ui {

class EngineLinesModel;

/// The lines of a search, each move of which can be pointed at.
class EngineLinesView : public PointedTable {
    Q_OBJECT

public:
    explicit EngineLinesView(EngineLinesModel* model, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace mujo::ui
