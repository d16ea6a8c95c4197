#pragma once

#include <memory>

#include "core/variant_file/variant_edit.h"
#include "ui/dialogs/fitting_dialog.h"
#include "ui/look/look.h"
#include "ui/look/piece_faces.h"
#include "ui/session/user_variants.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace mujo::ui {

class BoundedText;

class LegTable;
class MoveDiagram;
class MoveTextEdit;

/// Shows what an XBetza text means while it is typed: diagram, words, compiled legs, and what is wrong with
/// it. The piece can be saved into a variant of the user's own; reports by `saved`.
class PieceWorkshop : public FittingDialog {
    Q_OBJECT

public:
    PieceWorkshop(Catalog& catalog, UserVariants variants, QWidget* parent = nullptr);

    void setLook(const Look& look);
    /// Takes a piece of a game to start from.
    void startFrom(const QString& game, const QString& piece);
    void setMove(const QString& betza);
    void setBoard(int files, int ranks);
    /// Where it is saved: the piece of this id, or a new one when empty.
    void setTarget(const QString& game, const QString& piece);
    /// False when nothing was written, which is said; the file is then as it was.
    bool save();
    /// Asks first where what was typed would be lost.
    void reject() override;

    [[nodiscard]] MoveTextEdit& editor() { return *m_move; }
    [[nodiscard]] const MoveDiagram& diagram() const { return *m_diagram; }
    [[nodiscard]] const LegTable& legs() const { return *m_legs; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] const Diagnostics& faults() const { return m_faults; }

signals:
    void saved(const QString& id);
    /// The piece of this id, which the game has, is to be put on its board.
    void placeAsked(const QString& game, const QString& piece);

private:
    QWidget* makeStartPart();
    QWidget* makeMovePart();
    QWidget* makePicturePart();
    QWidget* makeSavePart();
    void connectParts();
    void fillGames();
    void onStartGameChanged();
    void onStartPieceChosen();
    void onTargetGameChanged();
    void onTargetPieceChanged();
    void refresh();
    void refreshSave();
    /// A click on the empty board writes the move to this square, or takes it out of the text.
    void takeClick(Square square, Qt::KeyboardModifiers keys);
    [[nodiscard]] PieceEdit edited() const;
    [[nodiscard]] bool isNewWithIdOfAnother() const;
    [[nodiscard]] QString idOfNamesake() const;
    [[nodiscard]] const Catalog::Entry* game(const QComboBox& box) const;
    [[nodiscard]] bool targetIsOwn() const;
    /// What the user types.
    [[nodiscard]] QStringList typed() const;

    Catalog& m_catalog;
    UserVariants m_variants;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    Diagnostics m_faults;
    QStringList m_kept; ///< what was typed when it was started from a piece, or saved

    QComboBox* m_startGame;
    QComboBox* m_startPiece;
    QSpinBox* m_files;
    QSpinBox* m_ranks;
    MoveTextEdit* m_move;
    QLabel* m_words;
    LegTable* m_legs;
    std::unique_ptr<PieceFaces> m_faces; ///< those of the diagram
    MoveDiagram* m_diagram;
    QLabel* m_nowhere; ///< below a diagram without marks
    QComboBox* m_targetGame;
    QComboBox* m_targetPiece;
    QLineEdit* m_id;
    QLineEdit* m_name;
    QLineEdit* m_kanji;
    QLineEdit* m_copyName;
    QLabel* m_copyLabel;
    BoundedText* m_said;
    QPushButton* m_save;
    QPushButton* m_place; ///< leads to the editor of positions when a new piece has been saved
};

} // namespace mujo::ui
