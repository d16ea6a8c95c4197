#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/game/game.h"
#include "core/insight/move_input.h"

namespace mujo::ui {

/// Answers to questions about the position shown, in sentences for those who hear the board.
class BoardAnswers {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::BoardAnswers)

public:
    /// The game must outlive it.
    explicit BoardAnswers(const Game& game);

    /// The last move with its number, what it has led to, and who is to move.
    [[nodiscard]] QString lastMove() const;
    /// On which squares and in whose hands the pieces of a name are: the whole English name or id, or a part
    /// of it, a reading or kanji. None where no piece of the game is called so.
    [[nodiscard]] std::optional<QString> whereIs(const QString& name) const;
    /// All pieces of a file, from the near edge on, or of a rank, from the left edge on, as a board with this
    /// side at its near edge is seen; or what a square holds. None where there is no such line or square.
    [[nodiscard]] std::optional<QString> whatStandsOn(const QString& line, Side near) const;
    /// Which clicks are possible: those of the move that is being entered, or of the piece on the square.
    [[nodiscard]] QString moves(const insight::MoveInput& input, Square square) const;
    [[nodiscard]] QString moves(const insight::MoveInput& input) const;
    /// Who attacks and who defends the square.
    [[nodiscard]] QString threats(Square square) const;
    [[nodiscard]] QString hands() const;
    /// What can be done now at the board.
    [[nodiscard]] QString step(const insight::MoveInput& input) const;

private:
    [[nodiscard]] QString kind(PieceTypeId type) const;
    [[nodiscard]] QString piecesOf(Side side, const std::vector<PieceTypeId>& types) const;
    [[nodiscard]] QString heldBy(Side side, const std::vector<PieceTypeId>& types) const;
    [[nodiscard]] QString piecesOn(const std::vector<Square>& squares) const;
    [[nodiscard]] QString capture(const insight::TargetMark& mark) const;
    [[nodiscard]] std::vector<PieceTypeId> kindsCalled(const QString& name) const;

    const Game& m_game;
    const Position& m_position;
};

} // namespace mujo::ui
