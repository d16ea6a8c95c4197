#include "ui/panes/clear_button.h"

#include <QCoreApplication>
#include <QToolButton>

namespace mujo::ui {

void addClearButton(QLineEdit& line) {
    line.setClearButtonEnabled(true);
    for (QToolButton* button : line.findChildren<QToolButton*>()) {
        if (button->accessibleName().isEmpty()) {
            button->setAccessibleName(QCoreApplication::translate("mujo::ui::ClearButton", "Clear"));
        }
    }
}

} // namespace mujo::ui
