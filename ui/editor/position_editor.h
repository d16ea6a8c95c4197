#pragma once

#include <QTimer>
#include <optional>

#include "core/position/setup_editor.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/editor/setup_words.h"
#include "ui/look/look.h"

class QAction;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolBar;

namespace mujo::ui {

class EditBoard;
class ElidedLabel;
class PiecePalette;
class SetupPanel;

/// A window in which a position is put together and then played, studied or analysed. Says while it is made
/// what is not possible, and where.
class PositionEditor : public FittingDialog {
    Q_OBJECT

public:
    /// What the position is for.
    enum class Purpose { Game, Study, Analysis };

    explicit PositionEditor(const Position& start, QWidget* parent = nullptr);
    /// Without a choice: the position is the start of a game with a handicap.
    void askForStart();
    /// The game is the user's own: the position can become its start, see `ownStartAsked`.
    void offerOwnStart();
    /// Takes a piece from the list, as a click on it does.
    void pick(Piece piece);
    /// Says above the text of the position why it was not taken.
    void refuse(const QString& why);

    void setLook(const Look& look);
    void accept() override; ///< starts a game
    void reject() override; ///< asks first where something was changed

signals:
    /// The editor stays until whoever hears of it closes it.
    void ownStartAsked(const mujo::Position& position);
    void chosen(mujo::ui::PositionEditor::Purpose purpose, const mujo::Position& position);

private:
    QToolBar* makeTools();
    QWidget* makeBottom();
    [[nodiscard]] QSize roomForCharacters() const;
    QAction* addTool(QToolBar& bar, const QString& text, const QString& tip, bool (SetupEditor::*change)());
    void connectParts();
    void refresh();
    void check();
    void choose(Purpose purpose);
    void readText();
    void pasteText();
    void showPointed(const QString& words);

    SetupEditor m_editor;
    std::vector<SetupWords::Line> m_lines;
    QTimer m_checkTimer; ///< what is odd is told when the hand rests
    EditBoard* m_board;
    PiecePalette* m_palette;
    SetupPanel* m_panel;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QListWidget* m_faults = nullptr;
    QLineEdit* m_text = nullptr;
    ElidedLabel* m_pointed = nullptr; ///< the square, or how a position is made
    QPushButton* m_start = nullptr;
    QPushButton* m_study = nullptr;
    QPushButton* m_analyse = nullptr;
    QPushButton* m_ownStart = nullptr;
};

} // namespace mujo::ui
