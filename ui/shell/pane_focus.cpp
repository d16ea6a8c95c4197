#include "ui/shell/pane_focus.h"

#include <QWidget>

namespace mujo::ui {

void focusNext(const QList<QWidget*>& panes, const QWidget* focused) {
    qsizetype at = -1;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes[i] == focused || panes[i]->isAncestorOf(focused)) {
            at = i;
        }
    }
    for (qsizetype step = 1; step <= panes.size(); ++step) {
        QWidget* pane = panes[(at + step) % panes.size()];
        const QWidget* taker = pane;
        while (taker->focusProxy() != nullptr) {
            taker = taker->focusProxy();
        }
        if (taker->isVisible() && taker->isEnabled()) {
            pane->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace mujo::ui
