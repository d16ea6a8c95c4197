#include "ui/shell/text_focus.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace mujo::ui {

namespace {

template <class Edit>
bool isWritable(const QWidget* widget) {
    const auto* edit = qobject_cast<const Edit*>(widget);
    return edit != nullptr && !edit->isReadOnly();
}

} // namespace

bool takesText(const QWidget* widget) {
    const auto* box = qobject_cast<const QComboBox*>(widget);
    return isWritable<QLineEdit>(widget) || isWritable<QTextEdit>(widget) ||
           isWritable<QPlainTextEdit>(widget) || isWritable<QAbstractSpinBox>(widget) ||
           (box != nullptr && box->isEditable());
}

} // namespace mujo::ui
