#include "ui/dialogs/form_grid.h"

#include <QFormLayout>
#include <QList>
#include <QWidget>
#include <algorithm>

namespace mujo::ui {

namespace {

/// The forms of the window, without those of a dialog that stands before it and is its child.
QList<QFormLayout*> formsOf(const QWidget& parts) {
    QList<QFormLayout*> forms = parts.findChildren<QFormLayout*>();
    forms.removeIf([&](const QFormLayout* form) {
        return form->parentWidget() == nullptr || form->parentWidget()->window() != parts.window();
    });
    return forms;
}

} // namespace

void alignForms(const QWidget& parts) {
    QList<QWidget*> labels;
    int widest = 0;
    for (const QFormLayout* form : formsOf(parts)) {
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
    for (QFormLayout* form : formsOf(parts)) {
        form->invalidate();
        form->activate();
    }
}

} // namespace mujo::ui
