#pragma once

#include <QList>

class QWidget;

namespace mujo::ui {

/// Gives the keys to the pane after the one that holds `focused`, in a circle; hidden and disabled panes are
/// left out. The first one gets them where none holds it.
void focusNext(const QList<QWidget*>& panes, const QWidget* focused);

} // namespace mujo::ui
