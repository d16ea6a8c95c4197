#pragma once

#include "ui/panes/pointed_table.h"

namespace mujo::ui {

class OpeningsModel;

/// The known moves of a position. A whole row is pointed at; Enter or a double click chooses it.
class OpeningsView : public PointedTable {
    Q_OBJECT

public:
    explicit OpeningsView(OpeningsModel* model, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override; ///< all moves

signals:
    void rowChosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QSize sizeForRows(int rows) const;
};

} // namespace mujo::ui
