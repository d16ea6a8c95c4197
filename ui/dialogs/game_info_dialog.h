#pragma once

#include "core/game/formats/game_file.h"
#include "core/geometry/per_side.h"
#include "ui/dialogs/fitting_dialog.h"

class QFormLayout;
class QLabel;
class QLineEdit;

namespace mujo::ui {

class GameSession;

/// What a record tells besides its moves: who plays, the event, the place, the date and the name of the
/// handicap, which can be written; the game, its rules, the clocks and the result.
class GameInfoDialog : public FittingDialog {
    Q_OBJECT

public:
    /// Of the game on the board as it is now.
    GameInfoDialog(const GameSession& session, QWidget* parent);
    void accept() override;

signals:
    void chosen(const mujo::GameDetails& details);

private:
    QLineEdit* addField(QFormLayout& form, const QString& label, const QString& text);

    PerSide<QLineEdit*> m_names{};
    QLineEdit* m_event;
    QLineEdit* m_place;
    QLineEdit* m_date;
    /// As long as the text is not changed, the record keeps what it has.
    struct {
        QString shown;
        std::string written;
    } m_dateBefore;
    QLineEdit* m_handicap;
};

} // namespace mujo::ui
