#pragma once

#include <QPrinter>
#include <QTimer>

#include "core/base/result.h"
#include "core/base/whole_file.h"
#include "core/game/game.h"
#include "core/game/game_info.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/pages/game_paper.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPrintPreviewWidget;
class QSpinBox;

namespace mujo::ui {

/// What of a game comes onto paper, how that looks, and the ways there: a printer or a file.
class PaperDialog : public FittingDialog {
    Q_OBJECT

public:
    /// `name` is what a file would be called, without its ending.
    PaperDialog(Game game, GameDetails details, const PaperChoices& choices, QString name, QWidget* parent);

    [[nodiscard]] PaperChoices choices() const;
    /// Writes a PDF.
    [[nodiscard]] Result<void, FileFault> save(const QString& path) const;

private:
    void addChoices(QWidget& room);
    void refresh();
    void showPages();
    void askPrint();
    void askSave();

    Game m_game;
    GameDetails m_details;
    PaperChoices m_given;
    QString m_name;
    QPrinter m_printer; ///< for the preview, and the one that is chosen
    QTimer m_pause;
    QPrintPreviewWidget* m_preview;
    QLabel* m_pages;
    QComboBox* m_paper;
    QSpinBox* m_every;
    QCheckBox* m_start;
    QCheckBox* m_marked;
    QCheckBox* m_end;
    QCheckBox* m_lines;
    QCheckBox* m_comments;
};

} // namespace mujo::ui
