#pragma once

#include <QLabel>
#include <QString>

namespace mujo::ui {

/// Text that is shown as it is, never read as markup, over as many lines as it needs.
inline QLabel* plainLabel(const QString& text = {}) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace mujo::ui
