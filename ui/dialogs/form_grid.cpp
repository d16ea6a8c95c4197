#include "ui/dialogs/form_grid.h"

#include <QFormLayout>
#include <QList>
#include <QWidget>
#include <algorithm>

namespace mujo::ui {

void alignForms(const QWidget& parts) {
    QList<QWidget*> labels;
    int widest = 0;
    for (const QFormLayout* form : parts.findChildren<QFormLayout*>()) {
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
            if (QWidget* label = item == nullptr ? nullptr : item->widget(); label != nullptr) {
                labels << label;
                widest = std::max(widest, label->sizeHint().width());
            }
        }
    }
    for (QWidget* label : labels) {
        label->setMinimumWidth(widest);
    }
}

void layOutForms(const QWidget& parts) {
    for (QFormLayout* form : parts.findChildren<QFormLayout*>()) {
        form->invalidate();
        form->activate();
    }
}

} // namespace mujo::ui
