#pragma once

#include "ui/dialogs/fitting_dialog.h"

namespace mujo::ui {

/// What the program is, its version, and the licences of its parts. Deletes itself when closed.
class AboutDialog : public FittingDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);
};

} // namespace mujo::ui
