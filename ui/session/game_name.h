#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/variant_file/catalog.h"
#include "ui/session/store_fault.h"

namespace mujo::ui {

/// Gives the game of a file of the program's own format another name, which stands there as its event; all
/// else in the file stays, and the day of its last change too. The caller holds the lock of the file.
[[nodiscard]] Result<void, StoreFault> renameGame(const QString& path, const QString& name,
                                                  const Catalog& catalog);

} // namespace mujo::ui
