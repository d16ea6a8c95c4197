#include "ui/dialogs/game_name_dialog.h"

#include <QLineEdit>
#include <algorithm>

namespace mujo::ui {

GameNameDialog::GameNameDialog(const KeptGame& game, QWidget* parent) : QInputDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Name of the game"));
    setInputMode(QInputDialog::TextInput);
    setLabelText(tr("Name of this game of %1; empty for none:").arg(game.gameName));
    setOkButtonText(tr("&Rename"));
    setTextValue(game.title);
    if (auto* line = findChild<QLineEdit*>()) {
        constexpr int kLongest = 200;
        line->setMaxLength(std::max(kLongest, static_cast<int>(game.title.size())));
        line->setAccessibleName(tr("Name of the game"));
        line->selectAll();
    }
    connect(this, &QInputDialog::textValueSelected, this,
            [this, game](const QString& text) { emit named(game, text.simplified()); });
}

bool GameNameDialog::canName(const KeptGame& game) {
    const bool isOwn = game.shelf == Shelf::Unfinished || game.shelf == Shelf::Finished;
    return isOwn && game.fault.isEmpty() && !game.isTorn && !game.isOpenElsewhere;
}

} // namespace mujo::ui
