#pragma once

#include <QString>

#include "core/base/whole_file.h"

class QWidget;

namespace mujo::ui {

/// Tells, before `parent` and under its title, that a file cannot be written, and why.
void complainOfFile(QWidget& parent, const QString& path, const FileFault& fault);

} // namespace mujo::ui
