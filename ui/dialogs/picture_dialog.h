#pragma once

#include <QImage>
#include <QTimer>
#include <functional>
#include <optional>

#include "core/base/whole_file.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/pages/board_drawing.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace mujo::ui {

/// The position on the board as a picture: what is drawn, how large, and where it goes.
class PictureDialog : public FittingDialog {
    Q_OBJECT

public:
    /// A copy of the game is drawn, as it stands now.
    PictureDialog(Game game, const Look& look, bool isFlipped, QWidget* parent = nullptr);

    /// A drawing, and a picture of so many pixels a square, which is null where there is no memory for it.
    /// GUI thread only.
    [[nodiscard]] static QByteArray svg(const BoardDrawing& drawing, const QString& title);
    [[nodiscard]] static QImage image(const BoardDrawing& drawing);
    /// Puts both into the clipboard. The picture is painted between events; `done` is called when it is
    /// there.
    static void copy(const Game& game, const Look& look, BoardDrawing::Choices choices,
                     std::function<void()> done);

signals:
    void copied();

private:
    [[nodiscard]] BoardDrawing::Choices choices() const;
    [[nodiscard]] QString noSquare() const;
    [[nodiscard]] Look look() const;
    void refresh();
    void copyShown();
    void askSave();
    void save(const QString& path);
    /// Large ones take seconds: painted between events and packed on another thread, also when the dialog is
    /// closed meanwhile.
    void savePicture(const QString& path);
    void onSaved(const QString& path, const std::optional<FileFault>& fault);

    Game m_game;
    Look m_look;
    QTimer m_pause; ///< large boards take a moment
    QLabel* m_preview;
    QLabel* m_size;
    QSpinBox* m_cell;
    QComboBox* m_colours;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QCheckBox* m_coordinates;
    QCheckBox* m_hands;
    QCheckBox* m_marks;
    QCheckBox* m_flipped;
    QPushButton* m_save;
};

} // namespace mujo::ui
