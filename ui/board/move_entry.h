#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/insight/move_input.h"
#include "core/insight/shown_route.h"
#include "ui/board/choice_popover.h"
#include "ui/board/pass_chip.h"
#include "ui/board/refusal_bubble.h"

namespace mujo::ui {

struct BoardDesk;

/// How a click or a key with these modifiers is meant.
[[nodiscard]] insight::ClickStyle clickStyle(Qt::KeyboardModifiers modifiers);

/// The move that is being entered, whichever tool does it: what has been picked, the outcomes to choose from,
/// the button that passes, an attempt that was refused.
class MoveEntry : public QObject {
    Q_OBJECT

public:
    explicit MoveEntry(BoardDesk& desk);

    [[nodiscard]] insight::MoveInput& input() { return m_input; }
    [[nodiscard]] const insight::MoveInput& input() const { return m_input; }
    [[nodiscard]] ChoicePopover& chooser() { return *m_chooser; }
    [[nodiscard]] std::array<const QWidget*, 3> widgets() const { return {m_passChip, m_chooser, m_refusal}; }

    void setLook(const Look& look);
    void readTurn(); ///< gives the input what the game is now
    void click(Square square, Qt::KeyboardModifiers modifiers);
    /// Takes over what has come of a click or key.
    void handle(const insight::InputResult& result);
    /// Takes back the latest of what is half entered or waits; false when there is nothing.
    bool undo();
    void forgetRefusal(); ///< takes away why the last attempt was refused
    /// Says more of the refusal that is on the board; nothing where there is none.
    void extendRefusal(const QString& sentence);
    void sync();  ///< shows what the input has become
    void place(); ///< puts the chooser, the button and the refusal where their squares are now

signals:
    void undone(); ///< a step of the move under way was taken back

private:
    void keepPicked();
    void placeChooser();
    void placePassChip();
    void placeRefusal();
    void showOption();
    [[nodiscard]] Side moverOwner() const;
    void studyOption(std::optional<Piece> becomes);
    void tellSelection();
    void refuse(const insight::InputResult& result);
    void nameFirstStep(Square clicked);
    void noteWay(const Move& move);
    void sayBeside(const QString& sentence, std::vector<Square> squares);

    BoardDesk& m_desk;
    insight::MoveInput m_input;
    /// What is picked for a move in advance.
    std::optional<std::pair<Square, Cell>> m_pickedAhead;
    rules::Route m_clickedWay; ///< the last one with a corner that was shown at a click
    ChoicePopover* m_chooser;  ///< these three are children of the view
    PassChip* m_passChip;
    RefusalBubble* m_refusal;
    std::vector<Square> m_refused; ///< the square of the latest refusal, then those which it must not hide
    QTimer m_refusalTimer;
    bool m_studiesOption = false; ///< what the mover would become, instead of the mover
    std::pair<std::optional<Square>, std::optional<PieceTypeId>> m_toldSelection;
};

} // namespace mujo::ui
