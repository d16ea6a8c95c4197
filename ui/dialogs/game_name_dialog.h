#pragma once

#include <QInputDialog>

#include "ui/session/kept_game.h"

namespace mujo::ui {

/// Asks for the name of a kept game, which stands on its card. An empty one takes the name away.
class GameNameDialog : public QInputDialog {
    Q_OBJECT

public:
    GameNameDialog(const KeptGame& game, QWidget* parent);

    /// Whether a game can be given a name: one that the program keeps, in this window, and can read.
    [[nodiscard]] static bool canName(const KeptGame& game);

signals:
    void named(const mujo::ui::KeptGame& game, const QString& name);
};

} // namespace mujo::ui
