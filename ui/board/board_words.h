#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "core/insight/board_facts.h"
#include "core/insight/move_input.h"

namespace mujo::ui {

/// The board's sentences: prompts, choices, names of cells.
class BoardWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::BoardWords)

public:
    explicit BoardWords(const Position& position) : m_position(position) {}

    [[nodiscard]] QString square(Square square) const;
    [[nodiscard]] QString kind(PieceTypeId type) const;
    /// The square, the side and the name of the piece, such as "8h, Sente King".
    [[nodiscard]] QString cell(Square square) const;
    /// "Lion on 6g"; an empty square by its name alone.
    [[nodiscard]] QString pieceOn(Square at) const;
    /// What can be done now and how it is finished or cancelled; empty when nothing is under way.
    [[nodiscard]] QString prompt(const insight::MoveInput& input, std::optional<Square> hover) const;
    /// The same once the game is over, with its result.
    [[nodiscard]] QString promptAfterTheEnd(const insight::MoveInput& input, const QString& result,
                                            bool hasMoves) const;
    /// That a piece which may not go somewhere directly gets there when it takes this one on the way.
    [[nodiscard]] QString alsoByWay(Square victim) const;
    /// What skipping the turn does.
    [[nodiscard]] QString pass(const Move& move) const;
    [[nodiscard]] QString choice(const insight::MoveChoice& choice) const;
    /// Why a piece that may only be studied does not move.
    [[nodiscard]] QString notYours(const insight::MoveInput& input) const;
    /// A refusal of a click on an enemy piece, and how that piece is looked at.
    [[nodiscard]] QString withSecondClick(const QString& refusal, Square at) const;
    /// Who attacks and who defends a square.
    [[nodiscard]] QString threats(const insight::BoardFacts& facts, Square square, bool hangs) const;
    [[nodiscard]] QString premove(const Move& move) const;
    [[nodiscard]] static QString goTo(const QString& typed);
    /// Why the piece promotes or may promote by this move, such as "it takes"; empty for no reason of the
    /// rules.
    [[nodiscard]] QString promotionReason(const Move& move) const;
    static QString side(Side side);
    static QString nothingHangs();
    static QString someHang(int count);

private:
    [[nodiscard]] QString selection(const insight::MoveInput& input) const;
    /// What keeps a piece that has no legal move from moving; goes on after its name.
    [[nodiscard]] QString whyStuck(const insight::MoveInput& input) const;
    [[nodiscard]] static QString digits(std::size_t choices);
    [[nodiscard]] QString legs(const insight::MoveInput& input, const insight::TargetMark* hovered) const;
    [[nodiscard]] QString target(const insight::MoveInput& input, const insight::TargetMark& mark) const;
    [[nodiscard]] QString list(const std::vector<Square>& squares) const;

    const Position& m_position;
};

} // namespace mujo::ui
